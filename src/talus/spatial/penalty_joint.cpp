#include "talus/spatial/penalty_joint.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talus::spatial {
namespace {

template <int N>
struct Place {
  Jet3<N> p_a, p_b, e, axis;
};

template <int N>
Place<N> place(const PenaltyJoint& j, const JetBody& a, const JetBody& b) {
  Place<N> place;
  place.p_a = centre<N>(a) + turned<N>(a, j.point_a);
  place.p_b = centre<N>(b) + turned<N>(b, j.point_b);
  place.e = place.p_a - place.p_b;
  place.axis = turned<N>(b, j.axes_b.col(0));
  return place;
}

/// atan2(s, c) between -pi and pi.
template <int N>
Jet<N> angle(const PenaltyJoint& j, const JetBody& a, const JetBody& b) {
  const Jet3<N> u_a = turned<N>(a, j.axes_a.col(1));
  const Jet<N> s = dot(u_a, turned<N>(b, j.axes_b.col(2))), c = dot(u_a, turned<N>(b, j.axes_b.col(1)));
  const double square = s.value * s.value + c.value * c.value;
  return {std::atan2(s.value, c.value), (c.value * s.d - s.value * c.d) / square};
}

template <int N>
Jet<N> positive_part(const Jet<N>& s) {
  return s.value > 0 ? s : Jet<N>{};
}

/// Force or torque of motor and limits along the coordinate.
template <int N>
Jet<N> drive(const PenaltyJoint& j, const Jet<N>& coordinate, const Jet<N>& speed, double k, double c) {
  Jet<N> sum;
  if (j.motor && j.motor->most > 0) {
    const Motor& m = *j.motor;
    const double t = std::tanh(m.gain * (m.target - speed.value) / m.most);
    sum = chain(speed, m.most * t, -m.gain * (1 - t * t));
  }
  if (!j.limits) return sum;
  const Jet<N> above = k * (coordinate + -j.limits->upper) + c * speed;
  const Jet<N> below = -k * (coordinate + -j.limits->lower) - c * speed;
  return sum - positive_part(above) + positive_part(below);
}

template <int N>
Wrench<N> pin_wrench(const PenaltyJoint& j, const Place<N>& at, const JetBody& a, const JetBody& b) {
  const Jet3<N> Q = 0.5 * (at.p_a + at.p_b);
  const Jet3<N> v_rel = velocity_at<N>(a, Q) - velocity_at<N>(b, Q);
  return {-j.stiffness * at.e - j.damping * v_rel, Q, {}};
}

template <int N>
Jet3<N> hinge_couple(const PenaltyJoint& j, const Place<N>& at, const JetBody& a, const JetBody& b) {
  const Jet3<N> w_rel = spin<N>(a) - spin<N>(b);
  const Jet<N> speed = dot(w_rel, at.axis);
  const Jet3<N> upright = j.turn_stiffness * cross(turned<N>(a, j.axes_a.col(0)), at.axis);
  const Jet3<N> damped = j.turn_damping * (w_rel - speed * at.axis);
  const Jet<N> turn = j.limits ? angle<N>(j, a, b) + j.whole_turns : Jet<N>{};
  return upright - damped + drive(j, turn, speed, j.turn_stiffness, j.turn_damping) * at.axis;
}

template <int N>
Wrench<N> slider_wrench(const PenaltyJoint& j, const Place<N>& at, const JetBody& a, const JetBody& b) {
  const Jet3<N> v_rel = velocity_at<N>(a, at.p_a) - velocity_at<N>(b, at.p_a);
  const Jet<N> way = dot(at.e, at.axis), speed = dot(v_rel, at.axis);
  Wrench<N> wrench{{}, at.p_a, {}};
  wrench.force = -j.stiffness * (at.e - way * at.axis) - j.damping * (v_rel - speed * at.axis) +
                 drive(j, way, speed, j.stiffness, j.damping) * at.axis;
  for (int i = 0; i < 3; ++i)
    wrench.couple =
        wrench.couple + 0.5 * j.turn_stiffness * cross(turned<N>(a, j.axes_a.col(i)), turned<N>(b, j.axes_b.col(i)));
  wrench.couple = wrench.couple - j.turn_damping * (spin<N>(a) - spin<N>(b));
  return wrench;
}

/// What resists at the joint: the heavier of its moving bodies.
struct JointMass {
  double mass = 0, moment = 0;
};

void add_body(const Scene& scene, const Anchor& anchor, JointMass& most) {
  if (anchor.body == kWorld) return;
  const Body& body = scene.bodies[static_cast<std::size_t>(anchor.body)];
  if (body.mobility != Mobility::dynamic) return;
  most.mass = std::max(most.mass, body.mass.mass);
  most.moment = std::max(most.moment, body.mass.moments.maxCoeff() + body.mass.mass * anchor.point.squaredNorm());
}

Quaternion start_attitude(const Scene& scene, const Anchor& anchor) {
  if (anchor.body == kWorld) return Quaternion::Identity();
  return scene.bodies[static_cast<std::size_t>(anchor.body)].start.R_WB;
}

}  // namespace

