#include "talus/io/results_source.h"

#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/content_hash.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

json read_summary(const fs::path& results) {
  const fs::path file = results / "summary.json";
  std::error_code error;
  if (!fs::exists(file, error))
    throw core::InputError({.file = results.string(),
                            .problem = "holds no summary.json",
                            .accepted = "a results folder that talus run wrote to the end"});
  try {
    return json::parse(read_text_file(file));
  } catch (const json::exception& problem) {
    throw core::InputError({.file = file.string(), .problem = problem.what()});
  }
}

void require_rockfall(const fs::path& file, const json& summary) {
  const std::string kind = summary.at("kind").get<std::string>();
  if (kind != "rockfall")
    throw core::InputError({.file = file.string(),
                            .key = "kind",
                            .value = kind,
                            .problem = "cannot be exported",
                            .accepted = "results of a rockfall project or of a spatial scene"});
}

void require_unchanged(const fs::path& file, const std::string& hash) {
  const std::string now = file_hash(file);
  if (now == hash) return;
  throw core::InputError(
      {.file = file.string(),
       .problem = fmt::format("has changed since the results were written (hash {}, then {})", now, hash),
       .accepted = "the file as it was, or results of a new run"});
}

/// The project and its version; it must be as it was.
ResultsSource project_of(const fs::path& results, const json& summary) {
  ResultsSource source{.project = (results / summary.at("project").get<std::string>()).lexically_normal(),
                       .version = summary.at("version").get<std::string>()};
  bool project = true;  // the first; the others are named from its folder
  for (const json& input : summary.at("inputs")) {
    const fs::path path = source.project.parent_path() / input.at("path").get<std::string>();
    require_unchanged(project ? source.project : path, input.at("fnv1a64").get<std::string>());
    project = false;
  }
  return source;
}

/// What the action makes of the summary; what it misses there is bad input.
template <class Action>
ResultsSource located(const fs::path& results, Action&& action) {
  const json summary = read_summary(results);
  try {
    return action(summary);
  } catch (const json::exception& problem) {
    throw core::InputError({.file = (results / "summary.json").string(),
                            .problem = problem.what(),
                            .accepted = "a summary as talus run writes it"});
  }
}

}  // namespace

std::string results_kind(const fs::path& results) {
  const json summary = read_summary(results);
  const std::string kind = summary.value("kind", "");
  return kind == "scene" && summary.value("dimensions", 2) == 3 ? "spatial scene" : kind;
}

ResultsSource spatial_source(const fs::path& results) {
  const std::string kind = results_kind(results);
  if (kind != "spatial scene")
    throw core::InputError({.file = (results / "summary.json").string(),
                            .key = "kind",
                            .value = kind,
                            .problem = "is no spatial scene",
                            .accepted = "results of a spatial scene"});
  return located(results, [&](const json& summary) { return project_of(results, summary); });
}

ResultsSource rockfall_source(const fs::path& results) {
  return located(results, [&](const json& summary) {
    require_rockfall(results / "summary.json", summary);
    ResultsSource source = project_of(results, summary);
    const json& options = summary.at("options");
    if (!options.at("rocks").is_null()) source.options.rocks = options.at("rocks").get<std::int64_t>();
    if (!options.at("seed").is_null()) source.options.seed = options.at("seed").get<std::uint64_t>();
    return source;
  });
}

}  // namespace talus::io
