#include "talus/geometry/polygon.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

namespace talus::geometry {
namespace {

using testing::uniform;
using Polygon = std::vector<Vector2>;

double area(const Polygon& polygon, const Triangle& t) {
  const Polygon corners{polygon[t[0]], polygon[t[1]], polygon[t[2]]};
  return signed_area(corners);
}

/// n - 2 triangles, each turning the way of the polygon, whose areas add up to its area.
void expect_sound(const Polygon& polygon) {
  const Triangulation result = triangulate(polygon);
  ASSERT_EQ(result.status, PolygonStatus::ok);
  ASSERT_EQ(result.triangles.size(), polygon.size() - 2);
  const double whole = signed_area(polygon);
  double sum = 0;
  for (const Triangle& t : result.triangles) {
    EXPECT_GT(area(polygon, t) * whole, 0);
    sum += area(polygon, t);
  }
  EXPECT_NEAR(sum, whole, 1e-12 * std::abs(whole));
}

TEST(Polygon, convex_and_concave_outlines_are_covered_exactly) {
  expect_sound({{0, 0}, {1, 0}, {1, 1}, {0, 1}});
  expect_sound({{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}});
  expect_sound({{0, 0}, {3, 0}, {3, 3}, {1.5, 0.1}, {0, 3}});
  expect_sound({{0, 0}, {0, 1}, {1, 1}, {1, 0}});  // clockwise
}

TEST(Polygon, corners_in_line_get_no_flat_triangles) {
  expect_sound({{0, 0}, {1, 0}, {2, 0}, {0, 2}});
  expect_sound({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 3}, {2, 3}, {1, 3}, {0, 3}, {0, 1}});
}

TEST(Polygon, random_stars_are_covered_exactly) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 500; ++i) {
    const int n = 3 + static_cast<int>(random() % 40);
    Polygon star;
    for (int k = 0; k < n; ++k) {
      const double angle = 2 * std::numbers::pi * (k + uniform(random, 0, 0.9)) / n;
      const double radius = uniform(random, 0.2, 1);
      star.emplace_back(radius * std::cos(angle), radius * std::sin(angle));
    }
    if (n == 3 && std::abs(signed_area(star)) < 1e-6) continue;
    if (i % 2 == 1) std::reverse(star.begin(), star.end());
    expect_sound(star);
  }
}

TEST(Polygon, spiral_is_covered_exactly) {
  Polygon spiral;
  for (int k = 5; k <= 60; ++k) spiral.emplace_back(0.1 * k * std::cos(0.3 * k), 0.1 * k * std::sin(0.3 * k));
  for (int k = 60; k >= 5; --k)
    spiral.emplace_back((0.1 * k - 0.05) * std::cos(0.3 * k), (0.1 * k - 0.05) * std::sin(0.3 * k));
  expect_sound(spiral);
}

TEST(Polygon, outlines_that_touch_or_cross_themselves_are_refused) {
  const auto status = [](const Polygon& polygon) { return triangulate(polygon).status; };
  EXPECT_EQ(status({{0, 0}, {1, 1}}), PolygonStatus::too_few_corners);
  EXPECT_EQ(status({{0, 0}, {1, 1}, {2, 2}}), PolygonStatus::no_area);
  EXPECT_EQ(status({{1, 1}, {1, 1}, {1, 1}}), PolygonStatus::no_area);
  EXPECT_EQ(status({{0, 0}, {1, 1}, {1, 0}, {0, 1}}), PolygonStatus::not_simple);
  EXPECT_EQ(status({{0, 0}, {2, 0}, {2, 2}, {1, 0}, {0, 2}}), PolygonStatus::not_simple);  // touches its base
  EXPECT_EQ(status({{0, 0}, {1, 0}, {1, 0}, {0, 1}}), PolygonStatus::not_simple);
  EXPECT_EQ(status({{0, 0}, {1, 0}, {2, 0}, {1, 0}, {0, 1}}), PolygonStatus::not_simple);  // spike
  EXPECT_EQ(status({{0, 0}, {1, std::nan("")}, {0, 1}}), PolygonStatus::not_finite);
}

TEST(Polygon, in_space_is_triangulated_along_its_normal) {
  std::mt19937_64 random(2);
  const Polygon flat{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
  for (int i = 0; i < 100; ++i) {
    const Matrix3 R = testing::random_rotation(random);
    const Vector3 shift = testing::random_vector(random, 1000);
    std::vector<Vector3> polygon;
    for (const Vector2& p : flat) polygon.emplace_back(R * Vector3(p.x(), p.y(), 0) + shift);
    const Triangulation result = triangulate(polygon);
    ASSERT_EQ(result.status, PolygonStatus::ok);
    Vector3 sum = Vector3::Zero();
    for (const Triangle& t : result.triangles) {
      const Vector3 S = 0.5 * (polygon[t[1]] - polygon[t[0]]).cross(polygon[t[2]] - polygon[t[0]]);
      EXPECT_GT(S.dot(R.col(2)), 0.1);  // the cut from (2,0) to (0,2), which touches (1,1), is avoided
      sum += S;
    }
    EXPECT_LT((sum - 3 * R.col(2)).norm(), 1e-9);
  }
  const std::vector<Vector3> line{{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}};
  EXPECT_EQ(triangulate(line).status, PolygonStatus::no_area);
}

}  // namespace
}  // namespace talus::geometry
