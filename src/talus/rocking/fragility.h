#pragma once

// From many runs to the chance of toppling at an intensity x (a PGA, say), by maximum likelihood:
//
//     log-normal   P(x) = Phi((ln x - ln m) / s)
//     logistic     P(x) = 1 / (1 + exp(-(ln x - ln m) / s))
//
//   m  median, s  dispersion. With z = a + b ln x, m = exp(-a/b), s = 1/b; a and b by Fisher scoring. The band is
//   z +- 1.96 sigma_z with the covariance (inverse information) of a and b.
//
// Toppling need not grow with intensity: the fit says what share topples, not where a single block begins to. Where all
// that toppled lie above all that did not, no finite fit is best: then only the two limits are given.

#include <span>
#include <string_view>

namespace talus::rocking {

struct Trial {
  double intensity = 0;  ///< > 0
  bool toppled = false;
};

enum class FragilityCurve { log_normal, logistic };

struct FragilityFit {
  enum class Status { fitted, all_same, separated, unbounded };
  Status status = Status::all_same;
  FragilityCurve curve = FragilityCurve::log_normal;
  double median = 0, dispersion = 0;
  double a = 0, b = 0, var_a = 0, var_b = 0, cov_ab = 0;
  double highest_standing = 0, lowest_toppled = 0;  ///< of the trials; 0: none
  double log_likelihood = 0;

  [[nodiscard]] double probability(double intensity) const { return at(intensity, 0); }
  /// The 95 % band.
  [[nodiscard]] double lower(double intensity) const { return at(intensity, -1.959963984540054); }
  [[nodiscard]] double upper(double intensity) const { return at(intensity, 1.959963984540054); }

 private:
  [[nodiscard]] double at(double intensity, double deviations) const;
};

/// "fitted", "all-same" (all toppled or none did), "separated", "unbounded" (toppling does not grow with intensity)
[[nodiscard]] std::string_view to_string(FragilityFit::Status status);

[[nodiscard]] FragilityFit fit_fragility(std::span<const Trial> trials, FragilityCurve curve);

}  // namespace talus::rocking
