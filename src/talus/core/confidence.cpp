#include "talus/core/confidence.h"

#include <algorithm>
#include <cmath>

namespace talus::core {
ProbabilityInterval wilson_interval(std::int64_t events, std::int64_t count) {
  constexpr double kZ = 1.959963984540054;  // 97.5 % of the normal distribution
  const auto n = static_cast<double>(count);
  const double share = static_cast<double>(events) / n, z2 = kZ * kZ / n;
  const double middle = (share + 0.5 * z2) / (1 + z2);
  const double half = kZ * std::sqrt(share * (1 - share) / n + 0.25 * z2 / n) / (1 + z2);
  return {.lower = events == 0 ? 0 : std::max(0.0, middle - half),
          .upper = events == count ? 1 : std::min(1.0, middle + half)};
}

}  // namespace talus::core
