// Barriers whose crossings are known in closed form.

#include "talus/slope/barrier.h"

#include <cmath>
#include <limits>

#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::slope {
namespace {

using support::input_error_of;
using ::testing::HasSubstr;

const Vector3 kGravity(0, 0, -9.81);

/// A parallelogram of two triangles.
geometry::TriangleMesh panel(const Vector3& corner, const Vector3& side, const Vector3& other) {
  return {{corner, corner + side, corner + side + other, corner + other}, {{0, 1, 2}, {0, 2, 3}}};
}

/// x = 5, y from -10 to 10, z from 0 to 3.
geometry::TriangleMesh fence() {
  return panel({5, -10, 0}, {0, 20, 0}, {0, 0, 3});
}

Barriers one(geometry::TriangleMesh mesh) {
  return Barriers({{.name = "fence", .mesh = std::move(mesh)}});
}

TEST(Barriers, a_parabola_crosses_a_vertical_panel_when_it_has_come_that_far) {
  const auto crossing = one(fence()).first_crossing({0, 0, 2}, {10, 1, 3}, kGravity, 5);
  ASSERT_TRUE(crossing.has_value());
  EXPECT_DOUBLE_EQ(crossing->time, 0.5);
  EXPECT_NEAR((crossing->point - Vector3(5, 0.5, 2 + 1.5 - 9.81 / 8)).norm(), 0, 1e-15);
  EXPECT_EQ(crossing->barrier, 0);
}

TEST(Barriers, a_tilted_panel_is_crossed_at_the_root_of_its_quadratic) {
  // Plane z = x: 6 + 2 t - g t^2 / 2 = 8 t.
  const auto crossing = one(panel({0, -5, 0}, {0, 10, 0}, {9, 0, 9})).first_crossing({0, 0, 6}, {8, 0, 2}, kGravity, 5);
  ASSERT_TRUE(crossing.has_value());
  EXPECT_NEAR(crossing->time, (-6 + std::sqrt(36 + 2 * 9.81 * 6)) / 9.81, 1e-15);
}

TEST(Barriers, a_horizontal_net_is_crossed_on_the_way_up_or_down_as_the_path_has_it) {
  const Barriers net = one(panel({-5, -5, 4}, {10, 0, 0}, {0, 10, 0}));
  const double rise = std::sqrt(100 - 8 * 9.81);  // v^2 = v0^2 - 2 g h
  EXPECT_NEAR(net.first_crossing({0, 0, 0}, {0, 0, 10}, kGravity, 5)->time, (10 - rise) / 9.81, 1e-15);
  EXPECT_NEAR(net.first_crossing({0, 0, 6}, {1, 0, 0}, kGravity, 5)->time, std::sqrt(4 / 9.81), 1e-15);
  EXPECT_FALSE(net.first_crossing({0, 0, 0}, {0, 0, 8}, kGravity, 5).has_value()) << "not high enough";
}

TEST(Barriers, a_path_over_or_beside_the_panel_does_not_cross) {
  const Barriers barriers = one(fence());
  EXPECT_FALSE(barriers.first_crossing({0, 0, 4}, {10, 0, 3}, kGravity, 5).has_value());
  EXPECT_FALSE(barriers.first_crossing({0, 10.1, 2}, {10, 0, 3}, kGravity, 5).has_value());
  EXPECT_FALSE(barriers.first_crossing({0, 0, -1}, {10, 0, 1}, kGravity, 5).has_value()) << "below it";
  EXPECT_FALSE(barriers.first_crossing({6, 0, 2}, {10, 0, 3}, kGravity, 5).has_value()) << "behind it";
  const double z = 3 - 3 * 0.5 + 9.81 / 8;  // reaches the plane at height 3 exactly
  EXPECT_TRUE(barriers.first_crossing({0, 0, z - 1e-6}, {10, 0, 3}, kGravity, 5).has_value());
  EXPECT_FALSE(barriers.first_crossing({0, 0, z + 1e-6}, {10, 0, 3}, kGravity, 5).has_value());
}

TEST(Barriers, the_path_ends_with_its_duration) {
  const Barriers barriers = one(fence());
  EXPECT_TRUE(barriers.first_crossing({0, 0, 2}, {10, 0, 3}, kGravity, 0.5).has_value());
  EXPECT_FALSE(barriers.first_crossing({0, 0, 2}, {10, 0, 3}, kGravity, 0.4999999).has_value());
  EXPECT_FALSE(barriers.first_crossing({0, 0, 2}, {10, 0, 3}, kGravity, 0).has_value());
}

TEST(Barriers, the_first_of_several_is_told_and_of_two_at_one_place_the_first_listed) {
  const Barriers barriers({{.name = "far", .mesh = fence().translated({3, 0, 0})},
                           {.name = "near", .mesh = fence()},
                           {.name = "same", .mesh = fence().inverted()}});
  const auto crossing = barriers.first_crossing({0, 0, 2}, {10, 0, 3}, kGravity, 5);
  ASSERT_TRUE(crossing.has_value());
  EXPECT_EQ(crossing->barrier, 1);
  EXPECT_EQ(barriers.list()[1].name, "near");
}

TEST(Barriers, what_has_just_crossed_does_not_cross_again_but_may_come_back) {
  const Barriers net = one(panel({-5, -5, 4}, {10, 0, 0}, {0, 10, 0}));
  for (const double off : {0.0, 1e-12, -1e-12, 9e-10, -9e-10}) {
    EXPECT_FALSE(net.first_crossing({0, 0, 4 + off}, {1, 0, -2}, kGravity, 5).has_value());
    const auto back = net.first_crossing({0, 0, 4 + off}, {1, 0, 2}, kGravity, 5);
    ASSERT_TRUE(back.has_value()) << "thrown up, it falls through on the way down";
    EXPECT_NEAR(back->time, 4 / 9.81, 1e-9);
  }
  EXPECT_TRUE(net.first_crossing({0, 0, 4 + 1e-8}, {1, 0, -2}, kGravity, 5).has_value()) << "not there yet";
  EXPECT_FALSE(net.first_crossing({0, 0, 4 + 1e-12}, {1, 0, 0}, kGravity, 5).has_value()) << "begins along the net";
}

TEST(Barriers, a_path_within_the_plane_or_at_rest_does_not_cross) {
  const Barriers barriers = one(fence());
  EXPECT_FALSE(barriers.first_crossing({5, -3, 1}, {0, 5, 3}, kGravity, 1).has_value());
  EXPECT_FALSE(barriers.first_crossing({5, 0, 1}, Vector3::Zero(), Vector3::Zero(), 1).has_value());
  EXPECT_FALSE(barriers.first_crossing({4, 0, 1}, Vector3::Zero(), Vector3::Zero(), 1).has_value());
}

TEST(Barriers, straight_paths_cross_too) {
  EXPECT_NEAR(one(fence()).first_crossing({0, 0, 1}, {2, 0, 0}, Vector3::Zero(), 9)->time, 2.5, 1e-15);
}

TEST(Barriers, none_is_never_crossed) {
  EXPECT_TRUE(Barriers().empty());
  EXPECT_FALSE(Barriers().first_crossing({0, 0, 1}, {2, 0, 0}, kGravity, 9).has_value());
}

TEST(Barriers, impossible_ones_are_refused_by_name) {
  const auto error = [](Barrier barrier) { return input_error_of([&] { return Barriers({barrier}); }); };
  EXPECT_THAT(error({.name = "a", .mesh = fence(), .capacity = -1}), HasSubstr("barrier.a.capacity = -1 J"));
  EXPECT_THAT(error({.name = "a", .mesh = fence(), .capacity = std::nan("")}), HasSubstr("nan"));
  EXPECT_THAT(error({.name = "a", .mesh = {}}), HasSubstr("barrier.a.mesh"));
  EXPECT_THAT(error({.name = "a", .mesh = {{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, {{0, 1, 2}}}}), HasSubstr("triangle 0"));
  EXPECT_EQ(error({.name = "a", .mesh = fence(), .capacity = 0}), "no error");
}

}  // namespace
}  // namespace talus::slope
