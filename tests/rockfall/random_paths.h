#pragma once

// Chains of parabolas at random, shown to an onlooker whole or in smaller pieces.

#include <vector>

#include "tests/rockfall/pieces.h"

#include "talus/core/random.h"

namespace talus::rockfall {

struct Hop {
  bodies::SpatialState from;
  double duration;
  Vector3 acceleration;
};

/// Bounces from place to place. With `on_lines` they begin at multiples of 1/8 now and then, so that paths run through
/// corners and along borders of cells.
inline std::vector<Hop> random_hops(core::Random& random, int count, double reach, bool on_lines = true) {
  bodies::SpatialState state;
  state.p_WB = {random.uniform(-reach, reach), random.uniform(-reach, reach), random.uniform(60, 90)};
  std::vector<Hop> hops;
  for (int k = 0; k < count; ++k) {
    const auto number = [&](double size) {
      const double value = random.uniform(-size, size);
      const double choice = random.uniform();
      return choice < 0.1 ? 0.0 : choice < 0.3 ? std::round(value) : value;
    };
    if (on_lines && random.uniform() < 0.3) state.p_WB = (state.p_WB.array() * 8).round() / 8;
    state.v_WB = {number(12), number(12), number(8)};
    state.w_WB = {number(5), number(5), number(5)};
    const bool rests = random.uniform() < 0.1;
    if (rests) state.v_WB.setZero();
    const Vector3 a = rests                    ? Vector3::Zero()
                      : random.uniform() < 0.3 ? Vector3(number(9), number(9), number(9))
                                               : Vector3(0, 0, -kGravity);
    hops.push_back({state, random.uniform() < 0.2 ? 0.5 : random.uniform(1e-4, 1.5), a});
    const Hop& hop = hops.back();
    state.p_WB += hop.duration * (state.v_WB + 0.5 * hop.duration * hop.acceleration);
  }
  return hops;
}

/// Each hop in so many pieces.
inline bodies::SpatialState show_hops(Observer& observer, const bodies::Rock& rock, const std::vector<Hop>& hops,
                                      int pieces) {
  double time = 0;
  bodies::SpatialState state;
  for (const Hop& hop : hops) {
    const motion::FreeFlight whole(mass_of(rock), hop.from, hop.acceleration);
    for (int k = 0; k < pieces; ++k) {
      const double begin = hop.duration * k / pieces, end = hop.duration * (k + 1) / pieces;
      state =
          show(observer, rock, whole.state_at(begin), time + begin, end - begin, PieceKind::flight, hop.acceleration);
    }
    time += hop.duration;
  }
  return state;
}

}  // namespace talus::rockfall
