#include "talus/core/probability.h"

#include <array>
#include <cmath>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/special_functions/beta.hpp>
#include <gtest/gtest.h>

namespace talus::core {
namespace {

TEST(Probability, normal_quantiles_are_those_of_tables) {
  EXPECT_NEAR(normal_quantile(0.975), 1.959963984540054, 1e-15);  // NIST/SEMATECH e-Handbook 1.3.6.7.1, more digits
  EXPECT_NEAR(normal_quantile(0.95), 1.644853626951473, 1e-15);
  EXPECT_NEAR(normal_quantile(0.5), 0, 1e-16);
  EXPECT_EQ(normal_quantile(0), -INFINITY);
  EXPECT_EQ(normal_quantile(1), INFINITY);
}

TEST(Probability, normal_functions_agree_with_boost) {
  const boost::math::normal reference;
  for (double p = 1e-300; p < 0.5; p *= 7) {
    EXPECT_NEAR(normal_quantile(p), boost::math::quantile(reference, p), 2e-15 * std::abs(normal_quantile(p))) << p;
    EXPECT_NEAR(normal_cdf(normal_quantile(p)), p, 1e-12 * p) << p;
  }
  for (double z = -8; z < 8; z += 0.37) EXPECT_NEAR(normal_cdf(z), boost::math::cdf(reference, z), 1e-15);
}

TEST(Probability, incomplete_beta_agrees_with_boost) {
  for (const double a : {0.1, 0.5, 1.0, 2.5, 30.0, 1000.0})
    for (const double b : {0.2, 1.0, 3.0, 70.0, 5000.0})
      for (double x = 0.001; x < 1; x += 0.0371)
        EXPECT_NEAR(incomplete_beta(a, b, x), boost::math::ibeta(a, b, x), 1e-11) << a << " " << b << " " << x;
}

TEST(Probability, incomplete_beta_of_whole_numbers_is_a_polynomial) {
  // I_x(2, 3) = 6 x^2 - 8 x^3 + 3 x^4
  for (double x = 0; x <= 1; x += 0.125) EXPECT_NEAR(incomplete_beta(2, 3, x), x * x * (6 + x * (-8 + 3 * x)), 1e-15);
}

TEST(Probability, incomplete_beta_is_inverted) {
  for (const double a : {0.3, 1.0, 2.0, 8.0, 400.0})
    for (const double b : {0.5, 1.0, 5.0, 90.0})
      for (double p = 0.003; p < 1; p += 0.0713) {
        const double x = incomplete_beta_inverse(a, b, p);
        EXPECT_NEAR(x, boost::math::ibeta_inv(a, b, p), 1e-11) << a << " " << b << " " << p;
      }
}

TEST(Probability, binomial_sums_agree_with_boost) {
  const boost::math::binomial reference(120, 0.3);
  for (int k = 0; k <= 120; ++k) EXPECT_NEAR(binomial_cdf(k, 120, 0.3), boost::math::cdf(reference, k), 1e-12);
  EXPECT_EQ(binomial_cdf(-1, 5, 0.5), 0);
  EXPECT_EQ(binomial_cdf(5, 5, 0.5), 1);
}

TEST(QuantileRanks, are_those_of_textbooks_for_the_median) {
  // Conover, Practical Nonparametric Statistics: n = 10: ranks 2 and 9; n = 16: 4 and 13; n = 20: 6 and 15.
  for (const auto& [n, lower, upper] : {std::array{10L, 2L, 9L}, {16L, 4L, 13L}, {20L, 6L, 15L}}) {
    EXPECT_EQ(quantile_ranks(n, 0.5).lower, lower) << n;
    EXPECT_EQ(quantile_ranks(n, 0.5).upper, upper) << n;
  }
}

TEST(QuantileRanks, the_largest_bounds_a_high_quantile_only_when_there_are_enough_values) {
  // P(largest < q) = p^n: 0.95^n <= 0.025 first for n = 72 (Wilks 1941 with 97.5 %).
  EXPECT_EQ(quantile_ranks(71, 0.95).upper, 72);
  EXPECT_EQ(quantile_ranks(72, 0.95).upper, 72);
  EXPECT_EQ(quantile_ranks(5, 0.5).lower, 0);  // 0.5^5 > 0.025
  EXPECT_EQ(quantile_ranks(6, 0.5).lower, 1);
  EXPECT_EQ(quantile_ranks(1, 0.5).lower, 0);
  EXPECT_EQ(quantile_ranks(1, 0.5).upper, 2);
}

TEST(QuantileRanks, hold_the_confidence_they_promise_and_no_narrower_pair_does) {
  for (const long n : {30L, 100L, 999L, 20000L})
    for (const double p : {0.05, 0.5, 0.9, 0.99}) {
      const boost::math::binomial count(static_cast<double>(n), p);
      const RankInterval r = quantile_ranks(n, p);
      if (r.lower > 0) {
        EXPECT_LE(boost::math::cdf(count, r.lower - 1), 0.025);
        EXPECT_GT(boost::math::cdf(count, r.lower), 0.025);
      }
      if (r.upper <= n) {
        EXPECT_LE(boost::math::cdf(boost::math::complement(count, r.upper - 1)), 0.025);
        EXPECT_GT(boost::math::cdf(boost::math::complement(count, r.upper - 2)), 0.025);
      }
    }
}

}  // namespace
}  // namespace talus::core
