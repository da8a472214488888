#pragma once

// The linear complementarity problem LCP(M, q): find z with
//
//     w = M z + q,    w >= 0,    z >= 0,    z_i w_i = 0 for all i,
//
// and its boxed form, in which z_i lies between bounds:
//
//     z_i = lower_i  =>  w_i >= 0,      z_i = upper_i  =>  w_i <= 0,      otherwise w_i = 0.
//
// Every solver takes four nouns: settings (constructor), workspace (the solver object: reuse it and it allocates
// nothing), solution (out parameter) and info (return value). Each re-checks its answer with the residuals here.

#include "talus/core/linear_algebra.h"
#include "talus/solvers/status.h"

namespace talus::solvers {

using core::ConstMatrixRef;
using core::ConstVectorRef;
using core::Matrix;
using core::Vector;

struct LcpSolution {
  Vector z;
  Vector w;  ///< M z + q, recomputed from z
};

struct LcpInfo {
  Status status = Status::non_finite;
  int iterations = 0;   ///< pivots or sweeps
  double residual = 0;  ///< scaled, see below
};

/// Largest scaled violation of LCP(M, q) by z, where w = M z + q:
///     max_i | min( z_i / s_z,  w_i / s_i ) |,
///     s_i = |q_i| + |z|_inf max_{j: z_j != 0} |M_ij|   (round-off of row i is eps times this),
///     s_z = |z|_inf, at least |q|_inf / max_j |M_jj|.
/// Dimensionless; 0 for an exact solution. NaN in z gives infinity.
[[nodiscard]] double lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& z,
                                  const ConstVectorRef& w);

/// The same for bounds: the violation is |z_i - clamp(z_i - w_i)| with z and w scaled as above.
[[nodiscard]] double boxed_lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& lower,
                                        const ConstVectorRef& upper, const ConstVectorRef& z, const ConstVectorRef& w);

}  // namespace talus::solvers
