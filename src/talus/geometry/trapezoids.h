#pragma once

// A polygon with holes cut into trapezoids with horizontal sides: between the heights of two neighbouring corners no
// edge begins, ends or crosses another, so that the region is a row of trapezoids there, one between every two edges.
// Exact for points spread uniformly over an area, and for the area itself.

#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::geometry {

/// From y0 to y1 > y0; at y0 it spans left0 to right0, at y1 left1 to right1.
struct Trapezoid {
  double y0 = 0, y1 = 0;
  double left0 = 0, right0 = 0, left1 = 0, right1 = 0;

  [[nodiscard]] double area() const { return 0.5 * (y1 - y0) * ((right0 - left0) + (right1 - left1)); }
  /// Uniform over the area for u, v uniform in [0, 1).
  [[nodiscard]] core::Vector2 point(double u, double v) const;
};

/// Inside is what an odd number of rings run round. Rings may, but need not, repeat their first point; they must not
/// cross themselves or each other.
[[nodiscard]] std::vector<Trapezoid> trapezoids_of(std::span<const std::vector<core::Vector2>> rings);

}  // namespace talus::geometry
