// [maps] and [paths]: what of the paths is kept, and how finely.

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"
#include "talus/slope/height_field.h"

namespace talus::io {
namespace {

using core::Vector2;
using rockfall::MapGrid;

constexpr double kMostCells = 1e8;
constexpr double kMeshCell = 1;  // m: a mesh has no cells of its own
constexpr std::array<std::string_view, 2> kFiles{"all", "none"};
constexpr NumberRange kCell{.lowest = 1e-3, .highest = 1e6, .accepted = "a length from 0.001 to 1000000 m"};

/// The cells of the height model, or squares for a mesh: south-west corner of one of them, and their sides.
MapGrid natural_grid(const slope::Surface& ground) {
  if (const auto* field = dynamic_cast<const slope::HeightField*>(&ground)) {
    const slope::HeightGrid& nodes = field->grid();
    return {.corner = nodes.first - 0.5 * nodes.spacing, .cell = nodes.spacing};
  }
  return {.corner = ground.bounds().lower.head<2>(), .cell = {kMeshCell, kMeshCell}};
}

/// Whole cells around the ground; lines of the grid go through `through`. None: too many.
std::optional<MapGrid> cover(const slope::Surface& ground, const Vector2& through, const Vector2& cell) {
  constexpr double kRounding = 1e-6;  // of a cell: what rounding adds makes no cell of its own
  const Vector2 lower = ground.bounds().lower.head<2>(), upper = ground.bounds().upper.head<2>();
  const Vector2 first = ((lower - through).cwiseQuotient(cell).array() + kRounding).floor();
  const Vector2 last = ((upper - through).cwiseQuotient(cell).array() - kRounding).ceil();
  const Vector2 count = (last - first).cwiseMax(1);
  if (count.x() * count.y() > kMostCells) return std::nullopt;
  return MapGrid{.corner = through + first.cwiseProduct(cell),
                 .cell = cell,
                 .columns = static_cast<int>(count.x()),
                 .rows = static_cast<int>(count.y())};
}

/// The smallest cell, of two digits, that does not make too many.
double smallest_cell(const slope::Surface& ground) {
  const Vector2 size = (ground.bounds().upper - ground.bounds().lower).head<2>();
  const double side = std::sqrt(size.x() * size.y() / kMostCells) * 1.01;
  const double unit = std::pow(10, std::floor(std::log10(side)) - 1);
  return std::ceil(side / unit) * unit;
}

[[noreturn]] void refuse_cell(const TomlTable& table, const slope::Surface& ground, double cell) {
  const Vector2 size = (ground.bounds().upper - ground.bounds().lower).head<2>() / cell;
  table.fail("cell_m",
             fmt::format("makes maps of {:.3g} x {:.3g} = {:.3g} cells", size.x(), size.y(), size.x() * size.y()),
             fmt::format("no more than {:.0e} cells: {:.2g} m or more", kMostCells, smallest_cell(ground)));
}

std::vector<double> read_percentiles(const TomlTable& table) {
  const core::Vector list = table.vector("percentiles");
  for (int i = 0; i < list.size(); ++i) {
    if (!(list[i] > 0 && list[i] < 100))
      table.fail_entry("percentiles", i, "is no percentile", "numbers > 0 and < 100");
    for (int k = 0; k < i; ++k)
      if (list[k] == list[i]) table.fail_entry("percentiles", i, "is there twice", "each once");
  }
  return {list.begin(), list.end()};
}

/// A map that nobody has asked for in detail has coarser cells rather than too many.
MapGrid default_grid(const slope::Surface& ground) {
  const MapGrid natural = natural_grid(ground);
  for (double factor = 1;; factor *= 2)
    if (const std::optional<MapGrid> grid = cover(ground, natural.corner, factor * natural.cell)) return *grid;
}

}  // namespace

void read_maps(ProjectReading& reading) {
  const slope::Surface& ground = *reading.project.model.ground;
  MapSettings& maps = reading.project.maps;
  const std::optional<TomlTable> table = reading.root.table("maps", rockfall_keys::kMaps);
  maps.grid = default_grid(ground);
  if (!table) return;
  if (table->has("files")) maps.write = table->word("files", "choice", kFiles) == kFiles[0];
  if (table->has("percentiles")) maps.percentiles = read_percentiles(*table);
  Vector2 cell = maps.grid.cell, through = natural_grid(ground).corner;
  if (table->has("cell_m")) cell.setConstant(table->number("cell_m", kCell));
  if (table->has("origin")) through = reading.local(Vector2(table->vector("origin", 2)));
  const std::optional<MapGrid> grid = cover(ground, through, cell);
  if (!grid) refuse_cell(*table, ground, cell.x());
  maps.grid = *grid;
}

void read_paths(ProjectReading& reading) {
  const std::optional<TomlTable> table = reading.root.table("paths", rockfall_keys::kPaths);
  if (!table) return;
  PathSettings& paths = reading.project.paths;
  paths.rocks = table->integer_or("rocks", paths.rocks,
                                  {.lowest = 0, .highest = 1e6, .accepted = "a whole number from 0 to 1000000"});
  paths.tolerance = table->number_or("tolerance_m", paths.tolerance,
                                     {.lowest = 1e-4, .highest = 100, .accepted = "a length from 0.0001 to 100 m"});
}

}  // namespace talus::io
