#include "talus/rockfall/rock_record.h"

#include <cmath>
#include <numbers>

#include "tests/rockfall/pieces.h"
#include <gtest/gtest.h>

#include "talus/rockfall/path_length.h"
#include "talus/slope/combined_surface.h"

namespace talus::rockfall {
namespace {

using bodies::SpatialState;

class RockRecordTest : public testing::Test {
 protected:
  const std::shared_ptr<slope::HeightField> flat_ = inclined_plane(0);
  const bodies::Rock rock_ = block();
};

TEST_F(RockRecordTest, of_a_throw_over_a_plane_has_closed_forms) {
  const SpatialState start{.p_WB = {1, 2, 10}, .v_WB = {6, 8, 7}, .w_WB = {1, -2, 3}};
  RockRecorder recorder(*flat_);
  recorder.begin(rock_, start);
  const SpatialState end = show(recorder, rock_, start, 0, 1.5);
  const RockRecord record = recorder.finish({.reason = StopReason::max_time, .duration = 1.5, .end = end});

  EXPECT_EQ(record.reason, StopReason::max_time);
  EXPECT_EQ(record.duration, 1.5);
  EXPECT_NEAR(record.runout, 15, 1e-12);
  EXPECT_NEAR(record.drop, 0.5 * kGravity * 2.25 - 7 * 1.5, 1e-12);
  EXPECT_NEAR(record.max_height, 10 + 49 / (2 * kGravity), 1e-12);  // the apex lies within
  EXPECT_NEAR(record.path_length, path_length(start.v_WB, {0, 0, -kGravity}, 1.5), 1e-12);
  const double fastest = std::max(start.v_WB.norm(), (start.v_WB + Vector3(0, 0, -1.5 * kGravity)).norm());
  EXPECT_DOUBLE_EQ(record.max_speed, fastest);
  EXPECT_NEAR(record.max_translational_energy, 0.5 * rock_.mass() * fastest * fastest, 1e-9);
  const double rotational = bodies::kinetics_of(mass_of(rock_), start).rotational_energy;
  EXPECT_NEAR(record.max_rotational_energy, rotational, 1e-12 * rotational);
  EXPECT_NEAR(record.max_energy, record.max_translational_energy + rotational, 1e-9);
}

TEST_F(RockRecordTest, keeps_extremes_over_pieces_that_are_not_reached_together) {
  RockRecorder recorder(*flat_);
  const SpatialState start{.p_WB = {0, 0, 30}};
  recorder.begin(rock_, start);
  SpatialState state = show(recorder, rock_, start, 0, 2);
  state.v_WB = {1, 0, 0};  // an impact that turns all into spin
  state.w_WB = {0, 0, 20};
  state = show(recorder, rock_, state, 2, 0.1);
  const RockRecord record = recorder.finish({.reason = StopReason::at_rest, .duration = 2.1, .end = state});
  const double fall = 0.5 * rock_.mass() * 4 * kGravity * kGravity;
  const double spin = 0.5 * rock_.principal_inertia().z() * 400;
  EXPECT_NEAR(record.max_translational_energy, fall, 1e-9 * fall);
  EXPECT_NEAR(record.max_rotational_energy, spin, 1e-9 * spin);
  EXPECT_NEAR(record.max_energy, std::max(fall, spin + 0.5 * rock_.mass() * (1 + kGravity * kGravity * 0.01)), 1e-6);
  EXPECT_NEAR(record.path_length, 0.5 * kGravity * 4 + path_length({1, 0, 0}, {0, 0, -kGravity}, 0.1), 1e-12);
  EXPECT_EQ(record.max_height, 30);
}

/// Symplectic flight shows pieces of a ball, so that the spin axis stands still.
TEST_F(RockRecordTest, energy_of_rotation_is_that_of_the_rock_whatever_body_the_piece_moves_as) {
  RockRecorder recorder(*flat_);
  const SpatialState start{.p_WB = {0, 0, 9}, .R_WB = bodies::Quaternion(0.6, 0, 0.8, 0)};
  recorder.begin(rock_, start);
  SpatialState turning = start;
  turning.w_WB = {3, -1, 2};
  const motion::FreeFlight ball({rock_.mass(), {1, 1, 1}}, turning, Vector3::Zero());
  recorder.piece({.duration = 0.1, .motion = &ball});
  const double expected = bodies::kinetics_of(mass_of(rock_), turning).rotational_energy;
  EXPECT_NEAR(recorder.finish({.end = start}).max_rotational_energy, expected, 1e-12 * expected);
}

TEST_F(RockRecordTest, a_rock_that_never_moves_has_zeros_and_its_height) {
  RockRecorder recorder(*flat_);
  const SpatialState start{.p_WB = {0, 0, 0.4}};
  recorder.begin(rock_, start);
  const RockRecord record = recorder.finish({.reason = StopReason::at_rest, .end = start});
  for (const double zero : {record.path_length, record.runout, record.drop, record.max_energy, record.reach_angle()})
    EXPECT_EQ(zero, 0);
  EXPECT_FALSE(std::signbit(record.drop));
  EXPECT_EQ(record.max_height, 0.4);
}

TEST_F(RockRecordTest, reach_angle_is_the_slope_of_the_line_from_start_to_end) {
  RockRecorder recorder(*flat_);
  recorder.begin(rock_, {.p_WB = {0, 0, 5}});
  const RockRecord record = recorder.finish({.end = {.p_WB = {3, 4, 0}}});
  EXPECT_NEAR(record.reach_angle(), std::numbers::pi / 4, 1e-15);
}

/// Over ground that falls away by `slope` the distance to it is largest where the path runs parallel to it.
TEST_F(RockRecordTest, height_over_a_slope_is_exact) {
  const double slope = -0.5, vx = 10, vz = 2;
  const auto ground = inclined_plane(slope);
  RockRecorder recorder(*ground);
  const SpatialState start{.p_WB = {0, 0, 1}, .v_WB = {vx, 0, vz}};
  recorder.begin(rock_, start);
  const SpatialState end = show(recorder, rock_, start, 0, 2);
  const RockRecord record = recorder.finish({.duration = 2, .end = end});
  const double best = 1 + std::pow(vz - slope * vx, 2) / (2 * kGravity);
  EXPECT_NEAR(record.max_height, best, 1e-12);
}

/// Two planes as one ground that rises to the east and to the west: the higher one counts, so that a level throw from
/// the west is highest over the fold.
TEST_F(RockRecordTest, height_over_several_surfaces_is_that_above_the_highest) {
  const slope::CombinedSurface ground(inclined_plane(0.5), inclined_plane(-0.5));
  RockRecorder recorder(ground);
  const SpatialState start{.p_WB = {-3, 0, 12}, .v_WB = {10, 0, 0}};
  recorder.begin(rock_, start);
  const SpatialState end = show(recorder, rock_, start, 0, 0.8);
  const RockRecord record = recorder.finish({.duration = 0.8, .end = end});
  EXPECT_NEAR(record.max_height, 12 - 0.5 * kGravity * 0.09, 1e-12);
}

TEST_F(RockRecordTest, height_does_not_count_where_there_is_no_ground_below) {
  RockRecorder recorder(*flat_);
  const SpatialState start{.p_WB = {99, 0, 5}, .v_WB = {20, 0, 20}};
  recorder.begin(rock_, start);
  const SpatialState end = show(recorder, rock_, start, 0, 1);
  const RockRecord record = recorder.finish({.reason = StopReason::left_side, .duration = 1, .end = end});
  EXPECT_GE(record.max_height, 5);
  EXPECT_LT(record.max_height, 5 + 1.1);  // it leaves the ground after 0.05 s
}

TEST_F(RockRecordTest, hits_and_counters_are_kept_and_the_recorder_begins_anew) {
  RockRecorder recorder(*flat_);
  recorder.begin(rock_, {.p_WB = {0, 0, 5}, .v_WB = {50, 0, 0}});
  recorder.barrier({.barrier = 2, .time = 0.5, .absorbed = 7, .retained = true});
  Outcome outcome{.reason = StopReason::failed, .message = "no luck"};
  outcome.counters.impacts = 3;
  const RockRecord first = recorder.finish(outcome);
  ASSERT_EQ(first.barrier_hits.size(), 1U);
  EXPECT_EQ(first.barrier_hits[0].barrier, 2);
  EXPECT_EQ(first.counters.impacts, 3);
  EXPECT_EQ(first.message, "no luck");
  recorder.begin(rock_, {.p_WB = {0, 0, 1}});
  const RockRecord second = recorder.finish({.end = {.p_WB = {0, 0, 1}}});
  EXPECT_TRUE(second.barrier_hits.empty());
  EXPECT_EQ(second.max_speed, 0);
  EXPECT_EQ(second.max_height, 1);
}

TEST(Counters, add_up_and_keep_their_extremes) {
  Counters sum{.flights = 1, .worst_energy_gain = 0.5, .energy_taken = 1, .smallest_gap = 3};
  add(sum, {.flights = 2, .impacts = 5, .worst_energy_gain = 0.25, .energy_taken = 2, .smallest_gap = -1});
  EXPECT_EQ(sum.flights, 3);
  EXPECT_EQ(sum.impacts, 5);
  EXPECT_EQ(sum.worst_energy_gain, 0.5);
  EXPECT_EQ(sum.energy_taken, 3);
  EXPECT_EQ(sum.smallest_gap, -1);
}

}  // namespace
}  // namespace talus::rockfall
