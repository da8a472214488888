#pragma once

// How well the probability of an event is known that happened in k of n trials: Wilson's score interval with 95 %
// confidence (J. Am. Stat. Assoc. 22, 1927). Intervals of quantiles: core/probability.h.

#include <cstdint>

namespace talus::core {

struct ProbabilityInterval {
  double lower = 0, upper = 1;
};
/// count > 0.
[[nodiscard]] ProbabilityInterval wilson_interval(std::int64_t events, std::int64_t count);

}  // namespace talus::core
