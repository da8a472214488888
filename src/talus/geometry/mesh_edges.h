#pragma once

// Which triangles meet along which edges.

#include <array>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

/// One side of one triangle: from corner k to corner k + 1.
struct Side {
  int from = 0;
  int to = 0;
  int triangle = 0;
  int k = 0;

  [[nodiscard]] int low() const { return from < to ? from : to; }
  [[nodiscard]] int high() const { return from < to ? to : from; }
};

/// Every side of every triangle, those of one edge (low, high) next to each other, edges in rising order. Sides that
/// run from a vertex to itself are left out.
[[nodiscard]] std::vector<Side> sorted_sides(const TriangleMesh& mesh);

/// Calls visit(std::span<const Side>) once for each edge with all its sides.
template <class Visit>
void for_each_edge(std::span<const Side> sides, Visit visit) {
  for (std::size_t first = 0, last = 0; first < sides.size(); first = last) {
    const Side& head = sides[first];
    while (last < sides.size() && sides[last].low() == head.low() && sides[last].high() == head.high()) ++last;
    visit(sides.subspan(first, last - first));
  }
}

/// An edge of a closed mesh.
struct Edge {
  std::array<int, 2> vertices{};   ///< in the direction in which the first triangle runs through it
  std::array<int, 2> triangles{};  ///< left and right of it, seen from outside
};

/// The edges of a closed, consistently oriented mesh, in rising order of their vertices.
[[nodiscard]] std::vector<Edge> edges(const TriangleMesh& mesh);

/// For each triangle of such a mesh the three triangles across its sides (side k: corners k and k + 1).
[[nodiscard]] std::vector<std::array<int, 3>> neighbours(const TriangleMesh& mesh);

/// Vertices - edges + triangles: 2 for a surface that a sphere can be bent into, 0 with one hole through it.
[[nodiscard]] int euler_characteristic(const TriangleMesh& mesh);

}  // namespace talus::geometry
