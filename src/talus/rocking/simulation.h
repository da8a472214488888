#pragma once

// A block through a ground motion, from rest or from a given state, until the motion is over and the block is at rest,
// has toppled, or the time is up.

#include <functional>
#include <string>

#include "talus/rocking/modes.h"
#include "talus/rocking/stepper.h"

namespace talus::rocking {

struct SimulationSettings {
  StepSettings step_settings;
  double step = 2e-3;          ///< s
  double after_motion = 20;    ///< longest time after the end of the motion, s
  double toppled_angle = 1.2;  ///< tilt beyond which the block counts as toppled, rad
  double rest_time = 0.25;     ///< at rest for so long after the motion: the end, s
  double record_step = 0;      ///< s between samples; 0: none
  /// Asked after each step in which the block is tilted beyond `watch_angle`: whether to end there.
  std::function<bool(const SpatialState&)> ends_there;
  double watch_angle = 0;  ///< rad
  /// Asked now and then, with the time reached: whether to give up. An outcome that was given up says so, and nothing
  /// else.
  std::function<bool(double time)> gives_up;
};

/// One line of the history.
struct Sample {
  double time = 0;
  SpatialState state;
  Vector3 ground = Vector3::Zero();  ///< acceleration of the pedestal, m/s^2
  double tilt = 0;                   ///< of what was upright at the start, rad
  Mode mode = Mode::rest;
  double energy = 0;  ///< kinetic relative to the pedestal, and potential, J
  const std::vector<Contact>* contacts = nullptr;
};

struct Outcome {
  bool toppled = false;      ///< tilted beyond the angle, or fallen off its pedestal
  bool left = false;         ///< nothing of the pedestal is under it any more
  bool ended_there = false;  ///< by SimulationSettings::ends_there
  bool given_up = false;
  double topple_time = 0;  ///< s; 0 if it did not
  double end_time = 0;     ///< s
  double peak_tilt = 0;    ///< rad
  double slip = 0;         ///< horizontal way from start to end of the point that was lowest under the centre, m
  double twist = 0;        ///< rotation about the vertical at the end, rad
  Mode last_mode = Mode::rest;
  SpatialState end;  ///< relative to the pedestal
  StepCounts counts;

  /// Nothing went unsolved on the way.
  [[nodiscard]] bool sound() const { return counts.unsolved_impacts == 0 && counts.unconverged == 0; }
};

using Recorder = std::function<void(const Sample&)>;

/// `up_B`: the axis of the block whose tilt is told, from B.
[[nodiscard]] Outcome simulate(const Block& block, const Pedestal& pedestal, const GroundMotion& motion,
                               const SpatialState& start, const SimulationSettings& settings,
                               const Recorder& record = nullptr);

/// The block in this attitude, lowered until it touches the pedestal above the origin.
[[nodiscard]] SpatialState placed(const Block& block, const Pedestal& pedestal, const Quaternion& attitude);

/// Lets the block find its rest from there, without swing. Throws core::InputError if it does not stand: if it would
/// have to turn by more than `most_turn` or finds no rest.
[[nodiscard]] SpatialState find_rest(const Block& block, const Pedestal& pedestal, const SpatialState& start,
                                     const StepSettings& settings, double most_turn = 0.2);

/// Tilt at which a block that stands like this tips over an edge of its base, by geometry, the smallest of all edges;
/// rad.
[[nodiscard]] double critical_tilt(const Block& block, const Pedestal& pedestal, const SpatialState& rest);

}  // namespace talus::rocking
