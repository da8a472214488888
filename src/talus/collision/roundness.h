#pragma once

#include "talus/collision/shape.h"

namespace talus::collision {

/// Radius of the round surface of a shape at a point of it where the outward normal is `normal` (axes of the shape), m:
/// of a sphere, a capsule, the side of a cylinder. 0 at faces, edges and corners.
[[nodiscard]] double round_radius(const Shape& shape, const Vector3& point, const Vector3& normal);

}  // namespace talus::collision
