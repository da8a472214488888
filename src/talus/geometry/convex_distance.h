#pragma once

// Distance between two convex bodies, each given by its corners:
//
//     d = min |a - b|   over a in conv A, b in conv B,       n = (a - b)/d,
//
// by the method of Gilbert, Johnson and Keerthi (1988): the point of A - B nearest to the origin, approached over
// simplexes of its corners. It ends when the support plane with normal n is within 1e-10 d of the point found, so that
//
//     separation(n) = min_A n.a - max_B n.b   <=  d   <=  (1 + 1e-10) separation(n).
//
// What is returned as the distance is the left side: a lower bound whatever rounding did. Every unit vector n gives
// such a lower bound; that is what continuous collision detection builds on. For bodies of size l with coordinates c
// rounding turns n by eps c/d, so that the bound is below d by up to about 2 eps c l/d besides: 1e-4 of a gap of
// 1e-5 m between bodies of 10 m. The normal of a face or of two edges, where one is nearest, knows no such loss.

#include <span>

#include "talus/core/linear_algebra.h"

namespace talus::geometry {

using core::Vector3;

struct ConvexDistance {
  double distance = 0;                ///< lower bound, m; <= 0 where they overlap
  Vector3 normal = Vector3::UnitZ();  ///< unit, from B to A
  Vector3 point_a = Vector3::Zero();  ///< nearest points
  Vector3 point_b = Vector3::Zero();
  bool overlap = false;
  int iterations = 0;
};

/// `guess`: a direction from B to A, any length > 0. Neither set may be empty.
[[nodiscard]] ConvexDistance convex_distance(std::span<const Vector3> A, std::span<const Vector3> B,
                                             const Vector3& guess);

}  // namespace talus::geometry
