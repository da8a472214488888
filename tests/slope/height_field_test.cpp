#include "talus/slope/height_field.h"

#include <cmath>
#include <limits>

#include "tests/slope/terrain.h"
#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
    EXPECT_NEAR(field.clearance({x, y, z + above}, 0.5), std::min(0.5, above * normal.z()), 1e-12 + 0.5 * above);
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
  EXPECT_NEAR(field.clearance(p, 10), distance, 1e-13);
}

TEST(HeightField, many_blocks_at_falling_distances_do_not_wear_the_bound_down) {
  // A staircase of blocks each of whose boxes is a little nearer than the last, while the ground itself is not.
  HeightGrid grid{.columns = 257, .rows = 257, .heights = {}};
  for (int j = 0; j < grid.rows; ++j)
    for (int i = 0; i < grid.columns; ++i) grid.heights.push_back(-1.5 * std::abs(i - 128) - 1.5 * std::abs(j - 128));
  const HeightField field(grid);
  const testing::GridMesh truth = testing::mesh_of(grid);
  std::mt19937_64 random(2);
  for (int n = 0; n < 60; ++n) {
    const Vector3 p(uniform(random, 0, 256), uniform(random, 0, 256), uniform(random, -300, 100));
    const auto distance = static_cast<double>(testing::distance_to_mesh(p, truth.mesh));
    EXPECT_GE(field.clearance(p, kInfinity), 0.69 * distance);
    EXPECT_LE(field.clearance(p, kInfinity), distance);
  }
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
  EXPECT_NEAR(field.clearance({3.5, 1, 1}, 10), 0.5, 1e-13);
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
