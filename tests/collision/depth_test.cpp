// How deep convex shapes overlap: the way out that is given is one, and no direction tried at random is shorter.

#include <algorithm>
#include <cmath>

#include "tests/collision/twins.h"
#include <gtest/gtest.h>

namespace talus::collision {
namespace {

struct Sized {
  twins::Sizes sizes;
  twins::Placed placed;
};

/// How far the shape reaches along n from its origin, by textbook formulas.
double reach(const twins::Sizes& sizes, const Vector3& n) {
  const Vector3& l = sizes.lengths;
  if (sizes.kind == 0) return l[0];
  if (sizes.kind == 1) return n.cwiseAbs().dot(l) / 2;
  if (sizes.kind == 2) return l[0] + std::abs(n.z()) * l[1] / 2;
  if (sizes.kind == 3) return l[0] * std::hypot(n.x(), n.y()) + std::abs(n.z()) * l[1] / 2;
  double most = -1e300;
  for (const Vector3& x : sizes.points) most = std::max(most, n.dot(x));
  return most;
}

double separation(const Sized& a, const Sized& b, const Vector3& n) {
  const Pose &pa = a.placed.pose, &pb = b.placed.pose;
  return n.dot(pa.p - pb.p) - reach(a.sizes, pa.R.conjugate() * -n) - reach(b.sizes, pb.R.conjugate() * n);
}

/// The largest separation over random directions, the best of them improved by random steps.
double best_at_random(const Sized& a, const Sized& b, core::Random& random) {
  std::vector<std::pair<double, Vector3>> tried;
  for (int k = 0; k < 1000; ++k) {
    const Vector3 n = support::random_direction(random);
    tried.emplace_back(separation(a, b, n), n);
  }
  std::sort(tried.begin(), tried.end(), [](const auto& p, const auto& q) { return p.first > q.first; });
  double best = tried[0].first;
  for (int k = 0; k < 6; ++k) {
    auto [s, n] = tried[static_cast<std::size_t>(k * k)];
    for (double step = 0.05; step > 1e-7; step *= 0.8)
      for (int m = 0; m < 10; ++m) {
        const Vector3 other = (n + step * support::random_direction(random)).normalized();
        if (const double better = separation(a, b, other); better > s) s = better, n = other;
      }
    best = std::max(best, s);
  }
  return best;
}

}  // namespace

TEST(DepthOfConvexShapes, is_the_shortest_way_out) {
  core::Random random(31);
  int overlapping = 0;
  for (int k = 0; k < 250; ++k) {
    Sized a{twins::random_sizes(random, k % 5), {}}, b{twins::random_sizes(random, k / 5 % 5), {}};
    a.placed = {twins::shape_of(a.sizes), twins::random_pose(random, 0.8)};
    b.placed = {twins::shape_of(b.sizes), twins::random_pose(random, 0.8)};
    const std::vector<Touch> found = twins::touches(a.placed, b.placed, 0);
    const double distance = twins::distance(a.placed, b.placed);
    if (distance > 0) continue;
    ++overlapping;
    ASSERT_FALSE(found.empty()) << k;
    const Vector3 n = found[0].normal;
    EXPECT_NEAR(separation(a, b, n), distance, 1e-12) << k;
    EXPECT_GT(distance, best_at_random(a, b, random) - 1e-9) << k << " " << a.sizes.kind << " " << b.sizes.kind;
  }
  EXPECT_GT(overlapping, 100);
}

}  // namespace talus::collision
