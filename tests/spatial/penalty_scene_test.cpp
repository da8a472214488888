// The law `penalty` in whole scenes, with the search for contacts of the program.

#include "tests/spatial/scenes.h"
#include <gtest/gtest.h>

namespace talus::spatial {
namespace {

constexpr double kG = 9.81;

Scene on_the_floor(double friction) {
  Scene scene = testing::scene(friction, 0);
  scene.law = "penalty";
  scene.bodies = {testing::ground()};
  return scene;
}

/// A box on the floor, half of whose weight a spring carries: it sinks half as deep.
TEST(PenaltyScene, springs_act_on_bodies_that_touch) {
  for (const bool sprung : {false, true}) {
    Scene scene = on_the_floor(0.5);
    Body box = testing::body(collision::box(Vector3(0.4, 0.4, 0.2)), Vector3(0, 0, 0.1));
    scene.bodies.push_back(box);
    const double weight = box.mass.mass * kG, stretch = 0.5;
    Spring spring;
    spring.a.point = Vector3(0, 0, 1.6);
    spring.b.body = 1;
    spring.stiffness = weight / 2 / stretch;
    spring.rest_length = 1.5 - stretch;
    if (sprung) scene.springs.push_back(spring);
    Simulation simulation(scene);
    const testing::Course course = testing::run(simulation, 0.5);
    EXPECT_EQ(course.total.failed_solves, 0);
    double impulse = 0;
    for (const ContactRecord& contact : simulation.contacts())
      impulse += (contact.a == 1 ? 1 : -1) * contact.impulse.z();
    EXPECT_NEAR(impulse / (weight * scene.dt), sprung ? 0.5 : 1, 1e-3);
    EXPECT_NEAR(0.1 - simulation.states()[1].p_WB.z(), (sprung ? 0.5 : 1) * scene.penalty.depth, 2e-6);
  }
}

/// Three turns and a bit: a limit beyond half a turn.
TEST(PenaltyScene, a_hinge_stops_after_several_turns) {
  Scene scene = testing::scene(0.5, 0);
  scene.law = "penalty";
  Body wheel = testing::body(collision::cylinder(0.2, 0.05), Vector3(0, 0, 1));
  scene.bodies = {wheel};
  Joint joint;
  joint.kind = JointKind::hinge;
  joint.a.body = 0;
  joint.b.point = Vector3(0, 0, 1);
  joint.motor = Motor{.target = 12, .gain = 5, .most = 3};
  joint.limits = Limits{-1, 20};
  scene.joints = {joint};
  Simulation simulation(scene);
  testing::run(simulation, 4);
  EXPECT_NEAR(simulation.joint_travel(0), 20, 1e-3);
  EXPECT_NEAR(simulation.joint_speed(0), 0, 1e-4);
}

/// A ball that meets the floor fast gets its impulse first and then rests on a spring.
TEST(PenaltyScene, a_ball_dropped_ends_at_rest) {
  Scene scene = on_the_floor(0.5);
  scene.materials[0].restitution = 0.5;
  scene.bodies.push_back(testing::body(collision::sphere(0.1), Vector3(0, 0, 0.4)));
  Simulation simulation(scene);
  const testing::Course course = testing::run(simulation, 3);
  EXPECT_LE(course.total.penetration, 10 * scene.penalty.depth);
  EXPECT_LE(simulation.states()[1].v_WB.norm(), 1e-6);
  EXPECT_NEAR(simulation.states()[1].p_WB.z(), 0.1, 3e-4);
}

}  // namespace
}  // namespace talus::spatial
