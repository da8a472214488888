#pragma once

// Envelopes along the path: what energy, speed and height half, 95 % and 99 % of the rocks do not exceed after so much
// way (rockfall/station_totals.h), as a table and as a figure.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "talus/io/rockfall_figures.h"
#include "talus/rockfall/barrier_design.h"
#include "talus/rockfall/station_totals.h"

namespace talus::io {

/// A percentile is told where at least so many rocks come by.
struct EnvelopePercentile {
  double percent;
  std::int64_t least_rocks;
};
inline constexpr std::array<EnvelopePercentile, 3> kEnvelopePercentiles{{{50, 10}, {95, 20}, {99, 100}}};

/// Of one quantity at one station, in the unit of the table.
struct Envelope {
  std::array<std::optional<rockfall::Percentile>, kEnvelopePercentiles.size()> percentiles;
  std::optional<double> largest;
};

struct EnvelopeStation {
  double way = 0;          ///< m
  std::int64_t rocks = 0;  ///< that come by
  std::array<Envelope, rockfall::kStationQuantities> quantities;
};

[[nodiscard]] std::vector<EnvelopeStation> envelopes_of(const rockfall::AllStations& stations);

[[nodiscard]] std::string envelopes_header();
/// envelopes.csv; what is not told is an empty field.
[[nodiscard]] std::string envelopes_table(const std::vector<EnvelopeStation>& stations);

/// Without picture where no station has enough rocks.
[[nodiscard]] Figure envelope_figure(const std::vector<EnvelopeStation>& stations);

}  // namespace talus::io
