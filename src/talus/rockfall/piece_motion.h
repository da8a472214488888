#pragma once

// What maps, counters and paths take from a piece of a trajectory: constant acceleration of the centre of mass and a
// constant energy of rotation. This is the one place that says what velocity and energy a piece has.

#include <algorithm>

#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

struct PieceMotion {
  Vector3 p, v, a;  ///< of the way of the centre of mass at the beginning: m, m/s, m/s^2
  Vector3 u = v;    ///< velocity of the rock at the beginning, m/s; in contact not quite that of its way (path_piece.h)
  Vector3 u_rate = a;
  double duration = 0;
  double mass = 0;
  double rotational_energy = 0;  ///< J; in contact the larger of that at both ends

  [[nodiscard]] Vector3 position(double t) const { return p + t * (v + 0.5 * t * a); }
  [[nodiscard]] Vector3 velocity(double t) const { return u + t * u_rate; }
  [[nodiscard]] double translational_energy(double t) const { return 0.5 * mass * velocity(t).squaredNorm(); }
};

[[nodiscard]] inline PieceMotion motion_of(const PathPiece& piece, const bodies::PrincipalMass& mass) {
  const motion::FreeFlight& way = *piece.motion;
  PieceMotion motion{.p = way.position(0), .v = way.velocity(0), .a = piece.acceleration};
  motion.duration = piece.duration;
  motion.mass = mass.mass;
  if (piece.kind == PieceKind::flight) {
    // Not the energy of `way` itself: symplectic flight moves on as a ball, whose spin axis stands still.
    motion.rotational_energy = 0.5 * way.rotation().spin_in_body(0).cwiseAbs2().dot(mass.moments);
    return motion;
  }
  motion.u = piece.begin.v;
  motion.u_rate =
      piece.duration > 0 ? Vector3((piece.end.v - piece.begin.v) / piece.duration) : Vector3(Vector3::Zero());
  for (const double t : {0.0, piece.duration})
    motion.rotational_energy =
        std::max(motion.rotational_energy, bodies::kinetics_of(mass, piece.state_at(t)).rotational_energy);
  return motion;
}

/// A state as a motion without duration.
[[nodiscard]] inline PieceMotion moment_of(const bodies::SpatialState& state, const bodies::PrincipalMass& mass) {
  return {.p = state.p_WB,
          .v = state.v_WB,
          .a = Vector3::Zero(),
          .mass = mass.mass,
          .rotational_energy = bodies::kinetics_of(mass, state).rotational_energy};
}

}  // namespace talus::rockfall
