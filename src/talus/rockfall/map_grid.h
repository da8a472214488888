#pragma once

// Cells of a map in plan, local coordinates. A cell holds its western and southern border, not the other two:
//
//     cell (i, j) = [corner + (i dx, j dy), corner + ((i + 1) dx, (j + 1) dy)),        number  j columns + i.

#include <cmath>
#include <cstdint>

#include "talus/core/linear_algebra.h"

namespace talus::rockfall {

using core::Vector2;

struct MapGrid {
  Vector2 corner = Vector2::Zero();  ///< south-west, m
  Vector2 cell = {1, 1};             ///< sides, m
  int columns = 0, rows = 0;

  static constexpr std::int64_t kOutside = -1;

  [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(columns) * rows; }
  [[nodiscard]] std::int64_t number_at(double x, double y) const {
    const double i = index(x, corner.x(), cell.x()), j = index(y, corner.y(), cell.y());
    if (!(i >= 0 && j >= 0 && i < columns && j < rows)) return kOutside;
    return static_cast<std::int64_t>(j) * columns + static_cast<std::int64_t>(i);
  }

 private:
  /// The division rounds; a place on a border belongs to the cell that begins there.
  static double index(double x, double first, double side) {
    const double i = std::floor((x - first) / side);
    if (x >= first + (i + 1) * side) return i + 1;
    return x < first + i * side ? i - 1 : i;
  }
};

}  // namespace talus::rockfall
