#include "talus/io/polygon_soup.h"

#include <limits>

#include <fmt/format.h>

#include "talus/geometry/polygon.h"

namespace talus::io {

using geometry::Triangle;
using geometry::TriangleMesh;
using geometry::Vector3;

void PolygonSoup::add_polygon(std::span<const std::int64_t> corners, int line) {
  const std::string key = fmt::format("face {}", polygons_.size() + 1);
  if (corners.size() < 3)
    source_.refuse({.line = line,
                    .key = key,
                    .problem = fmt::format("has {} corners", corners.size()),
                    .accepted = "three or more"});
  if (corners.size() > kMaxCorners)
    source_.refuse({.line = line,
                    .key = key,
                    .problem = fmt::format("has {} corners", corners.size()),
                    .accepted = fmt::format("at most {}", kMaxCorners)});
  polygons_.push_back({corners_.size(), corners.size(), line});
  corners_.insert(corners_.end(), corners.begin(), corners.end());
}

void PolygonSoup::append(const Polygon& polygon, const std::string& key, std::vector<Triangle>& triangles) const {
  std::vector<int> names;
  std::vector<Vector3> places;
  for (std::size_t i = polygon.first; i < polygon.first + polygon.count; ++i) {
    const std::int64_t v = corners_[i];
    if (v < 0 || v >= vertex_count())
      source_.refuse({.line = polygon.line,
                      .key = key,
                      .problem = fmt::format("names vertex {} (counted from 0) of {}", v, vertex_count())});
    names.push_back(static_cast<int>(v));
    places.push_back(vertices_[v]);
  }
  if (names.size() == 3) return triangles.push_back({names[0], names[1], names[2]});
  const geometry::Triangulation cut = geometry::triangulate(places);
  if (cut.status != geometry::PolygonStatus::ok)
    source_.refuse({.line = polygon.line,
                    .key = key,
                    .problem = fmt::format("cannot be cut into triangles: {}", to_string(cut.status)),
                    .accepted = "polygons whose outline does not touch itself"});
  for (const Triangle& t : cut.triangles) triangles.push_back({names[t[0]], names[t[1]], names[t[2]]});
}

TriangleMesh PolygonSoup::mesh() const {
  if (vertices_.empty()) source_.refuse({.problem = "holds no vertices", .accepted = "a mesh"});
  if (polygons_.empty()) source_.refuse({.problem = "holds no faces", .accepted = "a mesh of triangles or polygons"});
  constexpr std::size_t kMost = std::numeric_limits<int>::max() / 3;
  if (vertices_.size() > kMost || corners_.size() > kMost) source_.refuse({.problem = "holds too many faces"});
  std::vector<Triangle> triangles;
  triangles.reserve(corners_.size() - 2 * polygons_.size());
  for (std::size_t i = 0; i < polygons_.size(); ++i) append(polygons_[i], fmt::format("face {}", i + 1), triangles);
  return {vertices_, std::move(triangles)};
}

}  // namespace talus::io
