#pragma once

// The frictional contact problem of one rock, solved directly: each contact is open, slides or sticks. One that slides
// has friction known up to its size, along its slip direction t_i (unit, the tangential velocity after the step),
//
//     u+ = u + M^-1 sum_i J_i' p_i,      slides:  p_i = lambda_i (n_i - mu_i t_i),    n_i.v_i+ = s_i
//                                        sticks:  v_i+ = s_i n_i
//                                        open:    p_i = 0,                            n_i.v_i+ >= s_i,
//
// a small linear system for given modes, which are guessed, corrected and then verified: no contact pulls or approaches
// faster than allowed, friction opposes the slip that results, and what sticks stays within Coulomb's cone. What is
// verified is a solution of the same problem that the frictional LCP poses, with the round cone in place of a pyramid.
// all_sliding.h has the usual case, contact_modes.h the others. Where no modes are found the answer is `false`, and the
// LCP is asked.

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
inline constexpr int kMaxSlidingContacts = 16;

/// On success the velocity of the body is u+, and `impulses` holds what acts at each contact. `slack`: m/s by which
/// open contacts may approach faster than s_i. Corners of a base that is flat but for a millionth can only all carry by
/// enormous impulses that cancel; with a little slack some of them are open.
[[nodiscard]] bool solve_sliding(std::span<const SlidingContact> contacts, SlidingBody& body,
                                 std::span<SlidingImpulse> impulses, double slack = 0);

}  // namespace talus::rockfall
