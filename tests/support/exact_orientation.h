#pragma once

// On which side of a plane or a line a point lies, decided exactly for coordinates that are doubles.
//
//     orientation(a, b, c, d) = sign det(b - a, c - a, d - a) = sign( |b c d| - |a c d| + |a b d| - |a b c| )
//     orientation(a, b, c)    = sign det(b - a, c - a)        = sign( |b c| - |a c| + |a b| ),    in the plane
//
// The right-hand sides are sums of products of given numbers. Each product is split into doubles without error, and
// these are added without error (Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric
// predicates", 1997, section 2). A rounded determinant decides where its error bound allows. Exact as long as nothing
// under- or overflows: sizes between 1e-90 and 1e90.

#include "talus/core/linear_algebra.h"

namespace talus::support {

/// +1: seen from d, the points a, b, c run counter-clockwise; 0: all in one plane.
[[nodiscard]] int orientation(const core::Vector3& a, const core::Vector3& b, const core::Vector3& c,
                              const core::Vector3& d);

/// +1: a, b, c run counter-clockwise; 0: on one line.
[[nodiscard]] int orientation(const core::Vector2& a, const core::Vector2& b, const core::Vector2& c);

}  // namespace talus::support
