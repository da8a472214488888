#pragma once

// Impulses (step 3) and contact forces (step 4) of a block on its pedestal, Veeraraghavan, Hall & Krishnan (13)-(30).
// Velocities and accelerations are those relative to the pedestal: since it only translates, gravity minus its
// acceleration takes the place of gravity, and nothing else changes.
//
//     u_n'' = n . (g - u_p'' + (I^-1 (l x w)) x r + w x (w x r)) + contact forces                     (24)

#include <memory>
#include <string_view>

#include "talus/laws/contact_balance.h"
#include "talus/laws/law.h"
#include "talus/rocking/contact_state.h"

namespace talus::rocking {

struct Friction {
  double still = 0.6;   ///< mu_s: impulses, and forces where nothing slides
  double moving = 0.6;  ///< mu_d
};

/// What the contact forces come to.
struct Acceleration {
  Vector3 linear = Vector3::Zero();  ///< of the centre of mass relative to the pedestal, gravity included, m/s^2
  Vector3 torque = Vector3::Zero();  ///< about the centre of mass, N m
};

class ContactForces {
 public:
  ContactForces(const Block& block, const Friction& friction, double restitution, std::string_view law);

  /// `gravity` less the acceleration of the pedestal. Contacts bring the forces of before and get the new ones.
  [[nodiscard]] solvers::Status forces(const SpatialState& state, const Vector3& gravity,
                                       std::vector<Contact>& contacts, Acceleration& acceleration);

  /// The last forces hold every contact: nothing accelerates, and nothing will while they can be found.
  [[nodiscard]] bool all_hold() const { return all_hold_; }

  /// Changes the velocities of the state.
  [[nodiscard]] solvers::Status impact(const std::vector<Contact>& contacts, SpatialState& state);

  /// Takes out of the velocity, by the least change of kinetic energy, what moves carrying contacts along their normals
  /// and holding ones at all; and out of the pose, in the same way, gaps of carrying contacts and the way of holding
  /// ones from their anchors. What is there is the error of the integration, of the order of the step cubed.
  void remove_drift(const std::vector<Contact>& contacts, SpatialState& state);

 private:
  void build(const SpatialState& state, const std::vector<Contact>& contacts);
  [[nodiscard]] Vector3 direction(const Vector3& own) const;
  void fill_balance(const SpatialState& state, const Vector3& gravity, const std::vector<Contact>& contacts);
  void read_forces(std::vector<Contact>& contacts, Acceleration& acceleration) const;
  void correct(const core::Vector& error, core::Vector& change);

  const Block& block_;
  Friction friction_;
  double restitution_;
  bool all_hold_ = false;
  std::unique_ptr<laws::Law> law_;
  laws::Response response_;
  contact::ContactProblem problem_;
  laws::BalanceProblem balance_problem_;
  // Forces of before are a good start: what (c) does not reach from there, it hardly reaches a round later.
  laws::ContactBalance balance_{
      {.hold_first = true, .newton_steps = 40, .settle_always = false, .contradiction = 1e-8}};
  core::Vector normal_, tangent_, error_, change_, weights_, speeds_;
  core::Matrix rows_, columns_, product_;
  solvers::MinimumNorm least_;
};

/// Velocity of the block at the contact, along its tangent plane, m/s.
[[nodiscard]] Vector3 slip_velocity(const SpatialState& state, const Touch& touch);
[[nodiscard]] double normal_velocity(const SpatialState& state, const Touch& touch);

}  // namespace talus::rocking
