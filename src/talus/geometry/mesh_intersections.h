#pragma once

// Pairs of triangles of one mesh that meet where they should not.
//
// Triangles may share what their common vertices span: nothing, a corner or a side. Each pair whose boxes overlap
// (found by sorting along the longest axis) is decided exactly on the integer grid of grid_points.h, which moves a
// vertex by up to 1e-12 of the longest bounding side:
//   no common vertex    they must be disjoint: a side of one may not meet the other;
//   one common vertex   the side opposite to it may not meet the other triangle, both ways;
//   a common side       they may not be folded onto each other.
// Triangles that have no area on the grid are passed over.

#include <utility>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

/// Pairs of triangle numbers, the smaller first, in rising order. Every vertex must be finite.
[[nodiscard]] std::vector<std::pair<int, int>> self_intersections(const TriangleMesh& mesh);

}  // namespace talus::geometry
