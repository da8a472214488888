#pragma once

// Where a body is, and where it will be if it moves on steadily:
//
//     x_W = p + R x_B,        p(t) = p + v t,      R(t) = exp([w t]) R
//
// World axes W, body axes B. SI units.

#include <Eigen/Geometry>

#include "talus/core/linear_algebra.h"

namespace talus::collision {

using core::Matrix3;
using core::Vector3;
using Quaternion = Eigen::Quaterniond;

struct Pose {
  Vector3 p = Vector3::Zero();
  Quaternion R = Quaternion::Identity();

  [[nodiscard]] Vector3 to_world(const Vector3& x_B) const { return p + R * x_B; }
  [[nodiscard]] Vector3 to_body(const Vector3& x_W) const { return R.conjugate() * (x_W - p); }
  /// The pose of something that stands at `inner` in the axes of this.
  [[nodiscard]] Pose operator*(const Pose& inner) const { return {to_world(inner.p), (R * inner.R).normalized()}; }
};

/// Steady motion from a pose.
struct SteadyMotion {
  Pose start;
  Vector3 v = Vector3::Zero();  ///< of the origin of B, m/s
  Vector3 w = Vector3::Zero();  ///< rad/s, world axes

  [[nodiscard]] Pose at(double t) const;
};

/// exp([turn]): the rotation about the axis of `turn` by its length, rad.
[[nodiscard]] Quaternion rotation_by(const Vector3& turn);

}  // namespace talus::collision
