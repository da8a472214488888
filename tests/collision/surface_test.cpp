// Concave bodies as surfaces of triangles.

#include <algorithm>
#include <cmath>

#include "tests/collision/twins.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/collision/broad_phase.h"

namespace talus::collision {
namespace {

using twins::at;
using twins::Placed;

/// A plate of 4 m x 4 m, its top at z = 0, cut into n x n squares of two triangles each.
geometry::TriangleMesh plate(int n) {
  std::vector<Vector3> v;
  std::vector<geometry::Triangle> t;
  for (const double z : {0.0, -0.5})
    for (int j = 0; j <= n; ++j)
      for (int i = 0; i <= n; ++i) v.emplace_back(4.0 * i / n - 2, 4.0 * j / n - 2, z);
  const int row = n + 1, below = row * row;
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) {
      const int k = j * row + i;
      t.push_back({k, k + 1, k + row + 1}), t.push_back({k, k + row + 1, k + row});
      t.push_back({k + below, k + row + 1 + below, k + 1 + below});
      t.push_back({k + below, k + row + below, k + row + 1 + below});
    }
  for (int i = 0; i < n; ++i) {
    const auto side = [&](int a, int b) { t.push_back({b, a, a + below}), t.push_back({b, a + below, b + below}); };
    side(i, i + 1), side((i + 1) * row, i * row);
    side(n * row + i + 1, n * row + i), side(i * row + n, (i + 1) * row + n);
  }
  return {v, t};
}

std::vector<Touch> turned_round(std::vector<Touch> touches) {
  for (Touch& t : touches) std::swap(t.point_a, t.point_b), t.normal = -t.normal;
  return touches;
}

}  // namespace

TEST(OnASurface, a_flat_part_is_flat_wherever_its_inner_edges_are) {
  const Placed ground{surface(plate(7)), at(0, 0, 0)};
  core::Random random(41);
  for (int k = 0; k < 200; ++k) {
    const double gap = k % 2 == 0 ? 1e-5 : -1e-5, x = random.uniform(-1, 1), y = random.uniform(-1, 1);
    const Quaternion turn = rotation_by({0, 0, random.uniform(0, 6)});
    const Placed cube{box({0.6, 0.5, 0.4}), {{x, y, 0.2 + gap}, turn}};
    const Placed ball{sphere(0.3), {{x, y, 0.3 + gap}, turn}};
    const std::vector<Touch> found = twins::touches(cube, ground);
    ASSERT_GE(found.size(), 4U) << k;
    EXPECT_LE(found.size(), 8U);
    for (const Touch& t : found) {
      EXPECT_LT((t.normal - Vector3::UnitZ()).norm(), 1e-12) << k;
      EXPECT_NEAR(t.gap, gap, 1e-12) << k;
    }
    for (const double corner_x : {-0.3, 0.3})
      for (const double corner_y : {-0.25, 0.25}) {
        const Vector3 corner = cube.pose.to_world({corner_x, corner_y, -0.2});
        EXPECT_TRUE(std::any_of(found.begin(), found.end(),
                                [&](const Touch& t) { return (t.point_a - corner).norm() < 1e-9; }));
      }
    const std::vector<Touch> one = twins::touches(ball, ground);
    ASSERT_EQ(one.size(), 1U) << k;
    EXPECT_LT((one[0].normal - Vector3::UnitZ()).norm(), 1e-12);
    EXPECT_NEAR(one[0].gap, gap, 1e-12);
    EXPECT_NEAR(twins::distance(ball, ground), gap, 1e-12);
    EXPECT_NEAR(twins::distance(cube, ground), gap, 1e-12);
  }
}

TEST(OnASurface, what_has_sunk_in_is_pushed_outward) {
  const Placed ground{surface(plate(7)), at(0, 0, 0)};
  for (const double depth : {1e-6, 1e-3, 0.05, 0.15}) {
    const std::vector<Touch> ball = twins::touches({sphere(0.1), at(0.1, 0.2, 0.1 - depth)}, ground);
    ASSERT_EQ(ball.size(), 1U) << depth;
    EXPECT_NEAR(ball[0].gap, -depth, 1e-12);
    EXPECT_LT((ball[0].normal - Vector3::UnitZ()).norm(), 1e-9);
  }
  EXPECT_TRUE(twins::touches({sphere(0.1), at(0.1, 0.2, -0.21)}, ground).empty());
}

