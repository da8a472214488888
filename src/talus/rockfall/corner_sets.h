#pragma once

// Sets of corners of a rock that has few of them: bit i stands for corner i.

#include <array>
#include <cstdint>

namespace talus::rockfall {

using CornerSet = std::uint64_t;

/// Those of the corners, given by arrays of their coordinates that are filled up to multiples of four, which are not
/// above the level along n.
[[nodiscard]] CornerSet not_above(const double* const* corners, int count, const double* n, double level);

/// The same for two levels.
[[nodiscard]] std::array<CornerSet, 2> not_above_two(const double* const* corners, int count, const double* n,
                                                     const std::array<double, 2>& levels);

}  // namespace talus::rockfall
