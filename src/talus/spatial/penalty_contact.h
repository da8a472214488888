#pragma once

// The force of a contact between bodies A and B, as Larsen has it (sections 5 and 7), on A; the opposite on B:
//
//     F_N = max(0, -k (g - g0) - c g'),      F_T = -mu F_N tanh(|a|) a/|a|,     a = v_t/epsilon + k z/(mu F_N)
//
//   g     gap along the normal n (from B to A), m; g0: its value when the contact was attached, so that no energy
//         enters with it                                g'  = n.v_rel, m/s
//   v_rel velocity of A against B where they touch, v_t: its part across n
//   z     tangential stretch since the contact began to hold, m; 0 where it does not: then F_T is Larsen's friction
//
// Both forces are continuous, and smooth but where F_N begins. F_N grows with -g and with -g', so that a contact can
// only take energy: with V = max(0, k (g0 - g))^2 / 2k, d(V + T)/dt = (F_N - F_N at g' = 0) g' <= 0.
//
// Where n is fixed: to the body that owns the face (it turns with it), to the line between the centres of two round
// bodies, or to the world. Both bodies feel the force at the same point, the one on the body that does not own n: that
// is the one for which power is F_N g' exactly, and momentum is kept to round-off.

#include <cstdint>

#include "talus/spatial/penalty_body.h"

namespace talus::spatial {

enum class NormalOf { world, face_of_a, face_of_b, centres };

/// What a contact keeps while it lasts.
struct ContactSpring {
  double stiffness = 0;               ///< k, N/m
  double damping = 0;                 ///< c, N s/m
  double rest_gap = 0;                ///< g0, m
  bool holds = false;                 ///< tangentially
  Vector3 stretch = Vector3::Zero();  ///< z, world axes, at the ends of steps
  bool operator==(const ContactSpring&) const = default;
};

struct PenaltyContact {
  int a = 0, b = 0;  ///< numbers of bodies in the group's list
  NormalOf normal_of = NormalOf::world;
  Vector3 normal = Vector3::UnitZ();  ///< at the start of the step, world, unit, from B to A
  Vector3 point_a = Vector3::Zero();  ///< on the surface of A at the start of the step, world, m
  Vector3 point_b = Vector3::Zero();
  double radius_a = 0;  ///< of the round surface of A there, m (sphere, capsule, side of a cylinder); else 0
  double radius_b = 0;
  double friction = 0;  ///< mu
  ContactSpring spring;
  std::uint64_t key = 0;  ///< the caller's
};

/// A contact during a step: its points in the axes of its bodies.
struct FixedContact {
  NormalOf normal_of = NormalOf::world;
  Vector3 normal = Vector3::UnitZ();                                 ///< axes of the owner
  Vector3 core_a = Vector3::Zero(), core_b = Vector3::Zero();        ///< middle of the rounding, body axes
  Vector3 surface_a = Vector3::Zero(), surface_b = Vector3::Zero();  ///< body axes
  Vector3 anchor = Vector3::Zero();                                  ///< of z, axes of the owner
  double radius_a = 0, radius_b = 0;
  double friction = 0, epsilon = 1e-3;
  ContactSpring spring;
};

[[nodiscard]] FixedContact fixed_to_bodies(const PenaltyContact& contact, const BodyFrame& a, const BodyFrame& b,
                                           double epsilon);

/// A force on A at Q and a couple; B feels the opposite at the same place.
template <int N>
struct Wrench {
  Jet3<N> force, Q, couple;
};

struct ContactForce {
  double gap = 0, gap_speed = 0;         ///< m, m/s
  double normal = 0;                     ///< F_N, N
  Vector3 tangential = Vector3::Zero();  ///< N
  Vector3 n = Vector3::UnitZ();
  Vector3 v_t = Vector3::Zero();    ///< m/s
  Vector3 z = Vector3::Zero();      ///< m, across n
  Vector3 point = Vector3::Zero();  ///< world, m

  /// What the springs hold, J: k (g0 - g)^2/2 and G^2/k ln cosh(k |z|/G), G = mu F_N.
  [[nodiscard]] double stored(const FixedContact& contact) const;
};

/// `report`, if given, tells the parts.
template <int N>
[[nodiscard]] Wrench<N> contact_wrench(const FixedContact& contact, const JetBody& a, const JetBody& b,
                                       ContactForce* report = nullptr);

extern template Wrench<0> contact_wrench<0>(const FixedContact&, const JetBody&, const JetBody&, ContactForce*);
extern template Wrench<13> contact_wrench<13>(const FixedContact&, const JetBody&, const JetBody&, ContactForce*);
extern template Wrench<26> contact_wrench<26>(const FixedContact&, const JetBody&, const JetBody&, ContactForce*);

/// After a step of the integrator: the rest gap follows an unloaded contact outwards; the tangential spring begins to
/// hold below epsilon and lets go above mu F_N.
void settle(FixedContact& contact, const BodyFrame& a, const BodyFrame& b, bool tangential_spring);

}  // namespace talus::spatial
