#pragma once

// Energy, speed and height of many rocks at stations of their ways (station_recorder.h): how many come by each station,
// the largest values and the quantiles.
//
// There are kMostStations at most: when a rock goes farther, every second station is left out. What is kept in the end
// is a function of the set of rocks alone: the order does not matter, to the last bit. Quantiles are exact for up to
// 1000 rocks at a station, then within 0.2 %. Memory: 6 MB at most up to that, then 1 to 4 bytes for every bucket of
// 0.2 % that lies between the smallest and the largest value (some 850 per decade): 0.7 to 3 MB for values over a
// decade.

#include <array>
#include <iosfwd>
#include <vector>

#include "talus/core/station_sketch.h"
#include "talus/rockfall/quantity_totals.h"
#include "talus/rockfall/station_recorder.h"

namespace talus::rockfall {

/// Of the rocks that come by.
using StationTotals = std::array<QuantityTotals<core::StationSketch>, kStationQuantities>;

class AllStations {
 public:
  explicit AllStations(double spacing) : spacing_(spacing) {}

  /// Of stations of the recorder, m.
  [[nodiscard]] double spacing() const { return spacing_; }
  /// Way from one station of the list to the next, m.
  [[nodiscard]] double step() const { return static_cast<double>(stride_) * spacing_; }
  /// In the order of the way, the first at the release.
  [[nodiscard]] const std::vector<StationTotals>& list() const { return list_; }
  /// Bytes, about.
  [[nodiscard]] std::size_t memory() const;

  /// Rocks that failed are not added.
  void add(const RockAtStations& rock);

  void save(std::ostream& out) const;
  /// Throws core::InputError for bytes that are not of such stations.
  void load(std::istream& in);

 private:
  double spacing_;
  std::int64_t stride_ = 1;
  std::vector<StationTotals> list_;
};

}  // namespace talus::rockfall
