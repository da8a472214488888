#include "talus/io/rocking_project.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "talus/bodies/shape_library.h"
#include "talus/core/text.h"
#include "talus/io/content_hash.h"
#include "talus/io/mesh_files.h"
#include "talus/io/mesh_words.h"
#include "talus/io/rocking_keys.h"
#include "talus/io/rocking_sections.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector3;

constexpr double kDegree = std::numbers::pi / 180;
constexpr std::array<std::string_view, 4> kStudies{"single", "grid", "fragility", "overturning"};
constexpr NumberRange kFriction{.lowest = 0, .highest = 100, .accepted = "a number from 0 to 100"};

bool flag(const TomlTable& table, std::string_view key) {
  const JsonNode* node = table.find(key);
  if (node == nullptr) return false;
  if (const bool* value = std::get_if<bool>(&node->value)) return *value;
  table.fail(key, "is neither true nor false", "true or false");
}

Vector3 box_sides(const TomlTable& table) {
  const Vector3 sides = table.vector3("box_m");
  if (!(sides.minCoeff() > 0 && sides.maxCoeff() <= 1e3))
    table.fail("box_m", "out of range", "three sides > 0, up to 1000 m");
  return sides;
}

rocking::Block read_box(const TomlTable& table, RockingReading& reading) {
  const Vector3 sides = box_sides(table);
  const double volume = sides.prod();
  const double density =
      table.number_or("density_kg_m3", 2600, {.lowest = 1, .highest = 30000, .accepted = "1 to 30000"});
  if (table.has("mass_kg")) table.refuse("density_kg_m3", "has no meaning beside mass_kg and box_m");
  const double mass = table.number_or("mass_kg", density * volume,
                                      {.lowest = 0, .highest = 1e12, .open = true, .accepted = "a number > 0"});
  if (flag(table, "planar")) return rocking::planar_block(0.5 * sides.x(), 0.5 * sides.z(), mass);
  reading.rock = std::make_shared<bodies::Rock>(bodies::Rock::of_mass(bodies::box(sides), mass));
  return rocking::box_block(sides, mass / volume);
}

rocking::Block read_mesh_block(const TomlTable& table, RockingReading& reading) {
  if (flag(table, "planar")) table.fail("planar", "belongs to a box", "planar only with box_m");
  const fs::path path = table.path("mesh");
  const geometry::TriangleMesh mesh = read_body(path, {.weld = lower_case(path.extension().string()) == ".stl"});
  reading.add_input(path);
  const double density =
      table.number_or("density_kg_m3", 2600, {.lowest = 1, .highest = 30000, .accepted = "1 to 30000"});
  return table.located("mesh", [&] {
    if (table.has("mass_kg")) table.refuse("density_kg_m3", "has no meaning beside mass_kg");
    reading.rock = std::make_shared<bodies::Rock>(
        table.has("mass_kg")
            ? bodies::Rock::of_mass(
                  mesh,
                  table.number("mass_kg", {.lowest = 0, .highest = 1e12, .open = true, .accepted = "a number > 0"}))
            : bodies::Rock::of_density(mesh, density));
    return rocking::rock_block(*reading.rock);
  });
}

void read_pedestal(RockingReading& reading) {
  const std::optional<TomlTable> table = reading.root.table("pedestal", rocking_keys::kPedestal);
  rocking::StepSettings& settings = reading.project.simulation.step_settings;
  reading.project.pedestal = std::make_shared<rocking::PlanePedestal>();
  if (!table) return;
  settings.friction.still = table->number_or("friction", settings.friction.still, kFriction);
  settings.friction.moving = table->number_or("kinetic_friction", settings.friction.still, kFriction);
  if (settings.friction.moving > settings.friction.still)
    table->fail("kinetic_friction", "is larger than friction", "at most the static friction");
  settings.restitution =
      table->number_or("restitution", 0, {.lowest = 0, .highest = 1, .accepted = "a number from 0 to 1"});
  if (!table->has("box_m") && !table->has("mesh")) return;
  if (table->first_of("box_m", "mesh")) {
    const Vector3 sides = box_sides(*table);
    reading.pedestal = bodies::box(sides).translated({0, 0, -0.5 * sides.z()});
  } else {
    const fs::path path = table->path("mesh");
    reading.pedestal = read_mesh(path);
    reading.add_input(path);
  }
  reading.project.pedestal = table->located(table->has("mesh") ? "mesh" : "box_m",
                                            [&] { return std::make_shared<rocking::MeshPedestal>(*reading.pedestal); });
}

/// Tilted about the lowest corner or edge on the side of -x: x turns towards z.
rocking::SpatialState tilted_start(const RockingProject& project, const rocking::Quaternion& upright, double tilt) {
  const rocking::Quaternion turn(Eigen::AngleAxisd(-tilt, Vector3::UnitY()));
  return rocking::placed(project.block, *project.pedestal, turn * upright);
}

