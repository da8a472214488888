#include "talus/slope/materials.h"

#include <array>
#include <limits>

#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::slope {
namespace {

using support::input_error_of;
using ::testing::HasSubstr;

constexpr std::array<std::int64_t, 0> kNone{};

std::vector<Material> five() {
  return {{.name = "zero"}, {.name = "one"}, {.name = "two"}, {.name = "three"}, {.name = "four"}};
}

std::vector<Vector2> square(double low, double high) {
  return {{low, low}, {high, low}, {high, high}, {low, high}};
}

int at(const Materials& materials, double x, double y, std::vector<std::int64_t> triangles = {}) {
  return materials.number_at({x, y, 12}, triangles);
}

TEST(Materials, triangles_come_before_regions_before_texture_before_the_default) {
  const Materials materials({.list = five(),
                             .triangles = {1, kNoMaterial},
                             .regions = {{.rings = {square(0, 10)}, .material = 2}},
                             .texture = {.corner = {0, 0}, .cell = {20, 20}, .columns = 1, .rows = 1, .numbers = {3}},
                             .fallback = 4});
  EXPECT_EQ(at(materials, 5, 5, {0}), 1);
  EXPECT_EQ(at(materials, 5, 5, {1}), 2) << "a triangle without number leaves it to the regions";
  EXPECT_EQ(at(materials, 5, 5, {77}), 2) << "so does one that is not in the list";
  EXPECT_EQ(at(materials, 15, 15, {1}), 3);
  EXPECT_EQ(at(materials, 25, 25, {1}), 4);
  EXPECT_EQ(at(materials, 25, 25, {0}), 1);
  EXPECT_EQ(materials.at({15, 15, 0}, kNone).name, "three");
}

TEST(Materials, where_triangles_meet_the_smallest_number_wins_in_any_order) {
  const Materials materials({.list = five(), .triangles = {3, 1, kNoMaterial, 2}, .fallback = 0});
  EXPECT_EQ(at(materials, 0, 0, {0, 1, 3}), 1);
  EXPECT_EQ(at(materials, 0, 0, {3, 0}), 2);
  EXPECT_EQ(at(materials, 0, 0, {0, 3}), 2);
  EXPECT_EQ(at(materials, 0, 0, {2, 0}), 3) << "no number is no small number";
  EXPECT_EQ(at(materials, 0, 0, {2}), 0);
}

TEST(Materials, the_region_of_highest_priority_wins_and_of_equal_ones_the_first) {
  const Materials materials({.list = five(),
                             .regions = {{.rings = {square(0, 10)}, .material = 1, .priority = 0},
                                         {.rings = {square(2, 8)}, .material = 2, .priority = 5},
                                         {.rings = {square(4, 20)}, .material = 3, .priority = 5},
                                         {.rings = {square(5, 6)}, .material = 4, .priority = -1}}});
  EXPECT_EQ(at(materials, 1, 1), 1);
  EXPECT_EQ(at(materials, 3, 3), 2);
  EXPECT_EQ(at(materials, 5.5, 5.5), 2);
  EXPECT_EQ(at(materials, 9, 9), 3);
  EXPECT_EQ(at(materials, 21, 21), 0);
}

TEST(Materials, a_hole_in_a_region_is_outside_but_its_outline_is_not) {
  const Materials materials(
      {.list = five(), .regions = {{.rings = {square(0, 10), square(4, 6)}, .material = 1}}, .fallback = 0});
  EXPECT_EQ(at(materials, 2, 5), 1);
  EXPECT_EQ(at(materials, 5, 5), 0);
  EXPECT_EQ(at(materials, 4, 5), 1);
  EXPECT_EQ(at(materials, 6, 6), 1);
  EXPECT_EQ(at(materials, 0, 0), 1);
  EXPECT_EQ(at(materials, 10, 3), 1);
  EXPECT_EQ(at(materials, 10.001, 3), 0);
}

TEST(Materials, texture_cells_run_from_the_south_west_and_gaps_say_nothing) {
  const Materials materials(
      {.list = five(),
       .texture = {.corner = {100, 200}, .cell = {2, 5}, .columns = 3, .rows = 2, .numbers = {1, 2, 3, 4, -1, 0}},
       .fallback = 2});
  EXPECT_EQ(at(materials, 101, 201), 1);
  EXPECT_EQ(at(materials, 103, 201), 2);
  EXPECT_EQ(at(materials, 105, 201), 3);
  EXPECT_EQ(at(materials, 101, 206), 4);
  EXPECT_EQ(at(materials, 103, 206), 2) << "a gap: the default";
  EXPECT_EQ(at(materials, 105, 206), 0);
}

TEST(Materials, texture_sides_belong_to_the_east_and_north_and_the_outermost_to_the_last_cells) {
  const Materials materials(
      {.list = five(),
       .texture = {.corner = {0, 0}, .cell = {1, 1}, .columns = 2, .rows = 2, .numbers = {0, 1, 2, 3}},
       .fallback = 4});
  EXPECT_EQ(at(materials, 0, 0), 0);
  EXPECT_EQ(at(materials, 1, 0.5), 1);
  EXPECT_EQ(at(materials, 0.5, 1), 2);
  EXPECT_EQ(at(materials, 1, 1), 3);
  EXPECT_EQ(at(materials, 2, 2), 3);
  EXPECT_EQ(at(materials, 2.0001, 1), 4);
  EXPECT_EQ(at(materials, 1, -0.0001), 4);
  EXPECT_EQ(at(materials, 1e300, -1e300), 4);
}

TEST(Materials, impossible_ones_are_refused_with_key_and_value) {
  const auto error = [](Materials::Levels levels) {
    return input_error_of([&] { return Materials(std::move(levels)); });
  };
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THAT(error({}), HasSubstr("no material"));
  EXPECT_THAT(error({.list = {{.name = "ice", .restitution = 1.2}}}), HasSubstr("material.ice.restitution = 1.2"));
  EXPECT_THAT(error({.list = {{.name = "ice", .restitution = nan}}}), HasSubstr("from 0 to 1"));
  EXPECT_THAT(error({.list = {{.name = "ice", .friction = -0.1}}}), HasSubstr("material.ice.friction = -0.1"));
  EXPECT_THAT(error({.list = five(), .fallback = 5}), HasSubstr("fallback = 5"));
  EXPECT_THAT(error({.list = five(), .fallback = -1}), HasSubstr("0 to 4"));
  EXPECT_THAT(error({.list = five(), .triangles = {0, 9}}), HasSubstr("triangles[1] = 9"));
  EXPECT_THAT(error({.list = five(), .regions = {{.rings = {square(0, 1)}, .material = 7}}}),
              HasSubstr("regions[0].material = 7"));
  EXPECT_THAT(error({.list = five(), .regions = {{.rings = {{{0, 0}, {1, 0}, {0, 0}}}}}}), HasSubstr("2 points"));
  EXPECT_THAT(error({.list = five(), .regions = {{.rings = {{{0, 0}, {1, 0}, {nan, 0}}}}}}), HasSubstr("nan"));
  EXPECT_THAT(error({.list = five(), .regions = {{.rings = {}}}}), HasSubstr("at least one ring"));
  EXPECT_THAT(error({.list = five(), .texture = {.columns = 2, .rows = 2, .numbers = {0}}}), HasSubstr("1 numbers"));
  EXPECT_THAT(error({.list = five(), .texture = {.columns = 1, .rows = 1, .numbers = {8}}}),
              HasSubstr("texture.numbers[0] = 8"));
  EXPECT_THAT(error({.list = five(), .texture = {.cell = {0, 1}, .columns = 1, .rows = 1, .numbers = {0}}}),
              HasSubstr("texture.cell"));
}

}  // namespace
}  // namespace talus::slope
