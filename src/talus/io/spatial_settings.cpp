// [material.NAME], [[pair]] and [penalty], and what all sections of a spatial scene share.

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/core/units.h"
#include "talus/io/spatial_keys.h"
#include "talus/io/spatial_sections.h"
#include "talus/io/states_file.h"

namespace talus::io {
namespace {

using core::Vector3;
using spatial::PenaltySettings;

constexpr NumberRange kFriction{.lowest = 0, .highest = 100, .accepted = "a number from 0 to 100"};
constexpr NumberRange kRestitution{.lowest = 0, .highest = 1, .accepted = "a number from 0 to 1"};
constexpr std::string_view kDefaultMaterial = "default";
constexpr std::array<std::string_view, 3> kIntegrators{"semi-implicit-euler", "rosenbrock-shampine",
                                                       "rosenbrock-l-stable"};
constexpr std::array<std::string_view, 3> kSolvers{"direct", "bicgstab-diagonal", "bicgstab-block"};

void read_pair(const TomlTable& table, SpatialReading& reading) {
  constexpr const char* kAccepted = R"(two names, ["rock", "ice"])";
  if (!table.has("materials")) table.fail("materials", "the key is missing", kAccepted);
  const JsonArray& names = table.array("materials");
  if (names.size() != 2) table.fail("materials", "must name two materials", kAccepted);
  std::array<int, 2> numbers{};
  for (std::size_t i = 0; i < 2; ++i) {
    const auto* name = std::get_if<std::string>(&names[i].value);
    if (name == nullptr) table.fail_entry("materials", static_cast<int>(i), "must be a text", kAccepted);
    numbers[i] = reading.material(table, "materials", *name);
  }
  auto& pairs = reading.project.scene.pairs;
  const auto same = [&](const spatial::MaterialPair& p) {
    return (p.first == numbers[0] && p.second == numbers[1]) || (p.first == numbers[1] && p.second == numbers[0]);
  };
  if (std::any_of(pairs.begin(), pairs.end(), same)) table.fail("materials", "this pair was given before", "each once");
  pairs.push_back({.first = numbers[0],
                   .second = numbers[1],
                   .friction = table.number("friction", kFriction),
                   .restitution = table.number("restitution", kRestitution)});
}

template <class Kind>
Kind choice(const TomlTable& table, std::string_view key, std::span<const std::string_view> names, Kind fallback) {
  if (!table.has(key)) return fallback;
  const std::string name = table.word(key, key, names);
  return static_cast<Kind>(std::find(names.begin(), names.end(), name) - names.begin());
}

}  // namespace

int SpatialReading::material(const TomlTable& table, std::string_view key, std::string_view name) const {
  const auto& materials = project.scene.materials;
  std::vector<std::string_view> names;
  for (const spatial::Material& material : materials) {
    if (material.name == name) return static_cast<int>(names.size());
    names.emplace_back(material.name);
  }
  table.fail(key, core::unknown_word("material", name, names), core::join(names));
}

bool flag_or(const TomlTable& table, std::string_view key, bool fallback) {
  const JsonNode* node = table.find(key);
  if (node == nullptr) return fallback;
  if (const bool* value = std::get_if<bool>(&node->value)) return *value;
  table.fail(key, "is neither true nor false", "true or false");
}

Vector3 read_direction(const TomlTable& table, std::string_view key) {
  constexpr const char* kAccepted = "a direction [x, y, z] that is not zero";
  if (!table.has(key)) table.fail(key, "the key is missing", kAccepted);
  const Vector3 direction = table.vector3(key);
  const double length = direction.norm();
  if (!(std::isfinite(length) && length > 1e-12)) table.fail(key, "has no direction", kAccepted);
  return direction / length;
}

collision::Quaternion turned(const Vector3& degrees) {
  const Vector3 angles = degrees / core::kDegrees;
  const auto about = [](double angle, const Vector3& axis) { return collision::rotation_by(angle * axis); };
  return (about(angles.z(), Vector3::UnitZ()) * about(angles.y(), Vector3::UnitY()) *
          about(angles.x(), Vector3::UnitX()))
      .normalized();
}

collision::Pose read_pose(const TomlTable& table) {
  collision::Pose pose{.p = table.vector3_or("position_m", Vector3::Zero())};
  if (table.has("turn_deg")) {
    table.refuse("quaternion", "cannot stand beside turn_deg");
    pose.R = turned(table.vector3("turn_deg"));
  } else if (table.has("quaternion")) {
    const core::Vector q = table.vector("quaternion", 4);
    const auto unit = unit_quaternion(q[0], q[1], q[2], q[3]);
    if (!unit) table.fail("quaternion", fmt::format("has length {:.4g}", q.norm()), "[w, x, y, z] of length 1");
    pose.R = *unit;
  }
  return pose;
}

void read_spatial_materials(SpatialReading& reading) {
  spatial::Scene& scene = reading.project.scene;
  scene.materials.push_back({.name = std::string(kDefaultMaterial)});
  for (const auto& [name, table] : reading.root.named_tables("material", spatial_keys::kMaterial)) {
    const spatial::Material material{.name = name,
                                     .friction = table.number("friction", kFriction),
                                     .restitution = table.number("restitution", kRestitution)};
    if (name == kDefaultMaterial)
      scene.materials.front() = material;
    else
      scene.materials.push_back(material);
  }
  for (const TomlTable& table : reading.root.tables("pair", spatial_keys::kPair)) read_pair(table, reading);
}

void read_penalty(SpatialReading& reading) {
  const std::optional<TomlTable> table = reading.root.table("penalty", spatial_keys::kPenalty);
  if (!table) return;
  constexpr NumberRange kSize{.lowest = 0, .highest = 1e15, .accepted = "a number >= 0; 0: found by itself"};
  constexpr NumberRange kError{.lowest = 1e-12, .highest = 1, .accepted = "a number from 1e-12 to 1"};
  PenaltySettings& s = reading.project.scene.penalty;
  s.integrator = choice(*table, "integrator", kIntegrators, s.integrator);
  s.solver = choice(*table, "solver", kSolvers, s.solver);
  s.depth = table->number_or("depth_m", s.depth, {.lowest = 0, .highest = 1, .open = true, .accepted = "a number > 0"});
  s.stiffness = table->number_or("stiffness_N_m", s.stiffness, kSize);
  s.damping = table->number_or("damping_N_s_m", s.damping, kSize);
  s.friction_speed = table->number_or("friction_speed_m_s", s.friction_speed,
                                      {.lowest = 0, .highest = 10, .open = true, .accepted = "a number > 0, up to 10"});
  s.tangential_spring = flag_or(*table, "tangential_spring", s.tangential_spring);
  s.relative_error = table->number_or("relative_error", s.relative_error, kError);
  s.absolute_error = table->number_or("absolute_error", s.absolute_error, kError);
  s.most_retries = static_cast<int>(table->integer_or(
      "most_retries", s.most_retries, {.lowest = 0, .highest = 1000, .accepted = "a whole number from 0 to 1000"}));
}

}  // namespace talus::io
