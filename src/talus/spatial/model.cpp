#include "talus/spatial/model.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talus::spatial {

Surface surface_between(const Scene& scene, int first, int second) {
  for (const MaterialPair& pair : scene.pairs) {
    const bool same = pair.first == first && pair.second == second;
    if (same || (pair.first == second && pair.second == first)) return {pair.friction, pair.restitution};
  }
  const Material& a = scene.materials[static_cast<std::size_t>(first)];
  const Material& b = scene.materials[static_cast<std::size_t>(second)];
  return {std::sqrt(a.friction * b.friction), std::sqrt(a.restitution * b.restitution)};
}

SpatialState scripted_state(const Body& body, double time) {
  SpatialState state = body.start;
  state.v_WB.setZero();
  state.w_WB.setZero();
  if (body.mobility != Mobility::kinematic) return state;
  const Script& s = body.script;
  const double t = std::clamp(time, s.start, s.end) - s.start;
  const double omega = 2 * std::numbers::pi * s.frequency;
  state.p_WB += s.velocity * t + s.amplitude * (std::sin(omega * t + s.phase) - std::sin(s.phase));
  state.R_WB = (collision::rotation_by(s.spin * t) * body.start.R_WB).normalized();
  if (time < s.start || time > s.end) return state;
  state.v_WB = s.velocity + s.amplitude * omega * std::cos(omega * t + s.phase);
  state.w_WB = s.spin;
  return state;
}

}  // namespace talus::spatial
