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
  Vector3 point = Vector3::Zero();  ///< the nearest one, from reduce(): of a face along its normal, exactly

  [[nodiscard]] const Vector3& nearest() const { return point; }
  [[nodiscard]] bool has(const Vector3& corner) const {
    for (int i = 0; i < size; ++i)
      if (w[i][0] == corner[0] && w[i][1] == corner[1] && w[i][2] == corner[2]) return true;
    return false;
  }
  /// Without weights: reduce() gives them.
  void add(const Vector3& corner_a, const Vector3& corner_b) {
    w[size] = corner_a - corner_b, a[size] = corner_a, b[size] = corner_b;
    ++size;
  }
};

/// Reduces the simplex to the corners that carry its point nearest to the origin. Of four corners the last must be the
/// newest: it lies beyond the face of the others. False: the origin is inside.
[[nodiscard]] bool reduce(Simplex& s);

}  // namespace talus::geometry
