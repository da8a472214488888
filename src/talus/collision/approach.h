#pragma once

// When do two moving pieces come as near as a target? Conservative steps: with n the normal of the nearest points at
// time t and x = p + r the points of a body, p its origin, |r| <= R,
//
//     n.x(t + s) >= n.p + s n.v + (n + s n x w).r - s^2 |w|^2 R / 2,
//
// as the acceleration of a point of a steadily turning body is |w|^2 times its distance from the axis. The least over A
// minus the most over B is a bound S(s) of the distance that counts the turning of the parts that matter only. It is
// concave in s: where it is at least the goal at s = 0 and at s, it is so in between. Hence nothing is missed, however
// thin or fast. A second bound, good for fast turning, is d - s L with
//
//     L = -n.(v_A - v_B) + R_A |n x w_A| + R_B |n x w_B|.

#include "talus/collision/piece_contacts.h"

namespace talus::collision {

struct MovingSphere {
  const SteadyMotion& motion;
  double radius = 0;
};

/// A time before which the spheres are farther apart than `gap`; `duration` if they always are. Infinite ones: 0.
[[nodiscard]] double first_time_near(const MovingSphere& a, const MovingSphere& b, double duration, double gap);

/// A piece, where it is on a body, and how the body moves.
struct MovingPiece {
  const Piece& piece;
  Pose pose;
  const SteadyMotion& motion;
};

/// The first time in [start, duration] at which the distance is between 3/4 of the target and the target (or at
/// `start`, if it is less than the target there); `duration` if never.
[[nodiscard]] double time_of_approach(const MovingPiece& a, const MovingPiece& b, double start, double duration,
                                      double target, PieceContacts& contacts, Vector3& direction);

/// The triangles of the surface that may come within `gap` of a body with this bounding radius until `duration`.
void triangles_on_the_way(const MovingPiece& surface, const MovingSphere& body, double duration, double gap,
                          std::vector<int>& triangles);

}  // namespace talus::collision
