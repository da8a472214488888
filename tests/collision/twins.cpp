#include "tests/collision/twins.h"

namespace talus::collision::twins {

Pose at(double x, double y, double z) {
  return {.p = {x, y, z}};
}

Pose random_pose(core::Random& random, double spread) {
  const Vector3 p = spread * random.uniform() * support::random_direction(random);
  return {p, support::random_attitude(random)};
}

Sizes random_sizes(core::Random& random, int kind) {
  Sizes sizes{.kind = kind};
  for (int k = 0; k < 3; ++k) sizes.lengths[k] = random.uniform(0.2, 1.2);
  if (kind != 1) sizes.lengths[0] /= 2;
  for (int k = 0; k < 20 && kind == 4; ++k)
    sizes.points.emplace_back(0.6 * random.uniform(0.7, 1) * support::random_direction(random));
  return sizes;
}

ShapePtr shape_of(const Sizes& sizes) {
  const Vector3& l = sizes.lengths;
  if (sizes.kind == 0) return sphere(l[0]);
  if (sizes.kind == 1) return box(l);
  if (sizes.kind == 2) return capsule(l[0], l[1]);
  if (sizes.kind == 3) return cylinder(l[0], l[1]);
  return hull(sizes.points);
}

ShapePtr random_convex(core::Random& random, int kind) {
  return shape_of(random_sizes(random, kind));
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
