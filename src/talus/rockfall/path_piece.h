#pragma once

// The motion of a rock between two changes of velocity: what onlookers are told. Position and attitude follow `motion`
// exactly. So does the velocity in flight. In contact `motion` also carries the rock along bent ways and back to its
// gap, millionths of a metre that would be metres per second in a short piece: there the velocity is that of the rock
// itself, which changes evenly from one end of the piece to the other.

#include "talus/bodies/spatial_state.h"
#include "talus/motion/free_flight.h"

namespace talus::rockfall {

using core::Vector3;

enum class PieceKind { flight, contact };

struct Velocity {
  Vector3 v = Vector3::Zero();  ///< of the centre of mass, m/s
  Vector3 w = Vector3::Zero();  ///< in world axes, rad/s
};

struct PathPiece {
  PieceKind kind = PieceKind::flight;
  double time = 0;      ///< at its beginning, s since release
  double duration = 0;  ///< s
  const motion::FreeFlight* motion = nullptr;
  Vector3 acceleration = Vector3::Zero();  ///< of the centre of mass along `motion`
  int contacts = 0;                        ///< that push during a contact piece
  Velocity begin, end;                     ///< of the rock, in a contact piece

  /// `t` from 0 to `duration`.
  [[nodiscard]] bodies::SpatialState state_at(double t) const;
  [[nodiscard]] Vector3 velocity_at(double t) const {
    return kind == PieceKind::flight ? motion->velocity(t) : Vector3(begin.v + share(t) * (end.v - begin.v));
  }
  /// Largest speed of the centre of mass between two times of the piece: |v|^2 is convex.
  [[nodiscard]] double max_speed(double t0, double t1) const;
  /// Ends the piece earlier.
  void shorten(double to);

 private:
  [[nodiscard]] double share(double t) const { return duration > 0 ? t / duration : 1; }
};

}  // namespace talus::rockfall
