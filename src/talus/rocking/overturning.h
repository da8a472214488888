#pragma once

// The smallest amplitude that overturns a block, where "overturns" need not hold for all larger ones: a stronger pulse
// may throw the block back onto its base. The whole range is walked in equal steps first; each change between standing
// and toppling is then found by bisection.

#include <functional>
#include <vector>

namespace talus::rocking {

struct OverturningSettings {
  double lowest = 0, highest = 1;  ///< amplitudes
  int steps = 60;
  double tolerance = 1e-3;  ///< of a change, relative
};

struct OverturningResult {
  std::vector<double> changes;  ///< standing to toppling, back, and so on, ascending
  bool topples_at_lowest = false;

  /// Smallest amplitude that topples; infinity: none.
  [[nodiscard]] double threshold(double lowest) const;
  /// Ranges of standing above the threshold.
  [[nodiscard]] int islands() const;
};

[[nodiscard]] OverturningResult find_overturning(const OverturningSettings& settings,
                                                 const std::function<bool(double)>& overturns);

}  // namespace talus::rocking