TEST(OnASurface, a_convex_mesh_touches_as_its_hull) {
  core::Random random(42);
  int contacts = 0;
  for (int k = 0; k < 300; ++k) {
    const ShapePtr solid = twins::random_convex(random, k % 2 == 0 ? 1 : 4);
    const Pose pose = twins::random_pose(random, 0.5);
    const Placed a{twins::random_convex(random, k / 2 % 5), twins::random_pose(random, 1.5)};
    const Placed hull{solid, pose}, skin{surface(outline(*solid, 1)), pose};
    const double distance = twins::distance(a, hull);
    if (distance < 0) continue;
    EXPECT_NEAR(twins::distance(a, skin), distance, 1e-9) << k;
    const std::vector<Touch> on_hull = twins::touches(a, hull, distance + 1e-9);
    const std::vector<Touch> on_skin = twins::touches(a, skin, distance + 1e-9);
    ASSERT_EQ(on_hull.size(), 1U) << k;
    ASSERT_EQ(on_skin.size(), 1U) << k;
    EXPECT_LT((on_hull[0].normal - on_skin[0].normal).norm(), 1e-6) << k;
    EXPECT_LT((on_hull[0].point_b - on_skin[0].point_b).norm(), 1e-6) << k;
    ++contacts;
  }
  EXPECT_GT(contacts, 100);
}

TEST(OnASurface, a_ball_in_a_corner_touches_both_walls) {
  const std::array<core::Vector2, 6> outline{core::Vector2(0, 0), core::Vector2(2, 0), core::Vector2(2, 1),
                                             core::Vector2(1, 1), core::Vector2(1, 2), core::Vector2(0, 2)};
  const Placed angle{surface(bodies::extruded_polygon(outline, 1)), at(0, 0, 0)};
  const std::vector<Touch> found = twins::touches({sphere(0.25), at(1.25, 1.25, 0.1)}, angle);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_NEAR(found[0].normal.dot(found[1].normal), 0, 1e-12);
  for (const Touch& t : found) EXPECT_NEAR(t.gap, 0, 1e-12);
}

TEST(OnASurface, rests_on_a_plane_and_on_another_surface) {
  const Placed block{surface(bodies::box({1, 1, 1})), at(0.3, 0.2, 0.5 + 1e-5)};
  EXPECT_EQ(twins::touches(block, {half_space(), at(0, 0, 0)}).size(), 4U);
  const std::vector<Touch> found = twins::touches(block, {surface(plate(3)), at(0, 0, 0)});
  EXPECT_GE(found.size(), 4U);
  for (const Touch& t : found) {
    EXPECT_LT((t.normal - Vector3::UnitZ()).norm(), 1e-12);
    EXPECT_NEAR(t.gap, 1e-5, 1e-12);
  }
  EXPECT_NEAR(twins::distance(block, {surface(plate(3)), at(0, 0, 0)}), 1e-5, 1e-12);
}

TEST(OnASurface, swapped_arguments_turn_the_normals_round) {
  const Placed ground{surface(plate(5)), at(0, 0, 0)}, cube{box({0.6, 0.5, 0.4}), at(0.1, 0.2, 0.2)};
  const std::vector<Touch> one = twins::touches(cube, ground), other = turned_round(twins::touches(ground, cube));
  ASSERT_EQ(one.size(), other.size());
  for (std::size_t k = 0; k < one.size(); ++k) EXPECT_EQ(one[k].point_a, other[k].point_a);
}

TEST(OnASurface, fast_thin_bodies_do_not_pass_through) {
  const ShapePtr ground = surface(plate(6));
  core::Random random(43);
  ContactFinder finder;
  for (int k = 0; k < 100; ++k) {
    const SteadyMotion needle{{{random.uniform(-1, 1), random.uniform(-1, 1), 3}, support::random_attitude(random)},
                              {0, 0, -300},
                              30 * support::random_direction(random)};
    PairMemory memory;
    const ShapePtr rod = k % 2 == 0 ? capsule(0.01, 0.5) : box({0.5, 0.02, 0.02});
    const double time = finder.time_of_contact(*rod, needle, *ground, {}, 0.1, 1e-3, memory);
    ASSERT_LT(time, 0.011) << k;
    const double gap = twins::distance({rod, needle.at(time)}, {ground, {}});
    EXPECT_LE(gap, 1e-3) << k;
    EXPECT_GE(gap, 0.7e-3) << k;
  }
}

}  // namespace talus::collision
