#include "talus/spatial/measures.h"

namespace talus::spatial {
namespace {

Vector3 place(const Anchor& anchor, std::span<const SpatialState> states) {
  if (anchor.body == kWorld) return anchor.point;
  return bodies::point_position(states[static_cast<std::size_t>(anchor.body)], anchor.point);
}

}  // namespace

Measures measure(const Scene& scene, std::span<const SpatialState> states) {
  Measures sum;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    const Body& body = scene.bodies[i];
    if (body.mobility != Mobility::dynamic) continue;
    const bodies::Kinetics kinetics = bodies::kinetics_of(body.mass, states[i]);
    sum.momentum += kinetics.linear_momentum_W;
    sum.angular_momentum += states[i].p_WB.cross(kinetics.linear_momentum_W) + kinetics.angular_momentum_W;
    sum.translational += kinetics.translational_energy;
    sum.rotational += kinetics.rotational_energy;
    sum.potential -= body.mass.mass * scene.gravity.dot(states[i].p_WB);
  }
  for (const Spring& spring : scene.springs) {
    const double stretch = (place(spring.a, states) - place(spring.b, states)).norm() - spring.rest_length;
    sum.potential += 0.5 * spring.stiffness * stretch * stretch;
  }
  return sum;
}

}  // namespace talus::spatial
