#include "talus/bodies/planar_polygon.h"

#include <cmath>
#include <numbers>
#include <vector>

#include <gtest/gtest.h>

namespace talus::bodies {
namespace {

const std::vector<Vector2> kBlock{{-2, -1}, {2, -1}, {2, 1}, {-2, 1}};

TEST(PlanarPolygon, block_of_four_unit_masses_has_mass_4_and_inertia_20) {
  const PlanarPolygon block(kBlock, std::vector<double>(4, 1.0), 0.1);
  EXPECT_EQ(block.mass().mass, 4);
  EXPECT_EQ(block.mass().inertia, 20);
  EXPECT_EQ(block.centre(), Vector2(0, 0));
  EXPECT_DOUBLE_EQ(block.reach(), std::sqrt(5.0));
}

TEST(PlanarPolygon, uneven_rod_has_reduced_mass_inertia_about_its_centre_of_mass) {
  const PlanarPolygon rod(std::vector<Vector2>{{1, 5}, {4, 5}}, std::vector<double>{1, 2}, 0.5);
  EXPECT_EQ(rod.centre(), Vector2(3, 5));
  EXPECT_DOUBLE_EQ(rod.mass().inertia, 1.0 * 2.0 / 3.0 * 9.0);  // m1 m2 / (m1 + m2) d^2
  EXPECT_EQ(rod.vertices()[0], Vector2(-2, 0));
}

TEST(PlanarPolygon, inertia_does_not_depend_on_place_or_turn) {
  std::vector<Vector2> moved;
  for (const Vector2& p : kBlock) moved.push_back(rotated(p, 0.7) + Vector2(30, -20));
  const PlanarPolygon block(moved, std::vector<double>(4, 1.0), 0.1);
  EXPECT_NEAR(block.mass().inertia, 20, 1e-12);
}

TEST(PlanarPolygon, a_quarter_turn_brings_vertices_where_they_belong) {
  const PlanarPolygon block(kBlock, std::vector<double>(4, 1.0), 0.1);
  std::vector<Vector2> world;
  block.world_vertices({.position = {10, 20}, .angle = std::numbers::pi / 2}, world);
  EXPECT_NEAR((world[0] - Vector2(11, 18)).norm(), 0, 1e-14);
  EXPECT_NEAR((world[1] - Vector2(11, 22)).norm(), 0, 1e-14);
}

TEST(PlanarState, velocity_of_a_point_is_the_derivative_of_its_place) {
  const PlanarState start{.position = {1, 2}, .angle = 0.3, .velocity = {0.5, -1}, .spin = 2};
  const Vector2 point(0.4, -0.7);
  const double h = 1e-6;
  const auto at = [&](double t) {
    return Vector2(start.position + t * start.velocity + rotated(point, start.angle + t * start.spin));
  };
  const Vector2 difference = (at(h) - at(-h)) / (2 * h);
  EXPECT_NEAR((point_velocity(start, rotated(point, start.angle)) - difference).norm(), 0, 1e-9);
}

}  // namespace
}  // namespace talus::bodies
