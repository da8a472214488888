// The laws that answer one contact after the other: `sweeps` and `propagation`, and joints under every law.

#include "tests/laws/promises.h"
#include <gtest/gtest.h>

#include "talus/laws/inelastic.h"
#include "talus/laws/propagation.h"
#include "talus/laws/sweeps.h"

namespace talus::laws {
namespace {

using core::Matrix3;
using core::Vector3;
using testing::ImpactKind;
using testing::random_impact;
using testing::Tally;
using testing::tally_of;

/// Cubes of 1 kg and side 1 on each other on the ground, each resting on four corners, falling at `speed`.
contact::ContactProblem stack(int cubes, double speed, double friction) {
  contact::ContactProblem problem;
  problem.clear(3);
  for (int i = 0; i < cubes; ++i)
    problem.add_body(bodies::SpatialMass{.mass = 1, .inertia_W = Matrix3::Identity() / 6}, {0, 0, -speed},
                     Vector3::Zero());
  for (int i = 0; i < cubes; ++i)
    for (const double x : {-0.5, 0.5})
      for (const double y : {-0.5, 0.5})
        problem.add_contact(contact::SpatialContact{.body_a = i,
                                                    .body_b = i == 0 ? contact::kFixed : i - 1,
                                                    .r_a = {x, y, -0.5},
                                                    .r_b = {x, y, 0.5},
                                                    .normal = Vector3::UnitZ(),
                                                    .friction = friction,
                                                    .rank = static_cast<double>(i)});
  return problem;
}

}  // namespace

TEST(Sweeps, keep_to_their_promises) {
  for (const ImpactKind& kind : {ImpactKind{.max_contacts = 4}, ImpactKind{.max_contacts = 8, .friction = false}}) {
    const Tally tally = tally_of<SweepsLaw>(kind, 61, 1000);
    EXPECT_LE(tally.energy_gain, 1e-11);
    EXPECT_LE(tally.approach, 1e-8);
    EXPECT_LE(tally.pull, 0.0);
    EXPECT_LE(tally.cone, 1e-9);
    EXPECT_LE(tally.momentum, 1e-10);
  }
}

TEST(Sweeps, without_friction_and_bounce_are_the_projection) {
  std::mt19937_64 random(62);
  SweepsLaw sweeps({.max_sweeps = 100000, .tolerance = 1e-13});
  InelasticLaw projection("projection", std::make_unique<ProjectionResponse>());
  Response one, other;
  for (int i = 0; i < 300; ++i) {
    testing::Impact impact = random_impact(random, {.max_contacts = 4, .friction = false});
    for (auto& contact : impact.contacts) contact.restitution = 0;
    const contact::ContactProblem problem = impact.problem();
    sweeps.respond(problem, one);
    projection.respond(problem, other);
    EXPECT_LE((one.velocity - other.velocity).norm(), 1e-7 * problem.velocity().norm()) << i;
  }
}

TEST(Sweeps, that_begin_near_the_answer_are_sooner_there) {
  contact::ContactProblem problem = stack(10, 0.01, 0);
  SweepsLaw law({.max_sweeps = 20000, .tolerance = 1e-9});
  Response cold;
  law.respond(problem, cold);
  ASSERT_EQ(cold.status, Status::solved);
  EXPECT_LE(cold.velocity.norm(), 1e-8);
  contact::ContactProblem again;
  again.clear(3);
  for (int i = 0; i < 10; ++i)
    again.add_body(bodies::SpatialMass{.mass = 1, .inertia_W = Matrix3::Identity() / 6}, {0, 0, -0.01},
                   Vector3::Zero());
  for (int i = 0; i < problem.contacts(); ++i) {
    const int body = i / 4;
    const Vector3 r_a = {(i / 2) % 2 == 0 ? -0.5 : 0.5, i % 2 == 0 ? -0.5 : 0.5, -0.5};
    again.add_contact(contact::SpatialContact{.body_a = body,
                                              .body_b = body == 0 ? contact::kFixed : body - 1,
                                              .r_a = r_a,
                                              .r_b = {r_a.x(), r_a.y(), 0.5},
                                              .rank = static_cast<double>(body),
                                              .expected = {0, 0, cold.normal_impulse[i]}});
  }
  Response warm;
  law.respond(again, warm);
  EXPECT_EQ(warm.status, Status::solved);
  EXPECT_LT(warm.iterations, 0.9 * cold.iterations);
}

TEST(Propagation, keeps_to_its_promises) {
  for (const ImpactKind& kind : {ImpactKind{.max_contacts = 4}, ImpactKind{.max_contacts = 8, .friction = false}}) {
    const Tally tally = tally_of<PropagationLaw>(kind, 63, 1000);
    EXPECT_EQ(tally.unsolved, 0);
    EXPECT_LE(tally.energy_gain, 1e-11);
    EXPECT_LE(tally.approach, 1e-9);
    EXPECT_LE(tally.pull, 0.0);
    EXPECT_LE(tally.cone, 1e-9);
    EXPECT_LE(tally.momentum, 1e-10);
  }
}

TEST(Propagation, hands_an_impact_on_along_a_row_of_balls) {
  contact::ContactProblem problem;
  problem.clear(3);
  for (int i = 0; i < 5; ++i)
    problem.add_body(bodies::SpatialMass{.mass = 2, .inertia_W = 0.8 * Matrix3::Identity()}, {i == 0 ? 3.0 : 0.0, 0, 0},
                     Vector3::Zero());
  for (int i = 0; i < 4; ++i)
    problem.add_contact(contact::SpatialContact{.body_a = i + 1,
                                                .body_b = i,
                                                .r_a = {-1, 0, 0},
                                                .r_b = {1, 0, 0},
                                                .normal = Vector3::UnitX(),
                                                .restitution = 1});
  PropagationLaw law;
  Response response;
  law.respond(problem, response);
  ASSERT_EQ(response.status, Status::solved);
  for (int i = 0; i < 5; ++i) EXPECT_NEAR(response.velocity[6 * i], i == 4 ? 3.0 : 0.0, 1e-12) << i;
}

/// The slides claim a quarter less work on sixty stacked objects if contacts are taken in the order of gravity.
TEST(Propagation, up_a_stack_takes_fewer_impulses_in_the_order_of_gravity) {
  const contact::ContactProblem in_order = stack(60, 0.02, 0);
  contact::ContactProblem mixed;
  mixed.clear(3);
  for (int i = 0; i < 60; ++i)
    mixed.add_body(bodies::SpatialMass{.mass = 1, .inertia_W = Matrix3::Identity() / 6}, {0, 0, -0.02},
                   Vector3::Zero());
  for (int k = 0; k < in_order.contacts(); ++k) {
    const int i = (97 * k) % in_order.contacts();
    const contact::BodyPair pair = in_order.pair(i);
    const Vector3 r(((i % 4) / 2 == 0) ? -0.5 : 0.5, i % 2 == 0 ? -0.5 : 0.5, -0.5);
    mixed.add_contact(contact::SpatialContact{
        .body_a = pair.a, .body_b = pair.b, .r_a = r, .r_b = {r.x(), r.y(), 0.5}, .rank = in_order.rank(i)});
  }
  PropagationLaw ordered({.threshold = 1e-3, .max_passes = 1000000, .exact = 0});
  PropagationLaw unordered({.threshold = 1e-3, .ordered = false, .max_passes = 1000000, .exact = 0});
  Response response;
  ordered.respond(mixed, response);
  ASSERT_EQ(response.status, Status::solved);
  unordered.respond(mixed, response);
  ASSERT_EQ(response.status, Status::solved);
  RecordProperty("ordered", static_cast<int>(ordered.impulses()));
  RecordProperty("unordered", static_cast<int>(unordered.impulses()));
  EXPECT_LT(ordered.impulses(), unordered.impulses());
}

/// Two bodies joined at a point answer an impact like the one body of both would if they were joined there rigidly;
/// here the joint's own equations, solved as one system, are the reference.
TEST(Joints, hold_under_every_law_that_bounces) {
  std::mt19937_64 random(64);
  for (const std::string_view name : law_names()) {
    SCOPED_TRACE(name);
    const std::unique_ptr<Law> law = make_law(name);
    for (int n = 0; n < 50; ++n) {
      contact::ContactProblem problem;
      problem.clear(3);
      for (int body = 0; body < 2; ++body)
        problem.add_body(bodies::SpatialMass{.mass = 1.0 + body, .inertia_W = Vector3(0.3, 0.4, 0.5).asDiagonal()},
                         testing::random_vector(random, 1), testing::random_vector(random, 1));
      // The points 0.5 along x of the first and -0.5 of the second stay together.
      Matrix G = Matrix::Zero(12, 3);
      for (int k = 0; k < 3; ++k) {
        G.block<3, 1>(0, k) = Vector3::Unit(k);
        G.block<3, 1>(3, k) = Vector3(0.5, 0, 0).cross(Vector3::Unit(k));
        G.block<3, 1>(6, k) = -Vector3::Unit(k);
        G.block<3, 1>(9, k) = -Vector3(-0.5, 0, 0).cross(Vector3::Unit(k));
      }
      problem.hold(G);
      EXPECT_LE((G.transpose() * problem.velocity()).norm(), 1e-13);
      problem.add_contact(contact::SpatialContact{.body_a = 0, .r_a = {-0.5, 0.1, -0.2}, .restitution = 0.5});
      problem.add_contact(contact::SpatialContact{.body_a = 1, .r_a = {0.4, -0.1, -0.2}, .restitution = 0.5});
      Response response;
      law->respond(problem, response);
      EXPECT_EQ(response.status, Status::solved);
      EXPECT_LE((G.transpose() * response.velocity).norm(), 1e-10);
      EXPECT_LE(response.residuals.approach, 1e-8);
      if (name != "newton") {
        EXPECT_LE(response.residuals.energy_gain, 1e-10);
      }
    }
  }
}

}  // namespace talus::laws
