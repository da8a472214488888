// Rocks that fall straight down on level ground: the rebound of height e^2 h.
//
// Heights are those of the lowest point. A flight ends between a quarter and half of the collision tolerance d above the
// ground (collision.h). From a gap g a fall from h arrives with v^2 = 2 (h - g) and leaves with e v, so that it rises to
//
//     g + e^2 (h - g) = e^2 h + (1 - e^2) g,       d/4 <= g <= d/2:
//
// the tolerance is no free number but this interval.

#include <gtest/gtest.h>

#include "tests/rockfall/worlds.h"

namespace talus::rockfall::testing {
namespace {

constexpr double kRounding = 1e-11;  // m: 10 m of height in some 1e4 roundings

/// Highest place of the rock's lowest point in a flight in which it does not turn.
double apex(const Rock& rock, const Recorder::Piece& piece) {
  const SpatialState begin = piece.motion.state_at(0);
  const double rise = std::max(0.0, begin.v_WB.z());
  return begin.p_WB.z() + rise * rise / (2 * kGravity) - depth(rock, begin.R_WB, Vector3::UnitZ());
}

void expect_rebound(double height, double e, double fallen, double rounding = kRounding) {
  EXPECT_GE(height, e * e * fallen + (1 - e * e) * kTolerance / 4 - rounding) << "e = " << e;
  EXPECT_LE(height, e * e * fallen + (1 - e * e) * kTolerance / 2 + rounding) << "e = " << e;
}

/// Heights of each flight.
std::vector<double> apexes(const Rock& rock, const Recorder& seen) {
  std::vector<double> heights;
  for (const Recorder::Piece& piece : seen.pieces)
    if (piece.kind == PieceKind::flight) heights.push_back(apex(rock, piece));
  return heights;
}

TEST(SphereDropped, rebounds_to_e_squared_times_the_height) {
  const Rock rock = Rock::of_density(bodies::sphere(), 2700);
  const Quaternion R = standing_on(rock, 0, Vector3::UnitZ());
  for (const double e : {0.1, 0.3, 0.5, 0.7, 0.9, 1.0}) {
    Model model = model_of(plane({}), e, 0.6);
    model.engine.max_time = 10;
    const Trajectory fall = run(model, rock, above({}, rock, R, 3));
    const std::vector<double> heights = apexes(rock, fall.seen);
    ASSERT_GE(heights.size(), 2U);
    EXPECT_NEAR(heights[0], 3, kRounding);
    expect_rebound(heights[1], e, heights[0]);
    EXPECT_EQ(fall.outcome.counters.failed_solves, 0);
    EXPECT_EQ(fall.outcome.counters.energy_gains, 0);
  }
}

TEST(SphereDropped, rebounds_by_the_same_share_again_and_again) {
  // A corner under the centre is an unstable place: the arm d of the impulse grows by a factor of about
  // (1 + e) v m r T / I = 40 from one bounce to the next, from 1e-16 to 3e-8 in five of them, and moves heights by d^2/r.
  const Rock rock = Rock::of_density(bodies::sphere(), 2700);
  Model model = model_of(plane({}), 0.8, 0.6);
  const Trajectory fall = run(model, rock, above({}, rock, standing_on(rock, 0, Vector3::UnitZ()), 3));
  const std::vector<double> heights = apexes(rock, fall.seen);
  ASSERT_GE(heights.size(), 5U);
  for (std::size_t i = 1; i < 5; ++i) expect_rebound(heights[i], 0.8, heights[i - 1], 1e-10);
}

TEST(SphereDropped, stays_down_with_e_0) {
  const Rock rock = Rock::of_density(bodies::sphere(), 2700);
  const Model model = model_of(plane({}), 0, 0.6);
  const Trajectory fall = run(model, rock, above({}, rock, standing_on(rock, 0, Vector3::UnitZ()), 3));
  ASSERT_GE(fall.seen.impacts.size(), 1U);
  const double landed = fall.seen.impacts[0].event.time;
  const double top = fall.seen.impacts[0].event.before.p_WB.z();
  for (const Recorder::Piece& piece : fall.seen.pieces) {
    if (piece.time < landed) continue;
    // It may roll from the corner on to one of its faces, and so only sink; a hop within the tolerance is at rest.
    EXPECT_LE(piece.motion.position(0).z(), top + kTolerance);
    EXPECT_LE(piece.motion.position(piece.duration).z(), top + kTolerance);
  }
  EXPECT_EQ(fall.outcome.reason, StopReason::at_rest);
  EXPECT_LE(std::abs(gap_to({}, rock, fall.outcome.end)), kTolerance);
}

TEST(SphereDropped, bounces_without_end_and_keeps_its_energy_with_e_1) {
  // Without friction an elastic impact keeps the energy, also after rounding has set the sphere spinning.
  const Rock rock = Rock::of_density(bodies::sphere(), 2700);
  Model model = model_of(plane({}), 1, 0);
  model.engine.max_time = 60;
  const Trajectory fall = run(model, rock, above({}, rock, standing_on(rock, 0, Vector3::UnitZ()), 3));
  EXPECT_EQ(fall.outcome.reason, StopReason::max_time);
  EXPECT_DOUBLE_EQ(fall.outcome.duration, 60);
  EXPECT_GE(fall.seen.impacts.size(), 35U);  // 60 s / (2 sqrt(2 h / g) = 1.56 s) = 38
  const double energy = total_energy(rock, fall.seen.pieces.front().motion.state_at(0));
  for (const Recorder::Piece& piece : fall.seen.pieces)
    EXPECT_NEAR(total_energy(rock, piece.motion.state_at(piece.duration)) / energy, 1, 1e-9);
}

TEST(BoxDroppedFlat, keeps_its_attitude_and_rebounds_to_e_squared_times_the_height) {
  const Rock rock = Rock::of_density(bodies::box({1.2, 0.8, 0.5}), 2700);
  for (const double e : {0.2, 0.5, 0.8}) {
    for (const double turned : {0.0, 0.3, 1.1}) {
      const Quaternion R(Eigen::AngleAxisd(turned, Vector3::UnitZ()));
      const Model model = model_of(plane({}), e, 0.6);
      const Trajectory fall = run(model, rock, above({}, rock, R, 2));
      const std::vector<double> heights = apexes(rock, fall.seen);
      ASSERT_GE(heights.size(), 2U);
      expect_rebound(heights[1], e, 2);
      // Four corners, each with a quarter of the impulse m (1 + e) v.
      ASSERT_GE(fall.seen.impacts.size(), 1U);
      const Recorder::Impact& impact = fall.seen.impacts[0];
      ASSERT_EQ(impact.contacts.size(), 4U);
      const double impulse = rock.mass() * (1 + e) * -impact.event.before.v_WB.z();
      for (const ContactPoint& c : impact.contacts) EXPECT_NEAR(c.normal_impulse / impulse, 0.25, 1e-9);
      // All corners symmetric: no spin, no drift, to the end.
      EXPECT_LE(impact.event.after.w_WB.norm(), 1e-9);
      EXPECT_LE(angle_between(fall.outcome.end.R_WB, R), 1e-9);
      EXPECT_LE(fall.outcome.end.p_WB.head<2>().norm(), 1e-9);
      EXPECT_EQ(fall.outcome.reason, StopReason::at_rest);
    }
  }
}

TEST(BoxDroppedFlat, bounces_a_number_of_times_that_follows_from_e) {
  // Impacts faster than the resting speed s: v_0 e^k > s. Each flight starts and ends at gaps that differ by d/4 at most,
  // which changes v^2 by less than s^2/4: one bounce more or less.
  const Rock rock = Rock::of_density(bodies::box({1.2, 0.8, 0.5}), 2700);
  const double e = 0.7, speed = std::sqrt(2 * kGravity * 2);
  const Trajectory fall = run(model_of(plane({}), e, 0.6), rock, above({}, rock, Quaternion::Identity(), 2));
  const double expected = 1 + std::floor(std::log(kRestingSpeed / speed) / std::log(e));
  EXPECT_NEAR(static_cast<double>(fall.seen.impacts.size()), expected, 1);
}

}  // namespace
}  // namespace talus::rockfall::testing
