#pragma once

// The ground as one mesh, to look at. Where it has more triangles than a viewer likes it is thinned: a height field to
// every k-th node, a mesh by moving its vertices to one in each cell of a grid and leaving out what collapses.

#include <cstdint>

#include "talus/slope/surface.h"

namespace talus::io {

struct GroundMesh {
  geometry::TriangleMesh mesh;  ///< local coordinates
  bool thinned = false;
};

[[nodiscard]] GroundMesh ground_mesh(const slope::Surface& ground, std::int64_t most_triangles);

}  // namespace talus::io
