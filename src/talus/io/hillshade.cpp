#include "talus/io/hillshade.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::io {
namespace {

/// Heights of the corners of the pixels, row by row from the north; NaN: no ground.
struct CornerHeights {
  int columns, rows;
  std::vector<double> values;

  [[nodiscard]] double at(int column, int row) const {
    return values[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
  }
};

CornerHeights sample(const slope::Surface& ground, const PlanWindow& window, int columns, int rows) {
  CornerHeights heights{columns + 1, rows + 1, {}};
  const double above = ground.bounds().upper.z() + 1;
  for (int j = 0; j <= rows; ++j)
    for (int i = 0; i <= columns; ++i) {
      const core::Vector3 point(window.low.x() + window.size().x() * i / columns,
                                window.high.y() - window.size().y() * j / rows, above);
      heights.values.push_back(ground.ground_below(point).value_or(std::numeric_limits<double>::quiet_NaN()));
    }
  return heights;
}

/// NaN where one of the corners is missing.
double brightness(const CornerHeights& h, const core::Vector2& pixel, int column, int row) {
  const double nw = h.at(column, row), ne = h.at(column + 1, row);
  const double sw = h.at(column, row + 1), se = h.at(column + 1, row + 1);
  const core::Vector3 normal((nw + sw - ne - se) / (2 * pixel.x()), (sw + se - nw - ne) / (2 * pixel.y()), 1);
  const core::Vector3 light(-0.5, 0.5, std::sqrt(0.5));
  return std::max(0.0, normal.dot(light) / normal.norm());
}

}  // namespace

Picture hillshade(const slope::Surface& ground, const PlanWindow& window, int most) {
  const double side = window.size().maxCoeff() / most;
  const auto count = [&](double length) { return std::max(1, static_cast<int>(std::lround(length / side))); };
  Picture picture(count(window.size().x()), count(window.size().y()));
  const CornerHeights heights = sample(ground, window, picture.columns, picture.rows);
  const core::Vector2 pixel(window.size().x() / picture.columns, window.size().y() / picture.rows);
  constexpr double kDarkest = 95, kRange = 155;
  for (int j = 0; j < picture.rows; ++j)
    for (int i = 0; i < picture.columns; ++i) {
      const double light = brightness(heights, pixel, i, j);
      if (std::isnan(light)) continue;
      const auto grey = static_cast<std::uint8_t>(std::lround(kDarkest + kRange * std::min(light, 1.0)));
      picture.at(i, j) = {grey, grey, grey, 255};
    }
  return picture;
}

}  // namespace talus::io
