#include "talus/collision/roundness.h"

#include <cmath>

#include "talus/collision/shape_pieces.h"

namespace talus::collision {
namespace {

constexpr double kOnSurface = 0.01;  // of the radius: contact points may be a little inside or outside
constexpr double kSideways = 0.5;    // largest |normal . axis| of a point on a cylinder's side

double radius_of_cylinder(const CoreShape& core, const Vector3& point, const Vector3& normal) {
  const double radius = core.half.x();
  const bool on_side = std::abs(std::hypot(point.x(), point.y()) - radius) <= kOnSurface * radius;
  return on_side && std::abs(normal.z()) <= kSideways ? radius : 0;
}

}  // namespace

double round_radius(const Shape& shape, const Vector3& point, const Vector3& normal) {
  for (const Piece& piece : shape.pieces) {
    const CoreShape* core = piece.core();
    if (core == nullptr) continue;
    const Vector3 local = piece.pose.to_body(point);
    const Vector3 outward = piece.pose.R.conjugate() * normal;
    if (core->kind == CoreKind::cylinder) {
      if (const double radius = radius_of_cylinder(*core, local, outward); radius > 0) return radius;
      continue;
    }
    if (core->radius <= 0) continue;
    // The middle of the rounding lies on the core if the point belongs to this piece.
    const Vector3 middle = local - core->radius * outward;
    if ((middle - core->farthest(outward)).norm() <= kOnSurface * (core->radius + core->reach) ||
        core->vertices.size() > 1)
      return core->radius;
  }
  return 0;
}

}  // namespace talus::collision
