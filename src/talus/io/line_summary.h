#pragma once

// What rocks do at counters and barriers, for summary.json and for people.

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "talus/core/confidence.h"
#include "talus/rockfall/barrier_design.h"
#include "talus/rockfall/collector.h"

namespace talus::io {

struct LineSummary {
  std::string name;
  bool barrier = false;
  std::optional<double> height;  ///< of the barrier or of the counter, m
  std::int64_t all_rocks = 0;    ///< that could have crossed: those that did not fail
  rockfall::CrossingTotals totals;
  std::optional<double> failures_per_year;
  std::optional<rockfall::BarrierDesign> design;
};

/// Counters in the order of the project, then barriers.
[[nodiscard]] std::vector<LineSummary> summarise_lines(const rockfall::Collector& collector,
                                                       const std::vector<std::string>& barrier_names,
                                                       const rockfall::DesignSettings& settings);

[[nodiscard]] nlohmann::ordered_json to_json(const LineSummary& summary);
[[nodiscard]] std::string to_text(const LineSummary& summary);

}  // namespace talus::io
