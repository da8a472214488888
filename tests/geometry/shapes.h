#pragma once

// Simple bodies and random numbers for the tests of this folder, made without the code under test.

#include <random>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry::testing {

inline double uniform(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11) * 0x1.0p-53;
}

inline Vector3 random_vector(std::mt19937_64& random, double size = 1) {
  const double x = uniform(random, -size, size);
  const double y = uniform(random, -size, size);
  return {x, y, uniform(random, -size, size)};
}

inline Matrix3 random_rotation(std::mt19937_64& random) {
  const Vector3 axis = random_vector(random).normalized();
  return Eigen::AngleAxisd(uniform(random, -3, 3), axis).toRotationMatrix();
}

/// Corner number x + 2 y + 4 z.
inline TriangleMesh box(const Vector3& lower, const Vector3& upper) {
  std::vector<Vector3> v;
  for (int i = 0; i < 8; ++i)
    v.emplace_back((i & 1) != 0 ? upper.x() : lower.x(), (i & 2) != 0 ? upper.y() : lower.y(),
                   (i & 4) != 0 ? upper.z() : lower.z());
  return {v,
          {{0, 2, 1},
           {1, 2, 3},
           {4, 5, 6},
           {5, 7, 6},
           {0, 1, 4},
           {1, 5, 4},
           {2, 6, 3},
           {3, 6, 7},
           {0, 4, 2},
           {2, 4, 6},
           {1, 3, 5},
           {3, 7, 5}}};
}

inline TriangleMesh unit_cube() {
  return box(Vector3::Zero(), Vector3::Ones());
}

/// Corners at the origin and at 1 along each axis.
inline TriangleMesh corner_tetrahedron() {
  return {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}};
}

/// Both meshes side by side in one.
inline TriangleMesh together(const TriangleMesh& a, const TriangleMesh& b) {
  std::vector<Vector3> vertices(a.vertices().begin(), a.vertices().end());
  vertices.insert(vertices.end(), b.vertices().begin(), b.vertices().end());
  std::vector<Triangle> triangles(a.triangles().begin(), a.triangles().end());
  for (const Triangle& t : b.triangles())
    triangles.push_back({t[0] + a.vertex_count(), t[1] + a.vertex_count(), t[2] + a.vertex_count()});
  return {std::move(vertices), std::move(triangles)};
}

}  // namespace talus::geometry::testing
