#include "talus/slope/height_field.h"

#include <cmath>
#include <limits>

#include "tests/slope/terrain.h"
#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/geometry/travel_time.h"

namespace talus::slope {
namespace {

using support::input_error_of;
using ::testing::HasSubstr;
using testing::uniform;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

HeightGrid plane(int columns, int rows, double gx, double gy) {
  HeightGrid grid{.columns = columns, .rows = rows, .first = {10, 20}, .spacing = {2, 3}, .heights = {}};
  for (int j = 0; j < rows; ++j)
    for (int i = 0; i < columns; ++i) grid.heights.push_back(5 + gx * 2 * i + gy * 3 * j);
  return grid;
}

TEST(HeightField, of_a_plane_is_that_plane) {
  const HeightField field(plane(20, 15, 0.5, -0.25));
  const Vector3 normal = Vector3(-0.5, 0.25, 1).normalized();
  std::mt19937_64 random(1);
  std::vector<SurfaceTriangle> out;
  for (int n = 0; n < 500; ++n) {
    const double x = uniform(random, 20, 38), y = uniform(random, 32, 50), above = uniform(random, 0, 2);
    const double z = 5 + 0.5 * (x - 10) - 0.25 * (y - 20);
    EXPECT_NEAR(field.ground_below({x, y, z + above}).value(), z, 1e-12);
    field.gather({x, y, z}, 1, out);
    for (const SurfaceTriangle& t : out) EXPECT_NEAR((t.normal - normal).norm(), 0, 1e-14);
  }
}

TEST(HeightField, a_fold_in_a_cell_does_not_hide_behind_the_plane_of_its_other_half) {
  // Half the cell is flat, the other half rises to 10 m at its corner; the point lies in the flat half's plane.
  const HeightField field({.columns = 2, .rows = 2, .heights = {0, 0, 10, 0}});
  const testing::GridMesh truth = testing::mesh_of(field.grid());
  const Vector3 p(0.05, 0.95, 0);
  const auto distance = static_cast<double>(testing::distance_to_mesh(p, truth.mesh));
  EXPECT_GT(distance, 0.5);
  EXPECT_EQ(field.flies_for({.p = p, .radius = (1 - 1e-12) * distance}, 3), 3);
  EXPECT_EQ(field.flies_for({.p = p, .radius = (1 + 1e-12) * distance}, 3), 0);
}

TEST(HeightField, a_ball_flies_over_a_plane_until_it_touches_it) {
  const HeightField field(plane(80, 60, 0.5, -0.25));
  const Vector3 normal = Vector3(-0.5, 0.25, 1).normalized();
  std::mt19937_64 random(3);
  int touched = 0, exact = 0;
  for (int n = 0; n < 300; ++n) {
    const double x = uniform(random, 40, 60), y = uniform(random, 60, 80), radius = uniform(random, 0.1, 3);
    FlyingBall ball{.p = {x, y, 5 + 0.5 * (x - 10) - 0.25 * (y - 20)}, .a = {0, 0, -9.81}, .radius = radius};
    ball.p += (radius + std::pow(10.0, uniform(random, -3, 1))) * normal;
    for (int k = 0; k < 3; ++k) ball.v[k] = uniform(random, -9, 9);
    const double s = normal.dot(ball.p - Vector3(10, 20, 5)) - radius, u = normal.dot(ball.v), q = 4.905 * normal.z();
    const double touches = (u + std::sqrt(u * u + 4 * q * s)) / (2 * q);
    if (!((ball.centre(touches) - Vector3(50, 70, 0)).head<2>().lpNorm<Eigen::Infinity>() < 20)) continue;
    const double told = field.flies_for(ball, 20);
    EXPECT_LE(told, touches);
    // The last of the way, if it is less than a quarter of the radius, is not told.
    const double left = geometry::time_to_move(0.25 * radius, ball.velocity(told).norm(), 9.81);
    EXPECT_GE(told, touches - left - 1e-11);
    exact += touches - told < 1e-10;
    ++touched;
  }
  EXPECT_GT(touched, 200);
  EXPECT_GT(exact, touched / 2);
}

TEST(HeightField, the_side_of_a_hole_belongs_to_the_ground) {
  // Nodes at x = 0, 1, 2, 3, 4; the last column has no data, so that the ground ends at x = 3.
  HeightGrid grid{.columns = 5, .rows = 3, .heights = std::vector<double>(15, 1.0)};
  for (int j = 0; j < 3; ++j) grid.heights[static_cast<std::size_t>(5 * j + 4)] = kNan;
  const HeightField field(grid);
  EXPECT_EQ(field.cell_count(), 6);
  for (const double y : {0.0, 0.5, 1.0, 2.0}) {
    EXPECT_EQ(field.ground_below({3, y, 2}), 1);
    EXPECT_EQ(field.ground_below({3.01, y, 2}), std::nullopt);
  }
  EXPECT_EQ(field.flies_for({.p = {3.5, 1, 1}, .radius = 0.5 - 1e-13}, 3), 3);
  EXPECT_EQ(field.flies_for({.p = {3.5, 1, 1}, .radius = 0.5 + 1e-13}, 3), 0);
}

TEST(HeightField, the_last_row_and_column_are_ground_whatever_the_spacing) {
  for (const double spacing : {0.1, 0.3, 0.7, 1.0 / 3}) {
    for (int count = 2; count < 60; ++count) {
      HeightGrid grid{.columns = count, .rows = 2, .first = {0.3, 0.7}, .spacing = {spacing, spacing}, .heights = {}};
      grid.heights.assign(static_cast<std::size_t>(2 * count), 4.0);
      const HeightField field(grid);
      EXPECT_EQ(field.ground_below({0.3 + (count - 1) * spacing, 0.7 + spacing, 5}), 4);
      EXPECT_EQ(field.ground_below({0.3, 0.7, 5}), 4);
      EXPECT_EQ(field.ground_below({0.3 + count * spacing, 0.7, 5}), std::nullopt);
      EXPECT_EQ(field.ground_below({0.3 - 1e-9, 0.7, 5}), std::nullopt);
    }
  }
}

TEST(HeightField, a_radius_that_ends_on_a_side_reaches_the_cells_on_both_sides) {
  const HeightField field(plane(9, 9, 0, 0));
  std::vector<SurfaceTriangle> out;
  field.gather({16, 29, 5}, 0, out);  // a node: two triangles of one diagonal pair of cells and one of the others
  EXPECT_GE(out.size(), 6U);
  field.gather({17, 30.5, 5}, 1, out);  // touches the sides at x = 16 and x = 18
  EXPECT_EQ(out.size(), 6U);
}

TEST(HeightField, impossible_grids_are_refused) {
  const auto error = [](HeightGrid grid) { return input_error_of([&] { return HeightField(std::move(grid)); }); };
  EXPECT_THAT(error({.columns = 1, .rows = 2, .heights = {0, 0}}), HasSubstr("1 x 2 nodes"));
  EXPECT_THAT(error({.columns = 2, .rows = 2, .heights = {0, 0, 0}}), HasSubstr("3 numbers"));
  EXPECT_THAT(error({.columns = 2, .rows = 2, .spacing = {0, 1}, .heights = {0, 0, 0, 0}}), HasSubstr("spacing"));
  EXPECT_THAT(error({.columns = 2, .rows = 2, .heights = {0, 0, kInfinity, 0}}), HasSubstr("infinite"));
  EXPECT_THAT(error({.columns = 2, .rows = 2, .heights = {0, 0, kNan, 0}}), HasSubstr("no cell"));
  EXPECT_EQ(error({.columns = 2, .rows = 2, .heights = {0, 0, 1, 0}}), "no error");
}

}  // namespace
}  // namespace talus::slope
