#include "talus/geometry/trapezoids.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "talus/core/random.h"
#include "talus/geometry/plan_region.h"
#include "talus/geometry/polygon.h"

namespace talus::geometry {
namespace {

using Ring = std::vector<core::Vector2>;

double area(const std::vector<Trapezoid>& parts) {
  double sum = 0;
  for (const Trapezoid& part : parts) sum += part.area();
  return sum;
}

/// A star with as many points, concave.
Ring star(int points, double radius, const core::Vector2& centre) {
  Ring ring;
  for (int i = 0; i < 2 * points; ++i) {
    const double angle = std::numbers::pi * i / points + 0.1, r = i % 2 == 0 ? radius : 0.4 * radius;
    ring.emplace_back(centre.x() + r * std::cos(angle), centre.y() + r * std::sin(angle));
  }
  return ring;
}

TEST(Trapezoids, of_a_square_are_the_square) {
  const std::vector<Ring> square{{{1, 2}, {4, 2}, {4, 5}, {1, 5}}};
  ASSERT_EQ(trapezoids_of(square).size(), 1U);
  EXPECT_EQ(area(trapezoids_of(square)), 9);
}

TEST(Trapezoids, have_the_area_of_the_shoelace_formula) {
  const Ring outer = star(7, 10, {3, 4}), hole = star(5, 2, {3, 4});
  const std::vector<Ring> rings{outer, hole};
  EXPECT_NEAR(area(trapezoids_of(rings)), std::abs(signed_area(outer)) - std::abs(signed_area(hole)), 1e-12);
}

TEST(Trapezoids, points_are_inside_and_uniform) {
  const std::vector<Ring> rings{star(6, 10, {0, 0}), {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
  const std::vector<Trapezoid> parts = trapezoids_of(rings);
  const PlanRegion region(rings);
  core::Random random(4);
  // Share of the points in the half x > 0.5: by area, cut off there.
  Ring right = star(6, 10, {0, 0});
  double inside = 0, whole = 0;
  for (const Trapezoid& part : parts)
    for (int i = 0; i < 200; ++i) {
      const core::Vector2 p = part.point(random.uniform(), random.uniform());
      EXPECT_TRUE(region.contains(p)) << p.transpose();
      whole += part.area();
      inside += p.x() > 0.5 ? part.area() : 0;
    }
  double exact = 0;  // by rectangles of 1 cm
  for (double x = -10; x < 10; x += 0.02)
    for (double y = -10; y < 10; y += 0.02) exact += region.contains({x, y}) && x > 0.5 ? 0.0004 : 0;
  EXPECT_NEAR(inside / whole, exact / area(parts), 0.02);
}

TEST(Trapezoids, a_triangle_is_filled_evenly_from_base_to_tip) {
  // Mean height of a triangle above its base is a third of its height; of its square a sixth.
  const std::vector<Ring> ring{{{0, 0}, {4, 0}, {1, 3}}};
  const std::vector<Trapezoid> parts = trapezoids_of(ring);
  ASSERT_EQ(parts.size(), 1U);
  double mean = 0, squares = 0;
  constexpr int kCount = 10000;
  for (int i = 0; i < kCount; ++i) {
    const double y = parts[0].point((i + 0.5) / kCount, 0.3).y();
    mean += y / kCount;
    squares += y * y / kCount;
  }
  EXPECT_NEAR(mean, 1, 1e-4);
  EXPECT_NEAR(squares, 1.5, 1e-4);
}

}  // namespace
}  // namespace talus::geometry
