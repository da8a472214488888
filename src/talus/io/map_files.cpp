#include "talus/io/map_files.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "talus/core/confidence.h"
#include "talus/core/probability.h"
#include "talus/io/map_style.h"
#include "talus/io/text_file.h"
#include "talus/io/tiled_geotiff.h"
#include "talus/rockfall/barrier_design.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using rockfall::CellQuantity;
using rockfall::CellTotals;
using rockfall::MapGrid;
using rockfall::MapQuantity;
using rockfall::MapTotals;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

struct QuantityFacts {
  MapQuantity quantity;
  const char* name;  ///< of the files, with its unit
  const char* title;
  double unit;  ///< one of the file in SI
};
constexpr std::array<QuantityFacts, rockfall::kMapQuantities> kFacts{{
    {MapQuantity::energy, "energy_kJ", "kinetic energy, kJ", 1000},
    {MapQuantity::translational_energy, "translational_energy_kJ", "translational energy, kJ", 1000},
    {MapQuantity::rotational_energy, "rotational_energy_kJ", "rotational energy, kJ", 1000},
    {MapQuantity::speed, "speed_m_s", "speed, m/s", 1},
    {MapQuantity::height, "height_m", "height of the centre of mass above the ground, m", 1},
}};

/// One file: for each cell as many values as there are bands.
struct Layer {
  std::string name;
  std::string title;
  std::vector<std::string> bands;
  std::vector<std::vector<float>> values;  ///< of each band, by the place of the cell in the list
};

struct CellPlace {
  std::int64_t column, row;
};

/// The part of the grid that was visited: a map of a few paths on a large slope is a small file.
struct Window {
  CellPlace first{0, 0};
  MapGrid grid;              ///< of the part
  std::int64_t columns = 1;  ///< of the whole

  Window(const MapGrid& whole, const std::vector<const CellTotals*>& cells) : columns(whole.columns) {
    CellPlace last{0, 0};
    if (!cells.empty()) first = last = {cells[0]->cell % columns, cells[0]->cell / columns};
    for (const CellTotals* cell : cells) {
      const CellPlace place{cell->cell % columns, cell->cell / columns};
      first = {std::min(first.column, place.column), std::min(first.row, place.row)};
      last = {std::max(last.column, place.column), std::max(last.row, place.row)};
    }
    const core::Vector2 shift(static_cast<double>(first.column), static_cast<double>(first.row));
    grid = {.corner = whole.corner + whole.cell.cwiseProduct(shift),
            .cell = whole.cell,
            .columns = static_cast<int>(last.column - first.column) + 1,
            .rows = static_cast<int>(last.row - first.row) + 1};
  }

  /// Of a cell of the whole in the part.
  [[nodiscard]] CellPlace place_of(std::int64_t cell) const {
    return {cell % columns - first.column, cell / columns - first.row};
  }
};

/// The cells of a map by tile.
class TileIndex {
 public:
  TileIndex(const std::vector<const CellTotals*>& cells, const Window& window) : cells_(cells), window_(window) {
    for (std::size_t i = 0; i < cells.size(); ++i) tiles_[tile_of(window.place_of(cells[i]->cell))].push_back(i);
  }

  bool fill(const TileWindow& tile, const std::vector<float>& values, std::vector<float>& out) const {
    const auto found = tiles_.find(tile_of({tile.column, tile.row + tile.rows - 1}));
    if (found == tiles_.end()) return false;
    for (const std::size_t i : found->second) {
      const CellPlace place = window_.place_of(cells_[i]->cell);
      out[static_cast<std::size_t>((place.row - tile.row) * tile.columns + place.column - tile.column)] = values[i];
    }
    return true;
  }

 private:
  /// Tiles count from the north, as in the file.
  [[nodiscard]] std::int64_t tile_of(const CellPlace& place) const {
    const std::int64_t across = window_.grid.columns / kTile + 1;
    return (window_.grid.rows - 1 - place.row) / kTile * across + place.column / kTile;
  }

  const std::vector<const CellTotals*>& cells_;
  const Window& window_;
  std::map<std::int64_t, std::vector<std::size_t>> tiles_;
};

class MapWriter {
 public:
  MapWriter(const fs::path& folder, const MapTotals& totals, const MapSettings& settings, const MapPlace& place)
      : folder_(folder),
        totals_(totals),
        settings_(settings),
        place_(place),
        cells_(totals.cells()),
        window_(totals.grid(), cells_),
        index_(cells_, window_) {}

  void write() {
    write_counts();
    for (const QuantityFacts& facts : kFacts) write_quantity(facts);
  }

 private:
  using Value = std::function<double(const CellTotals&)>;

  std::vector<float> column(const Value& value) const {
    std::vector<float> values;
    values.reserve(cells_.size());
    for (const CellTotals* cell : cells_) values.push_back(static_cast<float>(value(*cell)));
    return values;
  }

