#include "talus/core/probability.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace talus::core {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Negative z of a small p, by A&S 26.2.23: right to 4.5e-4.
double rough_quantile(double p) {
  const double t = std::sqrt(-2 * std::log(p));
  return ((0.010328 * t + 0.802853) * t + 2.515517) / (((0.001308 * t + 0.189269) * t + 1.432788) * t + 1) - t;
}

/// The continued fraction of A&S 26.5.8; it converges quickly for x < (a + 1)/(a + b + 2).
double beta_fraction(double a, double b, double x) {
  constexpr double kTiny = 1e-300, kEnd = 1e-16;
  constexpr int kMost = 100000;
  double c = 1, d = 1 - (a + b) * x / (a + 1);
  d = 1 / (std::abs(d) < kTiny ? kTiny : d);
  double fraction = d;
  for (int m = 1; m < kMost; ++m) {
    const auto step = [&](double coefficient) {
      d = 1 + coefficient * d;
      c = 1 + coefficient / c;
      d = 1 / (std::abs(d) < kTiny ? kTiny : d);
      if (std::abs(c) < kTiny) c = kTiny;
      fraction *= c * d;
      return c * d;
    };
    step(m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)));
    const double change = step(-(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)));
    if (std::abs(change - 1) < kEnd) break;
  }
  return fraction;
}

/// x^a (1 - x)^b / B(a, b)
double beta_front(double a, double b, double x) {
  return std::exp(a * std::log(x) + b * std::log1p(-x) + std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b));
}

}  // namespace

double normal_cdf(double z) {
  return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

double normal_quantile(double p) {
  if (p <= 0) return -kInfinity;
  if (p >= 1) return kInfinity;
  if (p > 0.5) return -normal_quantile(1 - p);  // 1 - p is exact here
  double z = rough_quantile(p);
  for (int i = 0; i < 2; ++i) {  // Halley's method triples the digits: 4.5e-4, 1e-10, rounding
    const double density = std::exp(-0.5 * z * z) / std::sqrt(2 * std::numbers::pi);
    const double newton = (normal_cdf(z) - p) / density;
    z -= newton / (1 + 0.5 * z * newton);
  }
  return z;
}

double incomplete_beta(double a, double b, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - beta_front(a, b, x) * beta_fraction(b, a, 1 - x) / b;
  return beta_front(a, b, x) * beta_fraction(a, b, x) / a;
}

double incomplete_beta_inverse(double a, double b, double p) {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  double lower = 0, upper = 1;
  double x = a / (a + b);
  for (int i = 0; i < 200; ++i) {  // Newton's method, kept between bounds that close in
    const double value = incomplete_beta(a, b, x) - p;
    (value > 0 ? upper : lower) = x;
    const double slope = beta_front(a, b, x) / (x * (1 - x));
    const double newton = x - value / slope;
    const double next = newton > lower && newton < upper ? newton : 0.5 * (lower + upper);
    if (next == x || std::abs(next - x) <= 1e-16 * x) return next;
    x = next;
  }
  return x;
}

double binomial_cdf(double k, double n, double p) {
  if (k < 0) return 0;
  return k >= n ? 1 : incomplete_beta(n - k, k + 1, 1 - p);
}

RankInterval quantile_ranks(long n, double p, double confidence) {
  const double tail = 0.5 * (1 - confidence);
  const auto first_above = [&](double level) {  // smallest k in 0..n with P(B <= k) > level
    long low = 0, high = n;
    while (low < high) {
      const long middle = low + (high - low) / 2;
      if (binomial_cdf(static_cast<double>(middle), static_cast<double>(n), p) > level) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  };
  // P(B < l) = P(B <= l - 1) <= tail: the highest such l is the first k above it. P(B >= u) = 1 - P(B <= u - 1) <=
  // tail.
  const long lower = first_above(tail);
  const long upper = std::min(first_above(1 - tail) + 1, n + 1);
  return {lower, upper};
}

}  // namespace talus::core
