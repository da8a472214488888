#include "talus/scene/simulation.h"

#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "tests/scene/scene_builder.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/scene/measures.h"

namespace talus::scene {
namespace {

/// Answers as told, to see what the simulation does with it.
class ScriptedLaw final : public laws::Law {
 public:
  ScriptedLaw(laws::Status status, double factor) : status_(status), factor_(factor) {}
  [[nodiscard]] std::string_view name() const override { return "scripted"; }

 private:
  void solve(const laws::ContactProblem&, laws::Response& response) override {
    response.velocity *= factor_;
    response.status = status_;
  }
  laws::Status status_;
  double factor_;
};

Scene falling_block() {
  Scene scene;
  scene.bodies = {box(-2, -1, 2, 1)};
  scene.gravity = {{Vector2(0, -10)}};
  scene.dt = 0.01;
  return scene;
}

/// M = 4 and I = 10. (The document prints I = 20, but its A is that of I = 10.)
Body document_block() {
  const std::vector<Vector2> points{{-2, -1}, {0, -1}, {2, -1}, {2, 1}, {0, 1}, {-2, 1}};
  return {.shape = PlanarPolygon(points, std::vector<double>{0.375, 1.25, 0.375, 0.375, 1.25, 0.375}, 0.1)};
}

Scene block_on_table_edge() {
  Scene scene;
  scene.bodies = {document_block(), box(-5, -3, -1, -1.19, 0.1, true)};
  scene.bodies[0].start.velocity = {0, -2};
  scene.dt = 0.001;
  scene.response = ContactResponse::lcp;
  return scene;
}

double height_after(Scene scene, Integrator integrator, int steps) {
  scene.integrator = integrator;
  Simulation simulation(scene, nullptr);
  for (int i = 0; i < steps; ++i) EXPECT_TRUE(simulation.step().finite);
  return simulation.states()[0].position.y();
}

TEST(Simulation, free_fall_sums_up_as_each_integrator_does) {
  // y_n = -g h^2 (1 + 2 + ... + n) with the new velocity, one term less with the old one.
  EXPECT_NEAR(height_after(falling_block(), Integrator::symplectic_euler, 100), -10 * 1e-4 * 100 * 101 / 2, 1e-11);
  EXPECT_NEAR(height_after(falling_block(), Integrator::explicit_euler, 100), -10 * 1e-4 * 100 * 99 / 2, 1e-11);
}

TEST(Simulation, block_on_table_edge_has_the_document_s_A_and_b_and_impulses) {
  const Scene scene = block_on_table_edge();
  Simulation simulation(scene, scene_law(scene, ""));
  const StepOutcome outcome = simulation.step();
  ASSERT_EQ(outcome.contacts, 2);
  EXPECT_EQ(outcome.status, laws::Status::solved);
  const core::Matrix N = simulation.problem().normals();
  core::Matrix solved(N.rows(), N.cols());
  simulation.problem().mass().solve(N, solved);
  const core::Matrix A = N.transpose() * solved;
  core::Matrix expected(2, 2);
  expected << 13, 9, 9, 7;
  EXPECT_NEAR((A - expected / 20).norm(), 0, 1e-15);
  EXPECT_NEAR((N.transpose() * simulation.problem().velocity() - core::Vector2(-2, -2)).norm(), 0, 1e-15);
  EXPECT_NEAR(simulation.response()->normal_impulse[0], 0, 1e-14);
  EXPECT_NEAR(simulation.response()->normal_impulse[1], 40.0 / 7, 1e-14);
}

TEST(Simulation, numbering_fixed_bodies_first_changes_nothing) {
  const Scene scene = block_on_table_edge();
  Scene reversed = scene;
  std::swap(reversed.bodies[0], reversed.bodies[1]);
  Simulation a(scene, scene_law(scene, ""));
  Simulation b(reversed, scene_law(reversed, ""));
  (void)a.step(), (void)b.step();
  EXPECT_NEAR((a.states()[0].velocity - b.states()[1].velocity).norm(), 0, 1e-14);
  EXPECT_NEAR(a.states()[0].spin, b.states()[1].spin, 1e-14);
}

TEST(Simulation, contacts_change_velocities_and_never_positions) {
  const Scene scene = block_on_table_edge();
  Simulation with(scene, scene_law(scene, ""));
  Simulation without(scene, nullptr);
  (void)with.step(), (void)without.step();
  EXPECT_EQ(with.states()[0].position, without.states()[0].position);
  EXPECT_NE(with.states()[0].velocity, without.states()[0].velocity);
}

TEST(Simulation, scene_without_response_passes_through_and_a_named_law_overrides) {
  Scene scene = block_on_table_edge();
  scene.response = ContactResponse::none;
  EXPECT_EQ(scene_law(scene, ""), nullptr);
  EXPECT_EQ(scene_law(scene, "projection")->name(), "projection");
  EXPECT_THROW((void)scene_law(scene, "projektion"), core::InputError);
}

TEST(Simulation, failed_answer_is_told_and_used_only_when_it_gains_no_energy) {
  const Scene scene = block_on_table_edge();
  const auto speed_after = [&](laws::Status status, double factor) {
    Simulation simulation(scene, std::make_unique<ScriptedLaw>(status, factor));
    EXPECT_EQ(simulation.step().status, status);
    return simulation.states()[0].velocity.y();
  };
  EXPECT_EQ(speed_after(laws::Status::inaccurate, 0.5), -1);
  EXPECT_EQ(speed_after(laws::Status::inaccurate, 2), -2);
  EXPECT_EQ(speed_after(laws::Status::solved, 2), -4);
}

TEST(Simulation, failed_answer_that_is_not_finite_leaves_velocities_alone) {
  const Scene scene = block_on_table_edge();
  Simulation simulation(
      scene, std::make_unique<ScriptedLaw>(laws::Status::non_finite, std::numeric_limits<double>::quiet_NaN()));
  EXPECT_TRUE(simulation.step().finite);
  EXPECT_EQ(simulation.states()[0].velocity, Vector2(0, -2));
}

TEST(Simulation, motion_beyond_all_numbers_is_told) {
  Scene scene = falling_block();
  scene.gravity = {{Vector2(0, -1e308)}};
  scene.dt = 100;
  Simulation simulation(scene, nullptr);
  EXPECT_FALSE(simulation.step().finite);
}

TEST(Measures, momenta_and_energies_of_two_bodies_by_hand) {
  Scene scene;
  scene.bodies = {box(-2, -1, 2, 1), box(8, -1, 12, 1), box(0, 50, 1, 51, 0.1, true)};
  scene.bodies[0].start.velocity = {1, 2};
  scene.bodies[1].start.velocity = {0, -1};
  scene.bodies[1].start.spin = 0.5;
  scene.gravity = {{Vector2(-3, 0)}};
  const Measures m = measure(scene, start_states(scene));
  EXPECT_EQ(m.momentum, Vector2(4, 4));
  EXPECT_EQ(m.angular_center, 4 * 10 * -1.0);
  EXPECT_EQ(m.angular_spin, 10);
  EXPECT_EQ(m.kinetic_center, 0.5 * 4 * (5 + 1));
  EXPECT_EQ(m.kinetic_spin, 0.5 * 20 * 0.25);
  EXPECT_EQ(m.potential, 4 * 3 * 10.0);
}

TEST(StepCount, is_the_ceiling_of_duration_over_dt) {
  Scene scene;
  scene.dt = 0.25;
  scene.duration = 1;
  EXPECT_EQ(step_count(scene), 4);
  scene.duration = 1.01;
  EXPECT_EQ(step_count(scene), 5);
  scene.duration = 0;
  EXPECT_EQ(step_count(scene), 0);
}

}  // namespace
}  // namespace talus::scene
