#pragma once

// The direction n that separates two polytopes best, or along which they overlap least: the largest
//
//     s(n) = min_A n.a - max_B n.b
//
// over the normals of faces of A (turned round) and of B and over the cross products of edges that bound the difference
// A - B. For overlapping polytopes this is the true depth: the boundary of A - B consists of such faces. Two edges make
// one if their arcs on the sphere of normals cross (Gregorius 2013): n lies between the faces of both. Points and
// segments are polytopes without faces.

#include "talus/collision/core_pair.h"

namespace talus::collision {

enum class AxisKind {
  none,
  face_of_a,
  face_of_b,
  edges,
  cylinder,  ///< an end or the side of a cylinder is part of it
  rim        ///< the rim of a cylinder meets an edge, a side or a rim
};

struct Axis {
  AxisKind kind = AxisKind::none;
  Vector3 n = Vector3::UnitZ();  ///< unit, from B to A
  double s = -1e300;
  int a = -1, b = -1;  ///< face or edge
};

/// A polytope in common axes. Keeps its buffers.
struct PlacedCore {
  const CoreShape* core = nullptr;
  std::vector<Vector3> vertices, normals, along;
  std::vector<double> offsets;
  Vector3 axis = Vector3::UnitZ(), cross_axis = Vector3::UnitX(), centre = Vector3::Zero();  ///< of a cylinder

  void place(const CoreShape& shape, const Matrix3& R, const Vector3& t);
  void place(const CoreShape& shape);
  /// The corner with the largest direction.x; of equal ones the first.
  [[nodiscard]] int farthest(const Vector3& direction) const;
};

/// With a cylinder: the exact direction near n, if there is one: of its flat ends, of a face of the other, across its
/// axis and an edge or axis of the other.
[[nodiscard]] Axis cylinder_axis_near(const CorePair& pair, const PlacedCore& A, const PlacedCore& B, const Vector3& n);

/// The best axis of all: for overlapping cores.
[[nodiscard]] Axis best_axis(const PlacedCore& A, const PlacedCore& B, bool with_faces_of_a = true);

/// The best axis that is reached from n by steps to better ones among the features at the supporting corners: for
/// cores that are apart, near whose direction n it finds the exact one, if a face or two edges are nearest.
[[nodiscard]] Axis axis_near(const PlacedCore& A, const PlacedCore& B, const Vector3& n);

}  // namespace talus::collision
