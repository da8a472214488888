#pragma once

// Which rocks went farthest, fastest, with most energy and highest; of equals the one with the lowest number.

#include <array>
#include <cstdint>
#include <string_view>

#include "talus/core/byte_stream.h"
#include "talus/rockfall/rock_record.h"

namespace talus::rockfall {

struct Extreme {
  double value = -1;
  std::int64_t rock = -1;  ///< none yet

  void offer(double other, std::int64_t number) {
    if (other > value || (other == value && number < rock)) *this = {other, number};
  }
};

struct Extremes {
  static constexpr std::array<std::string_view, 4> kNames{"farthest", "fastest", "most energetic", "highest"};

  std::array<Extreme, 4> rocks;

  void add(std::int64_t number, const RockRecord& record) {
    rocks[0].offer(record.runout, number);
    rocks[1].offer(record.max_speed, number);
    rocks[2].offer(record.max_energy, number);
    rocks[3].offer(record.max_height, number);
  }
  void merge(const Extremes& other) {
    for (std::size_t k = 0; k < rocks.size(); ++k)
      if (other.rocks[k].rock >= 0) rocks[k].offer(other.rocks[k].value, other.rocks[k].rock);
  }
  void save(core::ByteWriter& out) const {
    for (const Extreme& extreme : rocks) out.put(extreme.value), out.put(extreme.rock);
  }
  [[nodiscard]] static Extremes load(core::ByteReader& in) {
    Extremes extremes;
    for (Extreme& extreme : extremes.rocks) {
      extreme.value = in.get<double>();
      extreme.rock = in.get<std::int64_t>();
    }
    return extremes;
  }
};

}  // namespace talus::rockfall
