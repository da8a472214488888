#pragma once

// The convex hull of points in the plane (Andrew's monotone chain), as numbers of the corners.

#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::geometry {

using core::Vector2;

/// Replaces `corners` by the numbers of the hull's corners, counter-clockwise. Points that are nearer than `same` to
/// the line between two corners, or to a corner, are none themselves. All in one place: one corner. On a line: two.
void plane_hull(std::span<const Vector2> points, double same, std::vector<int>& corners);

}  // namespace talus::geometry
