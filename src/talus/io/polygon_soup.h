#pragma once

// What a mesh file holds before it is a mesh: vertices, and polygons that name them.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "talus/geometry/triangle_mesh.h"
#include "talus/io/mesh_words.h"

namespace talus::io {

/// Polygons with more corners are refused: cutting them takes time that grows with the square, and no rock has them.
inline constexpr int kMaxCorners = 1000;

class PolygonSoup {
 public:
  explicit PolygonSoup(const MeshSource& source) : source_(source) {}

  void add_vertex(const geometry::Vector3& vertex) { vertices_.push_back(vertex); }
  [[nodiscard]] std::int64_t vertex_count() const { return static_cast<std::int64_t>(vertices_.size()); }
  /// Corners count from 0 and may name vertices still to come; `line` is 0 for binary files.
  void add_polygon(std::span<const std::int64_t> corners, int line);

  /// Checks that every corner exists and cuts polygons into triangles.
  [[nodiscard]] geometry::TriangleMesh mesh() const;

 private:
  struct Polygon {
    std::size_t first = 0;
    std::size_t count = 0;
    int line = 0;
  };

  void append(const Polygon& polygon, const std::string& key, std::vector<geometry::Triangle>& triangles) const;

  const MeshSource& source_;
  std::vector<geometry::Vector3> vertices_;
  std::vector<std::int64_t> corners_;
  std::vector<Polygon> polygons_;
};

}  // namespace talus::io
