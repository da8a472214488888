// Players and referee of robot soccer.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "talus/spatial/simulation.h"
#include "talus/spatial/soccer.h"

namespace talus::spatial {
namespace {

constexpr double kReach = 0.16;       // m, from a robot's centre to a ball before it, with room
constexpr double kAside = 0.1;        // m off the line through ball and goal: it must be met first
constexpr double kPatience = 4;       // s that the ball may lie
constexpr double kKeeperPace = 0.25;  // of the top speed
constexpr double kLies = 0.03;        // m: less is no move

Vector2 goal_of(const SoccerView& view, int team) {
  return {(team == 0 ? -0.5 : 0.5) * view.length, 0};
}

/// The free side of the other goal.
Vector2 aim(const SoccerView& view, int team) {
  Vector2 goal = goal_of(view, 1 - team);
  const std::size_t keeper = static_cast<std::size_t>(2 + 1 - team);
  if (keeper < view.players.size()) goal.y() += (view.players[keeper].place.y() > 0 ? -0.3 : 0.3) * view.goal_width;
  return goal;
}

/// Behind the ball as seen from the other goal; beside it first if the ball is in the way.
Vector2 attack(const SoccerView& view, const SoccerView::Player& me) {
  const Vector2 ball = view.ball + 0.15 * view.ball_velocity;
  const Vector2 forward = (aim(view, me.team) - ball).normalized(), to_ball = ball - me.place;
  const double along = to_ball.dot(forward), aside = std::abs(forward.x() * to_ball.y() - forward.y() * to_ball.x());
  if (along > 0.5 * aside) {  // behind the ball: through it, the straighter the better the line is met
    const double off = std::min(1.0, aside / kAside);
    return ball + (0.4 * (1 - off) - kReach * off) * forward;
  }
  const Vector2 left(-forward.y(), forward.x());
  const double side = to_ball.dot(left) > 0 ? -1 : 1;
  return ball + side * 1.3 * kReach * left - 0.5 * kReach * forward;
}

Vector2 keep_goal(const SoccerView& view, const SoccerView::Player& me) {
  const Vector2 goal = goal_of(view, me.team);
  const double inwards = me.team == 0 ? 1 : -1, most = 0.4 * view.goal_width;
  const Vector2 ball = view.ball + 0.2 * view.ball_velocity;
  return {goal.x() + inwards * 0.17, std::clamp(ball.y(), -most, most)};
}

/// Nobody is sent into a wall.
Vector2 within(const SoccerView& view, const Vector2& place) {
  const double x = view.length / 2 - 0.09, y = view.width / 2 - 0.09;
  return {std::clamp(place.x(), -x, x), std::clamp(place.y(), -y, y)};
}

double wrapped(double angle) {
  return std::remainder(angle, 2 * std::numbers::pi);
}

Vector2 flat(const Vector3& v) {
  return v.head<2>();
}

}  // namespace

Vector2 place_to_go(const SoccerView& view, std::size_t player) {
  const SoccerView::Player& me = view.players[player];
  const std::size_t rank = player / 2;
  if (rank == 0) return within(view, attack(view, me));
  const Vector2 own = goal_of(view, me.team);
  if (rank == 1) {
    const bool near = (view.ball - own).norm() < 0.4 && (view.ball - me.place).norm() < 0.35;
    return within(view, near ? attack(view, me) : keep_goal(view, me));
  }
  const Vector2 left(0, rank % 2 == 0 ? 0.25 : -0.25);
  return within(view, 0.55 * view.ball + 0.45 * own + left);
}

WheelSpeeds drive_to(const SoccerView::Player& player, const Vector2& place, double top_speed) {
  const Vector2 way = place - player.place;
  const double distance = way.norm();
  if (distance < 0.01) return {};
  double turn = wrapped(std::atan2(way.y(), way.x()) - player.heading);
  double direction = 1;
  if (std::abs(turn) > std::numbers::pi / 2) {
    turn = wrapped(turn + std::numbers::pi);
    direction = -1;
  }
  const double forwards = direction * top_speed * std::min(1.0, distance / 0.08) * std::max(0.0, std::cos(1.3 * turn));
  const double aside = std::clamp(4 * turn * RobotSizes::track / 2, -0.5 * top_speed, 0.5 * top_speed);
  const double most = std::max({1.0, std::abs(forwards - aside) / top_speed, std::abs(forwards + aside) / top_speed});
  return {(forwards - aside) / most, (forwards + aside) / most};
}

bool Patience::lost(const Vector2& place, bool wants, double time, int team) {
  if (time < backing_until_) return true;
  if (!wants || (place - since_).norm() > kLies) {
    since_ = place;
    waiting_from_ = time;
  }
  if (time - waiting_from_ < 0.7 + 0.4 * team) return false;
  waiting_from_ = time;
  backing_until_ = time + 0.5;
  return true;
}

void Patience::forget(double time) {
  waiting_from_ = time;
  backing_until_ = -1;
}

SoccerView SoccerGame::view(const Simulation& simulation) const {
  const auto states = simulation.states();
  const SpatialState& ball = states[static_cast<std::size_t>(pitch_.ball)];
  SoccerView view{flat(ball.p_WB),        flat(ball.v_WB),       {},
                  pitch_.settings.length, pitch_.settings.width, pitch_.settings.goal_width};
  for (const SoccerRobot& robot : pitch_.robots) {
    const SpatialState& s = states[static_cast<std::size_t>(robot.chassis)];
    const Vector3 ahead = s.R_WB * Vector3::UnitX();
    view.players.push_back({robot.team, flat(s.p_WB), std::atan2(ahead.y(), ahead.x())});
  }
  return view;
}

/// False: to be kicked off again.
bool SoccerGame::decide_play(const SoccerView& view, double height, double time) {
  const SoccerSettings& s = pitch_.settings;
  const double beyond = std::abs(view.ball.x()) - s.length / 2 - s.ball_radius;
  if (beyond > 0 && std::abs(view.ball.y()) < s.goal_width / 2 && height < s.wall_height) {
    ++score_.goals[view.ball.x() > 0 ? 0 : 1];
    return false;
  }
  if ((view.ball - lay_).norm() > kLies) {
    lay_ = view.ball;
    last_moved_ = time;
  }
  const bool out = beyond > 0 || std::abs(view.ball.y()) > s.width / 2 + s.ball_radius || height < -s.ball_radius;
  if (!out && time - last_moved_ < kPatience) return true;
  ++score_.restarts;
  return false;
}

void SoccerGame::kick_off(Simulation& simulation) {
  ++kick_offs_;
  for (std::size_t i = 0; i < pitch_.robots.size(); ++i) {
    const SpatialState chassis = kick_off_place(pitch_, static_cast<int>(i));
    simulation.place(pitch_.robots[i].chassis, chassis);
    for (const int wheel : {0, 1})
      simulation.place(pitch_.robots[i].wheels[static_cast<std::size_t>(wheel)], wheel_place(chassis, wheel));
  }
  const SpatialState ball = kick_off_ball(pitch_, kick_offs_);
  simulation.place(pitch_.ball, ball);
  for (Patience& patience : patience_) patience.forget(simulation.time());
  lay_ = flat(ball.p_WB);
  last_moved_ = simulation.time();
}

WheelSpeeds SoccerGame::decide_drive(const SoccerView& view, std::size_t player, double time) {
  const SoccerView::Player& me = view.players[player];
  const Vector2 goal = place_to_go(view, player);
  const bool keeper = player / 2 == 1;
  const double top = (keeper ? kKeeperPace : 1) * pitch_.settings.top_speed;
  if (!patience_[player].lost(me.place, (goal - me.place).norm() > 0.08, time, me.team)) return drive_to(me, goal, top);
  const Vector2 home = 0.5 * goal_of(view, me.team);
  return drive_to(me, home, top);
}

void SoccerGame::act(Simulation& simulation) {
  const double time = simulation.time(), height = simulation.states()[static_cast<std::size_t>(pitch_.ball)].p_WB.z();
  if (!decide_play(view(simulation), height, time)) {
    kick_off(simulation);
    next_decision_ = time;
  }
  if (time < next_decision_ - 1e-9) return;
  next_decision_ = time + pitch_.settings.control_period;
  const SoccerView now = view(simulation);
  for (std::size_t i = 0; i < pitch_.robots.size(); ++i) {
    const WheelSpeeds speeds = decide_drive(now, i, time);
    simulation.set_motor_target(pitch_.robots[i].motors[0], speeds.left / RobotSizes::wheel_radius);
    simulation.set_motor_target(pitch_.robots[i].motors[1], speeds.right / RobotSizes::wheel_radius);
  }
}

}  // namespace talus::spatial
