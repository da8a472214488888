#pragma once

// The attitude between two knots of an exact rotation, by a cubic in the quaternion:
//
//     q~(t) = cubic through q(t0), q(t1) with the slopes q'(t0), q'(t1),      R~ = rotation of q~/|q~|,
//     q' = q o (0, w_B)/2,      q(t1) taken with the sign that makes q continuous.
//
// Deviation, proved. The error of such a cubic is int G(t, s) q''''(s) ds with a kernel G of one sign, whose integral
// is (t - t0)^2 (t1 - t)^2 / 24 <= h^4/384, h = t1 - t0. The k-th derivative of q is q o X_k with X_1 = w/2 and
// X_(k+1) = (w/2) o X_k + X_k'. Hence
//
//     |q~ - q| <= e = h^4/384 ( w^4/16 + 3 w^2 w1/4 + w w2 + 3 w1^2/4 + w3/2 ),
//
// where w, w1, w2, w3 bound the angular velocity in body axes and its derivatives (SpinBounds). A point within e of the
// unit sphere lies, seen from the centre, within asin e of q; unit quaternions d apart in angle are rotations 2d apart,
// and a rotation by 2d moves a point at distance r from the axis by 2 r sin d. So for every body point at distance r
//
//     |R~(t) x - R(t) x| <= 2 r e.
//
// Knots 0.25 rad apart: 2e = 1.3e-6 for a steady spin, below 3e-4 for any real body (for which |w_i'| <= |w_j w_k|).
// The rounding of the knots themselves, some 1e-16 for each radian turned, comes on top.

#include "talus/motion/torque_free.h"

namespace talus::motion {

struct KnotSettings {
  double max_angle = 0.25;    ///< rad turned at most between knots, at the largest angular speed of the flight; <= 1
  double max_interval = 0.1;  ///< s between knots at most; > 0 (only a body that hardly turns needs this)
};

class AttitudeSegment {
 public:
  /// From time t0 to t0 + knot_interval.
  AttitudeSegment(const TorqueFreeRotation& rotation, double t0, const KnotSettings& settings = {});

  /// The segment that begins where this one ends; `rotation` must be the same as before. The shared knot is not
  /// evaluated again.
  [[nodiscard]] AttitudeSegment next(const TorqueFreeRotation& rotation) const;

  [[nodiscard]] double begin() const { return t0_; }
  [[nodiscard]] double end() const { return t0_ + interval_; }
  /// Attitude at t in [begin, end].
  [[nodiscard]] Quaternion attitude(double t) const;
  /// Upper bound of the distance between where attitude(t) puts a body point at distance `r` from the centre of mass
  /// and where it is, in the unit of r.
  [[nodiscard]] double deviation(double r) const { return deviation_ * r; }

 private:
  struct Knot {
    Eigen::Vector4d q, slope;  // x, y, z, w; slope is q' times the interval
  };

  AttitudeSegment() = default;
  [[nodiscard]] Knot knot(const TorqueFreeRotation& rotation, double t) const;
  void finish(const TorqueFreeRotation& rotation);

  double t0_ = 0, interval_ = 0, deviation_ = 0;
  Knot first_, last_;
};

/// Time between knots: max_angle at the largest angular speed, but no more than max_interval.
[[nodiscard]] double knot_interval(const SpinBounds& bounds, const KnotSettings& settings);

}  // namespace talus::motion
