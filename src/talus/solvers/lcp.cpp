#include "talus/solvers/lcp.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::solvers {
namespace {

using Eigen::Index;

LcpScales scales_of(const ConstMatrixRef& M, const ConstVectorRef& q) {
  double M_size = 0;
  for (Index j = 0; j < M.cols(); ++j) M_size = std::max(M_size, M.col(j).lpNorm<Eigen::Infinity>());
  return lcp_scales(M_size, q.size() > 0 ? q.lpNorm<Eigen::Infinity>() : 0);
}

/// max_i |violation(i)|; infinity if any is not a number.
template <class Violation>
double worst(Index count, Violation violation) {
  double largest = 0;
  for (Index i = 0; i < count; ++i) {
    const double size = std::abs(violation(i));
    if (std::isnan(size)) return std::numeric_limits<double>::infinity();
    largest = std::max(largest, size);
  }
  return largest;
}

}  // namespace

LcpScales lcp_scales(double M_size, double q_size) {
  using Limits = std::numeric_limits<double>;
  LcpScales scales;
  if (q_size > 0) scales.w = q_size;
  // Kept in the range of doubles: with 0 or infinity, violations would be no numbers.
  if (q_size > 0 && M_size > 0) scales.z = std::clamp(q_size / M_size, Limits::min(), Limits::max());
  return scales;
}

double lcp_residual(const LcpScales& scales, const ConstVectorRef& z, const ConstVectorRef& w) {
  return worst(z.size(), [&](Index i) {
    const double z_i = z[i] / scales.z;
    const double w_i = w[i] / scales.w;
    return std::isnan(z_i) || z_i < w_i ? z_i : w_i;
  });
}

double lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& z,
                    const ConstVectorRef& w) {
  return lcp_residual(scales_of(M, q), z, w);
}

double boxed_lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& lower,
                          const ConstVectorRef& upper, const ConstVectorRef& z, const ConstVectorRef& w) {
  const LcpScales scales = scales_of(M, q);
  return worst(z.size(), [&](Index i) {
    // The natural residual z - clamp(z - w, lower, upper) is the middle one of z - lower, w and z - upper.
    const double to_lower = (z[i] - lower[i]) / scales.z;
    const double to_upper = (z[i] - upper[i]) / scales.z;
    return std::isnan(z[i]) ? z[i] : std::max(to_upper, std::min(to_lower, w[i] / scales.w));
  });
}

}  // namespace talus::solvers
