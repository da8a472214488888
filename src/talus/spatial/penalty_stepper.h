#pragma once

// One group of bodies over one step of the scene, by the law `penalty`: attach contacts, integrate, say what happened.
//
//     PenaltyStepper stepper(scene.penalty);
//     group.bodies = ...; group.contacts = ... with attach(...) for new ones; group.joints = ...
//     const PenaltyReport report = stepper.step(group, h);       // states, springs and turns are now those at the end
//
// docs/penalty.md says what holds and what it costs.

#include "talus/spatial/penalty_system.h"

namespace talus::spatial {

/// What a contact did during a step.
struct PenaltyContactResult {
  Vector3 impulse = Vector3::Zero();  ///< on A, N s
  Vector3 point = Vector3::Zero();    ///< world, at the end, m
  double gap = 0;                     ///< at the end, m
  double stored = 0;                  ///< by its springs at the end, J
  bool broken = false;                ///< it has come apart: its spring is to be forgotten
};

struct PenaltyReport {
  solvers::Status status = solvers::Status::solved;  ///< else the states are those before the step
  int steps = 0;
  int retries = 0;
  int failed_solves = 0;
  std::vector<PenaltyContactResult> contacts;
};

/// A spring at rest, for a contact of these masses (0: a body that does not answer forces) which shares the load with
/// n - 1 others, attached at `gap`.
///
///     k = m |g| / (n d),     c = 2 sqrt(m k / n),     m: the heavier of the two
///
/// The heavier one, so that it does not sink into what it rests on. Where there is no gravity |g| is 9.81 m/s^2.
[[nodiscard]] ContactSpring attach(const PenaltySettings& settings, double mass_a, double mass_b, int n, double gravity,
                                   double gap);

/// Keeps its buffers: one per thread.
class PenaltyStepper {
 public:
  explicit PenaltyStepper(const PenaltySettings& settings);

  [[nodiscard]] PenaltyReport step(PenaltyGroup& group, double h);

 private:
  PenaltySystem system_;
  solvers::Rosenbrock integrator_;
  core::Vector y_;
};

}  // namespace talus::spatial
