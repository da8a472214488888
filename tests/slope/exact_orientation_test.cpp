#include "tests/support/exact_orientation.h"

#include <array>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "talus/core/random.h"
#include "talus/geometry/grid_points.h"

namespace talus::support {
namespace {

using core::Random;
using core::Vector2;
using core::Vector3;
using geometry::GridPoint;

constexpr double kUlp = std::numeric_limits<double>::epsilon();
constexpr double kGridUnit = 0x1p-51;

/// The same point in units of 2^-51, of which coordinates below 2 are multiples.
GridPoint in_units(const Vector3& p) {
  GridPoint point{};
  for (int k = 0; k < 3; ++k) point[k] = static_cast<std::int64_t>(p[k] / kGridUnit);
  return point;
}

Vector3 rounded(const Vector3& p) {
  return (p / kGridUnit).array().round() * kGridUnit;
}

Vector3 random_point(Random& random) {
  const double x = random.uniform(), y = random.uniform();
  return rounded({x, y, random.uniform()});
}

void expect_that_of_whole_numbers(const std::array<Vector3, 4>& x) {
  const GridPoint a = in_units(x[0]), b = in_units(x[1]), c = in_units(x[2]), d = in_units(x[3]);
  EXPECT_EQ(orientation(x[0], x[1], x[2], x[3]), geometry::orient3d(a, b, c, d));
  EXPECT_EQ(orientation(Vector2(x[0].head<2>()), Vector2(x[1].head<2>()), Vector2(x[2].head<2>())),
            geometry::orient2d({a[0], a[1]}, {b[0], b[1]}, {c[0], c[1]}));
}

}  // namespace

TEST(ExactOrientation, of_the_axes_is_positive) {
  EXPECT_EQ(orientation(Vector3(0, 0, 0), Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)), 1);
  EXPECT_EQ(orientation(Vector3(0, 0, 0), Vector3(0, 1, 0), Vector3(1, 0, 0), Vector3(0, 0, 1)), -1);
  EXPECT_EQ(orientation(Vector2(0, 0), Vector2(1, 0), Vector2(0, 1)), 1);
  EXPECT_EQ(orientation(Vector2(0, 0), Vector2(0, 1), Vector2(1, 0)), -1);
}

// All points but the last lie in the plane x + y + z = 3/2, and that one lies in it but for its last digit.
TEST(ExactOrientation, sees_the_last_digit) {
  const Vector3 a(0.5, 0.5, 0.5), b(0.75, 0.25, 0.5), c(0.125, 0.5, 0.875), d(24, -12, -10.5);
  EXPECT_EQ(orientation(b, c, d, a), 0);
  const int above = orientation(b, c, d, Vector3(9, 9, 9));
  EXPECT_NE(above, 0);
  for (int axis = 0; axis < 3; ++axis) {
    Vector3 more = a, less = a;
    more[axis] *= 1 + kUlp;
    less[axis] *= 1 - kUlp / 2;
    EXPECT_EQ(orientation(b, c, d, more), above) << axis;
    EXPECT_EQ(orientation(b, c, d, less), -above) << axis;
  }
}

TEST(ExactOrientation, is_that_of_whole_numbers) {
  Random random(1);
  for (int trial = 0; trial < 5000; ++trial)
    expect_that_of_whole_numbers(
        {random_point(random), random_point(random), random_point(random), random_point(random)});
}

TEST(ExactOrientation, is_that_of_whole_numbers_in_one_plane_but_for_rounding) {
  Random random(2);
  for (int trial = 0; trial < 5000; ++trial) {
    const Vector3 a = random_point(random), b = random_point(random);
    const Vector3 c = trial % 2 == 0 ? random_point(random) : rounded(a + random.uniform() * (b - a));
    const double s = random.uniform(0, 0.5);
    const Vector3 d = rounded(a + s * (b - a) + random.uniform(0, 0.5) * (c - a));
    expect_that_of_whole_numbers({a, b, c, d});
  }
}

TEST(ExactOrientation, is_that_of_whole_numbers_for_points_that_often_coincide) {
  Random random(3);
  for (int trial = 0; trial < 5000; ++trial) {
    std::array<Vector3, 4> x;
    for (Vector3& p : x)
      for (double& coordinate : p) coordinate = 1 + kGridUnit * std::floor(random.uniform(0, 3));
    expect_that_of_whole_numbers(x);
  }
}

}  // namespace talus::support
