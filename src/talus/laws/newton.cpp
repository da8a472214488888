#include "talus/laws/newton.h"

#include <algorithm>

namespace talus::laws {

void NewtonLaw::solve(const ContactProblem& problem, Response& response) {
  matrices_.compute(problem);
  b_ = problem.normals().transpose() * problem.velocity();
  b_.array() *= 1 + problem.restitution().array();
  // (3.56) is the optimality condition of: minimise 1/2 lambda'A lambda + b'lambda, lambda >= 0.
  solvers::LcpInfo info = pivoting_.solve(matrices_.A, b_, solution_);
  if (info.status == Status::solved) info = closest_.select_minimum_norm(matrices_.A, b_, solution_);
  response.status = info.status;
  response.residuals.complementarity = info.residual;
  response.iterations = 1;
  if (info.status != Status::solved) return;
  response.normal_impulse = solution_.z;
  response.velocity += matrices_.Minv_N * solution_.z;
  if (!friction_.prepare(problem, problem.velocity(), response.velocity)) return;
  response.status = friction_.apply(problem, response.normal_impulse, response.velocity);
  response.residuals.complementarity = std::max(response.residuals.complementarity, friction_.residual());
  friction_.write_impulse(problem, response.tangent_impulse);
}

}  // namespace talus::laws
