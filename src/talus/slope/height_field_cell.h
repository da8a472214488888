#pragma once

// The cells of a height field, for the parts of it that look at them one by one.

#include <algorithm>
#include <array>
#include <cmath>

#include "talus/slope/height_field.h"

namespace talus::slope {

/// Triangle 0 is below the diagonal, 1 above it. Each is part of the plane z = a + g.(x - x0, y - y0).
struct HeightField::Cell {
  double x0, x1, y0, y1;
  double a, b, c, d;  ///< heights of the nodes (i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1)
  double over_dx, over_dy;

  [[nodiscard]] bool is_hole() const { return std::isunordered(a, b) || std::isunordered(c, d); }
  [[nodiscard]] double lower() const { return std::min(std::min(a, b), std::min(c, d)); }
  [[nodiscard]] double upper() const { return std::max(std::max(a, b), std::max(c, d)); }
  [[nodiscard]] Vector2 gradient(int triangle) const {
    return triangle == 0 ? Vector2((b - a) * over_dx, (d - b) * over_dy)
                         : Vector2((d - c) * over_dx, (c - a) * over_dy);
  }
  /// m, straight up from the plane with this gradient.
  [[nodiscard]] double above(const Vector3& point, const Vector2& g) const {
    return point.z() - a - g.x() * (point.x() - x0) - g.y() * (point.y() - y0);
  }
  [[nodiscard]] std::array<Vector3, 3> corners(int triangle) const {
    const Vector3 near(x0, y0, a), far(x1, y1, d);
    if (triangle == 0) return {near, Vector3(x1, y0, b), far};
    return {near, far, Vector3(x0, y1, c)};
  }
};

/// Shows the cells i0 .. i1 of a row, but for holes: visit(i, cell).
template <class Visit>
void HeightField::visit_row(int j, int i0, int i1, const Visit& visit) const {
  const double dx = grid_.spacing.x(), dy = grid_.spacing.y(), over_dx = 1 / dx, over_dy = 1 / dy;
  const double y0 = grid_.first.y() + j * dy, y1 = grid_.first.y() + (j + 1) * dy;
  const double* south = &grid_.heights[index(0, j)];
  const double* north = south + grid_.columns;
  for (int i = i0; i <= i1; ++i) {
    const Cell cell{.x0 = grid_.first.x() + i * dx,
                    .x1 = grid_.first.x() + (i + 1) * dx,
                    .y0 = y0,
                    .y1 = y1,
                    .a = south[i],
                    .b = south[i + 1],
                    .c = north[i],
                    .d = north[i + 1],
                    .over_dx = over_dx,
                    .over_dy = over_dy};
    if (!cell.is_hole()) visit(i, cell);
  }
}

}  // namespace talus::slope
