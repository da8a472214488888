#include <cmath>
#include <limits>

#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/slope/barrier.h"
#include "talus/slope/height_field.h"

namespace talus::slope {
namespace {

using support::input_error_of;
using ::testing::HasSubstr;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// z = x / 2 for x from 0 to 20, y from 0 to 10, on a grid of 1 m.
HeightGrid incline() {
  HeightGrid grid{.columns = 21, .rows = 11, .heights = {}};
  for (int j = 0; j < 11; ++j)
    for (int i = 0; i < 21; ++i) grid.heights.push_back(0.5 * i);
  return grid;
}

TEST(Panels, stand_on_the_ground_and_are_as_high_as_asked) {
  const HeightField ground(incline());
  const geometry::TriangleMesh mesh = panels_along(ground, {{2.25, 3}, {12.25, 3}, {12.25, 8}}, 2.5, 1);
  EXPECT_EQ(mesh.vertex_count(), 2 * 16);
  EXPECT_EQ(mesh.triangle_count(), 2 * 15);
  for (int k = 0; k < mesh.vertex_count(); k += 2) {
    const Vector3 &foot = mesh.vertices()[k], &top = mesh.vertices()[k + 1];
    EXPECT_NEAR(foot.z(), 0.5 * foot.x(), 1e-14);
    EXPECT_NEAR((top - foot - Vector3(0, 0, 2.5)).norm(), 0, 1e-14);
  }
  EXPECT_NEAR(geometry::surface_area(mesh), 2.5 * 15, 1e-12);
  for (int t = 0; t < mesh.triangle_count(); ++t) EXPECT_NEAR(mesh.normal(t).z(), 0, 1e-15);
}

TEST(Panels, are_divided_equally_and_no_longer_than_the_spacing) {
  const HeightField ground(incline());
  EXPECT_EQ(panels_along(ground, {{1, 1}, {4, 1}}, 1, 0.1).triangle_count(), 2 * 30);
  EXPECT_EQ(panels_along(ground, {{1, 1}, {4, 1}}, 1, 0.9).triangle_count(), 2 * 4);
  EXPECT_EQ(panels_along(ground, {{1, 1}, {4, 1}}, 1, 100).triangle_count(), 2);
  EXPECT_EQ(panels_along(ground, {{1, 1}, {1, 1}, {4, 1}, {4, 1}}, 1, 3).triangle_count(), 2) << "points repeated";
}

TEST(Panels, without_ground_take_that_of_the_nearest_place_along_the_line) {
  HeightGrid grid = incline();
  for (int j = 0; j < 11; ++j)
    for (int i = 8; i < 12; ++i) grid.heights[static_cast<std::size_t>(21 * j + i)] = kNan;  // a gap from 7 to 12
  const HeightField ground(grid);
  const geometry::TriangleMesh mesh = panels_along(ground, {{-3, 5}, {20, 5}}, 1, 1);
  for (int k = 0; k < mesh.vertex_count(); k += 2) {
    const Vector3& foot = mesh.vertices()[k];
    const double x = foot.x();
    const double from = x < 0 ? 0 : x <= 7 || x >= 12 ? x : x - 7 <= 12 - x ? 7 : 12;
    EXPECT_NEAR(foot.z(), 0.5 * from, 1e-14) << x;
  }
}

TEST(Panels, retain_what_flies_below_their_upper_edge) {
  const HeightField ground(incline());
  const Barriers barriers({{.name = "fence", .mesh = panels_along(ground, {{10, 0}, {10, 10}}, 2, 0.7)}});
  for (double y = 0; y <= 10; y += 0.01) {
    EXPECT_TRUE(barriers.first_crossing({15, y, 6.999}, {-5, 0, 0}, Vector3::Zero(), 2).has_value()) << y;
    EXPECT_TRUE(barriers.first_crossing({15, y, 5.001}, {-5, 0, 0}, Vector3::Zero(), 2).has_value()) << y;
    EXPECT_FALSE(barriers.first_crossing({15, y, 7.001}, {-5, 0, 0}, Vector3::Zero(), 2).has_value()) << y;
  }
}

TEST(Panels, impossible_ones_are_refused) {
  const HeightField ground(incline());
  const auto error = [&](std::vector<Vector2> line, double height, double spacing = 1) {
    return input_error_of([&] { return panels_along(ground, line, height, spacing); });
  };
  EXPECT_THAT(error({}, 1), HasSubstr("no length"));
  EXPECT_THAT(error({{1, 1}}, 1), HasSubstr("no length"));
  EXPECT_THAT(error({{1, 1}, {1, 1}}, 1), HasSubstr("no length"));
  EXPECT_THAT(error({{1, 1}, {kNan, 1}}, 1), HasSubstr("line = (nan, 1)"));
  EXPECT_THAT(error({{1, 1}, {2, 1}}, 0), HasSubstr("height = 0 m"));
  EXPECT_THAT(error({{1, 1}, {2, 1}}, kNan), HasSubstr("height = nan m"));
  EXPECT_THAT(error({{1, 1}, {2, 1}}, 1, 0), HasSubstr("spacing = 0 m"));
  EXPECT_THAT(error({{1, 1}, {2, 1}}, 1, 1e-9), HasSubstr("too many"));
  EXPECT_THAT(error({{-5, 1}, {-2, 1}}, 1), HasSubstr("no ground"));
  EXPECT_EQ(error({{1, 1}, {2, 1}}, 1), "no error");
}

}  // namespace
}  // namespace talus::slope
