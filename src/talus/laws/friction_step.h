#pragma once

// The maximal-dissipation friction step of an impact (RocFall3 3.57-3.62): friction acts along fixed directions, opposite to
// the tangential velocities before the impact, and takes the impulses that lower kinetic energy most,
//
//     minimise  1/2 (v + M^-1 D dz)' M (v + M^-1 D dz)     subject to   0 <= z + dz <= mu lambda_n,
//
// where v is the velocity after the normal impulses and z the friction already applied. D has one column per contact.
//
// Departure: where the tangential velocity before the impact vanishes its direction is undefined; the one after the normal
// impulses is taken instead, so that friction does not hang on round-off.

#include <vector>

#include "talus/laws/law.h"
#include "talus/solvers/box_qp.h"

namespace talus::laws {

class FrictionStep {
 public:
  /// Fixes the directions. Returns false if no contact has friction.
  bool prepare(const ContactProblem& problem, const Vector& velocity_before, const Vector& velocity_after_normal);

  /// One minimisation over all of z, given the present normal impulses. Changes `velocity`.
  [[nodiscard]] Status apply(const ContactProblem& problem, const Vector& normal_impulse, Vector& velocity);

  /// The friction applied so far, along the problem's tangents.
  void write_impulse(const ContactProblem& problem, Vector& tangent_impulse) const;

  [[nodiscard]] double residual() const { return residual_; }

 private:
  std::vector<int> contacts_;  // those with friction
  Matrix directions_;          // tangential unit vectors, one column per listed contact
  Matrix D_, Minv_D_, H_;
  Vector z_, dz_, g_, lower_, upper_, change_;
  solvers::BoxQp qp_;
  double residual_ = 0;
};

}  // namespace talus::laws
