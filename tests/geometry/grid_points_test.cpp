#include "talus/geometry/grid_points.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

namespace talus::geometry {
namespace {

GridPoint random_point(std::mt19937_64& random, int bits) {
  const auto coordinate = [&] { return static_cast<std::int64_t>(random() >> (64 - bits)); };
  const std::int64_t x = coordinate();
  const std::int64_t y = coordinate();
  return {x, y, coordinate()};
}

TEST(GridPoints, orientation_of_points_in_a_plane_is_zero_and_one_unit_beside_it_is_not) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 100000; ++i) {
    const GridPoint a = random_point(random, 50);
    const GridPoint b = random_point(random, 50);
    const GridPoint c = random_point(random, 50);
    const GridPoint d{b[0] + c[0] - a[0], b[1] + c[1] - a[1], b[2] + c[2] - a[2]};  // completes the parallelogram
    EXPECT_EQ(orient3d(a, b, c, d), 0);
    const std::array<Int128, 3> n = grid_cross(a, b, c);
    const int axis = static_cast<int>(random() % 3);
    GridPoint above = d;
    above[axis] += 1;
    EXPECT_EQ(orient3d(a, b, c, above), sign(n[axis]));
    EXPECT_EQ(orient3d(b, a, c, above), -sign(n[axis]));
  }
}

TEST(GridPoints, orientation_of_small_points_equals_the_plain_determinant) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 100000; ++i) {
    const int bits = 2 + static_cast<int>(random() % 36);
    const GridPoint a = random_point(random, bits);
    const GridPoint b = random_point(random, bits);
    const GridPoint c = random_point(random, bits);
    const GridPoint d = random_point(random, bits);
    const std::array<Int128, 3> n = grid_cross(a, b, c);
    const GridPoint w = d - a;
    EXPECT_EQ(orient3d(a, b, c, d), sign(n[0] * w[0] + n[1] * w[1] + n[2] * w[2]));
  }
}

TEST(GridPoints, corner_above_a_counter_clockwise_triangle_is_positive) {
  EXPECT_EQ(orient3d({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}), 1);
  EXPECT_EQ(orient2d({0, 0}, {1, 0}, {0, 1}), 1);
}

TEST(GridPoints, snapping_keeps_round_numbers_exact_and_others_within_half_a_unit) {
  const Grid grid({{-3, -3, -3}, {5, 4, 5}});
  EXPECT_EQ(grid.spacing(), std::ldexp(1.0, 4 - 52));  // 8 < 2^4, the next power of two that frexp gives
  const GridPoint p = grid.snap({-3, 0.125, 5});
  EXPECT_EQ(p[0], 0);
  EXPECT_EQ(static_cast<double>(p[1]) * grid.spacing(), 3.125);
  EXPECT_EQ(static_cast<double>(p[2]) * grid.spacing(), 8);
  EXPECT_NEAR(static_cast<double>(grid.snap({0.1, 0, 0})[0]) * grid.spacing(), 3.1, grid.spacing());
}

TEST(GridPoints, segments_meet_when_they_cross_touch_or_overlap) {
  EXPECT_TRUE(segments_meet({0, 0}, {2, 2}, {0, 2}, {2, 0}));
  EXPECT_TRUE(segments_meet({0, 0}, {2, 0}, {1, 0}, {1, 5}));
  EXPECT_TRUE(segments_meet({0, 0}, {2, 0}, {1, 0}, {5, 0}));
  EXPECT_TRUE(segments_meet({0, 0}, {1, 0}, {1, 0}, {2, 7}));
  EXPECT_FALSE(segments_meet({0, 0}, {1, 0}, {2, 0}, {3, 0}));
  EXPECT_FALSE(segments_meet({0, 0}, {2, 0}, {1, 1}, {1, 5}));
  EXPECT_FALSE(segments_meet({0, 0}, {4, 4}, {1, 0}, {5, 4}));
}

}  // namespace
}  // namespace talus::geometry
