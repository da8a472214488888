#include "talus/motion/jacobi_theta.h"

#include <cmath>
#include <complex>
#include <limits>
#include <numbers>
#include <random>

#include <gtest/gtest.h>

#include "talus/motion/elliptic.h"

namespace talus::motion {
namespace {

using std::numbers::pi;

/// With the shift w at `share` of K'.
JacobiTheta theta_of(double k, double k1, double share = 0.5) {
  const double K1 = quarter_period(k);
  return JacobiTheta({.k = k, .k1 = k1, .w = share * K1, .v = k > 0 ? (1 - share) * K1 : 1});
}

JacobiTheta theta_of_modulus(double k, double share = 0.5) {
  return theta_of(k, std::sqrt((1 - k) * (1 + k)), share);
}

double phase(const JacobiTheta::Values& values) {
  return values.turn + std::atan2(values.im, values.re);
}

/// Difference of two angles brought into (-pi, pi].
double angle_between(double a, double b) {
  return std::remainder(a - b, 2 * pi);
}

/// arg theta_1 by the series as it stands.
double brute_force_phase(double k, double share, double u) {
  const double K = quarter_period(std::sqrt((1 - k) * (1 + k))), K1 = quarter_period(k);
  const std::complex<long double> i(0, 1),
      z = std::complex<long double>(u, share * K1) * (std::numbers::pi_v<long double> / (2 * K));
  const long double log_q = -pi * K1 / K;
  std::complex<long double> sum = 0;
  for (int n = 0; n < 40; ++n) {
    const std::complex<long double> e = i * z * (2.0L * n + 1);
    const long double power = n * (n + 1) * log_q;
    sum += (n % 2 == 0 ? 1.0L : -1.0L) * (std::exp(power + e) - std::exp(power - e)) / (2.0L * i);
  }
  return static_cast<double>(std::arg(sum));
}

}  // namespace

TEST(JacobiTheta, inverts_the_elliptic_integral_of_the_standard_library) {
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> modulus(0, 0.999), angle(-1.5, 1.5);
  for (int i = 0; i < 2000; ++i) {
    const double k = modulus(random), a = angle(random), u = std::ellint_1(k, a);
    const JacobiTheta::Values f = theta_of_modulus(k).at(u);
    const double slack = 3e-15 * (1 + std::abs(u));
    EXPECT_NEAR(f.sn, std::sin(a), slack) << k << ' ' << u;
    EXPECT_NEAR(f.cn, std::cos(a), slack) << k << ' ' << u;
    EXPECT_NEAR(f.dn, std::sqrt(1 - k * k * std::sin(a) * std::sin(a)), slack) << k << ' ' << u;
  }
}

TEST(JacobiTheta, becomes_circular_for_modulus_zero_and_hyperbolic_for_one) {
  const JacobiTheta circular({.k = 0, .k1 = 1, .w = std::numeric_limits<double>::infinity(), .v = 0.7});
  const JacobiTheta separatrix = theta_of(1, 0);
  for (const double u : {-30.0, -3.0, -1e-9, 0.0, 0.4, 2.0, 25.0, 700.0}) {
    EXPECT_NEAR(circular.at(u).sn, std::sin(u), 2e-16 * (1 + std::abs(u)));
    EXPECT_NEAR(circular.at(u).cn, std::cos(u), 2e-16 * (1 + std::abs(u)));
    EXPECT_NEAR(circular.at(u).dn, 1, 1e-16);
    EXPECT_NEAR(angle_between(phase(circular.at(u)), pi / 2 - u), 0, 4e-16 * (1 + std::abs(u)));
    EXPECT_NEAR(separatrix.at(u).sn, std::tanh(u), 1e-15 * std::abs(std::tanh(u)));
    EXPECT_NEAR(separatrix.at(u).cn, 1 / std::cosh(u), 1e-15 / std::cosh(u));
    EXPECT_NEAR(separatrix.at(u).dn, 1 / std::cosh(u), 1e-15 / std::cosh(u));
  }
}

TEST(JacobiTheta, keeps_the_quadratic_relations_however_close_to_zero_or_one_the_modulus_is) {
  std::mt19937_64 random(6);
  std::uniform_real_distribution<double> exponent(-300, 0), quarter(-20, 20);
  for (int i = 0; i < 4000; ++i) {
    const double small = std::pow(10, i % 2 == 0 ? exponent(random) : exponent(random) / 100);
    const double large = std::sqrt((1 - small) * (1 + small));
    const bool near_one = i % 4 < 2;
    const double k = near_one ? large : small, k1 = near_one ? small : large;
    const JacobiTheta theta = theta_of(k, k1);
    const JacobiTheta::Values f = theta.at(quarter(random) * theta.quarter_period());
    ASSERT_NEAR(f.sn * f.sn + f.cn * f.cn, 1, 4e-15) << k << ' ' << k1;
    ASSERT_NEAR(f.dn * f.dn + k * k * f.sn * f.sn, 1, 4e-15) << k << ' ' << k1;
    // The last one relative to its own size, which is e^-2K: an exponent of size K is rounded to K units.
    const double rounding = 4e-16 * (10 + theta.quarter_period());
    ASSERT_NEAR(f.dn * f.dn - k * k * f.cn * f.cn, k1 * k1, rounding * f.dn * f.dn) << k << ' ' << k1;
  }
}

TEST(JacobiTheta, changes_signs_after_half_a_period_and_returns_after_a_whole_one) {
  for (const double k : {0.3, 0.7, 0.72, 0.99}) {
    const JacobiTheta theta = theta_of_modulus(k);
    const double K = theta.quarter_period();
    for (const double u : {-0.9, 0.1, 1.3}) {
      const JacobiTheta::Values f = theta.at(u), half = theta.at(u + 2 * K), whole = theta.at(u + 4 * K);
      EXPECT_NEAR(half.sn, -f.sn, 4e-15);
      EXPECT_NEAR(half.cn, -f.cn, 4e-15);
      EXPECT_NEAR(half.dn, f.dn, 4e-15);
      EXPECT_NEAR(whole.sn, f.sn, 4e-15);
      EXPECT_NEAR(angle_between(phase(half), phase(f) + pi), 0, 8e-15);
    }
  }
}

TEST(JacobiTheta, phase_is_that_of_the_complex_series) {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> modulus(0.01, 0.95), share(0.02, 0.98), quarter(-4, 4);
  for (int i = 0; i < 1000; ++i) {
    const double k = modulus(random), s = share(random);
    const JacobiTheta theta = theta_of_modulus(k, s);
    const double u = quarter(random) * theta.quarter_period();
    ASSERT_NEAR(angle_between(phase(theta.at(u)), brute_force_phase(k, s, u)), 0, 2e-14) << k << ' ' << s << ' ' << u;
  }
}

TEST(JacobiTheta, phase_rate_is_the_slope_of_the_phase) {
  for (const double k : {0.2, 0.7, 0.72, 0.999}) {
    for (const double share : {0.05, 0.5, 0.95}) {
      const JacobiTheta theta = theta_of_modulus(k, share);
      const double h = 1e-4;
      const double difference = angle_between(phase(theta.at(h)), phase(theta.at(-h))) / (2 * h);
      EXPECT_NEAR(difference / theta.phase_rate_at_zero(), 1, 2e-6) << k << ' ' << share;
    }
  }
}

TEST(JacobiTheta, both_forms_agree_where_they_meet) {
  const double k = std::numbers::sqrt2 / 2;
  const JacobiTheta below = theta_of(std::nextafter(k, 0), std::nextafter(k, 1), 0.3);
  const JacobiTheta above = theta_of(std::nextafter(k, 1), std::nextafter(k, 0), 0.3);
  for (double u = -9; u < 9; u += 0.37) {
    EXPECT_NEAR(below.at(u).sn, above.at(u).sn, 4e-15);
    EXPECT_NEAR(below.at(u).cn, above.at(u).cn, 4e-15);
    EXPECT_NEAR(below.at(u).dn, above.at(u).dn, 4e-15);
    EXPECT_NEAR(angle_between(phase(below.at(u)), phase(above.at(u))), 0, 1e-14);
  }
}

}  // namespace talus::motion
