#pragma once

// A body on its own for a short time: its centre moves steadily, and it turns as a body without torque does, exactly.

#include "talus/collision/pose.h"
#include "talus/spatial/model.h"

namespace talus::spatial {

/// The state after `time`; velocity of the centre unchanged, spin that of torque-free rotation.
[[nodiscard]] SpatialState drifted(const PrincipalMass& mass, const SpatialState& state, double time);

/// The steady motion that leads from one to the other in `time`.
[[nodiscard]] collision::SteadyMotion between(const SpatialState& from, const SpatialState& to, double time);

/// The rotation vector of a unit quaternion, length at most pi.
[[nodiscard]] Vector3 rotation_vector(const Quaternion& q);

}  // namespace talus::spatial
