#pragma once

// What a run of a spatial scene comes to: gathered step by step, written as summary.json and as a few lines for a
// person.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "talus/io/run_status.h"
#include "talus/io/spatial_project.h"
#include "talus/spatial/measures.h"
#include "talus/spatial/simulation.h"

namespace talus::io {

/// Counts over all steps, and the worst that happened in any.
struct SpatialTotals {
  std::int64_t contacts = 0;  ///< points answered
  std::int64_t steps_with_contacts = 0;
  int most_contacts = 0;  ///< in a step
  std::int64_t events = 0;
  std::int64_t hurried = 0;
  std::int64_t failed_solves = 0;
  std::int64_t first_failed_step = 0;  ///< 0: none
  std::int64_t unsettled = 0;
  std::int64_t retries = 0;
  double penetration = 0;   ///< m
  double joint_error = 0;   ///< m
  double contact_gain = 0;  ///< J
  laws::Residuals worst;

  void add(std::int64_t step, const spatial::StepReport& report);
};

struct SpatialSummary {
  std::string name;
  std::string project;  ///< from the results folder
  std::vector<InputFile> inputs;
  std::string version;
  std::string law;
  double dt = 0;
  std::int64_t steps_planned = 0;
  std::int64_t steps_done = 0;
  int threads = 0;  ///< 0: all
  int bodies = 0;
  int dynamic_bodies = 0;
  int joints = 0;
  int springs = 0;
  spatial::Measures initial;
  spatial::Measures final;
  double lowest_energy = 0;
  double highest_energy = 0;
  SpatialTotals totals;
  std::optional<spatial::MirrorError> symmetry;  ///< the largest of any step
  std::optional<spatial::SoccerScore> score;
  std::string overlap;  ///< of bodies at the start, in words; "": none
  double seconds = 0;
  RunStatus status = RunStatus::done;

  /// The part that is known before the first step.
  void start(const spatial::Simulation& simulation, const spatial::Measures& measures);
  void add(const spatial::Simulation& simulation, const spatial::Measures& measures, const spatial::StepReport& report);
};

/// Component by component the larger of the two.
void keep_worst(laws::Residuals& worst, const laws::Residuals& now);

[[nodiscard]] nlohmann::ordered_json to_json(const SpatialSummary& summary);
[[nodiscard]] std::string to_text(const SpatialSummary& summary);
/// What a person must know before trusting the numbers; empty if all went well.
[[nodiscard]] std::vector<std::string> warnings_of(const SpatialSummary& summary);

}  // namespace talus::io
