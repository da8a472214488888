#include "talus/motion/attitude_segment.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::motion {
namespace {

void check(const KnotSettings& settings) {
  const bool angle_is_fine = settings.max_angle > 0 && settings.max_angle <= 1;
  if (angle_is_fine && settings.max_interval > 0) return;
  throw core::InputError({.key = angle_is_fine ? "max_interval" : "max_angle",
                          .value = fmt::format("{}", angle_is_fine ? settings.max_interval : settings.max_angle),
                          .problem = "cannot space knots",
                          .accepted = angle_is_fine ? "a time > 0" : "an angle > 0 and <= 1 rad"});
}

/// 2 |q~ - q| at most, over an interval of length h.
double deviation_bound(const SpinBounds& bounds, double h) {
  const double w = bounds.spin, w2 = w * w;
  const double fourth = w2 * w2 / 16 + 0.75 * w2 * bounds.first + w * bounds.second +
                        0.75 * bounds.first * bounds.first + 0.5 * bounds.third;
  constexpr double kRounding = 32 * std::numeric_limits<double>::epsilon();  // of the cubic and of both knots
  return h * h * h * h * fourth / 192 + kRounding;
}

}  // namespace

double knot_interval(const SpinBounds& bounds, const KnotSettings& settings) {
  return settings.max_angle < bounds.spin * settings.max_interval ? settings.max_angle / bounds.spin
                                                                  : settings.max_interval;
}

AttitudeSegment::AttitudeSegment(const TorqueFreeRotation& rotation, double t0, const KnotSettings& settings)
    : t0_(t0) {
  check(settings);
  interval_ = knot_interval(rotation.bounds(), settings);
  deviation_ = deviation_bound(rotation.bounds(), interval_);
  first_ = knot(rotation, t0);
  finish(rotation);
}

AttitudeSegment AttitudeSegment::next(const TorqueFreeRotation& rotation) const {
  AttitudeSegment following;
  following.t0_ = end();
  following.interval_ = interval_;
  following.deviation_ = deviation_;
  following.first_ = last_;
  following.finish(rotation);
  return following;
}

AttitudeSegment::Knot AttitudeSegment::knot(const TorqueFreeRotation& rotation, double t) const {
  const TorqueFreeRotation::Pose pose = rotation.pose(t);
  const Quaternion q = Quaternion(pose.R_WB).normalized();
  const Vector3 half = 0.5 * interval_ * pose.w_B;
  return {.q = q.coeffs(), .slope = (q * Quaternion(0, half.x(), half.y(), half.z())).coeffs()};
}

void AttitudeSegment::finish(const TorqueFreeRotation& rotation) {
  last_ = knot(rotation, end());
  // At most half a radian apart in rotation, a quarter in the quaternion: the sign is never in doubt.
  if (last_.q.dot(first_.q) < 0) last_ = {.q = -last_.q, .slope = -last_.slope};
}

Quaternion AttitudeSegment::attitude(double t) const {
  const double s = (t - t0_) / interval_, r = 1 - s;
  Quaternion q;
  q.coeffs() = r * r * ((1 + 2 * s) * first_.q + s * first_.slope) + s * s * ((1 + 2 * r) * last_.q - r * last_.slope);
  return q.normalized();
}

}  // namespace talus::motion
