#include "talus/slope/height_field.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/geometry/closest_point.h"
#include "talus/slope/rounding.h"

namespace talus::slope {
namespace {

constexpr int kBlock = 4;            // children along a side of a block
constexpr double kGoodEnough = 0.7;  // a block is not opened for distances above this share of the best one known
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

/// How far x is outside [lower, upper].
double outside(double x, double lower, double upper) {
  return std::max({lower - x, x - upper, 0.0});
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

HeightField::CellWindow HeightField::window(const Vector3& centre, double radius) const {
  const auto clamp = [](double cell, int count) {
    return static_cast<int>(std::clamp(std::floor(cell), -1.0, static_cast<double>(count)));
  };
  const double x = centre.x() - grid_.first.x(), y = centre.y() - grid_.first.y();
  const int columns = grid_.columns - 1, rows = grid_.rows - 1;
  return {.i0 = std::max(0, clamp((x - radius) / grid_.spacing.x(), columns)),
          .i1 = std::min(columns - 1, clamp((x + radius) / grid_.spacing.x(), columns)),
          .j0 = std::max(0, clamp((y - radius) / grid_.spacing.y(), rows)),
          .j1 = std::min(rows - 1, clamp((y + radius) / grid_.spacing.y(), rows))};
}

double HeightField::box_distance(const Vector3& point, int i0, int j0, int size, const Range& range) const {
  const double x0 = grid_.first.x() + i0 * grid_.spacing.x(), y0 = grid_.first.y() + j0 * grid_.spacing.y();
  const double dx = outside(point.x(), x0, x0 + size * grid_.spacing.x());
  const double dy = outside(point.y(), y0, y0 + size * grid_.spacing.y());
  const double dz = outside(point.z(), range.lower, range.upper);
  return std::sqrt(dx * dx + dy * dy + dz * dz);
}

/// Calls visit(triangle) for those of a cell whose plane, and the box around the cell, come within the radius.
template <class Visit>
void HeightField::near_triangles(const Vector3& point, double radius, int i, int j, Visit visit) const {
  const Range range = cell_range(i, j);
  if (range.lower > range.upper || box_distance(point, i, j, 1, range) > radius) return;
  const double a = height(i, j), b = height(i + 1, j), c = height(i, j + 1), d = height(i + 1, j + 1);
  const double dx = grid_.spacing.x(), dy = grid_.spacing.y();
  const double x0 = grid_.first.x() + i * dx, y0 = grid_.first.y() + j * dy;
  const double x1 = grid_.first.x() + (i + 1) * dx, y1 = grid_.first.y() + (j + 1) * dy;
  const auto offer = [&](double gx, double gy, int upper) {
    const double over = 1 / std::sqrt(1 + gx * gx + gy * gy);
    const double plane = (point.z() - a - gx * (point.x() - x0) - gy * (point.y() - y0)) * over;
    if (std::abs(plane) > radius) return;
    const Vector3 near{x0, y0, a}, far{x1, y1, d};
    const Vector3 side = upper == 0 ? Vector3(x1, y0, b) : Vector3(x0, y1, c);
    visit(SurfaceTriangle{.corners = {near, upper == 0 ? side : far, upper == 0 ? far : side},
                          .normal = Vector3(-gx, -gy, 1) * over,
                          .id = 2 * (static_cast<std::int64_t>(j) * (grid_.columns - 1) + i) + upper});
  };
  offer((b - a) / dx, (d - b) / dy, 0);  // below the diagonal
  offer((d - c) / dx, (c - a) / dy, 1);  // above it
}

/// Distance to the triangles of a cell, or `best` if that is smaller.
double HeightField::cell_distance(const Vector3& point, int i, int j, double best) const {
  near_triangles(point, best, i, j, [&](const SurfaceTriangle& triangle) {
    const auto& [a, b, c] = triangle.corners;
    best = std::min(best, (geometry::closest_on_triangle(point, a, b, c) - point).norm());
  });
  return best;
}

struct HeightField::Search {
  const Vector3& point;
  double found;  ///< distance to some triangle, or how far to look
  double bound;  ///< no triangle of the blocks that were left closed is nearer
};

/// Narrow the search by the block (bi, bj) of the level, which is known to be worth opening.
void HeightField::search(Search& search, std::size_t level, int bi, int bj) const {
  const int columns = level == 0 ? grid_.columns - 1 : levels_[level - 1].columns;
  const int rows = level == 0 ? grid_.rows - 1 : levels_[level - 1].rows;
  for (int j = kBlock * bj; j < std::min(kBlock * (bj + 1), rows); ++j)
    for (int i = kBlock * bi; i < std::min(kBlock * (bi + 1), columns); ++i) {
      if (level == 0) {
        search.found = cell_distance(search.point, i, j, search.found);
        continue;
      }
      const Level& below = levels_[level - 1];
      const Range& range = below.blocks[static_cast<std::size_t>(j) * below.columns + i];
      if (range.lower > range.upper) continue;
      const double distance = box_distance(search.point, i * below.size, j * below.size, below.size, range);
      if (distance < kGoodEnough * search.found)
        this->search(search, level - 1, i, j);
      else
        search.bound = std::min(search.bound, distance);
    }
}

double HeightField::clearance(const Vector3& point, double reach) const {
  const double slack = rounding(bounds_, point), far = reach + slack;
  Search result{point, far, far};
  const Level& top = levels_.back();
  assert(top.columns == 1 && top.rows == 1);
  if (box_distance(point, 0, 0, top.size, top.blocks[0]) >= far) return reach;
  // What lies under the point is mostly the nearest: with it, most other blocks need not be opened.
  const CellWindow below = window(point, 0);
  if (!below.empty()) result.found = cell_distance(point, below.i0, below.j0, result.found);
  search(result, levels_.size() - 1, 0, 0);
  return std::clamp(std::min(result.found, result.bound) - slack, 0.0, reach);
}

void HeightField::gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const {
  out.clear();
  const double padded = radius + rounding(bounds_, centre);
  const CellWindow cells = window(centre, padded);
  if (cells.empty()) return;
  const auto add = [&](const SurfaceTriangle& triangle) { out.push_back(triangle); };
  const Level& fine = levels_.front();
  for (int bj = cells.j0 / kBlock; bj <= cells.j1 / kBlock; ++bj)
    for (int bi = cells.i0 / kBlock; bi <= cells.i1 / kBlock; ++bi) {
      const Range& range = fine.blocks[static_cast<std::size_t>(bj) * fine.columns + bi];
      if (range.lower > range.upper || box_distance(centre, kBlock * bi, kBlock * bj, kBlock, range) > padded) continue;
      for (int j = std::max(cells.j0, kBlock * bj); j <= std::min(cells.j1, kBlock * bj + kBlock - 1); ++j)
        for (int i = std::max(cells.i0, kBlock * bi); i <= std::min(cells.i1, kBlock * bi + kBlock - 1); ++i)
          near_triangles(centre, padded, i, j, add);
    }
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
