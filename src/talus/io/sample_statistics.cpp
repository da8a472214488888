#include "talus/io/sample_statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace talus::io {

double quantile(const std::vector<double>& sorted, double p) {
  const double place = p * static_cast<double>(sorted.size() - 1);
  const auto lower = static_cast<std::size_t>(std::floor(place));
  const auto upper = std::min(lower + 1, sorted.size() - 1);
  return sorted[lower] + (place - std::floor(place)) * (sorted[upper] - sorted[lower]);
}

SampleStatistics statistics_of(std::vector<double> values) {
  if (values.empty()) {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    return {.mean = kNone, .lowest = kNone, .median = kNone, .percentile_95 = kNone, .highest = kNone};
  }
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  std::sort(values.begin(), values.end());
  return {.count = values.size(),
          .mean = sum / static_cast<double>(values.size()),
          .lowest = values.front(),
          .median = quantile(values, 0.5),
          .percentile_95 = quantile(values, 0.95),
          .highest = values.back()};
}

}  // namespace talus::io
