#pragma once

// Functions of probability that the standard library lacks.
//
//     Phi(z)    = erfc(-z / sqrt 2) / 2                              normal distribution
//     I_x(a, b) = 1/B(a, b) int_0^x t^(a-1) (1 - t)^(b-1) dt         regularised incomplete beta function
//
// Sources: Abramowitz and Stegun, 26.2.23 (first guess of the normal quantile), 26.5.8 (continued fraction of I_x);
// the fraction is summed by the method of Lentz as modified by Thompson and Barnett (1986).

namespace talus::core {

[[nodiscard]] double normal_cdf(double z);
/// Inverse of normal_cdf for 0 < p < 1, to a few units in the last place; -inf and inf at 0 and 1.
[[nodiscard]] double normal_quantile(double p);

/// I_x(a, b) for 0 <= x <= 1 and a, b > 0.
[[nodiscard]] double incomplete_beta(double a, double b, double x);
/// The x at which I_x(a, b) = p.
[[nodiscard]] double incomplete_beta_inverse(double a, double b, double p);

/// Probability of k or fewer successes in n trials of probability p: I_(1-p)(n - k, k + 1).
[[nodiscard]] double binomial_cdf(double k, double n, double p);

/// Ranks of sorted values, counted from 1, between which the quantile p of a continuous distribution lies with at least
/// this confidence, whatever the distribution:
///
///     lower   the highest rank with P(B < lower) <= (1 - confidence)/2,      B binomial with n, p
///     upper   the lowest rank with P(B >= upper) <= (1 - confidence)/2
///
/// lower = 0 or upper = n + 1: n values do not bound the quantile on that side.
struct RankInterval {
  long lower = 0;
  long upper = 0;
};
[[nodiscard]] RankInterval quantile_ranks(long n, double p, double confidence = 0.95);

}  // namespace talus::core
