// Bodies that should stay where they are, and bodies that are driven.

#include <numbers>

#include "tests/spatial/scenes.h"
#include <gtest/gtest.h>

namespace talus::spatial::testing {
namespace {

/// Laws that are meant for resting contact; `lcp-normal` and `projection` know no friction.
constexpr const char* kHolding[] = {"lcp", "closest", "bounded", "newton", "lcp-normal", "projection", "penalty"};

Scene stack(int boxes, double dt) {
  Scene s = scene(0.5, 0.2);
  s.dt = dt;
  s.bodies.push_back(ground());
  for (int i = 0; i < boxes; ++i) s.bodies.push_back(body(collision::box({1, 1, 0.5}), {0, 0, 0.25 + 0.5 * i}));
  return s;
}

double creep(const Scene& s, const Simulation& simulation) {
  double largest = 0;
  for (std::size_t i = 0; i < s.bodies.size(); ++i)
    largest = std::max(largest, (simulation.states()[i].p_WB - s.bodies[i].start.p_WB).norm());
  return largest;
}

void expect_to_stand(const char* law, double seconds) {
  SCOPED_TRACE(law);
  const Scene s = stack(10, 0.005);
  Simulation simulation(s, law);
  const Course result = run(simulation, seconds);
  EXPECT_EQ(result.total.failed_solves, 0);
  EXPECT_LE(creep(s, simulation), 1e-3);
  EXPECT_LE(result.total.penetration, 1.2e-4);
}

TEST(SpatialRest, a_stack_of_ten_stands) {
  for (const char* law : kHolding) expect_to_stand(law, 1);
}

TEST(LongSpatialRest, a_stack_of_ten_stands_for_a_minute) {
  for (const char* law : kHolding) expect_to_stand(law, 60);
}

TEST(SpatialRest, a_box_that_was_dropped_flat_keeps_its_attitude) {
  Scene s = scene(0.5, 0.3);
  s.bodies = {ground(), body(collision::box({1, 1, 1}), {0, 0, 1.5})};
  Simulation simulation(s, "bounded");
  run(simulation, 3);
  EXPECT_LE(simulation.states()[1].R_WB.angularDistance(Quaternion::Identity()), 1e-9);
  EXPECT_NEAR(simulation.states()[1].p_WB.z(), 0.5, 1.1e-4);
  EXPECT_LE(simulation.states()[1].v_WB.norm(), 1e-9);
}

TEST(SpatialRest, a_belt_carries_a_box_along) {
  Scene s = scene(0.5, 0);
  Body belt = body(collision::box({20, 2, 0.2}), {0, 0, -0.1});
  belt.mobility = Mobility::kinematic;
  belt.script.velocity = {1, 0, 0};
  s.bodies = {belt, body(collision::box({0.4, 0.4, 0.4}), {0, 0, 0.20001})};
  for (const char* law : {"lcp", "closest", "bounded"}) {
    SCOPED_TRACE(law);
    Simulation simulation(s, law);
    run(simulation, 1.0);
    // It slips for v/(mu g), and is half of that way behind.
    const double slip = 1 / (0.5 * 9.81);
    EXPECT_NEAR(simulation.states()[1].v_WB.x(), 1, 1e-6);
    EXPECT_NEAR(simulation.states()[1].p_WB.x(), 1 - slip / 2, 2e-3);
  }
}

TEST(SpatialRest, a_motor_brings_a_wheel_to_its_speed_and_a_stop_ends_a_hinge) {
  Scene s = scene(0.5, 0);
  s.gravity.setZero();
  s.bodies = {body(collision::cylinder(0.3, 0.1), Vector3::Zero())};
  const double inertia = s.bodies[0].mass.moments.z();
  s.joints.push_back({.kind = JointKind::hinge,
                      .a = {0, Vector3::Zero()},
                      .b = {kWorld, Vector3::Zero()},
                      .motor = Motor{.target = 5, .gain = inertia, .most = 1e9}});
  {
    Simulation simulation(s);
    run(simulation, 1);
    EXPECT_NEAR(simulation.joint_speed(0), 5 * (1 - std::exp(-1)), 5e-3);  // s' = (target - s) gain/I
    run(simulation, 9);
    EXPECT_NEAR(simulation.joint_speed(0), 5, 1e-3);
  }
  s.joints[0].motor->most = 0.5 * inertia;
  s.joints[0].motor->gain = 1e6;
  s.joints[0].limits = Limits{-1, 1};
  Simulation simulation(s);
  double farthest = 0;
  run(simulation, 5, [&] { farthest = std::max(farthest, simulation.joint_travel(0)); });
  EXPECT_NEAR(farthest, 1, 5e-3);
  EXPECT_NEAR(simulation.joint_travel(0), 1, 5e-3);
}

TEST(SpatialRest, a_slider_slides_and_nothing_else) {
  const Vector3 axis = Vector3(1, 0, -1).normalized();
  Scene s = scene(0.5, 0);
  s.bodies = {body(collision::box({0.2, 0.3, 0.4}), {1, 2, 3})};
  s.joints.push_back({.kind = JointKind::slider,
                      .a = {0, {0.1, 0.1, 0.1}},
                      .b = {kWorld, {1.1, 2.1, 3.1}},
                      .axis_a = axis,
                      .axis_b = axis});
  Simulation simulation(s);
  const Course result = run(simulation, 1);
  const double a = 9.81 * std::sqrt(0.5);
  EXPECT_NEAR(simulation.joint_travel(0), a / 2, 1e-9);
  EXPECT_LE((simulation.states()[0].p_WB - Vector3(1, 2, 3) - a / 2 * axis).norm(), 1e-9);
  EXPECT_LE(simulation.states()[0].R_WB.angularDistance(Quaternion::Identity()), 1e-10);
  EXPECT_LE(result.total.joint_error, 1e-10);
}

/// Balls of the racks in THEORY: one onto two, one onto three in space, and the row of three.
TEST(SpatialImpact, racks_of_balls_part_as_reflections_say) {
  const auto balls = [](const std::vector<Vector3>& places, const Vector3& velocity) {
    Scene s = scene(0, 1);
    s.gravity.setZero();
    s.dt = 0.001;
    s.tolerance = 1e-7;
    for (const Vector3& place : places) s.bodies.push_back(body(collision::sphere(0.5), place));
    s.bodies[0].start.v_WB = velocity;
    return s;
  };
  const double h = std::sqrt(3.0) / 2;
  {
    const Scene s = balls({{-1.01, 0, 0}, {0, 0, 0}, {1, 0, 0}}, {2, 0, 0});
    Simulation simulation(s, "reflections");
    run(simulation, 0.05);
    EXPECT_NEAR(simulation.states()[0].v_WB.x(), 0, 1e-6);
    EXPECT_NEAR(simulation.states()[2].v_WB.x(), 2, 1e-6);
  }
  {
    const Scene s = balls({{-0.001, 0, 0}, {h, 0.5, 0}, {h, -0.5, 0}}, {1, 0, 0});
    Simulation simulation(s, "reflections");
    run(simulation, 0.01);
    EXPECT_NEAR(simulation.states()[0].v_WB.x(), -0.2, 1e-3);
    EXPECT_NEAR(simulation.states()[1].v_WB.x(), 0.6, 1e-3);
    EXPECT_NEAR(simulation.states()[1].v_WB.y(), std::sqrt(3.0) / 5, 1e-3);
  }
  {
    // Three touching balls seen from above, the fourth onto their middle.
    const double r = 1 / std::sqrt(3.0), up = std::sqrt(2.0 / 3);
    const Scene s = balls({{0, 0, up + 0.001}, {r, 0, 0}, {-r / 2, 0.5, 0}, {-r / 2, -0.5, 0}}, {0, 0, -1});
    Simulation simulation(s, "reflections");
    run(simulation, 0.01);
    EXPECT_NEAR(simulation.states()[0].v_WB.z(), 1.0 / 3, 1e-3);
  }
}

}  // namespace
}  // namespace talus::spatial::testing
