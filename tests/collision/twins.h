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
/// Sizes of a convex shape of about 1 m, of kind 0 to 4: sphere (radius), box (sides), capsule and cylinder (radius,
/// length), hull (points).
struct Sizes {
  int kind = 0;
  Vector3 lengths = Vector3::Zero();
  std::vector<Vector3> points;
};
inline constexpr int kConvexKinds = 5;
[[nodiscard]] Sizes random_sizes(core::Random& random, int kind);
[[nodiscard]] ShapePtr shape_of(const Sizes& sizes);
[[nodiscard]] ShapePtr random_convex(core::Random& random, int kind);

[[nodiscard]] std::vector<Touch> touches(const Placed& a, const Placed& b, double margin = 1e-4);
[[nodiscard]] double distance(const Placed& a, const Placed& b, double limit = 1e9);

}  // namespace talus::collision::twins
