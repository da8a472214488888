#include "talus/bodies/spatial_state.h"

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::bodies {
namespace {

void check_positive(const char* key, double value) {
  if (std::isfinite(value) && value > 0) return;
  throw core::InputError({.key = key,
                          .value = fmt::format("{}", value),
                          .problem = "is not a positive number",
                          .accepted = "a finite number > 0"});
}

}  // namespace

void check_each(const PrincipalMass& mass) {
  check_positive("mass", mass.mass);
  constexpr std::array kNames{"principal moment 1", "principal moment 2", "principal moment 3"};
  for (int i = 0; i < 3; ++i) check_positive(kNames.at(i), mass.moments[i]);
}

void check_each(const char* key, const Vector3& value) {
  if (value.allFinite()) return;
  throw core::InputError({.key = key,
                          .value = fmt::format("({}, {}, {})", value.x(), value.y(), value.z()),
                          .problem = "is not finite",
                          .accepted = "three finite numbers"});
}

void check_each(const SpatialState& state) {
  check_each("position", state.p_WB);
  check_each("velocity", state.v_WB);
  check_each("angular velocity", state.w_WB);
  const double length = state.R_WB.norm();
  if (std::abs(length - 1) < 1e-6) return;
  throw core::InputError({.key = "attitude",
                          .value = fmt::format("a quaternion of length {}", length),
                          .problem = "is not a rotation",
                          .accepted = "a quaternion of length 1"});
}

Kinetics kinetics_of(const PrincipalMass& mass, const SpatialState& state) {
  const Vector3 w_B = spin_in_body(state);
  const Vector3 L_B = mass.moments.cwiseProduct(w_B);
  return {.translational_energy = 0.5 * mass.mass * state.v_WB.squaredNorm(),
          .rotational_energy = 0.5 * w_B.dot(L_B),
          .linear_momentum_W = mass.mass * state.v_WB,
          .angular_momentum_W = state.R_WB * L_B};
}

double kinetic_energy(const PrincipalMass& mass, const SpatialState& state) {
  const Vector3 w_B = spin_in_body(state);
  return 0.5 * mass.mass * state.v_WB.squaredNorm() + 0.5 * w_B.dot(mass.moments.cwiseProduct(w_B));
}

SpatialMass mass_in_world(const PrincipalMass& mass, const Quaternion& R_WB) {
  return {.mass = mass.mass, .inertia_W = inertia_in_world(mass.moments, R_WB)};
}

Matrix3 inertia_in_world(const Vector3& moments, const Quaternion& R_WB) {
  const Matrix3 R = R_WB.toRotationMatrix();
  return R * moments.asDiagonal() * R.transpose();
}

}  // namespace talus::bodies
