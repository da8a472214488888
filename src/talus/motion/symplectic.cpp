#include "talus/motion/symplectic.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::motion {
namespace {

using bodies::Quaternion;

void require(bool fine, const char* key, double value, const char* accepted) {
  if (fine) return;
  throw core::InputError(
      {.key = key, .value = fmt::format("{}", value), .problem = "is out of range", .accepted = accepted});
}

void check(const SymplecticSettings& s) {
  require(s.max_step > 0 && std::isfinite(s.max_step), "max_step", s.max_step, "a time > 0");
  require(s.min_step > 0 && s.min_step <= s.max_step, "min_step", s.min_step, "a time > 0, at most max_step");
  require(s.drag_rate >= 0 && s.drag_rate * s.max_step < 1, "drag_rate", s.drag_rate, ">= 0 and below 1/max_step");
  require(s.shrink > 0 && s.shrink <= 1, "shrink", s.shrink, "a factor in (0, 1]");
  require(s.growth >= 1 && std::isfinite(s.growth), "growth", s.growth, "a factor >= 1");
}

double rotational_energy(const bodies::PrincipalMass& mass, const bodies::SpatialState& state) {
  return bodies::kinetics_of(mass, state).rotational_energy;
}

}  // namespace

SymplecticFlight::SymplecticFlight(const bodies::PrincipalMass& mass, const bodies::SpatialState& launch,
                                   const Vector3& gravity_W, const SymplecticSettings& settings)
    : mass_(mass), state_(launch), gravity_(gravity_W), settings_(settings), step_(settings.max_step) {
  bodies::check(mass);
  bodies::check(launch);
  bodies::check_finite("gravity", gravity_W);
  check(settings);
}

StepInfo SymplecticFlight::step(double longest) {
  const double h = std::min(step_, longest);
  const double energy_before = rotational_energy(mass_, state_);

  state_.v_WB += h * gravity_;     // (2.5)
  state_.p_WB += h * state_.v_WB;  // (2.9)
  const Vector3 w_B = bodies::spin_in_body(state_);
  const Vector3 torque_B = w_B.cross(mass_.moments.cwiseProduct(w_B));
  const Vector3 gyroscopic_W = state_.R_WB * torque_B.cwiseQuotient(mass_.moments);  // R I_B^-1 R' (w x I w)
  state_.w_WB -= h * (gyroscopic_W + settings_.drag_rate * state_.w_WB);             // (2.8), (5.1)
  const Vector3 half = 0.5 * h * state_.w_WB;
  state_.R_WB.coeffs() += (Quaternion(0, half.x(), half.y(), half.z()) * state_.R_WB).coeffs();  // (2.10), (2.11)
  state_.R_WB.normalize();

  const double gain = rotational_energy(mass_, state_) - energy_before;
  return {.status = adapt(gain / std::max(energy_before, 1e-300)), .step = h, .energy_gain = gain};
}

StepStatus SymplecticFlight::adapt(double gain) {
  constexpr double kRounding = 1e-14;  // growth of this share is none
  if (gain <= kRounding) {
    step_ = std::min(settings_.growth * step_, settings_.max_step);
    return StepStatus::steady;
  }
  const bool at_minimum = step_ <= settings_.min_step;
  step_ = std::max(settings_.shrink * step_, settings_.min_step);
  return at_minimum ? StepStatus::at_minimum : StepStatus::gained;
}

long SymplecticFlight::advance(double duration) {
  long too_long = 0;
  double left = duration;
  while (left > 0) {
    const StepInfo info = step(left);
    left -= info.step;
    if (info.status == StepStatus::at_minimum) ++too_long;
  }
  return too_long;
}

}  // namespace talus::motion
