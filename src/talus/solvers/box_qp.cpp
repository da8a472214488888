#include "talus/solvers/box_qp.h"

namespace talus::solvers {

BoxQpInfo BoxQp::solve(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstVectorRef& lower,
                       const ConstVectorRef& upper, Vector& x) {
  const LcpInfo info = pivoting_.solve_boxed(H, g, lower, upper, solution_);
  x = solution_.z;
  // A box with lower <= upper is never empty: where the conditions cannot be met, the objective has no minimum.
  const Status status = info.status == Status::infeasible ? Status::unbounded : info.status;
  // 1/2 x'Hx + g'x = 1/2 x'(w + g) with w = Hx + g
  const double objective = 0.5 * (x.dot(solution_.w) + x.dot(g));
  return {.status = status, .iterations = info.iterations, .residual = info.residual, .objective = objective};
}

}  // namespace talus::solvers
