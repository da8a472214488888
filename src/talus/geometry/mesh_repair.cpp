#include "talus/geometry/mesh_repair.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_edges.h"

namespace talus::geometry {
namespace {

struct Neighbour {
  int triangle = 0;
  bool agrees = false;  ///< runs through the common edge the other way
};

/// Three for each triangle; empty when an edge has not exactly two triangles.
std::vector<std::vector<Neighbour>> neighbour_lists(const TriangleMesh& mesh) {
  std::vector<std::vector<Neighbour>> lists(mesh.triangles().size());
  bool closed = true;
  const std::vector<Side> sides = sorted_sides(mesh);
  for_each_edge(sides, [&](std::span<const Side> at) {
    closed = closed && at.size() == 2;
    if (at.size() != 2) return;
    const bool agrees = at[0].from == at[1].to;
    lists[at[0].triangle].push_back({at[1].triangle, agrees});
    lists[at[1].triangle].push_back({at[0].triangle, agrees});
  });
  if (!closed) lists.clear();
  return lists;
}

/// Spreads the sense of one triangle over its part: turn[t] = 0 or 1, -1 before. False on a one-sided surface.
bool spread(const std::vector<std::vector<Neighbour>>& lists, int seed, std::vector<int>& turn,
            std::vector<int>& part) {
  turn[seed] = 0;
  part = {seed};
  for (std::size_t next = 0; next < part.size(); ++next) {
    const int t = part[next];
    for (const Neighbour& n : lists[t]) {
      const int wanted = n.agrees ? turn[t] : 1 - turn[t];
      if (turn[n.triangle] < 0) {
        turn[n.triangle] = wanted;
        part.push_back(n.triangle);
      } else if (turn[n.triangle] != wanted) {
        return false;
      }
    }
  }
  return true;
}

Triangle turned_round(const Triangle& t) {
  return {t[0], t[2], t[1]};
}

double part_volume(const TriangleMesh& mesh, std::span<const int> part, std::span<const int> turn) {
  std::vector<Triangle> triangles;
  for (const int t : part) triangles.push_back(turn[t] == 1 ? turned_round(mesh.triangles()[t]) : mesh.triangles()[t]);
  const TriangleMesh alone({mesh.vertices().begin(), mesh.vertices().end()}, std::move(triangles));
  return volume(alone);
}

}  // namespace

TriangleMesh welded(const TriangleMesh& mesh) {
  const std::span<const Vector3> v = mesh.vertices();
  std::vector<int> order(v.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return std::lexicographical_compare(v[a].begin(), v[a].end(), v[b].begin(), v[b].end());
  });
  std::vector<int> first(v.size());  // the first vertex at the same place
  for (std::size_t i = 0; i < order.size(); ++i)
    first[order[i]] = i > 0 && v[order[i]] == v[order[i - 1]] ? first[order[i - 1]] : order[i];
  std::vector<Triangle> triangles(mesh.triangles().begin(), mesh.triangles().end());
  for (Triangle& t : triangles)
    for (int& corner : t) corner = first[corner];
  std::vector<int> number(v.size(), -1);
  std::vector<Vector3> vertices;
  for (int i = 0; i < mesh.vertex_count(); ++i) {
    if (first[i] != i) continue;
    number[i] = static_cast<int>(vertices.size());
    vertices.push_back(v[i]);
  }
  for (Triangle& t : triangles)
    for (int& corner : t) corner = number[corner];
  return {std::move(vertices), std::move(triangles)};
}

TriangleMesh without_unused_vertices(const TriangleMesh& mesh) {
  std::vector<int> number(mesh.vertices().size(), -1);
  for (const Triangle& t : mesh.triangles())
    for (const int v : t) number[v] = 0;
  std::vector<Vector3> vertices;
  for (int v = 0; v < mesh.vertex_count(); ++v) {
    if (number[v] < 0) continue;
    number[v] = static_cast<int>(vertices.size());
    vertices.push_back(mesh.vertices()[v]);
  }
  std::vector<Triangle> triangles(mesh.triangles().begin(), mesh.triangles().end());
  for (Triangle& t : triangles)
    for (int& v : t) v = number[v];
  return {std::move(vertices), std::move(triangles)};
}

TriangleMesh without_collapsed_triangles(const TriangleMesh& mesh) {
  std::vector<Triangle> triangles(mesh.triangles().begin(), mesh.triangles().end());
  std::erase_if(triangles, [](const Triangle& t) { return t[0] == t[1] || t[1] == t[2] || t[2] == t[0]; });
  return {{mesh.vertices().begin(), mesh.vertices().end()}, std::move(triangles)};
}

Orientation oriented_outward(const TriangleMesh& mesh) {
  const std::vector<std::vector<Neighbour>> lists = neighbour_lists(mesh);
  std::vector<int> turn(mesh.triangles().size(), -1);
  if (lists.empty()) return {.mesh = mesh};
  std::vector<int> part;
  for (int seed = 0; seed < mesh.triangle_count(); ++seed) {
    if (turn[seed] >= 0) continue;
    if (!spread(lists, seed, turn, part)) return {.mesh = mesh};
    if (part_volume(mesh, part, turn) < 0)
      for (const int t : part) turn[t] = 1 - turn[t];
  }
  std::vector<Triangle> triangles(mesh.triangles().begin(), mesh.triangles().end());
  Orientation result{.ok = true};
  for (std::size_t t = 0; t < triangles.size(); ++t) {
    if (turn[t] == 0) continue;
    triangles[t] = turned_round(triangles[t]);
    ++result.turned;
  }
  result.mesh = TriangleMesh({mesh.vertices().begin(), mesh.vertices().end()}, std::move(triangles));
  return result;
}

}  // namespace talus::geometry
