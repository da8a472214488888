#pragma once

// Confidence intervals that assume nothing about the distribution.
//
// *Quantile p of n values*: the number X of values that are not above the true quantile is binomial (n, p). With
//
//     l  the largest number for which  P(X < l) <= (1 - level)/2,        u  the smallest for which  P(X >= u) <= (1 -
//     level)/2,
//
// the true quantile lies between the l-th and the u-th smallest value with at least the probability `level`
// (David and Nagaraja, Order Statistics, 2003, section 7.1).
//
// *Probability of an event* that happened in k of n trials: Wilson's score interval (J. Am. Stat. Assoc. 22, 1927).

#include <cstdint>
#include <optional>

namespace talus::core {

inline constexpr double kConfidence = 0.95;

/// Ranks from 0; none: there are too few values to bound the quantile on this side.
struct RankBounds {
  std::optional<std::int64_t> lower, upper;
};
[[nodiscard]] RankBounds rank_bounds(std::int64_t count, double p, double level = kConfidence);

struct ProbabilityInterval {
  double lower = 0, upper = 1;
};
/// count > 0.
[[nodiscard]] ProbabilityInterval wilson_interval(std::int64_t events, std::int64_t count);

}  // namespace talus::core
