// The scene of a game of robot soccer: floor, walls, goals, robots, ball.

#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/random.h"
#include "talus/spatial/soccer.h"

namespace talus::spatial {
namespace {

enum SoccerMaterial { kFloor, kWall, kRobot, kWheel, kBall };

constexpr double kWallThickness = 0.04, kGoalDepth = 0.12;  // m
constexpr double kWheelMass = 0.08;                         // kg
constexpr Colour kTeamColours[2] = {{0.15, 0.35, 0.75}, {0.85, 0.65, 0.1}};

void require(bool fine, const char* key, double value, const char* accepted) {
  if (fine) return;
  throw core::InputError({.key = std::string("soccer.") + key,
                          .value = fmt::format("{}", value),
                          .problem = "makes no pitch",
                          .accepted = accepted});
}

void check(const SoccerSettings& s) {
  require(s.robots >= 1 && s.robots <= 5, "robots", s.robots, "1 to 5 of each team");
  require(s.length >= 1.2 && s.length <= 20, "length_m", s.length, "1.2 to 20");
  require(s.width >= 0.8 && s.width <= 20, "width_m", s.width, "0.8 to 20");
  require(s.goal_width >= 0.2 && s.goal_width <= 0.8 * s.width, "goal_width_m", s.goal_width,
          "0.2 to 0.8 of the width");
  require(s.wall_height >= 0.05 && s.wall_height <= 2, "wall_height_m", s.wall_height, "0.05 to 2");
  require(s.ball_radius > RobotSizes::clearance && s.ball_radius <= 0.1, "ball_radius_m", s.ball_radius,
          "more than 0.01 (robots would drive over it) to 0.1");
  require(s.ball_mass > 0 && s.ball_mass <= 10, "ball_mass_kg", s.ball_mass, "more than 0 to 10");
  require(s.robot_mass >= 0.2 && s.robot_mass <= 50, "robot_mass_kg", s.robot_mass, "0.2 to 50");
  require(s.top_speed > 0 && s.top_speed <= 5, "top_speed_m_s", s.top_speed, "more than 0 to 5");
  require(s.dt > 0 && s.dt <= 0.02, "dt_s", s.dt, "more than 0 to 0.02");
  require(s.duration > 0 && std::isfinite(s.duration), "duration_s", s.duration, "more than 0");
  require(s.control_period >= s.dt && s.control_period <= 1, "control_period_s", s.control_period, "dt_s to 1");
}

/// m/12 (b^2 + c^2).
PrincipalMass box_mass(double mass, const Vector3& sides) {
  const Vector3 s = sides.cwiseProduct(sides);
  return {mass, mass / 12 * Vector3(s.y() + s.z(), s.z() + s.x(), s.x() + s.y())};
}

void add_wall(Scene& scene, const std::string& name, const Vector2& centre, const Vector2& sides, double height) {
  Body wall;
  wall.name = name;
  wall.shape = collision::box({sides.x(), sides.y(), height});
  wall.start.p_WB = {centre.x(), centre.y(), height / 2};
  wall.mobility = Mobility::fixed;
  wall.material = kWall;
  wall.colour = Colour{0.75, 0.75, 0.72};
  scene.bodies.push_back(wall);
}

void add_walls(Scene& scene, const SoccerSettings& s) {
  const double t = kWallThickness, x = s.length / 2, y = s.width / 2, h = s.wall_height;
  const double beside_goal = (s.width - s.goal_width) / 2;
  for (const int side : {-1, 1}) {
    const char* name = side < 0 ? "minus" : "plus";
    add_wall(scene, fmt::format("side-{}", name), {0, side * (y + t / 2)}, {s.length + 2 * t, t}, h);
    for (const int end : {-1, 1})
      add_wall(scene, fmt::format("end-{}-{}", side < 0 ? "minus" : "plus", end < 0 ? "right" : "left"),
               {side * (x + t / 2), end * (s.goal_width + beside_goal) / 2}, {t, beside_goal}, h);
    add_wall(scene, fmt::format("net-{}", name), {side * (x + kGoalDepth + t / 2), 0}, {t, s.goal_width + 2 * t}, h);
    for (const int post : {-1, 1})
      add_wall(scene, fmt::format("post-{}-{}", name, post < 0 ? "right" : "left"),
               {side * (x + (t + kGoalDepth) / 2), post * (s.goal_width + t) / 2}, {kGoalDepth - t, t}, h);
  }
}

collision::ShapePtr chassis_shape() {
  using S = RobotSizes;
  const double down = S::skid_radius - S::centre_height;
  const collision::ShapePtr skid = collision::sphere(S::skid_radius);
  return collision::compound({{collision::box({S::length, S::width, S::height}), {}},
                              {skid, {.p = Vector3(S::skid_from_centre, 0, down)}},
                              {skid, {.p = Vector3(-S::skid_from_centre, 0, down)}}});
}

void add_wheel(Scene& scene, SoccerRobot& robot, int wheel, const std::string& name) {
  using S = RobotSizes;
  const SpatialState chassis = scene.bodies[static_cast<std::size_t>(robot.chassis)].start;
  Body body;
  body.name = name + (wheel == 0 ? "-left" : "-right");
  body.shape = collision::cylinder(S::wheel_radius, S::wheel_width);
  const double r2 = S::wheel_radius * S::wheel_radius,
               across = kWheelMass * (3 * r2 + S::wheel_width * S::wheel_width) / 12;
  body.mass = {kWheelMass, {across, across, kWheelMass * r2 / 2}};
  body.start = wheel_place(chassis, wheel);
  body.material = kWheel;
  body.collision_group = robot.chassis + 1;
  body.colour = Colour{0.15, 0.15, 0.15};
  Joint joint;
  joint.name = body.name;
  joint.kind = JointKind::hinge;
  robot.wheels[static_cast<std::size_t>(wheel)] = static_cast<int>(scene.bodies.size());
  robot.motors[static_cast<std::size_t>(wheel)] = static_cast<int>(scene.joints.size());
  joint.a = {robot.wheels[static_cast<std::size_t>(wheel)], Vector3::Zero()};
  joint.b = {robot.chassis, chassis.R_WB.conjugate() * (body.start.p_WB - chassis.p_WB)};
  joint.axis_a = Vector3::UnitZ();
  joint.axis_b = Vector3::UnitY();
  joint.motor = Motor{.target = 0, .gain = 0.05, .most = 0.12};
  scene.bodies.push_back(body);
  scene.joints.push_back(joint);
}

void add_robot(Scene& scene, SoccerPitch& pitch, int number) {
  SoccerRobot& robot = pitch.robots[static_cast<std::size_t>(number)];
  const std::string name = fmt::format("{}-{}", robot.team == 0 ? "blue" : "yellow", number / 2 + 1);
  Body body;
  body.name = name;
  body.shape = chassis_shape();
  body.mass = box_mass(pitch.settings.robot_mass, {RobotSizes::length, RobotSizes::width, RobotSizes::height});
  body.start = kick_off_place(pitch, number);
  body.material = kRobot;
  body.colour = kTeamColours[robot.team];
  robot.chassis = static_cast<int>(scene.bodies.size());
  body.collision_group = robot.chassis + 1;
  scene.bodies.push_back(body);
  for (const int wheel : {0, 1}) add_wheel(scene, robot, wheel, name);
}

void add_materials(Scene& scene) {
  scene.materials = {
      {"floor", 0.5, 0.3}, {"wall", 0.3, 0.5}, {"robot", 0.2, 0.2}, {"wheel", 0.6, 0}, {"ball", 0.3, 0.6}};
  scene.pairs = {{kFloor, kRobot, 0.02, 0}, {kFloor, kWheel, 0.9, 0}, {kFloor, kBall, 0.3, 0.3}};
}

}  // namespace

SpatialState kick_off_place(const SoccerPitch& pitch, int robot) {
  const int team = robot % 2, rank = robot / 2;
  const double side = team == 0 ? -1 : 1, half = pitch.settings.length / 2;
  // The one who goes for the ball near the centre, the keeper before the goal, the others spread between them.
  constexpr std::array<double, 5> kAhead{0.25, 0.85, 0.5, 0.5, 0.65}, kAcross{0, 0, 0.5, -0.5, 0.2};
  const auto k = static_cast<std::size_t>(rank);
  SpatialState state;
  state.p_WB = {side * kAhead[k] * half, side * kAcross[k] * pitch.settings.width / 2, RobotSizes::centre_height};
  if (team == 1) state.R_WB = Eigen::AngleAxisd(std::numbers::pi, Vector3::UnitZ());
  return state;
}

SpatialState kick_off_ball(const SoccerPitch& pitch, std::uint64_t n) {
  constexpr std::uint32_t kStream = 41;
  core::Random random(pitch.settings.seed, kStream, n);
  SpatialState state;
  const double x = (n % 2 == 0 ? -1 : 1) * random.uniform(0.05, 0.12), y = random.uniform(-0.1, 0.1);
  state.p_WB = {x, y, pitch.settings.ball_radius};
  return state;
}

SpatialState wheel_place(const SpatialState& chassis, int wheel) {
  using S = RobotSizes;
  const Vector3 from_centre(0, (wheel == 0 ? 0.5 : -0.5) * S::track, S::wheel_radius - S::centre_height);
  SpatialState state;
  state.p_WB = bodies::point_position(chassis, from_centre);
  state.R_WB = chassis.R_WB * Quaternion(Eigen::AngleAxisd(-std::numbers::pi / 2, Vector3::UnitX()));
  return state;
}

Scene soccer_scene(const SoccerSettings& settings, SoccerPitch& pitch) {
  check(settings);
  pitch = {.settings = settings};
  for (int i = 0; i < 2 * settings.robots; ++i) pitch.robots.push_back({.team = i % 2});
  Scene scene;
  scene.name = "Robot soccer";
  scene.law = "penalty";
  scene.dt = settings.dt;
  scene.duration = settings.duration;
  scene.penalty.depth = 2e-4;
  scene.penalty.friction_speed = 5e-3;  // Larsen, 7.3: a large one costs fewer retries
  add_materials(scene);
  Body floor;
  floor.name = "floor";
  floor.shape = collision::half_space();
  floor.mobility = Mobility::fixed;
  floor.material = kFloor;
  floor.colour = Colour{0.25, 0.45, 0.3};
  scene.bodies.push_back(floor);
  add_walls(scene, settings);
  for (int i = 0; i < 2 * settings.robots; ++i) add_robot(scene, pitch, i);
  Body ball;
  ball.name = "ball";
  ball.shape = collision::sphere(settings.ball_radius);
  ball.mass = {settings.ball_mass, Vector3::Constant(0.4 * settings.ball_mass * std::pow(settings.ball_radius, 2))};
  ball.start = kick_off_ball(pitch, 0);
  ball.material = kBall;
  ball.colour = Colour{0.95, 0.45, 0.1};
  ball.linear_drag = 0.1;
  ball.angular_drag = 0.1;
  pitch.ball = static_cast<int>(scene.bodies.size());
  scene.bodies.push_back(ball);
  return scene;
}

}  // namespace talus::spatial
