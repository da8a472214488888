#include "talus/scene/forces.h"

#include <vector>

#include "tests/scene/scene_builder.h"
#include <gtest/gtest.h>

namespace talus::scene {
namespace {

std::vector<Load> loads_of(const Scene& scene, const std::vector<PlanarState>& states) {
  std::vector<Load> loads;
  accumulate_loads(scene, states, loads);
  return loads;
}

TEST(Forces, gravity_is_an_acceleration_and_turns_nothing) {
  Scene scene;
  scene.bodies = {box(0, 0, 1, 1), box(5, 5, 6, 6, 0.1, true)};
  scene.gravity = {{Vector2(1, -10)}};
  const auto loads = loads_of(scene, start_states(scene));
  EXPECT_EQ(loads[0].force, Vector2(4, -40));
  EXPECT_EQ(loads[0].torque, 0);
  EXPECT_EQ(loads[1].force, Vector2(0, 0));
}

TEST(Forces, springs_pull_down_the_gradient_of_their_potential) {
  Scene scene;
  scene.bodies = {polygon({{-1, 0}, {1, 0.3}, {0.2, 1}}), polygon({{3, 0}, {4, 1}})};
  scene.springs = {{.a = {0, {0.3, 0.4}}, .b = {1, {-0.2, 0.6}}, .stiffness = 7, .rest_length = 1.1},
                   {.a = {kWorld, {-2, 3}}, .b = {0, {-0.5, 0.1}}, .stiffness = 3, .rest_length = 0.5}};
  std::vector<PlanarState> states = start_states(scene);
  states[0].angle = 0.4;
  states[1].angle = -1.2;
  const auto loads = loads_of(scene, states);
  const double h = 1e-6;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto slope = [&](double& coordinate) {
      const double kept = coordinate;
      coordinate = kept + h;
      const double above = potential_energy(scene, states);
      coordinate = kept - h;
      const double below = potential_energy(scene, states);
      coordinate = kept;
      return (above - below) / (2 * h);
    };
    EXPECT_NEAR(loads[i].force.x(), -slope(states[i].position.x()), 1e-7);
    EXPECT_NEAR(loads[i].force.y(), -slope(states[i].position.y()), 1e-7);
    EXPECT_NEAR(loads[i].torque, -slope(states[i].angle), 1e-7);
  }
}

TEST(Forces, spring_of_no_length_pushes_nowhere) {
  Scene scene;
  scene.bodies = {box(-1, -1, 1, 1)};
  scene.springs = {{.a = {0, {0, 0}}, .b = {kWorld, {0, 0}}, .stiffness = 5, .rest_length = 2}};
  EXPECT_EQ(loads_of(scene, start_states(scene))[0].force, Vector2(0, 0));
  EXPECT_EQ(potential_energy(scene, start_states(scene)), 10);
}

TEST(Forces, wind_presses_on_the_two_faces_across_it) {
  Scene scene;
  scene.bodies = {box(0, 0, 2, 3)};
  scene.winds = {{.points_per_edge = 5, .beta = 0.5, .velocity = {4, 0}}};
  std::vector<PlanarState> states = start_states(scene);
  states[0].velocity = {1, 0};
  const Load load = loads_of(scene, states)[0];
  EXPECT_NEAR(load.force.x(), 2 * 0.5 * 3 * (4 - 1), 1e-13);  // two faces, beta, length, relative speed
  EXPECT_NEAR(load.force.y(), 0, 1e-13);
  EXPECT_NEAR(load.torque, 0, 1e-13);
}

TEST(Forces, still_air_brakes_a_spinning_rod_as_the_midpoint_sum_says) {
  Scene scene;
  scene.bodies = {polygon({{-1, 0}, {1, 0}})};
  scene.winds = {{.points_per_edge = 4, .beta = 0.5, .velocity = {0, 0}}};
  std::vector<PlanarState> states = start_states(scene);
  states[0].spin = 3;
  // Both directions of the loop's edge, samples at +-1/4 and +-3/4 of the half length, piece length 1/2.
  const double sum_of_squares = 2 * (0.25 * 0.25 + 0.75 * 0.75);
  EXPECT_NEAR(loads_of(scene, states)[0].torque, -2 * 0.5 * 0.5 * 3 * sum_of_squares, 1e-13);
}

}  // namespace
}  // namespace talus::scene
