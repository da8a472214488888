#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/support/mesh_distance.h"
#include "tests/support/random_terrain.h"
#include "tests/support/turn_between.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/core/random.h"
#include "talus/geometry/mesh_intersections.h"

namespace talus::support {
namespace {

using core::Matrix3;
using core::Random;
using core::Vector2;
using geometry::TriangleMesh;
using slope::HeightField;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNoData = std::numeric_limits<double>::quiet_NaN();

/// z = c + gx x + gy y over -4 .. 4.
HeightField plane(double c, double gx, double gy) {
  slope::HeightGrid grid{.columns = 9, .rows = 9, .first = {-4, -4}, .spacing = {1, 1}, .heights = {}};
  for (int j = -4; j <= 4; ++j)
    for (int i = -4; i <= 4; ++i) grid.heights.push_back(c + gx * i + gy * j);
  return HeightField(grid);
}

TriangleMesh random_rock(Random& random, std::uint64_t index) {
  const Vector3 axis = Vector3(random.uniform(-1, 1), random.uniform(-1, 1), 1).normalized();
  return bodies::boulder({.index = index, .points = 16})
      .rotated(Eigen::AngleAxisd(random.uniform(0, 3), axis).toRotationMatrix());
}

double smallest_of_all_pairs(const std::vector<Corners>& a, const std::vector<Corners>& b) {
  double smallest = kInfinity;
  for (const Corners& t : a)
    for (const Corners& s : b) smallest = std::min(smallest, triangle_distance(t, s).distance);
  return smallest;
}

/// Vertices and points on the triangles of a mesh, a grid of n per side.
std::vector<Vector3> sample(const TriangleMesh& mesh, int n) {
  std::vector<Vector3> points;
  for (const Corners& t : corners_of(mesh))
    for (int i = 0; i <= n; ++i)
      for (int j = 0; i + j <= n; ++j) points.emplace_back(t[0] + (t[1] - t[0]) * i / n + (t[2] - t[0]) * j / n);
  return points;
}

}  // namespace

TEST(SurfaceDistance, of_a_box_over_flat_ground_is_its_height) {
  const TriangleMesh box = bodies::box({1, 2, 3}).translated({0.3, 0.4, 2});
  const SurfaceDistance d = surface_distance(corners_of(box), corners_of(plane(0, 0, 0)));
  EXPECT_EQ(d.distance, 0.5);
  EXPECT_FALSE(d.meet);
}

TEST(SurfaceDistance, of_a_cube_on_its_corner_over_a_slope_is_that_of_the_corner) {
  const Vector3 normal = Vector3(-0.5, 0.25, 1).normalized();
  const Matrix3 R = support::turn_between(Vector3(-1, -1, -1), -normal).toRotationMatrix();
  for (const double gap : {2.0, 1e-3, 1e-9}) {
    const TriangleMesh cube = bodies::box({1, 1, 1}).rotated(R).translated((gap + std::sqrt(0.75)) * normal);
    const HeightField ground = plane(0, 0.5, -0.25);
    EXPECT_NEAR(surface_distance(corners_of(cube), corners_of(ground)).distance, gap, 1e-15);
    EXPECT_NEAR(lowest_gap(cube.vertices(), ground), gap, 1e-15);
  }
}

TEST(SurfaceDistance, is_zero_where_they_pierce_each_other) {
  const TriangleMesh box = bodies::box({1, 1, 1});
  EXPECT_TRUE(surface_distance(corners_of(box.translated({0, 0, 0.5 - 1e-12})), corners_of(plane(0, 0, 0))).meet);
  EXPECT_TRUE(surface_distance(corners_of(box.translated({0, 0, 0.5})), corners_of(plane(0, 0, 0))).meet);
  EXPECT_FALSE(surface_distance(corners_of(box.translated({0, 0, 0.5 + 1e-12})), corners_of(plane(0, 0, 0))).meet);
}

TEST(SurfaceDistance, of_a_spike_through_a_face_is_zero_though_no_vertex_of_the_rock_is_below_the_ground) {
  slope::HeightGrid grid = plane(0, 0, 0).grid();
  grid.heights[4 * 9 + 4] = 2;  // at x = y = 0
  const HeightField ground(grid);
  const TriangleMesh box = bodies::box({3, 3, 1}).translated({0, 0, 2});
  const SurfaceDistance d = surface_distance(corners_of(box), corners_of(ground));
  EXPECT_TRUE(d.meet);
  EXPECT_EQ(d.distance, 0);
  EXPECT_NEAR(d.on_first.z(), 1.5, 1e-15);
  EXPECT_EQ(lowest_gap(box.vertices(), ground), 1.5);
}

TEST(SurfaceDistance, of_a_sunken_rock_is_positive_and_its_lowest_gap_negative) {
  const TriangleMesh box = bodies::box({1, 1, 1}).translated({0, 0, -2});
  EXPECT_EQ(surface_distance(corners_of(box), corners_of(plane(0, 0, 0))).distance, 1.5);
  EXPECT_EQ(lowest_gap(box.vertices(), plane(0, 0, 0)), -2.5);
}

TEST(SurfaceDistance, names_the_triangles_and_takes_gathered_ground) {
  const HeightField ground = plane(0, 0.1, 0.2);
  const TriangleMesh rock = bodies::icosahedron().translated({0.2, 0.3, 1.5});
  std::vector<slope::SurfaceTriangle> gathered;
  ground.gather(rock.vertices()[0], 10, gathered);
  const SurfaceDistance d = surface_distance(rock, gathered),
                        all = surface_distance(corners_of(rock), corners_of(ground));
  EXPECT_EQ(d.distance, all.distance);
  EXPECT_EQ(triangle_distance(corners_of(rock)[d.first], gathered[d.second].corners).distance, d.distance);
}

TEST(SurfaceDistance, from_nothing_is_infinite) {
  EXPECT_EQ(surface_distance(bodies::octahedron(), TriangleMesh()).distance, kInfinity);
}

TEST(SurfaceDistance, is_the_smallest_of_all_pairs) {
  Random random(1);
  std::uint64_t index = 0;
  for (const Terrain kind : {Terrain::rough, Terrain::spikes, Terrain::steps, Terrain::large_cells}) {
    const HeightField ground(random_terrain(kind, {.length = 6}));
    for (int trial = 0; trial < 3; ++trial) {
      const double z = ground.bounds().upper.z() + random.uniform(-2, 1);
      const std::vector<Corners> rock = corners_of(random_rock(random, ++index).translated({0.1, 0.2, z}));
      EXPECT_EQ(surface_distance(rock, corners_of(ground)).distance, smallest_of_all_pairs(rock, corners_of(ground)))
          << to_string(kind);
    }
  }
}

// Points at most h apart on two surfaces D apart are between D and D + 2h apart.
TEST(SurfaceDistance, of_two_rocks_is_that_of_dense_samples) {
  Random random(2);
  for (std::uint64_t index = 0; index < 6; ++index) {
    const TriangleMesh a = random_rock(random, index), b = random_rock(random, index + 100).translated({0.7, 0.8, 0.6});
    const double distance = surface_distance(a, b).distance;
    double sampled = kInfinity;
    const std::vector<Vector3> on_b = sample(b, 20);
    for (const Vector3& p : sample(a, 20))
      for (const Vector3& q : on_b) sampled = std::min(sampled, (p - q).norm());
    EXPECT_LE(distance, sampled);
    EXPECT_GE(distance, sampled - 2 * 1.0 / 20);
  }
}

TEST(LowestGap, is_square_to_the_triangle_and_not_upright) {
  const std::vector<Vector3> point{{0.3, 0.9, 2}};
  const double upright = 2 - (0.5 + 0.75 * 0.3 - 1.0 * 0.9);
  EXPECT_NEAR(lowest_gap(point, plane(0.5, 0.75, -1)), upright / std::sqrt(1 + 0.75 * 0.75 + 1), 1e-15);
}

TEST(LowestGap, knows_both_triangles_of_a_cell) {
  slope::HeightGrid grid{.columns = 2, .rows = 2, .first = {0, 0}, .spacing = {1, 1}, .heights = {0, 1, 0, 0}};
  const HeightField ground(grid);
  const std::vector<Vector3> below_diagonal{{0.75, 0.25, 1}}, above_diagonal{{0.25, 0.75, 1}};
  EXPECT_NEAR(lowest_gap(below_diagonal, ground), 0.5 / std::sqrt(3), 1e-15);  // z = x - y
  EXPECT_EQ(lowest_gap(above_diagonal, ground), 1);                            // z = 0
}

TEST(LowestGap, passes_over_holes_and_what_is_beside_the_field) {
  slope::HeightGrid grid = plane(0, 0, 0).grid();
  grid.heights[0] = kNoData;
  const HeightField ground(grid);
  const std::vector<Vector3> none{{-3.5, -3.5, -1}, {-4.001, 0, -1}, {0, 4.001, -1}};
  EXPECT_EQ(lowest_gap(none, ground), kInfinity);
  EXPECT_EQ(corners_of(ground).size(), 126U);
  const std::vector<Vector3> at_the_rim{{4, 4, 3}, {-4, 4, 2}};
  EXPECT_EQ(lowest_gap(at_the_rim, ground), 2);
}

TEST(RandomTerrain, is_the_same_each_time_and_another_for_each_seed) {
  for (const Terrain kind : kTerrains) {
    EXPECT_EQ(random_terrain(kind).heights, random_terrain(kind).heights) << to_string(kind);
    EXPECT_NE(random_terrain(kind).heights, random_terrain(kind, {.seed = 2}).heights) << to_string(kind);
    EXPECT_NO_THROW(HeightField(random_terrain(kind))) << to_string(kind);
  }
}

TEST(RandomTerrain, has_the_cliffs_and_spikes_it_promises) {
  const auto largest_step = [](const slope::HeightGrid& grid) {
    double largest = 0;
    for (int j = 0; j < grid.rows; ++j)
      for (int i = 0; i + 1 < grid.columns; ++i)
        largest =
            std::max(largest, std::abs(grid.heights[j * grid.columns + i + 1] - grid.heights[j * grid.columns + i]));
    return largest;
  };
  EXPECT_NEAR(largest_step(random_terrain(Terrain::steps)), 4, 0.05);
  EXPECT_GT(largest_step(random_terrain(Terrain::spikes)), 2.9);
  EXPECT_LT(largest_step(random_terrain(Terrain::fine_noise)), 0.6 * 0.25 + 0.02 + 1e-12);
}

TEST(Overhang, has_air_between_floor_and_roof_and_outward_normals) {
  for (const double roughness : {0.0, 0.15}) {
    const TriangleMesh mesh = overhang({.roughness = roughness});
    const TriangleMesh ball = bodies::sphere(2);
    EXPECT_NEAR(surface_distance(ball.translated({-1.5, 0, 2}), mesh).distance, 1, 2 * roughness + 0.02);
    EXPECT_TRUE(surface_distance(ball.translated({-1.5, 0, 4}), mesh).meet);
    const Vector3 in_the_air(-1.5, 0, 2);
    const SurfaceDistance near = surface_distance(bodies::box({1e-3, 1e-3, 1e-3}).translated(in_the_air), mesh);
    EXPECT_GT(mesh.normal(static_cast<int>(near.second)).dot(in_the_air - near.on_second), 0);
  }
}

TEST(Overhang, does_not_cut_itself_however_rough) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    EXPECT_TRUE(geometry::self_intersections(overhang({.seed = seed, .roughness = 0.2})).empty()) << seed;
}

}  // namespace talus::support
