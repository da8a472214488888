#pragma once

// Have two triangles a point in common? Decided exactly on the coordinates as they are given (exact_orientation.h),
// touching included. Triangles meet if and only if a side of one meets the other. They must have an area.

#include <array>

#include "talus/core/linear_algebra.h"

namespace talus::support {

using core::Vector3;

/// The corners of a triangle, in either sense.
using Corners = std::array<Vector3, 3>;

[[nodiscard]] bool triangles_meet(const Corners& a, const Corners& b);

/// The first k such that the side from corner k of `a` to the next meets `b`; 3 if none does.
[[nodiscard]] int side_that_meets(const Corners& a, const Corners& b);

}  // namespace talus::support
