// Two intensities are fitted exactly: the curve goes through both shares. Islands of survival are found.

#include "talus/rocking/fragility.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "talus/rocking/overturning.h"

namespace talus::rocking {
namespace {

std::vector<Trial> trials(double intensity, int toppled, int all) {
  std::vector<Trial> result;
  for (int i = 0; i < all; ++i) result.push_back({.intensity = intensity, .toppled = i < toppled});
  return result;
}

TEST(Fragility, goes_through_the_shares_of_two_intensities) {
  std::vector<Trial> all = trials(0.4, 3, 20);
  for (const Trial& trial : trials(0.9, 16, 20)) all.push_back(trial);
  for (const FragilityCurve curve : {FragilityCurve::log_normal, FragilityCurve::logistic}) {
    const FragilityFit fit = fit_fragility(all, curve);
    ASSERT_EQ(fit.status, FragilityFit::Status::fitted);
    EXPECT_NEAR(fit.probability(0.4), 0.15, 1e-9);
    EXPECT_NEAR(fit.probability(0.9), 0.8, 1e-9);
    EXPECT_NEAR(fit.probability(fit.median), 0.5, 1e-9);
    EXPECT_LT(fit.lower(0.6), fit.probability(0.6));
    EXPECT_GT(fit.upper(0.6), fit.probability(0.6));
  }
}

/// Logistic, one level: var(z) = 1 / (n p (1 - p)).
TEST(Fragility, band_is_that_of_the_binomial_at_a_level) {
  std::vector<Trial> all = trials(0.4, 3, 20);
  for (const Trial& trial : trials(0.9, 16, 20)) all.push_back(trial);
  const FragilityFit fit = fit_fragility(all, FragilityCurve::logistic);
  const double z = std::log(0.8 / 0.2), sigma = 1 / std::sqrt(20 * 0.8 * 0.2);
  EXPECT_NEAR(fit.upper(0.9), 1 / (1 + std::exp(-(z + 1.959963984540054 * sigma))), 1e-9);
}

TEST(Fragility, says_when_there_is_nothing_to_fit) {
  EXPECT_EQ(fit_fragility(trials(1, 0, 5), FragilityCurve::logistic).status, FragilityFit::Status::all_same);
  std::vector<Trial> all = trials(0.4, 0, 5);
  for (const Trial& trial : trials(0.9, 5, 5)) all.push_back(trial);
  EXPECT_EQ(fit_fragility(all, FragilityCurve::log_normal).status, FragilityFit::Status::separated);
}

TEST(Overturning, finds_the_threshold_and_the_island_above_it) {
  const auto overturns = [](double a) { return (a > 1.234 && a < 2.5) || a > 3.1; };
  const OverturningResult result =
      find_overturning({.lowest = 0.5, .highest = 4, .steps = 50, .tolerance = 1e-6}, overturns);
  EXPECT_NEAR(result.threshold(0.5), 1.234, 1e-5);
  ASSERT_EQ(result.changes.size(), 3u);
  EXPECT_NEAR(result.changes[1], 2.5, 1e-5);
  EXPECT_NEAR(result.changes[2], 3.1, 1e-5);
  EXPECT_EQ(result.islands(), 1);
}

}  // namespace
}  // namespace talus::rocking
