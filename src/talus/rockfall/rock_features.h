#pragma once

// Faces and edges of a convex rock, in the body frame: triangles of the hull that lie in one plane are one face, and
// what lies within a face is no edge.

#include <array>
#include <vector>

#include "talus/geometry/triangle_mesh.h"
#include "talus/rockfall/corner_sets.h"

namespace talus::rockfall {

using core::Vector3;

struct RockFeatures {
  struct Face {
    Vector3 normal = Vector3::UnitZ();  ///< unit, outward
    double level = 0;                   ///< normal.x on the face, m
  };
  struct Edge {
    std::array<int, 2> corners{}, faces{};
    double length = 0;   ///< m
    CornerSet ends = 0;  ///< the same corners as a set, of rocks with few
  };
  std::vector<Face> faces;
  std::vector<Edge> edges;

  RockFeatures() = default;
  /// Of a closed, convex mesh with outward triangles.
  explicit RockFeatures(const geometry::TriangleMesh& hull);
};

}  // namespace talus::rockfall
