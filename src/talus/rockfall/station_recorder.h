#pragma once

// What one rock does as it goes: energy, speed and height when it comes by stations of its own way.
//
//     s(t) = int_0^t |v_h| dt        horizontal way: length of the path of the centre of mass in plan, m
//     station k                      where s = k spacing,      k = 0 (release), 1, 2, ...
//
// The way only grows, so that a rock comes by each station once, in turn, up to where it ends: there are no gaps and no
// second visits. Values are those at the station itself, exactly, not of a part of the way: how far stations are from
// each other does not change them. Where a velocity jumps right at a station, that before the jump counts.
//
// A rock keeps no more than kMostStations: where its way is longer, only every second, fourth, ... station (`stride`)
// counts. Which ones is a function of the length of the way alone, and leaving out stations of others afterwards gives
// what would have been recorded at once (station_totals.h).

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "talus/rockfall/height_above.h"

namespace talus::rockfall {

enum class StationQuantity { energy, speed, height };
inline constexpr std::size_t kStationQuantities = 3;
/// J, m/s, m; a height < 0: no ground below.
using StationValues = std::array<double, kStationQuantities>;

inline constexpr std::size_t kMostStations = 256;

struct RockAtStations {
  std::int64_t stride = 1;
  std::vector<StationValues> values;  ///< at stations 0, stride, 2 stride, ...
};

/// Leaves the first and every so many after it.
template <class T>
void keep_every(std::size_t apart, std::vector<T>& list) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < list.size(); i += apart, ++kept)
    if (kept != i) list[kept] = std::move(list[i]);
  list.resize(kept);
}

/// Of stations on ground of this size, m: the largest of 1, 2 and 5 times powers of ten that is no more than a
/// thousandth of the diagonal in plan.
[[nodiscard]] double station_spacing(const geometry::Box& ground);

/// One per thread, used for one rock after the other.
class StationRecorder final : public Observer {
 public:
  StationRecorder(double spacing, const HeightAbove& heights) : spacing_(spacing), heights_(heights) {}

  void begin(const bodies::Rock& rock, const bodies::SpatialState& start);
  void piece(const PathPiece& piece) override;
  [[nodiscard]] RockAtStations finish() { return std::move(rock_); }

 private:
  [[nodiscard]] double next_station() const;
  void see(const PieceMotion& motion, double t);

  double spacing_;
  HeightAbove heights_;
  bodies::PrincipalMass mass_;
  double way_ = 0;  ///< so far, m
  RockAtStations rock_;
};

}  // namespace talus::rockfall
