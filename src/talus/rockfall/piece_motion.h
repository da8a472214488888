#pragma once

// What maps, counters and paths take from a piece of a trajectory: constant acceleration of the centre of mass and a
// constant energy of rotation. This is the one place that says what velocity and energy a piece has.

#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

struct PieceMotion {
  Vector3 p, v, a;  ///< of the centre of mass at the beginning: m, m/s, m/s^2
  double duration = 0;
  double mass = 0;
  double rotational_energy = 0;  ///< J

  [[nodiscard]] Vector3 position(double t) const { return p + t * (v + 0.5 * t * a); }
  [[nodiscard]] Vector3 velocity(double t) const { return v + t * a; }
  [[nodiscard]] double translational_energy(double t) const { return 0.5 * mass * velocity(t).squaredNorm(); }
};

[[nodiscard]] inline PieceMotion motion_of(const PathPiece& piece, const bodies::PrincipalMass& mass) {
  const motion::FreeFlight& motion = *piece.motion;
  // Not the energy of `motion` itself: symplectic flight moves on as a ball, whose spin axis stands still.
  const Vector3 w_B = motion.rotation().spin_in_body(0);
  return {.p = motion.position(0),
          .v = motion.velocity(0),
          .a = piece.acceleration,
          .duration = piece.duration,
          .mass = mass.mass,
          .rotational_energy = 0.5 * w_B.cwiseAbs2().dot(mass.moments)};
}

}  // namespace talus::rockfall
