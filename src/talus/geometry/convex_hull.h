#pragma once

// The convex hull of points in space: the smallest convex polyhedron that holds them.
//
// Quickhull (Barber, Dobkin, Huhdanpaa 1996): begin with a tetrahedron of extreme points; while a point lies above a
// face, take the one highest above it, remove every face that sees it and join the rim of the hole to it.
//
// Departures. (a) Which faces see a point is decided exactly on an integer grid (grid_points.h), so that the surface is
// closed and convex on the grid whatever the input: no merging of facets, no widening of planes. (b) A point that is
// less than eps = 1e-10 of the longest bounding side above every face counts as inside. (c) Of points that are equally
// high within eps the one farthest from the middle is taken: it is a corner, never a point inside an edge or a facet.
// (d) Should a triangle lower than eps remain, its middle corner is taken out and the hull is built again. Hence each
// point given is inside within about 2 eps, and no triangle is lower than eps.

#include <span>
#include <string_view>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

/// eps above, relative to the longest side of the bounding box.
inline constexpr double kHullTolerance = 1e-10;

enum class HullStatus {
  ok,
  not_finite,  ///< a coordinate is infinite, NaN or too large to take differences
  coincident,  ///< fewer than two different points
  collinear,   ///< all points on one line, within eps
  coplanar     ///< all points in one plane, within eps
};

[[nodiscard]] std::string_view to_string(HullStatus status);

struct Hull {
  HullStatus status = HullStatus::ok;
  TriangleMesh mesh;        ///< closed and outward, its vertices in the order of the input; empty unless ok
  std::vector<int> source;  ///< number of each vertex among the points given
};

[[nodiscard]] Hull convex_hull(std::span<const Vector3> points);

/// Is no vertex farther above the plane of any triangle than `tolerance` times the longest side of the bounding box?
/// For a closed mesh this means that it is convex and outward. Compares every triangle with every vertex.
[[nodiscard]] bool is_convex(const TriangleMesh& mesh, double tolerance = 1e-9);

}  // namespace talus::geometry
