#pragma once

// The slow and obvious judge of collision detection: distances between surfaces of triangles, pair by pair.
//
//     distance(A, B) = min |p - q|  over p in A, q in B
//
// Between two triangles that have no point in common the smallest distance is between a corner of one and the other
// triangle, or between a side of each: 6 + 9 candidates. Whether they have a point in common, an edge of one that
// touches or pierces the other, is decided exactly (triangles_meet.h), and then the distance is 0. Each candidate is
// the distance of two points that lie on the triangles, so that a distance is never too small but by its last rounding,
// and too large by no more than a few 1e-16 of the coordinates, for nearly parallel sides too.
//
// Surfaces, not bodies: a rock that has sunk into the ground as a whole is as far from the surface as it is deep.
// lowest_gap tells the two apart. All triangles must have an area.

#include <cstddef>
#include <span>
#include <vector>

#include "tests/support/triangles_meet.h"

#include "talus/geometry/triangle_mesh.h"
#include "talus/slope/height_field.h"
#include "talus/slope/surface.h"

namespace talus::support {

struct SurfaceDistance {
  double distance = 0;                 ///< m; infinite when one of the surfaces has no triangles
  bool meet = false;                   ///< they have a point in common: exact
  Vector3 on_first = Vector3::Zero();  ///< nearest points; the same one when they meet
  Vector3 on_second = Vector3::Zero();
  std::size_t first = 0, second = 0;  ///< the triangles on which these lie
};

/// Of the triangles of a mesh, of gathered ground, of all the ground.
[[nodiscard]] std::vector<Corners> corners_of(const geometry::TriangleMesh& mesh);
[[nodiscard]] std::vector<Corners> corners_of(std::span<const slope::SurfaceTriangle> triangles);
[[nodiscard]] std::vector<Corners> corners_of(const slope::HeightField& field);

[[nodiscard]] SurfaceDistance triangle_distance(const Corners& a, const Corners& b);

/// Over all pairs of triangles. Pairs whose boxes are farther apart than the best distance so far are passed over.
[[nodiscard]] SurfaceDistance surface_distance(std::span<const Corners> first, std::span<const Corners> second);
[[nodiscard]] SurfaceDistance surface_distance(const geometry::TriangleMesh& rock,
                                               const geometry::TriangleMesh& ground);
[[nodiscard]] SurfaceDistance surface_distance(const geometry::TriangleMesh& rock,
                                               std::span<const slope::SurfaceTriangle> ground);

/// Smallest height, square to the triangle straight above or below it, of a vertex over the ground: negative where one
/// has sunk in. Vertices beside the field or over a hole do not count; infinite when none does.
[[nodiscard]] double lowest_gap(std::span<const Vector3> vertices, const slope::HeightField& field);

}  // namespace talus::support
