#pragma once

// Torque-free rotation over a short time as a power series: cheaper than its closed form (torque_free.h) where a body
// is followed for less than kShortTurn and then kicked again. In body axes, and with q the attitude,
//
//     w' = B(w, w)/2,  B(x, y)_a = g_a (x_b y_c + x_c y_b),  g_a = (I_b - I_c)/I_a   and so on around,
//     q' = q (0, w)/2,
//
// so that the coefficients follow from those before them by products of series:
//
//     (n+1) w_(n+1) = sum_k B(w_k, w_(n-k))/2,      2 (n+1) q_(n+1) = sum_k q_k (0, w_(n-k)),      k = 0 .. n.
//
// Where to stop, proved. |B(x, y)| is at most c |x| |y| with c = 2/sqrt(3) max|g| (a symmetric matrix without trace).
// With a = |w_0| h, h the horizon, and x = c a/2 the series are therefore bounded, term by term, by those of
// |w_0|/(1 - x t/h) and (1 - x t/h)^(-1/c), which solve the same equations with norms in the place of vectors:
//
//     |w_n| h^n <= |w_0| x^n,      |q_n| h^n <= product over k < n of (a/2 + k x)/(k + 1).
//
// Each bound is at most 1/10 of the last one within reach, so that what is left out is at most 10/9 of the first term
// that is: the series end where that is below kNegligible, less than the rounding of the result. The first of the two
// functions bounds |w| too, and with it the derivatives.
//
// A driven rotation, of a body in contact, has w = w_0 + t w_1 instead, and the same series for q. With b = |w_1| h^2
// its coefficients are bounded by Q_(n+1) = (a Q_n + b Q_(n-1))/(2 (n+1)), Q_0 = 1. As a and b are at most kShortTurn,
// a term is at most 1/10 of the larger of the two before it: where two in a row are negligible, all that follow are,
// and the second of the two is the first to be left out.

#include <array>

#include "talus/bodies/spatial_state.h"

namespace talus::motion {

using bodies::Quaternion;
using core::Vector3;

/// Upper bounds of the angular velocity in body axes and its derivatives, for the times that a motion is good for.
struct SpinBounds {
  double spin = 0;    ///< max |w|, rad/s
  double first = 0;   ///< >= |w'|, rad/s^2
  double second = 0;  ///< >= |w''|, rad/s^3
  double third = 0;   ///< >= |w'''|, rad/s^4
};

/// g_a = (I_b - I_c)/I_a, and so on around.
[[nodiscard]] inline Vector3 asymmetry(const Vector3& moments) {
  return {(moments[1] - moments[2]) / moments[0], (moments[2] - moments[0]) / moments[1],
          (moments[0] - moments[1]) / moments[2]};
}

class RotationSeries {
 public:
  static constexpr double kShortTurn = 0.2;     ///< rad
  static constexpr double kNegligible = 1e-16;  ///< of the attitude, and of the spin
  static constexpr int kMaxOrder = 16;          ///< 0.1^17 is negligible

  /// From the attitude R_WB (of unit length) and the angular velocity w_B on, for times from 0 to the horizon, s; `g`
  /// is the asymmetry of the body. False, and nothing begun, for one that turns or wobbles too far until then.
  [[nodiscard]] bool begin(const Vector3& g, const Quaternion& R_WB, const Vector3& w_B, double horizon);

  /// The same for a driven rotation, w = w_B + t rate_B in body axes.
  [[nodiscard]] bool begin_driven(const Quaternion& R_WB, const Vector3& w_B, const Vector3& rate_B, double horizon);

  /// Of unit length up to rounding.
  [[nodiscard]] Quaternion attitude(double t) const;
  [[nodiscard]] Vector3 spin_in_body(double t) const;
  [[nodiscard]] const SpinBounds& bounds() const { return bounds_; }

 private:
  void choose_orders(double turn, double wobble);
  void expand_spin(const Vector3& g);
  void expand_attitude();
  void expand_driven_attitude(const Vector3& a, const Vector3& b);

  int spin_order_ = 0, order_ = 0;                // of w, and of q
  std::array<Eigen::Vector4d, kMaxOrder + 1> w_;  // coefficients of t^n: x, y, z, 0
  std::array<Eigen::Vector4d, kMaxOrder + 1> q_;  // x, y, z, w
  SpinBounds bounds_;
};

inline Quaternion RotationSeries::attitude(double t) const {
  Eigen::Vector4d q = q_[order_];
  for (int n = order_ - 1; n >= 0; --n) q = q_[n] + t * q;
  return Quaternion(q);
}

inline Vector3 RotationSeries::spin_in_body(double t) const {
  Eigen::Vector4d w = w_[spin_order_];
  for (int n = spin_order_ - 1; n >= 0; --n) w = w_[n] + t * w;
  return w.head<3>();
}

}  // namespace talus::motion
