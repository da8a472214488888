#pragma once

// Rocks by name and by formula, as closed outward meshes around the origin.
//
// Named shapes have a longest bounding side of 1. A rock of sides (a, b, c) is the named shape scaled per axis.
//
//   tetrahedron   every other corner of the cube                                    bounding box 1 x 1 x 1
//   cube, octahedron, dodecahedron, icosahedron                                     1 x 1 x 1
//   sphere        icosahedron whose triangles were split in four `level` times,     diameter 1
//                 all vertices on the sphere: 20 * 4^level triangles
//   eota111       the test block of EAD 340059 (formerly ETAG 027), a cube without its edges: hull of the 24 points
//                 (+-1/2, +-1/4, +-1/4) and permutations, volume 17/24              1 x 1 x 1
//   eota221       the same, half as thick                                           1 x 1 x 1/2
//
// Source of the EOTA shapes: THEORY.md section 3 (Chant Sura field tests).

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::bodies {

using core::Vector2;
using core::Vector3;
using geometry::TriangleMesh;

inline constexpr int kSphereLevel = 3;     ///< 1280 triangles
inline constexpr int kMaxSphereLevel = 7;  ///< 327 680 triangles

/// All functions throw core::InputError on sizes that make no body.

[[nodiscard]] TriangleMesh box(const Vector3& sides);
[[nodiscard]] TriangleMesh tetrahedron();
[[nodiscard]] TriangleMesh octahedron();
[[nodiscard]] TriangleMesh dodecahedron();
[[nodiscard]] TriangleMesh icosahedron();
[[nodiscard]] TriangleMesh sphere(int level = kSphereLevel);
[[nodiscard]] TriangleMesh ellipsoid(const Vector3& half_axes, int level = kSphereLevel);
/// The EOTA block with these bounding sides.
[[nodiscard]] TriangleMesh eota(const Vector3& sides);
/// A simple polygon in the x-y plane, convex or not, in either sense; from -height/2 to height/2 along z.
[[nodiscard]] TriangleMesh extruded_polygon(std::span<const Vector2> polygon, double height);

struct BoulderSettings {
  std::uint64_t seed = 1;
  std::uint64_t index = 0;    ///< number of the boulder among those of one seed
  Vector3 sides = {1, 1, 1};  ///< bounding sides
  int points = 24;            ///< at least 8; about as many corners
  double roundness = 0.8;     ///< 0 to 1: points lie between this fraction of the ellipsoid and its surface
};

/// An angular boulder: the hull of random points between two ellipsoids, stretched to the sides exactly. The same
/// settings give the same bits on every machine (no transcendental function takes part).
[[nodiscard]] TriangleMesh boulder(const BoulderSettings& settings);

[[nodiscard]] std::span<const std::string_view> shape_names();
/// "eota221" and so on. An unknown name is a core::InputError with a suggestion.
[[nodiscard]] TriangleMesh named_shape(std::string_view name);

}  // namespace talus::bodies
