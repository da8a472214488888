#include "talus/slope/height_field.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/slope/rounding.h"

namespace talus::slope {
namespace {

constexpr int kBlock = 4;  // children along a side of a block
constexpr float kInfinity = std::numeric_limits<float>::infinity();

void require(bool good, const char* key, const std::string& value, const char* accepted) {
  if (good) return;
  throw core::InputError({.key = key, .value = value, .problem = "does not make a height field", .accepted = accepted});
}

void check_grid(const HeightGrid& grid) {
  require(grid.columns >= 2 && grid.rows >= 2, "size", fmt::format("{} x {} nodes", grid.columns, grid.rows),
          "at least 2 x 2 nodes");
  require(std::isfinite(grid.spacing.x()) && std::isfinite(grid.spacing.y()) && grid.spacing.minCoeff() > 0, "spacing",
          fmt::format("{} x {} m", grid.spacing.x(), grid.spacing.y()), "two finite numbers > 0");
  require(grid.first.allFinite(), "first", "not finite", "two finite numbers");
  const auto nodes = static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows);
  require(grid.heights.size() == nodes, "heights", fmt::format("{} numbers", grid.heights.size()), "one for each node");
  const auto infinite = std::find_if(grid.heights.begin(), grid.heights.end(), [](double z) { return std::isinf(z); });
  require(infinite == grid.heights.end(), "heights", "an infinite height",
          "finite numbers, or NaN where there are none");
}

float rounded_down(double x) {
  const auto f = static_cast<float>(x);
  return f <= x ? f : std::nextafter(f, -kInfinity);
}
float rounded_up(double x) {
  const auto f = static_cast<float>(x);
  return f >= x ? f : std::nextafter(f, kInfinity);
}

}  // namespace

HeightField::HeightField(HeightGrid grid) : grid_(std::move(grid)) {
  check_grid(grid_);
  build_pyramid();
  float lower = kInfinity, upper = -kInfinity;
  for (const Range& range : levels_.back().blocks) {
    lower = std::min(lower, range.lower);
    upper = std::max(upper, range.upper);
  }
  require(cells_ > 0, "heights", "no cell whose four corners have a height", "at least one cell with data");
  bounds_.lower = {grid_.first.x(), grid_.first.y(), lower};
  bounds_.upper = {grid_.first.x() + (grid_.columns - 1) * grid_.spacing.x(),
                   grid_.first.y() + (grid_.rows - 1) * grid_.spacing.y(), upper};
}

bool HeightField::is_hole(int i, int j) const {
  return std::isnan(height(i, j)) || std::isnan(height(i + 1, j)) || std::isnan(height(i, j + 1)) ||
         std::isnan(height(i + 1, j + 1));
}

HeightField::Range HeightField::cell_range(int i, int j) const {
  if (is_hole(i, j)) return {kInfinity, -kInfinity};
  const double a = height(i, j), b = height(i + 1, j), c = height(i, j + 1), d = height(i + 1, j + 1);
  return {rounded_down(std::min({a, b, c, d})), rounded_up(std::max({a, b, c, d}))};
}

HeightField::Range HeightField::block_range(const Level& below, int bi, int bj) const {
  Range range{kInfinity, -kInfinity};
  for (int j = kBlock * bj; j < std::min(kBlock * (bj + 1), below.rows); ++j)
    for (int i = kBlock * bi; i < std::min(kBlock * (bi + 1), below.columns); ++i) {
      const Range part =
          below.size == 1 ? cell_range(i, j) : below.blocks[static_cast<std::size_t>(j) * below.columns + i];
      range.lower = std::min(range.lower, part.lower);
      range.upper = std::max(range.upper, part.upper);
    }
  return range;
}

void HeightField::build_pyramid() {
  for (int j = 0; j + 1 < grid_.rows; ++j)
    for (int i = 0; i + 1 < grid_.columns; ++i)
      if (const Range range = cell_range(i, j); range.lower <= range.upper) ++cells_;
  Level below{.size = 1, .columns = grid_.columns - 1, .rows = grid_.rows - 1, .blocks = {}};
  do {
    Level level{.size = kBlock * below.size,
                .columns = (below.columns + kBlock - 1) / kBlock,
                .rows = (below.rows + kBlock - 1) / kBlock,
                .blocks = {}};
    level.blocks.reserve(static_cast<std::size_t>(level.columns) * level.rows);
    for (int bj = 0; bj < level.rows; ++bj)
      for (int bi = 0; bi < level.columns; ++bi) level.blocks.push_back(block_range(below, bi, bj));
    levels_.push_back(level);
    below = std::move(level);
  } while (below.columns > 1 || below.rows > 1);
}

HeightField::CellWindow HeightField::window(const Vector3& low, const Vector3& high, double margin) const {
  const auto last_up_to = [](double place, double count) {  // rounded down, from -1 to count
    const double clamped = std::max(-1.0, std::min(place, count));
    const int cell = static_cast<int>(clamped);
    return cell > clamped ? cell - 1 : cell;
  };
  const auto x = [&](double at) { return (at - grid_.first.x()) / grid_.spacing.x(); };
  const auto y = [&](double at) { return (at - grid_.first.y()) / grid_.spacing.y(); };
  const int columns = grid_.columns - 1, rows = grid_.rows - 1;
  return {.i0 = std::max(0, last_up_to(x(low.x() - margin), columns)),
          .i1 = last_up_to(x(high.x() + margin), columns - 1),
          .j0 = std::max(0, last_up_to(y(low.y() - margin), rows)),
          .j1 = last_up_to(y(high.y() + margin), rows - 1)};
}

/// Height at the place (u, v), counted in cells, if cell (i, j) reaches there and has one.
std::optional<double> HeightField::cell_height(double u, double v, int i, int j) const {
  const double x = u - i, y = v - j;
  if (i < 0 || j < 0 || i >= grid_.columns - 1 || j >= grid_.rows - 1 || x > 1 || y > 1 || is_hole(i, j))
    return std::nullopt;
  const double a = height(i, j), b = height(i + 1, j), c = height(i, j + 1), d = height(i + 1, j + 1);
  return x >= y ? a + (b - a) * x + (d - b) * y : a + (d - c) * x + (c - a) * y;
}

std::optional<double> HeightField::ground_below(const Vector3& point) const {
  if (point.x() > bounds_.upper.x() || point.y() > bounds_.upper.y()) return std::nullopt;
  const double u = std::min((point.x() - grid_.first.x()) / grid_.spacing.x(), grid_.columns - 1.0);
  const double v = std::min((point.y() - grid_.first.y()) / grid_.spacing.y(), grid_.rows - 1.0);
  const int i = static_cast<int>(std::floor(std::max(u, -1.0)));
  const int j = static_cast<int>(std::floor(std::max(v, -1.0)));
  std::optional<double> z = cell_height(u, v, i, j);
  // A place on the side of a cell belongs to the neighbour as well, which may have data where this one has none.
  if (!z) z = cell_height(u, v, i - 1, j);
  if (!z) z = cell_height(u, v, i, j - 1);
  if (!z) z = cell_height(u, v, i - 1, j - 1);
  if (!z || *z > point.z() + rounding(bounds_, point)) return std::nullopt;
  return std::min(*z, point.z());
}

}  // namespace talus::slope
