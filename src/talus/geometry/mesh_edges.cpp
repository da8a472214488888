#include "talus/geometry/mesh_edges.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace talus::geometry {

std::vector<Side> sorted_sides(const TriangleMesh& mesh) {
  std::vector<Side> sides;
  sides.reserve(3 * mesh.triangles().size());
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Triangle& corners = mesh.triangles()[t];
    for (int k = 0; k < 3; ++k) {
      const Side side{corners[k], corners[(k + 1) % 3], t, k};
      if (side.from != side.to) sides.push_back(side);
    }
  }
  const auto key = [](const Side& s) { return std::tuple(s.low(), s.high(), s.triangle, s.k); };
  std::sort(sides.begin(), sides.end(), [&](const Side& a, const Side& b) { return key(a) < key(b); });
  return sides;
}

std::vector<Edge> edges(const TriangleMesh& mesh) {
  std::vector<Edge> result;
  result.reserve(3 * mesh.triangles().size() / 2);
  const std::vector<Side> sides = sorted_sides(mesh);
  for_each_edge(sides, [&](std::span<const Side> at) {
    assert(at.size() == 2 && at[0].from == at[1].to);
    result.push_back({{at[0].from, at[0].to}, {at[0].triangle, at[1].triangle}});
  });
  return result;
}

std::vector<std::array<int, 3>> neighbours(const TriangleMesh& mesh) {
  std::vector<std::array<int, 3>> result(mesh.triangles().size(), {-1, -1, -1});
  const std::vector<Side> sides = sorted_sides(mesh);
  for_each_edge(sides, [&](std::span<const Side> at) {
    assert(at.size() == 2 && at[0].from == at[1].to);
    result[at[0].triangle][at[0].k] = at[1].triangle;
    result[at[1].triangle][at[1].k] = at[0].triangle;
  });
  return result;
}

int euler_characteristic(const TriangleMesh& mesh) {
  int edge_count = 0;
  const std::vector<Side> sides = sorted_sides(mesh);
  for_each_edge(sides, [&](std::span<const Side>) { ++edge_count; });
  return mesh.vertex_count() - edge_count + mesh.triangle_count();
}

}  // namespace talus::geometry
