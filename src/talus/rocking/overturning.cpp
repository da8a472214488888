#include "talus/rocking/overturning.h"

#include <limits>

namespace talus::rocking {

double OverturningResult::threshold(double lowest) const {
  if (topples_at_lowest) return lowest;
  return changes.empty() ? std::numeric_limits<double>::infinity() : changes.front();
}

int OverturningResult::islands() const {
  // Changes alternate; each that leads back to standing opens an island.
  return static_cast<int>(topples_at_lowest ? (changes.size() + 1) / 2 : changes.size() / 2);
}

OverturningResult find_overturning(const OverturningSettings& settings, const std::function<bool(double)>& overturns) {
  OverturningResult result;
  double before = settings.lowest;
  bool toppled = overturns(before);
  result.topples_at_lowest = toppled;
  for (int k = 1; k <= settings.steps; ++k) {
    const double next = settings.lowest + (settings.highest - settings.lowest) * k / settings.steps;
    const bool now = overturns(next);
    if (now != toppled) {
      double low = before, high = next;
      while (high - low > settings.tolerance * high) {
        const double middle = 0.5 * (low + high);
        (overturns(middle) == toppled ? low : high) = middle;
      }
      result.changes.push_back(0.5 * (low + high));
    }
    toppled = now;
    before = next;
  }
  return result;
}

}  // namespace talus::rocking
