#include "talus/solvers/qp.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace talus::solvers {

namespace {

using Index = Eigen::Index;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Eigen leaves the largest entry of nothing undefined.
template <typename Derived>
double largest(const Eigen::MatrixBase<Derived>& values) {
  return values.size() == 0 ? 0.0 : values.cwiseAbs().maxCoeff();
}

// value / size, where 0 / 0 = 0 and NaN counts as infinite.
double relative(double value, double size) {
  if (value == 0) return 0;
  const double ratio = value / size;
  return std::isnan(ratio) ? kInfinity : ratio;
}

// The smaller of the scaled multiplier and the scaled distance to the bound that it holds. An infinite bound is never
// near, so that a multiplier of the wrong sign counts in full.
double row_complementarity(double y, double y_size, double distance, double row_size) {
  if (std::isnan(y)) return kInfinity;
  if (std::isinf(distance)) return relative(std::abs(y), y_size);
  return std::min(relative(std::abs(y), y_size), relative(distance, row_size));
}

}  // namespace

double QpResiduals::worst() const {
  const double largest_of_all = std::max({primal, dual, complementarity});
  return std::isnan(primal) || std::isnan(dual) || std::isnan(complementarity) ? kInfinity : largest_of_all;
}

QpResiduals qp_residuals(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                         const ConstVectorRef& lower, const ConstVectorRef& upper, const ConstVectorRef& x,
                         const ConstVectorRef& y) {
  const Index n = g.size();
  const Index m = A.rows();
  assert(H.rows() == n && H.cols() == n && x.size() == n && y.size() == m);
  assert((A.cols() == n || m == 0) && lower.size() == m && upper.size() == m);
  if (!x.allFinite() || !y.allFinite()) return {kInfinity, kInfinity, kInfinity};

  const double h_size = largest(H);
  const double x_size = std::max(largest(x), h_size > 0 ? largest(g) / h_size : 0.0);
  double y_size = 0;
  for (Index j = 0; j < n; ++j) y_size = std::max(y_size, std::abs(g[j]) + largest(H.col(j)) * x_size);
  for (Index i = 0; i < m; ++i) {
    if (y[i] != 0) y_size = std::max(y_size, std::abs(y[i]) * largest(A.row(i)));
  }

  QpResiduals residuals;
  for (Index i = 0; i < m; ++i) {
    const double a_size = largest(A.row(i));
    const double value = n == 0 ? 0.0 : A.row(i).dot(x);
    const double bound = value < lower[i] ? lower[i] : upper[i];
    const double violation = std::max({0.0, lower[i] - value, value - upper[i]});
    if (violation > 0) {
      residuals.primal = std::max(residuals.primal, relative(violation, std::abs(bound) + a_size * x_size));
    }
    if (y[i] == 0) continue;
    const double held = y[i] > 0 ? lower[i] : upper[i];
    residuals.complementarity =
        std::max(residuals.complementarity,
                 row_complementarity(y[i] * a_size, y_size, std::abs(value - held), std::abs(held) + a_size * x_size));
  }
  for (Index j = 0; j < n; ++j) {
    const double own = std::abs(g[j]) + largest(H.col(j)) * x_size;
    const double size = own > 0 ? own + largest(A.col(j).cwiseProduct(y)) : y_size;
    residuals.dual = std::max(residuals.dual, relative(std::abs(H.col(j).dot(x) + g[j] - A.col(j).dot(y)), size));
  }
  return residuals;
}

double qp_objective(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstVectorRef& x) {
  double objective = 0;
  for (Index j = 0; j < x.size(); ++j) objective += x[j] * (0.5 * H.col(j).dot(x) + g[j]);
  return objective;
}

Status screen_qp(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A, const ConstVectorRef& lower,
                 const ConstVectorRef& upper) {
  assert(H.rows() == g.size() && H.cols() == g.size() && (A.cols() == g.size() || A.rows() == 0));
  assert(lower.size() == A.rows() && upper.size() == A.rows());
  if (!H.allFinite() || !g.allFinite() || !A.allFinite() || lower.hasNaN() || upper.hasNaN()) return Status::non_finite;
  const bool empty_range = (lower.array() > upper.array()).any() || (lower.array() == kInfinity).any() ||
                           (upper.array() == -kInfinity).any();
  return empty_range ? Status::infeasible : Status::solved;
}

}  // namespace talus::solvers
