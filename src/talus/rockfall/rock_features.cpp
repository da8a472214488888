#include "talus/rockfall/rock_features.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace talus::rockfall {
namespace {

constexpr double kSamePlane = 1e-8;  // difference of the unit normals of triangles in one face

struct Sides {
  int first = -1, second = -1;  ///< triangles
};

}  // namespace

RockFeatures::RockFeatures(const geometry::TriangleMesh& hull) {
  std::map<std::pair<int, int>, Sides> sides;  // by corners, the smaller number first
  for (int t = 0; t < hull.triangle_count(); ++t)
    for (int j = 0; j < 3; ++j) {
      const geometry::Triangle& corners = hull.triangles()[static_cast<std::size_t>(t)];
      const auto [a, b] = std::minmax(corners[j], corners[(j + 1) % 3]);
      Sides& side = sides[{a, b}];
      (side.first < 0 ? side.first : side.second) = t;
    }
  // Each triangle belongs to the face of the first of those that it can be reached from within one plane.
  std::vector<int> leader(static_cast<std::size_t>(hull.triangle_count()));
  std::iota(leader.begin(), leader.end(), 0);
  const auto find = [&](int t) {
    while (leader[t] != t) t = leader[t];
    return t;
  };
  for (const auto& [corners, side] : sides) {
    const int one = find(side.first), other = find(side.second);
    if ((hull.normal(one) - hull.normal(other)).norm() <= kSamePlane)
      leader[std::max(one, other)] = std::min(one, other);
  }
  std::vector<int> number(leader.size(), -1);
  for (int t = 0; t < hull.triangle_count(); ++t) {
    if (find(t) != t) continue;
    number[t] = static_cast<int>(faces.size());
    faces.push_back({.normal = hull.normal(t), .level = hull.normal(t).dot(hull.corner(t, 0))});
  }
  // Of nearly flat faces the highest corner counts: nothing of the rock lies above its faces.
  for (int t = 0; t < hull.triangle_count(); ++t)
    for (int j = 0; j < 3; ++j) {
      Face& face = faces[number[find(t)]];
      face.level = std::max(face.level, face.normal.dot(hull.corner(t, j)));
    }
  for (const auto& [corners, side] : sides)
    if (const int one = number[find(side.first)], other = number[find(side.second)]; one != other)
      edges.push_back({.corners = {corners.first, corners.second},
                       .faces = {one, other},
                       .length = (hull.vertices()[corners.second] - hull.vertices()[corners.first]).norm()});
  list_edges_of_corners(hull.vertex_count());
}

void RockFeatures::list_edges_of_corners(int corners) {
  if (corners > 64 || edges.size() > kMaxEdges) return;
  edges_at_four_.assign(static_cast<std::size_t>(corners + 3) / 4, {});
  for (std::size_t e = 0; e < edges.size(); ++e)
    for (const int corner : edges[e].corners)
      for (int set = 0; set < 16; ++set)
        if ((set >> corner % 4 & 1) != 0) edges_at_four_[corner / 4][set] |= EdgeSet{1} << e;
}

}  // namespace talus::rockfall
