#pragma once

// What is told of a whole scene at one time, of its dynamic bodies:
//
//     P = sum m v,   L = sum (x m v + R I R' w) about the world's origin,   T = sum m v.v/2 + w.I w/2,
//     U = sum -m g.x + springs
//
// Units: N s, N m s, J.

#include <span>

#include "talus/spatial/model.h"

namespace talus::spatial {

struct Measures {
  Vector3 momentum = Vector3::Zero();
  Vector3 angular_momentum = Vector3::Zero();
  double translational = 0;  ///< J
  double rotational = 0;     ///< J
  double potential = 0;      ///< J

  [[nodiscard]] double kinetic() const { return translational + rotational; }
  [[nodiscard]] double energy() const { return kinetic() + potential; }
};

[[nodiscard]] Measures measure(const Scene& scene, std::span<const SpatialState> states);

}  // namespace talus::spatial
