#pragma once

#include <algorithm>
#include <limits>

#include "talus/geometry/triangle_mesh.h"

namespace talus::slope {

/// More than rounding can add to a distance between `point` and something within `bounds`, m: 7e-12 at 1000 m from the
/// origin. Distances are told shorter, and radii taken longer, by this much.
[[nodiscard]] inline double rounding(const geometry::Box& bounds, const core::Vector3& point) {
  constexpr double kMargin = 32 * std::numeric_limits<double>::epsilon();
  const double size = bounds.lower.cwiseAbs().cwiseMax(bounds.upper.cwiseAbs()).cwiseMax(point.cwiseAbs()).maxCoeff();
  return kMargin * size;
}

}  // namespace talus::slope
