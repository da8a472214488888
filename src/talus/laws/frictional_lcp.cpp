#include "talus/laws/frictional_lcp.h"

#include <cmath>
#include <numbers>

namespace talus::laws {

int FrictionalLcpLaw::directions(const ContactProblem& problem) const {
  return problem.dimension() == 2 ? 2 : settings_.directions;
}

/// Friction direction d in the frame of the contact's tangents.
FrictionalLcpLaw::Tangent FrictionalLcpLaw::direction(const ContactProblem& problem, int d) const {
  if (problem.dimension() == 2) return Tangent::Constant(1, d == 0 ? 1.0 : -1.0);
  const double angle = 2 * std::numbers::pi * d / settings_.directions;
  return core::Vector2(std::cos(angle), std::sin(angle));
}

void FrictionalLcpLaw::assemble(const ContactProblem& problem) {
  rough_.clear();
  for (int k = 0; k < problem.contacts(); ++k)
    if (problem.friction()[k] > 0) rough_.push_back(k);
  const int K = problem.contacts();
  const int R = static_cast<int>(rough_.size());
  const int D = directions(problem);
  const int per_contact = problem.tangents_per_contact();
  const int impulses = K + R * D;
  G_.resize(problem.dofs(), impulses);
  G_.leftCols(K) = problem.normals();
  for (int r = 0; r < R; ++r)
    for (int d = 0; d < D; ++d)
      G_.col(K + r * D + d).noalias() =
          problem.tangents().middleCols(rough_[static_cast<std::size_t>(r)] * per_contact, per_contact) *
          direction(problem, d);
  Minv_G_.resize(problem.dofs(), impulses);
  problem.mass().solve(G_, Minv_G_);
  M_.setZero(impulses + R, impulses + R);
  M_.topLeftCorner(impulses, impulses).noalias() = problem.mass().total_mass() * (G_.transpose() * Minv_G_);
  q_.setZero(impulses + R);
  q_.head(impulses).noalias() = G_.transpose() * problem.velocity();
  q_.head(K) -= problem.least_speed();
  for (int r = 0; r < R; ++r) {
    const int k = rough_[static_cast<std::size_t>(r)];
    M_(impulses + r, k) = problem.friction()[k];
    M_.block(impulses + r, K + r * D, 1, D).setConstant(-1);
    M_.block(K + r * D, impulses + r, D, 1).setConstant(1);
  }
}

void FrictionalLcpLaw::solve(const ContactProblem& problem, Response& response) {
  if (HeldContacts::suits(problem)) {
    if (held_.solve(problem, response)) return;
    if (problem.contacts() > settings_.most_pivoted) {
      sweeps_.respond(problem, response);
      return;
    }
  }
  assemble(problem);
  const solvers::LcpInfo info = lemke_.solve(M_, q_, solution_);
  response.status = info.status;
  response.residuals.complementarity = info.residual;
  response.iterations = info.iterations;
  if (info.status != Status::solved) return;
  const int K = problem.contacts();
  const int D = directions(problem);
  const int per_contact = problem.tangents_per_contact();
  const double mass = problem.mass().total_mass();
  response.velocity.noalias() += mass * (Minv_G_ * solution_.z.head(G_.cols()));
  response.normal_impulse = mass * solution_.z.head(K);
  for (std::size_t r = 0; r < rough_.size(); ++r)
    for (int d = 0; d < D; ++d)
      response.tangent_impulse.segment(rough_[r] * per_contact, per_contact) +=
          mass * solution_.z[K + static_cast<int>(r) * D + d] * direction(problem, d);
}

}  // namespace talus::laws
