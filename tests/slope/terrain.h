#pragma once

// Random ground as a height grid and as the same triangles in a mesh, and what brute force over all triangles says
// about it in extended precision, without the code under test.

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <random>
#include <vector>

#include "talus/slope/height_field.h"

namespace talus::slope::testing {

using Real = long double;
using Real3 = Eigen::Matrix<Real, 3, 1>;

inline double uniform(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11) * 0x1.0p-53;
}

struct TerrainSettings {
  int columns = 12, rows = 9;
  Vector2 first = {-3, 7};
  Vector2 spacing = {1, 1};
  double roughness = 1;  ///< m, of single nodes
  double slope = 0.5;    ///< of the whole, falling with x
  double holes = 0;      ///< share of nodes without data
  double height = 0;     ///< of the whole, m
  std::uint64_t seed = 1;
};

inline HeightGrid random_grid(const TerrainSettings& s) {
  std::mt19937_64 random(s.seed);
  HeightGrid grid{.columns = s.columns, .rows = s.rows, .first = s.first, .spacing = s.spacing, .heights = {}};
  for (int j = 0; j < s.rows; ++j)
    for (int i = 0; i < s.columns; ++i) {
      const double z = s.height - s.slope * i * s.spacing.x() + uniform(random, -s.roughness, s.roughness);
      const bool hole = uniform(random, 0, 1) < s.holes;
      grid.heights.push_back(hole ? std::numeric_limits<double>::quiet_NaN() : z);
    }
  return grid;
}

/// Triangles of a grid without holes, and which of the grid's triangles each is.
struct GridMesh {
  geometry::TriangleMesh mesh;
  std::vector<std::int64_t> ids;
};

inline GridMesh mesh_of(const HeightGrid& grid) {
  std::vector<Vector3> vertices;
  for (int j = 0; j < grid.rows; ++j)
    for (int i = 0; i < grid.columns; ++i) {
      const double z = grid.heights[static_cast<std::size_t>(j * grid.columns + i)];
      vertices.emplace_back(grid.first.x() + i * grid.spacing.x(), grid.first.y() + j * grid.spacing.y(), z);
    }
  GridMesh result;
  std::vector<geometry::Triangle> triangles;
  for (int j = 0; j + 1 < grid.rows; ++j)
    for (int i = 0; i + 1 < grid.columns; ++i) {
      const int a = j * grid.columns + i, b = a + 1, c = a + grid.columns, d = c + 1;
      if (!vertices[a].allFinite() || !vertices[b].allFinite() || !vertices[c].allFinite() || !vertices[d].allFinite())
        continue;
      const std::int64_t cell = static_cast<std::int64_t>(j) * (grid.columns - 1) + i;
      triangles.push_back({a, b, d});
      triangles.push_back({a, d, c});
      result.ids.insert(result.ids.end(), {2 * cell, 2 * cell + 1});
    }
  for (Vector3& v : vertices)
    if (!v.allFinite()) v.z() = 0;  // belongs to no triangle
  result.mesh = {std::move(vertices), std::move(triangles)};
  return result;
}

inline Real distance_to_segment(const Real3& p, const Real3& a, const Real3& b) {
  const Real t = std::clamp<Real>((b - a).dot(p - a) / (b - a).squaredNorm(), 0, 1);
  return (a + t * (b - a) - p).norm();
}

/// By the normal equations of p ~ a + u (b - a) + w (c - a) and the three sides.
inline Real distance_to_triangle(const Real3& p, const Real3& a, const Real3& b, const Real3& c) {
  const Real3 e = b - a, f = c - a, q = p - a;
  const Real ee = e.squaredNorm(), ef = e.dot(f), ff = f.squaredNorm();
  const Real determinant = ee * ff - ef * ef;
  const Real u = (ff * e.dot(q) - ef * f.dot(q)) / determinant, w = (ee * f.dot(q) - ef * e.dot(q)) / determinant;
  if (u >= 0 && w >= 0 && u + w <= 1) return (q - u * e - w * f).norm();
  return std::min({distance_to_segment(p, a, b), distance_to_segment(p, b, c), distance_to_segment(p, c, a)});
}

inline Real distance_to_triangle(const Vector3& p, const geometry::TriangleMesh& mesh, int t) {
  return distance_to_triangle(p.cast<Real>(), mesh.corner(t, 0).cast<Real>(), mesh.corner(t, 1).cast<Real>(),
                              mesh.corner(t, 2).cast<Real>());
}

inline Real distance_to_mesh(const Vector3& p, const geometry::TriangleMesh& mesh) {
  Real nearest = std::numeric_limits<Real>::infinity();
  for (int t = 0; t < mesh.triangle_count(); ++t) nearest = std::min(nearest, distance_to_triangle(p, mesh, t));
  return nearest;
}

/// Highest place of the mesh straight below p, by Cramer's rule in plan; triangles count with their outlines.
inline std::optional<Real> ground_below(const Vector3& p, const geometry::TriangleMesh& mesh) {
  std::optional<Real> highest;
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Real3 a = mesh.corner(t, 0).cast<Real>(), e = mesh.corner(t, 1).cast<Real>() - a,
                f = mesh.corner(t, 2).cast<Real>() - a, q = p.cast<Real>() - a;
    const Real determinant = e.x() * f.y() - e.y() * f.x();
    if (determinant == 0) continue;
    const Real u = (q.x() * f.y() - q.y() * f.x()) / determinant, w = (e.x() * q.y() - e.y() * q.x()) / determinant;
    if (u < 0 || w < 0 || u + w > 1) continue;
    const Real z = a.z() + u * e.z() + w * f.z();
    if (z <= p.z() && (!highest || z > *highest)) highest = z;
  }
  return highest;
}

}  // namespace talus::slope::testing
