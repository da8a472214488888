#include "talus/laws/stronge.h"

#include <cstdio>

#include "tests/laws/promises.h"
#include <gtest/gtest.h>

namespace talus::laws {
namespace {

using testing::ImpactKind;
using testing::random_impact;
using testing::Tally;
using testing::tally_of;

/// Balls of 1 kg in a row along x, the first at 1 m/s; each touches the next.
contact::ContactProblem row_of_balls(int balls, double restitution) {
  contact::ContactProblem problem;
  problem.clear(2);
  for (int i = 0; i < balls; ++i)
    problem.add_body(bodies::PlanarMass{.mass = 1, .inertia = 0.5}, {i == 0 ? 1.0 : 0.0, 0, 0});
  for (int i = 0; i + 1 < balls; ++i)
    problem.add_contact(contact::PlanarContact{
        .body_a = i + 1, .body_b = i, .r_a = {-1, 0}, .r_b = {1, 0}, .normal = {1, 0}, .restitution = restitution});
  return problem;
}

}  // namespace

TEST(Stronge, keeps_its_promises_with_several_contacts) {
  for (const ImpactKind& kind : {ImpactKind{.max_contacts = 4}, ImpactKind{.max_contacts = 8, .friction = false}}) {
    const Tally tally = tally_of<StrongeLaw>(kind, 31, 1500);
    EXPECT_EQ(tally.unsolved, 0);
    EXPECT_LE(tally.energy_gain, 1e-11);
    EXPECT_LE(tally.approach, 1e-9);
    EXPECT_LE(tally.pull, 0.0);
    EXPECT_LE(tally.cone, 1e-9);
    EXPECT_LE(tally.momentum, 1e-10);
  }
}

TEST(Stronge, of_one_contact_is_the_collision_at_a_point) {
  std::mt19937_64 random(32);
  StrongeLaw law;
  Response response;
  for (int i = 0; i < 300; ++i) {
    const contact::ContactProblem problem = random_impact(random, {.max_contacts = 1}).problem();
    law.respond(problem, response);
    Matrix J(6, 3), Minv_J(6, 3);
    J << problem.tangents(), problem.normals();
    problem.mass().solve(J, Minv_J);
    const CollisionOutcome outcome = collide({.K = J.transpose() * Minv_J,
                                              .u = J.transpose() * problem.velocity(),
                                              .friction = problem.friction()[0],
                                              .restitution = problem.restitution()[0]});
    const Vector expected = problem.velocity() + Minv_J * outcome.p;
    EXPECT_LE((response.velocity - expected).norm(), 1e-9 * problem.velocity().norm()) << i;
  }
}

/// Elastic balls hand the velocity on; with restitution e the last of n leaves with ((1 + e)/2)^(n - 1) after the first
/// passage, which is the whole story for e = 1.
TEST(Stronge, propagates_along_a_row_of_balls) {
  StrongeLaw law;
  Response response;
  law.respond(row_of_balls(5, 1), response);
  EXPECT_EQ(response.iterations, 4);
  for (int i = 0; i < 5; ++i) EXPECT_NEAR(response.velocity[3 * i], i == 4 ? 1 : 0, 1e-12) << i;
  law.respond(row_of_balls(3, 0.5), response);
  EXPECT_NEAR(response.velocity[6], 0.75 * 0.75, 1e-12);
}

}  // namespace talus::laws
