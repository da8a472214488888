#pragma once

// What a run of a rockfall project comes to: summary.json (docs/results.md explains every key) and a few lines for a
// person. All but `run` is the same to the last bit on any number of threads.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "talus/io/line_summary.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/run_status.h"
#include "talus/io/sample_statistics.h"
#include "talus/rockfall/campaign.h"

namespace talus::io {

struct BarrierSummary {
  std::string name;
  double capacity = 0;  ///< J; infinite: takes all
  std::int64_t hits = 0, rocks = 0, retained = 0;
  SampleStatistics translational_energy;  ///< J, before
  SampleStatistics height;                ///< m above the ground
};

/// A rock that was filmed.
struct FilmSummary {
  std::int64_t rock = 0;
  std::size_t frames = 0, contacts = 0;
  core::Vector3 centre = core::Vector3::Zero();  ///< of mass in the mesh as drawn, m
};

struct RockfallSummary {
  static constexpr std::size_t kReasons = 8;  ///< of StopReason
  static constexpr std::size_t kListedFailures = 100;

  RunStatus status = RunStatus::done;
  std::string name;
  std::string project;  ///< path from the results folder
  std::string version;
  std::uint64_t seed = 0;
  std::string crs;
  std::string law;
  std::vector<InputFile> inputs;
  std::int64_t planned = 0, done = 0;
  std::array<std::int64_t, kReasons> reasons{};
  std::vector<std::int64_t> failed;          ///< the first kListedFailures of them
  std::vector<SampleStatistics> statistics;  ///< of rock_quantities(), over rocks that did not fail
  std::vector<BarrierSummary> barriers;
  std::vector<LineSummary> lines;  ///< counters, then barriers
  rockfall::Counters counters;     ///< sums; extremes of worst_energy_gain and smallest_gap
  std::int64_t penetrations = 0;   ///< rocks whose smallest gap is negative
  std::vector<FilmSummary> films;
  int threads = 1;
  double seconds = 0;
};

/// All that follows from the project and its records.
[[nodiscard]] RockfallSummary summarise(const RockfallProject& project, const rockfall::CampaignResult& result);

[[nodiscard]] nlohmann::ordered_json to_json(const RockfallSummary& summary);
[[nodiscard]] std::string to_text(const RockfallSummary& summary);

}  // namespace talus::io
