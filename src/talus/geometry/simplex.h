#pragma once

// The simplexes of the method of Gilbert, Johnson and Keerthi: up to four points w = a - b of the difference of two
// convex bodies, and the point of their hull that is nearest to the origin.

#include <array>

#include "talus/core/linear_algebra.h"

namespace talus::geometry {

using core::Vector3;

/// Corners of A - B, with where they came from and their weights in the nearest point.
struct Simplex {
  int size = 0;
  std::array<Vector3, 4> w, a, b;
  std::array<double, 4> weight{};

  [[nodiscard]] Vector3 nearest() const {
    Vector3 sum = Vector3::Zero();
    for (int i = 0; i < size; ++i) sum += weight[i] * w[i];
    return sum;
  }
  [[nodiscard]] bool has(const Vector3& corner) const;
  /// Without weights: reduce() gives them.
  void add(const Vector3& corner_a, const Vector3& corner_b);
};

/// Reduces the simplex to the corners that carry its point nearest to the origin. Of four corners the last must be the
/// newest: it lies beyond the face of the others. False: the origin is inside.
[[nodiscard]] bool reduce(Simplex& s);

}  // namespace talus::geometry
