#pragma once

// Surfaces of triangles. Corners run counter-clockwise when seen from outside, so that for the triangle (a, b, c)
//
//     S = (b - a) x (c - a) / 2        area vector: points outward, its length is the area
//
// A mesh only holds what it is given: whether it encloses a body is for mesh_check.h to say. Lengths in m.

#include <array>
#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::geometry {

using core::Matrix3;
using core::Vector2;
using core::Vector3;

/// Numbers of three vertices, counted from 0.
using Triangle = std::array<int, 3>;

/// A box along the axes.
struct Box {
  Vector3 lower = Vector3::Zero();
  Vector3 upper = Vector3::Zero();

  [[nodiscard]] Vector3 sides() const { return upper - lower; }
  [[nodiscard]] Vector3 centre() const { return lower + 0.5 * (upper - lower); }
};

/// The smallest box around the points; of no points: zero.
[[nodiscard]] Box bounding_box(std::span<const Vector3> points);

class TriangleMesh {
 public:
  TriangleMesh() = default;
  /// Every corner must be the number of a vertex.
  TriangleMesh(std::vector<Vector3> vertices, std::vector<Triangle> triangles);

  [[nodiscard]] std::span<const Vector3> vertices() const { return vertices_; }
  [[nodiscard]] std::span<const Triangle> triangles() const { return triangles_; }
  [[nodiscard]] int vertex_count() const { return static_cast<int>(vertices_.size()); }
  [[nodiscard]] int triangle_count() const { return static_cast<int>(triangles_.size()); }

  /// Corner k (0, 1, 2) of a triangle.
  [[nodiscard]] const Vector3& corner(int triangle, int k) const { return vertices_[triangles_[triangle][k]]; }
  /// Outward, as long as the triangle is large, m^2.
  [[nodiscard]] Vector3 area_vector(int triangle) const;
  /// Outward, of length 1. The triangle must not be degenerate.
  [[nodiscard]] Vector3 normal(int triangle) const { return area_vector(triangle).normalized(); }

  /// Distance from `point` to the farthest vertex.
  [[nodiscard]] double bounding_radius(const Vector3& point) const;

  [[nodiscard]] TriangleMesh translated(const Vector3& by) const;
  /// Every vertex v becomes R v. R must be a rotation.
  [[nodiscard]] TriangleMesh rotated(const Matrix3& R) const;
  /// Along the axes, about the origin. A mirror (an odd number of negative factors) also turns the triangles round, so
  /// that outward stays outward.
  [[nodiscard]] TriangleMesh scaled(const Vector3& factors) const;
  [[nodiscard]] TriangleMesh scaled(double factor) const { return scaled(Vector3::Constant(factor)); }
  /// Every triangle turned round: inside becomes outside.
  [[nodiscard]] TriangleMesh inverted() const;

 private:
  std::vector<Vector3> vertices_;
  std::vector<Triangle> triangles_;
};

/// Sum of the areas, m^2.
[[nodiscard]] double surface_area(const TriangleMesh& mesh);

}  // namespace talus::geometry
