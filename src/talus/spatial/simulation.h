#pragma once

// A spatial scene in motion, step by step. docs/spatial.md says how.

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "talus/laws/law.h"
#include "talus/spatial/model.h"

namespace talus::spatial {

/// A contact as it was answered in the last step.
struct ContactRecord {
  int a = 0, b = 0;                   ///< numbers of bodies in the scene
  Vector3 point = Vector3::Zero();    ///< world, m
  Vector3 normal = Vector3::UnitZ();  ///< from b to a
  double gap = 0;                     ///< m
  Vector3 impulse = Vector3::Zero();  ///< on a, N s
};

/// What happened in one step.
struct StepReport {
  int contacts = 0;         ///< points answered, of all times of contact within the step
  int groups = 0;           ///< of touching bodies, at the start of the step
  int events = 0;           ///< times of contact within the step
  int hurried = 0;          ///< impacts answered before their time, since there were too many events
  int failed_solves = 0;    ///< law or integrator did not find an answer
  int unsettled = 0;        ///< answers whose sweeps had not settled when their number was used up
  int retries = 0;          ///< of `penalty`: steps repeated shorter
  double penetration = 0;   ///< deepest at the end of the step, m, >= 0
  double joint_error = 0;   ///< farthest that a joint's points are apart, m
  double contact_gain = 0;  ///< largest gain of kinetic energy by the law in one group, J
  laws::Residuals worst;
  bool finite = true;  ///< false: numbers overflowed; states are those before the step
};

class Simulation {
 public:
  /// The scene must outlive it. `law` in place of the scene's own unless empty. Throws core::InputError for an unknown
  /// law and for what the law cannot do.
  explicit Simulation(const Scene& scene, std::string_view law = {});
  ~Simulation();
  Simulation(const Simulation&) = delete;
  Simulation& operator=(const Simulation&) = delete;

  StepReport step();

  [[nodiscard]] const Scene& scene() const;
  [[nodiscard]] std::string_view law_name() const;
  [[nodiscard]] std::int64_t steps_done() const;
  [[nodiscard]] double time() const;
  [[nodiscard]] std::span<const SpatialState> states() const;
  [[nodiscard]] std::span<const ContactRecord> contacts() const;
  /// Speed about a joint's axis or along it, and the way since the start.
  [[nodiscard]] double joint_speed(int joint) const;
  [[nodiscard]] double joint_travel(int joint) const;
  /// Changes the target of a joint's motor from now on.
  void set_motor_target(int joint, double target);
  /// Puts a dynamic body somewhere else between two steps (a kick-off, say); joints must fit before the next step.
  void place(int body, const SpatialState& state);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace talus::spatial
