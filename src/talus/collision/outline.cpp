#include <cmath>
#include <numbers>

#include "talus/bodies/shape_library.h"
#include "talus/collision/broad_phase.h"
#include "talus/collision/shape_pieces.h"
#include "talus/geometry/convex_hull.h"

namespace talus::collision {
namespace {

using geometry::TriangleMesh;

constexpr int kCylinderSides = 48;
constexpr int kSphereLevel = 2;  // 320 triangles

TriangleMesh cylinder_outline(double radius, double height) {
  std::vector<core::Vector2> circle;
  for (int k = 0; k < kCylinderSides; ++k) {
    const double angle = 2 * std::numbers::pi * k / kCylinderSides;
    circle.emplace_back(radius * std::cos(angle), radius * std::sin(angle));
  }
  return bodies::extruded_polygon(circle, height);
}

/// The hull of balls around the corners: spheres and capsules.
TriangleMesh rounded_outline(const CoreShape& core) {
  const TriangleMesh ball = bodies::sphere(kSphereLevel).scaled(2 * core.radius);
  if (core.vertices.size() == 1) return ball;
  std::vector<Vector3> points;
  for (const Vector3& corner : core.vertices)
    for (const Vector3& x : ball.vertices()) points.push_back(corner + x);
  return geometry::convex_hull(points).mesh;
}

TriangleMesh polytope_outline(const CoreShape& core) {
  std::vector<geometry::Triangle> triangles;
  for (int f = 0; f < static_cast<int>(core.faces.size()); ++f) {
    const std::span<const int> loop = core.loop(f);
    for (std::size_t k = 2; k < loop.size(); ++k) triangles.push_back({loop[0], loop[k - 1], loop[k]});
  }
  return {core.vertices, std::move(triangles)};
}

TriangleMesh square(double extent) {
  return {{{-extent, -extent, 0}, {extent, -extent, 0}, {extent, extent, 0}, {-extent, extent, 0}},
          {{0, 1, 2}, {0, 2, 3}}};
}

TriangleMesh piece_outline(const Piece& piece, double extent) {
  if (const MeshSurface* surface = piece.surface()) return surface->mesh;
  if (piece.is_half_space()) return square(extent);
  const CoreShape& core = *piece.core();
  if (core.kind == CoreKind::cylinder) return cylinder_outline(core.half.x(), 2 * core.half.z());
  return core.radius > 0 ? rounded_outline(core) : polytope_outline(core);
}

}  // namespace

TriangleMesh outline(const Shape& shape, double extent) {
  std::vector<Vector3> vertices;
  std::vector<geometry::Triangle> triangles;
  for (const Piece& piece : shape.pieces) {
    const TriangleMesh part = piece_outline(piece, extent);
    const int first = static_cast<int>(vertices.size());
    for (const Vector3& x : part.vertices()) vertices.push_back(piece.pose.to_world(x));
    for (const geometry::Triangle& t : part.triangles())
      triangles.push_back({t[0] + first, t[1] + first, t[2] + first});
  }
  return {std::move(vertices), std::move(triangles)};
}

}  // namespace talus::collision
