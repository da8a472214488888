#pragma once

// Projected Gauss-Seidel for the boxed LCP with a symmetric positive semi-definite matrix of positive diagonal:
//
//     x_i <- clamp( x_i - omega w_i / A_ii,  lower_i, upper_i ),      w = A x + b kept up to date,   i = 1 ... n,
//
// swept until the scaled residual is below the tolerance. Each sweep lowers 1/2 x'Ax + b'x. Slow to converge on stacks
// and redundant contacts, but cheap, warm-startable and bounded in time; the pivoting solvers are the accurate ones.

#include "talus/solvers/lcp.h"

namespace talus::solvers {

struct ProjectedGaussSeidelSettings {
  int max_sweeps = 10000;
  double tolerance = 1e-9;  ///< largest scaled residual that counts as solved
  double relaxation = 1.0;  ///< omega, 0 < omega < 2
};

class ProjectedGaussSeidel {
 public:
  explicit ProjectedGaussSeidel(ProjectedGaussSeidelSettings settings = {}) : settings_(settings) {}

  /// With warm_start, solution.z on entry is where the sweeps begin (clamped to the bounds); else they begin at 0.
  [[nodiscard]] LcpInfo solve(const ConstMatrixRef& A, const ConstVectorRef& b, LcpSolution& solution,
                              bool warm_start = false);
  [[nodiscard]] LcpInfo solve_boxed(const ConstMatrixRef& A, const ConstVectorRef& b, const ConstVectorRef& lower,
                                    const ConstVectorRef& upper, LcpSolution& solution, bool warm_start = false);

 private:
  ProjectedGaussSeidelSettings settings_;
  Vector zero_, infinity_;
};

}  // namespace talus::solvers
