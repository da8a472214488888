#pragma once

// The turn that brings one direction onto another. Eigen's own is a template that takes seconds to compile in every
// file that uses it.

#include "talus/bodies/spatial_state.h"

namespace talus::support {

[[nodiscard]] bodies::Quaternion turn_between(const core::Vector3& from, const core::Vector3& to);

}  // namespace talus::support
