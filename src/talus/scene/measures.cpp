#include "talus/scene/measures.h"

#include "talus/scene/forces.h"

namespace talus::scene {

Measures measure(const Scene& scene, std::span<const PlanarState> states) {
  Measures sum;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    if (scene.bodies[i].fixed) continue;
    const auto [mass, inertia] = scene.bodies[i].shape.mass();
    const PlanarState& state = states[i];
    sum.momentum += mass * state.velocity;
    sum.angular_center += mass * bodies::cross(state.position, state.velocity);
    sum.angular_spin += inertia * state.spin;
    sum.kinetic_center += 0.5 * mass * state.velocity.squaredNorm();
    sum.kinetic_spin += 0.5 * inertia * state.spin * state.spin;
  }
  sum.potential = potential_energy(scene, states);
  return sum;
}

}  // namespace talus::scene
