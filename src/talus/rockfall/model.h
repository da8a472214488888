#pragma once

// Everything that does not change while rocks fall: immutable, shared by all threads.

#include <memory>
#include <string>

#include "talus/motion/symplectic.h"
#include "talus/slope/barrier.h"
#include "talus/slope/materials.h"
#include "talus/slope/surface.h"

namespace talus::rockfall {

using core::Vector3;

enum class FlightKind {
  exact,      ///< parabola and torque-free rotation in closed form
  symplectic  ///< the step of the RocFall3 manual, with drag
};

/// Every number of the engine that a user may change, with its reason in docs/rockfall.md.
struct EngineSettings {
  std::string law = "bounded";  ///< of impacts; resting contact is always the frictional LCP
  double gravity = 9.81;        ///< m/s^2, downward
  /// Rocks are followed until they are this near to the ground, m. They are never nearer than a quarter of it, and
  /// touch where they are nearer than all of it.
  double collision_tolerance = 1e-4;
  int friction_directions = 8;     ///< of the friction pyramid in resting contact; even
  double max_contact_step = 0.05;  ///< s, of resting, sliding and rolling
  double max_step_angle = 0.1;     ///< rad turned in one such step
  FlightKind flight = FlightKind::exact;
  motion::SymplecticSettings symplectic;
  double rest_speed = 1e-3;    ///< m/s of every point; at rest below it when the forces balance
  double jitter_size = 1e-3;   ///< m; asleep when three points stay within boxes of this size
  double jitter_time = 1.0;    ///< s that they must stay
  double max_time = 300;       ///< s
  long max_steps = 2'000'000;  ///< flights, impacts and contact steps
};

/// Throws core::InputError naming the key of a setting that is out of range.
void check(const EngineSettings& settings);

struct Model {
  std::shared_ptr<const slope::Surface> ground;
  slope::Materials materials{{.list = {slope::Material{.name = "default"}}}};
  slope::Barriers barriers;
  EngineSettings engine;
  Vector3 origin = Vector3::Zero();  ///< add to local coordinates to get those of the user
};

}  // namespace talus::rockfall
