#pragma once

// Mean and order statistics of a sample. The quantile p of n sorted values x_0 <= ... <= x_(n-1) is interpolated
// between its neighbours: with k = p (n - 1), it is x_floor(k) + (k - floor k)(x_ceil(k) - x_floor(k)), as R (type 7)
// and NumPy do. The mean is summed in the order given, so that it is the same on any number of threads.

#include <vector>

namespace talus::io {

struct SampleStatistics {
  std::size_t count = 0;  ///< 0: the rest is NaN
  double mean = 0, lowest = 0, median = 0, percentile_95 = 0, highest = 0;
};

[[nodiscard]] SampleStatistics statistics_of(std::vector<double> values);

/// `sorted` ascending and not empty, p from 0 to 1.
[[nodiscard]] double quantile(const std::vector<double>& sorted, double p);

}  // namespace talus::io
