#include "talus/laws/bounded.h"

#include <algorithm>
#include <numeric>

namespace talus::laws {

void BoundedLaw::solve(const ContactProblem& problem, Response& response) {
  matrices_.compute(problem);
  normal_.prepare(problem, matrices_);
  all_.resize(static_cast<std::size_t>(problem.contacts()));
  std::iota(all_.begin(), all_.end(), 0);
  residual_ = 0;
  response.iterations = 1;
  response.status = blend(problem, response);
  if (response.status == Status::solved && problem.has_friction()) response.status = rub(problem, response);
  response.residuals.complementarity = residual_;
}

/// The inelastic step. The factor on the change is 1 for exact impulses; taken at the minimum of energy along the change, it
/// cannot raise energy for inexact ones either.
Status BoundedLaw::project(const ContactProblem& problem, Vector& velocity, Vector& impulse, double& added) {
  added = 0;
  const Status status = normal_.solve(all_, velocity, step_impulse_);
  residual_ = std::max(residual_, normal_.residual());
  if (status != Status::solved) return status;
  change_.noalias() = matrices_.Minv_N * step_impulse_;
  const double squared = problem.mass().inner(change_, change_);
  if (!(squared > 0)) return Status::solved;
  const double factor = -problem.mass().inner(velocity, change_) / squared;
  velocity += factor * change_;
  impulse += factor * step_impulse_;
  added = factor * step_impulse_.sum();
  return Status::solved;
}

Status BoundedLaw::blend(const ContactProblem& problem, Response& response) {
  double total = 0;
  const Status status = project(problem, response.velocity, response.normal_impulse, total);
  if (status != Status::solved || total <= 0) return status;
  const double c = response.normal_impulse.dot(problem.restitution()) / response.normal_impulse.sum();
  if (c <= 0) return Status::solved;
  reflected_velocity_ = problem.velocity();
  reflected_impulse_.setZero(problem.contacts());
  const Reflector::Info info =
      reflector_.reflect(problem, matrices_, normal_, reflected_velocity_, reflected_impulse_);
  residual_ = std::max(residual_, info.residual);
  response.iterations = info.rounds;
  // A reflection cut short in a narrow wedge ends on a projection: less lively, every promise kept.
  if (info.status != Status::solved && info.status != Status::iteration_limit) return info.status;
  response.velocity = (1 - c) * response.velocity + c * reflected_velocity_;
  response.normal_impulse = (1 - c) * response.normal_impulse + c * reflected_impulse_;
  return Status::solved;
}

Status BoundedLaw::rub(const ContactProblem& problem, Response& response) {
  if (!friction_.prepare(problem, problem.velocity(), response.velocity)) return Status::solved;
  for (int round = 0; round < settings_.max_friction_rounds; ++round) {
    Status status = friction_.apply(problem, response.normal_impulse, response.velocity);
    if (status != Status::solved) return status;
    double added = 0;
    status = project(problem, response.velocity, response.normal_impulse, added);
    if (status != Status::solved) return status;
    if (added <= settings_.friction_converged * response.normal_impulse.sum()) break;
  }
  residual_ = std::max(residual_, friction_.residual());
  friction_.write_impulse(problem, response.tangent_impulse);
  return Status::solved;
}

}  // namespace talus::laws
