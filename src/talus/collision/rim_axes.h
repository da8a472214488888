#pragma once

// The exact normal where the rim of a cylinder is nearest to an edge, to the side of a cylinder or to another rim. Both
// are curves x(t) with tangents T (unit); nearest or deepest points, and the normal, satisfy
//
//     d.T_a = 0,   d.T_b = 0,   d = x_a - x_b,      n = +-T_a x T_b / |T_a x T_b|,
//
// two equations solved by Newton's method from the direction known so far. The normal is the cross product of tangents,
// so that it is exact however small d is.

#include "talus/collision/separating_axes.h"

namespace talus::collision {

/// The best of the normals of that kind near n that is found, of kind `rim`; kind none if there is none.
[[nodiscard]] Axis rim_axis_near(const CorePair& pair, const PlacedCore& A, const PlacedCore& B, const Vector3& n);

}  // namespace talus::collision
