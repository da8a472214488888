#include "talus/laws/frictional_lcp.h"

#include <cmath>
#include <numbers>

namespace talus::laws {

int FrictionalLcpLaw::directions(const ContactProblem& problem) const {
  return problem.dimension() == 2 ? 2 : settings_.directions;
}

/// Friction direction d in the frame of the contact's tangents.
Vector FrictionalLcpLaw::direction(const ContactProblem& problem, int d) const {
  if (problem.dimension() == 2) return Vector::Constant(1, d == 0 ? 1.0 : -1.0);
  const double angle = 2 * std::numbers::pi * d / settings_.directions;
  return core::Vector2(std::cos(angle), std::sin(angle));
}

void FrictionalLcpLaw::assemble(const ContactProblem& problem) {
  const int K = problem.contacts();
  const int D = directions(problem);
  const int per_contact = problem.tangents_per_contact();
  const int impulses = K * (D + 1);
  G_.resize(problem.dofs(), impulses);
  G_.leftCols(K) = problem.normals();
  for (int k = 0; k < K; ++k)
    for (int d = 0; d < D; ++d)
      G_.col(K + k * D + d).noalias() =
          problem.tangents().middleCols(k * per_contact, per_contact) * direction(problem, d);
  Minv_G_.resize(problem.dofs(), impulses);
  problem.mass().solve(G_, Minv_G_);
  M_.setZero(impulses + K, impulses + K);
  M_.topLeftCorner(impulses, impulses).noalias() = problem.mass().total_mass() * (G_.transpose() * Minv_G_);
  q_.setZero(impulses + K);
  q_.head(impulses).noalias() = G_.transpose() * problem.velocity();
  for (int k = 0; k < K; ++k) {
    M_(impulses + k, k) = problem.friction()[k];
    M_.block(impulses + k, K + k * D, 1, D).setConstant(-1);
    M_.block(K + k * D, impulses + k, D, 1).setConstant(1);
  }
}

void FrictionalLcpLaw::solve(const ContactProblem& problem, Response& response) {
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
  response.velocity.noalias() += mass * (Minv_G_ * solution_.z.head(K * (D + 1)));
  response.normal_impulse = mass * solution_.z.head(K);
  for (int k = 0; k < K; ++k)
    for (int d = 0; d < D; ++d)
      response.tangent_impulse.segment(k * per_contact, per_contact) +=
          mass * solution_.z[K + k * D + d] * direction(problem, d);
}

}  // namespace talus::laws
