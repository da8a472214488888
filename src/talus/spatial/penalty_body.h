#pragma once

// A body as `penalty` integrates it: y = (x, q, P, L), 13 numbers, of which the rest follows:
//
//     x' = v = P/m,    q' = (w, 0) q / 2,    P' = F,    L' = tau,    w = R I^-1 R' L
//     R = N(q)/|q|^2,  N = (s^2 - u.u) 1 + 2 u u' + 2 s [u],   q = (u, s)
//
// R is a rotation for q of any length, so that its length is no source of error (Larsen, 6.2 and 6.4). Order of q: as
// Eigen stores it, (x, y, z, w). A body that does not answer forces moves on steadily; its P and L are left at zero.

#include <array>

#include "talus/bodies/spatial_state.h"
#include "talus/spatial/penalty_jet.h"

namespace talus::spatial {

using bodies::PrincipalMass;
using bodies::SpatialState;
using core::Matrix3;
using core::Vector3;

inline constexpr int kStateSize = 13;
inline constexpr int kAtX = 0, kAtQ = 3, kAtP = 7, kAtL = 10;
using StateVector = Eigen::Matrix<double, kStateSize, 1>;
using Vector4 = Eigen::Vector4d;

struct PenaltyBody {
  PrincipalMass mass;  ///< of a body that answers forces
  SpatialState state;
  bool dynamic = true;      ///< false: moves on steadily with the velocities of `state`
  double linear_drag = 0;   ///< 1/s
  double angular_drag = 0;  ///< 1/s
};

/// What forces need to know of a body at one time.
struct BodyFrame {
  Vector3 x = Vector3::Zero(), v = Vector3::Zero(), w = Vector3::Zero();
  Matrix3 R = Matrix3::Identity();
  // Derivatives; filled by `linearised_frame` only.
  std::array<Matrix3, 4> dR;  ///< dR/dq_k
  Eigen::Matrix<double, 3, 4> dw_dq = Eigen::Matrix<double, 3, 4>::Zero();
  Matrix3 dw_dL = Matrix3::Zero();
  double dv_dP = 0;
};

[[nodiscard]] StateVector to_state_vector(const PrincipalMass& mass, const SpatialState& state);
[[nodiscard]] SpatialState to_spatial_state(const PrincipalMass& mass, const StateVector& y);

[[nodiscard]] BodyFrame frame_of(const PrincipalMass& mass, const StateVector& y);
[[nodiscard]] BodyFrame linearised_frame(const PrincipalMass& mass, const StateVector& y);
/// Of a body in steady motion, `elapsed` after `start`; with dR.
[[nodiscard]] BodyFrame steady_frame(const SpatialState& start, double elapsed);

/// q' of a body that turns with w.
[[nodiscard]] Vector4 attitude_rate(const Vector3& w, const Vector4& q);
/// d(q')/dq with w held.
[[nodiscard]] Eigen::Matrix4d attitude_rate_by_attitude(const Vector3& w);
/// d(q')/dw.
[[nodiscard]] Eigen::Matrix<double, 4, 3> attitude_rate_by_spin(const Vector4& q);

/// Where the derivatives of one body stand among the N columns of a jet; -1: they are left out.
struct JetBody {
  const BodyFrame* frame = nullptr;
  int column = -1;
};

template <int N>
Jet3<N> jet_of_constant(const Vector3& value) {
  return {value};
}

template <int N>
Jet3<N> centre(const JetBody& body) {
  Jet3<N> x{body.frame->x};
  if constexpr (N > 0)
    if (body.column >= 0) x.d.template block<3, 3>(0, body.column + kAtX).setIdentity();
  return x;
}

/// R r of a vector fixed to the body.
template <int N>
Jet3<N> turned(const JetBody& body, const Vector3& r) {
  Jet3<N> result{body.frame->R * r};
  if constexpr (N > 0)
    if (body.column >= 0)
      for (int k = 0; k < 4; ++k)
        result.d.col(body.column + kAtQ + k) = body.frame->dR[static_cast<std::size_t>(k)] * r;
  return result;
}

template <int N>
Jet3<N> velocity(const JetBody& body) {
  Jet3<N> v{body.frame->v};
  if constexpr (N > 0)
    if (body.column >= 0) v.d.template block<3, 3>(0, body.column + kAtP).diagonal().setConstant(body.frame->dv_dP);
  return v;
}

template <int N>
Jet3<N> spin(const JetBody& body) {
  Jet3<N> w{body.frame->w};
  if constexpr (N > 0)
    if (body.column >= 0) {
      w.d.template block<3, 4>(0, body.column + kAtQ) = body.frame->dw_dq;
      w.d.template block<3, 3>(0, body.column + kAtL) = body.frame->dw_dL;
    }
  return w;
}

/// Velocity of what of the body is at Q (world).
template <int N>
Jet3<N> velocity_at(const JetBody& body, const Jet3<N>& Q) {
  return velocity<N>(body) + cross(spin<N>(body), Q - centre<N>(body));
}

}  // namespace talus::spatial