void read_block(RockingReading& reading) {
  RockingProject& project = reading.project;
  const std::optional<TomlTable> table = reading.root.table("block", rocking_keys::kBlock);
  if (!table) reading.root.fail("block", "is missing", "a table [block] with box_m or mesh");
  project.block = table->first_of("box_m", "mesh") ? read_box(*table, reading) : read_mesh_block(*table, reading);
  const double turn = table->number_or("turn_deg", 0) * kDegree;
  if (turn != 0 && project.block.planar) table->fail("turn_deg", "has no meaning for a planar block");
  const rocking::Quaternion upright =
      rocking::Quaternion(Eigen::AngleAxisd(turn, Vector3::UnitZ())) * project.block.drawn_R;
  const bool moving = table->has("velocity_m_s") || table->has("spin_rad_s");
  const double tilt =
      table->number_or("tilt_deg", 0, {.lowest = -89, .highest = 89, .accepted = "-89 to 89"}) * kDegree;
  table->located(table->has("mesh") ? "mesh" : "box_m", [&] {
    project.start = tilted_start(project, upright, tilt);
    if (tilt != 0 || moving) return;
    project.start = rocking::find_rest(project.block, *project.pedestal, project.start,
                                       project.simulation.step_settings, reading.most_turn);
    project.critical_tilt = rocking::critical_tilt(project.block, *project.pedestal, project.start);
  });
  project.start.v_WB = table->vector3_or("velocity_m_s", Vector3::Zero());
  project.start.w_WB = table->vector3_or("spin_rad_s", Vector3::Zero());
  const Vector3& v = project.start.v_WB;
  const Vector3& w = project.start.w_WB;
  if (project.block.planar && (v.y() != 0 || w.x() != 0 || w.z() != 0))
    table->fail("velocity_m_s", "leaves the plane of a planar block", "velocity in x and z, spin about y");
}

void read_engine(RockingReading& reading) {
  const std::optional<TomlTable> table = reading.root.table("engine", rocking_keys::kEngine);
  rocking::SimulationSettings& settings = reading.project.simulation;
  if (!table) return;
  if (table->has("law")) settings.step_settings.law = table->word("law", "law", laws::law_names());
  reading.project.release.law = settings.step_settings.law;
  settings.step_settings.gravity.z() = -table->number_or(
      "gravity_m_s2", 9.81, {.lowest = 0, .highest = 100, .open = true, .accepted = "a number > 0, up to 100"});
  settings.step = table->number_or("step_s", settings.step,
                                   {.lowest = 1e-6, .highest = 0.05, .accepted = "a number from 1e-6 to 0.05"});
  settings.after_motion = table->number_or("after_motion_s", settings.after_motion,
                                           {.lowest = 0, .highest = 1e5, .accepted = "a number from 0 to 100000"});
  reading.toppled =
      table->number_or("toppled_deg", 0, {.lowest = 0, .highest = 180, .open = true, .accepted = "up to 180"}) *
      kDegree;
  reading.most_turn = table->number_or("max_turn_to_rest_deg", reading.most_turn / kDegree,
                                       {.lowest = 0, .highest = 180, .accepted = "0 to 180"}) *
                      kDegree;
  reading.contact_tolerance = table->number_or("contact_tolerance_m", 0,
                                               {.lowest = 0, .highest = 0.01, .open = true, .accepted = "up to 0.01"});
}

/// What depends on the block.
void finish_settings(RockingReading& reading) {
  rocking::SimulationSettings& settings = reading.project.simulation;
  if (reading.contact_tolerance > 0)
    settings.step_settings.contact_tolerance = reading.contact_tolerance / reading.project.block.size;
  settings.toppled_angle = reading.toppled > 0
                               ? reading.toppled
                               : std::max(60 * kDegree, 0.5 * (90 * kDegree + reading.project.critical_tilt));
}

}  // namespace

std::span<const std::string_view> study_names() {
  return kStudies;
}

void RockingReading::add_input(const fs::path& path) {
  const fs::path folder = fs::path(project.inputs.front().path).parent_path();
  const std::string name = folder.empty() ? path.string() : path.lexically_relative(folder).string();
  const bool known = std::any_of(project.inputs.begin(), project.inputs.end(),
                                 [&](const InputFile& input) { return input.path == name; });
  if (!known) project.inputs.push_back({name, file_hash(path)});
}

RockingProject read_rocking_project(const fs::path& path) {
  const std::string file = path.string();
  const std::string text = read_text_file(path);
  const JsonNode node = parse_toml(text, file);
  const TomlTable root(node, file, "", rocking_keys::kProject);
  static_cast<void>(root.word("kind", "kind", std::array<std::string_view, 1>{"rocking"}));
  RockingProject project;
  project.inputs.push_back({file, content_hash(text)});
  project.name = root.text_or("name", path.stem().string());
  RockingReading reading{.root = root, .project = project};
  const std::optional<TomlTable> study = root.table("study", rocking_keys::kStudy);
  if (!study)
    root.fail("study", "is missing", R"(a table [study] with type = "single", "grid", "fragility" or "overturning")");
  const std::string type = study->word("type", "study", kStudies);
  read_engine(reading);
  if (type == "grid") {
    for (const char* key : {"block", "pedestal", "motion", "runout", "slope", "materials", "material", "barrier"})
      root.refuse(key, "has no meaning for a grid study: alpha, theta0 and mu are all there is");
  } else {
    read_pedestal(reading);
    read_block(reading);
    read_motion(reading, type);
    finish_settings(reading);
    read_rocking_runout(reading, type);
  }
  read_study(reading, *study, type);
  project.rock = reading.rock;
  project.pedestal_mesh = std::move(reading.pedestal);
  return project;
}

}  // namespace talus::io
