#include "talus/laws/bounded.h"

#include <algorithm>
#include <string>

#include "tests/laws/promises.h"
#include <gtest/gtest.h>

namespace talus::laws {
namespace {

using testing::Impact;
using testing::ImpactKind;
using testing::Tally;
using testing::tally_of;

constexpr int kImpacts = 50'000;  // of each kind below

class BoundedImpacts : public ::testing::TestWithParam<ImpactKind> {};

TEST_P(BoundedImpacts, keep_every_promise) {
  const Tally tally = tally_of<BoundedLaw>(GetParam(), 11, kImpacts);
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
