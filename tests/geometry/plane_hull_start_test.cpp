#include <algorithm>
#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "talus/geometry/plane_hull.h"

namespace talus::geometry {
namespace {

constexpr double kSame = 1e-6;

double uniform(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11) * 0x1.0p-53;
}

/// Numbers 0 to 3 are the corners of a rectangle at this angle; the others lie on its sides, in it or on its corners,
/// all moved by `error` at most.
std::vector<Vector2> points_of_rectangle(double angle, double error, std::mt19937_64& random) {
  const Vector2 corners[4] = {{-0.6, -0.4}, {0.6, -0.4}, {0.6, 0.4}, {-0.6, 0.4}};
  std::vector<Vector2> points(corners, corners + 4);
  for (int side = 0; side < 4; ++side)
    for (const double t : {0.0, 0.3, 0.5})
      points.emplace_back(corners[side] + t * (corners[(side + 1) % 4] - corners[side]));
  points.emplace_back(0.1, 0.2);
  for (Vector2& p : points) {
    p = Eigen::Rotation2Dd(angle) * p;
    p += Vector2(uniform(random, -error, error), uniform(random, -error, error));
  }
  return points;
}

TEST(PlaneHullStart, of_a_rectangle_with_points_on_its_sides_has_four_corners) {
  std::mt19937_64 random(1);
  std::vector<int> corners;
  for (int run = 0; run < 2000; ++run) {
    const double angle = run % 4 == 0 ? run / 4 % 4 * std::acos(0.0) : uniform(random, 0, 7);
    const double error =
        std::pow(10.0, uniform(random, -18, -6.5));  // no farther from a side than kSame, any two together
    const std::vector<Vector2> points = points_of_rectangle(angle, error, random);
    plane_hull(points, kSame, corners);
    ASSERT_EQ(corners.size(), 4U) << "run " << run;
    for (int corner = 0; corner < 4; ++corner) {
      const bool found = std::any_of(corners.begin(), corners.end(), [&](int i) {
        return (points[static_cast<std::size_t>(i)] - points[static_cast<std::size_t>(corner)]).norm() < kSame;
      });
      EXPECT_TRUE(found) << "run " << run << " corner " << corner;
    }
  }
}

TEST(PlaneHullStart, of_points_in_one_place_is_one_of_them_and_of_points_on_a_line_its_ends) {
  std::vector<int> corners;
  plane_hull(std::vector<Vector2>{{1, 2}}, kSame, corners);
  EXPECT_EQ(corners, std::vector<int>{0});
  plane_hull(std::vector<Vector2>{{1, 2}, {1 + 1e-9, 2}, {1, 2 - 1e-9}}, kSame, corners);
  EXPECT_EQ(corners.size(), 1U);
  plane_hull(std::vector<Vector2>{{0, 0}, {1, 1}, {0.5, 0.5}, {2, 2}, {0.7, 0.7 + 1e-9}}, kSame, corners);
  std::sort(corners.begin(), corners.end());
  EXPECT_EQ(corners, (std::vector<int>{0, 3}));
}

}  // namespace
}  // namespace talus::geometry
