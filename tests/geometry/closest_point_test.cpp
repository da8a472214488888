#include "talus/geometry/closest_point.h"

#include <algorithm>
#include <cmath>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

namespace talus::geometry {
namespace {

using testing::random_vector;
using testing::uniform;

TEST(ClosestPoint, of_a_right_triangle_is_known_in_each_of_its_seven_zones) {
  const Vector3 a(0, 0, 0), b(4, 0, 0), c(0, 4, 0);
  const auto nearest = [&](const Vector3& p) { return closest_on_triangle(p, a, b, c); };
  EXPECT_EQ(nearest({1, 1, 5}), Vector3(1, 1, 0));
  EXPECT_EQ(nearest({1, 1, -5}), Vector3(1, 1, 0));
  EXPECT_EQ(nearest({-1, -1, 2}), a);
  EXPECT_EQ(nearest({9, -1, 2}), b);
  EXPECT_EQ(nearest({-1, 9, 2}), c);
  EXPECT_EQ(nearest({1, -3, 2}), Vector3(1, 0, 0));
  EXPECT_EQ(nearest({-3, 1, 2}), Vector3(0, 1, 0));
  EXPECT_EQ(nearest({4, 4, 2}), Vector3(2, 2, 0));
  for (const Vector3& corner : {a, b, c}) EXPECT_EQ(nearest(corner), corner);
}

/// The optimality condition of a convex problem: (p - q).(x - q) <= 0 for every corner x. It needs no other algorithm.
double violation(const Vector3& p, const Vector3& q, const std::array<Vector3, 3>& corners) {
  double worst = 0;
  for (const Vector3& x : corners) worst = std::max(worst, (p - q).dot(x - q));
  return worst;
}

/// Distance of q from the plane of the triangle and from outside its sides.
double outside(const Vector3& q, const std::array<Vector3, 3>& t) {
  const Vector3 n = (t[1] - t[0]).cross(t[2] - t[0]).normalized();
  double worst = std::abs(n.dot(q - t[0]));
  for (int k = 0; k < 3; ++k) worst = std::max(worst, -n.dot((t[(k + 1) % 3] - t[k]).normalized().cross(q - t[k])));
  return worst;
}

TEST(ClosestPoint, meets_the_condition_of_optimality_for_random_triangles) {
  std::mt19937_64 random(5);
  for (int n = 0; n < 20000; ++n) {
    const double size = std::pow(10, uniform(random, -3, 3));
    const std::array<Vector3, 3> t{random_vector(random, size), random_vector(random, size),
                                   random_vector(random, size)};
    const double height = (t[1] - t[0]).cross(t[2] - t[0]).norm() / size;
    if (height < 0.01 * size) continue;  // slivers have their own test
    const Vector3 p = random_vector(random, size * std::pow(10, uniform(random, -1, 1)));
    const Vector3 q = closest_on_triangle(p, t[0], t[1], t[2]);
    const double reach = (p - q).norm() + size;
    EXPECT_LE(violation(p, q, t), 1e-13 * reach * reach);
    EXPECT_LE(outside(q, t), 1e-13 * reach);
  }
}

TEST(ClosestPoint, over_sides_and_corners_is_the_point_below) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 20000; ++round) {
    const std::array<Vector3, 3> t{random_vector(random), random_vector(random), random_vector(random)};
    const Vector3 area = (t[1] - t[0]).cross(t[2] - t[0]);
    if (area.norm() < 0.05) continue;
    const int k = static_cast<int>(random() % 3);
    const double s = random() % 4 == 0 ? 0 : uniform(random, 0, 1);
    const Vector3 on = t[k] + s * (t[(k + 1) % 3] - t[k]);
    const Vector3 p = on + uniform(random, -1, 1) * area.normalized();
    EXPECT_LE((closest_on_triangle(p, t[0], t[1], t[2]) - on).norm(), 1e-13 / area.norm());
    const Vector3 off = p + random_vector(random, std::pow(10, uniform(random, -16, -6)));
    const double found = (closest_on_triangle(off, t[0], t[1], t[2]) - off).norm();
    EXPECT_GE(found, std::abs(area.normalized().dot(off - t[0])) - 1e-14);
    for (int j = 0; j < 3; ++j) EXPECT_LE(found, (closest_on_segment(off, t[j], t[(j + 1) % 3]) - off).norm() + 1e-14);
  }
}

TEST(ClosestPoint, of_a_sliver_is_never_worse_than_its_sides) {
  std::mt19937_64 random(6);
  for (int n = 0; n < 20000; ++n) {
    const Vector3 a = random_vector(random, 10), b = random_vector(random, 10);
    const double height = std::pow(10, uniform(random, -16, -1));
    const Vector3 c = a + uniform(random, 0, 1) * (b - a) + random_vector(random, height);
    const Vector3 p = random_vector(random, 20);
    const double found = (closest_on_triangle(p, a, b, c) - p).norm();
    const double sides = std::min({(closest_on_segment(p, a, b) - p).norm(), (closest_on_segment(p, b, c) - p).norm(),
                                   (closest_on_segment(p, c, a) - p).norm()});
    EXPECT_LE(found, sides + 1e-9);
    EXPECT_GE(found, sides - 2 * height - 1e-13);
  }
}

TEST(ClosestPoint, of_a_segment_without_length_is_its_end) {
  EXPECT_EQ(closest_on_segment({1, 2, 3}, {4, 5, 6}, {4, 5, 6}), Vector3(4, 5, 6));
  EXPECT_EQ(closest_on_segment({1, 2, 0}, {0, 0, 0}, {4, 0, 0}), Vector3(1, 0, 0));
  EXPECT_EQ(closest_on_segment({9, 2, 0}, {0, 0, 0}, {4, 0, 0}), Vector3(4, 0, 0));
}

TEST(ClosestPoint, of_a_box_is_at_the_distance_of_its_nearest_face_edge_or_corner) {
  const Box box{{0, 0, 0}, {1, 2, 3}};
  EXPECT_EQ(distance_to_box({0.5, 1, 1}, box), 0);
  EXPECT_EQ(distance_to_box({0.5, 1, 5}, box), 2);
  EXPECT_EQ(distance_to_box({4, 6, 1}, box), 5);
  EXPECT_NEAR(distance_to_box({2, 3, 4}, box), std::sqrt(3.0), 1e-15);
}

}  // namespace
}  // namespace talus::geometry
