#pragma once

// The step of the RocFall3 manual (2.5, 2.8-2.11, 5.1), kept for comparison with the exact flight:
//
//     v+ = v + h g                                  p+ = p + h v+
//     w+ = w - h ( I^-1 (w x I w) + c_d w )         q+ = normalised( q + h/2 (0, w+) o q )
//
//   h  time step, s     g  gravity, m/s^2     I = R I_B R'  inertia in world axes, kg m^2     c_d  drag rate, 1/s
//
// Departures: drag opposes the spin and is a torque -c_d I w with c_d in 1/s (the manual's (5.1) prints +c_d w, a
// number of N m s that means nothing to a boulder and a lot to a pebble); q' takes the updated w+, as v+ moves p.
//
// What to expect: first order in h. The rotation about w+ leaves w+ alone, and w . (w x I w) = 0, so that one step
// changes the rotational energy by exactly
//     h^2 a.I a / 2  -  h c_d w.I w (1 - h c_d/2),        a = I^-1 (w x I w):
// without drag it never falls. That is the growth that drag and the adaptive step of 5.1 are there to stop:
//     rotational energy grew in this step:  h <- shrink h        otherwise:  h <- min(growth h, max_step)
// With c_d = 0 the rule would shrink the step for ever in a body that wobbles: it ends at min_step, and says so.

#include "talus/bodies/spatial_state.h"

namespace talus::motion {

using core::Vector3;

struct SymplecticSettings {
  double max_step = 1e-3;  ///< s, the first step; > 0
  double min_step = 1e-6;  ///< s, in (0, max_step]
  double drag_rate = 0.1;  ///< c_d, 1/s, >= 0; drag_rate * max_step < 1
  double shrink = 0.5;     ///< in (0, 1]; 1 with growth 1: fixed steps
  double growth = 1.02;    ///< >= 1
};

enum class StepStatus {
  steady,      ///< rotational energy did not grow
  gained,      ///< it grew; the next step is shorter
  at_minimum,  ///< it grew, and the step cannot become shorter
};

struct StepInfo {
  StepStatus status = StepStatus::steady;
  double step = 0;         ///< s, as taken
  double energy_gain = 0;  ///< of rotation, J
};

class SymplecticFlight {
 public:
  /// Throws core::InputError for settings, a mass or a launch out of range.
  SymplecticFlight(const bodies::PrincipalMass& mass, const bodies::SpatialState& launch, const Vector3& gravity_W,
                   const SymplecticSettings& settings = {});

  /// One step, no longer than `longest`.
  [[nodiscard]] StepInfo step(double longest);
  /// Steps until `duration` has passed, ending exactly there; how many steps could not be made short enough.
  [[nodiscard]] long advance(double duration);

  [[nodiscard]] const bodies::SpatialState& state() const { return state_; }
  /// Length of the next step unless it is cut, s.
  [[nodiscard]] double next_step() const { return step_; }

 private:
  [[nodiscard]] StepStatus adapt(double gain);

  bodies::PrincipalMass mass_;
  bodies::SpatialState state_;
  Vector3 gravity_;
  SymplecticSettings settings_;
  double step_ = 0;
};

}  // namespace talus::motion
