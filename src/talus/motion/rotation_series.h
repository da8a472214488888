#pragma once

// Torque-free rotation over a short time as a power series: cheaper than its closed form (torque_free.h) where a body
// is followed for less than kShortTurn and then kicked again. In body axes, and with q the attitude,
//
//     w' = B(w, w)/2,  B(x, y)_a = g_a (x_b y_c + x_c y_b),  g_a = (I_b - I_c)/I_a   and so on around,
//     q' = q (0, w)/2,
//
// so that the coefficients follow from those before them by products of series. The series of q converges like that of
// exp(w t/2), the wobble like (g w t)^n: terms are added until they no longer count at the horizon. |B(x, y)| is at
// most c |x| |y| with c = 2/sqrt(3) max|g| (a symmetric matrix without trace), which bounds w and its derivatives.

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

class RotationSeries {
 public:
  static constexpr double kShortTurn = 0.2;  ///< rad

  /// Is a body that spins like this within the series' reach for all times up to the horizon (s)?
  [[nodiscard]] static bool reaches(const Vector3& moments, const Vector3& w_B, double horizon);

  RotationSeries() = default;
  RotationSeries(const Vector3& moments, const Quaternion& R_WB, const Vector3& w_B, double horizon);

  [[nodiscard]] Quaternion attitude(double t) const;
  [[nodiscard]] Vector3 spin_in_body(double t) const;
  [[nodiscard]] const SpinBounds& bounds() const { return bounds_; }

 private:
  static constexpr int kMaxOrder = 14;

  int order_ = 0;
  std::array<Vector3, kMaxOrder + 1> w_;          // coefficients of t^n
  std::array<Eigen::Vector4d, kMaxOrder + 1> q_;  // x, y, z, w
  SpinBounds bounds_;
};

}  // namespace talus::motion
