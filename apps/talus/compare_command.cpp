#include "compare_command.h"

#include <ostream>

#include "results_folder.h"
#include <nlohmann/json.hpp>

#include "talus/io/law_comparison.h"
#include "talus/io/project_kind.h"

namespace talus::app {
namespace {

void require_scene(const std::filesystem::path& input) {
  if (input.extension() == ".xml") return;
  constexpr const char* kAccepted = "a scene: a planar one (.xml) or a project of the kind scene (.toml)";
  if (input.extension() != ".toml")
    throw core::InputError({.file = input.string(), .problem = "is no scene", .accepted = kAccepted});
  const std::string kind = io::project_kind(input);
  if (kind != "scene")
    throw core::InputError({.file = input.string(),
                            .key = "kind",
                            .value = kind,
                            .problem = "laws are compared on scenes only",
                            .accepted = kAccepted});
}

}  // namespace

core::ExitCode compare_command(const CompareOptions& options, core::Progress& progress, std::ostream& out) {
  require_scene(options.input);
  std::filesystem::path folder = options.out;
  if (folder.empty()) folder = default_results(options.input).string() + "-laws";
  const io::Comparison comparison = io::compare_laws({.input = options.input,
                                                      .out = folder,
                                                      .laws = options.laws,
                                                      .threads = checked_threads(options.threads),
                                                      .version = TALUS_VERSION},
                                                     progress);
  if (options.json) {
    nlohmann::ordered_json line = io::to_json(comparison);
    line["results"] = folder.string();
    out << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
  } else if (!options.quiet) {
    out << io::to_text(comparison) << "results in " << folder.string() << " (open compare.html)\n";
  }
  return comparison.status == io::RunStatus::interrupted ? core::ExitCode::interrupted : core::ExitCode::done;
}

}  // namespace talus::app
