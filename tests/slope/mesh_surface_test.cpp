#include "talus/slope/mesh_surface.h"

#include <limits>

#include "tests/slope/terrain.h"
#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::slope {
namespace {

using support::input_error_of;
using ::testing::HasSubstr;
using testing::Real;
using testing::uniform;

/// Floor z = 0 for x from 0 to 4, a wall at x = 4 up to z = 3, and a roof at z = 3 back to x = 2; y from 0 to 2.
geometry::TriangleMesh floor_wall_and_roof() {
  return {{{0, 0, 0}, {4, 0, 0}, {4, 2, 0}, {0, 2, 0}, {4, 0, 3}, {4, 2, 3}, {2, 0, 3}, {2, 2, 3}},
          {{0, 1, 2}, {0, 2, 3}, {1, 4, 5}, {1, 5, 2}, {4, 6, 7}, {4, 7, 5}}};
}

TEST(MeshSurface, under_a_roof_the_ground_is_the_floor) {
  const MeshSurface ground(floor_wall_and_roof());
  EXPECT_EQ(ground.ground_below({3, 1, 2}), 0);
  EXPECT_EQ(ground.ground_below({3, 1, 3}), 3);
  EXPECT_EQ(ground.ground_below({3, 1, 5}), 3);
  EXPECT_EQ(ground.ground_below({1, 1, 5}), 0);
  EXPECT_EQ(ground.ground_below({3, 1, -1}), std::nullopt);
  EXPECT_EQ(ground.ground_below({5, 1, 5}), std::nullopt);
}

TEST(MeshSurface, a_line_within_a_wall_meets_the_wall) {
  const MeshSurface ground(floor_wall_and_roof());
  for (const double y : {0.0, 0.3, 1.0, 2.0}) {
    EXPECT_EQ(ground.ground_below({4, y, 1.25}), 1.25);
    EXPECT_EQ(ground.ground_below({4, y, 7}), 3);
    EXPECT_EQ(ground.ground_below({4, y, -1}), std::nullopt);
  }
  const MeshSurface alone({{{0, 0, 0}, {2, 2, 0}, {1, 1, 4}}, {{0, 1, 2}}});  // edge-on in plan
  EXPECT_NEAR(alone.ground_below({0.5, 0.5, 9}).value(), 2, 1e-15);
  EXPECT_NEAR(alone.ground_below({0.5, 0.5, 1}).value(), 1, 1e-15);
  EXPECT_EQ(alone.ground_below({0.5, 0.50001, 9}), std::nullopt);
  EXPECT_EQ(alone.ground_below({2.5, 2.5, 9}), std::nullopt);
}

TEST(MeshSurface, distances_under_an_overhang_are_those_to_the_nearest_of_floor_wall_and_roof) {
  const MeshSurface ground(floor_wall_and_roof());
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_NEAR(ground.clearance({3, 1, 0.5}, 0.6), 0.5, 1e-13);  // nothing but the floor within reach
  EXPECT_LE(ground.clearance({3, 1, 2}, infinity), 1);
  EXPECT_GE(ground.clearance({3, 1, 2}, infinity), 0.5);
  std::vector<SurfaceTriangle> near;
  ground.gather({3.5, 1, 2.8}, 0.3, near);  // the roof only, whose sides meet in y = 1 at x = 3
  for (const SurfaceTriangle& t : near) EXPECT_GE(t.id, 4);
  EXPECT_FALSE(near.empty());
  for (const SurfaceTriangle& t : near) EXPECT_EQ(t.normal, Vector3(0, 0, -1));
}

/// Triangles around a point in all directions, so thin in plan that rounding matters.
geometry::TriangleMesh fan(std::mt19937_64& random, const Vector3& middle) {
  std::vector<Vector3> vertices{middle};
  std::vector<geometry::Triangle> triangles;
  const int count = 5 + static_cast<int>(random() % 30);  // no angle reaches 180 degrees
  for (int k = 0; k < count; ++k) {
    const double angle = 2 * M_PI * (k + uniform(random, 0, 0.9)) / count,
                 radius = std::pow(10, uniform(random, -3, 1));
    vertices.push_back(middle + Vector3(radius * std::cos(angle), radius * std::sin(angle), uniform(random, -1, 1)));
    triangles.push_back({0, 1 + k, 1 + (k + 1) % count});
  }
  return {vertices, triangles};
}

TEST(MeshSurface, no_vertical_line_slips_through_an_edge_or_a_vertex) {
  std::mt19937_64 random(11);
  for (int n = 0; n < 2000; ++n) {
    const Vector3 middle(uniform(random, -1e3, 1e3), uniform(random, -1e3, 1e3), uniform(random, -10, 10));
    const geometry::TriangleMesh mesh = fan(random, middle);
    const MeshSurface ground(mesh);
    EXPECT_TRUE(ground.ground_below(middle + 100 * Vector3::UnitZ()).has_value());
    for (int t = 0; t < mesh.triangle_count(); ++t) {
      // On an inner edge, as far as doubles go there; it may be on either side of it.
      const Vector3 on_edge = middle + uniform(random, 0, 0.999) * (mesh.corner(t, 1) - middle);
      const std::optional<double> z = ground.ground_below({on_edge.x(), on_edge.y(), 100});
      ASSERT_TRUE(z.has_value()) << on_edge.transpose();
      EXPECT_NEAR(*z, on_edge.z(), 1e-8);  // slopes of up to 1000 times rounding at 1000 m
    }
  }
}

TEST(MeshSurface, random_triangles_in_space_are_as_far_as_brute_force_says) {
  std::mt19937_64 random(12);
  std::vector<Vector3> vertices;
  std::vector<geometry::Triangle> triangles;
  for (int t = 0; t < 300; ++t) {
    const auto u = [&](double size) { return uniform(random, -size, size); };
    const Vector3 at(u(10), u(10), u(10));
    for (int k = 0; k < 3; ++k) vertices.emplace_back(at + Vector3(u(1), u(1), u(1)));
    triangles.push_back({3 * t, 3 * t + 1, 3 * t + 2});
  }
  const geometry::TriangleMesh mesh(vertices, triangles);
  const MeshSurface ground(mesh);
  for (int n = 0; n < 3000; ++n) {
    const Vector3 p(uniform(random, -15, 15), uniform(random, -15, 15), uniform(random, -15, 15));
    const Real distance = testing::distance_to_mesh(p, mesh);
    const double clearance = ground.clearance(p, 100);
    EXPECT_LE(clearance, distance);
    EXPECT_GE(clearance, 0.5 * distance - 1e-13);
    const std::optional<Real> expected = testing::ground_below(p, mesh);
    const std::optional<double> z = ground.ground_below(p);
    ASSERT_EQ(z.has_value(), expected.has_value());
    EXPECT_NEAR(z.value_or(0), static_cast<double>(expected.value_or(0)), 1e-9);
  }
}

TEST(MeshSurface, useless_meshes_are_refused_with_their_fault) {
  const auto error = [](std::vector<Vector3> vertices, std::vector<geometry::Triangle> triangles) {
    return input_error_of([&] { return MeshSurface({std::move(vertices), std::move(triangles)}); });
  };
  EXPECT_THAT(error({}, {}), HasSubstr("without triangles"));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THAT(error({{0, 0, 0}, {1, 0, nan}, {0, 1, 0}}, {{0, 1, 2}}), HasSubstr("vertex 1"));
  EXPECT_THAT(error({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {2, 0, 0}}, {{0, 1, 2}, {0, 1, 3}}), HasSubstr("triangle 1"));
  EXPECT_EQ(error({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}}), "no error") << "an open surface is one";
}

}  // namespace
}  // namespace talus::slope
