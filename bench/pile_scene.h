#pragma once

// The piles that engines are compared on, in plain numbers.

#include <array>
#include <string>
#include <vector>

namespace talus::bench {

struct Crate {
  std::array<double, 3> half{};      ///< m
  std::array<double, 3> place{};     ///< m
  std::array<double, 4> attitude{};  ///< w, x, y, z
};

struct PileScene {
  std::string name;
  std::vector<Crate> crates;
  double walls = 0;  ///< half the width of the yard, m; 0: no walls
  double density = 1000, friction = 0.5, gravity = 9.81, dt = 1.0 / 240;
  int steps = 480;
};

struct PileResult {
  std::string engine;
  double milliseconds_per_step = 0;  ///< of processor time
  double last_milliseconds = 0;      ///< over the last tenth of the steps
  double deepest = 0;                ///< overlap of two crates or of a crate and the ground at the end, m
  double moved = 0;                  ///< median way of the crates' centres, m
};

/// `count` cubes of 0.3 m, tumbled, that fall into a yard.
[[nodiscard]] PileScene pile(int count);
/// Bricks in bond, `width` wide and `height` high.
[[nodiscard]] PileScene wall(int width, int height);

/// Where the crates are at the end, in the same order, to be judged alike for every engine.
using Places = std::vector<Crate>;
[[nodiscard]] double deepest_overlap(const PileScene& scene, const Places& places);

[[nodiscard]] PileResult run_talus(const PileScene& scene, const std::string& law);
[[nodiscard]] PileResult run_bullet(const PileScene& scene);
[[nodiscard]] PileResult run_ode(const PileScene& scene);

/// Times steps, and tells the result: `step` does one, `places` says where the crates are.
template <class Step, class Where>
PileResult measure_steps(const std::string& engine, const PileScene& scene, Step&& step, Where&& places);

}  // namespace talus::bench

#include "bench/pile_measure.h"
