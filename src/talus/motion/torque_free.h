#pragma once

// Torque-free rotation of a rigid body about its centre of mass, exact at any time:
//
//     I w' = (I w) x w   in body axes,        R' = R [w]x ,        R (I w) = constant in the world. (RocFall3, 2.7)
//
// Solution in closed form (Jacobi 1849; Landau & Lifshitz, Mechanics, paragraph 37). No steps are taken: the cost and
// the error do not grow with the number of revolutions, apart from the rounding of the product rate x time. Chosen over
// a geometric integrator because, written in the complements k1 and v below, it is *not* fragile near the separatrix.
//
//   I_i, j_i = 1/I_i   principal moments, kg m^2, and their reciprocals
//   L, n               length of the angular momentum, kg m^2/s, and its direction in body axes
//   b                  the axis of the intermediate moment; a the axis around which n circulates, c the third one:
//                      n_a^2 |j_b - j_a| >= n_c^2 |j_c - j_b|. Directions are chosen so that (a, b, c) is right-handed
//                      and, at t = 0, n_a > 0 and n_c >= 0: then |u_0| <= K. s = sign(j_c - j_a)
//   x_b, x_c           (j_b - j_a)/(j_c - j_a) and (j_c - j_b)/(j_c - j_a): both in [0, 1], sum 1
//   A, B, C            A^2 = n_a^2 + n_b^2 x_c,   C^2 = n_c^2 + n_b^2 x_b = 1 - A^2,   B = C / sqrt(x_b)
//   n(t)               ( A dn u,  -s B sn u,  C cn u ),     u = rate t + u_0,  rate = L A sqrt(|j_c - j_a| |j_b - j_a|)
//   u_0                sn R_F(cn^2, dn^2, 1) of the start
//   k, k1              k^2 = (x_c/x_b) C^2/A^2,    k1^2 = 1 - k^2 = (n_a^2 - n_c^2 x_c/x_b) / A^2
//
// Every sum above has terms of one sign except k1^2, and that one is the distance from the separatrix, as accurate as
// the given state determines it. Attitude: the axis a precesses in the world about the fixed direction of L by
//     psi' = L (j_b n_b^2 + j_c n_c^2)/(n_b^2 + n_c^2) = L [ j_a + (j_c - j_a)/(1 + (x_c/x_b) sn^2 u) ],
// an integral of the third kind whose closed form is
//     psi = L [ j_a + (j_c - j_a) p ] t - s phase(u),       phase(u) = arg theta_1(pi (u + i w)/(2K)),
//     p = 1 + A sqrt(x_b) phase'(0),     w = sqrt(x_b) R_F(x_c, x_c/A^2, 1),     K' - w = A R_F(C^2, B^2, 1).
// (phase, sn, cn, dn: jacobi_theta.h.) R then follows from n and psi. Spheres, symmetric tops and the separatrix itself
// are covered by the same formulas. Only where n keeps still (sphere, spin along a principal axis or, in a symmetric
// body, square to its axis) the rotation is about a fixed axis and written as such; deviations from that below 1e-140
// count as none.

#include <limits>
#include <utility>

#include "talus/bodies/spatial_state.h"
#include "talus/motion/jacobi_theta.h"
#include "talus/motion/rotation_series.h"

namespace talus::motion {

using bodies::Quaternion;
using core::Matrix3;
using core::Vector3;

class TorqueFreeRotation {
 public:
  struct Pose {
    Matrix3 R_WB = Matrix3::Identity();
    Vector3 w_B = Vector3::Zero();  ///< angular velocity in body axes, rad/s
  };

  /// The body at rest in the world's axes.
  TorqueFreeRotation() = default;
  /// At t = 0 the attitude is R_WB0 (of unit length) and the angular velocity in body axes w_B0. Throws
  /// core::InputError unless the moments are positive and everything is finite. A motion that is asked for times from 0
  /// to `horizon` only may be a series (rotation_series.h).
  TorqueFreeRotation(const Vector3& principal_moments, const Quaternion& R_WB0, const Vector3& w_B0,
                     double horizon = std::numeric_limits<double>::infinity());

  /// Not torque-free at all, but followed and bounded by the same means: the rotation of a body in contact, driven so
  /// that its angular velocity in body axes is w_B0 + t rate_B. Throws core::InputError for one that turns by more than
  /// RotationSeries::kShortTurn from 0 to `horizon`, by w_B0 or by rate_B.
  [[nodiscard]] static TorqueFreeRotation driven(const Quaternion& R_WB0, const Vector3& w_B0, const Vector3& rate_B,
                                                 double horizon);

