#include <cmath>
#include <numbers>

#include "tests/spatial/penalty_groups.h"
#include <gtest/gtest.h>

namespace talus::spatial {
namespace {

using testing::box_on_plane;
using testing::follow_box;
using testing::kG;

const Vector3 kSides{0.4, 0.3, 0.2};

PenaltySettings strict(PenaltyIntegrator integrator = PenaltyIntegrator::rosenbrock_l_stable) {
  PenaltySettings settings;
  settings.integrator = integrator;
  settings.relative_error = 1e-9;
  settings.absolute_error = 1e-12;
  return settings;
}

/// x = -d (1 - (1 + w t) exp(-w t)), w = sqrt(g/d): the critically damped fall onto springs at rest.
TEST(PenaltyBox, sinks_as_the_critically_damped_oscillator) {
  for (const auto integrator : {PenaltyIntegrator::rosenbrock_l_stable, PenaltyIntegrator::rosenbrock_shampine}) {
    PenaltySettings settings = strict(integrator);
    PenaltyGroup group = box_on_plane(settings, 3, kSides, 0, 0.5);
    PenaltyStepper stepper(settings);
    const double w = std::sqrt(kG / settings.depth), h = 2e-4;
    for (int i = 1; i <= 200; ++i) {
      const PenaltyReport report = stepper.step(group, h);
      ASSERT_EQ(report.status, solvers::Status::solved);
      const double t = i * h, depth = settings.depth * (1 - (1 + w * t) * std::exp(-w * t));
      EXPECT_NEAR(kSides.z() / 2 - group.bodies[1].state.p_WB.z(), depth, 1e-9 * settings.depth + 1e-11) << t;
      follow_box(group, kSides);
    }
  }
}

TEST(PenaltyBox, rests_at_its_depth_under_every_integrator_and_solver) {
  for (const auto integrator : {PenaltyIntegrator::semi_implicit_euler, PenaltyIntegrator::rosenbrock_shampine,
                                PenaltyIntegrator::rosenbrock_l_stable})
    for (const auto solver : {LinearSolver::direct, LinearSolver::bicgstab_diagonal, LinearSolver::bicgstab_block}) {
      PenaltySettings settings;
      settings.integrator = integrator;
      settings.solver = solver;
      PenaltyGroup group = box_on_plane(settings, 3, kSides, 0, 0.5);
      PenaltyStepper stepper(settings);
      PenaltyReport report;
      for (int i = 0; i < 300; ++i) {
        report = stepper.step(group, 0.002);
        ASSERT_EQ(report.status, solvers::Status::solved);
        ASSERT_EQ(report.failed_solves, 0);
        follow_box(group, kSides);
      }
      EXPECT_NEAR(kSides.z() / 2 - group.bodies[1].state.p_WB.z(), settings.depth, 1e-9);
      EXPECT_LE(group.bodies[1].state.v_WB.norm(), 1e-9);
      for (const PenaltyContactResult& contact : report.contacts)
        EXPECT_NEAR(contact.impulse.z(), 3 * kG / 4 * 0.002, 1e-6);
      EXPECT_EQ(report.steps, 1);
      EXPECT_EQ(report.retries, 0);
    }
}

double speed_down(const PenaltyGroup& group, double tilt) {
  return group.bodies[1].state.v_WB.dot(Vector3(std::cos(tilt), 0, std::sin(tilt)));
}

void run_box(PenaltyGroup& group, const PenaltySettings& settings, int steps) {
  PenaltyStepper stepper(settings);
  for (int i = 0; i < steps; ++i) {
    ASSERT_EQ(stepper.step(group, 0.002).status, solvers::Status::solved) << i;
    follow_box(group, kSides);
  }
}

/// Without the tangential spring tanh(v/epsilon) = tan(tilt)/mu gives the speed of creep.
TEST(PenaltyRamp, without_tangential_spring_creeps_as_the_tanh_says) {
  PenaltySettings settings;
  settings.tangential_spring = false;
  const double tilt = 0.3, mu = 0.5;
  PenaltyGroup group = box_on_plane(settings, 3, kSides, tilt, mu);
  run_box(group, settings, 500);
  const double expected = settings.friction_speed * std::atanh(std::tan(tilt) / mu);
  EXPECT_NEAR(std::abs(speed_down(group, tilt)), expected, 1e-3 * expected);
}

TEST(PenaltyRamp, the_tangential_spring_holds_for_good) {
  const double tilt = 0.45, mu = 0.5;  // tan = 0.966 mu
  PenaltySettings settings;
  PenaltyGroup group = box_on_plane(settings, 3, kSides, tilt, mu);
  run_box(group, settings, 2000);
  EXPECT_LE(group.bodies[1].state.v_WB.norm(), 1e-9);
  EXPECT_LE(group.bodies[1].state.w_WB.norm(), 1e-8);
  const Vector3 place = group.bodies[1].state.p_WB;
  run_box(group, settings, 2000);
  EXPECT_LE((group.bodies[1].state.p_WB - place).norm(), 1e-11) << "4 s later";
}

TEST(PenaltyRamp, slides_with_the_acceleration_of_coulomb) {
  const double tilt = 0.6, mu = 0.5;
  for (const bool spring : {false, true}) {
    PenaltySettings settings;
    settings.tangential_spring = spring;
    PenaltyGroup group = box_on_plane(settings, 3, kSides, tilt, mu);
    run_box(group, settings, 100);
    const double before = speed_down(group, tilt);
    run_box(group, settings, 200);
    const double a = (speed_down(group, tilt) - before) / 0.4;
    EXPECT_NEAR(std::abs(a), kG * (std::sin(tilt) - mu * std::cos(tilt)), 1e-4) << spring;
  }
}

/// v0^2 / 2 mu g, and then it stands.
TEST(PenaltyRamp, a_sliding_box_comes_to_rest) {
  PenaltySettings settings;
  const double mu = 0.4, v0 = 1;
  PenaltyGroup group = box_on_plane(settings, 3, Vector3(0.4, 0.3, 0.02), 0, mu);
  group.bodies[1].state.v_WB.x() = v0;
  PenaltyStepper stepper(settings);
  for (int i = 0; i < 500; ++i) {
    ASSERT_EQ(stepper.step(group, 0.002).status, solvers::Status::solved) << i;
    follow_box(group, Vector3(0.4, 0.3, 0.02));
  }
  EXPECT_NEAR(group.bodies[1].state.p_WB.x(), v0 * v0 / (2 * mu * kG), 2e-3);
  EXPECT_LE(group.bodies[1].state.v_WB.norm(), 1e-9);
}

/// A box pulled up from its contacts is not held back: they push or do nothing.
TEST(PenaltyBox, is_not_attracted) {
  PenaltySettings settings = strict();
  PenaltyGroup group = box_on_plane(settings, 3, kSides, 0, 0.5);
  run_box(group, settings, 200);
  const double z0 = group.bodies[1].state.p_WB.z();
  group.bodies[1].state.v_WB.z() = 0.5;
  PenaltyStepper stepper(settings);
  const PenaltyReport report = stepper.step(group, 0.01);
  for (const PenaltyContactResult& contact : report.contacts) {
    EXPECT_TRUE(contact.broken);
    EXPECT_GE(contact.impulse.z(), 0);
  }
  EXPECT_NEAR(group.bodies[1].state.v_WB.z(), 0.5 - kG * 0.01, 1e-9);
  EXPECT_NEAR(group.bodies[1].state.p_WB.z(), z0 + 0.5 * 0.01 - kG * 0.5e-4, 1e-9);
}

/// A ball on a plane that takes up rolling: 5/7 of the speed is left, whatever friction does on the way.
TEST(PenaltyBall, ends_rolling_with_five_sevenths_of_its_speed) {
  PenaltySettings settings;
  const double r = 0.1, m = 2;
  PenaltyGroup group;
  PenaltyBody ball;
  ball.mass = {m, Vector3::Constant(0.4 * m * r * r)};
  ball.state.p_WB.z() = r;
  ball.state.v_WB.x() = 1;
  group.bodies = {testing::ground(), ball};
  PenaltyContact c{.a = 1, .b = 0, .normal_of = NormalOf::face_of_b, .radius_a = r, .friction = 0.3};
  c.spring = attach(settings, m, 0, 1, kG, 0);
  group.contacts = {c};
  PenaltyStepper stepper(settings);
  double energy = 1e9;
  for (int i = 0; i < 1000; ++i) {
    ASSERT_EQ(stepper.step(group, 0.002).status, solvers::Status::solved);
    const SpatialState& s = group.bodies[1].state;
    group.contacts[0].point_a = s.p_WB - r * Vector3::UnitZ();
    group.contacts[0].point_b = Vector3(s.p_WB.x(), s.p_WB.y(), 0);
    const double now = bodies::kinetics_of(ball.mass, s).kinetic_energy();
    EXPECT_LE(now, energy + 1e-7);
    energy = now;
  }
  EXPECT_NEAR(group.bodies[1].state.v_WB.x(), 5.0 / 7, 1e-3);
  EXPECT_NEAR(group.bodies[1].state.w_WB.y() * r, 5.0 / 7, 1e-3);
}

}  // namespace
}  // namespace talus::spatial
