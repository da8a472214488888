#include "talus/rockfall/path_length.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace talus::rockfall {
namespace {

/// log(1 + z)/z, also at 0.
double log1p_ratio(double z) {
  return z == 0 ? 1 : std::log1p(z) / z;
}

}  // namespace

double path_length(const core::Vector3& v, const core::Vector3& a, double duration) {
  const double c = a.norm();
  double s0 = c > 0 ? v.dot(a) / c : 0;
  const double h = c > 0 ? v.cross(a).norm() / c : v.norm();
  double s1 = s0 + c * duration;
  if (s0 + s1 < 0) s0 = -std::exchange(s1, -s0);
  const double q0 = std::hypot(s0, h), q1 = std::hypot(s1, h);
  if (q0 + q1 == 0) return 0;
  const double b = (s0 + s1) / (q0 + q1);
  double sum = 0.5 * (q0 + q1) + 0.5 * b * (s0 + s1);
  if (h * h > 0) {
    const double base = s0 > 0 ? s0 + q0 : h / (q0 - s0) * h;
    const double slope = (1 + b) / base;
    sum += h * h * slope * log1p_ratio(c * duration * slope);
  }
  return 0.5 * duration * sum;
}

/// The length never falls: Newton's steps (its derivative is the speed), halving where they leave the bracket.
double time_at_length(const core::Vector3& v, const core::Vector3& a, double duration, double length) {
  if (a.isZero(0)) return v.isZero(0) ? 0 : std::min(duration, length / v.norm());
  double low = 0, high = duration, t = 0.5 * duration;
  constexpr int kMost = 100;
  for (int step = 0; step < kMost && low < high; ++step) {
    const double excess = path_length(v, a, t) - length;
    (excess < 0 ? low : high) = t;
    const double newton = t - excess / (v + t * a).norm();
    const double next = newton > low && newton < high ? newton : 0.5 * (low + high);
    if (next == t || std::abs(excess) <= 1e-15 * length) break;
    t = next;
  }
  return t;
}

}  // namespace talus::rockfall
