#include "talus/spatial/drift.h"

#include <cmath>

#include "talus/motion/torque_free.h"

namespace talus::spatial {

Vector3 rotation_vector(const Quaternion& q) {
  const double sign = q.w() < 0 ? -1 : 1;
  const double sine = q.vec().norm();
  const double half = std::atan2(sine, sign * q.w());
  const double factor = sine > 1e-8 ? 2 * half / sine : 2;
  return sign * factor * q.vec();
}

SpatialState drifted(const PrincipalMass& mass, const SpatialState& state, double time) {
  SpatialState next = state;
  next.p_WB += time * state.v_WB;
  if (state.w_WB.isZero(0)) return next;
  const Vector3& m = mass.moments;
  if (m.x() == m.y() && m.y() == m.z()) {
    next.R_WB = (collision::rotation_by(time * state.w_WB) * state.R_WB).normalized();
    return next;
  }
  const motion::TorqueFreeRotation rotation(m, state.R_WB, bodies::spin_in_body(state), time);
  next.R_WB = rotation.attitude(time);
  next.w_WB = next.R_WB * rotation.spin_in_body(time);
  return next;
}

collision::SteadyMotion between(const SpatialState& from, const SpatialState& to, double time) {
  return {{from.p_WB, from.R_WB},
          (to.p_WB - from.p_WB) / time,
          rotation_vector((to.R_WB * from.R_WB.conjugate()).normalized()) / time};
}

}  // namespace talus::spatial