  void write_counts() const {
    const auto rocks = std::max<std::int64_t>(totals_.rocks(), 1);
    const auto reach = [rocks](const CellTotals& c) { return core::wilson_interval(c.passages, rocks); };
    save({"passages", "rocks that crossed the cell", {"rocks"}, {column([](auto& c) { return c.passages; })}});
    save({"reach_probability",
          "share of the rocks that crossed the cell",
          {"share of rocks", "lower end of its 95 % interval", "upper end"},
          {column([rocks](auto& c) { return static_cast<double>(c.passages) / static_cast<double>(rocks); }),
           column([&](auto& c) { return reach(c).lower; }), column([&](auto& c) { return reach(c).upper; })}});
    if (settings_.failures_per_year)
      save({"passages_per_year", "rocks per year that cross the cell", {"rocks per year"}, {column([&](auto& c) {
              return *settings_.failures_per_year * c.passages / static_cast<double>(rocks);
            })}});
    save({"deposits", "rocks that came to rest in the cell", {"rocks"}, {column([](auto& c) { return c.deposits; })}});
  }

  void write_quantity(const QuantityFacts& facts) {
    const auto of = [&](const CellTotals& cell) -> const CellQuantity& {
      return cell.quantities[static_cast<std::size_t>(facts.quantity)];
    };
    const auto known = [&](const Value& value) {
      return column([&](const CellTotals& cell) { return of(cell).count() > 0 ? value(cell) / facts.unit : kNone; });
    };
    save({fmt::format("{}_max", facts.name),
          fmt::format("largest {}", facts.title),
          {"largest of all rocks"},
          {known([&](auto& c) { return of(c).largest; })}});
    save({fmt::format("{}_mean", facts.name),
          fmt::format("mean {}", facts.title),
          {"mean of the rocks' largest"},
          {known([&](auto& c) { return of(c).mean(); })}});
    for (const double percent : settings_.percentiles) save(percentile_layer(facts, percent));
  }

  Layer percentile_layer(const QuantityFacts& facts, double percent) {
    Layer layer{fmt::format("{}_p{}", facts.name, percent),
                fmt::format("{} % of {}", percent, facts.title),
                {fmt::format("{} % of the rocks' largest", percent), "lower end of its 95 % interval", "upper end"},
                std::vector<std::vector<float>>(3)};
    for (const CellTotals* cell : cells_) {
      const CellQuantity& quantity = cell->quantities[static_cast<std::size_t>(facts.quantity)];
      const std::array<double, 3> values = percentile(quantity, percent);
      for (std::size_t k = 0; k < 3; ++k) layer.values[k].push_back(static_cast<float>(values[k] / facts.unit));
    }
    return layer;
  }

  /// The value and its interval. What a sketch reads back may be above the largest value, which is known.
  std::array<double, 3> percentile(const CellQuantity& quantity, double percent) {
    if (quantity.count() == 0) return {kNone, kNone, kNone};
    const core::SortedValues values = quantity.values.sorted();
    const auto [bounds, is_new] = bounds_.try_emplace({quantity.count(), percent});
    if (is_new) bounds->second = core::quantile_ranks(quantity.count(), percent / 100);
    const auto at = [&](std::int64_t rank) {
      const bool bounds_it = rank >= 1 && rank <= values.count();
      return bounds_it ? std::min(values.at(rank - 1), quantity.largest) : kNone;
    };
    return {std::min(values.quantile(percent / 100), quantity.largest), at(bounds->second.lower),
            at(bounds->second.upper)};
  }

  void save(const Layer& layer) const {
    const MapGrid& grid = window_.grid;
    const TiledRaster raster{.columns = grid.columns,
                             .rows = grid.rows,
                             .corner = grid.corner + place_.origin.head<2>(),
                             .cell = grid.cell,
                             .crs = place_.crs,
                             .bands = layer.bands,
                             .fill = [&](const TileWindow& tile, std::size_t band, std::vector<float>& out) {
                               return index_.fill(tile, layer.values[band], out);
                             }};
    write_tiled_geotiff(folder_ / (layer.name + ".tif"), raster);
    float largest = 0;
    for (const float value : layer.values[0]) largest = std::max(largest, std::isnan(value) ? 0 : value);
    write_text_file(folder_ / (layer.name + ".qml"), map_style(layer.title, largest));
  }

  const fs::path& folder_;
  const MapTotals& totals_;
  const MapSettings& settings_;
  const MapPlace& place_;
  std::vector<const CellTotals*> cells_;
  Window window_;
  TileIndex index_;
  std::map<std::pair<std::int64_t, double>, core::RankInterval> bounds_;  ///< by number of values and percentile
};

}  // namespace

std::vector<std::string> map_names(const MapSettings& settings) {
  std::vector<std::string> names{"passages.tif", "reach_probability.tif"};
  if (settings.failures_per_year) names.emplace_back("passages_per_year.tif");
  names.emplace_back("deposits.tif");
  for (const QuantityFacts& facts : kFacts) {
    names.push_back(fmt::format("{}_max.tif", facts.name));
    names.push_back(fmt::format("{}_mean.tif", facts.name));
    for (const double percent : settings.percentiles) names.push_back(fmt::format("{}_p{}.tif", facts.name, percent));
  }
  return names;
}

void write_maps(const fs::path& folder, const MapTotals& totals, const MapSettings& settings, const MapPlace& place) {
  MapWriter(folder, totals, settings, place).write();
}

}  // namespace talus::io
