#pragma once

// What several tests of collisions share: placing shapes, asking once, random shapes of every convex kind.

#include <vector>

#include "tests/support/random_rock.h"

#include "talus/collision/contact_points.h"

namespace talus::collision::twins {

struct Placed {
  ShapePtr shape;
  Pose pose;
};

[[nodiscard]] Pose at(double x, double y, double z);
[[nodiscard]] Pose random_pose(core::Random& random, double spread);
/// Sphere, box, capsule, cylinder, hull: number modulo 5; about 1 m.
[[nodiscard]] ShapePtr random_convex(core::Random& random, int kind);
inline constexpr int kConvexKinds = 5;

[[nodiscard]] std::vector<Touch> touches(const Placed& a, const Placed& b, double margin = 1e-4);
[[nodiscard]] double distance(const Placed& a, const Placed& b, double limit = 1e9);

}  // namespace talus::collision::twins
