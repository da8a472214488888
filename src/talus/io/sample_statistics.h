#pragma once

// Mean and order statistics of a sample. The quantile p of n sorted values x_0 <= ... <= x_(n-1) is interpolated
// between its neighbours: with k = p (n - 1), it is x_floor(k) + (k - floor k)(x_ceil(k) - x_floor(k)), as R (type 7)
// and NumPy do. The mean is summed in the order given, so that it is the same on any number of threads.

#include <vector>

namespace talus::io {

/// Between which a quantile of the distribution lies with a confidence of 95 %, whatever the distribution: two order
/// statistics (core/probability.h). NaN: the sample is too small to bound it on that side.
struct ConfidenceInterval {
  double lower = 0, upper = 0;
};

struct SampleStatistics {
  std::size_t count = 0;  ///< 0: the rest is NaN
  double mean = 0, lowest = 0, median = 0, percentile_95 = 0, highest = 0;
  double percentile_99 = 0;
  ConfidenceInterval median_ci, percentile_95_ci, percentile_99_ci;
};

[[nodiscard]] SampleStatistics statistics_of(std::vector<double> values);

/// `sorted` ascending and not empty, p from 0 to 1.
[[nodiscard]] double quantile(const std::vector<double>& sorted, double p);
/// `sorted` ascending, perhaps empty.
[[nodiscard]] ConfidenceInterval quantile_interval(const std::vector<double>& sorted, double p);

}  // namespace talus::io
