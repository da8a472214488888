#pragma once

// Accelerations of the dynamic bodies by everything but contacts and joints: gravity, springs, drag and motors.
//
// A motor's torque (model.h) is taken no larger than what would bring its joint to the target speed within one step: a
// gain that is too large for the step holds the speed instead of swinging.

#include <span>
#include <vector>

#include "talus/spatial/model.h"

namespace talus::spatial {

struct Acceleration {
  Vector3 linear = Vector3::Zero();   ///< m/s^2
  Vector3 angular = Vector3::Zero();  ///< I^-1 torque, world axes, rad/s^2 (the gyroscopic part is the rotation's own)
};

/// `targets`: of each joint's motor. `dt`: the step.
void accelerations(const Scene& scene, std::span<const SpatialState> states, std::span<const double> targets, double dt,
                   std::vector<Acceleration>& result);

}  // namespace talus::spatial
