#include "talus/io/sample_statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "talus/core/probability.h"

namespace talus::io {

double quantile(const std::vector<double>& sorted, double p) {
  const double place = p * static_cast<double>(sorted.size() - 1);
  const auto lower = static_cast<std::size_t>(std::floor(place));
  const auto upper = std::min(lower + 1, sorted.size() - 1);
  return sorted[lower] + (place - std::floor(place)) * (sorted[upper] - sorted[lower]);
}

ConfidenceInterval quantile_interval(const std::vector<double>& sorted, double p) {
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  const long n = std::ssize(sorted);
  const core::RankInterval ranks = n == 0 ? core::RankInterval{0, 1} : core::quantile_ranks(n, p);
  return {.lower = ranks.lower > 0 ? sorted[static_cast<std::size_t>(ranks.lower - 1)] : kNone,
          .upper = ranks.upper <= n ? sorted[static_cast<std::size_t>(ranks.upper - 1)] : kNone};
}

SampleStatistics statistics_of(std::vector<double> values) {
  if (values.empty()) {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    const ConfidenceInterval none{kNone, kNone};
    return {.mean = kNone,
            .lowest = kNone,
            .median = kNone,
            .percentile_95 = kNone,
            .highest = kNone,
            .percentile_99 = kNone,
            .median_ci = none,
            .percentile_95_ci = none,
            .percentile_99_ci = none};
  }
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  std::sort(values.begin(), values.end());
  return {.count = values.size(),
          .mean = sum / static_cast<double>(values.size()),
          .lowest = values.front(),
          .median = quantile(values, 0.5),
          .percentile_95 = quantile(values, 0.95),
          .highest = values.back(),
          .percentile_99 = quantile(values, 0.99),
          .median_ci = quantile_interval(values, 0.5),
          .percentile_95_ci = quantile_interval(values, 0.95),
          .percentile_99_ci = quantile_interval(values, 0.99)};
}

}  // namespace talus::io
