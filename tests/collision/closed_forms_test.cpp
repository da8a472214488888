// Contacts whose points, normals and gaps are known by hand.

#include <algorithm>
#include <cmath>

#include "tests/collision/twins.h"
#include "tests/support/turn_between.h"
#include <gtest/gtest.h>

namespace talus::collision {
namespace {

using twins::at;
using twins::Placed;

Pose turned(const Pose& pose, const Vector3& turn) {
  return {pose.p, rotation_by(turn)};
}

void expect_vector(const Vector3& found, const Vector3& expected, double tolerance) {
  EXPECT_LT((found - expected).norm(), tolerance) << found.transpose() << " instead of " << expected.transpose();
}

}  // namespace

TEST(SphereOnSphere, touches_between_the_centres) {
  const Placed a{sphere(0.5), at(1, 2, 3)}, b{sphere(0.25), at(1, 2, 2.2)};
  const std::vector<Touch> found = twins::touches(a, b, 0.1);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NEAR(found[0].gap, 0.05, 1e-15);
  expect_vector(found[0].normal, {0, 0, 1}, 1e-15);
  expect_vector(found[0].point_a, {1, 2, 2.5}, 1e-15);
  expect_vector(found[0].point_b, {1, 2, 2.45}, 1e-15);
  EXPECT_TRUE(twins::touches(a, b, 0.04).empty());
}

TEST(SphereOnBox, face_edge_corner_and_inside) {
  const Placed cube{box({1, 1, 1}), at(0, 0, 0)};
  const double r = 0.2;
  EXPECT_NEAR(twins::distance({sphere(r), at(0.1, 0.2, 1)}, cube), 0.3, 1e-15);
  EXPECT_NEAR(twins::distance({sphere(r), at(0.1, 0.8, 0.9)}, cube), 0.5 - r, 1e-15);
  EXPECT_NEAR(twins::distance({sphere(r), at(0.6, 0.7, 0.7)}, cube), 0.3 - r, 1e-15);
  EXPECT_NEAR(twins::distance({sphere(r), at(0.1, 0.2, 0.45)}, cube), -0.05 - r, 1e-15);
  const std::vector<Touch> edge = twins::touches({sphere(r), at(0.1, 0.8, 0.9)}, cube, 1);
  ASSERT_EQ(edge.size(), 1U);
  expect_vector(edge[0].normal, {0, 0.6, 0.8}, 1e-14);
  expect_vector(edge[0].point_b, {0.1, 0.5, 0.5}, 1e-14);
}

TEST(BoxOnBox, lies_on_four_corners_with_the_exact_normal) {
  for (const double overlap : {-1e-4, -1e-6, -1e-9, -1e-12, 0.0, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 0.1}) {
    const Placed upper{box({0.4, 0.6, 0.5}), at(0.2, -0.1, 0.75 - overlap)}, lower{box({1, 1, 1}), at(0, 0, 0)};
    const std::vector<Touch> found = twins::touches(upper, lower, 2e-4);
    ASSERT_EQ(found.size(), 4U) << overlap;
    for (const Touch& t : found) {
      expect_vector(t.normal, {0, 0, 1}, 1e-15);
      EXPECT_NEAR(t.gap, -overlap, 2e-16);
    }
    EXPECT_NEAR(twins::distance(upper, lower), -overlap, 2e-16);
  }
}

TEST(BoxOnBox, equal_boxes_stacked_touch_at_four_corners) {
  const std::vector<Touch> found = twins::touches({box({1, 1, 1}), at(0, 0, 1 + 1e-6)}, {box({1, 1, 1}), at(0, 0, 0)});
  ASSERT_EQ(found.size(), 4U);
  for (const Touch& t : found) EXPECT_NEAR(t.gap, 1e-6, 1e-15);
}

TEST(BoxOnBox, turned_by_45_degrees_touches_at_eight_corners) {
  const Placed upper{box({1, 1, 1}), turned(at(0, 0, 1 + 1e-6), {0, 0, std::acos(-1) / 4})};
  const std::vector<Touch> found = twins::touches(upper, {box({1, 1, 1}), at(0, 0, 0)});
  ASSERT_EQ(found.size(), 8U);
  for (const Touch& t : found) EXPECT_NEAR(t.point_a.head<2>().norm(), 0.5 / std::cos(std::acos(-1) / 8), 1e-12);
}

TEST(BoxOnBox, crossed_edges_touch_at_one_point) {
  const double quarter = std::acos(-1) / 4, high = std::sqrt(0.5);
  for (const double gap : {-1e-2, -1e-6, 1e-6, 5e-5}) {
    // The upper one stands on an edge along x, the lower one has an edge along y on top.
    const Placed upper{box({1, 1, 1}), turned(at(0, 0, 2 * high + gap), {quarter, 0, 0})};
    const Placed lower{box({1, 1, 1}), turned(at(0, 0, 0), {0, quarter, 0})};
    const std::vector<Touch> found = twins::touches(upper, lower);
    ASSERT_EQ(found.size(), 1U) << gap;
    EXPECT_NEAR(found[0].gap, gap, 1e-15);
    expect_vector(found[0].normal, {0, 0, 1}, 1e-15);
    expect_vector(found[0].point_b, {0, 0, high}, 1e-14);
    EXPECT_NEAR(twins::distance(upper, lower), gap, 1e-15);
  }
}

TEST(BoxOnBox, corner_on_face_touches_at_one_point) {
  const Quaternion on_corner = support::turn_between(Vector3(1, 1, 1), Vector3(0, 0, -1));
  const Placed upper{box({1, 1, 1}), {{0.1, 0.2, 0.5 + std::sqrt(0.75) + 1e-6}, on_corner}};
  const std::vector<Touch> found = twins::touches(upper, {box({1, 1, 1}), at(0, 0, 0)});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NEAR(found[0].gap, 1e-6, 1e-15);
  expect_vector(found[0].normal, {0, 0, 1}, 1e-15);
  expect_vector(found[0].point_b, {0.1, 0.2, 0.5}, 1e-14);
}

TEST(BoxOnBox, corner_at_corner_along_the_line_between_them) {
  const std::vector<Touch> found =
      twins::touches({box({1, 1, 1}), at(1 + 2e-5, 1 + 3e-5, 1 + 6e-5)}, {box({1, 1, 1}), at(0, 0, 0)});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NEAR(found[0].gap, 7e-5, 1e-15);
  expect_vector(found[0].normal, Vector3(2, 3, 6) / 7, 1e-11);
}

TEST(CapsuleOnCapsule, crossed_and_parallel) {
  const double quarter_turn = std::acos(-1) / 2;
  const Placed lower{capsule(0.2, 1), turned(at(0, 0, 0), {0, quarter_turn, 0})};
  const Placed crossed{capsule(0.1, 1), turned(at(0.1, 0.2, 0.30001), {quarter_turn, 0, 0})};
  std::vector<Touch> found = twins::touches(crossed, lower);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NEAR(found[0].gap, 1e-5, 1e-15);
  expect_vector(found[0].normal, {0, 0, 1}, 1e-15);
  expect_vector(found[0].point_b, {0.1, 0, 0.2}, 1e-14);
  const Placed parallel{capsule(0.1, 1), turned(at(0.4, 0, 0.30001), {0, quarter_turn, 0})};
  found = twins::touches(parallel, lower);
  ASSERT_EQ(found.size(), 2U);
  std::sort(found.begin(), found.end(), [](const Touch& p, const Touch& q) { return p.point_a.x() < q.point_a.x(); });
  expect_vector(found[0].point_a, {-0.1, 0, 0.20001}, 1e-14);
  expect_vector(found[1].point_a, {0.5, 0, 0.20001}, 1e-14);
}

TEST(CapsuleOnBox, lies_on_two_points) {
  const Placed lying{capsule(0.1, 1), turned(at(0, 0.2, 0.6), {0, std::acos(-1) / 2, 0})};
  const std::vector<Touch> found = twins::touches(lying, {box({0.8, 1, 1}), at(0, 0, 0)});
  ASSERT_EQ(found.size(), 2U);
  for (const Touch& t : found) {
    EXPECT_NEAR(t.gap, 0, 2e-16);
    EXPECT_NEAR(std::abs(t.point_a.x()), 0.4, 1e-15);
    expect_vector(t.normal, {0, 0, 1}, 1e-15);
  }
}

TEST(CylinderOnPlane, stands_on_its_rim_lies_on_a_line_and_leans_on_a_point) {
  const Placed ground{half_space(), at(0, 0, 0)};
  const ShapePtr shape = cylinder(0.3, 1);
  const std::vector<Touch> standing = twins::touches({shape, at(1, 2, 0.5)}, ground);
  ASSERT_EQ(standing.size(), 8U);
  for (const Touch& t : standing) EXPECT_NEAR((t.point_a - Vector3(1, 2, 0)).norm(), 0.3, 1e-15);
  const std::vector<Touch> lying = twins::touches({shape, turned(at(1, 2, 0.3), {std::acos(-1) / 2, 0, 0})}, ground);
  ASSERT_EQ(lying.size(), 2U);
  for (const Touch& t : lying) EXPECT_NEAR(t.gap, 0, 1e-15);
  EXPECT_NEAR(std::abs(lying[0].point_a.y() - lying[1].point_a.y()), 1, 1e-15);
  const double tilt = 0.3, height = 0.5 * std::cos(tilt) + 0.3 * std::sin(tilt);
  const std::vector<Touch> leaning = twins::touches({shape, turned(at(1, 2, height), {0, tilt, 0})}, ground);
  ASSERT_EQ(leaning.size(), 1U);
  EXPECT_NEAR(leaning[0].gap, 0, 1e-15);
  // Tilted a little: the lowest point of the rim is among its points.
  const std::vector<Touch> nearly = twins::touches({shape, turned(at(1, 2, 0.5), {1e-5, 2e-5, 0})}, ground);
  ASSERT_EQ(nearly.size(), 8U);
  double least = 1;
  for (const Touch& t : nearly) least = std::min(least, t.gap);
  EXPECT_NEAR(least, -0.3 * std::sin(std::hypot(1e-5, 2e-5)) + 0.5 * (1 - std::cos(std::hypot(1e-5, 2e-5))), 1e-15);
}

TEST(CylinderOnBox, stands_and_lies_with_the_exact_normal) {
  const Placed table{box({2, 2, 1}), at(0, 0, -0.5)};
  const ShapePtr shape = cylinder(0.3, 1);
  for (const double gap : {5e-5, 1e-8, -1e-8, -1e-3}) {
    const std::vector<Touch> standing = twins::touches({shape, at(0.1, 0.2, 0.5 + gap)}, table);
    ASSERT_EQ(standing.size(), 8U) << gap;
    for (const Touch& t : standing) {
      EXPECT_NEAR(t.gap, gap, 1e-15);
      expect_vector(t.normal, {0, 0, 1}, 1e-15);
    }
    const std::vector<Touch> lying =
        twins::touches({shape, turned(at(0.1, 0.2, 0.3 + gap), {std::acos(-1) / 2, 0, 0})}, table);
    ASSERT_EQ(lying.size(), 2U) << gap;
    for (const Touch& t : lying) {
      EXPECT_NEAR(t.gap, gap, 1e-14);
      expect_vector(t.normal, {0, 0, 1}, 1e-14);
    }
  }
}

TEST(CylinderOnCylinder, stacked_parallel_and_crossed) {
  const ShapePtr shape = cylinder(0.3, 1);
  const double quarter_turn = std::acos(-1) / 2;
  for (const double gap : {5e-5, -1e-4}) {
    const Placed standing{shape, at(0, 0, 0)};
    const std::vector<Touch> stacked = twins::touches({shape, at(0.1, 0, 1 + gap)}, standing);
    EXPECT_GE(stacked.size(), 4U) << gap;
    for (const Touch& t : stacked) EXPECT_NEAR(t.gap, gap, 1e-14);
    const std::vector<Touch> parallel = twins::touches({shape, at(0.6 + gap, 0, 0.4)}, standing);
    ASSERT_EQ(parallel.size(), 2U) << gap;
    for (const Touch& t : parallel) {
      EXPECT_NEAR(t.gap, gap, 1e-13);
      expect_vector(t.normal, {1, 0, 0}, 1e-12);
    }
    const std::vector<Touch> crossed =
        twins::touches({shape, turned(at(0.6 + gap, 0.1, 0.2), {quarter_turn, 0, 0})}, standing);
    ASSERT_EQ(crossed.size(), 1U) << gap;
    EXPECT_NEAR(crossed[0].gap, gap, 1e-13);
    expect_vector(crossed[0].normal, {1, 0, 0}, 1e-12);
    expect_vector(crossed[0].point_b, {0.3, 0, 0.2}, 1e-9);
  }
}

TEST(OnAPlane, box_sphere_and_capsule) {
  const Placed ground{half_space(), at(0, 0, 1)};
  EXPECT_EQ(twins::touches({box({1, 2, 3}), at(5, 5, 2.5)}, ground).size(), 4U);
  const std::vector<Touch> ball = twins::touches({sphere(0.5), at(5, 5, 1.4)}, ground);
  ASSERT_EQ(ball.size(), 1U);
  EXPECT_NEAR(ball[0].gap, -0.1, 1e-15);
  expect_vector(ball[0].point_a, {5, 5, 0.9}, 1e-15);
  expect_vector(ball[0].point_b, {5, 5, 1}, 1e-15);
  EXPECT_EQ(twins::touches({capsule(0.5, 1), turned(at(5, 5, 1.5), {std::acos(-1) / 2, 0, 0})}, ground).size(), 2U);
  EXPECT_EQ(twins::touches({capsule(0.5, 1), at(5, 5, 2)}, ground).size(), 1U);
  const std::vector<Touch> turned_round = twins::touches(ground, {sphere(0.5), at(5, 5, 1.4)});
  ASSERT_EQ(turned_round.size(), 1U);
  expect_vector(turned_round[0].normal, {0, 0, -1}, 1e-15);
  expect_vector(turned_round[0].point_b, {5, 5, 0.9}, 1e-15);
}

}  // namespace talus::collision
