#include "talus/collision/pose.h"

#include <cmath>

namespace talus::collision {

Quaternion rotation_by(const Vector3& turn) {
  const double angle = turn.norm();
  // sin(x/2)/x = 1/2 - x^2/48 + ..., exact to round-off below 1e-4.
  const double factor = angle > 1e-4 ? std::sin(angle / 2) / angle : 0.5 - angle * angle / 48;
  const Vector3 v = factor * turn;
  return {std::cos(angle / 2), v.x(), v.y(), v.z()};
}

Pose SteadyMotion::at(double t) const {
  return {start.p + t * v, (rotation_by(t * w) * start.R).normalized()};
}

}  // namespace talus::collision
