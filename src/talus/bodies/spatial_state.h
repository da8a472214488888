#pragma once

// Where a body in space is and how it moves, and the energies and momenta that follow:
//
//     p = m v                       linear momentum, kg m/s
//     L = R I_B R' w                angular momentum about the centre of mass, kg m^2/s
//     T = m v.v / 2 + w.L / 2       kinetic energy, J
//
// Frames: W the world; B the body, with its origin in the centre of mass and its axes along the principal axes of
// inertia, so that I_B = diag(I1, I2, I3). x_W = p_WB + R_WB x_B. Units SI, angles in rad.
// (RocFall3 manual, 2.1-2.2; the inertia in the world frame is R I R'.)

#include <cmath>

#include <Eigen/Geometry>

#include "talus/bodies/mass.h"

namespace talus::bodies {

using Quaternion = Eigen::Quaterniond;

struct SpatialState {
  Vector3 p_WB = Vector3::Zero();            ///< centre of mass, m
  Quaternion R_WB = Quaternion::Identity();  ///< attitude, unit quaternion
  Vector3 v_WB = Vector3::Zero();            ///< velocity of the centre of mass, m/s
  Vector3 w_WB = Vector3::Zero();            ///< angular velocity in world axes, rad/s
};

/// Mass properties in the body's own frame.
struct PrincipalMass {
  double mass = 0;                    ///< kg, > 0
  Vector3 moments = Vector3::Zero();  ///< I1, I2, I3 about the axes of B, kg m^2, each > 0
};

/// Energies and momenta of a moving body.
struct Kinetics {
  double translational_energy = 0;               ///< J
  double rotational_energy = 0;                  ///< J
  Vector3 linear_momentum_W = Vector3::Zero();   ///< kg m/s
  Vector3 angular_momentum_W = Vector3::Zero();  ///< about the centre of mass, kg m^2/s

  [[nodiscard]] double kinetic_energy() const { return translational_energy + rotational_energy; }
};

/// Number by number, with a message for the first that is wrong: what check() does with anything that looks odd.
void check_each(const PrincipalMass& mass);
void check_each(const SpatialState& state);
void check_each(const char* key, const Vector3& value);

/// Throws core::InputError unless mass and moments are positive and finite.
inline void check(const PrincipalMass& mass) {
  const double sum = mass.mass + mass.moments.sum();  // not finite if one of them is not
  if (!(mass.mass > 0 && mass.moments.minCoeff() > 0 && 0 * sum == 0)) check_each(mass);
}
/// Throws core::InputError unless everything is finite and the attitude a unit quaternion (to 1e-6).
inline void check(const SpatialState& state) {
  const double sum = (state.p_WB + state.v_WB + state.w_WB).sum();
  if (!(std::abs(state.R_WB.squaredNorm() - 1) < 1e-6 && 0 * sum == 0)) check_each(state);
}
/// Throws core::InputError, naming `key`, unless the three numbers are finite.
inline void check_finite(const char* key, const Vector3& value) {
  if (!(0 * value.sum() == 0)) check_each(key, value);
}

[[nodiscard]] Kinetics kinetics_of(const PrincipalMass& mass, const SpatialState& state);
/// Of both motions, J.
[[nodiscard]] double kinetic_energy(const PrincipalMass& mass, const SpatialState& state);

/// The same mass as contact problems want it: inertia in world axes.
[[nodiscard]] SpatialMass mass_in_world(const PrincipalMass& mass, const Quaternion& R_WB);

/// R diag(moments) R'.
[[nodiscard]] Matrix3 inertia_in_world(const Vector3& moments, const Quaternion& R_WB);

/// Angular velocity in the axes of the body.
[[nodiscard]] inline Vector3 spin_in_body(const SpatialState& state) {
  return state.R_WB.conjugate() * state.w_WB;
}

/// World place of the point at `p_B` of the body.
[[nodiscard]] inline Vector3 point_position(const SpatialState& state, const Vector3& p_B) {
  return state.p_WB + state.R_WB * p_B;
}

/// World velocity of the point at `p_B` of the body.
[[nodiscard]] inline Vector3 point_velocity(const SpatialState& state, const Vector3& p_B) {
  return state.v_WB + state.w_WB.cross(state.R_WB * p_B);
}

}  // namespace talus::bodies
