#pragma once

// Starts of rocks as a table: x, y, z of the centre of mass in the coordinates of the slope (m), the orientation of the
// shape as drawn as a unit quaternion qw, qx, qy, qz, the velocity vx, vy, vz (m/s) and the spin wx, wy, wz about the
// axes of the world (rad/s). Columns in any order; x, y, z are needed, all of the quaternion or none of it.

#include <filesystem>
#include <optional>
#include <vector>

#include "talus/bodies/spatial_state.h"

namespace talus::io {

struct StartState {
  int line = 0;  ///< of the file
  core::Vector3 position = core::Vector3::Zero();
  bodies::Quaternion orientation = bodies::Quaternion::Identity();  ///< R_WG
  core::Vector3 velocity = core::Vector3::Zero();
  core::Vector3 spin = core::Vector3::Zero();
};

/// Throws core::InputError with file, line, column and value.
[[nodiscard]] std::vector<StartState> read_states(const std::filesystem::path& path);

/// Of length 1; none if the length is not 1 within 1e-3.
[[nodiscard]] std::optional<bodies::Quaternion> unit_quaternion(double w, double x, double y, double z);

}  // namespace talus::io
