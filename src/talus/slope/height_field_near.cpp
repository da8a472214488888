// What of a height field is near a point. Distances are compared by their squares, and a triangle is left aside by the
// box around its cell or by its plane before anything dearer is asked:
//
//     z = z0 + g.(x - x0)   the plane,    distance^2 = (z_point - z(x_point))^2 / (1 + g.g),    g the slope (gx, gy).
//
// Rounding of squares and boxes is far below the margin of rounding.h, by which radii are longer and clearances
// shorter.

#include <algorithm>
#include <cmath>

#include "talus/geometry/closest_point.h"
#include "talus/slope/height_field.h"
#include "talus/slope/rounding.h"

namespace talus::slope {
namespace {

constexpr double kGoodEnough = 0.7;  // nothing is opened for distances above this share of the best one known
constexpr double kOpen = kGoodEnough * kGoodEnough;

/// How far x is outside [lower, upper].
double outside(double x, double lower, double upper) {
  return std::max(std::max(lower - x, x - upper), 0.0);
}
double square(double x) {
  return x * x;
}

}  // namespace

/// Squared distance to the box around the block (i, j) of `size` cells along a side.
double HeightField::box_distance2(const Vector3& point, int i, int j, int size, double lower, double upper) const {
  const double width = size * grid_.spacing.x(), depth = size * grid_.spacing.y();
  return square(outside(point.x() - grid_.first.x() - i * width, 0, width)) +
         square(outside(point.y() - grid_.first.y() - j * depth, 0, depth)) + square(outside(point.z(), lower, upper));
}

struct HeightField::Cell {
  int i, j;
  double x0, x1, y0, y1;
  double a, b, c, d;  ///< heights of the nodes (i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1)

  [[nodiscard]] Vector3 near() const { return {x0, y0, a}; }
  [[nodiscard]] Vector3 far() const { return {x1, y1, d}; }
  [[nodiscard]] Vector3 right() const { return {x1, y0, b}; }
  [[nodiscard]] Vector3 left() const { return {x0, y1, c}; }
};

/// Offers the triangles of the cells i0 .. i1 of a row to the visitor, which may leave(d2) a cell or one of its
/// triangles, told that it is no nearer than the root of d2, and has to take(cell, half, gx, gy, over) all others, over
/// being 1 / (1 + g.g).
template <class Visitor>
void HeightField::offer_row(const Vector3& point, int j, int i0, int i1, Visitor& visitor) const {
  const double dx = grid_.spacing.x(), dy = grid_.spacing.y(), over_dx = 1 / dx, over_dy = 1 / dy;
  const double y0 = grid_.first.y() + j * dy, y1 = grid_.first.y() + (j + 1) * dy;
  const double sideways = square(outside(point.y(), y0, y1));
  const double* south = &grid_.heights[index(0, j)];
  const double* north = south + grid_.columns;
  for (int i = i0; i <= i1; ++i) {
    const double a = south[i], b = south[i + 1], c = north[i], d = north[i + 1];
    if (std::isunordered(a, b) || std::isunordered(c, d)) continue;  // a hole
    const double x0 = grid_.first.x() + i * dx, x1 = grid_.first.x() + (i + 1) * dx;
    const double lower = std::min(std::min(a, b), std::min(c, d)), upper = std::max(std::max(a, b), std::max(c, d));
    if (visitor.leave(sideways + square(outside(point.x(), x0, x1)) + square(outside(point.z(), lower, upper))))
      continue;
    const auto offer = [&](double gx, double gy, int half) {
      const double over = 1 / (1 + gx * gx + gy * gy);
      const double above = point.z() - a - gx * (point.x() - x0) - gy * (point.y() - y0);
      if (!visitor.leave(above * above * over)) visitor.take({i, j, x0, x1, y0, y1, a, b, c, d}, half, gx, gy, over);
    };
    offer((b - a) * over_dx, (d - b) * over_dy, 0);  // below the diagonal
    offer((d - c) * over_dx, (c - a) * over_dy, 1);  // above it
  }
}

/// Squares of distances.
struct HeightField::Nearest {
  const Vector3& point;
  double found;  ///< to some triangle, or how far to look
  double bound;  ///< nothing that was left is nearer

