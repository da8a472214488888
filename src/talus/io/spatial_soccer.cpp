// [soccer]: robots of two teams, a ball, walls and goals instead of bodies that are told one by one.

#include <array>

#include "talus/io/spatial_keys.h"
#include "talus/io/spatial_sections.h"

namespace talus::io {
namespace {

constexpr NumberRange kLength{.lowest = 0, .highest = 100, .open = true, .accepted = "a length > 0, up to 100 m"};
constexpr NumberRange kMass{.lowest = 0, .highest = 1000, .open = true, .accepted = "a mass > 0, up to 1000 kg"};

spatial::SoccerSettings read_settings(const TomlTable& table, const spatial::Scene& scene) {
  spatial::SoccerSettings s;
  s.robots = static_cast<int>(
      table.integer_or("robots", s.robots, {.lowest = 1, .highest = 5, .accepted = "a whole number from 1 to 5"}));
  s.length = table.number_or("length_m", s.length, kLength);
  s.width = table.number_or("width_m", s.width, kLength);
  s.goal_width = table.number_or("goal_width_m", s.goal_width, kLength);
  s.wall_height = table.number_or("wall_height_m", s.wall_height, kLength);
  s.ball_mass = table.number_or("ball_mass_kg", s.ball_mass, kMass);
  s.ball_radius = table.number_or("ball_radius_m", s.ball_radius, kLength);
  s.robot_mass = table.number_or("robot_mass_kg", s.robot_mass, kMass);
  s.top_speed = table.number_or("top_speed_m_s", s.top_speed,
                                {.lowest = 0, .highest = 100, .open = true, .accepted = "a speed > 0, up to 100 m/s"});
  s.control_period = table.number_or("control_period_s", s.control_period,
                                     {.lowest = 0, .highest = 10, .open = true, .accepted = "a time > 0, up to 10 s"});
  s.seed = static_cast<std::uint64_t>(
      table.integer_or("seed", 1, {.lowest = 0, .highest = 9e15, .accepted = "a whole number >= 0"}));
  s.duration = scene.duration;
  s.dt = scene.dt;
  return s;
}

}  // namespace

bool read_soccer(const TomlTable& root, SpatialProject& project) {
  const std::optional<TomlTable> table = root.table("soccer", spatial_keys::kSoccer);
  if (!table) return false;
  for (const char* key : {"gravity_m_s2", "material", "pair", "body", "spring", "joint", "symmetry"})
    root.refuse(key, "has no meaning beside [soccer], which makes the whole scene");
  const spatial::SoccerSettings settings = read_settings(*table, project.scene);
  const std::string name = project.scene.name;
  project.soccer.emplace();
  project.scene = table->located("length_m", [&] { return spatial::soccer_scene(settings, *project.soccer); });
  project.scene.name = name;
  return true;
}

}  // namespace talus::io
