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

/// The sizes that make z and w dimensionless, from the largest entries of M and q:
///     s_w = |q|_inf,   s_z = |q|_inf / max_ij |M_ij|     (1 where that is 0).
/// They are the problem's own: a z grown out of all proportion, whose terms only cancel to round-off, does not pass as
/// a solution.
struct LcpScales {
  double z = 1;
  double w = 1;
};
[[nodiscard]] LcpScales lcp_scales(double M_size, double q_size);

/// Largest scaled violation of LCP(M, q) by z, where w = M z + q:   max_i | min( z_i / s_z,  w_i / s_w ) |.
/// Dimensionless; 0 for an exact solution; infinity if z or w holds NaN.
[[nodiscard]] double lcp_residual(const LcpScales& scales, const ConstVectorRef& z, const ConstVectorRef& w);
[[nodiscard]] double lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& z,
                                  const ConstVectorRef& w);

/// The same for bounds: the violation is |z_i - clamp(z_i - w_i)| with z and w scaled as above.
[[nodiscard]] double boxed_lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& lower,
                                        const ConstVectorRef& upper, const ConstVectorRef& z, const ConstVectorRef& w);

}  // namespace talus::solvers
