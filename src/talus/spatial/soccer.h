#pragma once

// Robot soccer after Larsen: wheeled robots of two teams, a ball, walls and goals, as an ordinary scene under
// `penalty`, and what makes it a game: players that drive the motors, and a referee who counts goals and sets the
// kick-off.
//
//     SoccerPitch pitch;
//     Scene scene = soccer_scene(settings, pitch);
//     Simulation simulation(scene);
//     SoccerGame game(pitch);
//     while (...) { game.act(simulation); simulation.step(); }      // game.score()
//
// World: x along the pitch, y across, z up, origin on the floor at the centre. Team 0 plays towards +x. A robot is a
// box on two driven wheels and two low-friction skids; its own axes: x forwards, y to the left.

#include <array>
#include <cstdint>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/spatial/model.h"

namespace talus::spatial {

class Simulation;
using core::Vector2;

struct SoccerSettings {
  int robots = 2;                                  ///< of each team, 1 to 5
  double length = 2.74;                            ///< m, between the goal lines
  double width = 1.52;                             ///< m
  double goal_width = 0.7;                         ///< m
  double wall_height = 0.12;                       ///< m
  double ball_mass = 0.046, ball_radius = 0.0215;  ///< kg, m
  double robot_mass = 2;                           ///< kg, without wheels
  double top_speed = 0.9;                          ///< m/s, of a wheel's rim
  double duration = 60;                            ///< s
  double dt = 0.002;                               ///< s
  double control_period = 0.02;                    ///< s between two decisions
  std::uint64_t seed = 7;                          ///< of the kick-offs
};

struct SoccerRobot {
  int team = 0;
  int chassis = 0;              ///< number of the body
  std::array<int, 2> wheels{};  ///< bodies, left and right
  std::array<int, 2> motors{};  ///< joints, left and right
};

/// Who is who in the scene.
struct SoccerPitch {
  SoccerSettings settings;
  int ball = 0;
  std::vector<SoccerRobot> robots;
};

/// Throws core::InputError for settings that make no pitch.
[[nodiscard]] Scene soccer_scene(const SoccerSettings& settings, SoccerPitch& pitch);

/// Where everything stands at kick-off number n: the ball near the centre spot by chance of (seed, n), in the half of
/// team n mod 2; robots in their own halves. Robot i of the pitch, and the ball.
[[nodiscard]] SpatialState kick_off_place(const SoccerPitch& pitch, int robot);
[[nodiscard]] SpatialState kick_off_ball(const SoccerPitch& pitch, std::uint64_t n);
/// A robot's wheel (0 left, 1 right) on its chassis, at rest.
[[nodiscard]] SpatialState wheel_place(const SpatialState& chassis, int wheel);

/// Sizes of a robot, m.
struct RobotSizes {
  static constexpr double length = 0.16, width = 0.12, height = 0.09, clearance = 0.01;
  static constexpr double wheel_radius = 0.03, wheel_width = 0.016, track = 0.14;
  static constexpr double skid_radius = 0.01, skid_from_centre = 0.06;
  static constexpr double centre_height = clearance + height / 2;
};

/// What a player sees.
struct SoccerView {
  struct Player {
    int team = 0;
    Vector2 place = Vector2::Zero();
    double heading = 0;  ///< rad from +x
  };
  Vector2 ball = Vector2::Zero(), ball_velocity = Vector2::Zero();
  std::vector<Player> players;
  double length = 0, width = 0, goal_width = 0;
};

/// Speeds of the rims of the left and right wheel, m/s.
struct WheelSpeeds {
  double left = 0, right = 0;
};

/// The first robot of a team goes for the ball from behind and drives it at the other goal, the second keeps the goal,
/// others stay between the ball and their goal; the keeper clears a ball that is near.
[[nodiscard]] Vector2 place_to_go(const SoccerView& view, std::size_t player);
/// Drives there, backwards if that is nearer; both wheels within the top speed.
[[nodiscard]] WheelSpeeds drive_to(const SoccerView::Player& player, const Vector2& place, double top_speed);

struct SoccerScore {
  std::array<int, 2> goals{};
  int restarts = 0;  ///< without a goal: the ball lay still or left the pitch
};

/// Notices a robot that gets nowhere, and has it back off for a while; teams wait differently long, so that two who
/// push each other part.
class Patience {
 public:
  /// True: back off. `wants` says whether it is trying to get anywhere.
  [[nodiscard]] bool lost(const Vector2& place, bool wants, double time, int team);
  void forget(double time);

 private:
  Vector2 since_ = Vector2::Zero();
  double waiting_from_ = 0, backing_until_ = -1;
};

/// Players and referee. Deterministic: all chance comes from the seed.
class SoccerGame {
 public:
  explicit SoccerGame(const SoccerPitch& pitch) : pitch_(pitch), patience_(pitch.robots.size()) {}

  /// To be called before each step.
  void act(Simulation& simulation);
  [[nodiscard]] const SoccerScore& score() const { return score_; }

 private:
  [[nodiscard]] SoccerView view(const Simulation& simulation) const;
  [[nodiscard]] bool decide_play(const SoccerView& view, double height, double time);
  void kick_off(Simulation& simulation);
  [[nodiscard]] WheelSpeeds decide_drive(const SoccerView& view, std::size_t player, double time);

  SoccerPitch pitch_;
  SoccerScore score_;
  std::vector<Patience> patience_;
  std::uint64_t kick_offs_ = 0;
  double next_decision_ = 0, last_moved_ = 0;
  Vector2 lay_ = Vector2::Zero();
};

}  // namespace talus::spatial
