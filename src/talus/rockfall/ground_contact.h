#pragma once

// A place where a rock is within the tolerance of the ground.

#include <cstdint>

#include "talus/rockfall/contact_geometry.h"

namespace talus::rockfall {

struct GroundContact {
  Vector3 point = Vector3::Zero();    ///< on the rock or on the ground: they are within the tolerance
  Vector3 normal = Vector3::UnitZ();  ///< from the ground to the rock
  double gap = 0;                     ///< lower bound, m
  std::int64_t triangle = 0;
  ContactGeometry geometry;
};

}  // namespace talus::rockfall
