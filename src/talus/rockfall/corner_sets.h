#pragma once

// Sets of corners of a rock that has few of them: bit i stands for corner i.

#include <cstdint>

namespace talus::rockfall {

using CornerSet = std::uint64_t;

/// Those of the corners, given by arrays of their coordinates that are filled up to multiples of four, which are not
/// above the level along n.
[[nodiscard]] CornerSet not_above(const double* const* corners, int count, const double* n, double level);

/// Those that are not above the levels along any of three directions, one after the other in `directions`.
[[nodiscard]] CornerSet not_above_any(const double* const* corners, int count, const double* directions,
                                      const double* levels);

}  // namespace talus::rockfall
