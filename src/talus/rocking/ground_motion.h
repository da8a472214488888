#pragma once

// The acceleration of the pedestal over time, m/s^2. Between samples it is linear; before the first and after the last
// it is zero. Sampling and integration step are independent.

#include <limits>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::rocking {

using core::Vector3;

class GroundMotion {
 public:
  virtual ~GroundMotion() = default;
  /// Where it jumps: the value from there on.
  [[nodiscard]] virtual Vector3 acceleration(double time) const = 0;
  /// The same, but where it jumps the value up to there.
  [[nodiscard]] virtual Vector3 acceleration_until(double time) const { return acceleration(time); }
  /// The next jump (or kink that steps should not bridge) after this time, s.
  [[nodiscard]] virtual double next_jump(double) const { return std::numeric_limits<double>::infinity(); }
  /// After this there is none, s.
  [[nodiscard]] virtual double duration() const = 0;
};

class NoMotion final : public GroundMotion {
 public:
  [[nodiscard]] Vector3 acceleration(double) const override { return Vector3::Zero(); }
  [[nodiscard]] double duration() const override { return 0; }
};

/// The same for ever.
class SteadyMotion final : public GroundMotion {
 public:
  explicit SteadyMotion(const Vector3& acceleration) : acceleration_(acceleration) {}
  [[nodiscard]] Vector3 acceleration(double) const override { return acceleration_; }
  [[nodiscard]] double duration() const override { return 0; }

 private:
  Vector3 acceleration_;
};

/// Samples every `step` seconds, the first at time 0.
class SampledMotion final : public GroundMotion {
 public:
  SampledMotion(double step, std::vector<Vector3> samples) : step_(step), samples_(std::move(samples)) {}
  [[nodiscard]] Vector3 acceleration(double time) const override;
  [[nodiscard]] double duration() const override;
  [[nodiscard]] double step() const { return step_; }
  [[nodiscard]] std::span<const Vector3> samples() const { return samples_; }

 private:
  double step_;
  std::vector<Vector3> samples_;
};

enum class PulseShape { half_sine, one_sine, one_cosine, rectangular, ricker };

/// "half-sine", "one-sine", "one-cosine", "rectangular", "ricker", in the order of PulseShape.
[[nodiscard]] std::span<const std::string_view> pulse_names();

class Pulse final : public GroundMotion {
 public:
  /// `amplitude`: of the acceleration, with its direction, m/s^2; `period` T > 0, s.
  Pulse(PulseShape shape, const Vector3& amplitude, double period)
      : shape_(shape), amplitude_(amplitude), period_(period) {}
  [[nodiscard]] Vector3 acceleration(double time) const override { return value(time, false); }
  [[nodiscard]] Vector3 acceleration_until(double time) const override { return value(time, true); }
  [[nodiscard]] double next_jump(double time) const override;
  [[nodiscard]] double duration() const override;

 private:
  [[nodiscard]] Vector3 value(double time, bool until) const;

  PulseShape shape_;
  Vector3 amplitude_;
  double period_;
};

}  // namespace talus::rocking
