// Spatial scenes against closed forms.

#include <numbers>

#include "tests/spatial/scenes.h"
#include "tests/support/turn_between.h"
#include <gtest/gtest.h>

#include "talus/motion/torque_free.h"

namespace talus::spatial::testing {
namespace {

constexpr double kG = 9.81;

TEST(SpatialScene, lets_a_ball_rebound_to_e_squared_of_its_height) {
  for (const char* law : {"bounded", "newton", "stronge", "propagation", "sweeps", "closest"}) {
    SCOPED_TRACE(law);
    Scene s = scene(0.3, 0.7);
    s.dt = 0.004;
    s.bodies = {ground(), body(collision::sphere(0.1), {0, 0, 1.1})};
    Simulation simulation(s, law);
    double highest = 0;
    bool rising = false;
    run(simulation, 1.0, [&] {
      const SpatialState& ball = simulation.states()[1];
      rising = rising || ball.v_WB.z() > 0;
      // E/mg is the height that it will reach.
      if (rising && highest == 0) highest = ball.p_WB.z() + ball.v_WB.squaredNorm() / (2 * kG) - 0.1;
    });
    // The ball turns round up to the tolerance above the ground.
    EXPECT_NEAR(highest, 0.49, 1.1e-4);
  }
}

TEST(SpatialScene, moves_a_block_on_a_ramp_as_coulomb_says) {
  const double angle = 30 * std::numbers::pi / 180;
  const Vector3 normal(-std::sin(angle), 0, std::cos(angle));
  const Vector3 up_slope(std::cos(angle), 0, std::sin(angle));
  // `propagation` ends with what is below its threshold and creeps: it is not among those that hold.
  for (const char* law : {"lcp", "closest", "bounded", "newton", "sweeps"}) {
    for (const double mu : {0.4, 0.65}) {
      SCOPED_TRACE(::testing::Message() << law << " " << mu);
      Scene s = scene(mu, 0);
      s.dt = 0.002;
      s.bodies = {ground(normal), body(collision::box({0.4, 0.4, 0.2}), 0.10001 * normal)};
      s.bodies[1].start.R_WB = support::turn_between(Vector3::UnitZ(), normal);
      Simulation simulation(s, law);
      const Course result = run(simulation, 1.0);
      EXPECT_EQ(result.total.failed_solves, 0);
      EXPECT_LE(result.total.events, 1);  // nothing hits a plane along which it slides
      const double way = -up_slope.dot(simulation.states()[1].p_WB - s.bodies[1].start.p_WB);
      const double a = kG * (std::sin(angle) - mu * std::cos(angle));
      if (a > 0) {
        EXPECT_NEAR(way, 0.5 * a, 1e-3 * 0.5 * a);
      } else {
        EXPECT_LE(std::abs(way), 1e-5);
      }
    }
  }
}

TEST(SpatialScene, rolls_a_ball_down_a_ramp_with_five_sevenths_of_the_pull) {
  const double angle = 20 * std::numbers::pi / 180;
  const Vector3 normal(-std::sin(angle), 0, std::cos(angle));
  for (const char* law : {"lcp", "closest", "sweeps"}) {
    SCOPED_TRACE(law);
    Scene s = scene(0.5, 0);
    s.dt = 0.002;
    s.bodies = {ground(normal), body(collision::sphere(0.2), 0.20001 * normal)};
    Simulation simulation(s, law);
    run(simulation, 1.0);
    const double way = (simulation.states()[1].p_WB - s.bodies[1].start.p_WB).norm();
    EXPECT_NEAR(way, 0.5 * 5.0 / 7 * kG * std::sin(angle), 2e-3);
  }
}

TEST(SpatialScene, keeps_energy_and_momentum_of_a_body_that_tumbles_freely) {
  Scene s = scene(0.5, 0.5);
  s.gravity.setZero();
  s.dt = 0.01;
  Body brick = body(collision::box({0.1, 0.2, 0.4}), Vector3::Zero());
  brick.start.w_WB = {0.01, 8, 0.02};  // about the middle axis: it flips
  s.bodies = {brick};
  Simulation simulation(s);
  const Measures before = measure(s, simulation.states());
  const motion::TorqueFreeRotation exact(brick.mass.moments, brick.start.R_WB, brick.start.w_WB);
  run(simulation, 20);
  const Measures after = measure(s, simulation.states());
  EXPECT_LE((after.angular_momentum - before.angular_momentum).norm(), 1e-11 * before.angular_momentum.norm());
  EXPECT_NEAR(after.kinetic(), before.kinetic(), 1e-11 * before.kinetic());
  EXPECT_LE(simulation.states()[0].R_WB.angularDistance(exact.attitude(20)), 1e-7);
}

/// A rod on a hinge at its end: the exact period of a physical pendulum, by the arithmetic-geometric mean.
TEST(SpatialScene, swings_a_pendulum_with_its_exact_period) {
  const double amplitude = 60 * std::numbers::pi / 180;
  Scene s = scene(0.5, 0.5);
  s.dt = 0.001;
  Body rod = body(collision::box({0.05, 0.05, 1.0}), Vector3::Zero());
  rod.start.R_WB = Quaternion(Eigen::AngleAxisd(amplitude, Vector3::UnitY()));
  rod.start.p_WB = rod.start.R_WB * Vector3(0, 0, -0.5);
  s.bodies = {rod};
  s.joints.push_back({.kind = JointKind::hinge,
                      .a = {0, {0, 0, 0.5}},
                      .b = {kWorld, Vector3::Zero()},
                      .axis_a = Vector3::UnitY(),
                      .axis_b = Vector3::UnitY()});
  Simulation simulation(s);
  const double inertia = rod.mass.moments.y() + rod.mass.mass * 0.25;
  double a = 1, g = std::cos(amplitude / 2);
  for (int k = 0; k < 8; ++k) std::tie(a, g) = std::pair((a + g) / 2, std::sqrt(a * g));
  const double period = 2 * std::numbers::pi / a * std::sqrt(inertia / (rod.mass.mass * kG * 0.5));
  double last = amplitude, swings = 0, time_of_last = 0;
  const Course result = run(simulation, 20, [&] {
    const double x = simulation.states()[0].p_WB.x();
    const double angle = std::atan2(-x, -simulation.states()[0].p_WB.z());
    if (last > 0 && angle <= 0) {
      ++swings;
      time_of_last = simulation.time() - s.dt * angle / (angle - last);
    }
    last = angle;
  });
  (void)time_of_last;
  ASSERT_GT(swings, 5);
  // It falls through the vertical first after a quarter, then after every period.
  EXPECT_NEAR(time_of_last / (swings - 1 + 0.25), period, 1e-4 * period);
  EXPECT_LE(result.total.joint_error, 1e-7);
  const Measures end = measure(s, simulation.states());
  EXPECT_NEAR(end.energy(), measure(s, std::array{rod.start}).energy(), 1e-4);
}

/// A fast top on its tip precesses steadily, for a spin about its axis that satisfies
/// Iz w p - (I1 cos th) p^2 = m g l (exactly: the closed form for the slow and fast root).
TEST(SpatialScene, turns_a_heavy_top_at_the_rate_of_steady_precession) {
  const double tilt = 30 * std::numbers::pi / 180, l = 0.1;
  Scene s = scene(0.5, 0.5);
  s.dt = 0.0005;
  Body top = body(collision::cylinder(0.08, 0.04), Vector3::Zero());
  const double I3 = top.mass.moments.z(), I1 = top.mass.moments.x() + top.mass.mass * l * l;
  const double spin = 120;  // rad/s about its axis, all of w along it
  const double mgl = top.mass.mass * kG * l;
  // I1 cos(tilt) p^2 - I3 spin p + m g l = 0
  const double b = I3 * spin, disc = b * b - 4 * I1 * std::cos(tilt) * mgl;
  const double p = (b - std::sqrt(disc)) / (2 * I1 * std::cos(tilt));
  top.start.R_WB = Quaternion(Eigen::AngleAxisd(tilt, Vector3::UnitY()));
  const Vector3 axis = top.start.R_WB * Vector3::UnitZ();
  top.start.p_WB = l * axis;
  // Angular velocity: precession about z and spin about the axis so that w.axis = spin.
  top.start.w_WB = p * Vector3::UnitZ() + (spin - p * std::cos(tilt)) * axis;
  top.start.v_WB = top.start.w_WB.cross(top.start.p_WB);
  s.bodies = {top};
  s.joints.push_back({.kind = JointKind::pin, .a = {0, {0, 0, -l}}, .b = {kWorld, Vector3::Zero()}});
  Simulation simulation(s);
  double lowest = 1, highest = 0;
  const Course result = run(simulation, 2, [&] {
    const double height = simulation.states()[0].p_WB.z();
    lowest = std::min(lowest, height);
    highest = std::max(highest, height);
  });
  const Vector3 end = simulation.states()[0].p_WB;
  const double angle = std::remainder(std::atan2(end.y(), end.x()) - p * 2, 2 * std::numbers::pi);
  EXPECT_NEAR(angle, 0, 2e-3);
  EXPECT_LE(highest - lowest, 1e-5);
  EXPECT_LE(result.total.joint_error, 1e-7);
}

}  // namespace
}  // namespace talus::spatial::testing
