#include "talus/solvers/lcp.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::solvers {
namespace {

using Eigen::Index;

struct Scales {
  double z = 1;
  double w = 1;

  Scales(const ConstMatrixRef& M, const ConstVectorRef& q) {
    const double q_size = q.lpNorm<Eigen::Infinity>();
    double m_size = 0;
    for (Index j = 0; j < q.size(); ++j) m_size = std::max(m_size, M.col(j).lpNorm<Eigen::Infinity>());
    if (q_size > 0) w = q_size;
    if (q_size > 0 && m_size > 0) z = q_size / m_size;
  }
};

}  // namespace

double lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& z,
                    const ConstVectorRef& w) {
  if (!z.allFinite() || !w.allFinite()) return std::numeric_limits<double>::infinity();
  if (z.size() == 0) return 0;
  const Scales scales(M, q);
  double worst = 0;
  for (Index i = 0; i < z.size(); ++i) worst = std::max(worst, std::abs(std::min(z[i] / scales.z, w[i] / scales.w)));
  return worst;
}

double boxed_lcp_residual(const ConstMatrixRef& M, const ConstVectorRef& q, const ConstVectorRef& lower,
                          const ConstVectorRef& upper, const ConstVectorRef& z, const ConstVectorRef& w) {
  if (!z.allFinite() || !w.allFinite()) return std::numeric_limits<double>::infinity();
  if (z.size() == 0) return 0;
  const Scales scales(M, q);
  double worst = 0;
  for (Index i = 0; i < z.size(); ++i) {
    // The natural residual z - clamp(z - w, lower, upper) is the middle one of z - lower, w and z - upper.
    const double to_lower = (z[i] - lower[i]) / scales.z;
    const double to_upper = (z[i] - upper[i]) / scales.z;
    worst = std::max(worst, std::abs(std::max(to_upper, std::min(to_lower, w[i] / scales.w))));
  }
  return worst;
}

}  // namespace talus::solvers
