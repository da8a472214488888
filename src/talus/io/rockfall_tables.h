#pragma once

// rocks.csv of a rockfall project: one row per rock.
// docs/results.md explains every column. Coordinates are those of the user. Numbers are written so that reading them
// back gives the same bits.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "talus/io/rockfall_project.h"
#include "talus/rockfall/rock_sink.h"

namespace talus::io {

/// A number of a record that has a column in rocks.csv and statistics in summary.json.
struct RockQuantity {
  std::string_view column;  ///< with its unit
  double (*value)(const rockfall::RockRecord&);
};
[[nodiscard]] std::span<const RockQuantity> rock_quantities();

[[nodiscard]] std::string rocks_header();

/// Adds the row of a rock.
void add_rock_row(const RockfallProject& project, const rockfall::Start& start, const rockfall::RockRecord& record,
                  std::string& text);

/// Height of the point of a hit above the ground, m; NaN where there is no ground below.
[[nodiscard]] double height_of(const rockfall::BarrierHit& hit, const slope::Surface& ground);

/// The text as a field of a CSV file: in quotes where it must be.
[[nodiscard]] std::string csv_field(std::string_view text);

}  // namespace talus::io
