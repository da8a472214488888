#include "talus/geometry/plan_region.h"

#include <cmath>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

namespace talus::geometry {
namespace {

using testing::uniform;
using Ring = std::vector<Vector2>;

PlanRegion region(std::vector<Ring> rings) {
  return PlanRegion(rings);
}

Ring star(std::mt19937_64& random, int corners, const Vector2& middle, double low, double high) {
  Ring ring;
  for (int k = 0; k < corners; ++k) {
    const double angle = 2 * M_PI * k / corners, radius = uniform(random, low, high);
    ring.emplace_back(middle + radius * Vector2(std::cos(angle), std::sin(angle)));
  }
  return ring;
}

/// Angle by which the ring is seen to turn around the point, in turns: 1 or -1 inside, 0 outside.
double turns(const Ring& ring, const Vector2& p) {
  double sum = 0;
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Vector2 a = ring[k] - p, b = ring[(k + 1) % ring.size()] - p;
    sum += std::atan2(a.x() * b.y() - a.y() * b.x(), a.dot(b));
  }
  return sum / (2 * M_PI);
}

TEST(PlanRegion, holds_what_the_ring_turns_around) {
  std::mt19937_64 random(1);
  for (const int corners : {3, 4, 7, 50, 1000}) {
    const Ring outer = star(random, corners, {100, -50}, 5, 20), inner = star(random, corners, {100, -50}, 1, 2);
    const PlanRegion shape = region({outer, inner});
    for (int n = 0; n < 2000; ++n) {
      const Vector2 p(uniform(random, 78, 122), uniform(random, -72, -28));
      const bool expected = std::abs(turns(outer, p)) > 0.5 && std::abs(turns(inner, p)) < 0.5;
      EXPECT_EQ(shape.contains(p), expected) << p.transpose();
    }
  }
}

TEST(PlanRegion, outlines_are_inside_those_of_holes_as_well) {
  std::mt19937_64 random(2);
  const std::vector<Ring> rings{star(random, 40, {1000, 2000}, 50, 90), star(random, 40, {1000, 2000}, 10, 40)};
  const PlanRegion shape(rings);
  for (const Ring& ring : rings)
    for (std::size_t k = 0; k < ring.size(); ++k) {
      EXPECT_TRUE(shape.contains(ring[k]));
      for (int n = 0; n < 50; ++n)
        EXPECT_TRUE(shape.contains(ring[k] + uniform(random, 0, 1) * (ring[(k + 1) % ring.size()] - ring[k])));
    }
}

TEST(PlanRegion, corners_level_with_the_point_count_once) {
  const PlanRegion diamond = region({{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}});
  for (const double x : {-0.5, 0.0, 0.5}) EXPECT_TRUE(diamond.contains({x, 0}));
  for (const double x : {-1.5, 1.5}) EXPECT_FALSE(diamond.contains({x, 0}));
  const PlanRegion comb = region({{{0, 0}, {6, 0}, {6, 2}, {5, 1}, {4, 2}, {3, 1}, {2, 2}, {1, 1}, {0, 2}}});
  EXPECT_TRUE(comb.contains({0.5, 1}));
  EXPECT_TRUE(comb.contains({2, 1.5}));
  EXPECT_FALSE(comb.contains({1, 1.5}));
  EXPECT_FALSE(comb.contains({-1, 1}));
  EXPECT_FALSE(comb.contains({-1, 2}));
  EXPECT_FALSE(comb.contains({7, 1}));
}

TEST(PlanRegion, neighbours_leave_no_gap_between_them) {
  std::mt19937_64 random(3);
  const Ring common = star(random, 200, {0, 0}, 5, 9);
  const Ring frame{{-10, -10}, {10, -10}, {10, 10}, {-10, 10}};
  const PlanRegion inside = region({common}), around = region({frame, common});
  for (int n = 0; n < 5000; ++n) {
    const std::size_t k = random() % common.size();
    const Vector2 nearly = 1e-10 * Vector2(uniform(random, -100, 100), uniform(random, -100, 100));
    const Vector2 p = common[k] + uniform(random, 0, 1) * (common[(k + 1) % common.size()] - common[k]) + nearly;
    EXPECT_TRUE(inside.contains(p) || around.contains(p));
  }
}

TEST(PlanRegion, repeated_points_and_the_sense_of_rings_do_not_matter) {
  const Ring square{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, closed{{0, 0}, {2, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}};
  const Ring turned(square.rbegin(), square.rend());
  for (const Vector2& p : {Vector2(1, 1), Vector2(2, 1), Vector2(3, 1), Vector2(0, 0), Vector2(-1e-6, 0)})
    for (const Ring& ring : {closed, turned}) EXPECT_EQ(region({ring}).contains(p), region({square}).contains(p));
  EXPECT_FALSE(PlanRegion().contains({0, 0}));
}

}  // namespace
}  // namespace talus::geometry
