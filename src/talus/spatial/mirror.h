#pragma once

// How far a scene that began symmetric has left its symmetry. With n the normal of the plane through o and
// S = 1 - 2 n n', the mirror image of a state is
//
//     p -> o + S (p - o),     v -> S v,     w -> -S w,     Q -> S Q S,     Q = R R0' the turn since the start
//
// (w and Q are those of a rotation: its sense turns round.) Bodies are paired at the start; a body on the plane is its
// own partner.

#include <span>
#include <vector>

#include "talus/spatial/model.h"

namespace talus::spatial {

struct MirrorPlane {
  Vector3 point = Vector3::Zero();
  Vector3 normal = Vector3::UnitX();  ///< unit
};

struct MirrorPair {
  int body = 0, partner = 0;  ///< body <= partner
};

/// The pairs of dynamic bodies. Throws core::InputError naming a body that has no partner of the same mass, place and
/// velocity in the mirror.
[[nodiscard]] std::vector<MirrorPair> mirror_pairs(const Scene& scene, const MirrorPlane& plane);

struct MirrorError {
  double position = 0;  ///< farthest centre from the image of its partner, m
  double turn = 0;      ///< largest angle between turns since the start, rad
  double speed = 0;     ///< largest difference of velocities, m/s
};

[[nodiscard]] MirrorError mirror_error(const Scene& scene, const MirrorPlane& plane, std::span<const MirrorPair> pairs,
                                       std::span<const SpatialState> states);

}  // namespace talus::spatial
