#pragma once

// Two rigid bodies meet at one point, with friction that may turn, stop and reverse the slip while they push.
//
//     u' = K xi,   xi = (-mu cos(theta), -mu sin(theta), 1)    while the slip has the direction theta
//                  xi = K^-1 e_z / (K^-1)_zz                   while the contact sticks,
//     W' = u_z
//
//   u  relative velocity of the points in contact, m/s; z is the normal, and u_z < 0 approaches
//   K  u that one unit of impulse gives, 1/kg: symmetric, positive definite
//   '  derivative by the normal impulse p_z, which always grows
//   W  work of the normal force, J
//
// (COMP259 slides, after Mirtich, with p_z in place of u_z as the variable: u_z need not grow all the time, in a jam it
// falls while p_z grows.) A contact sticks on where its xi is inside Coulomb's cone; else it leaves along the one
// direction that K xi keeps and makes faster. It ends
//
//     stronge   when W has won back the share e^2 of the work of compression: no energy is gained, whatever K, mu, e
//     poisson   when p_z is 1 + e times the normal impulse of compression
//     newton    when u_z is -e times what it was at first
//
// The last two can gain energy where slip reverses; they are here to be compared.
//
// Sliding is integrated in a variable t with dp_z = s dt (s = slip speed), in which ln s and theta are smooth to the
// end of slip; sticking and sliding straight on have closed forms.

#include <string_view>

#include "talus/core/linear_algebra.h"

namespace talus::laws {

using core::Matrix3;
using core::Vector3;

enum class Restitution { stronge, poisson, newton };

struct PointCollision {
  Matrix3 K = Matrix3::Identity();
  Vector3 u = Vector3::Zero();
  double friction = 0, restitution = 0;
  Restitution hypothesis = Restitution::stronge;
};

/// What the contact did last.
enum class SlipMode {
  separates,  ///< it did not approach: nothing happened
  slides,     ///< it slipped all the time
  sticks,     ///< it came to stick
  leaves      ///< it came to stick, could not, and slid off
};

struct CollisionOutcome {
  Vector3 u = Vector3::Zero(), p = Vector3::Zero();  ///< velocity after; impulse, N s
  SlipMode mode = SlipMode::separates;
  bool stable_sticking = true;  ///< would it stick on if it stuck?
  bool ended = true;            ///< false: no end was found
  double energy_change = 0;     ///< J
};

[[nodiscard]] std::string_view to_string(SlipMode mode);

/// K must be symmetric and positive definite, friction >= 0 and restitution between 0 and 1.
[[nodiscard]] CollisionOutcome collide(const PointCollision& collision);

}  // namespace talus::laws
