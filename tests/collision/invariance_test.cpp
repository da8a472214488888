// What must not change the contacts of two bodies: where in the world they are, how the world is turned, which of them
// is called A, what is remembered, tiny motions.

#include <algorithm>
#include <cmath>

#include "tests/collision/twins.h"
#include "tests/support/allocation_counter.h"
#include <gtest/gtest.h>

namespace talus::collision {
namespace {

using twins::Placed;

/// Pairs of random kinds a little apart, touching or a little overlapping.
struct NearPair {
  Placed a, b;
};

NearPair random_near_pair(core::Random& random, int k) {
  NearPair pair{{twins::random_convex(random, k % 5), twins::random_pose(random, 1)},
                {twins::random_convex(random, k / 5 % 5), twins::random_pose(random, 1)}};
  const Vector3 direction = support::random_direction(random);
  double low = 0, high = 5;  // as far along the direction as makes the gap wanted
  const double wanted = random.uniform(-1e-5, 5e-5);
  for (int m = 0; m < 60; ++m) {
    const double middle = (low + high) / 2;
    const Placed moved{pair.a.shape, {pair.b.pose.p + middle * direction, pair.a.pose.R}};
    (twins::distance(moved, pair.b) > wanted ? high : low) = middle;
  }
  pair.a.pose.p = pair.b.pose.p + high * direction;
  return pair;
}

double least_gap(const std::vector<Touch>& touches) {
  double least = 1e300;
  for (const Touch& t : touches) least = std::min(least, t.gap);
  return least;
}

/// Same number of points, and each has a twin.
void expect_same(const std::vector<Touch>& found, const std::vector<Touch>& expected, double tolerance, int k) {
  ASSERT_EQ(found.size(), expected.size()) << k;
  for (const Touch& e : expected)
    EXPECT_TRUE(std::any_of(found.begin(), found.end(), [&](const Touch& f) {
      return (f.point_a - e.point_a).norm() < tolerance && (f.normal - e.normal).norm() < 1e-6 &&
             std::abs(f.gap - e.gap) < 1e-9;
    })) << k;
}

}  // namespace

/// Up to contact points that are one within 1e-7 of the size on faces of any slope, twins being 2 m and 60 degrees.
TEST(Contacts, have_the_gap_that_is_the_distance) {
  constexpr double kTolerance = 4e-7;
  core::Random random(51);
  for (int k = 0; k < 500; ++k) {
    const NearPair pair = random_near_pair(random, k);
    const std::vector<Touch> touches = twins::touches(pair.a, pair.b);
    ASSERT_FALSE(touches.empty()) << k;
    EXPECT_NEAR(least_gap(touches), twins::distance(pair.a, pair.b), kTolerance) << k;
    for (const Touch& t : touches) {
      EXPECT_LT((t.point_a - t.point_b - t.gap * t.normal).norm(), 1e-12) << k;
      EXPECT_NEAR(t.normal.norm(), 1, 1e-12);
    }
  }
}

TEST(Contacts, do_not_depend_on_which_body_comes_first) {
  core::Random random(52);
  for (int k = 0; k < 500; ++k) {
    const NearPair pair = random_near_pair(random, k);
    std::vector<Touch> swapped = twins::touches(pair.b, pair.a);
    for (Touch& t : swapped) std::swap(t.point_a, t.point_b), t.normal = -t.normal;
    expect_same(swapped, twins::touches(pair.a, pair.b), 1e-6, k);
  }
}

TEST(Contacts, move_and_turn_with_the_world) {
  core::Random random(53);
  for (int k = 0; k < 500; ++k) {
    const NearPair pair = random_near_pair(random, k);
    const Pose world = twins::random_pose(random, 10);
    std::vector<Touch> expected = twins::touches(pair.a, pair.b);
    for (Touch& t : expected) t.point_a = world.to_world(t.point_a), t.normal = world.R * t.normal;
    expect_same(twins::touches({pair.a.shape, world * pair.a.pose}, {pair.b.shape, world * pair.b.pose}), expected,
                1e-6, k);
  }
}

TEST(Contacts, do_not_depend_on_what_is_remembered) {
  core::Random random(54);
  ContactFinder finder;
  for (int k = 0; k < 500; ++k) {
    const NearPair pair = random_near_pair(random, k);
    PairMemory memory;
    memory.entries.push_back({0, support::random_direction(random)});
    std::vector<Touch> found;
    finder.find(*pair.a.shape, pair.a.pose, *pair.b.shape, pair.b.pose, 1e-4, memory, found);
    expect_same(found, twins::touches(pair.a, pair.b), 1e-6, k);
  }
}

TEST(Contacts, keep_their_features_over_tiny_motions) {
  core::Random random(55);
  int same = 0, all = 0;
  for (int k = 0; k < 300; ++k) {
    NearPair pair = random_near_pair(random, k);
    const std::vector<Touch> before = twins::touches(pair.a, pair.b);
    pair.a.pose.p += 1e-9 * support::random_direction(random);
    pair.a.pose.R = (rotation_by(1e-9 * support::random_direction(random)) * pair.a.pose.R).normalized();
    for (const Touch& after : twins::touches(pair.a, pair.b)) {
      ++all;
      same += std::any_of(before.begin(), before.end(), [&](const Touch& t) { return t.feature == after.feature; });
    }
  }
  EXPECT_EQ(same, all);
  EXPECT_GT(all, 250);
}

TEST(Contacts, of_stacked_boxes_keep_four_features_while_they_shake) {
  const Placed lower{box({1, 1, 1}), twins::at(0, 0, 0)};
  std::vector<std::uint64_t> features;
  core::Random random(56);
  for (int k = 0; k < 100; ++k) {
    const Vector3 shift = 2e-8 * support::random_direction(random);
    std::vector<std::uint64_t> now;
    for (const Touch& t : twins::touches({box({1, 1, 1}), {Vector3(0, 0, 1) + shift, rotation_by(shift)}}, lower))
      now.push_back(t.feature);
    std::sort(now.begin(), now.end());
    if (k == 0) features = now;
    EXPECT_EQ(now, features) << k;
  }
  EXPECT_EQ(features.size(), 4U);
}

TEST(Contacts, are_found_without_asking_for_memory_twice) {
  core::Random random(57);
  ContactFinder finder;
  for (int k = 0; k < 25; ++k) {
    const NearPair pair = random_near_pair(random, k);
    PairMemory memory;
    std::vector<Touch> found;
    const auto ask = [&] {
      found.clear();
      finder.find(*pair.a.shape, pair.a.pose, *pair.b.shape, pair.b.pose, 1e-4, memory, found);
      (void)finder.distance(*pair.a.shape, pair.a.pose, *pair.b.shape, pair.b.pose, 1, memory);
      (void)finder.time_of_contact(*pair.a.shape, {pair.a.pose, {0, 0, 1}}, *pair.b.shape, {pair.b.pose}, 1, 1e-6,
                                   memory);
    };
    ask();
    const long before = testing::allocations();
    ask();
    EXPECT_EQ(testing::allocations(), before) << k;
  }
}

}  // namespace talus::collision
