#include "talus/spatial/joints.h"

#include <cmath>

namespace talus::spatial {
namespace {

using contact::Direction;

struct End {
  Vector3 place = Vector3::Zero();  // of the anchor, world
  Vector3 arm = Vector3::Zero();    // from the centre of mass
  Quaternion R = Quaternion::Identity();
};

End end_of(const Anchor& anchor, std::span<const SpatialState> states) {
  if (anchor.body == kWorld) return {.place = anchor.point};
  const SpatialState& state = states[static_cast<std::size_t>(anchor.body)];
  const Vector3 arm = state.R_WB * anchor.point;
  return {state.p_WB + arm, arm, state.R_WB};
}

Quaternion start_attitude(const Scene& scene, int body) {
  return body == kWorld ? Quaternion::Identity() : scene.bodies[static_cast<std::size_t>(body)].start.R_WB;
}

/// A's rotation against B since the start, seen in the world: 1 where there is none.
Quaternion relative_turn(const Scene& scene, const Joint& joint, const End& a, const End& b) {
  const Quaternion at_start = start_attitude(scene, joint.b.body).conjugate() * start_attitude(scene, joint.a.body);
  return a.R * (b.R * at_start).conjugate();
}

void add_point_rows(const End& a, const End& b, std::vector<JointRow>& rows) {
  const Vector3 error = a.place - b.place;
  for (int k = 0; k < 3; ++k) {
    const Vector3 e = Vector3::Unit(k);
    rows.push_back({{e, a.arm.cross(e), b.arm.cross(e)}, error[k]});
  }
}

void add_turn_row(const Vector3& axis, double error, std::vector<JointRow>& rows) {
  rows.push_back({{Vector3::Zero(), axis, axis}, error});
}

}  // namespace

void joint_rows(const Scene& scene, const Joint& joint, std::span<const SpatialState> states,
                std::vector<JointRow>& rows) {
  const End a = end_of(joint.a, states);
  const End b = end_of(joint.b, states);
  if (joint.kind != JointKind::slider) add_point_rows(a, b, rows);
  if (joint.kind == JointKind::pin) return;
  const Vector3 axis = b.R * joint.axis_b;
  Vector3 n1, n2;
  contact::tangent_frame(axis, n1, n2);
  if (joint.kind == JointKind::hinge) {
    const Vector3 error = axis.cross(a.R * joint.axis_a);
    add_turn_row(n1, n1.dot(error), rows);
    add_turn_row(n2, n2.dot(error), rows);
    return;
  }
  Quaternion turn = relative_turn(scene, joint, a, b);
  if (turn.w() < 0) turn.coeffs() *= -1;
  for (int k = 0; k < 3; ++k) add_turn_row(Vector3::Unit(k), 2 * turn.vec()[k], rows);
  const Vector3 apart = a.place - b.place;
  for (const Vector3& n : {n1, n2}) rows.push_back({{n, a.arm.cross(n), (b.arm + apart).cross(n)}, n.dot(apart)});
}

Direction travel_direction(const Joint& joint, std::span<const SpatialState> states) {
  const End a = end_of(joint.a, states);
  const End b = end_of(joint.b, states);
  const Vector3 axis = b.R * joint.axis_b;
  if (joint.kind == JointKind::hinge) return {Vector3::Zero(), axis, axis};
  return {axis, a.arm.cross(axis), (a.place - b.place + b.arm).cross(axis)};
}

double joint_travel(const Scene& scene, const Joint& joint, std::span<const SpatialState> states) {
  if (joint.kind == JointKind::pin) return 0;
  const End a = end_of(joint.a, states);
  const End b = end_of(joint.b, states);
  const Vector3 axis = b.R * joint.axis_b;
  if (joint.kind == JointKind::slider) return axis.dot(a.place - b.place);
  const Quaternion turn = relative_turn(scene, joint, a, b);
  const double half = std::atan2(turn.vec().dot(axis), turn.w());
  return std::remainder(2 * half, 2 * M_PI);
}

double joint_gap(const Joint& joint, std::span<const SpatialState> states) {
  const End a = end_of(joint.a, states);
  const End b = end_of(joint.b, states);
  const Vector3 apart = a.place - b.place;
  if (joint.kind != JointKind::slider) return apart.norm();
  const Vector3 axis = b.R * joint.axis_b;
  return (apart - axis.dot(apart) * axis).norm();
}

double speed_along(const Direction& direction, const Joint& joint, std::span<const SpatialState> states) {
  const auto part = [&](int body, const Vector3& angular) {
    if (body == kWorld) return 0.0;
    const SpatialState& state = states[static_cast<std::size_t>(body)];
    return direction.linear.dot(state.v_WB) + angular.dot(state.w_WB);
  };
  return part(joint.a.body, direction.angular_a) - part(joint.b.body, direction.angular_b);
}

}  // namespace talus::spatial
