#include "talus/rockfall/ground_features.h"

#include <algorithm>

#include "talus/geometry/closest_point.h"

namespace talus::rockfall {
namespace {

constexpr double kFlat = 1e-9;     // sine of the angle between triangles in one plane
constexpr double kKnife = -0.999;  // cosine between the normals of triangles that are folded onto each other

}  // namespace

int GroundFeatures::vertex_at(const Vector3& place) {
  for (std::size_t v = vertices_.size(); v-- > 0;)
    if (vertices_[v].place.x() == place.x() && vertices_[v].place == place) return static_cast<int>(v);
  vertices_.push_back({.place = place});
  return static_cast<int>(vertices_.size()) - 1;
}

/// False: three triangles meet there, or two that do not have the same side outside.
bool GroundFeatures::add_side(int triangle, int a, int b) {
  for (std::size_t e = edges_.size(); e-- > 0;) {
    Edge& edge = edges_[e];
    if (edge.a == a && edge.b == b) return false;
    if (edge.a != b || edge.b != a) continue;
    if (edge.second >= 0) return false;
    edge.second = triangle;
    edge.triangles |= Set{1} << triangle;
    return true;
  }
  edges_.push_back({.a = a, .b = b, .first = triangle, .triangles = Set{1} << triangle});
  return true;
}

bool GroundFeatures::within(const Edge& edge, const Vector3& centre, double radius) const {
  const Vector3 nearest = geometry::closest_on_segment(centre, vertices_[edge.a].place, vertices_[edge.b].place);
  return (nearest - centre).squaredNorm() <= radius * radius;
}

bool GroundFeatures::set_triangles(std::span<const slope::SurfaceTriangle> triangles, const Vector3& centre,
                                   double radius) {
  edges_.clear();
  vertices_.clear();
  known_ = triangles.size() <= kMaxTriangles;
  if (!known_) return false;
  outward_.resize(triangles.size());
  for (int k = 0; k < static_cast<int>(triangles.size()) && known_; ++k) {
    const auto& [corners, normal, id] = triangles[k];
    const std::array<int, 3> v{vertex_at(corners[0]), vertex_at(corners[1]), vertex_at(corners[2])};
    for (int j = 0; j < 3; ++j) {
      const int next = (j + 1) % 3;
      vertices_[v[j]].triangles |= Set{1} << k;
      known_ = known_ && add_side(k, v[j], v[next]);
      outward_[k][j] = (corners[next] - corners[j]).cross(normal).normalized();
    }
  }
  if (!known_) return false;
  // An edge with one triangle ends the ground, unless its other triangle is too far away to be here, and so is the
  // edge.
  for (Edge& edge : edges_) {
    const Vector3 side = vertices_[edge.b].place - vertices_[edge.a].place;
    edge.length = side.norm();
    edge.along = side / edge.length;
    if (edge.second < 0) {
      edge.crest = within(edge, centre, radius);
      if (edge.crest) vertices_[edge.a].rim = vertices_[edge.b].rim = true;
      continue;
    }
    const Vector3 &n = triangles[edge.first].normal, &m = triangles[edge.second].normal;
    edge.crest = n.cross(m).dot(edge.along) > kFlat;
    known_ = known_ && n.dot(m) > kKnife;
  }
  return known_;
}

}  // namespace talus::rockfall
