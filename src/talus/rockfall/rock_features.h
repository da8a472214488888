#pragma once

// Faces and edges of a convex rock, in the body frame: triangles of the hull that lie in one plane are one face, and
// what lies within a face is no edge.

#include <array>
#include <cstdint>
#include <vector>

#include "talus/geometry/triangle_mesh.h"
#include "talus/rockfall/corner_sets.h"

namespace talus::rockfall {

using core::Vector3;

class RockFeatures {
 public:
  struct Face {
    Vector3 normal = Vector3::UnitZ();  ///< unit, outward
    double level = 0;                   ///< normal.x on the face, m
  };
  struct Edge {
    std::array<int, 2> corners{}, faces{};
    double length = 0;  ///< m
  };
  /// A set of edges: bit e stands for edge e.
  using EdgeSet = std::uint64_t;
  static constexpr std::size_t kMaxEdges = 64;

  std::vector<Face> faces;
  std::vector<Edge> edges;

  /// Edges that end at a corner of the set. Of rocks with up to 64 corners and kMaxEdges edges.
  [[nodiscard]] EdgeSet edges_at(CornerSet corners) const {
    EdgeSet found = 0;
    for (const auto& four : edges_at_four_) found |= four[corners & 15], corners >>= 4;
    return found;
  }

  RockFeatures() = default;
  /// Of a closed, convex mesh with outward triangles.
  explicit RockFeatures(const geometry::TriangleMesh& hull);

 private:
  void list_edges_of_corners(int corners);

  std::vector<std::array<EdgeSet, 16>> edges_at_four_;  ///< by four corners: of each set of them
};

}  // namespace talus::rockfall
