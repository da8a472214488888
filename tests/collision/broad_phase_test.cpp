#include "talus/collision/broad_phase.h"

#include <limits>

#include "tests/collision/twins.h"
#include <gtest/gtest.h>

namespace talus::collision {
namespace {

using Pairs = BroadPhase::Pairs;

Pairs all_pairs(const std::vector<Box>& boxes, const std::vector<char>& idle) {
  Pairs pairs;
  for (int i = 0; i < static_cast<int>(boxes.size()); ++i)
    for (int j = i + 1; j < static_cast<int>(boxes.size()); ++j) {
      bool apart = idle[i] != 0 && idle[j] != 0;
      for (int k = 0; k < 3; ++k)
        apart = apart || boxes[i].lower[k] > boxes[j].upper[k] || boxes[j].lower[k] > boxes[i].upper[k];
      if (!apart) pairs.emplace_back(i, j);
    }
  return pairs;
}

struct Pile {
  std::vector<Box> boxes;
  std::vector<char> idle;
};

/// Boxes of about one unit in a cube that holds `count` of them; some on a grid, so that they touch exactly.
Pile random_pile(std::uint64_t seed, int count) {
  core::Random random(seed);
  Pile pile;
  const double side = std::cbrt(count);
  for (int k = 0; k < count; ++k) {
    Vector3 lower, sides;
    for (int m = 0; m < 3; ++m) lower[m] = random.uniform(0, side), sides[m] = random.uniform(0, 1.5);
    if (k % 3 == 0) lower = lower.array().round(), sides = Vector3::Ones();
    pile.boxes.push_back({lower, lower + sides});
    pile.idle.push_back(random.uniform() < 0.2 ? 1 : 0);
  }
  return pile;
}

}  // namespace

TEST(BroadPhase, equals_all_pairs_on_random_piles) {
  BroadPhase broad;
  Pairs found;
  std::size_t total = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Pile pile = random_pile(seed, static_cast<int>(seed * 3 % 331));
    const double inf = std::numeric_limits<double>::infinity();
    if (seed % 2 == 0) {
      pile.boxes.push_back({{-inf, -inf, -inf}, {inf, inf, 1}});
      pile.boxes.push_back({{-inf, -inf, -inf}, {2, inf, inf}});
      pile.idle.insert(pile.idle.end(), {1, 0});
    }
    broad.find(pile.boxes, pile.idle, found);
    EXPECT_EQ(found, all_pairs(pile.boxes, pile.idle)) << seed;
    total += found.size();
  }
  EXPECT_GT(total, 10000U);
}

TEST(SweptBox, holds_the_shape_at_every_time) {
  core::Random random(5);
  for (int k = 0; k < 300; ++k) {
    const ShapePtr shape =
        seen_from(twins::random_convex(random, k % twins::kConvexKinds), twins::random_pose(random, 1));
    const SteadyMotion motion{twins::random_pose(random, 5), 3 * support::random_direction(random),
                              random.uniform(0, 8) * support::random_direction(random)};
    const Box box = swept_box(*shape, motion, 1, 0.01);
    for (int m = 0; m <= 50; ++m) {
      const Box now = swept_box(*shape, {motion.at(m / 50.0)}, 0, 0);
      EXPECT_TRUE(((now.lower - box.lower).array() > 0).all() && ((box.upper - now.upper).array() > 0).all()) << k;
    }
  }
}

TEST(SweptBox, of_a_shape_at_rest_is_that_of_its_outline) {
  core::Random random(6);
  for (int k = 0; k < 100; ++k) {
    const ShapePtr shape = twins::random_convex(random, k % twins::kConvexKinds);
    const Pose pose = twins::random_pose(random, 5);
    const Box box = swept_box(*shape, {pose}, 1, 0);
    const geometry::TriangleMesh mesh = outline(*shape, 1);
    std::vector<Vector3> corners;
    for (const Vector3& x : mesh.vertices()) corners.push_back(pose.to_world(x));
    const Box around = geometry::bounding_box(corners);
    const double coarse = k % 5 == 1 || k % 5 == 4 ? 1e-14 : 0.02;  // round ones are drawn with corners
    for (int m = 0; m < 3; ++m) {
      EXPECT_GT(around.lower[m], box.lower[m] - 1e-14);
      EXPECT_LT(around.lower[m], box.lower[m] + coarse);
      EXPECT_LT(around.upper[m], box.upper[m] + 1e-14);
      EXPECT_GT(around.upper[m], box.upper[m] - coarse);
    }
  }
}

TEST(SweptBox, of_a_level_half_space_ends_at_its_plane) {
  const Box box = swept_box(*half_space(), {twins::at(0, 0, 2)}, 1, 0.5);
  EXPECT_EQ(box.upper.z(), 2.5);
  EXPECT_EQ(box.lower.z(), -std::numeric_limits<double>::infinity());
  EXPECT_EQ(box.upper.x(), std::numeric_limits<double>::infinity());
}

}  // namespace talus::collision
