#include "talus/rocking/fragility.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace talus::rocking {
namespace {

/// P(z) and its slope.
struct Link {
  double value, slope;
};

Link link(FragilityCurve curve, double z) {
  if (curve == FragilityCurve::logistic) {
    const double p = 1 / (1 + std::exp(-z));
    return {p, p * (1 - p)};
  }
  return {0.5 * std::erfc(-z / std::numbers::sqrt2), std::exp(-0.5 * z * z) / std::sqrt(2 * std::numbers::pi)};
}

struct Scores {
  double u_a = 0, u_b = 0, i_aa = 0, i_ab = 0, i_bb = 0, log_likelihood = 0;
};

Scores scores(std::span<const Trial> trials, FragilityCurve curve, double a, double b) {
  Scores s;
  for (const Trial& trial : trials) {
    const double x = std::log(trial.intensity);
    const Link l = link(curve, a + b * x);
    const double p = std::clamp(l.value, 1e-15, 1 - 1e-15);
    const double weight = l.slope / (p * (1 - p));
    const double residual = (trial.toppled ? 1 : 0) - p;
    s.u_a += weight * residual;
    s.u_b += weight * residual * x;
    s.i_aa += weight * l.slope;
    s.i_ab += weight * l.slope * x;
    s.i_bb += weight * l.slope * x * x;
    s.log_likelihood += std::log(trial.toppled ? p : 1 - p);
  }
  return s;
}

void look_at(std::span<const Trial> trials, FragilityFit& fit) {
  fit.lowest_toppled = std::numeric_limits<double>::infinity();
  for (const Trial& trial : trials) {
    if (trial.toppled) fit.lowest_toppled = std::min(fit.lowest_toppled, trial.intensity);
    if (!trial.toppled) fit.highest_standing = std::max(fit.highest_standing, trial.intensity);
  }
  const bool toppled = std::isfinite(fit.lowest_toppled);
  if (!toppled) fit.lowest_toppled = 0;
  if (!toppled || fit.highest_standing == 0)
    fit.status = FragilityFit::Status::all_same;
  else if (fit.lowest_toppled >= fit.highest_standing)
    fit.status = FragilityFit::Status::separated;
  else
    fit.status = FragilityFit::Status::fitted;
}

}  // namespace

std::string_view to_string(FragilityFit::Status status) {
  switch (status) {
    case FragilityFit::Status::fitted:
      return "fitted";
    case FragilityFit::Status::all_same:
      return "all-same";
    case FragilityFit::Status::separated:
      return "separated";
    case FragilityFit::Status::unbounded:
      return "unbounded";
  }
  return "";
}

double FragilityFit::at(double intensity, double deviations) const {
  const double x = std::log(intensity);
  const double variance = std::max(0.0, var_a + 2 * x * cov_ab + x * x * var_b);
  return link(curve, a + b * x + deviations * std::sqrt(variance)).value;
}

FragilityFit fit_fragility(std::span<const Trial> trials, FragilityCurve curve) {
  FragilityFit fit{.curve = curve};
  look_at(trials, fit);
  if (fit.status != FragilityFit::Status::fitted) return fit;
  const double middle = 0.5 * (std::log(fit.lowest_toppled) + std::log(fit.highest_standing));
  fit.b = 2;
  fit.a = -fit.b * middle;
  for (int k = 0; k < 200; ++k) {
    const Scores s = scores(trials, curve, fit.a, fit.b);
    const double det = s.i_aa * s.i_bb - s.i_ab * s.i_ab;
    if (!(det > 0)) break;
    double step_a = (s.i_bb * s.u_a - s.i_ab * s.u_b) / det, step_b = (s.i_aa * s.u_b - s.i_ab * s.u_a) / det;
    while (scores(trials, curve, fit.a + step_a, fit.b + step_b).log_likelihood < s.log_likelihood - 1e-12 &&
           std::abs(step_a) + std::abs(step_b) > 1e-12)
      step_a *= 0.5, step_b *= 0.5;
    fit.a += step_a;
    fit.b += step_b;
    if (std::abs(step_a) + std::abs(step_b) <= 1e-12 * (1 + std::abs(fit.a) + std::abs(fit.b))) break;
  }
  const Scores s = scores(trials, curve, fit.a, fit.b);
  const double det = s.i_aa * s.i_bb - s.i_ab * s.i_ab;
  if (!(det > 0) || !(fit.b > 1e-9)) {
    fit.status = FragilityFit::Status::unbounded;
    return fit;
  }
  fit.var_a = s.i_bb / det, fit.var_b = s.i_aa / det, fit.cov_ab = -s.i_ab / det;
  fit.median = std::exp(-fit.a / fit.b);
  fit.dispersion = 1 / fit.b;
  fit.log_likelihood = s.log_likelihood;
  return fit;
}

}  // namespace talus::rocking