PenaltyJoint make_penalty_joint(const Scene& scene, const Joint& joint, const JointStiffness& settings) {
  PenaltyJoint j;
  j.a = joint.a.body;
  j.b = joint.b.body;
  j.kind = joint.kind;
  j.point_a = joint.a.point;
  j.point_b = joint.b.point;
  j.limits = joint.limits;
  j.motor = joint.motor;
  const Vector3 axis = joint.axis_b.normalized(), other = axis.unitOrthogonal();
  j.axes_b << axis, other, axis.cross(other);
  const Matrix3 b_in_a =
      (start_attitude(scene, joint.a).conjugate() * start_attitude(scene, joint.b)).toRotationMatrix();
  j.axes_a = b_in_a * j.axes_b;
  JointMass most;
  add_body(scene, joint.a, most);
  add_body(scene, joint.b, most);
  const double rate = std::sqrt(10 * settings.gravity / settings.depth);
  j.stiffness = most.mass * rate * rate;
  j.damping = 2 * most.mass * rate;
  j.turn_stiffness = most.moment * rate * rate;
  j.turn_damping = 2 * most.moment * rate;
  return j;
}

template <int N>
Wrench<N> joint_wrench(const PenaltyJoint& joint, const JetBody& a, const JetBody& b) {
  const Place<N> at = place<N>(joint, a, b);
  if (joint.kind == JointKind::slider) return slider_wrench(joint, at, a, b);
  Wrench<N> wrench = pin_wrench(joint, at, a, b);
  if (joint.kind == JointKind::hinge) wrench.couple = hinge_couple(joint, at, a, b);
  return wrench;
}

template <int N>
Wrench<N> spring_wrench(const Spring& spring, const JetBody& a, const JetBody& b) {
  const Jet3<N> p_a = centre<N>(a) + turned<N>(a, spring.a.point), p_b = centre<N>(b) + turned<N>(b, spring.b.point);
  const Jet3<N> d = p_a - p_b;
  if (d.value.squaredNorm() < 1e-24)  // no direction: only a spring without length has a force that goes to zero
    return {spring.rest_length == 0 ? -spring.stiffness * d : Jet3<N>{}, p_a, {}};
  const Jet<N> length = norm(d);
  const Jet3<N> u = inverse(length) * d;
  const Jet<N> rate = dot(velocity_at<N>(a, p_a) - velocity_at<N>(b, p_b), u);
  return {(-spring.stiffness * (length + -spring.rest_length) - spring.damping * rate) * u, p_a, {}};
}

template Wrench<0> joint_wrench<0>(const PenaltyJoint&, const JetBody&, const JetBody&);
template Wrench<13> joint_wrench<13>(const PenaltyJoint&, const JetBody&, const JetBody&);
template Wrench<26> joint_wrench<26>(const PenaltyJoint&, const JetBody&, const JetBody&);
template Wrench<0> spring_wrench<0>(const Spring&, const JetBody&, const JetBody&);
template Wrench<13> spring_wrench<13>(const Spring&, const JetBody&, const JetBody&);
template Wrench<26> spring_wrench<26>(const Spring&, const JetBody&, const JetBody&);

double joint_coordinate(const PenaltyJoint& joint, const BodyFrame& a, const BodyFrame& b) {
  const JetBody jet_a{&a}, jet_b{&b};
  if (joint.kind == JointKind::hinge) return angle<0>(joint, jet_a, jet_b).value;
  const Place<0> at = place<0>(joint, jet_a, jet_b);
  return joint.kind == JointKind::slider ? at.e.value.dot(at.axis.value) : 0;
}

void set_turns(PenaltyJoint& joint, double angle, const BodyFrame& a, const BodyFrame& b) {
  if (joint.kind != JointKind::hinge) return;
  constexpr double kTurn = 2 * std::numbers::pi;
  joint.whole_turns = kTurn * std::round((angle - joint_coordinate(joint, a, b)) / kTurn);
}

void follow_turns(PenaltyJoint& joint, double before, double now) {
  if (joint.kind != JointKind::hinge) return;
  if (now - before > std::numbers::pi) joint.whole_turns -= 2 * std::numbers::pi;
  if (before - now > std::numbers::pi) joint.whole_turns += 2 * std::numbers::pi;
}

}  // namespace talus::spatial
