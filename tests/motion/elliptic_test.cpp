#include "talus/motion/elliptic.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

#include <gtest/gtest.h>

namespace talus::motion {

TEST(CarlsonRf, has_the_published_values) {  // Carlson (1995), section 3
  EXPECT_NEAR(carlson_rf(1, 2, 0), 1.3110287771461, 1e-13);
  EXPECT_NEAR(carlson_rf(0.5, 1, 0), 1.8540746773014, 1e-13);
  EXPECT_NEAR(carlson_rf(2, 3, 4), 0.58408284167715, 1e-14);
}

TEST(CarlsonRf, of_equal_or_two_equal_arguments_is_elementary) {
  EXPECT_DOUBLE_EQ(carlson_rf(4, 4, 4), 0.5);
  for (const double x : {1e-280, 1e-24, 1e-3, 0.5, 0.999}) {
    const double root = std::sqrt(1 - x);  // int dt / (2 (t + x) sqrt(t + 1))
    EXPECT_NEAR(carlson_rf(x, x, 1), std::asinh(root / std::sqrt(x)) / root, 1e-15 * std::log(4 / x)) << x;
  }
}

TEST(CarlsonRf, is_symmetric_and_homogeneous) {
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> exponent(-20, 3);
  for (int i = 0; i < 1000; ++i) {
    const double x = std::exp(exponent(random)), y = std::exp(exponent(random)), z = std::exp(exponent(random));
    const double value = carlson_rf(x, y, z);
    EXPECT_NEAR(carlson_rf(z, x, y), value, 4e-15 * value);
    EXPECT_NEAR(carlson_rf(7 * x, 7 * y, 7 * z), value / std::sqrt(7.0), 4e-15 * value);
  }
}

TEST(QuarterPeriod, agrees_with_the_standard_library_and_with_rf) {
  for (const double k : {0.0, 0.1, 0.5, std::numbers::sqrt2 / 2, 0.9, 0.99}) {
    const double k1 = std::sqrt((1 - k) * (1 + k));
    EXPECT_NEAR(quarter_period(k1), std::comp_ellint_1(k), 4e-15 * std::comp_ellint_1(k)) << k;
    EXPECT_NEAR(quarter_period(k1), carlson_rf(0, k1 * k1, 1), 1e-15 * quarter_period(k1)) << k;
  }
}

TEST(QuarterPeriod, grows_like_the_logarithm_of_four_over_the_complement) {
  for (const double k1 : {1e-9, 1e-12, 1e-100, 1e-300}) {
    EXPECT_NEAR(quarter_period(k1), std::log(4 / k1), 1e-15 * std::log(4 / k1)) << k1;
  }
  EXPECT_EQ(quarter_period(0), std::numeric_limits<double>::infinity());
}

}  // namespace talus::motion
