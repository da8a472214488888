#include "talus/rockfall/ground_features.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "talus/geometry/closest_point.h"

namespace talus::rockfall {
namespace {

constexpr double kFlat = 1e-9;     // sine of the angle between triangles in one plane
constexpr double kKnife = -0.999;  // cosine between the normals of triangles that are folded onto each other

}  // namespace

/// Vertices are looked for from a place in a table that follows from their coordinates on.
std::size_t GroundFeatures::vertex_at(const Vector3& place) {
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(place.x() + 0.0) * 0x9E3779B97F4A7C15 +
                             std::bit_cast<std::uint64_t>(place.y() + 0.0);
  for (std::size_t slot = (bits * 0xD6E8FEB86659FD93) >> 56;; slot = (slot + 1) % vertex_of_.size()) {
    const std::size_t number = vertex_of_[slot];
    if (number == 0) {
      vertices_[vertex_count_] = {.place = place};
      vertex_of_[slot] = static_cast<std::uint8_t>(++vertex_count_);
      return vertex_count_ - 1;
    }
    const Vector3& known = vertices_[number - 1].place;
    if (known.x() == place.x() && known.y() == place.y() && known.z() == place.z()) return number - 1;
  }
}

/// False: three triangles meet there, or two that do not have the same side outside.
bool GroundFeatures::add_side(int triangle, std::size_t a, std::size_t b) {
  std::uint8_t& number = side_of_[a][b];
  if (number != 0) return false;
  if (const std::uint8_t known = side_of_[b][a]; known != 0) {
    sides_[known - 1].second = triangle;
    number = known;
    return true;
  }
  sides_[side_count_] = {.a = static_cast<int>(a), .b = static_cast<int>(b), .first = triangle};
  number = static_cast<std::uint8_t>(++side_count_);
  return true;
}

bool GroundFeatures::within(const Side& side, const Vector3& centre, double radius) const {
  const Vector3 nearest = geometry::closest_on_segment(centre, vertices_[side.a].place, vertices_[side.b].place);
  return (nearest - centre).squaredNorm() <= radius * radius;
}

bool GroundFeatures::find_sides(std::span<const slope::SurfaceTriangle> triangles) {
  for (std::size_t e = 0; e < side_count_; ++e)
    side_of_[sides_[e].a][sides_[e].b] = side_of_[sides_[e].b][sides_[e].a] = 0;
  side_count_ = vertex_count_ = 0;
  vertex_of_.fill(0);
  if (triangles.size() > kMaxTriangles) return false;
  for (int k = 0; k < static_cast<int>(triangles.size()); ++k) {
    const auto& corners = triangles[k].corners;
    const std::size_t a = vertex_at(corners[0]), b = vertex_at(corners[1]), c = vertex_at(corners[2]);
    if (vertex_count_ > kMaxVertices) return false;
    for (const std::size_t vertex : {a, b, c}) vertices_[vertex].triangles |= Set{1} << k;
    if (!add_side(k, a, b) || !add_side(k, b, c) || !add_side(k, c, a)) return false;
  }
  return true;
}

void GroundFeatures::find_outward(std::size_t triangle) const {
  const auto& [corners, normal, id] = triangles_[triangle];
  Outward& outward = outward_[triangle];
  std::array<double, 4> over{1, 1, 1, 1};  // over their lengths: roots and divisions two at a time
  for (int j = 0; j < 3; ++j) {
    outward[j] = (corners[(j + 1) % 3] - corners[j]).cross(normal);
    over[j] = outward[j].squaredNorm();
  }
  for (double& length : over) length = 1 / std::sqrt(length);
  for (int j = 0; j < 3; ++j) outward[j] *= over[j];
  has_outward_ |= Set{1} << triangle;
}

void GroundFeatures::add_crest(const Side& side) {
  const Vector3 way = vertices_[side.b].place - vertices_[side.a].place;
  const double length = way.norm();
  crests_[crest_count_++] = {.a = side.a,
                             .b = side.b,
                             .first = side.first,
                             .second = side.second,
                             .triangles = Set{1} << side.first | (side.second < 0 ? 0 : Set{1} << side.second),
                             .along = way / length,
                             .outward = way.cross(triangles_[side.first].normal) / length,
                             .length = length};
}

bool GroundFeatures::set_triangles(std::span<const slope::SurfaceTriangle> triangles, const Vector3& centre,
                                   double radius) {
  crest_count_ = 0;
  known_ = find_sides(triangles);
  if (!known_) return false;
  triangles_ = triangles;
  has_outward_ = 0;
  for (const Side& side : std::span(sides_).first(side_count_)) {
    // A side with one triangle ends the ground, unless its other triangle is too far away to be here, and so is the
    // side.
    if (side.second < 0) {
      if (!within(side, centre, radius)) continue;
      vertices_[side.a].rim = vertices_[side.b].rim = true;
      add_crest(side);
      continue;
    }
    // Outward of one, the other falls off where its normal leans outward.
    const Vector3 &n = triangles[side.first].normal, &m = triangles[side.second].normal;
    const Vector3 way = vertices_[side.b].place - vertices_[side.a].place;
    if (const double lean = m.dot(way.cross(n)); lean > 0 && lean * lean > kFlat * kFlat * way.squaredNorm())
      add_crest(side);
    known_ = known_ && n.dot(m) > kKnife;
  }
  return known_;
}

}  // namespace talus::rockfall
