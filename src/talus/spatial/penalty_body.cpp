#include "talus/spatial/penalty_body.h"

#include "talus/collision/pose.h"

namespace talus::spatial {
namespace {

Matrix3 skew(const Vector3& u) {
  Matrix3 m;
  m << 0, -u.z(), u.y(), u.z(), 0, -u.x(), -u.y(), u.x(), 0;
  return m;
}

Matrix3 rotation(const Vector4& q) {
  const Vector3 u = q.head<3>();
  const double s = q[3];
  const Matrix3 N = (s * s - u.squaredNorm()) * Matrix3::Identity() + 2 * u * u.transpose() + 2 * s * skew(u);
  return N / q.squaredNorm();
}

/// dR/dq_k = (dN/dq_k - 2 q_k R) / |q|^2.
void fill_rotation_derivatives(const Vector4& q, const Matrix3& R, std::array<Matrix3, 4>& dR) {
  const Vector3 u = q.head<3>();
  const double s = q[3], square = q.squaredNorm();
  for (int k = 0; k < 3; ++k) {
    const Vector3 e = Vector3::Unit(k);
    const Matrix3 dN = -2 * u[k] * Matrix3::Identity() + 2 * (e * u.transpose() + u * e.transpose()) + 2 * s * skew(e);
    dR[static_cast<std::size_t>(k)] = (dN - 2 * q[k] * R) / square;
  }
  dR[3] = (2 * s * Matrix3::Identity() + 2 * skew(u) - 2 * s * R) / square;
}

}  // namespace

StateVector to_state_vector(const PrincipalMass& mass, const SpatialState& state) {
  const Vector3 spin_B = state.R_WB.conjugate() * state.w_WB;
  StateVector y;
  y << state.p_WB, state.R_WB.coeffs(), mass.mass * state.v_WB, state.R_WB * mass.moments.cwiseProduct(spin_B);
  return y;
}

SpatialState to_spatial_state(const PrincipalMass& mass, const StateVector& y) {
  SpatialState state;
  state.p_WB = y.segment<3>(kAtX);
  state.R_WB = bodies::Quaternion(Vector4(y.segment<4>(kAtQ))).normalized();
  state.v_WB = y.segment<3>(kAtP) / mass.mass;
  const Vector3 L_B = state.R_WB.conjugate() * Vector3(y.segment<3>(kAtL));
  state.w_WB = state.R_WB * L_B.cwiseQuotient(mass.moments);
  return state;
}

BodyFrame frame_of(const PrincipalMass& mass, const StateVector& y) {
  BodyFrame frame;
  frame.x = y.segment<3>(kAtX);
  frame.R = rotation(y.segment<4>(kAtQ));
  frame.v = y.segment<3>(kAtP) / mass.mass;
  const Vector3 L_B = frame.R.transpose() * y.segment<3>(kAtL);
  frame.w = frame.R * L_B.cwiseQuotient(mass.moments);
  return frame;
}

BodyFrame linearised_frame(const PrincipalMass& mass, const StateVector& y) {
  BodyFrame frame = frame_of(mass, y);
  fill_rotation_derivatives(y.segment<4>(kAtQ), frame.R, frame.dR);
  const Matrix3 inverse = mass.moments.cwiseInverse().asDiagonal();
  const Vector3 L = y.segment<3>(kAtL);
  for (int k = 0; k < 4; ++k) {
    const Matrix3& dR = frame.dR[static_cast<std::size_t>(k)];
    frame.dw_dq.col(k) = dR * (inverse * (frame.R.transpose() * L)) + frame.R * (inverse * (dR.transpose() * L));
  }
  frame.dw_dL = frame.R * inverse * frame.R.transpose();
  frame.dv_dP = 1 / mass.mass;
  return frame;
}

BodyFrame steady_frame(const SpatialState& start, double elapsed) {
  BodyFrame frame;
  frame.x = start.p_WB + elapsed * start.v_WB;
  frame.v = start.v_WB;
  frame.w = start.w_WB;
  const bodies::Quaternion q = collision::rotation_by(elapsed * start.w_WB) * start.R_WB;
  frame.R = rotation(q.coeffs());
  fill_rotation_derivatives(q.coeffs(), frame.R, frame.dR);
  return frame;
}

Vector4 attitude_rate(const Vector3& w, const Vector4& q) {
  return attitude_rate_by_attitude(w) * q;
}

Eigen::Matrix4d attitude_rate_by_attitude(const Vector3& w) {
  Eigen::Matrix4d m;
  m << skew(w), w, -w.transpose(), 0;
  return 0.5 * m;
}

Eigen::Matrix<double, 4, 3> attitude_rate_by_spin(const Vector4& q) {
  const Vector3 u = q.head<3>();
  Eigen::Matrix<double, 4, 3> m;
  m << q[3] * Matrix3::Identity() - skew(u), -u.transpose();
  return 0.5 * m;
}

}  // namespace talus::spatial
