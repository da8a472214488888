#pragma once

// counters.csv and barriers.csv of a rockfall run: one row per rock and counter that it crosses, and one per meeting of
// a rock with a barrier. docs/results.md explains every column.

#include <ostream>
#include <span>
#include <string>

#include "talus/rockfall/collector.h"

namespace talus::io {

/// How lines and barriers are called.
struct CrossingNames {
  std::vector<std::string> lines, barriers;

  [[nodiscard]] const std::string& of(const rockfall::LineCrossing& crossing) const;
};

[[nodiscard]] std::string_view counters_header();
[[nodiscard]] std::string_view barriers_header();

/// The row of a crossing, with its end of line: in counters.csv, or in barriers.csv if it is one of a barrier.
[[nodiscard]] std::string crossing_row(const rockfall::NumberedCrossing& crossing, const CrossingNames& names,
                                       const core::Vector3& origin);

}  // namespace talus::io
