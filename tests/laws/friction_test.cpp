// Impacts with friction that have closed forms.

#include <cmath>

#include "tests/laws/random_impacts.h"
#include <gtest/gtest.h>

#include "talus/laws/law.h"

namespace talus::laws {
namespace {

using contact::ContactProblem;
using core::Matrix3;
using core::Vector3;

/// A homogeneous unit sphere (I = 2/5) touching the ground below: K = diag(7/2, 7/2, 1) for the contact point.
ContactProblem sphere(const Vector3& contact_velocity, double friction, double restitution) {
  ContactProblem problem;
  problem.clear(3);
  problem.add_body({.mass = 1, .inertia_W = 0.4 * Matrix3::Identity()}, contact_velocity, Vector3::Zero());
  problem.add_contact(contact::SpatialContact{
      .body_a = 0, .r_a = {0, 0, -1}, .normal = {0, 0, 1}, .restitution = restitution, .friction = friction});
  return problem;
}

Vector3 contact_velocity(const Response& response) {
  return response.velocity.head<3>() + response.velocity.tail<3>().cross(Vector3(0, 0, -1));
}

class FrictionalImpact : public ::testing::TestWithParam<std::string_view> {
 protected:
  Response respond(const ContactProblem& problem) {
    Response response;
    make_law(GetParam())->respond(problem, response);
    EXPECT_EQ(response.status, Status::solved);
    return response;
  }
};
INSTANTIATE_TEST_SUITE_P(By, FrictionalImpact, ::testing::Values("bounded", "newton"),
                         [](const auto& law) { return std::string(law.param); });

/// lambda_n = (1+e)|v_n| = 1.5; friction takes mu lambda_n 7/2 = 1.05 m/s off the slip of 5 m/s.
TEST_P(FrictionalImpact, fast_sphere_slides_through_the_impact) {
  const Response response = respond(sphere({3, 4, -1}, 0.2, 0.5));
  EXPECT_LE((contact_velocity(response) - Vector3(2.37, 3.16, 0.5)).norm(), 1e-14);
  EXPECT_NEAR(response.tangent_impulse.norm(), 0.3, 1e-14);
}

TEST_P(FrictionalImpact, slow_sphere_grips_and_rolls_off) {
  const Response response = respond(sphere({0.3, 0.4, -1}, 0.5, 0.5));
  EXPECT_LE((contact_velocity(response) - Vector3(0, 0, 0.5)).norm(), 1e-14);
  EXPECT_LE((response.velocity.head<3>() - Vector3(0.3 * 5 / 7, 0.4 * 5 / 7, 0.5)).norm(), 1e-14);
}

TEST_P(FrictionalImpact, rebound_follows_newton_for_one_contact) {
  for (const double e : {0.0, 0.25, 0.5, 1.0}) {
    const Response response = respond(sphere({0, 0, -3}, 0.7, e));
    EXPECT_NEAR(contact_velocity(response).z(), 3 * e, 1e-14);
    EXPECT_NEAR(response.energy_after, e * e * response.energy_before, 1e-13);
  }
}

TEST_P(FrictionalImpact, box_dropped_flat_keeps_its_attitude) {
  ContactProblem problem;
  problem.clear(3);
  problem.add_body({.mass = 12, .inertia_W = Vector3(5, 8, 5).asDiagonal()}, {0, 0, -2}, Vector3::Zero());
  for (const double x : {-1.0, 1.0})
    for (const double y : {-0.5, 0.5})
      problem.add_contact(contact::SpatialContact{
          .body_a = 0, .r_a = {x, y, -0.5}, .normal = {0, 0, 1}, .restitution = 0.4, .friction = 0.6});
  const Response response = respond(problem);
  EXPECT_LE((response.velocity.head<3>() - Vector3(0, 0, 0.8)).norm(), 1e-14);
  EXPECT_LE(response.velocity.tail<3>().norm(), 1e-14);
}

/// A block of half height h and half width b sliding flat at speed v and meeting its own corners without normal
/// velocity gets no normal impulse, so no friction either.
TEST_P(FrictionalImpact, contact_without_approach_has_no_friction) {
  const Response response = respond(sphere({2, 0, 0}, 0.9, 0.3));
  EXPECT_EQ(response.tangent_impulse.norm(), 0);
  EXPECT_EQ(response.velocity[0], 2);
}

/// The frictional LCP is inelastic. Sliding along one of its eight directions, the pyramid is exact.
TEST(FrictionalLcp, sphere_sliding_along_a_direction_matches_coulomb) {
  Response response;
  const ContactProblem problem = sphere({3, 0, -1}, 0.2, 0);
  make_law("lcp")->respond(problem, response);
  ASSERT_EQ(response.status, Status::solved);
  EXPECT_LE((contact_velocity(response) - Vector3(3 - 0.7, 0, 0)).norm(), 1e-13);
}

TEST(FrictionalLcp, sphere_sticks_inside_the_pyramid) {
  Response response;
  make_law("lcp")->respond(sphere({0.3, 0.4, -1}, 0.5, 0), response);
  ASSERT_EQ(response.status, Status::solved);
  EXPECT_LE(contact_velocity(response).norm(), 1e-13);
}

/// Resting on an incline: gravity over a step dt gives the velocity; the block stays iff tan(theta) < mu, else it gains
/// g dt (sin - mu cos) down the slope.
TEST(FrictionalLcp, block_on_an_incline_rests_below_the_friction_angle_and_slides_above_it) {
  const double dt = 0.01, g = 9.81, mu = 0.5;
  for (const double theta : {0.3, 0.46, 0.47, 0.7}) {
    ContactProblem problem;
    problem.clear(3);
    problem.add_body({.mass = 100, .inertia_W = 20 * Matrix3::Identity()},
                     {g * dt * std::sin(theta), 0, -g * dt * std::cos(theta)}, Vector3::Zero());
    for (const double x : {-0.5, 0.5})
      for (const double y : {-0.5, 0.5})
        problem.add_contact(
            contact::SpatialContact{.body_a = 0, .r_a = {x, y, -0.2}, .normal = {0, 0, 1}, .friction = mu});
    Response response;
    make_law("lcp")->respond(problem, response);
    ASSERT_EQ(response.status, Status::solved);
    const double expected = std::tan(theta) < mu ? 0 : g * dt * (std::sin(theta) - mu * std::cos(theta));
    EXPECT_NEAR(response.velocity[0], expected, 1e-14) << theta;
    EXPECT_LE(response.velocity.tail<5>().norm(), 1e-14) << theta;
  }
}

/// Twin contacts on both sides of a mirror plane tie in every ratio, and near the plane they are nearly the same
/// contact.
TEST(FrictionalLcp, solves_twenty_thousand_mirror_symmetric_contacts_and_never_gains_energy) {
  std::mt19937_64 random(61);
  const auto law = make_law("lcp");
  Response response;
  for (int i = 0; i < 20'000; ++i) {
    testing::Impact impact = testing::random_impact(random, {.max_contacts = 4});
    const std::size_t count = impact.contacts.size();
    for (std::size_t k = 0; k < count; ++k) {
      contact::SpatialContact twin = impact.contacts[k];
      twin.r_a.x() *= -1;
      twin.normal.x() *= -1;
      impact.contacts.push_back(twin);
    }
    law->respond(impact.problem(), response);
    ASSERT_EQ(response.status, Status::solved) << "impact " << i;
    ASSERT_LE(response.residuals.energy_gain, 1e-12) << "impact " << i;
    ASSERT_LE(response.residuals.approach, 1e-9) << "impact " << i;
    ASSERT_LE(response.residuals.cone, 1e-9) << "impact " << i;
  }
}

}  // namespace
}  // namespace talus::laws
