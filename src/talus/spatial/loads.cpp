#include "talus/spatial/loads.h"

#include <algorithm>
#include <cmath>

#include "talus/spatial/joints.h"

namespace talus::spatial {
namespace {

struct Load {
  Vector3 force = Vector3::Zero();
  Vector3 torque = Vector3::Zero();
};

bool moves(const Scene& scene, int body) {
  return body != kWorld && scene.bodies[static_cast<std::size_t>(body)].mobility == Mobility::dynamic;
}

Vector3 turned_by_inverse_inertia(const Body& body, const SpatialState& state, const Vector3& torque) {
  return state.R_WB * (state.R_WB.conjugate() * torque).cwiseQuotient(body.mass.moments);
}

void push(const Scene& scene, std::span<const SpatialState> states, const Anchor& anchor, const Vector3& force,
          std::vector<Load>& loads) {
  if (!moves(scene, anchor.body)) return;
  const auto body = static_cast<std::size_t>(anchor.body);
  loads[body].force += force;
  loads[body].torque += (states[body].R_WB * anchor.point).cross(force);
}

void add_spring(const Scene& scene, std::span<const SpatialState> states, const Spring& spring,
                std::vector<Load>& loads) {
  const auto place = [&](const Anchor& anchor) -> Vector3 {
    if (anchor.body == kWorld) return anchor.point;
    return bodies::point_position(states[static_cast<std::size_t>(anchor.body)], anchor.point);
  };
  const auto velocity = [&](const Anchor& anchor) -> Vector3 {
    if (anchor.body == kWorld) return Vector3::Zero();
    return bodies::point_velocity(states[static_cast<std::size_t>(anchor.body)], anchor.point);
  };
  const Vector3 d = place(spring.a) - place(spring.b);
  const double length = d.norm();
  if (length == 0) return;
  const Vector3 along = d / length;
  const double speed = along.dot(velocity(spring.a) - velocity(spring.b));
  const Vector3 force = -(spring.stiffness * (length - spring.rest_length) + spring.damping * speed) * along;
  push(scene, states, spring.a, force, loads);
  push(scene, states, spring.b, -force, loads);
}

/// The speed along `direction` that a unit of force along it gives, per second.
double compliance(const Scene& scene, std::span<const SpatialState> states, const Joint& joint,
                  const contact::Direction& direction) {
  const auto part = [&](int body, const Vector3& angular) {
    if (!moves(scene, body)) return 0.0;
    const Body& b = scene.bodies[static_cast<std::size_t>(body)];
    const SpatialState& state = states[static_cast<std::size_t>(body)];
    return direction.linear.squaredNorm() / b.mass.mass + angular.dot(turned_by_inverse_inertia(b, state, angular));
  };
  return part(joint.a.body, direction.angular_a) + part(joint.b.body, direction.angular_b);
}

void add_motor(const Scene& scene, std::span<const SpatialState> states, const Joint& joint, double target, double dt,
               std::vector<Load>& loads) {
  const Motor& motor = *joint.motor;
  if (motor.most <= 0) return;
  const contact::Direction direction = travel_direction(joint, states);
  const double give = compliance(scene, states, joint, direction);
  if (!(give > 0)) return;
  const double gain = std::min(motor.gain, 1 / (dt * give));
  const double push = motor.most * std::tanh(gain * (target - speed_along(direction, joint, states)) / motor.most);
  const auto add = [&](int body, const Vector3& angular, double sign) {
    if (!moves(scene, body)) return;
    loads[static_cast<std::size_t>(body)].force += sign * push * direction.linear;
    loads[static_cast<std::size_t>(body)].torque += sign * push * angular;
  };
  add(joint.a.body, direction.angular_a, 1);
  add(joint.b.body, direction.angular_b, -1);
}

}  // namespace

void accelerations(const Scene& scene, std::span<const SpatialState> states, std::span<const double> targets, double dt,
                   std::vector<Acceleration>& result) {
  result.assign(scene.bodies.size(), Acceleration{});
  std::vector<Load> loads;
  const bool loaded = !scene.springs.empty() || std::any_of(scene.joints.begin(), scene.joints.end(),
                                                            [](const Joint& j) { return j.motor.has_value(); });
  if (loaded) {
    loads.resize(scene.bodies.size());
    for (const Spring& spring : scene.springs) add_spring(scene, states, spring, loads);
    for (std::size_t j = 0; j < scene.joints.size(); ++j)
      if (scene.joints[j].motor) add_motor(scene, states, scene.joints[j], targets[j], dt, loads);
  }
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    const Body& body = scene.bodies[i];
    if (body.mobility != Mobility::dynamic) continue;
    result[i].linear = scene.gravity - body.linear_drag * states[i].v_WB;
    if (body.angular_drag > 0) result[i].angular = -body.angular_drag * states[i].w_WB;
    if (!loaded) continue;
    result[i].linear += loads[i].force / body.mass.mass;
    result[i].angular += turned_by_inverse_inertia(body, states[i], loads[i].torque);
  }
}

}  // namespace talus::spatial