  [[nodiscard]] bool leave(double d2) {
    if (d2 < kOpen * found) return false;
    bound = std::min(bound, d2);
    return true;
  }
  void take(const Cell& cell, int half, double /*gx*/, double /*gy*/, double /*over*/) {
    const Vector3 nearest = half == 0 ? geometry::closest_on_triangle(point, cell.near(), cell.right(), cell.far())
                                      : geometry::closest_on_triangle(point, cell.near(), cell.far(), cell.left());
    found = std::min(found, (nearest - point).squaredNorm());
  }
};

/// Narrow the search by what a block, which is known to be worth opening, holds within the window of cells.
void HeightField::search(Nearest& nearest, const CellWindow& cells, std::size_t level, int bi, int bj) const {
  const CellWindow parts = cells.in_blocks(level);
  const int i0 = std::max(kBlock * bi, parts.i0), i1 = std::min(kBlock * bi + kBlock - 1, parts.i1);
  const int j0 = std::max(kBlock * bj, parts.j0), j1 = std::min(kBlock * bj + kBlock - 1, parts.j1);
  for (int j = j0; j <= j1; ++j) {
    if (level == 0)
      offer_row(nearest.point, j, i0, i1, nearest);
    else
      for (int i = i0; i <= i1; ++i) open_block(nearest, cells, level - 1, i, j);
  }
}

void HeightField::open_block(Nearest& nearest, const CellWindow& cells, std::size_t level, int bi, int bj) const {
  const Level& blocks = levels_[level];
  const Range& range = blocks.blocks[static_cast<std::size_t>(bj) * blocks.columns + bi];
  if (range.lower > range.upper) return;
  if (!nearest.leave(box_distance2(nearest.point, bi, bj, blocks.size, range.lower, range.upper)))
    search(nearest, cells, level, bi, bj);
}

double HeightField::clearance(const Vector3& point, double reach) const {
  const double slack = rounding(bounds_, point), far = reach + slack;
  Nearest nearest{point, far * far, far * far};
  // What lies under the point is mostly near: no cell farther away than that has to be looked at.
  if (const CellWindow below = window(point, 0); !below.empty())
    offer_row(point, below.j0, below.i0, below.i0, nearest);
  const double radius = std::sqrt(nearest.found) + slack;
  const CellWindow cells = window(point, radius);
  if (!cells.empty()) {
    std::size_t level = 0;  // of which few blocks cover the window
    while (level + 1 < levels_.size() && levels_[level].size * grid_.spacing.minCoeff() < radius) ++level;
    const CellWindow blocks = cells.in_blocks(level + 1);
    for (int bj = blocks.j0; bj <= blocks.j1; ++bj)
      for (int bi = blocks.i0; bi <= blocks.i1; ++bi) open_block(nearest, cells, level, bi, bj);
  }
  return std::clamp(std::sqrt(std::min(nearest.found, nearest.bound)) - slack, 0.0, reach);
}

struct HeightField::Gatherer {
  double radius2;
  std::int64_t columns;  ///< of cells
  std::vector<SurfaceTriangle>& out;

  [[nodiscard]] bool leave(double d2) const { return d2 > radius2; }
  void take(const Cell& cell, int half, double gx, double gy, double over) const {
    const double up = std::sqrt(over);
    SurfaceTriangle& triangle = out.emplace_back();
    triangle.corners[0] = cell.near();
    triangle.corners[1] = half == 0 ? cell.right() : cell.far();
    triangle.corners[2] = half == 0 ? cell.far() : cell.left();
    triangle.normal = {-gx * up, -gy * up, up};
    triangle.id = 2 * (cell.j * columns + cell.i) + half;
  }
};

void HeightField::gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const {
  out.clear();
  const double padded = radius + rounding(bounds_, centre);
  const CellWindow cells = window(centre, padded);
  if (cells.empty()) return;
  Gatherer gatherer{padded * padded, grid_.columns - 1, out};
  const Level& fine = levels_.front();
  for (int bj = cells.j0 / kBlock; bj <= cells.j1 / kBlock; ++bj)
    for (int bi = cells.i0 / kBlock; bi <= cells.i1 / kBlock; ++bi) {
      const Range& range = fine.blocks[static_cast<std::size_t>(bj) * fine.columns + bi];
      if (range.lower > range.upper || gatherer.leave(box_distance2(centre, bi, bj, kBlock, range.lower, range.upper)))
        continue;
      const int i0 = std::max(cells.i0, kBlock * bi), i1 = std::min(cells.i1, kBlock * bi + kBlock - 1);
      for (int j = std::max(cells.j0, kBlock * bj); j <= std::min(cells.j1, kBlock * bj + kBlock - 1); ++j)
        offer_row(centre, j, i0, i1, gatherer);
    }
}

}  // namespace talus::slope
