#pragma once

// The study of the source: a planar block is tilted about its corner O1 and let go; how does it move until O2 comes
// down, and how after? The block is a rectangle with the half diagonal R = 1 m; alpha is the angle of the half diagonal
// from the *horizontal* (tan alpha = h / b). Results are in units of R and sqrt(R / g), so that neither matters.
//
// Pure rocking lasts until the impact if mu is at least the largest of                                    (37)
//
//     |(3 sin(a + th) - 2 sin(a + th0)) cos(a + th)| / ((3 sin(a + th) - 2 sin(a + th0)) sin(a + th) + 1/3),  0 <= th
//     <= th0

#include <string>
#include <vector>

#include "talus/rocking/modes.h"

namespace talus::rocking {

struct ReleaseCase {
  double alpha_deg = 0, theta0_deg = 0, mu = 0;
};

struct ReleaseResult {
  double mu_min = 0;            ///< eq. 37
  double theta_of_max_deg = 0;  ///< where its left side is largest
  bool slides_before = false;
  double t_impact = 0;                  ///< in sqrt(R / g)
  double spin_before = 0;               ///< against the tilt, in sqrt(g / R)
  double slip_before = 0;               ///< of the lower side along +x, in sqrt(g R)
  double max_slip_before = 0;           ///< largest size of the slip of O1 on the way
  std::string phases;                   ///< stick, slip+ and slip- in turn, joined by /
  Mode after = Mode::rest;              ///< by the velocities after the impulses
  Mode after_with_forces = Mode::rest;  ///< and by whether the contact forces make it slip at once
  int impact_solutions = 0;             ///< velocities that the laws of the impact allow
  double spin_after = 0, slip_after = 0;
  double margin_mu_after = 0;      ///< nearest mu at which the mode after would be another; kNoMargin: none near
  std::vector<std::string> flags;  ///< why a tolerance might decide the mode
  bool solved = true;              ///< no solve on the way failed
};

inline constexpr double kNoMargin = 9;

struct ReleaseSettings {
  double step = 1e-3;            ///< in sqrt(R / g)
  double slip_tolerance = 1e-6;  ///< in sqrt(g R)
  double spin_tolerance = 1e-6;  ///< in sqrt(g / R)
  double max_time = 100;         ///< in sqrt(R / g)
  std::string law = "closest";
};

/// Throws core::InputError unless 0 < alpha, 0 < theta0, alpha + theta0 < 90 and mu >= 0.
void check(const ReleaseCase& release);

[[nodiscard]] ReleaseResult release(const ReleaseCase& release, const ReleaseSettings& settings = {});

/// Eq. 37: returns the largest value and where it is taken.
[[nodiscard]] double least_friction_for_rocking(double alpha, double theta0, double& theta);

}  // namespace talus::rocking
