#include "talus/geometry/triangle_mesh.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace talus::geometry {

Box bounding_box(std::span<const Vector3> points) {
  if (points.empty()) return {};
  Box box{points[0], points[0]};
  for (const Vector3& p : points) {
    box.lower = box.lower.cwiseMin(p);
    box.upper = box.upper.cwiseMax(p);
  }
  return box;
}

TriangleMesh::TriangleMesh(std::vector<Vector3> vertices, std::vector<Triangle> triangles)
    : vertices_(std::move(vertices)), triangles_(std::move(triangles)) {
  assert(std::all_of(triangles_.begin(), triangles_.end(), [&](const Triangle& t) {
    return std::all_of(t.begin(), t.end(), [&](int v) { return v >= 0 && v < vertex_count(); });
  }));
}

Vector3 TriangleMesh::area_vector(int triangle) const {
  const Vector3& a = corner(triangle, 0);
  return 0.5 * (corner(triangle, 1) - a).cross(corner(triangle, 2) - a);
}

double TriangleMesh::bounding_radius(const Vector3& point) const {
  double squared = 0;
  for (const Vector3& v : vertices_) squared = std::max(squared, (v - point).squaredNorm());
  return std::sqrt(squared);
}

TriangleMesh TriangleMesh::translated(const Vector3& by) const {
  TriangleMesh copy = *this;
  for (Vector3& v : copy.vertices_) v += by;
  return copy;
}

TriangleMesh TriangleMesh::rotated(const Matrix3& R) const {
  assert((R * R.transpose() - Matrix3::Identity()).norm() < 1e-9 && R.determinant() > 0);
  TriangleMesh copy = *this;
  for (Vector3& v : copy.vertices_) v = (R * v).eval();
  return copy;
}

TriangleMesh TriangleMesh::scaled(const Vector3& factors) const {
  TriangleMesh copy = factors.prod() < 0 ? inverted() : *this;
  for (Vector3& v : copy.vertices_) v = v.cwiseProduct(factors).eval();
  return copy;
}

TriangleMesh TriangleMesh::inverted() const {
  TriangleMesh copy = *this;
  for (Triangle& t : copy.triangles_) std::swap(t[1], t[2]);
  return copy;
}

double surface_area(const TriangleMesh& mesh) {
  double area = 0;
  for (int t = 0; t < mesh.triangle_count(); ++t) area += mesh.area_vector(t).norm();
  return area;
}

}  // namespace talus::geometry
