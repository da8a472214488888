#include "run_command.h"

#include <ostream>

#include <nlohmann/json.hpp>

#include "talus/io/scene_run.h"

namespace talus::app {
namespace {

std::filesystem::path results_folder(const RunOptions& options) {
  return options.out.empty() ? std::filesystem::path("results") / options.input.stem() : options.out;
}

core::ExitCode exit_code(io::RunStatus status) {
  switch (status) {
    case io::RunStatus::done:
      return core::ExitCode::done;
    case io::RunStatus::interrupted:
      return core::ExitCode::interrupted;
    case io::RunStatus::diverged:
      return core::ExitCode::internal_error;
  }
  return core::ExitCode::internal_error;
}

}  // namespace

core::ExitCode run_command(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  const std::filesystem::path folder = results_folder(options);
  const io::SceneSummary summary = io::run_scene({.input = options.input,
                                                  .out = folder,
                                                  .law = options.law,
                                                  .dump_step = options.dump_step,
                                                  .version = TALUS_VERSION},
                                                 progress);
  if (options.json) {
    nlohmann::ordered_json line = io::to_json(summary);
    line["results"] = folder.string();
    out << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
  } else if (!options.quiet) {
    out << io::to_text(summary) << "results in " << folder.string() << " (open animation.html)\n";
  }
  return exit_code(summary.status);
}

}  // namespace talus::app
