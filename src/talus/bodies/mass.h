#pragma once

// Mass properties of one rigid body and the kinetic energy they give. Units SI: kg, kg m^2.

#include "talus/core/linear_algebra.h"

namespace talus::bodies {

using core::Matrix3;
using core::Vector3;

/// Of a body in the plane: u = (vx, vy, omega).
struct PlanarMass {
  double mass = 0;     ///< kg, > 0
  double inertia = 0;  ///< about the centre of mass, kg m^2, > 0
};

/// Of a body in space: u = (vx, vy, vz, wx, wy, wz), both parts in world axes.
struct SpatialMass {
  double mass = 0;                      ///< kg, > 0
  Matrix3 inertia_W = Matrix3::Zero();  ///< about the centre of mass in world axes (R I R'), kg m^2, positive definite
};

}  // namespace talus::bodies
