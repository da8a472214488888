#pragma once

// Joints as stiff spring-dampers, on A; the opposite on B at the same place:
//
//     pin     F = -k e - c v_rel,                            e = p_a - p_b, felt half way between them
//     hinge   and M = k_r s_a x s_b - c_r (w_rel across s_b)
//     slider  F = -k (e across s_b) - c (v_rel across s_b),  M = k_r/2 sum_i e_i^a x e_i^b - c_r w_rel
//     motor   most tanh(gain (target - speed)/most) about s_b or along it
//     limits  one-sided spring-dampers, max(0, k (too far) + c (its rate)), about s_b or along it
//
// s_a, s_b: the axis as A and as B carries it; e_i^a, e_i^b: three axes that coincided at the start. The springs are
// gradients of k|e|^2/2 and k_r (1 - s_a.s_b), so that they neither make nor lose energy.

#include "talus/spatial/model.h"
#include "talus/spatial/penalty_contact.h"

namespace talus::spatial {

/// A joint as forces need it. The world is a body that does not move.
struct PenaltyJoint {
  int a = 0, b = 0;  ///< numbers of bodies in the group's list
  JointKind kind = JointKind::pin;
  Vector3 point_a = Vector3::Zero(), point_b = Vector3::Zero();  ///< body axes
  Matrix3 axes_a = Matrix3::Identity();                          ///< columns: axis, and two across it, axes of A
  Matrix3 axes_b = Matrix3::Identity();                          ///< the same directions at the start, axes of B
  std::optional<Limits> limits;
  std::optional<Motor> motor;
  double whole_turns = 0;                       ///< rad: what is to be added to the angle between -pi and pi
  double stiffness = 0, damping = 0;            ///< k, c: N/m, N s/m
  double turn_stiffness = 0, turn_damping = 0;  ///< k_r, c_r: N m/rad, N m s/rad
};

/// d is what a body's own weight would pull a joint apart by tenfold: k = 10 m |g| / d.
struct JointStiffness {
  double gravity = 9.81;  ///< m/s^2
  double depth = 1e-4;    ///< d, m
};

/// Geometry from the scene's start, stiffness from the masses; a and b are the scene's numbers (kWorld stays).
[[nodiscard]] PenaltyJoint make_penalty_joint(const Scene& scene, const Joint& joint, const JointStiffness& settings);

template <int N>
[[nodiscard]] Wrench<N> joint_wrench(const PenaltyJoint& joint, const JetBody& a, const JetBody& b);
template <int N>
[[nodiscard]] Wrench<N> spring_wrench(const Spring& spring, const JetBody& a, const JetBody& b);

extern template Wrench<0> joint_wrench<0>(const PenaltyJoint&, const JetBody&, const JetBody&);
extern template Wrench<13> joint_wrench<13>(const PenaltyJoint&, const JetBody&, const JetBody&);
extern template Wrench<26> joint_wrench<26>(const PenaltyJoint&, const JetBody&, const JetBody&);
extern template Wrench<0> spring_wrench<0>(const Spring&, const JetBody&, const JetBody&);
extern template Wrench<13> spring_wrench<13>(const Spring&, const JetBody&, const JetBody&);
extern template Wrench<26> spring_wrench<26>(const Spring&, const JetBody&, const JetBody&);

/// Angle since the start between -pi and pi (hinge), or way along the axis (slider); 0 for a pin.
[[nodiscard]] double joint_coordinate(const PenaltyJoint& joint, const BodyFrame& a, const BodyFrame& b);
/// Sets the turns so that the angle is this one, which is known to less than half a turn.
void set_turns(PenaltyJoint& joint, double angle, const BodyFrame& a, const BodyFrame& b);
/// Counts a turn when the angle has jumped between `before` and now.
void follow_turns(PenaltyJoint& joint, double before, double now);

}  // namespace talus::spatial
