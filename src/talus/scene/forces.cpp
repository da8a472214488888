#include "talus/scene/forces.h"

namespace talus::scene {
namespace {

using bodies::cross;

Vector2 arm(const SpringEnd& end, std::span<const PlanarState> states) {
  return bodies::rotated(end.point, states[static_cast<std::size_t>(end.body)].angle);
}

void push(Load& load, const Vector2& arm, const Vector2& force) {
  load.force += force;
  load.torque += cross(arm, force);
}

void add_spring(const Spring& spring, std::span<const PlanarState> states, std::vector<Load>& loads) {
  const Vector2 d = end_position(spring.a, states) - end_position(spring.b, states);
  const double length = d.norm();
  if (length == 0) return;
  const Vector2 force = -spring.stiffness * (length - spring.rest_length) * (d / length);
  if (spring.a.body != kWorld) push(loads[static_cast<std::size_t>(spring.a.body)], arm(spring.a, states), force);
  if (spring.b.body != kWorld) push(loads[static_cast<std::size_t>(spring.b.body)], arm(spring.b, states), -force);
}

void add_wind_on_edge(const Wind& wind, const PlanarState& state, const Vector2& from, const Vector2& to, Load& load) {
  const Vector2 edge = to - from;
  const double length = edge.norm();
  if (length == 0) return;
  const Vector2 normal = Vector2(edge.y(), -edge.x()) / length;
  const double scale = wind.beta * length / wind.points_per_edge;
  for (int i = 0; i < wind.points_per_edge; ++i) {
    const Vector2 sample = from + (i + 0.5) / wind.points_per_edge * edge;
    const double speed = (wind.velocity - bodies::point_velocity(state, sample)).dot(normal);
    push(load, sample, scale * speed * normal);
  }
}

void add_wind(const Wind& wind, const Body& body, const PlanarState& state, Load& load) {
  std::vector<Vector2> vertices;
  body.shape.turned_vertices(state.angle, vertices);
  for (std::size_t i = 0; i < vertices.size(); ++i)
    add_wind_on_edge(wind, state, vertices[i], vertices[(i + 1) % vertices.size()], load);
}

}  // namespace

Vector2 end_position(const SpringEnd& end, std::span<const PlanarState> states) {
  if (end.body == kWorld) return end.point;
  return states[static_cast<std::size_t>(end.body)].position + arm(end, states);
}

void accumulate_loads(const Scene& scene, std::span<const PlanarState> states, std::vector<Load>& loads) {
  loads.assign(scene.bodies.size(), Load{});
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    const Body& body = scene.bodies[i];
    if (body.fixed) continue;
    for (const Gravity& gravity : scene.gravity) loads[i].force += body.shape.mass().mass * gravity.acceleration;
    for (const Wind& wind : scene.winds) add_wind(wind, body, states[i], loads[i]);
  }
  for (const Spring& spring : scene.springs) add_spring(spring, states, loads);
}

double potential_energy(const Scene& scene, std::span<const PlanarState> states) {
  double energy = 0;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    if (scene.bodies[i].fixed) continue;
    for (const Gravity& gravity : scene.gravity)
      energy -= scene.bodies[i].shape.mass().mass * gravity.acceleration.dot(states[i].position);
  }
  for (const Spring& spring : scene.springs) {
    const double stretch =
        (end_position(spring.a, states) - end_position(spring.b, states)).norm() - spring.rest_length;
    energy += 0.5 * spring.stiffness * stretch * stretch;
  }
  return energy;
}

}  // namespace talus::scene
