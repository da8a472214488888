#pragma once

// Forces on the bodies of a scene, and their potential energy.
//
//   gravity   F = M g                                        U = -M g.X
//   spring    F = -k (|d| - l0) d/|d|  on end a, d = a - b   U = k/2 (|d| - l0)^2
//   wind      F = beta (l/n) ((w - v).nhat) nhat  at the midpoint of each of n equal pieces of an edge of length l,
//             v the velocity of that point, nhat the edge's normal (its sign cancels); no potential
//
// Torques about the centre of mass: tau = r x F. Where the two ends of a spring meet, d/|d| has no direction and the
// spring pushes nowhere. Fixed bodies feel nothing and add nothing to U: their share would be a constant.

#include <span>
#include <vector>

#include "talus/scene/model.h"

namespace talus::scene {

struct Load {
  Vector2 force = Vector2::Zero();  ///< N
  double torque = 0;                ///< about the centre of mass, N m
};

/// The load on each body; fixed bodies may get one too, which nobody uses.
void accumulate_loads(const Scene& scene, std::span<const PlanarState> states, std::vector<Load>& loads);

[[nodiscard]] double potential_energy(const Scene& scene, std::span<const PlanarState> states);

/// Where a spring's end is in the world.
[[nodiscard]] Vector2 end_position(const SpringEnd& end, std::span<const PlanarState> states);

}  // namespace talus::scene
