// Flights of the engine: a tennis racket over a thousand revolutions, and the symplectic mode against the exact one.

#include "tests/rockfall/worlds.h"

#include <gtest/gtest.h>

namespace talus::rockfall::testing {
namespace {

TEST(TennisRacket, keeps_energy_and_angular_momentum_from_release_to_impact) {
  const Rock rock = Rock::of_density(bodies::box({1.5, 1.0, 0.4}), 2700);  // I1 < I2 < I3
  Model model = model_of(plane({}), 0.3, 0.6);
  model.engine.gravity = 0.01;
  model.engine.max_time = 1000;
  SpatialState start = above({}, rock, Quaternion::Identity(), 500);
  start.w_WB = {1e-3, 20, 0};
  const Trajectory fall = run(model, rock, start);
  ASSERT_GE(fall.seen.impacts.size(), 1U);
  const Recorder::Piece& flight = fall.seen.pieces.front();
  // The fall of the centre takes sqrt(2 h/g), with h between that of the corner's reach and that of the flat box.
  EXPECT_GE(flight.duration * 20 / (2 * kPi), 1000);
  const bodies::PrincipalMass mass{rock.mass(), rock.principal_inertia()};
  const bodies::Kinetics before = bodies::kinetics_of(mass, start);
  const double energy = before.kinetic_energy() + rock.mass() * 0.01 * start.p_WB.z();
  int flips = 0;
  double side = 1;
  for (int i = 0; i <= 20'000; ++i) {
    const SpatialState state = flight.motion.state_at(flight.duration * i / 20'000);
    const bodies::Kinetics now = bodies::kinetics_of(mass, state);
    EXPECT_LE((now.angular_momentum_W - before.angular_momentum_W).norm(), 1e-9 * before.angular_momentum_W.norm());
    EXPECT_NEAR((now.kinetic_energy() + rock.mass() * 0.01 * state.p_WB.z()) / energy, 1, 1e-9);
    const double spin = bodies::spin_in_body(state).y();
    if (spin * side < 0) ++flips, side = -side;
  }
  EXPECT_GE(flips, 10);
  const SpatialState& landed = fall.seen.impacts.front().event.before;
  EXPECT_LE((bodies::kinetics_of(mass, landed).angular_momentum_W - before.angular_momentum_W).norm(),
            1e-9 * before.angular_momentum_W.norm());
  EXPECT_GE(gap_to({}, rock, landed), kTolerance / 4);
  EXPECT_LE(gap_to({}, rock, landed), kTolerance / 2);
}

TEST(TennisRacket, touches_at_the_first_time_that_its_corners_allow) {
  // By brute force: no corner was within half the tolerance at any of 10^5 earlier times of the last two turns.
  const Rock rock = Rock::of_density(bodies::box({1.5, 1.0, 0.4}), 2700);
  SpatialState start = above({}, rock, Quaternion::Identity(), 30);
  start.v_WB = {2, -1, 1};
  start.w_WB = {1e-3, 20, 0};
  const Trajectory fall = run(model_of(plane({}), 0.3, 0.6), rock, start);
  const Recorder::Piece& flight = fall.seen.pieces.front();
  const double window = std::min(flight.duration, 0.6);
  for (int i = 0; i < 100'000; ++i) {
    const SpatialState state = flight.motion.state_at(flight.duration - window * (1 - i / 100'000.0));
    ASSERT_GE(gap_to({}, rock, state), kTolerance / 4);
    if (i < 99'000) {
      ASSERT_GE(gap_to({}, rock, state), kTolerance / 2) << i;
    }
  }
}

double fall_time(const Rock& rock, double step) {
  Model model = model_of(plane({}), 0, 0.6);
  if (step > 0) {
    model.engine.flight = FlightKind::symplectic;
    model.engine.symplectic = {.max_step = step, .min_step = step, .drag_rate = 0, .shrink = 1, .growth = 1};
  }
  SpatialState start = above({}, rock, standing_on(rock, 0, Vector3::UnitZ()), 20);
  start.v_WB = {3, 0, 2};
  const Trajectory fall = run(model, rock, start);
  return fall.seen.impacts.front().event.time;
}

TEST(SymplecticFlight, lands_half_a_step_early_to_first_order) {
  // After n steps z = z0 + v n h - g (n h)(n h + h)/2: as if gravity had g h/2 of speed from the start. To first order the
  // impact at speed u comes earlier by (g h/2) t / u, t and u those of the exact fall; next order, times the step again.
  const Rock rock = Rock::of_density(bodies::sphere(), 2700);
  const double t = fall_time(rock, 0), u = kGravity * t - 2;
  EXPECT_NEAR(t, (2 + std::sqrt(4 + 2 * kGravity * 20)) / kGravity, kTolerance / 2 / u + 1e-9);
  for (const double h : {1e-2, 5e-3, 2.5e-3, 1.25e-3}) {
    const double early = t - fall_time(rock, h);
    // Second order: h^2 g/u of the parabola and g h^2/8 / u within a step, and where in the tolerance each one stops.
    EXPECT_NEAR(early, h / 2 * kGravity * t / u, 2 * h * h * kGravity / u + kTolerance / 4 / u) << "h = " << h;
  }
}

}  // namespace
}  // namespace talus::rockfall::testing
