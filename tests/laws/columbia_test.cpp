// Published and exact numbers for simultaneous impacts: COMS W4167 Theme 3 Milestone 2 ("Columbia") and Smith et al.
// 2012.

#include <cmath>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/laws/law.h"

namespace talus::laws {
namespace {

using contact::ContactProblem;
using contact::kFixed;
using core::Vector2;
using core::Vector3;
using ::testing::Each;

constexpr double kRound = 1e-12;

struct Ball {
  Vector3 centre;
  Vector3 velocity;
};

/// Unit balls of diameter 1; those whose centres are at most 1 apart touch.
ContactProblem touching_balls(const std::vector<Ball>& balls) {
  ContactProblem problem;
  problem.clear(3);
  const bodies::SpatialMass unit{.mass = 1, .inertia_W = 0.1 * core::Matrix3::Identity()};
  for (const Ball& ball : balls) problem.add_body(unit, ball.velocity, Vector3::Zero());
  for (int a = 0; a < static_cast<int>(balls.size()); ++a)
    for (int b = a + 1; b < static_cast<int>(balls.size()); ++b) {
      const Vector3 between = balls[static_cast<std::size_t>(a)].centre - balls[static_cast<std::size_t>(b)].centre;
      if (between.norm() > 1 + 1e-9) continue;
      const Vector3 normal = between.normalized();
      problem.add_contact(contact::SpatialContact{
          .body_a = a, .body_b = b, .r_a = -0.5 * normal, .r_b = 0.5 * normal, .normal = normal, .restitution = 1});
    }
  return problem;
}

Vector3 velocity_of(const Response& response, int body) {
  return response.velocity.segment<3>(6 * body);
}

Response respond(std::string_view law, const ContactProblem& problem) {
  Response response;
  make_law(law)->respond(problem, response);
  EXPECT_EQ(response.status, Status::solved) << law;
  return response;
}

void expect_near(const Vector3& actual, const Vector3& expected, double tolerance = kRound) {
  EXPECT_LE((actual - expected).norm(), tolerance) << actual.transpose() << " instead of " << expected.transpose();
}

class Reflections : public ::testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Over, Reflections, ::testing::Values("reflections", "gr-lcp", "gr-velocity-projection"),
                         [](const auto& law) {
                           std::string name(law.param);
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

std::vector<Ball> row_of_balls(int count, double speed) {
  std::vector<Ball> balls;
  for (int i = 0; i < count; ++i) balls.push_back({Vector3(i, 0, 0), Vector3(i == 0 ? speed : 0, 0, 0)});
  return balls;
}

TEST_P(Reflections, cradle_of_three_passes_the_speed_to_the_last_ball) {
  const Response response = respond(GetParam(), touching_balls(row_of_balls(3, 2)));
  expect_near(velocity_of(response, 0), {0, 0, 0});
  expect_near(velocity_of(response, 1), {0, 0, 0});
  expect_near(velocity_of(response, 2), {2, 0, 0});
}

TEST_P(Reflections, cradle_with_two_moving_balls_of_five_sends_two_away) {
  auto balls = row_of_balls(5, 1);
  balls[1].velocity.x() = 1;
  const Response response = respond(GetParam(), touching_balls(balls));
  for (int i = 0; i < 5; ++i) expect_near(velocity_of(response, i), {i < 3 ? 0.0 : 1.0, 0, 0});
}

TEST_P(Reflections, one_ball_onto_two_bounces_back_with_a_fifth) {
  const double h = std::sqrt(3.0) / 2;
  const Response response = respond(
      GetParam(), touching_balls({{{0, 0, 0}, {1, 0, 0}}, {{h, 0.5, 0}, {0, 0, 0}}, {{h, -0.5, 0}, {0, 0, 0}}}));
  expect_near(velocity_of(response, 0), {-0.2, 0, 0});
  expect_near(velocity_of(response, 1), {0.6, std::sqrt(3.0) / 5, 0});
  expect_near(velocity_of(response, 2), {0.6, -std::sqrt(3.0) / 5, 0});
}

/// A tetrahedron: the cue comes along the axis of the other three. Energy and momentum with the symmetric directions
/// give -1/3: cos^2 of the angle between axis and contact is 2/3, v_cue = (1 - 3 * 2/3) / (1 + 3 * 2/3).
TEST_P(Reflections, one_ball_onto_three_bounces_back_with_a_third) {
  std::vector<Ball> balls{{{0, 0, 0}, {0, 0, -1}}};
  for (int i = 0; i < 3; ++i) {
    const double angle = 2 * M_PI * i / 3;
    balls.push_back(
        {{std::cos(angle) / std::sqrt(3.0), std::sin(angle) / std::sqrt(3.0), -std::sqrt(2.0 / 3)}, Vector3::Zero()});
  }
  const Response response = respond(GetParam(), touching_balls(balls));
  expect_near(velocity_of(response, 0), {0, 0, 1.0 / 3});
}

std::vector<Ball> rack_of_fifteen() {
  std::vector<Ball> balls{{{-1, 0, 0}, {1, 0, 0}}};
  for (int row = 0; row < 5; ++row)
    for (int i = 0; i <= row; ++i) balls.push_back({{row * std::sqrt(3.0) / 2, i - 0.5 * row, 0}, Vector3::Zero()});
  return balls;
}

TEST_P(Reflections, rack_of_fifteen_breaks_as_published) {
  const Response response = respond(GetParam(), touching_balls(rack_of_fifteen()));
  expect_near(velocity_of(response, 0), {-0.2, 0, 0}, 1e-11);
  expect_near(velocity_of(response, 1), {-24.0 / 475, 0, 0}, 1e-11);
  expect_near(velocity_of(response, 11), {0.511775319, -0.295473618, 0}, 1e-9);
  expect_near(velocity_of(response, 15), {0.511775319, 0.295473618, 0}, 1e-9);
  EXPECT_NEAR(response.energy_after, response.energy_before, 1e-14);
}

TEST_P(Reflections, cubic_lattice_struck_from_both_sides_stays_and_the_cues_reverse) {
  std::vector<Ball> balls{{{-2, 0, 0}, {1, 0, 0}}, {{2, 0, 0}, {-1, 0, 0}}};
  for (int x = -1; x <= 1; ++x)
    for (int y = -1; y <= 1; ++y)
      for (int z = -1; z <= 1; ++z) balls.push_back({{double(x), double(y), double(z)}, Vector3::Zero()});
  const Response response = respond(GetParam(), touching_balls(balls));
  expect_near(velocity_of(response, 0), {-1, 0, 0});
  expect_near(velocity_of(response, 1), {1, 0, 0});
  for (int i = 2; i < static_cast<int>(balls.size()); ++i) expect_near(velocity_of(response, i), {0, 0, 0});
}

TEST(NewtonLaw, elastic_row_of_three_splits_the_speed) {
  const Response response = respond("newton", touching_balls(row_of_balls(3, 2)));
  expect_near(velocity_of(response, 0), {-2.0 / 3, 0, 0});
  expect_near(velocity_of(response, 1), {4.0 / 3, 0, 0});
  expect_near(velocity_of(response, 2), {4.0 / 3, 0, 0});
}

/// The document's example prints A = [13 9; 9 7]/20 for M = 4 and arms of 2 and 1. That is 1/4 + arm^2/I with I = 10,
/// not with the I = 20 it states (which would give [9 7; 7 6]/20).
ContactProblem block_on_table_edge() {
  ContactProblem problem;
  problem.clear(2);
  problem.add_body({.mass = 4, .inertia = 10}, {0, -2, 0});
  problem.add_contact(contact::PlanarContact{.body_a = 0, .r_a = {-2, -1}, .normal = {0, 1}});
  problem.add_contact(contact::PlanarContact{.body_a = 0, .r_a = {-1, -1}, .normal = {0, 1}});
  return problem;
}

class Inelastic : public ::testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(By, Inelastic, ::testing::Values("lcp-normal", "projection", "bounded", "newton", "lcp"),
                         [](const auto& law) {
                           return std::string(law.param == "lcp-normal" ? "lcp_normal" : law.param);
                         });

TEST_P(Inelastic, block_on_table_edge_pivots_about_the_edge) {
  const ContactProblem problem = block_on_table_edge();
  const Response response = respond(GetParam(), problem);
  EXPECT_NEAR(response.normal_impulse[0], 0, kRound);
  EXPECT_NEAR(response.normal_impulse[1], 2 / 0.35, kRound);  // 5.7143
  expect_near(response.velocity.head<3>(), {0, -2 + 2 / 0.35 / 4, -2 / 0.35 / 10});
}

/// Three legs in a row: A is singular, impulses are not unique, velocities are. Of least norm: the same load on each
/// leg.
TEST_P(Inelastic, three_legged_table_comes_to_rest) {
  ContactProblem problem;
  problem.clear(2);
  problem.add_body({.mass = 6, .inertia = 4}, {0.5, -1, 0});
  for (const double x : {-1.0, 0.0, 1.0})
    problem.add_contact(contact::PlanarContact{.body_a = 0, .r_a = {x, -1}, .normal = {0, 1}});
  const Response response = respond(GetParam(), problem);
  expect_near(response.velocity.head<3>(), {0.5, 0, 0});
  EXPECT_NEAR(response.normal_impulse.sum(), 6, kRound);
  if (GetParam() == "lcp" || GetParam() == "projection") return;  // any impulses will do there
  for (int i = 0; i < 3; ++i) EXPECT_NEAR(response.normal_impulse[i], 2, kRound);
}

TEST_P(Inelastic, breaking_contacts_get_no_impulse) {
  ContactProblem problem = touching_balls({{{0, 0, 0}, {-1, 0, 0}}, {{1, 0, 0}, {1, 0, 0}}});
  const Response response = respond(GetParam(), problem);
  EXPECT_EQ(response.normal_impulse[0], 0);
  expect_near(velocity_of(response, 0), {-1, 0, 0}, 0);
}

TEST_P(Inelastic, fixed_bodies_do_not_move_and_problems_without_contacts_change_nothing) {
  ContactProblem problem;
  problem.clear(3);
  problem.add_body({.mass = 2, .inertia_W = core::Matrix3::Identity()}, {1, 2, 3}, {4, 5, 6});
  const Response response = respond(GetParam(), problem);
  EXPECT_EQ(response.velocity, problem.velocity());
  EXPECT_EQ(response.energy_after, response.energy_before);
}

}  // namespace
}  // namespace talus::laws
