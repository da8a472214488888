#pragma once

// How high a rock lies when it is lowered straight down until it touches the ground: the height z of its centre at
// which
//
//     min over the plan ( lower side of the rock (x, y) - ground (x, y) ) = 0.
//
// Both surfaces are made of triangles, so that the smallest distance is at a corner of the rock, a corner of the ground
// or where two edges cross in plan.

#include <optional>

#include "talus/bodies/rock.h"
#include "talus/bodies/spatial_state.h"
#include "talus/slope/surface.h"

namespace talus::rockfall {

/// Height of the ground at a point of the plan: the highest, if there are several. None: there is no ground.
[[nodiscard]] std::optional<double> ground_height(const slope::Surface& ground, const core::Vector2& plan);

/// The height z above for a rock with its centre of mass over `plan`; none where there is no ground below that. Of
/// ground with overhangs the uppermost counts.
[[nodiscard]] std::optional<double> touching_height(const slope::Surface& ground, const bodies::Rock& rock,
                                                    const bodies::Quaternion& R_WB, const core::Vector2& plan);

}  // namespace talus::rockfall
