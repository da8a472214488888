#pragma once

// The slope on which Talus and other engines are compared: 200 m x 100 m in cells of 1 m, 38 degrees down to x = 60 m,
// 5 degrees beyond x = 90 m, with value noise of three wave lengths up to 0.22 m. The formula is that of gen_inputs.py
// of the comparison with other engines (project notes, not part of the sources), rounding to 7 digits included; its
// random rocks and releases are replaced by the numbers of core/random.h.

#include <cstdint>

#include "talus/bodies/rock.h"
#include "talus/bodies/spatial_state.h"
#include "talus/slope/height_field.h"

namespace talus::support {

[[nodiscard]] slope::HeightGrid benchmark_slope();

/// 2 m above the slope at 5 <= x <= 30, 30 <= y <= 70 m, in any attitude, at rest.
[[nodiscard]] bodies::SpatialState benchmark_release(const slope::HeightField& slope, std::uint64_t number);

/// The block of the comparison, 1 x 0.7 x 0.5 m, and angular boulders of about 1 m, in turn.
[[nodiscard]] bodies::Rock benchmark_rock(std::uint64_t number);

}  // namespace talus::support
