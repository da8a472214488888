#include "talus/rocking/ground_motion.h"

#include <array>
#include <cmath>
#include <numbers>

namespace talus::rocking {

double SampledMotion::duration() const {
  return samples_.empty() ? 0 : step_ * static_cast<double>(samples_.size() - 1);
}

Vector3 SampledMotion::acceleration(double time) const {
  const double place = time / step_;
  if (!(place >= 0) || samples_.empty() || place > static_cast<double>(samples_.size() - 1)) return Vector3::Zero();
  const auto k = static_cast<std::size_t>(place);
  if (k + 1 == samples_.size()) return samples_[k];
  const double part = place - static_cast<double>(k);
  return (1 - part) * samples_[k] + part * samples_[k + 1];
}

std::span<const std::string_view> pulse_names() {
  static constexpr std::array<std::string_view, 5> kNames{"half-sine", "one-sine", "one-cosine", "rectangular",
                                                          "ricker"};
  return kNames;
}

double Pulse::duration() const {
  if (shape_ == PulseShape::half_sine) return 0.5 * period_;
  return shape_ == PulseShape::ricker ? 3 * period_ : period_;
}

double Pulse::next_jump(double time) const {
  if (time < 0) return 0;
  return time < duration() ? duration() : std::numeric_limits<double>::infinity();
}

Vector3 Pulse::value(double time, bool until) const {
  const double end = duration();
  const bool inside = until ? time > 0 && time <= end : time >= 0 && time < end;
  if (!inside) return Vector3::Zero();
  const double phase = 2 * std::numbers::pi * time / period_;
  switch (shape_) {
    case PulseShape::half_sine:
    case PulseShape::one_sine:
      return std::sin(phase) * amplitude_;
    case PulseShape::one_cosine:
      return std::cos(phase) * amplitude_;
    case PulseShape::rectangular:
      return amplitude_;
    case PulseShape::ricker:
      break;
  }
  const double s = std::numbers::pi * (time / period_ - 1.5);
  return (1 - 2 * s * s) * std::exp(-s * s) * amplitude_;
}

}  // namespace talus::rocking
