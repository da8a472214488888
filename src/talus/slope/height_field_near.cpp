// What of a height field is near a point. Distances are compared by their squares, and a triangle is left aside by the
// box around its cell or by its plane:
//
//     distance^2 = above^2 / (1 + g.g),    g the slope of the plane, above: the point straight above it.
//
// Rounding of squares and boxes is far below the margin of rounding.h, by which the radius is longer.

#include <algorithm>
#include <cmath>

#include "talus/slope/height_field_cell.h"
#include "talus/slope/rounding.h"

namespace talus::slope {
namespace {

/// How far x is outside [lower, upper].
double outside(double x, double lower, double upper) {
  return std::max(std::max(lower - x, x - upper), 0.0);
}
double square(double x) {
  return x * x;
}

}  // namespace

/// Squared distance to the box around a block of kBlock cells along a side.
double HeightField::block_distance2(const Vector3& point, int bi, int bj, const Range& range) const {
  const double width = kBlock * grid_.spacing.x(), depth = kBlock * grid_.spacing.y();
  return square(outside(point.x() - grid_.first.x() - bi * width, 0, width)) +
         square(outside(point.y() - grid_.first.y() - bj * depth, 0, depth)) +
         square(outside(point.z(), range.lower, range.upper));
}

/// Adds the triangles of the cells i0 .. i1 of a row whose cell and plane come as near as that.
void HeightField::gather_row(const Vector3& point, double radius2, int j, int i0, int i1,
                             std::vector<SurfaceTriangle>& out) const {
  const std::int64_t first = static_cast<std::int64_t>(j) * (grid_.columns - 1);
  visit_row(j, i0, i1, [&](int i, const Cell& cell) {
    if (square(outside(point.y(), cell.y0, cell.y1)) + square(outside(point.x(), cell.x0, cell.x1)) +
            square(outside(point.z(), cell.lower(), cell.upper())) >
        radius2)
      return;
    for (int half : {0, 1}) {
      const Vector2 g = cell.gradient(half);
      const double over = 1 / (1 + g.squaredNorm());
      if (square(cell.above(point, g)) * over > radius2) continue;
      const double up = std::sqrt(over);
      out.push_back(
          {.corners = cell.corners(half), .normal = {-g.x() * up, -g.y() * up, up}, .id = 2 * (first + i) + half});
    }
  });
}

void HeightField::gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const {
  out.clear();
  const double padded = radius + rounding(bounds_, centre);
  const CellWindow cells = window(centre, centre, padded);
  if (cells.empty()) return;
  const Level& fine = levels_.front();
  for (int bj = cells.j0 / kBlock; bj <= cells.j1 / kBlock; ++bj)
    for (int bi = cells.i0 / kBlock; bi <= cells.i1 / kBlock; ++bi) {
      const Range& range = fine.blocks[static_cast<std::size_t>(bj) * fine.columns + bi];
      if (range.lower > range.upper || block_distance2(centre, bi, bj, range) > padded * padded) continue;
      const int i0 = std::max(cells.i0, kBlock * bi), i1 = std::min(cells.i1, kBlock * bi + kBlock - 1);
      for (int j = std::max(cells.j0, kBlock * bj); j <= std::min(cells.j1, kBlock * bj + kBlock - 1); ++j)
        gather_row(centre, padded * padded, j, i0, i1, out);
    }
}

}  // namespace talus::slope
