#include "talus/solvers/pgs.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::solvers {
namespace {

/// One sweep over all variables, keeping w = A x + b.
void sweep(const ConstMatrixRef& A, const ConstVectorRef& lower, const ConstVectorRef& upper, double relaxation,
           Vector& x, Vector& w) {
  for (Eigen::Index i = 0; i < x.size(); ++i) {
    const double diagonal = A(i, i);
    if (diagonal <= 0) continue;  // a zero diagonal of a semi-definite A means a zero row: x_i has no effect
    const double target = std::clamp(x[i] - relaxation * w[i] / diagonal, lower[i], upper[i]);
    const double change = target - x[i];
    if (change == 0) continue;
    x[i] = target;
    w.noalias() += A.col(i) * change;
  }
}

}  // namespace

LcpInfo ProjectedGaussSeidel::solve(const ConstMatrixRef& A, const ConstVectorRef& b, LcpSolution& solution,
                                    bool warm_start) {
  zero_.setZero(b.size());
  infinity_.setConstant(b.size(), std::numeric_limits<double>::infinity());
  return solve_boxed(A, b, zero_, infinity_, solution, warm_start);
}

LcpInfo ProjectedGaussSeidel::solve_boxed(const ConstMatrixRef& A, const ConstVectorRef& b, const ConstVectorRef& lower,
                                          const ConstVectorRef& upper, LcpSolution& solution, bool warm_start) {
  Vector& x = solution.z;
  Vector& w = solution.w;
  if (!warm_start || x.size() != b.size()) x.setZero(b.size());
  LcpInfo info;
  if (!A.allFinite() || !b.allFinite() || !x.allFinite() || lower.hasNaN() || upper.hasNaN()) {
    x.setZero(), w.setZero(b.size());
    return info;
  }
  x = x.cwiseMax(lower).cwiseMin(upper);
  w = b;
  w.noalias() += A * x;
  info.status = Status::iteration_limit;
  constexpr int kCheckEvery = 8;  // the residual costs as much as a sweep, and w drifts by round-off meanwhile
  while (true) {
    w = b;
    w.noalias() += A * x;
    info.residual = boxed_lcp_residual(A, b, lower, upper, x, w);
    if (!std::isfinite(info.residual)) {
      x.setZero(), w.setZero();
      info.status = Status::non_finite;
      return info;
    }
    if (info.residual <= settings_.tolerance) info.status = Status::solved;
    if (info.status == Status::solved || info.iterations >= settings_.max_sweeps) return info;
    const int sweeps = std::min(kCheckEvery, settings_.max_sweeps - info.iterations);
    for (int k = 0; k < sweeps; ++k) sweep(A, lower, upper, settings_.relaxation, x, w);
    info.iterations += sweeps;
  }
}

}  // namespace talus::solvers
