#include "talus/io/rockfall_figures.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include <fmt/format.h>

#include "talus/io/plan_map.h"
#include "talus/io/report_page.h"

namespace talus::io {
namespace {

using core::Vector2;
using rockfall::CellTotals;
using rockfall::CounterLine;
using rockfall::MapTotals;

constexpr int kMostPixels = 700;
constexpr std::string_view kHillshade = "hillshade";
constexpr std::string_view kPathColour = "#0b3d91", kSourceColour = "#d7191c", kDepositColour = "#fdae00",
                           kBarrierColour = "#b0006d", kCounterColour = "#00796b";

class Extent {
 public:
  void add(const Vector2& point) {
    low_ = low_.cwiseMin(point);
    high_ = high_.cwiseMax(point);
  }
  [[nodiscard]] bool empty() const { return !(high_.x() >= low_.x()); }
  [[nodiscard]] const Vector2& low() const { return low_; }
  [[nodiscard]] const Vector2& high() const { return high_; }

 private:
  static constexpr double kFar = std::numeric_limits<double>::infinity();
  Vector2 low_{kFar, kFar}, high_{-kFar, -kFar};
};

Extent extent_of(const FigureContent& content) {
  Extent extent;
  for (const RockPlace& place : content.places) {
    extent.add(place.start.head<2>());
    extent.add(place.end.head<2>());
  }
  for (const RockPath& path : content.paths)
    for (const rockfall::PathPoint& point : path.line) extent.add(point.position.head<2>());
  for (const CounterLine& line : content.project.lines)
    for (const Vector2& point : line.line) extent.add(point);
  for (const slope::Barrier& barrier : content.project.model.barriers.list())
    for (const core::Vector3& vertex : barrier.mesh.vertices()) extent.add(vertex.head<2>());
  return extent;
}

/// Corners that cannot be seen are left out: a tenth of a pixel or so.
std::vector<Vector2> thinned(const std::vector<rockfall::PathPoint>& line, double tolerance) {
  std::vector<rockfall::PathPoint> flat = line;
  for (rockfall::PathPoint& point : flat) point.position.z() = 0;
  std::vector<Vector2> result;
  for (const rockfall::PathPoint& point : rockfall::simplified(flat, tolerance))
    result.emplace_back(point.position.head<2>());
  return result;
}

bool came_to_rest(const RockPlace& place) {
  using rockfall::StopReason;
  return place.reason == StopReason::at_rest || place.reason == StopReason::asleep ||
         place.reason == StopReason::retained;
}

/// Barriers that were given as meshes have no line: their edges are drawn.
void draw_barrier_mesh(const slope::Barrier& barrier, PlanMap& map) {
  constexpr std::size_t kMost = 1000;
  const auto& triangles = barrier.mesh.triangles();
  const auto vertex = [&](int index) -> Vector2 {
    return barrier.mesh.vertices()[static_cast<std::size_t>(index)].head<2>();
  };
  for (std::size_t t = 0; t < std::min(kMost, triangles.size()); ++t)
    map.line({vertex(triangles[t][0]), vertex(triangles[t][1]), vertex(triangles[t][2])}, kBarrierColour, 2);
}

void draw_lines(const RockfallProject& project, PlanMap& map) {
  std::vector<bool> drawn(project.model.barriers.list().size(), false);
  for (const CounterLine& line : project.lines) {
    const bool barrier = line.barrier != CounterLine::kNoBarrier;
    if (barrier) drawn[static_cast<std::size_t>(line.barrier)] = true;
    map.line(line.line, "#fff", 5, 0.8);
    map.line(line.line, barrier ? kBarrierColour : kCounterColour, 3);
  }
  for (std::size_t k = 0; k < drawn.size(); ++k)
    if (!drawn[k]) draw_barrier_mesh(project.model.barriers.list()[k], map);
  for (const CounterLine& line : project.lines)
    map.label(line.barrier == CounterLine::kNoBarrier ? line.line.back() : line.line.front(), line.name);
}

void line_legends(const RockfallProject& project, PlanMap& map) {
  const auto is_counter = [](const CounterLine& line) { return line.barrier == CounterLine::kNoBarrier; };
  if (!project.model.barriers.empty()) map.legend(PlanMap::Sign::line, kBarrierColour, "barrier");
  if (std::any_of(project.lines.begin(), project.lines.end(), is_counter))
    map.legend(PlanMap::Sign::line, kCounterColour, "counter line");
}

void draw_rocks(const FigureContent& content, double tolerance, PlanMap& map) {
  std::vector<Vector2> sources, deposits;
  for (const RockPlace& place : content.places) {
    sources.emplace_back(place.start.head<2>());
    if (came_to_rest(place)) deposits.emplace_back(place.end.head<2>());
  }
  for (const RockPath& path : content.paths) map.line(thinned(path.line, tolerance), kPathColour, 1, 0.5);
  map.points(deposits, kDepositColour, 4);
  map.points(sources, kSourceColour, 4);
  map.legend(PlanMap::Sign::point, kSourceColour, "source");
  if (!content.paths.empty())
    map.legend(PlanMap::Sign::line, kPathColour, fmt::format("path ({} rocks)", content.paths.size()));
  map.legend(PlanMap::Sign::point, kDepositColour, "deposit");
}

/// Values of cells that were visited, as a picture: where a pixel stands for several cells it shows the largest.
struct CellPicture {
  Picture picture{1, 1};
  PlanWindow covers;
  ColourScale scale;
};

struct CellValue {
  const CellTotals* cell;
  double value;
};

CellPicture cell_picture(const MapTotals& totals, const std::vector<CellValue>& values, ColourScale scale) {
  if (values.empty()) return {.scale = std::move(scale)};
  const rockfall::MapGrid& grid = totals.grid();
  std::int64_t first_column = grid.columns, last_column = 0;
  for (const CellValue& v : values) {
    first_column = std::min(first_column, v.cell->cell % grid.columns);
    last_column = std::max(last_column, v.cell->cell % grid.columns);
  }
  const std::int64_t first_row = values.front().cell->cell / grid.columns;
  const std::int64_t last_row = values.back().cell->cell / grid.columns;
  const std::int64_t block = (std::max(last_column - first_column, last_row - first_row) + kMostPixels) / kMostPixels;
  const auto columns = static_cast<int>((last_column - first_column) / block + 1);
  const auto rows = static_cast<int>((last_row - first_row) / block + 1);
  CellPicture result{.picture = Picture(columns, rows), .scale = std::move(scale)};
  std::vector<double> largest(result.picture.pixels.size(), 0);
  for (const CellValue& v : values) {
    const auto column = static_cast<int>((v.cell->cell % grid.columns - first_column) / block);
    const auto row = rows - 1 - static_cast<int>((v.cell->cell / grid.columns - first_row) / block);
    double& value =
        largest[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
    value = std::max(value, v.value);
    result.picture.at(column, row) = viridis(result.scale.share(value));
  }
  const Vector2 pixel = static_cast<double>(block) * grid.cell;
  result.covers.low = grid.corner + Vector2(static_cast<double>(first_column) * grid.cell.x(),
                                            static_cast<double>(first_row) * grid.cell.y());
  result.covers.high = result.covers.low + Vector2(columns * pixel.x(), rows * pixel.y());
  return result;
}

double largest_of(const std::vector<CellValue>& values) {
  double largest = 0;
  for (const CellValue& v : values) largest = std::max(largest, v.value);
  return largest;
}

CellPicture energy_picture(const MapTotals& totals) {
  constexpr double kKilo = 1000, kShare = 0.95;
  std::vector<CellValue> values;
  for (const CellTotals* cell : totals.cells()) {
    const auto& energy = cell->quantities[static_cast<std::size_t>(rockfall::MapQuantity::energy)];
    if (energy.count() == 0) continue;
    values.push_back({cell, std::min(energy.values.sorted().quantile(kShare), energy.largest) / kKilo});
  }
  const double largest = largest_of(values);
  return cell_picture(totals, values, {.title = "energy, 95 %, kJ", .low = 0, .high = largest > 0 ? largest : 1});
}

CellPicture reach_picture(const MapTotals& totals) {
  std::vector<CellValue> values;
  const double all = 100 / static_cast<double>(std::max<std::int64_t>(totals.rocks(), 1));
  for (const CellTotals* cell : totals.cells()) values.push_back({cell, cell->passages * all});
  double least = 100;
  for (const CellValue& v : values) least = std::min(least, v.value);
  const double largest = largest_of(values);
  constexpr double kDecades = 1e-4;
  return cell_picture(totals, values,
                      {.title = "rocks that pass, %",
                       .low = std::min(std::max(least, largest * kDecades), 0.5 * largest),
                       .high = largest,
                       .logarithmic = true});
}

/// Draws the same map twice: with the hillshade in it, and for a page that has it already.
Figure twice(std::string name, std::string caption, const PlanWindow& window, const std::string& shade,
             const std::function<void(PlanMap&)>& draw, bool first) {
  PlanMap alone(window);
  alone.picture(shade, window, 1, kHillshade);
  draw(alone);
  PlanMap within(window);
  if (first)
    within.picture(shade, window, 1, kHillshade);
  else
    within.use(kHillshade);
  draw(within);
  return {.name = std::move(name), .inlined = within.inline_svg(caption), .file = alone.file(), .caption = caption};
}

Figure cell_figure(std::string name, std::string caption, const CellPicture& cells, const FigureContent& content,
                   const PlanWindow& window, const std::string& shade) {
  const std::string uri = data_uri("image/png", png_of(cells.picture));
  return twice(
      std::move(name), std::move(caption), window, shade,
      [&](PlanMap& map) {
        map.picture(uri, cells.covers, 0.85);
        draw_lines(content.project, map);
        map.legend(cells.scale);
        line_legends(content.project, map);
      },
      false);
}

}  // namespace

PlanWindow shown_window(const FigureContent& content) {
  constexpr double kMargin = 0.06, kNarrowest = 0.45;
  const slope::Box& bounds = content.project.model.ground->bounds();
  const Vector2 low = bounds.lower.head<2>(), high = bounds.upper.head<2>();
  const Extent extent = extent_of(content);
  if (extent.empty()) return {low, high};
  const Vector2 inside_low = extent.low().cwiseMax(low), inside_high = extent.high().cwiseMin(high);
  const Vector2 size = inside_high - inside_low;
  const double longest = size.maxCoeff();
  if (!(longest > 0)) return {low, high};
  const Vector2 more =
      (kNarrowest * Vector2(longest, longest) - size).cwiseMax(0) / 2 + Vector2(kMargin * longest, kMargin * longest);
  return {(inside_low - more).cwiseMax(low), (inside_high + more).cwiseMin(high)};
}

std::vector<Figure> map_figures(const FigureContent& content) {
  const PlanWindow window = shown_window(content);
  const std::string shade =
      data_uri("image/png", png_of(hillshade(*content.project.model.ground, window, kMostPixels)));
  constexpr double kPixels = 1500;
  const double tolerance = window.size().maxCoeff() / kPixels;
  std::vector<Figure> figures;
  figures.push_back(twice(
      "map.svg", "Where rocks were let go, how some of them went, and where they came to rest.", window, shade,
      [&](PlanMap& map) {
        draw_rocks(content, tolerance, map);
        draw_lines(content.project, map);
        line_legends(content.project, map);
      },
      true));
  if (!content.map || content.map->cells().empty()) return figures;
  figures.push_back(cell_figure("energy_95.svg",
                                "Kinetic energy that 95 % of the rocks that cross a cell do not exceed there.",
                                energy_picture(*content.map), content, window, shade));
  figures.push_back(cell_figure("reach_probability.svg", "Share of all rocks that cross a cell.",
                                reach_picture(*content.map), content, window, shade));
  return figures;
}

}  // namespace talus::io
