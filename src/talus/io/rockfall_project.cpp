#include "talus/io/rockfall_project.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/content_hash.h"
#include "talus/io/crs.h"
#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 1> kKinds{"rockfall"};
std::vector<std::string_view> material_names(const slope::Materials::Levels& levels) {
  std::vector<std::string_view> names;
  for (const slope::Material& material : levels.list) names.emplace_back(material.name);
  return names;
}

void read_top(ProjectReading& reading) {
  const TomlTable& root = reading.root;
  static_cast<void>(root.word("kind", "kind", kKinds));
  reading.project.name = root.text_or("name", fs::path(reading.project.inputs.front().path).stem().string());
  reading.project.seed = static_cast<std::uint64_t>(
      root.integer_or("seed", 1, {.lowest = 0, .highest = 9.2e18, .accepted = "a whole number >= 0"}));
  if (reading.options.seed) reading.project.seed = *reading.options.seed;
}

}  // namespace

void ProjectReading::add_input(const fs::path& path) {
  const fs::path folder = fs::path(project.inputs.front().path).parent_path();
  const std::string name = folder.empty() ? path.string() : path.lexically_relative(folder).string();
  const bool known = std::any_of(project.inputs.begin(), project.inputs.end(),
                                 [&](const InputFile& input) { return input.path == name; });
  if (!known) project.inputs.push_back({name, file_hash(path)});
}

int ProjectReading::material_number(std::string_view name) const {
  for (std::size_t i = 0; i < levels.list.size(); ++i)
    if (levels.list[i].name == name) return static_cast<int>(i);
  return slope::kNoMaterial;
}

std::string ProjectReading::unknown_material(std::string_view name) const {
  return core::unknown_word("material", name, material_names(levels));
}

std::string ProjectReading::known_materials() const {
  return core::join(material_names(levels));
}

void ProjectReading::require_crs(const fs::path& file, const std::string& crs) const {
  if (!crs_differ(crs, project.crs)) return;
  throw core::InputError({.file = file.string(),
                          .problem = fmt::format("is in another coordinate system than the slope: {}", crs_name(crs)),
                          .accepted = crs_name(project.crs)});
}

RockfallProject read_rockfall_project(const fs::path& path, const ProjectOptions& options) {
  const std::string file = path.string();
  const std::string text = read_text_file(path);
  const JsonNode node = parse_toml(text, file);
  const TomlTable root(node, file, "", rockfall_keys::kProject);
  RockfallProject project;
  project.inputs.push_back({file, content_hash(text)});
  project.options = options;
  ProjectReading reading{.root = root, .project = project, .options = options};
  read_top(reading);
  read_slope(reading);
  read_materials(reading);
  read_barriers(reading);
  read_counters(reading);
  read_maps(reading);
  read_paths(reading);
  read_design(reading);
  read_engine(reading);
  read_rocks(reading);
  read_until(reading);
  read_seeders(reading);
  read_runout(reading);
  reading.plan.seed = project.seed;
  reading.plan.ground = project.model.ground;
  project.plan = rockfall::ReleasePlan(std::move(reading.plan));
  return project;
}

}  // namespace talus::io
