#pragma once

// How long a point is sure to stay where it is known to be. Times are rounded down.

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/core/linear_algebra.h"

namespace talus::geometry {

using core::Vector3;

inline constexpr double kRoundedDown = 1 - 1e-12;
inline constexpr double kNoProgress = 1e-12;  ///< s: shorter is no time at all

/// How long p + v t stays within a ball around the origin; it begins there.
[[nodiscard]] inline double time_in_ball(const Vector3& p, const Vector3& v, double radius) {
  const double v2 = v.squaredNorm(), along = p.dot(v), left = radius * radius - p.squaredNorm();
  if (!(left > 0)) return 0;
  const double root = std::sqrt(along * along + v2 * left);
  return kRoundedDown * (along > 0 ? left / (along + root)
                         : v2 > 0  ? (root - along) / v2
                                   : std::numeric_limits<double>::infinity());
}

/// The same of a parabola, at least: it leaves its tangent by |a| t^2/2 at most, which is to be no more than half of
/// what lies between p and the ball.
[[nodiscard]] inline double time_in_ball(const Vector3& p, const Vector3& v, double a, double radius) {
  if (!(a > 0)) return time_in_ball(p, v, radius);
  const double bent = std::sqrt(std::max(0.0, radius - p.norm()) / a);
  const double straight = std::min(bent, time_in_ball(p, v, radius));
  return std::min(straight, time_in_ball(p, v, radius - 0.5 * a * straight * straight));
}

/// Time until a point with speed v and acceleration a may have moved by d.
[[nodiscard]] inline double time_to_move(double d, double v, double a) {
  const double root = v + std::sqrt(v * v + 2 * a * d);
  return root > 0 ? kRoundedDown * 2 * d / root : std::numeric_limits<double>::infinity();
}

}  // namespace talus::geometry
