#include "talus/rockfall/model.h"

#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::rockfall {
namespace {

void require(bool good, const char* key, double value, const char* accepted) {
  if (good) return;
  throw core::InputError(
      {.key = key, .value = fmt::format("{}", value), .problem = "is out of range", .accepted = accepted});
}

bool within(double value, double lower, double upper) {
  return std::isfinite(value) && value >= lower && value <= upper;
}

}  // namespace

void check(const EngineSettings& s) {
  require(within(s.gravity, 1e-3, 1e3), "engine.gravity_m_s2", s.gravity, "a number from 0.001 to 1000");
  require(within(s.collision_tolerance, 1e-7, 0.1), "engine.collision_tolerance_m", s.collision_tolerance,
          "a number from 1e-7 to 0.1");
  require(s.friction_directions >= 4 && s.friction_directions <= 32 && s.friction_directions % 2 == 0,
          "engine.friction_directions", s.friction_directions, "an even number from 4 to 32");
  require(within(s.max_contact_step, 1e-6, 0.1), "engine.max_contact_step_s", s.max_contact_step,
          "a number from 1e-6 to 0.1");
  require(within(s.max_step_angle, 1e-4, 0.5), "engine.max_step_angle_rad", s.max_step_angle,
          "a number from 0.0001 to 0.5");
  require(within(s.rest_speed, 1e-9, 1), "engine.rest_speed_m_s", s.rest_speed, "a number from 1e-9 to 1");
  require(within(s.jitter_size, 0, 1), "engine.jitter_size_m", s.jitter_size, "a number from 0 to 1");
  require(within(s.jitter_time, 1e-3, 1e6), "engine.jitter_time_s", s.jitter_time, "a number from 0.001 to 1e6");
  require(within(s.max_time, 1e-6, 1e9), "engine.max_time_s", s.max_time, "a number from 1e-6 to 1e9");
  require(s.max_steps >= 1, "engine.max_steps", static_cast<double>(s.max_steps), "a whole number >= 1");
}

}  // namespace talus::rockfall
