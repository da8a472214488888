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
  double complementarity = 0;  ///< largest |y_i| times distance to the bound it holds, scaled
  double objective = 0;
};

struct QpResiduals {
  double primal = 0;
  double dual = 0;
  double complementarity = 0;
  [[nodiscard]] double worst() const;
};

/// The KKT residuals of (x, y), each divided by the size of the terms that make it up.
[[nodiscard]] QpResiduals qp_residuals(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                                       const ConstVectorRef& lower, const ConstVectorRef& upper,
                                       const ConstVectorRef& x, const ConstVectorRef& y);

}  // namespace talus::solvers
