#include "talus/studio/target.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/text_file.h"
#include "talus/io/toml_reader.h"
#include "talus/studio/safe_path.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> kTomlKinds{"rocking", "rockfall", "scene"};
bool is_kind(std::string_view word) {
  return std::find(kTomlKinds.begin(), kTomlKinds.end(), word) != kTomlKinds.end();
}

constexpr const char* kAccepted = "a project (.toml), a planar scene (.xml), a folder with one, or a results folder";

Target results_target(const fs::path& folder) {
  std::error_code ignored;
  const fs::path file = fs::is_regular_file(folder / "summary.json", ignored)
                            ? project_of_summary(folder)
                            : project_in(folder.parent_path().parent_path());
  if (file.empty()) return {.root = folder, .run = folder, .writable = false};
  const fs::path home = file.parent_path();
  return {.root = home, .file = file, .run = folder, .writable = is_inside(home, folder)};
}

}  // namespace

fs::path project_of_summary(const fs::path& folder) {
  std::error_code ignored;
  const fs::path file = folder / "summary.json";
  if (!fs::is_regular_file(file, ignored)) return {};
  const nlohmann::json summary = nlohmann::json::parse(io::read_text_file(file), nullptr, false);
  if (!summary.is_object()) return {};
  std::vector<fs::path> places;
  const auto text = [&](const char* key) {
    return summary.contains(key) && summary[key].is_string() ? summary[key].get<std::string>() : "";
  };
  if (!text("project").empty()) places.push_back(folder / text("project"));
  if (!text("input").empty()) places = {fs::path(text("input")), folder / text("input")};
  for (const fs::path& place : places)
    if (fs::is_regular_file(place, ignored) && !kind_of(place).empty()) return fs::canonical(place);
  return {};
}

std::string kind_of(const fs::path& file) {
  if (file.extension() == ".xml") {
    const std::string text = io::read_text_file(file);
    return text.find("<scene") == std::string::npos ? "" : "planar-scene";
  }
  if (file.extension() != ".toml") return "";
  const std::string text = io::read_text_file(file);
  try {
    const io::JsonNode root = io::parse_toml(text, file.string());
    const io::JsonNode* kind = io::find_member(root, "kind");
    const auto* word = kind == nullptr ? nullptr : std::get_if<std::string>(&kind->value);
    return word != nullptr && is_kind(*word) ? *word : "";
  } catch (const core::InputError&) {  // on its way to be mended: the words are there or not
    const auto* found = std::find_if(kTomlKinds.begin(), kTomlKinds.end(), [&](std::string_view kind) {
      return text.find(fmt::format("\"{}\"", kind)) != std::string::npos;
    });
    return found == kTomlKinds.end() ? "" : std::string(*found);
  }
}

bool is_results_folder(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_regular_file(folder / "summary.json", ignored) || fs::is_directory(folder / "unfinished", ignored);
}

fs::path project_in(const fs::path& folder) {
  std::error_code ignored;
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    const fs::path& path = entry.path();
    const bool candidate = path.extension() == ".toml" || path.extension() == ".xml";
    if (candidate && !path.filename().string().starts_with('.') && entry.is_regular_file(ignored) &&
        !kind_of(path).empty())
      found.push_back(fs::canonical(path));
  }
  for (const fs::path& path : found)
    if (path.filename() == "project.toml" || path.filename() == "scene.xml") return path;
  return found.size() == 1 ? found.front() : fs::path();
}

Target find_target(const fs::path& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) {
    const fs::path folder = fs::canonical(path);
    const fs::path project = project_in(folder);
    if (project.empty() && is_results_folder(folder)) return results_target(folder);
    return {.root = folder, .file = project};
  }
  io::require_file(path);
  if (kind_of(path).empty())
    throw core::InputError({.file = path.string(), .problem = "is no project", .accepted = kAccepted});
  const fs::path file = fs::canonical(path);
  return {.root = file.parent_path(), .file = file};
}

}  // namespace talus::studio
