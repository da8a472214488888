#pragma once

// How far rocks go, all together.
//
//     way_i      from start to end of rock i in plan                  d     unit vector along the sum of all ways
//     lateral_i  = d x way_i, > 0 to the left of d                    the spread across the main direction
//
//   histogram    rocks by runout, in equal classes from 0 to the largest
//   cumulative   the runout and the reach angle that given percentages of the rocks do not exceed

#include <span>
#include <vector>

#include "talus/io/rockfall_accumulators.h"
#include "talus/io/sample_statistics.h"

namespace talus::io {

struct CumulativePoint {
  double percent = 0;
  std::size_t count = 0;        ///< rocks
  double runout = 0;            ///< m
  ConfidenceInterval interval;  ///< of the runout
  double reach_angle = 0;       ///< deg
  ConfidenceInterval reach_angle_interval;
};

struct RunoutSummary {
  double azimuth = 0;             ///< of d, deg clockwise from north; NaN where no rock moved
  SampleStatistics lateral;       ///< m
  SampleStatistics shadow_angle;  ///< deg, of rocks that came down to the apex; none without an apex
  std::vector<double> edges;      ///< m, of the classes; one more than these
  std::vector<std::int64_t> rocks;
  std::vector<CumulativePoint> cumulative;
};

[[nodiscard]] RunoutSummary summarise_runout(const ColumnAccumulator& columns);

/// The percentages of cumulative curves, ascending.
[[nodiscard]] std::span<const double> cumulative_percents();

/// Equal classes from 0 to the largest value, none of them negative.
void make_histogram(const std::vector<double>& values, std::size_t classes, RunoutSummary& summary);

}  // namespace talus::io
