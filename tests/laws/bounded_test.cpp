#include "talus/laws/bounded.h"

#include <algorithm>
#include <string>

#include "tests/laws/random_impacts.h"
#include <gtest/gtest.h>

namespace talus::laws {
namespace {

using testing::Impact;
using testing::ImpactKind;
using testing::random_impact;

constexpr int kImpacts = 50'000;  // of each kind below

struct Tally {
  int unsolved = 0;
  double approach = 0, pull = 0, cone = 0, energy_gain = 0, momentum = 0;
};

/// u+ must be what the impulses make of u-: the error as a share of the sizes that add up to it. (In a wedge, impulses
/// far larger than the momentum may cancel.)
double momentum_error(const contact::ContactProblem& problem, const Response& response) {
  Matrix Minv_N(problem.dofs(), problem.contacts());
  Matrix Minv_T(problem.dofs(), problem.contacts() * problem.tangents_per_contact());
  problem.mass().solve(problem.normals(), Minv_N);
  problem.mass().solve(problem.tangents(), Minv_T);
  const Vector error =
      problem.velocity() + Minv_N * response.normal_impulse + Minv_T * response.tangent_impulse - response.velocity;
  const Vector size = problem.velocity().cwiseAbs() + Minv_N.cwiseAbs() * response.normal_impulse.cwiseAbs() +
                      Minv_T.cwiseAbs() * response.tangent_impulse.cwiseAbs();
  return error.norm() / size.norm();
}

Tally run(const ImpactKind& kind, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  BoundedLaw law;
  Response response;
  Tally tally;
  for (int i = 0; i < kImpacts; ++i) {
    const contact::ContactProblem problem = random_impact(random, kind).problem();
    law.respond(problem, response);
    tally.unsolved += response.status != Status::solved;
    tally.approach = std::max(tally.approach, response.residuals.approach);
    tally.pull = std::max(tally.pull, response.residuals.pull);
    tally.cone = std::max(tally.cone, response.residuals.cone);
    tally.energy_gain = std::max(tally.energy_gain, response.residuals.energy_gain);
    tally.momentum = std::max(tally.momentum, momentum_error(problem, response));
  }
  return tally;
}

class BoundedImpacts : public ::testing::TestWithParam<ImpactKind> {};

TEST_P(BoundedImpacts, keep_every_promise) {
  const Tally tally = run(GetParam(), 11);
  EXPECT_EQ(tally.unsolved, 0);
  EXPECT_LE(tally.energy_gain, 1e-12);
  EXPECT_LE(tally.approach, 1e-9);
  EXPECT_LE(tally.pull, 0.0);
  EXPECT_LE(tally.cone, 1e-12);
  EXPECT_LE(tally.momentum, 1e-12);
  for (const auto& [name, value] : {std::pair{"energy_gain", tally.energy_gain},
                                    {"approach", tally.approach},
                                    {"cone", tally.cone},
                                    {"momentum", tally.momentum}})
    RecordProperty(name, std::to_string(value));
}

INSTANTIATE_TEST_SUITE_P(Kinds, BoundedImpacts,
                         ::testing::Values(ImpactKind{.friction = false},
                                           ImpactKind{.mixed_restitution = false, .friction = false}, ImpactKind{},
                                           ImpactKind{.any_normals = true},
                                           ImpactKind{.friction = false, .any_normals = true}),
                         [](const auto& kind) {
                           return std::string(kind.param.mixed_restitution ? "mixed" : "uniform") +
                                  (kind.param.friction ? "_friction" : "_frictionless") +
                                  (kind.param.any_normals ? "_all_around" : "");
                         });

}  // namespace
}  // namespace talus::laws
