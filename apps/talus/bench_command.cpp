#include "bench_command.h"

#include <algorithm>
#include <array>
#include <memory>
#include <ostream>
#include <span>
#include <string_view>
#include <vector>

#include "bench_passes.h"

#include "talus/core/text.h"
#include "talus/io/peer_inputs.h"

namespace talus::app {
namespace {

constexpr std::array<std::string_view, 1> kBenchmarks{"rockfall"};
constexpr std::array<std::string_view, 3> kRocks{"ico", "block", "both"};

void require_word(const char* key, std::string_view word, std::span<const std::string_view> known, const char* what) {
  if (std::find(known.begin(), known.end(), word) != known.end()) return;
  throw core::InputError({.key = key,
                          .value = std::string(word),
                          .problem = core::unknown_word(what, word, known),
                          .accepted = core::join(known)});
}

void require_at_least(const char* key, int value, int lowest) {
  if (value >= lowest) return;
  throw core::InputError({.key = key,
                          .value = std::to_string(value),
                          .problem = "is out of range",
                          .accepted = "a whole number >= " + std::to_string(lowest)});
}

void check(const BenchOptions& options) {
  require_word("WHAT", options.what, kBenchmarks, "benchmark");
  require_word("--rock", options.rock, kRocks, "rock");
  require_at_least("--n", options.rocks, 1);
  require_at_least("--repeat", options.repeat, options.no_quality ? 1 : 0);
  require_at_least("--time-n", options.timed, 0);
  if (options.inputs.empty() && !options.header)
    throw core::InputError({.key = "--inputs", .problem = "is missing", .accepted = "a folder, or --header alone"});
}

rockfall::Model bench_model(const BenchOptions& options) {
  rockfall::Model model;
  model.ground = std::make_shared<slope::HeightField>(io::read_peer_terrain(options.inputs));
  model.materials = slope::Materials({.list = {{.name = "ground", .restitution = 0.35, .friction = 0.6}}});
  model.engine.gravity = 9.81;
  model.engine.max_time = 60;
  model.engine.collision_tolerance = options.tolerance;
  rockfall::check(model.engine);
  return model;
}

}  // namespace

core::ExitCode bench_command(const BenchOptions& options, std::ostream& out, std::ostream& err) {
  check(options);
  if (options.header) out << bench_header() << std::endl;
  if (options.inputs.empty()) return core::ExitCode::done;
  const rockfall::Model model = bench_model(options);
  const std::vector<std::string> names =
      options.rock == "both" ? std::vector<std::string>{"ico", "block"} : std::vector<std::string>{options.rock};
  for (const std::string& name : names) {
    const bodies::Rock rock = io::read_peer_rock(options.inputs, name);
    const std::vector<bodies::SpatialState> releases = io::read_peer_releases(options.inputs, rock, options.rocks);
    BenchResult result = run_bench(model, rock, releases,
                                   {.repeat = options.repeat, .timed = options.timed, .quality = !options.no_quality});
    out << bench_row(name, result) << std::endl;
    if (options.profile) err << bench_profile(name, result) << std::flush;
  }
  return core::ExitCode::done;
}

}  // namespace talus::app
