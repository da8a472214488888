#pragma once

// The convex quadratic programme
//
//     minimise  1/2 x' H x + g' x    subject to   lower <= A x <= upper
//
// with H symmetric positive (semi-)definite, A of m rows, bounds that may be infinite (no bound) or equal (equality).
// Multipliers y (one per row) satisfy  H x + g - A' y = 0,  y_i >= 0 where the lower and <= 0 where the upper bound
// holds.

#include "talus/core/linear_algebra.h"
#include "talus/solvers/status.h"

namespace talus::solvers {

using core::ConstMatrixRef;
using core::ConstVectorRef;
using core::Matrix;
using core::Vector;

struct QpSolution {
  Vector x;
  Vector y;  ///< multipliers, one per row of A; signs as above
};

struct QpInfo {
  Status status = Status::non_finite;
  int iterations = 0;
  double primal_residual = 0;  ///< largest violation of a bound, scaled
  double dual_residual = 0;    ///< |H x + g - A' y|_inf, scaled
  double complementarity = 0;  ///< largest over the rows of: the smaller of |y_i| and the distance to its bound, scaled
  double objective = 0;        ///< 1/2 x' H x + g' x
};

struct QpResiduals {
  double primal = 0;
  double dual = 0;
  double complementarity = 0;
  [[nodiscard]] double worst() const;
};

/// The KKT residuals of (x, y), each divided by the size of the terms that make it up. With sizes
///     s_x = |x|_inf, at least |g|_inf / max |H|,             of a variable,
///     p_i = |bound_i| + |a_i|_inf s_x                        of row i of A x,
///     s_y = max_i |y_i| |a_i|_inf, at least max_j (|g_j| + |H_j|_inf s_x)   of a multiplier times its row,
///     d_j = |g_j| + |H_j|_inf s_x + max_i |A_ij y_i|         of row j of H x + g - A' y
/// (d_j = s_y for a variable without cost, where g_j = 0 and H_j = 0) the residuals are
///     primal           max_i  violation_i / p_i
///     dual             max_j  |H x + g - A' y|_j / d_j
///     complementarity  max_i  min(|y_i| |a_i|_inf / s_y,  |a_i' x - b_i| / p_i),   b_i = lower_i if y_i > 0, else
///     upper_i.
/// They do not change when the objective, a row of A with its bounds, or (g, lower, upper) together are multiplied by
/// a positive number. 0 for an exact solution; NaN or infinity in (x, y) gives infinity. H must be symmetric.
[[nodiscard]] QpResiduals qp_residuals(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                                       const ConstVectorRef& lower, const ConstVectorRef& upper,
                                       const ConstVectorRef& x, const ConstVectorRef& y);

/// 1/2 x' H x + g' x
[[nodiscard]] double qp_objective(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstVectorRef& x);

/// What a solver can say before any work: `non_finite` for NaN anywhere or infinity outside the bounds, `infeasible`
/// for a lower bound above its upper one (or of +infinity, or an upper one of -infinity), otherwise `solved`.
[[nodiscard]] Status screen_qp(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                               const ConstVectorRef& lower, const ConstVectorRef& upper);

}  // namespace talus::solvers
