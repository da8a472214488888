#pragma once

// What a run of a rockfall project comes to: summary.json (docs/results.md explains every key) and a few lines for a
// person. All but `run` is the same to the last bit on any number of threads.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "talus/io/line_summary.h"
#include "talus/io/rockfall_accumulators.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/run_status.h"
#include "talus/io/runout_summary.h"
#include "talus/io/sample_statistics.h"
#include "talus/io/until_watch.h"

namespace talus::io {

struct BarrierSummary {
  std::string name;
  double capacity = 0;  ///< J; infinite: takes all
  std::int64_t hits = 0, rocks = 0, retained = 0;
  SampleStatistics translational_energy;  ///< kJ, before
  SampleStatistics height;                ///< m above the ground
};

/// A rock that was filmed.
struct FilmSummary {
  std::int64_t rock = 0;
  std::size_t frames = 0, contacts = 0;
  core::Vector3 centre = core::Vector3::Zero();  ///< of mass in the mesh as drawn, m
};

struct RockfallSummary {
  RunStatus status = RunStatus::done;
  std::string name;
  std::string project;  ///< path from the results folder
  std::string version;
  std::uint64_t seed = 0;
  std::string crs;
  std::string law;
  std::vector<InputFile> inputs;
  ProjectOptions options;
  std::int64_t planned = 0;
  RockCounts counts;
  std::optional<Until> until;
  UntilState until_state;
  std::vector<SampleStatistics> statistics;  ///< of rock_quantities(), over rocks that did not fail
  std::vector<BarrierSummary> barriers;
  std::vector<LineSummary> lines;  ///< counters, then barriers
  RunoutSummary runout;
  std::vector<FilmSummary> films;
  std::int64_t resumed = 0;  ///< rocks that had fallen before this part of the run
  int threads = 1;
  double seconds = 0;
};

/// All that follows from the project and what its rocks have left behind.
[[nodiscard]] RockfallSummary summarise(const RockfallProject& project, const CountAccumulator& counts,
                                        const ColumnAccumulator& columns);

/// What went wrong in the simulation, a sentence each, without the full stop.
[[nodiscard]] std::vector<std::string> run_warnings(const RockfallSummary& summary);

[[nodiscard]] nlohmann::ordered_json to_json(const RockfallSummary& summary);
[[nodiscard]] std::string to_text(const RockfallSummary& summary);

}  // namespace talus::io
