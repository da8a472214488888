#include "tests/collision/twins.h"

namespace talus::collision::twins {

Pose at(double x, double y, double z) {
  return {.p = {x, y, z}};
}

Pose random_pose(core::Random& random, double spread) {
  const Vector3 p = spread * random.uniform() * support::random_direction(random);
  return {p, support::random_attitude(random)};
}

ShapePtr random_convex(core::Random& random, int kind) {
  const auto length = [&] { return random.uniform(0.2, 1.2); };
  if (kind == 0) return sphere(length() / 2);
  if (kind == 1) {
    const double x = length(), y = length(), z = length();
    return box({x, y, z});
  }
  if (kind == 2) {
    const double radius = length() / 3;
    return capsule(radius, length());
  }
  if (kind == 3) {
    const double radius = length() / 2;
    return cylinder(radius, length());
  }
  std::vector<Vector3> points;
  for (int k = 0; k < 20; ++k) points.emplace_back(0.6 * random.uniform(0.7, 1) * support::random_direction(random));
  return hull(points);
}

std::vector<Touch> touches(const Placed& a, const Placed& b, double margin) {
  ContactFinder finder;
  PairMemory memory;
  std::vector<Touch> found;
  finder.find(*a.shape, a.pose, *b.shape, b.pose, margin, memory, found);
  return found;
}

double distance(const Placed& a, const Placed& b, double limit) {
  ContactFinder finder;
  PairMemory memory;
  return finder.distance(*a.shape, a.pose, *b.shape, b.pose, limit, memory);
}

}  // namespace talus::collision::twins
