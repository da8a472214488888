#pragma once

// Random numbers with a distribution, as a person may write one wherever a project takes a number:
//
//     constant      x                          always
//     uniform       lower, upper               equally likely between the two
//     normal        mean, deviation
//     lognormal     median, sigma              ln x is normal with mean ln(median) and deviation sigma; its own mean is
//                                              median exp(sigma^2 / 2)
//     triangular    lower, mode, upper         densest at the mode
//     exponential   mean
//     beta          alpha, beta, lower, upper  lower + (upper - lower) times a number with density ~ x^(alpha-1)
//                                              (1-x)^(beta-1)
//     discrete      values, weights            one of the values, with probability in proportion to the weights
//
// Any of them can be truncated: what lies outside [min, max] never happens, and the rest keeps its proportions. A
// sample is the quantile of one uniform number u,
//
//     x = F^-1( F(min-) + u (F(max) - F(min-)) ),      u in {1/2, 3/2, ...} / 2^53,
//
// so that one number of a random sequence makes one sample, exactly so for truncated distributions as well, and so that
// the samples lie between `least` and `most`, which are finite.

#include <string>
#include <vector>

#include "talus/core/random.h"

namespace talus::core {

class Distribution {
 public:
  /// Always 0.
  Distribution() = default;
  /// Always this number; a plain number is a distribution.
  Distribution(double value) : a_(value) {}  // NOLINT(google-explicit-constructor)

  /// All throw core::InputError, naming no key, for parameters that make no distribution.
  static Distribution uniform(double lower, double upper);
  static Distribution normal(double mean, double deviation);
  static Distribution lognormal(double median, double sigma);
  static Distribution triangular(double lower, double mode, double upper);
  static Distribution exponential(double mean);
  static Distribution beta(double alpha, double beta, double lower = 0, double upper = 1);
  /// Weights: one for each value, none negative; none given: equal ones.
  static Distribution discrete(const std::vector<double>& values, const std::vector<double>& weights = {});

  /// The same within [min, max]. Throws when hardly anything (less than 1e-12 of it) is left.
  [[nodiscard]] Distribution truncated(double min, double max) const;

  [[nodiscard]] bool is_constant() const { return kind_ == Kind::constant; }
  /// Probability of x or less.
  [[nodiscard]] double cdf(double x) const;
  /// The smallest x with cdf(x) >= p, 0 <= p <= 1.
  [[nodiscard]] double quantile(double p) const;
  /// Takes one number of the sequence, a constant as well.
  [[nodiscard]] double sample(Random& random) const;
  /// Smallest and largest number that a sample can be.
  [[nodiscard]] double least() const;
  [[nodiscard]] double most() const;

  /// "lognormal, median 1200, sigma 0.5, from 100 to 5000"
  [[nodiscard]] std::string describe() const;

 private:
  enum class Kind { constant, uniform, normal, lognormal, triangular, exponential, beta, discrete };

  [[nodiscard]] double quantile(double p, double upper_tail) const;
  [[nodiscard]] double whole_cdf(double x) const;
  [[nodiscard]] double whole_quantile(double p, double upper_tail) const;
  [[nodiscard]] std::string parameters() const;

  Kind kind_ = Kind::constant;
  double a_ = 0, b_ = 0, c_ = 0, d_ = 0;  ///< in the order of the list above
  std::vector<double> values_;            ///< of discrete: ascending, each once
  std::vector<double> shares_;            ///< cumulative probabilities of the values
  bool truncated_ = false;
  double min_ = 0, max_ = 0;
  double below_ = 0, within_ = 1, above_ = 0;  ///< probabilities of what lies below min, in between and above max
};

}  // namespace talus::core
