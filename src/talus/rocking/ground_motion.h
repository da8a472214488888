#pragma once

// The acceleration of the pedestal over time, m/s^2. Between samples it is linear; before the first and after the last
// it is zero. Sampling and integration step are independent.

#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::rocking {

using core::Vector3;

class GroundMotion {
 public:
  virtual ~GroundMotion() = default;
  [[nodiscard]] virtual Vector3 acceleration(double time) const = 0;
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

}  // namespace talus::rocking
