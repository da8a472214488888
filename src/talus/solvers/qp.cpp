#include "talus/solvers/qp.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "talus/solvers/entries.h"

namespace talus::solvers {

namespace {

using Index = Eigen::Index;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// value / size, where 0 / 0 = 0 and NaN counts as infinite.
double relative(double value, double size) {
  if (value == 0) return 0;
  const double ratio = value / size;
  return std::isnan(ratio) ? kInfinity : ratio;
}

// The smaller of the scaled multiplier and the scaled distance to the bound that it holds. An infinite bound is never
// near, so that a multiplier of the wrong sign counts in full.
double row_complementarity(double y, double y_size, double distance, double row_size) {
  if (std::isinf(distance)) return relative(std::abs(y), y_size);
  return std::min(relative(std::abs(y), y_size), relative(distance, row_size));
}

struct Sizes {
  double x = 0;  // s_x
  double y = 0;  // s_y
};

Sizes sizes_of(const QpView& problem, const ConstVectorRef& x, const ConstVectorRef& y) {
  const auto& [H, g, A, lower, upper] = problem;
  Sizes sizes;
  const double h_size = largest_entry(H);
  sizes.x = std::max(largest_entry(x), h_size > 0 ? largest_entry(g) / h_size : 0.0);
  for (Index j = 0; j < g.size(); ++j) {
    sizes.y = std::max(sizes.y, std::abs(g[j]) + largest_entry(H.col(j)) * sizes.x);
  }
  for (Index i = 0; i < A.rows(); ++i) {
    if (y[i] != 0) sizes.y = std::max(sizes.y, std::abs(y[i]) * largest_entry(A.row(i)));
  }
  return sizes;
}

// What row i of A adds to the primal residual and to the complementarity.
void add_row(const QpView& problem, const ConstVectorRef& x, const ConstVectorRef& y, const Sizes& sizes, Index i,
             QpResiduals& residuals) {
  const double lower = problem.lower[i];
  const double upper = problem.upper[i];
  const double a_size = largest_entry(problem.A.row(i));
  const double value = x.size() == 0 ? 0.0 : problem.A.row(i).dot(x);
  const double violation = std::max({0.0, lower - value, value - upper});
  if (violation > 0) {
    const double bound = value < lower ? lower : upper;
    residuals.primal = std::max(residuals.primal, relative(violation, std::abs(bound) + a_size * sizes.x));
  }
  if (y[i] != 0) {
    const double bound = y[i] > 0 ? lower : upper;
    const double row =
        row_complementarity(y[i] * a_size, sizes.y, std::abs(value - bound), std::abs(bound) + a_size * sizes.x);
    residuals.complementarity = std::max(residuals.complementarity, row);
  }
}

// |H x + g - A' y|_j / d_j. The sum over A is taken one term after the other, so that rows without a multiplier
// (copies, say) do not change a bit of it.
double dual_residual(const QpView& problem, const ConstVectorRef& x, const ConstVectorRef& y, const Sizes& sizes,
                     Index j) {
  double pull = 0;
  double pull_size = 0;
  for (Index i = 0; i < y.size(); ++i) {
    if (y[i] == 0) continue;
    pull += problem.A(i, j) * y[i];
    pull_size = std::max(pull_size, std::abs(problem.A(i, j) * y[i]));
  }
  const double own_size = std::abs(problem.g[j]) + largest_entry(problem.H.col(j)) * sizes.x;
  const double size = own_size > 0 ? own_size + pull_size : sizes.y;
  return relative(std::abs(problem.H.col(j).dot(x) + problem.g[j] - pull), size);
}

}  // namespace

double QpResiduals::worst() const {
  const double largest_of_all = std::max({primal, dual, complementarity});
  return std::isnan(primal) || std::isnan(dual) || std::isnan(complementarity) ? kInfinity : largest_of_all;
}

QpResiduals qp_residuals(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                         const ConstVectorRef& lower, const ConstVectorRef& upper, const ConstVectorRef& x,
                         const ConstVectorRef& y) {
  assert(H.rows() == g.size() && H.cols() == g.size() && x.size() == g.size() && y.size() == A.rows());
  assert((A.cols() == g.size() || A.rows() == 0) && lower.size() == A.rows() && upper.size() == A.rows());
  if (!x.allFinite() || !y.allFinite()) return {kInfinity, kInfinity, kInfinity};
  const QpView problem{H, g, A, lower, upper};
  const Sizes sizes = sizes_of(problem, x, y);
  QpResiduals residuals;
  for (Index i = 0; i < A.rows(); ++i) add_row(problem, x, y, sizes, i, residuals);
  for (Index j = 0; j < g.size(); ++j) {
    residuals.dual = std::max(residuals.dual, dual_residual(problem, x, y, sizes, j));
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
