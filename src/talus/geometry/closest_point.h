#pragma once

// The point of a segment or triangle that is nearest to a given point, in closed form.
//
// Triangle (a, b, c), n = (b - a) x (c - a), point p. With the edge functions
//
//     e_b = (c - a) . q,    e_c = -(b - a) . q,    e_a = n.n - e_b - e_c,    q = n x (p - a)
//
// (of b: (a - c) x (p - c) . n, and so on) the foot of the perpendicular is inside where none is negative, and is
// (e_a a + e_b b + e_c c) / n.n.
// Otherwise the nearest point lies on an edge whose function is negative: those are the edges that the foot can see,
// and nothing else of a convex outline can be nearest. The answer is a point of the triangle, up to rounding, so that
// its distance from p is never too small by more than that. In slivers of height h and length l rounding is magnified
// by l / h; there all edges are tried, so that the distance is too large by no more than h.

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

[[nodiscard]] Vector3 closest_on_segment(const Vector3& p, const Vector3& a, const Vector3& b);

[[nodiscard]] Vector3 closest_on_triangle(const Vector3& p, const Vector3& a, const Vector3& b, const Vector3& c);

/// Distance from p to the box; zero inside.
[[nodiscard]] inline double distance_to_box(const Vector3& p, const Box& box) {
  return (box.lower - p).cwiseMax(p - box.upper).cwiseMax(0.0).norm();
}

}  // namespace talus::geometry