  /// Attitude and spin together: half the price of asking for both. `t` in s, of any sign.
  [[nodiscard]] Pose pose(double t) const {
    if (!is_short_) return closed_pose(t);
    return {series_.attitude(t).toRotationMatrix(), series_.spin_in_body(t)};
  }
  [[nodiscard]] Quaternion attitude(double t) const {
    return is_short_ ? series_.attitude(t) : Quaternion(closed_pose(t).R_WB).normalized();
  }
  /// The attitude and the angular velocity in world axes.
  [[nodiscard]] std::pair<Quaternion, Vector3> attitude_and_spin(double t) const;
  /// Angular velocity in world axes, rad/s.
  [[nodiscard]] Vector3 spin(double t) const;
  /// Angular velocity in body axes, rad/s.
  [[nodiscard]] Vector3 spin_in_body(double t) const;
  /// w' = I^-1 ((I w) x w), or what drives it, in body axes, of the angular velocity `w_B`, rad/s^2.
  [[nodiscard]] Vector3 spin_rate(const Vector3& w_B) const {
    if (driven_) return rate_B_;
    return {asymmetry_[0] * w_B[1] * w_B[2], asymmetry_[1] * w_B[2] * w_B[0], asymmetry_[2] * w_B[0] * w_B[1]};
  }

  /// w'' in body axes, where w' is `rate_B`, rad/s^3.
  [[nodiscard]] Vector3 spin_rate2(const Vector3& w_B, const Vector3& rate_B) const {
    if (driven_) return Vector3::Zero();
    return {asymmetry_[0] * (rate_B[1] * w_B[2] + w_B[1] * rate_B[2]),
            asymmetry_[1] * (rate_B[2] * w_B[0] + w_B[2] * rate_B[0]),
            asymmetry_[2] * (rate_B[0] * w_B[1] + w_B[0] * rate_B[1])};
  }

  [[nodiscard]] const SpinBounds& bounds() const { return bounds_; }
  /// Largest |w| between t0 and t1: exact, up to rounding; of a series the largest up to its horizon.
  [[nodiscard]] double max_spin(double t0, double t1) const;

  /// Time after which w_B returns, s: 4K/rate; 0 when it never changes, very large on the separatrix. Not of a series.
  [[nodiscard]] double period() const;
  [[nodiscard]] Vector3 angular_momentum_W() const { return R_WB0_ * moments_.cwiseProduct(w_B0_); }
  [[nodiscard]] double energy() const { return 0.5 * w_B0_.dot(moments_.cwiseProduct(w_B0_)); }

 private:
  struct Axes;  // numbers of the axes a, b, c and what depends on their moments

  [[nodiscard]] Pose closed_pose(double t) const;
  void follow_for_ever();
  [[nodiscard]] static Axes choose_axes(const Vector3& moments, const Vector3& w_B);
  void solve(const Axes& axes, const Vector3& n_B);
  void count_psi_from_start();
  void bound(const Vector3& moments);
  [[nodiscard]] Vector3 direction(const JacobiTheta::Values& values) const;
  [[nodiscard]] Matrix3 turned(double t, const JacobiTheta::Values& values, const Vector3& n) const;
  [[nodiscard]] Vector3 to_body(const Vector3& abc) const;

  bool fixed_axis_ = true, is_short_ = false, driven_ = false;
  Vector3 rate_B_ = Vector3::Zero();  // of a driven rotation
  RotationSeries series_;
  Quaternion R_WB0_ = Quaternion::Identity();
  Vector3 moments_ = Vector3::Ones();
  Vector3 asymmetry_ = Vector3::Zero();
  Vector3 w_B0_ = Vector3::Zero();
  double L_ = 0;
  SpinBounds bounds_;

  Eigen::Vector3i axis_{0, 1, 2};  // of the body, for a, b, c
  Vector3 axis_sign_ = Vector3::Ones();
  Vector3 amplitude_ = Vector3::Zero();    // of n: A, -s B, C
  Vector3 spin_factor_ = Vector3::Zero();  // L j_a, L j_b, L j_c
  double side_ = 1;                        // s
  double rate_ = 0, u0_ = 0, psi_rate_ = 0;
  JacobiTheta theta_;
  Matrix3 R_WE_ = Matrix3::Identity();  // the frame in which psi is counted; its third axis is that of L
};

}  // namespace talus::motion
