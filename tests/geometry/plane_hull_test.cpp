#include "talus/geometry/plane_hull.h"

#include <algorithm>
#include <set>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

namespace talus::geometry {
namespace {

using testing::uniform;

double cross(const Vector2& a, const Vector2& b) {
  return a.x() * b.y() - a.y() * b.x();
}

/// A point is a corner when some line through it has all others strictly on one side: brute force over pairs of points.
std::set<int> corners_by_brute_force(const std::vector<Vector2>& points) {
  std::set<int> corners;
  const int count = static_cast<int>(points.size());
  for (int i = 0; i < count; ++i)
    for (int j = 0; j < count; ++j) {
      if (i == j) continue;
      bool outer = true;
      for (int k = 0; k < count && outer; ++k)
        outer = k == i || k == j || cross(points[j] - points[i], points[k] - points[i]) > 0;
      if (outer) corners.insert({i, j});
    }
  return corners;
}

double distance_outside(const Vector2& p, const std::vector<Vector2>& points, const std::vector<int>& corners) {
  double outside = 0;
  for (std::size_t k = 0; k < corners.size(); ++k) {
    const Vector2 a = points[corners[k]], b = points[corners[(k + 1) % corners.size()]];
    outside = std::max(outside, -cross((b - a).normalized(), p - a));
  }
  return outside;
}

}  // namespace

TEST(PlaneHull, has_the_corners_that_brute_force_finds) {
  std::mt19937_64 random(1);
  std::vector<int> corners;
  for (int round = 0; round < 3000; ++round) {
    std::vector<Vector2> points;
    const int count = 3 + static_cast<int>(random() % 15);
    for (int i = 0; i < count; ++i) points.emplace_back(uniform(random, -1, 1), uniform(random, -1, 1));
    plane_hull(points, 0, corners);
    EXPECT_EQ(std::set<int>(corners.begin(), corners.end()), corners_by_brute_force(points)) << "round " << round;
    for (std::size_t k = 0; k < corners.size(); ++k) {
      const Vector2 &a = points[corners[k]], &b = points[corners[(k + 1) % corners.size()]],
                    &c = points[corners[(k + 2) % corners.size()]];
      EXPECT_GT(cross(b - a, c - b), 0) << "counter-clockwise and convex";
    }
  }
}

TEST(PlaneHull, leaves_no_point_outside_by_more_than_the_tolerance) {
  std::mt19937_64 random(2);
  std::vector<int> corners;
  double worst = 0;
  for (int round = 0; round < 20000; ++round) {
    const double same = 1e-6;
    std::vector<Vector2> points;
    const int sides = 3 + static_cast<int>(random() % 4), count = 4 + static_cast<int>(random() % 20);
    // Points on the sides of a polygon, off them by about the tolerance: the hard case.
    for (int i = 0; i < count; ++i) {
      const int side = static_cast<int>(random() % static_cast<unsigned>(sides));
      const double a = 6.283185307179586 * side / sides, b = 6.283185307179586 * (side + 1) / sides;
      const double t = random() % 3 == 0 ? 0 : uniform(random, 0, 1);
      points.emplace_back((1 - t) * std::cos(a) + t * std::cos(b) + uniform(random, -same, same),
                          (1 - t) * std::sin(a) + t * std::sin(b) + uniform(random, -same, same));
    }
    plane_hull(points, same, corners);
    ASSERT_GE(corners.size(), 2U);
    for (const Vector2& p : points)
      if (corners.size() > 2) worst = std::max(worst, distance_outside(p, points, corners) / same);
  }
  EXPECT_LE(worst, 1 + 1e-6);
}

/// A corner moved to about the tolerance from the line of its neighbours: beyond it all are corners, nearer one is not.
TEST(PlaneHull, of_three_or_four_points_has_the_corner_that_leaves_the_line_by_more_than_the_tolerance) {
  std::mt19937_64 random(4);
  std::vector<int> corners;
  for (int round = 0; round < 20000; ++round) {
    const double same = 1e-6, angle = uniform(random, 0, 6.3), height = same * uniform(random, 0.5, 1.5);
    if (std::abs(height - same) < 1e-3 * same) continue;
    std::vector<Vector2> points{{0, 0}, {1, 0}, {uniform(random, 0.2, 0.8), -height}};
    if (round % 2 == 0) points.emplace_back(uniform(random, -1, 2), uniform(random, 0.5, 1.5));
    for (Vector2& p : points) p = Eigen::Rotation2Dd(angle) * p;
    for (std::size_t k = points.size() - 1; k > 0; --k) std::swap(points[k], points[random() % (k + 1)]);
    plane_hull(points, same, corners);
    EXPECT_EQ(corners.size(), points.size() - (height < same ? 1 : 0)) << "round " << round;
    for (std::size_t k = 0; corners.size() > 2 && k < corners.size(); ++k)
      EXPECT_LE(distance_outside(points[k], points, corners), same * (1 + 1e-6));
  }
}

TEST(PlaneHull, of_points_in_one_place_is_one_of_them) {
  std::vector<int> corners;
  plane_hull(std::vector<Vector2>{{1, 2}}, 1e-9, corners);
  EXPECT_EQ(corners, std::vector<int>{0});
  plane_hull(std::vector<Vector2>{{1, 2}, {1, 2}, {1, 2 + 1e-12}}, 1e-9, corners);
  EXPECT_EQ(corners.size(), 1U);
}

TEST(PlaneHull, of_points_on_a_line_is_its_ends_in_any_order_and_direction) {
  std::mt19937_64 random(3);
  std::vector<int> corners;
  for (int round = 0; round < 2000; ++round) {
    const double angle = uniform(random, 0, 6.3);
    const Vector2 along(std::cos(angle), std::sin(angle));
    std::vector<double> place;
    for (int i = 0; i < 7; ++i) place.push_back(uniform(random, -1, 1));
    std::vector<Vector2> points;
    for (const double s : place) points.emplace_back(Vector2(3, -2) + s * along);
    plane_hull(points, 1e-9, corners);
    const auto [low, high] = std::minmax_element(place.begin(), place.end());
    const std::set<int> ends{static_cast<int>(low - place.begin()), static_cast<int>(high - place.begin())};
    EXPECT_EQ(std::set<int>(corners.begin(), corners.end()), ends);
  }
}

TEST(PlaneHull, of_no_points_has_no_corners) {
  std::vector<int> corners{1, 2};
  plane_hull({}, 1e-9, corners);
  EXPECT_TRUE(corners.empty());
}

}  // namespace talus::geometry
