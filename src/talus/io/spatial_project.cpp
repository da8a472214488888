#include "talus/io/spatial_project.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/content_hash.h"
#include "talus/io/spatial_keys.h"
#include "talus/io/spatial_sections.h"
#include "talus/io/text_file.h"
#include "talus/laws/law.h"
#include "talus/spatial/start_overlap.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector3;
using spatial::Scene;

constexpr double kMostSteps = 1e9;

/// A number is downward.
Vector3 read_gravity(const TomlTable& root) {
  const JsonNode* const node = root.find("gravity_m_s2");
  if (node == nullptr) return {0, 0, -9.81};
  if (std::holds_alternative<JsonArray>(node->value)) return root.vector3("gravity_m_s2");
  return {0, 0,
          -root.number("gravity_m_s2",
                       {.lowest = 0, .highest = 1e4, .accepted = "a number >= 0 (downward) or a list [x, y, z]"})};
}

void read_time(const TomlTable& root, Scene& scene) {
  scene.dt = root.number_or("dt_s", scene.dt, {.lowest = 1e-7, .highest = 1, .accepted = "a number from 1e-7 to 1"});
  scene.duration = root.number("duration_s", {.lowest = 0, .highest = 1e6, .open = true, .accepted = "a number > 0"});
  if (scene.duration / scene.dt > kMostSteps)
    root.fail("duration_s", fmt::format("would take {:.3g} steps", scene.duration / scene.dt), "at most 1e9 steps");
}

void read_engine(const TomlTable& root, Scene& scene) {
  const std::vector<std::string_view> laws = spatial_law_names();
  if (root.has("law")) scene.law = root.word("law", "law", laws);
  scene.tolerance = root.number_or("tolerance_m", scene.tolerance,
                                   {.lowest = 0, .highest = 0.1, .open = true, .accepted = "a number > 0, up to 0.1"});
  scene.resting_speed = root.number_or("resting_speed_m_s", scene.resting_speed,
                                       {.lowest = 0, .highest = 100, .accepted = "a number from 0 to 100"});
  scene.most_events = static_cast<int>(root.integer_or(
      "most_events", scene.most_events, {.lowest = 1, .highest = 1e6, .accepted = "a whole number from 1 to 1000000"}));
  scene.threads = static_cast<int>(
      root.integer_or("threads", scene.threads, {.lowest = 0, .highest = 1024, .accepted = "a whole number >= 0"}));
}

void read_output(const TomlTable& root, SpatialProject& project) {
  constexpr double kFrame = 0.02;
  const std::optional<TomlTable> table = root.table("output", spatial_keys::kOutput);
  const double frame = table ? table->number_or("frame_s", kFrame,
                                                {.lowest = 0, .highest = 1e6, .open = true, .accepted = "a number > 0"})
                             : kFrame;
  project.contacts = table && flag_or(*table, "contacts", false);
  project.frame_stride = std::max<std::int64_t>(1, std::llround(std::min(frame / project.scene.dt, kMostSteps)));
}

void read_symmetry(const TomlTable& root, SpatialProject& project) {
  const std::optional<TomlTable> table = root.table("symmetry", spatial_keys::kSymmetry);
  if (!table) return;
  project.symmetry = {.point = table->vector3_or("point_m", Vector3::Zero()),
                      .normal = read_direction(*table, "normal")};
  table->located("normal", [&] { static_cast<void>(spatial::mirror_pairs(project.scene, *project.symmetry)); });
}

}  // namespace

std::vector<std::string_view> spatial_law_names() {
  const auto laws = laws::law_names();
  std::vector<std::string_view> names(laws.begin(), laws.end());
  for (const std::string_view name : {"penalty", "none"})
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  return names;
}

void check_spatial_law(std::string_view law, std::string_view key) {
  const std::vector<std::string_view> names = spatial_law_names();
  if (std::find(names.begin(), names.end(), law) != names.end()) return;
  throw core::InputError({.key = std::string(key),
                          .value = std::string(law),
                          .problem = core::unknown_word("law", law, names),
                          .accepted = core::join(names)});
}

std::string overlap_text(const Scene& scene) {
  const spatial::Overlap overlap = spatial::start_overlap(scene);
  if (overlap.depth <= scene.tolerance) return "";
  const auto name = [&](int body) { return scene.bodies[static_cast<std::size_t>(body)].name; };
  return fmt::format("the bodies {} and {} overlap by {:.3g} m at the start", name(overlap.a), name(overlap.b),
                     overlap.depth);
}

std::int64_t step_count(const Scene& scene) {
  const double steps = scene.duration / scene.dt;
  const double whole = std::round(steps);
  // 3 / 0.001 is 3000 and not 3001 steps, whatever round-off says.
  return static_cast<std::int64_t>(std::abs(steps - whole) < 1e-6 ? whole : std::ceil(steps));
}

void SpatialReading::add_input(const fs::path& path) {
  const fs::path folder = fs::path(project.inputs.front().path).parent_path();
  const std::string name = folder.empty() ? path.string() : path.lexically_relative(folder).string();
  const bool known = std::any_of(project.inputs.begin(), project.inputs.end(),
                                 [&](const InputFile& input) { return input.path == name; });
  if (!known) project.inputs.push_back({name, file_hash(path)});
}

SpatialProject read_spatial_project(const fs::path& path) {
  const std::string file = path.string();
  const std::string text = read_text_file(path);
  const JsonNode node = parse_toml(text, file);
  const TomlTable root(node, file, "", spatial_keys::kProject);
  static_cast<void>(root.word("kind", "kind", std::array<std::string_view, 1>{"scene"}));
  SpatialProject project;
  project.inputs.push_back({file, content_hash(text)});
  project.scene.name = root.text_or("name", path.stem().string());
  project.scene.gravity = read_gravity(root);
  read_time(root, project.scene);
  SpatialReading reading{.root = root, .project = project};
  const bool game = read_soccer(root, project);
  if (!game) read_spatial_materials(reading);
  read_engine(root, project.scene);
  read_output(root, project);
  read_penalty(reading);
  if (game) return project;
  read_spatial_bodies(reading);
  read_springs(reading);
  read_joints(reading);
  read_symmetry(root, project);
  return project;
}

}  // namespace talus::io
