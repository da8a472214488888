#include "run_command.h"

#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/project_kind.h"
#include "talus/io/rockfall_run.h"
#include "talus/io/rocking_run.h"
#include "talus/io/scene_run.h"
#include "talus/io/today.h"

namespace talus::app {
namespace {

namespace fs = std::filesystem;

/// Projects are .toml, scenes .xml.
bool is_project(const fs::path& input) {
  return input.extension() == ".toml";
}

/// Named after the file, or after its folder where the name says nothing.
fs::path results_folder(const RunOptions& options) {
  if (!options.out.empty()) return options.out;
  const fs::path folder = fs::absolute(options.input).parent_path().filename();
  const bool plain = options.input.stem() == "project" && !folder.empty();
  return fs::path("results") / (plain ? folder : options.input.stem());
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

void refuse(bool given, const char* option, const char* kind, const char* accepted) {
  if (!given) return;
  throw core::InputError({.key = option, .problem = fmt::format("does not belong to {}", kind), .accepted = accepted});
}

bool is_rocking(const fs::path& input) {
  return is_project(input) && io::project_kind(input) == "rocking";
}

void check_options(const RunOptions& options) {
  const bool rocking = is_rocking(options.input);
  const char* const kProject = rocking ? "a rocking project" : "a rockfall project";
  const char* const kProjectOptions =
      rocking ? "--out, --threads, --resume, --restart, --json"
              : "--out, --rocks, --seed, --threads, --resume, --restart, --frames, --rate, --json";
  constexpr const char* kScene = "a scene";
  constexpr const char* kSceneOptions = "--out, --law, --dump-step, --json";
  if (is_project(options.input)) {
    refuse(!options.law.empty(), "--law", kProject, kProjectOptions);
    refuse(options.dump_step.has_value(), "--dump-step", kProject, kProjectOptions);
    refuse(rocking && !options.frames.empty(), "--frames", kProject, kProjectOptions);
    refuse(rocking && options.rate.has_value(), "--rate", kProject, kProjectOptions);
    refuse(rocking && options.rocks.has_value(), "--rocks", kProject, kProjectOptions);
    refuse(rocking && options.seed.has_value(), "--seed", kProject, kProjectOptions);
  } else {
    refuse(options.rocks.has_value(), "--rocks", kScene, kSceneOptions);
    refuse(options.seed.has_value(), "--seed", kScene, kSceneOptions);
    refuse(options.resume, "--resume", kScene, kSceneOptions);
    refuse(options.restart, "--restart", kScene, kSceneOptions);
    refuse(options.threads.has_value(), "--threads", kScene, kSceneOptions);
    refuse(!options.frames.empty(), "--frames", kScene, kSceneOptions);
    refuse(options.rate.has_value(), "--rate", kScene, kSceneOptions);
  }
}

template <class Summary>
core::ExitCode tell(const Summary& summary, const RunOptions& options, const fs::path& folder, std::string_view hint,
                    std::ostream& out) {
  if (options.json) {
    nlohmann::ordered_json line = io::to_json(summary);
    line["results"] = folder.string();
    out << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
  } else if (!options.quiet) {
    out << io::to_text(summary) << "results in " << folder.string() << hint << '\n';
  }
  return exit_code(summary.status);
}

core::ExitCode run_scene(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  const fs::path folder = results_folder(options);
  const io::SceneSummary summary = io::run_scene({.input = options.input,
                                                  .out = folder,
                                                  .law = options.law,
                                                  .dump_step = options.dump_step,
                                                  .version = TALUS_VERSION},
                                                 progress);
  return tell(summary, options, folder, " (open animation.html)", out);
}

void require(bool good, const char* option, std::int64_t value, const char* accepted) {
  if (!good)
    throw core::InputError(
        {.key = option, .value = std::to_string(value), .problem = "is out of range", .accepted = accepted});
}

io::ProjectOptions project_options(const RunOptions& options) {
  constexpr std::int64_t kMost = 1'000'000'000;
  io::ProjectOptions result{.rocks = options.rocks};
  if (options.rocks)
    require(*options.rocks >= 1 && *options.rocks <= kMost, "--rocks", *options.rocks,
            "a whole number from 1 to 1000000000");
  if (options.seed) {
    require(*options.seed >= 0, "--seed", *options.seed, "a whole number >= 0");
    result.seed = static_cast<std::uint64_t>(*options.seed);
  }
  return result;
}

/// 0: not given.
int threads_of(const RunOptions& options) {
  if (options.threads) require(*options.threads >= 1, "--threads", *options.threads, "a whole number >= 1");
  return options.threads.value_or(0);
}

core::ExitCode run_rocking(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  const fs::path folder = results_folder(options);
  const io::RockingRunSettings settings{.out = folder,
                                        .threads = threads_of(options),
                                        .resume = options.resume,
                                        .restart = options.restart,
                                        .version = TALUS_VERSION};
  return tell(io::run_rocking(io::read_rocking_project(options.input), settings, progress), options, folder,
              " (open report.html)", out);
}

core::ExitCode run_rockfall(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  const fs::path folder = results_folder(options);
  io::RockfallRunSettings settings{.out = folder,
                                   .threads = threads_of(options),
                                   .frames = options.frames,
                                   .resume = options.resume,
                                   .restart = options.restart,
                                   .version = TALUS_VERSION,
                                   .date = io::today()};
  if (options.rate) settings.rate = *options.rate;
  const io::RockfallProject project = io::read_rockfall_project(options.input, project_options(options));
  return tell(io::run_rockfall(project, settings, progress), options, folder, " (open report.html)", out);
}

}  // namespace

std::string_view progress_unit(const RunOptions& options) {
  if (!is_project(options.input)) return "steps";
  return is_rocking(options.input) ? "cases" : "rocks";
}

core::ExitCode run_command(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  check_options(options);
  if (is_rocking(options.input)) return run_rocking(options, progress, out);
  return is_project(options.input) ? run_rockfall(options, progress, out) : run_scene(options, progress, out);
}

}  // namespace talus::app
