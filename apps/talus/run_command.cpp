#include "run_command.h"

#include <ostream>

#include "results_folder.h"
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/project_kind.h"
#include "talus/io/rockfall_run.h"
#include "talus/io/rocking_run.h"
#include "talus/io/scene_run.h"
#include "talus/io/spatial_run.h"
#include "talus/io/today.h"

namespace talus::app {
namespace {

namespace fs = std::filesystem;

/// Projects are .toml, scenes .xml.
bool is_project(const fs::path& input) {
  return input.extension() == ".toml";
}

fs::path results_folder(const RunOptions& options) {
  return options.out.empty() ? default_results(options.input) : options.out;
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

/// "scene" of XML files, which have no kind.
enum class Kind { planar_scene, spatial_scene, rockfall, rocking };

Kind kind_of(const fs::path& input) {
  if (!is_project(input)) return Kind::planar_scene;
  const std::string word = io::project_kind(input);
  if (word == "scene") return Kind::spatial_scene;
  return word == "rocking" ? Kind::rocking : Kind::rockfall;
}

/// What the options of a run are called, and of which kind they are.
struct KindOptions {
  const char* name;
  const char* accepted;
  bool law, dump_step, rocks, resume, threads, frames;
};

constexpr std::array<KindOptions, 4> kKindOptions{{
    {"a planar scene", "--out, --law, --dump-step, --json", true, true, false, false, false, false},
    {"a spatial scene", "--out, --law, --threads, --json", true, false, false, false, true, false},
    {"a rockfall project", "--out, --rocks, --seed, --threads, --resume, --restart, --frames, --rate, --json", false,
     false, true, true, true, true},
    {"a rocking project", "--out, --threads, --resume, --restart, --json", false, false, false, true, true, false},
}};

void check_options(const RunOptions& options, Kind kind) {
  const KindOptions& k = kKindOptions[static_cast<std::size_t>(kind)];
  refuse(!k.law && !options.law.empty(), "--law", k.name, k.accepted);
  refuse(!k.dump_step && options.dump_step.has_value(), "--dump-step", k.name, k.accepted);
  refuse(!k.rocks && options.rocks.has_value(), "--rocks", k.name, k.accepted);
  refuse(!k.rocks && options.seed.has_value(), "--seed", k.name, k.accepted);
  refuse(!k.resume && options.resume, "--resume", k.name, k.accepted);
  refuse(!k.resume && options.restart, "--restart", k.name, k.accepted);
  refuse(!k.threads && options.threads.has_value(), "--threads", k.name, k.accepted);
  refuse(!k.frames && !options.frames.empty(), "--frames", k.name, k.accepted);
  refuse(!k.frames && options.rate.has_value(), "--rate", k.name, k.accepted);
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
  return tell(summary, options, folder, " (open report.html)", out);
}

core::ExitCode run_spatial(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  const fs::path folder = results_folder(options);
  if (!options.law.empty()) io::check_spatial_law(options.law, "--law");
  const io::SpatialRunSettings settings{
      .out = folder, .law = options.law, .threads = checked_threads(options.threads), .version = TALUS_VERSION};
  return tell(io::run_spatial(io::read_spatial_project(options.input), settings, progress), options, folder,
              " (open report.html)", out);
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

core::ExitCode run_rocking(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  const fs::path folder = results_folder(options);
  const io::RockingRunSettings settings{.out = folder,
                                        .threads = checked_threads(options.threads),
                                        .resume = options.resume,
                                        .restart = options.restart,
                                        .version = TALUS_VERSION,
                                        .date = io::today()};
  return tell(io::run_rocking(io::read_rocking_project(options.input), settings, progress), options, folder,
              " (open report.html)", out);
}

core::ExitCode run_rockfall(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  const fs::path folder = results_folder(options);
  io::RockfallRunSettings settings{.out = folder,
                                   .threads = checked_threads(options.threads),
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
  constexpr std::array<std::string_view, 4> kUnits{"steps", "steps", "rocks", "cases"};  // in the order of Kind
  return kUnits[static_cast<std::size_t>(kind_of(options.input))];
}

core::ExitCode run_command(const RunOptions& options, core::Progress& progress, std::ostream& out) {
  const Kind kind = kind_of(options.input);
  check_options(options, kind);
  switch (kind) {
    case Kind::planar_scene:
      return run_scene(options, progress, out);
    case Kind::spatial_scene:
      return run_spatial(options, progress, out);
    case Kind::rocking:
      return run_rocking(options, progress, out);
    case Kind::rockfall:
      return run_rockfall(options, progress, out);
  }
  return core::ExitCode::internal_error;
}

}  // namespace talus::app
