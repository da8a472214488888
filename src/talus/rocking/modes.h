#pragma once

// How a block moves, as the source tells its modes apart: by which points touch and whether they slide.

#include <string_view>
#include <vector>

#include "talus/rocking/contact_state.h"

namespace talus::rocking {

enum class Mode { rest, slide, rock, slide_rock, flight };

/// "rest", "slide", "rock", "slide-rock", "flight"
[[nodiscard]] std::string_view to_string(Mode mode);

/// Of a block with these velocities at the points that touch: it rocks when it turns about an axis along the surface
/// faster than `spin_tolerance`, rad/s, and slides when a point that touches moves faster than `slip_tolerance`, m/s.
[[nodiscard]] Mode mode_of(const SpatialState& state, const std::vector<Contact>& contacts, double spin_tolerance,
                           double slip_tolerance);

}  // namespace talus::rocking
