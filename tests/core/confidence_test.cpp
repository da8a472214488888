#include "talus/core/confidence.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "talus/core/random.h"

namespace talus::core {
namespace {

TEST(RankBoundsOfQuantiles, are_those_of_the_tables) {
  // The median of 10 values lies between the 2nd and the 9th with 97.85 % (Conover, Practical Nonparametric
  // Statistics).
  const RankBounds median = rank_bounds(10, 0.5);
  EXPECT_EQ(median.lower, 1);
  EXPECT_EQ(median.upper, 8);
  // 0.95^72 = 0.0249, 0.95^71 = 0.0262: with 72 values the largest one bounds the 95 % quantile, with 71 none does.
  EXPECT_EQ(rank_bounds(72, 0.95).upper, 71);
  EXPECT_FALSE(rank_bounds(71, 0.95).upper);
  EXPECT_EQ(rank_bounds(368, 0.99).upper, 367);
  EXPECT_FALSE(rank_bounds(367, 0.99).upper);
  EXPECT_FALSE(rank_bounds(1, 0.5).lower);
  EXPECT_FALSE(rank_bounds(5, 0.5).lower);  // 2^-5 > 0.025
  EXPECT_EQ(rank_bounds(6, 0.5).lower, 0);
}

TEST(RankBoundsOfQuantiles, of_many_values_follow_the_normal_distribution) {
  const double n = 1e6, p = 0.95, half = 1.959964 * std::sqrt(n * p * (1 - p));
  const RankBounds ranks = rank_bounds(1'000'000, p);
  EXPECT_NEAR(static_cast<double>(*ranks.lower), n * p - half, 2);
  EXPECT_NEAR(static_cast<double>(*ranks.upper), n * p + half, 2);
}

TEST(RankBoundsOfQuantiles, hold_the_true_quantile_as_often_as_they_say) {
  Random random(1);
  int held = 0;
  constexpr int kTrials = 4000, kValues = 200;
  const RankBounds ranks = rank_bounds(kValues, 0.9);
  for (int trial = 0; trial < kTrials; ++trial) {
    std::vector<double> values(kValues);
    for (double& value : values) value = random.uniform();
    std::sort(values.begin(), values.end());
    held +=
        values[static_cast<std::size_t>(*ranks.lower)] <= 0.9 && values[static_cast<std::size_t>(*ranks.upper)] > 0.9;
  }
  const double share = static_cast<double>(held) / kTrials, error = std::sqrt(0.95 * 0.05 / kTrials);
  EXPECT_GE(share, 0.95 - 3 * error);
  EXPECT_LE(share, 0.98);
}

TEST(WilsonInterval, is_that_of_the_literature) {
  // Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const auto expect = [](int events, int count, double lower, double upper) {
    const ProbabilityInterval found = wilson_interval(events, count);
    EXPECT_NEAR(found.lower, lower, 5e-5);
    EXPECT_NEAR(found.upper, upper, 5e-5);
  };
  expect(81, 263, 0.2553, 0.3662);
  expect(15, 148, 0.0624, 0.1605);
  expect(0, 20, 0, 0.1611);
  expect(1, 29, 0.0061, 0.1718);
  EXPECT_EQ(wilson_interval(7, 7).upper, 1);
}

}  // namespace
}  // namespace talus::core
