#pragma once

// What is printed per step about the whole scene: momenta and energies of the free bodies.
//
//     P = sum M V,  L_center = sum M X x V,  L_spin = sum I w,  T_center = sum M |V|^2 / 2,  T_spin = sum I w^2 / 2
//
// Angular momentum about the world's origin. Units: N s, N m s, J (per metre of depth).

#include <span>

#include "talus/scene/model.h"

namespace talus::scene {

struct Measures {
  Vector2 momentum = Vector2::Zero();
  double angular_center = 0;
  double angular_spin = 0;
  double kinetic_center = 0;
  double kinetic_spin = 0;
  double potential = 0;

  [[nodiscard]] double kinetic() const { return kinetic_center + kinetic_spin; }
  [[nodiscard]] double energy() const { return kinetic() + potential; }
};

[[nodiscard]] Measures measure(const Scene& scene, std::span<const PlanarState> states);

}  // namespace talus::scene
