#pragma once

// What a law keeps to, measured over many random impacts.

#include <algorithm>

#include "tests/laws/random_impacts.h"

#include "talus/laws/law.h"

namespace talus::testing {

struct Tally {
  int unsolved = 0;
  double approach = 0, pull = 0, cone = 0, energy_gain = 0, momentum = 0;
};

/// u+ must be what the impulses make of u-: the error as a share of the sizes that add up to it. (In a wedge, impulses
/// far larger than the momentum may cancel.)
inline double momentum_error(const contact::ContactProblem& problem, const laws::Response& response) {
  core::Matrix Minv_N(problem.dofs(), problem.contacts());
  core::Matrix Minv_T(problem.dofs(), problem.contacts() * problem.tangents_per_contact());
  problem.mass().solve(problem.normals(), Minv_N);
  problem.mass().solve(problem.tangents(), Minv_T);
  const core::Vector error =
      problem.velocity() + Minv_N * response.normal_impulse + Minv_T * response.tangent_impulse - response.velocity;
  const core::Vector size = problem.velocity().cwiseAbs() + Minv_N.cwiseAbs() * response.normal_impulse.cwiseAbs() +
                            Minv_T.cwiseAbs() * response.tangent_impulse.cwiseAbs();
  return error.norm() / size.norm();
}

/// The worst of `impacts` random impacts.
template <class SomeLaw>
Tally tally_of(const ImpactKind& kind, std::uint64_t seed, int impacts) {
  std::mt19937_64 random(seed);
  SomeLaw law;
  laws::Response response;
  Tally tally;
  for (int i = 0; i < impacts; ++i) {
    const contact::ContactProblem problem = random_impact(random, kind).problem();
    law.respond(problem, response);
    tally.unsolved += response.status != laws::Status::solved;
    tally.approach = std::max(tally.approach, response.residuals.approach);
    tally.pull = std::max(tally.pull, response.residuals.pull);
    tally.cone = std::max(tally.cone, response.residuals.cone);
    tally.energy_gain = std::max(tally.energy_gain, response.residuals.energy_gain);
    tally.momentum = std::max(tally.momentum, momentum_error(problem, response));
  }
  return tally;
}

}  // namespace talus::testing
