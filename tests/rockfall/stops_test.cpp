// Why a rock stops: barriers, the limits of the slope, of time and of steps; and where it may start.

#include "tests/rockfall/worlds.h"
#include "tests/support/input_error.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::rockfall::testing {
namespace {

using ::testing::HasSubstr;

const Extent kGround{.x0 = -100, .x1 = 100, .half = 100, .spacing = 200};

Rock cube() {
  return Rock::of_density(bodies::box({1, 1, 1}), 2700);
}

/// A vertical sheet across x = 20.
slope::Barrier sheet(double capacity) {
  return {.name = "net",
          .mesh = {{{20, -50, 0}, {20, 50, 0}, {20, 50, 50}, {20, -50, 50}}, {{0, 1, 2}, {0, 2, 3}}},
          .capacity = capacity};
}

/// Thrown at 20 m/s along x from 10 m above the ground, spinning.
Trajectory throw_at(double capacity) {
  Model model = model_of(plane({}, kGround), 0.3, 0.6);
  model.barriers = slope::Barriers({sheet(capacity)});
  const Rock rock = cube();
  SpatialState start = above({}, rock, Quaternion::Identity(), 10);
  start.v_WB = {20, 1, 2};
  start.w_WB = {0.3, 0.2, 0.1};
  return run(model, rock, start);
}

TEST(BarrierInFlight, retains_what_is_within_its_capacity) {
  const Trajectory fall = throw_at(1e9);
  EXPECT_EQ(fall.outcome.reason, StopReason::retained);
  ASSERT_EQ(fall.seen.barriers.size(), 1U);
  const BarrierHit& hit = fall.seen.barriers[0];
  // x = 20 t: after 1 s, at v = (20, 1, 2 - g).
  const Vector3 v(20, 1, 2 - kGravity);
  EXPECT_NEAR(hit.time, 1, 1e-12);
  EXPECT_LE((hit.point - Vector3(20, 1, 10.5 + 2 - kGravity / 2)).norm(), 1e-9);
  EXPECT_LE((hit.velocity - v).norm(), 1e-9);
  EXPECT_NEAR(hit.translational_energy / (0.5 * 2700 * v.squaredNorm()), 1, 1e-12);
  // Cube: I = m/6.
  EXPECT_NEAR(hit.rotational_energy / (0.5 * 2700.0 / 6 * 0.14), 1, 1e-9);
  EXPECT_DOUBLE_EQ(hit.absorbed, hit.translational_energy);
  EXPECT_TRUE(hit.retained);
  EXPECT_NEAR(fall.outcome.duration, 1, 1e-12);
}

TEST(BarrierInFlight, retains_up_to_its_capacity_and_not_beyond) {
  const double energy = 0.5 * 2700 * Vector3(20, 1, 2 - kGravity).squaredNorm();
  EXPECT_TRUE(throw_at(energy * (1 + 1e-9)).seen.barriers.at(0).retained);
  EXPECT_FALSE(throw_at(energy * (1 - 1e-9)).seen.barriers.at(0).retained);
}

TEST(BarrierInFlight, lets_pass_with_the_rest_of_the_energy_in_the_same_direction) {
  const Vector3 v(20, 1, 2 - kGravity);
  const double energy = 0.5 * 2700 * v.squaredNorm();
  const Trajectory fall = throw_at(0.36 * energy);
  ASSERT_GE(fall.seen.pieces.size(), 2U);
  ASSERT_EQ(fall.seen.barriers.size(), 1U);  // not a second time at the same place
  EXPECT_NEAR(fall.seen.barriers[0].absorbed, 0.36 * energy, 1e-9 * energy);
  const SpatialState after = fall.seen.pieces[1].motion.state_at(0);
  EXPECT_LE((after.v_WB - 0.8 * v).norm(), 1e-9);  // sqrt(1 - 0.36)
  EXPECT_LE((after.w_WB - Vector3(0.3, 0.2, 0.1)).norm(), 1e-9);
}

TEST(BarrierOnTheGround, stops_a_sliding_block) {
  const Incline incline{degrees(40)};
  const Rock rock = cube();
  Model model = model_of(plane(incline, kGround), 0.3, 0.3);
  model.barriers = slope::Barriers({{.name = "wall",
                                     .mesh = {{{20, -50, -50}, {20, 50, -50}, {20, 50, 50}, {20, -50, 50}},
                                              {{0, 1, 2}, {0, 2, 3}}}}});
  const SpatialState start = above(incline, rock, incline.attitude(), kTolerance / 2);
  const Trajectory slid = run(model, rock, start);
  EXPECT_EQ(slid.outcome.reason, StopReason::retained);
  const double a = kGravity * (std::sin(incline.angle) - 0.3 * std::cos(incline.angle));
  const double way = (20 - start.p_WB.x()) / std::cos(incline.angle);
  // Contact steps are exact for this motion at their ends; within one, of h <= 0.05 s, the path is a straight line with
  // the speed at its middle: a h/2 slower or faster than at its ends.
  EXPECT_NEAR(slid.outcome.end.p_WB.x(), 20, 1e-9);
  EXPECT_NEAR(slid.outcome.end.v_WB.norm(), std::sqrt(2 * a * way), a * 0.05 / 2 + 1e-6);
}

TEST(LeavingTheSlope, by_a_side_ends_where_the_centre_crosses_it) {
  const Rock rock = cube();
  Model model = model_of(plane({}, kGround), 0.3, 0.6);
  SpatialState start = above({}, rock, Quaternion::Identity(), 50);
  start.v_WB = {3, 80, 10};  // y = 100 after 1.25 s
  const Trajectory fall = run(model, rock, start);
  EXPECT_EQ(fall.outcome.reason, StopReason::left_side);
  EXPECT_NEAR(fall.outcome.duration, 1.25, 1e-12);
  EXPECT_NEAR(fall.outcome.end.p_WB.y(), 100, 1e-9);
}

TEST(LeavingTheSlope, by_sliding_over_the_edge_is_by_a_side) {
  const Incline incline{degrees(40)};
  const Rock rock = cube();
  const Trajectory slid = run(model_of(plane(incline, kGround), 0.3, 0.1), rock,
                              above(incline, rock, incline.attitude(), kTolerance / 2, 80));
  EXPECT_EQ(slid.outcome.reason, StopReason::left_side);
  EXPECT_NEAR(slid.outcome.end.p_WB.x(), 100, 1e-6);
}

TEST(LeavingTheSlope, through_a_hole_is_by_the_bottom) {
  // Nodes every 10 m; those at (0, 0) and around are missing: no ground for |x|, |y| < 20.
  slope::HeightGrid grid = plane_grid({}, {.x0 = -100, .x1 = 100, .half = 100, .spacing = 10});
  for (int j = 9; j <= 11; ++j)
    for (int i = 9; i <= 11; ++i)
      grid.heights[static_cast<std::size_t>(j * grid.columns + i)] = std::numeric_limits<double>::quiet_NaN();
  const Rock rock = cube();
  const Model model = model_of(std::make_shared<slope::HeightField>(grid), 0.3, 0.6);
  const Trajectory fall = run(model, rock, above({}, rock, Quaternion::Identity(), 10));
  EXPECT_EQ(fall.outcome.reason, StopReason::left_bottom);
  EXPECT_TRUE(fall.seen.impacts.empty());
  // The box around the ground ends at z = 0; the centre falls 10.5 m.
  EXPECT_NEAR(fall.outcome.duration, std::sqrt(2 * 10.5 / kGravity), 1e-9);
}

TEST(Limits, of_time_end_a_run_exactly_then) {
  const Rock rock = cube();
  Model model = model_of(plane({}, kGround), 0.3, 0.6);
  model.engine.max_time = 0.75;
  const Trajectory fall = run(model, rock, above({}, rock, Quaternion::Identity(), 50));
  EXPECT_EQ(fall.outcome.reason, StopReason::max_time);
  EXPECT_DOUBLE_EQ(fall.outcome.duration, 0.75);
  EXPECT_NEAR(fall.outcome.end.v_WB.z(), -0.75 * kGravity, 1e-12);
}

TEST(Limits, of_steps_end_a_run) {
  const Rock rock = cube();
  Model model = model_of(plane({}, kGround), 0.9, 0.6);
  model.engine.max_steps = 7;
  const Trajectory fall = run(model, rock, above({}, rock, Quaternion::Identity(), 5));
  EXPECT_EQ(fall.outcome.reason, StopReason::max_steps);
  const Counters& counters = fall.outcome.counters;
  EXPECT_EQ(counters.flights + counters.impacts + counters.contact_steps, 7);
}

TEST(Start, exactly_on_the_ground_is_at_rest_there) {
  const Rock rock = cube();
  for (const double friction : {0.0, 0.6}) {
    const Trajectory still =
        run(model_of(plane({}, kGround), 0.3, friction), rock, above({}, rock, Quaternion::Identity(), 0));
    EXPECT_EQ(still.outcome.reason, StopReason::at_rest);
    EXPECT_NEAR(still.outcome.end.p_WB.z(), 0.5, kTolerance);
    EXPECT_LE(still.outcome.end.p_WB.head<2>().norm(), 1e-9);
  }
}

TEST(Start, on_a_corner_exactly_on_the_ground_tips_over) {
  const Rock rock = cube();
  const Quaternion R(Eigen::AngleAxisd(0.3, Vector3(1, 0.5, 0.2).normalized()));
  const Trajectory fall = run(model_of(plane({}, kGround), 0.3, 0.6), rock, above({}, rock, R, 0));
  EXPECT_EQ(fall.outcome.reason, StopReason::at_rest);
  EXPECT_NEAR(fall.outcome.end.p_WB.z(), 0.5, kTolerance);  // on a face
}

TEST(Start, in_the_ground_is_an_error_that_says_so) {
  const Rock rock = cube();
  const Model model = model_of(plane({}, kGround), 0.3, 0.6);
  const auto start = [&](double gap) {
    return [&, gap] { return run(model, rock, above({}, rock, Quaternion::Identity(), gap)); };
  };
  const std::string message = support::input_error_of(start(-0.01));
  EXPECT_THAT(message, HasSubstr("the rock reaches into the ground"));
  EXPECT_THAT(message, HasSubstr("(0, 0, 0.49)"));
  // Also where no corner is below it but the ground goes through the rock, and where all of the rock is below.
  EXPECT_THAT(support::input_error_of(start(-0.5)), HasSubstr("the rock reaches into the ground"));
}

TEST(Start, outside_the_slope_is_an_error_in_coordinates_of_the_user) {
  const Rock rock = cube();
  Model model = model_of(plane({}, kGround), 0.3, 0.6);
  model.origin = {2'600'000, 1'200'000, 0};
  const auto start = [&](const Vector3& p) {
    return [&, p] {
      SpatialState state;
      state.p_WB = p;
      return run(model, rock, state);
    };
  };
  EXPECT_THAT(support::input_error_of(start({101, 0, 5})), HasSubstr("the rock starts outside the slope"));
  EXPECT_THAT(support::input_error_of(start({101, 0, 5})), HasSubstr("(2600101, 1200000, 5)"));
  EXPECT_THAT(support::input_error_of(start({0, -101, 5})), HasSubstr("the rock starts outside the slope"));
  EXPECT_THAT(support::input_error_of(start({0, 0, -5})), HasSubstr("the rock starts outside the slope"));
}

}  // namespace
}  // namespace talus::rockfall::testing
