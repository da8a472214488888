#include "talus/solvers/lcp.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace talus::solvers {
namespace {

using Eigen::Index;

/// max_i violation(i, w_i / s_i) with the row scales s_i of the header, computed a block of rows at a time so that
/// nothing is allocated.
template <class Violation>
double worst_row(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& z, const ConstVectorRef& w,
                 Violation violation) {
  constexpr Index kBlock = 64;
  std::array<double, kBlock> scale;
  const double z_size = z.lpNorm<Eigen::Infinity>();
  double worst = 0;
  for (Index first = 0; first < z.size(); first += kBlock) {
    const Index count = std::min(kBlock, z.size() - first);
    std::fill_n(scale.begin(), count, 0.0);
    for (Index j = 0; j < z.size(); ++j) {
      if (z[j] == 0) continue;
      const double* column = M.data() + j * M.outerStride() + first;
      for (Index i = 0; i < count; ++i)
        scale[static_cast<std::size_t>(i)] = std::max(scale[static_cast<std::size_t>(i)], std::abs(column[i]));
    }
    for (Index i = 0; i < count; ++i) {
      const double s = std::abs(q[first + i]) + scale[static_cast<std::size_t>(i)] * z_size;
      worst = std::max(worst, std::abs(violation(first + i, s > 0 ? w[first + i] / s : w[first + i])));
    }
  }
  return worst;
}

/// The scale of z: its largest entry, or what q asks for if z is smaller than that.
double z_scale(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& z) {
  const double size = z.lpNorm<Eigen::Infinity>();
  double m = 0;
  for (Index j = 0; j < z.size(); ++j) m = std::max(m, std::abs(M(j, j)));
  const double needed = m > 0 ? q.lpNorm<Eigen::Infinity>() / m : 0;
  return size > 0 || needed > 0 ? std::max(size, needed) : 1;
}

}  // namespace

double lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& z,
                    const ConstVectorRef& w) {
  if (!z.allFinite() || !w.allFinite()) return std::numeric_limits<double>::infinity();
  if (z.size() == 0) return 0;
  const double s_z = z_scale(M, q, z);
  return worst_row(M, q, z, w, [&](Index i, double w_i) { return std::min(z[i] / s_z, w_i); });
}

double boxed_lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& lower,
                          const ConstVectorRef& upper, const ConstVectorRef& z, const ConstVectorRef& w) {
  if (!z.allFinite() || !w.allFinite()) return std::numeric_limits<double>::infinity();
  if (z.size() == 0) return 0;
  const double s_z = z_scale(M, q, z);
  // The natural residual z - clamp(z - w, lower, upper) is the middle one of z - lower, w and z - upper.
  return worst_row(M, q, z, w, [&](Index i, double w_i) {
    return std::max((z[i] - upper[i]) / s_z, std::min((z[i] - lower[i]) / s_z, w_i));
  });
}

}  // namespace talus::solvers
