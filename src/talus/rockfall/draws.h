#pragma once

// Random numbers of rocks: each quantity of each rock has a sequence of its own,
//
//     sequence = (seed of the project, quantity, rock number),
//
// so that rock 4711 is the same whatever else is run, and a quantity that becomes random leaves the others as they
// were.

#include <cstdint>

#include "talus/core/random.h"

namespace talus::rockfall {

enum class Quantity : std::uint32_t {
  seeder,
  kind,
  place,
  drop,
  orientation,
  velocity,
  spin,
  density,
  mass,
  sides,
  material,
  shape
};

/// `which` counts within a quantity: sides 0 to 2, materials.
[[nodiscard]] inline core::Random draws(std::uint64_t seed, std::int64_t rock, Quantity quantity, int which = 0) {
  constexpr std::uint32_t kStreams = 0x726f0000;  // "ro"; numbers of materials are below 2^16
  const std::uint32_t stream = (static_cast<std::uint32_t>(quantity) << 16U) + static_cast<std::uint32_t>(which);
  return core::Random(seed, kStreams + stream, static_cast<std::uint64_t>(rock));
}

}  // namespace talus::rockfall
