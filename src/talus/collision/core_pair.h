#pragma once

// Two cores in the axes of the first, and their distance by the method of Gilbert, Johnson and Keerthi (1988) over
// support mappings. For every unit n (from B to A)
//
//     s(n) = min_A n.a - max_B n.b  <=  signed distance  =  max_n s(n),
//
// with equality for the normal of the nearest points; where the cores overlap, minus the depth of the overlap.
// Working in the axes of A makes the result independent of where in the world the bodies are.

#include "talus/collision/core_shape.h"
#include "talus/geometry/simplex.h"

namespace talus::collision {

struct CorePair {
  const CoreShape* A = nullptr;
  const CoreShape* B = nullptr;
  Matrix3 R = Matrix3::Identity();  ///< of B in the axes of A
  Vector3 t = Vector3::Zero();

  /// Lengths below about 1e-15 of this are round-off.
  [[nodiscard]] double size() const { return A->reach + B->reach + 1e-3 * (A->radius + B->radius); }
  [[nodiscard]] double radii() const { return A->radius + B->radius; }
  [[nodiscard]] Vector3 lowest_of_a(const Vector3& n) const { return A->farthest(-n); }
  [[nodiscard]] Vector3 highest_of_b(const Vector3& n) const { return R * B->farthest(R.transpose() * n) + t; }
  /// s(n).
  [[nodiscard]] double separation(const Vector3& n) const { return n.dot(lowest_of_a(n) - highest_of_b(n)); }
};

[[nodiscard]] CorePair core_pair(const CoreShape& A, const Pose& pose_a, const CoreShape& B, const Pose& pose_b);

/// Cores nearer than this share of their size count as overlapping: the direction between nearest points is noise.
inline constexpr double kTouching = 1e-9;

struct CoreDistance {
  bool beyond = false;                ///< farther apart than the limit: `separation` says how far at least
  bool overlap = false;               ///< or nearer than kTouching
  double separation = 0;              ///< s(normal), unless they overlap
  Vector3 normal = Vector3::UnitZ();  ///< from B to A
  geometry::Simplex simplex;

  [[nodiscard]] Vector3 point_a() const;
  [[nodiscard]] Vector3 point_b() const;
};

/// `guess`: a direction from B to A, > 0. Stops as soon as they are known to be farther apart than `limit`.
[[nodiscard]] CoreDistance core_distance(const CorePair& pair, const Vector3& guess, double limit);

}  // namespace talus::collision
