#pragma once

// The frictional contact problem of one rock when every contact that pushes also slides, which is the common case on a
// slope. With slip directions t_i (unit, along the tangential velocity after the step) friction is known up to its
// size,
//
//     u+ = u + M^-1 sum_i lambda_i J_i' (n_i - mu_i t_i),        n_i.v_i+ = s_i      for the contacts that push,
//                                                                n_i.v_i+ >= s_i     for the others,
//
// a small linear system for an active set, which is guessed, corrected and then verified: lambda > 0, no contact
// approaches faster than allowed, and friction opposes the slip that results. What is verified is a solution of the
// same problem that the frictional LCP poses, with Coulomb's round cone in place of a pyramid. A single contact that
// sticks has a closed form, too. Where one of several sticks the answer is `false`, and the LCP is asked.

#include <array>
#include <span>

#include "talus/core/linear_algebra.h"

namespace talus::rockfall {

using core::Matrix3;
using core::Vector3;

struct SlidingContact {
  Vector3 n = Vector3::UnitZ();
  Vector3 r = Vector3::Zero();  ///< from the centre of mass
  double friction = 0;
  double least_speed = 0;  ///< s_i
};

struct SlidingBody {
  double inverse_mass = 0;
  Matrix3 inverse_inertia = Matrix3::Zero();  ///< in world axes
  Vector3 v = Vector3::Zero(), w = Vector3::Zero();
};

/// Sizes, N s.
struct SlidingImpulse {
  double normal = 0, tangential = 0;
};

/// As many contacts as it looks at.
inline constexpr int kMaxSlidingContacts = 8;

/// On success the velocity of the body is u+, and `impulses` holds what acts at each contact.
[[nodiscard]] bool solve_sliding(std::span<const SlidingContact> contacts, SlidingBody& body,
                                 std::span<SlidingImpulse> impulses);

}  // namespace talus::rockfall
