#include "talus/studio/project_check.h"

#include <atomic>
#include <functional>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

#include "talus/io/project_check.h"
#include "talus/io/project_kind.h"
#include "talus/io/scene_xml.h"
#include "talus/io/text_file.h"
#include "talus/io/toml_reader.h"
#include "talus/io/toml_value.h"
#include "talus/studio/binary.h"
#include "talus/studio/safe_path.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;
using Details = core::InputError::Details;

Json random_json(const io::RockfallProject& project) {
  Json list = Json::array();
  for (const auto& [key, d] : io::random_inputs(project))
    list.push_back({{"key", key},
                    {"text", d.describe()},
                    {"p5", number_json(d.quantile(0.05))},
                    {"p50", number_json(d.quantile(0.5))},
                    {"p95", number_json(d.quantile(0.95))}});
  return list;
}

/// Calls `visit` for every text of a project with its key and line.
void each_text(const io::JsonNode& node, const std::string& key,
               const std::function<void(const std::string&, const std::string&, int)>& visit) {
  if (const auto* text = std::get_if<std::string>(&node.value)) return visit(*text, key, node.line);
  if (const auto* list = std::get_if<io::JsonArray>(&node.value))
    for (std::size_t i = 0; i < list->size(); ++i) each_text((*list)[i], fmt::format("{}[{}]", key, i), visit);
  if (const auto* table = std::get_if<io::JsonObject>(&node.value))
    for (const io::JsonMember& member : *table)
      each_text(member.node, key.empty() ? member.key : key + "." + member.key, visit);
}

/// Whether the text, taken as the name of a file, leads out of the opened folder.
bool leads_out(const Workspace& workspace, const fs::path& folder, const std::string& text) {
  const fs::path path(text);
  std::error_code ignored;
  const bool odd = path.is_absolute() || text.find("..") != std::string::npos || text.starts_with('/') ||
                   fs::exists(folder / path, ignored);
  return odd && !is_inside(workspace.root(), folder / path);
}

void refuse_foreign_files(const Workspace& workspace, const fs::path& file, const io::JsonNode& root) {
  std::set<std::string> known;
  try {
    each_text(io::parse_toml(io::read_text_file(file), file.string()), "",
              [&](const std::string& text, const std::string&, int) { known.insert(text); });
  } catch (const core::InputError&) {  // nothing is known of a file that cannot be read
  }
  each_text(root, "", [&](const std::string& text, const std::string& key, int line) {
    if (known.contains(text) || !leads_out(workspace, file.parent_path(), text)) return;
    throw core::InputError({.file = file.string(),
                            .line = line,
                            .key = key,
                            .value = text,
                            .problem = "leads out of the folder of the project",
                            .accepted = "a file inside it"});
  });
}

void read_toml(Workspace& workspace, const fs::path& place, CheckResult& result) {
  const std::string kind = io::project_kind(place);
  if (kind == "rocking") {
    result.text = io::describe(*workspace.store().rocking(place));
    return;
  }
  if (kind == "scene") {
    result.text = io::describe(*workspace.store().spatial(place));
    return;
  }
  const auto project = workspace.store().rockfall(place);
  result.text = io::describe(*project);
  result.random = random_json(*project);
}

/// Does the action; what it throws becomes the error of the result, told of `file`.
template <class Action>
void gather_errors(CheckResult& result, const fs::path& file, const std::string& written_as, Action&& action) {
  try {
    action();
  } catch (const core::InputError& error) {
    const Details details = with_name(error.details(), written_as, file.string());
    result.errors.push_back(error_json(details, file.parent_path().string()));
  }
}

}  // namespace

Details with_name(Details details, const std::string& from, const std::string& to) {
  for (std::string* text : {&details.file, &details.value, &details.problem, &details.accepted})
    for (std::size_t at = 0; !from.empty() && (at = text->find(from, at)) != std::string::npos; at += to.size())
      text->replace(at, from.size(), to);
  return details;
}

ScratchFile::ScratchFile(const fs::path& neighbour, const std::string& ending, const std::string& text) {
  static std::atomic<int> count{0};  // two requests at once get different names
  path_ = neighbour.parent_path() / fmt::format(".talus-check-{}-{}{}", getpid(), count++, ending);
  io::write_text_file(path_, text);
}

ScratchFile::~ScratchFile() {
  std::error_code ignored;
  fs::remove(path_, ignored);
}

Json CheckResult::json(const std::string& file_text) const {
  return {{"text", file_text}, {"data", data}, {"errors", errors}, {"check", text}, {"random", random}};
}

CheckResult check_file(Workspace& workspace, const fs::path& file) {
  CheckResult result;
  gather_errors(result, file, "", [&] {
    if (file.extension() == ".xml") {
      result.text = io::describe(io::read_scene_file(file).scene);
      return;
    }
    result.data = io::to_json(io::parse_toml(io::read_text_file(file), file.string()));
    read_toml(workspace, file, result);
  });
  return result;
}

CheckResult check_text(Workspace& workspace, const fs::path& file, const std::string& text) {
  CheckResult result;
  gather_errors(result, file, "", [&] {
    if (file.extension() == ".xml") {
      result.text = io::describe(io::parse_scene_xml(text, file.string()));
      return;
    }
    const io::JsonNode root = io::parse_toml(text, file.string());
    result.data = io::to_json(root);
    refuse_foreign_files(workspace, file, root);
    const ScratchFile scratch(file, ".toml", text);
    gather_errors(result, file, scratch.path().string(), [&] { read_toml(workspace, scratch.path(), result); });
  });
  return result;
}

std::shared_ptr<const io::SpatialProject> draft_scene(Workspace& workspace, const fs::path& file,
                                                      const std::string& text) {
  refuse_foreign_files(workspace, file, io::parse_toml(text, file.string()));
  const ScratchFile scratch(file, ".toml", text);
  try {
    return workspace.store().spatial(scratch.path());
  } catch (const core::InputError& error) {
    throw core::InputError(with_name(error.details(), scratch.path().string(), file.string()));
  }
}

}  // namespace talus::studio
