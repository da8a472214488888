#pragma once

// Maps of many rocks: for each cell how many rocks crossed it, how many came to rest in it, and of each quantity the
// largest value, the sum and the quantiles of what the single rocks had there at most.
//
// Everything is either a whole number, a maximum or a sketch (core/quantile_sketch.h), so that neither the order of the
// rocks nor the way in which parts were merged matters, to the last bit. Only cells that were visited take memory:
// about 600 bytes each, and of each quantity 8 bytes for every rock up to 32, then 1 to 4 bytes for every bucket of
// 0.8 % (some 200 for values that span a decade).

#include <array>
#include <deque>
#include <iosfwd>
#include <unordered_map>
#include <vector>

#include "talus/rockfall/map_recorder.h"
#include "talus/rockfall/quantity_totals.h"

namespace talus::rockfall {

/// Of one quantity in one cell, over the rocks that have it.
using CellQuantity = QuantityTotals<core::CellSketch>;

struct CellTotals {
  std::int64_t cell = 0;
  std::uint32_t passages = 0, deposits = 0;
  std::array<CellQuantity, kMapQuantities> quantities;

  void merge(const CellTotals& other);
};

class MapTotals {
 public:
  explicit MapTotals(const MapGrid& grid) : grid_(grid) {}

  [[nodiscard]] const MapGrid& grid() const { return grid_; }
  /// Rocks that were added: those that did not fail.
  [[nodiscard]] std::int64_t rocks() const { return rocks_; }

  void add(const RockOnMap& rock);
  /// The grids must be the same.
  void merge(const MapTotals& other);

  /// Those that were visited, by number.
  [[nodiscard]] std::vector<const CellTotals*> cells() const;
  /// Bytes, about.
  [[nodiscard]] std::size_t memory() const;

  void save(std::ostream& out) const;
  /// Throws core::InputError for bytes that are no such map or one of another grid.
  void load(std::istream& in);

 private:
  CellTotals& at(std::int64_t cell);

  MapGrid grid_;
  std::int64_t rocks_ = 0;
  std::deque<CellTotals> cells_;                          ///< not copied when it grows
  std::unordered_map<std::int64_t, std::size_t> places_;  ///< in cells_; never iterated over
};

}  // namespace talus::rockfall
