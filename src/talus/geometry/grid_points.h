#pragma once

// Points on a fine integer grid, on which orientation is decided without round-off:
//
//     orient3d(a, b, c, d) = ((b - a) x (c - a)) . (d - a)       > 0: from d, the outer side of the triangle (a, b, c),
//                                                                     these are seen to run counter-clockwise
//     orient2d(a, b, c)    = (b - a) x (c - a)                   > 0: a, b, c run counter-clockwise
//
// The longest side of the box around the points is at most 2^52 grid units, as fine as doubles of that size are. A
// cross product of differences then has 105 bits and fits a 128-bit integer; the determinant has 160 and is summed in
// two parts. Algorithms that need consistent answers (hulls, triangulations, intersections) decide on the grid and
// return the points they were given. Scaling is by powers of two, so lattices of round numbers stay exact.

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

__extension__ typedef __int128 Int128;  // NOLINT(modernize-use-using): `using` cannot carry __extension__

using GridPoint = std::array<std::int64_t, 3>;
using GridPoint2 = std::array<std::int64_t, 2>;

[[nodiscard]] inline GridPoint operator-(const GridPoint& a, const GridPoint& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

/// (b - a) x (c - a)
[[nodiscard]] inline std::array<Int128, 3> grid_cross(const GridPoint& a, const GridPoint& b, const GridPoint& c) {
  const GridPoint u = b - a;
  const GridPoint v = c - a;
  return {Int128{u[1]} * v[2] - Int128{u[2]} * v[1], Int128{u[2]} * v[0] - Int128{u[0]} * v[2],
          Int128{u[0]} * v[1] - Int128{u[1]} * v[0]};
}

[[nodiscard]] inline int sign(Int128 value) {
  return static_cast<int>(value > 0) - static_cast<int>(value < 0);
}

/// Sign of the determinant above: 1, 0 or -1.
[[nodiscard]] inline int orient3d(const GridPoint& a, const GridPoint& b, const GridPoint& c, const GridPoint& d) {
  const std::array<Int128, 3> n = grid_cross(a, b, c);
  const GridPoint w = d - a;
  Int128 high = 0;  // n = high part * 2^53 + low part
  Int128 low = 0;
  for (int i = 0; i < 3; ++i) {
    const Int128 upper = n[i] >> 53;
    high += upper * w[i];
    low += (n[i] - (upper << 53)) * w[i];
  }
  const Int128 carry = low >> 53;
  high += carry;
  return high != 0 ? sign(high) : sign(low - (carry << 53));
}

[[nodiscard]] inline int orient2d(const GridPoint2& a, const GridPoint2& b, const GridPoint2& c) {
  return sign(Int128{b[0] - a[0]} * (c[1] - a[1]) - Int128{b[1] - a[1]} * (c[0] - a[0]));
}

/// Do the closed segments ab and cd share a point?
[[nodiscard]] bool segments_meet(const GridPoint2& a, const GridPoint2& b, const GridPoint2& c, const GridPoint2& d);

/// The grid over a box; the box must be finite and not a point.
class Grid {
 public:
  explicit Grid(const Box& box);

  [[nodiscard]] double spacing() const { return spacing_; }
  [[nodiscard]] GridPoint snap(const Vector3& p) const;

 private:
  Vector3 origin_;
  double spacing_;
};

}  // namespace talus::geometry
