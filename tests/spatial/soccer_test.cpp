#include "talus/spatial/soccer.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/spatial/joints.h"
#include "talus/spatial/simulation.h"
#include "talus/spatial/start_overlap.h"

namespace talus::spatial {
namespace {

constexpr double kPi = std::numbers::pi;

std::vector<SpatialState> start_states(const Scene& scene) {
  std::vector<SpatialState> states;
  for (const Body& body : scene.bodies) states.push_back(body.start);
  return states;
}

TEST(SoccerPitch, is_a_scene_in_which_everything_fits) {
  for (int robots = 1; robots <= 5; ++robots) {
    SoccerPitch pitch;
    const Scene scene = soccer_scene({.robots = robots}, pitch);
    EXPECT_EQ(scene.bodies.size(), 1 + 12 + 6 * static_cast<std::size_t>(robots) + 1);
    EXPECT_EQ(scene.joints.size(), 4 * static_cast<std::size_t>(robots));
    EXPECT_LE(start_overlap(scene).depth, 1e-9) << robots;
    const std::vector<SpatialState> states = start_states(scene);
    for (const Joint& joint : scene.joints) {
      EXPECT_LE(joint_gap(joint, states), 1e-15);
      const Vector3 a = states[static_cast<std::size_t>(joint.a.body)].R_WB * joint.axis_a;
      const Vector3 b = states[static_cast<std::size_t>(joint.b.body)].R_WB * joint.axis_b;
      EXPECT_LE((a - b).norm(), 1e-12) << joint.name;
    }
  }
}

TEST(SoccerPitch, refuses_what_makes_no_game) {
  SoccerPitch pitch;
  EXPECT_THROW((void)soccer_scene({.robots = 0}, pitch), core::InputError);
  EXPECT_THROW((void)soccer_scene({.robots = 6}, pitch), core::InputError);
  EXPECT_THROW((void)soccer_scene({.goal_width = 1.5}, pitch), core::InputError);
  EXPECT_THROW((void)soccer_scene({.ball_radius = 0.009}, pitch), core::InputError);
  EXPECT_THROW((void)soccer_scene({.dt = std::nan("")}, pitch), core::InputError);
}

TEST(SoccerPitch, chance_is_that_of_the_seed) {
  SoccerPitch one, same, other;
  (void)soccer_scene({.seed = 7}, one);
  (void)soccer_scene({.seed = 7}, same);
  (void)soccer_scene({.seed = 8}, other);
  for (std::uint64_t n = 0; n < 6; ++n) {
    EXPECT_EQ(kick_off_ball(one, n).p_WB, kick_off_ball(same, n).p_WB);
    EXPECT_NE(kick_off_ball(one, n).p_WB, kick_off_ball(other, n).p_WB);
    EXPECT_EQ(kick_off_ball(one, n).p_WB.x() < 0, n % 2 == 0);
  }
}

TEST(SoccerPlayers, drive_straight_ahead_backwards_and_round) {
  const SoccerView::Player me{0, {0, 0}, 0};
  const WheelSpeeds ahead = drive_to(me, {1, 0}, 0.9);
  EXPECT_DOUBLE_EQ(ahead.left, 0.9);
  EXPECT_DOUBLE_EQ(ahead.right, 0.9);
  const WheelSpeeds back = drive_to(me, {-1, 0}, 0.9);
  EXPECT_DOUBLE_EQ(back.left, -0.9);
  EXPECT_DOUBLE_EQ(back.right, -0.9);
  const WheelSpeeds left = drive_to(me, {0.01, 1}, 0.9);
  EXPECT_GT(left.right, 0.2);
  EXPECT_LT(left.left, -0.2);
  EXPECT_EQ(drive_to(me, {0.001, 0}, 0.9).left, 0);
}

TEST(SoccerPlayers, never_ask_for_more_than_the_top_speed) {
  for (int i = 0; i < 360; ++i) {
    const double angle = i * kPi / 180;
    const WheelSpeeds s = drive_to({0, {0.1, 0.2}, 1}, Vector2(0.1 + std::cos(angle), 0.2 + std::sin(angle)), 0.9);
    EXPECT_LE(std::max(std::abs(s.left), std::abs(s.right)), 0.9 + 1e-15);
  }
}

/// A model of the drive alone: the robot reaches any place.
TEST(SoccerPlayers, arrive) {
  for (int i = 0; i < 36; ++i) {
    SoccerView::Player me{0, {0, 0}, 0.3};
    const Vector2 place(0.7 * std::cos(i * kPi / 18), 0.7 * std::sin(i * kPi / 18));
    for (int n = 0; n < 400; ++n) {
      const WheelSpeeds s = drive_to(me, place, 0.9);
      const double v = (s.left + s.right) / 2, w = (s.right - s.left) / RobotSizes::track;
      me.place += 0.01 * v * Vector2(std::cos(me.heading), std::sin(me.heading));
      me.heading += 0.01 * w;
    }
    EXPECT_LE((me.place - place).norm(), 0.02) << i;
  }
}

SoccerView view_of_four() {
  SoccerView view{.ball = {0.2, 0.3}, .ball_velocity = {0.1, -0.4}, .length = 2.74, .width = 1.52, .goal_width = 0.6};
  view.players = {{0, {-0.3, 0.1}, 0.2}, {1, {0.7, -0.2}, 2}, {0, {-1.2, 0.1}, 0}, {1, {1.2, -0.1}, 3}};
  return view;
}

TEST(SoccerPlayers, the_teams_play_alike) {
  const SoccerView view = view_of_four();
  SoccerView turned = view;
  turned.ball *= -1;
  turned.ball_velocity *= -1;
  for (const std::size_t i : {0, 1, 2, 3}) {
    turned.players[i ^ 1U] = view.players[i];
    turned.players[i ^ 1U].team = 1 - view.players[i].team;
    turned.players[i ^ 1U].place *= -1;
  }
  for (const std::size_t i : {0, 1, 2, 3})
    EXPECT_LE((place_to_go(view, i) + place_to_go(turned, i ^ 1U)).norm(), 1e-12) << i;
}

TEST(SoccerPlayers, go_through_a_ball_before_the_goal_and_keep_the_own) {
  SoccerView view = view_of_four();
  view.ball = {0.5, 0.18};  // on the line to the free side of the goal
  view.ball_velocity.setZero();
  view.players[0].place = {0.3, 0.18};
  EXPECT_GT(place_to_go(view, 0).x(), view.ball.x() + 0.3);
  EXPECT_NEAR(place_to_go(view, 2).x(), -1.2, 0.05);
  EXPECT_NEAR(place_to_go(view, 2).y(), 0.18, 1e-12);
  view.players[0].place = {0.8, 0.2};  // on the wrong side: round it
  const Vector2 round = place_to_go(view, 0);
  EXPECT_LT(round.x(), 0.5);
  EXPECT_GT(std::abs(round.y() - 0.18), 0.15);
}

/// One robot, both wheels at half speed for a second: it has gone as far as its wheels have rolled.
TEST(SoccerRobots, roll_as_far_as_their_wheels_turn) {
  SoccerPitch pitch;
  Scene scene = soccer_scene({.robots = 1}, pitch);
  scene.threads = 1;
  Simulation simulation(scene);
  const SoccerRobot& robot = pitch.robots[0];
  for (const int joint : robot.motors) simulation.set_motor_target(joint, 0.3 / RobotSizes::wheel_radius);
  simulation.place(pitch.ball, {.p_WB = {0, 0.6, 0.0215}});
  for (int i = 0; i < 500; ++i) ASSERT_TRUE(simulation.step().finite);
  const SpatialState& s = simulation.states()[static_cast<std::size_t>(robot.chassis)];
  const double way = s.p_WB.x() - kick_off_place(pitch, 0).p_WB.x();
  EXPECT_NEAR(way, simulation.joint_travel(robot.motors[0]) * RobotSizes::wheel_radius, 0.01);
  EXPECT_NEAR(s.v_WB.x(), 0.3, 0.01);
  EXPECT_NEAR(s.p_WB.y(), 0, 1e-3);
  EXPECT_NEAR(s.p_WB.z(), RobotSizes::centre_height, 1e-3);
}

TEST(SoccerGame, counts_a_goal_and_kicks_off_again) {
  SoccerPitch pitch;
  Scene scene = soccer_scene({.robots = 1}, pitch);
  scene.threads = 1;
  Simulation simulation(scene);
  SoccerGame game(pitch);
  for (int i = 0; i < 20; ++i) {
    game.act(simulation);
    ASSERT_TRUE(simulation.step().finite);
  }
  EXPECT_EQ(game.score().goals, (std::array<int, 2>{0, 0}));
  simulation.place(pitch.ball, {.p_WB = {1.40, 0.1, 0.0215}});
  game.act(simulation);
  EXPECT_EQ(game.score().goals, (std::array<int, 2>{1, 0}));
  EXPECT_EQ(simulation.states()[static_cast<std::size_t>(pitch.ball)].p_WB, kick_off_ball(pitch, 1).p_WB);
  EXPECT_EQ(simulation.states()[static_cast<std::size_t>(pitch.robots[0].chassis)].p_WB, kick_off_place(pitch, 0).p_WB);
  simulation.place(pitch.ball, {.p_WB = {-1.40, 0.1, 0.0215}});
  game.act(simulation);
  EXPECT_EQ(game.score().goals, (std::array<int, 2>{1, 1}));
  simulation.place(pitch.ball, {.p_WB = {0, 1, 0.0215}});  // over the side wall
  game.act(simulation);
  EXPECT_EQ(game.score().restarts, 1);
}

TEST(SoccerGame, is_the_same_on_one_thread_and_two) {
  const auto end = [](int threads) {
    SoccerPitch pitch;
    Scene scene = soccer_scene({.robots = 2}, pitch);
    scene.threads = threads;
    Simulation simulation(scene);
    SoccerGame game(pitch);
    for (int i = 0; i < 300; ++i) {
      game.act(simulation);
      EXPECT_TRUE(simulation.step().finite);
    }
    std::vector<double> numbers;
    for (const SpatialState& s : simulation.states())
      for (const double x : {s.p_WB.x(), s.p_WB.y(), s.p_WB.z(), s.v_WB.x(), s.w_WB.z()}) numbers.push_back(x);
    return numbers;
  };
  const std::vector<double> one = end(1), two = end(2);
  ASSERT_EQ(one.size(), two.size());
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i], two[i]) << i;
}

/// The whole game: nothing leaves the pitch, nothing fails, and the ball is played.
TEST(LongSoccer, a_match_is_played_to_its_end) {
  SoccerPitch pitch;
  const Scene scene = soccer_scene({.robots = 2}, pitch);
  Simulation simulation(scene);
  SoccerGame game(pitch);
  int failed = 0;
  double way = 0;
  for (int i = 0; i < 30000; ++i) {
    game.act(simulation);
    const StepReport report = simulation.step();
    ASSERT_TRUE(report.finite);
    ASSERT_LE(report.penetration, 0.005);
    ASSERT_LE(report.joint_error, 5e-4);
    failed += report.failed_solves;
    way += scene.dt * simulation.states()[static_cast<std::size_t>(pitch.ball)].v_WB.norm();
    for (const SoccerRobot& robot : pitch.robots)
      ASSERT_LE(std::abs(simulation.states()[static_cast<std::size_t>(robot.chassis)].p_WB.y()), 0.76);
  }
  EXPECT_EQ(failed, 0);
  EXPECT_GE(way, 5);
}

}  // namespace
}  // namespace talus::spatial
