#pragma once

// Rocks of many kinds for judging collision detection and whole trajectories, the same on every machine.

#include <cstdint>
#include <string>
#include <vector>

#include "tests/support/triangles_meet.h"

#include "talus/bodies/rock.h"
#include "talus/bodies/spatial_state.h"
#include "talus/core/random.h"

namespace talus::support {

/// About 1 m, of 2700 kg/m^3. Convex: the shapes of the library without the sphere, boulders, bars and slabs. Concave:
/// extruded L and star. `number` chooses the kind in turn and the sizes at random.
[[nodiscard]] bodies::Rock random_rock(std::uint64_t number, double size = 1);
inline constexpr int kRockKinds = 11;

/// An L of the given outer sides and thickness of its arms, and a star of five rays.
[[nodiscard]] bodies::Rock l_rock(double side, double arm, double height);
[[nodiscard]] bodies::Rock star_rock(double radius, double height);

[[nodiscard]] core::Vector3 random_direction(core::Random& random);
[[nodiscard]] bodies::Quaternion random_attitude(core::Random& random);

/// Triangles of the rock where it is.
[[nodiscard]] std::vector<Corners> placed(const bodies::Rock& rock, const bodies::SpatialState& state);

}  // namespace talus::support
