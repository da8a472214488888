#include "talus/core/distribution.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/probability.h"

namespace talus::core {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kHalfStep = 0x1p-54;  ///< half the spacing of uniform numbers

void require(bool good, std::string problem, std::string accepted) {
  if (!good) throw InputError({.problem = std::move(problem), .accepted = std::move(accepted)});
}

template <class... Numbers>
bool finite(Numbers... numbers) {
  return (std::isfinite(numbers) && ...);
}

double triangular_cdf(double lower, double mode, double upper, double x) {
  if (x <= lower) return 0;
  if (x >= upper) return 1;
  return x < mode ? (x - lower) * (x - lower) / ((upper - lower) * (mode - lower))
                  : 1 - (upper - x) * (upper - x) / ((upper - lower) * (upper - mode));
}

double triangular_quantile(double lower, double mode, double upper, double p, double tail) {
  const double width = upper - lower;
  return p * width < mode - lower ? lower + std::sqrt(p * width * (mode - lower))
                                  : upper - std::sqrt(tail * width * (upper - mode));
}

}  // namespace

Distribution Distribution::uniform(double lower, double upper) {
  require(finite(lower, upper) && lower < upper, "a uniform distribution needs lower < upper", "[lower, upper]");
  Distribution d(lower);
  d.kind_ = Kind::uniform;
  d.b_ = upper;
  return d;
}

Distribution Distribution::normal(double mean, double deviation) {
  require(finite(mean, deviation) && deviation > 0, "a normal distribution needs a deviation > 0", "[mean, deviation]");
  Distribution d(mean);
  d.kind_ = Kind::normal;
  d.b_ = deviation;
  return d;
}

Distribution Distribution::lognormal(double median, double sigma) {
  require(finite(median, sigma) && median > 0 && sigma > 0 && sigma <= 10,
          "a log-normal distribution needs a median > 0 and a sigma > 0, up to 10",
          "[median, sigma]; sigma is the standard deviation of the natural logarithm");
  Distribution d(median);
  d.kind_ = Kind::lognormal;
  d.b_ = sigma;
  return d;
}

Distribution Distribution::triangular(double lower, double mode, double upper) {
  require(finite(lower, mode, upper) && lower <= mode && mode <= upper && lower < upper,
          "a triangular distribution needs lower <= mode <= upper", "[lower, mode, upper]");
  Distribution d(lower);
  d.kind_ = Kind::triangular;
  d.b_ = mode;
  d.c_ = upper;
  return d;
}

Distribution Distribution::exponential(double mean) {
  require(finite(mean) && mean > 0, "an exponential distribution needs a mean > 0", "a number > 0");
  Distribution d(mean);
  d.kind_ = Kind::exponential;
  return d;
}

Distribution Distribution::beta(double alpha, double beta, double lower, double upper) {
  constexpr double kMost = 1e4;
  require(
      finite(alpha, beta, lower, upper) && alpha > 0 && beta > 0 && alpha <= kMost && beta <= kMost && lower < upper,
      "a beta distribution needs alpha, beta > 0, up to 10000, and lower < upper",
      "[alpha, beta] between 0 and 1, or [alpha, beta, lower, upper]");
  Distribution d(alpha);
  d.kind_ = Kind::beta;
  d.b_ = beta;
  d.c_ = lower;
  d.d_ = upper;
  return d;
}

Distribution Distribution::discrete(const std::vector<double>& values, const std::vector<double>& weights) {
  require(!values.empty(), "there is no value", "at least one");
  require(weights.empty() || weights.size() == values.size(),
          fmt::format("there are {} weights for {} values", weights.size(), values.size()), "a weight for each value");
  std::map<double, double> sums;
  double total = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double weight = weights.empty() ? 1 : weights[i];
    require(finite(values[i], weight) && weight >= 0, "a value or weight is out of range",
            "finite values, finite weights >= 0");
    if (weight == 0) continue;
    sums[values[i]] += weight;
    total += weight;
  }
  require(total > 0 && finite(total), "all weights are 0", "at least one weight > 0");
  Distribution d;
  d.kind_ = Kind::discrete;
  double sum = 0;
  for (const auto& [value, weight] : sums) {
    sum += weight;
    d.values_.push_back(value);
    d.shares_.push_back(sum / total);
  }
  d.shares_.back() = 1;
  return d;
}

Distribution Distribution::truncated(double min, double max) const {
  constexpr double kLeast = 1e-12;
  require(!std::isnan(min) && !std::isnan(max) && min < max, "min must be less than max", "min < max");
  require(!truncated_, "is truncated already", "");
  Distribution d = *this;
  d.truncated_ = true;
  d.min_ = min;
  d.max_ = max;
  // A discrete value at min belongs to what is left: what lies below it is F(min) without the step there.
  const bool steps = kind_ == Kind::discrete || kind_ == Kind::constant;
  d.below_ = min == -kInfinity ? 0 : whole_cdf(steps ? std::nextafter(min, -kInfinity) : min);
  d.above_ = max == kInfinity ? 0 : 1 - whole_cdf(max);
  if (kind_ == Kind::normal) d.above_ = normal_cdf(-(max - a_) / b_);  // no digits are lost far out
  if (kind_ == Kind::lognormal) d.above_ = max <= 0 ? 1 : normal_cdf(-std::log(max / a_) / b_);
  if (kind_ == Kind::exponential) d.above_ = max <= 0 ? 1 : std::exp(-max / a_);
  d.within_ = d.below_ > 0.5 ? (1 - d.below_) - d.above_ : (1 - d.above_) - d.below_;
  if (kind_ == Kind::normal && min > a_) d.within_ = normal_cdf(-(min - a_) / b_) - d.above_;
  if (kind_ == Kind::lognormal && min > a_) d.within_ = normal_cdf(-std::log(min / a_) / b_) - d.above_;
  if (kind_ == Kind::exponential) d.within_ = std::exp(-std::max(min, 0.0) / a_) - d.above_;
  require(d.within_ >= kLeast, fmt::format("nothing of the distribution lies between {} and {}", min, max),
          "min and max around some of it");
  return d;
}

double Distribution::whole_cdf(double x) const {
  switch (kind_) {
    case Kind::constant:
      return x >= a_ ? 1 : 0;
    case Kind::uniform:
      return std::clamp((x - a_) / (b_ - a_), 0.0, 1.0);
    case Kind::normal:
      return normal_cdf((x - a_) / b_);
    case Kind::lognormal:
      return x <= 0 ? 0 : normal_cdf(std::log(x / a_) / b_);
    case Kind::triangular:
      return triangular_cdf(a_, b_, c_, x);
    case Kind::exponential:
      return x <= 0 ? 0 : -std::expm1(-x / a_);
    case Kind::beta:
      return incomplete_beta(a_, b_, std::clamp((x - c_) / (d_ - c_), 0.0, 1.0));
    case Kind::discrete: {
      const auto above = std::upper_bound(values_.begin(), values_.end(), x);
      return above == values_.begin() ? 0 : shares_[static_cast<std::size_t>(above - values_.begin() - 1)];
    }
  }
  return 0;
}

/// `upper_tail` is 1 - p, with its own digits.
double Distribution::whole_quantile(double p, double upper_tail) const {
  const auto z = [&] { return p <= 0.5 ? normal_quantile(p) : -normal_quantile(upper_tail); };
  switch (kind_) {
    case Kind::constant:
      return a_;
    case Kind::uniform:
      return p <= 0.5 ? a_ + p * (b_ - a_) : b_ - upper_tail * (b_ - a_);
    case Kind::normal:
      return a_ + b_ * z();
    case Kind::lognormal:
      return a_ * std::exp(b_ * z());
    case Kind::triangular:
      return triangular_quantile(a_, b_, c_, p, upper_tail);
    case Kind::exponential:
      return p <= 0.5 ? -a_ * std::log1p(-p) : -a_ * std::log(upper_tail);
    case Kind::beta:
      return p <= 0.5 ? c_ + (d_ - c_) * incomplete_beta_inverse(a_, b_, p)
                      : d_ - (d_ - c_) * incomplete_beta_inverse(b_, a_, upper_tail);
    case Kind::discrete: {
      const auto found = std::lower_bound(shares_.begin(), shares_.end(), p);
      return values_[std::min(static_cast<std::size_t>(found - shares_.begin()), values_.size() - 1)];
    }
  }
  return 0;
}

double Distribution::cdf(double x) const {
  if (!truncated_) return whole_cdf(x);
  if (x < min_) return 0;
  return x >= max_ ? 1 : std::clamp((whole_cdf(x) - below_) / within_, 0.0, 1.0);
}

double Distribution::quantile(double p) const {
  return quantile(p, 1 - p);
}

double Distribution::quantile(double p, double upper_tail) const {
  if (!truncated_) return whole_quantile(p, upper_tail);
  const double x = whole_quantile(below_ + p * within_, above_ + upper_tail * within_);
  // Of discrete values, one that lies at a step must not slip outside by rounding.
  if (kind_ == Kind::discrete && x < min_) return *std::lower_bound(values_.begin(), values_.end(), min_);
  if (kind_ == Kind::discrete && x > max_) return *(std::upper_bound(values_.begin(), values_.end(), max_) - 1);
  return std::clamp(x, min_, max_);
}

double Distribution::sample(Random& random) const {
  const double u = random.uniform();
  return quantile(u + kHalfStep, (1 - u) - kHalfStep);  // the smaller of the two is exact
}

double Distribution::least() const {
  return quantile(kHalfStep, 1);
}

double Distribution::most() const {
  return quantile(1, kHalfStep);
}

std::string Distribution::parameters() const {
  switch (kind_) {
    case Kind::constant:
      return fmt::format("{}", a_);
    case Kind::uniform:
      return fmt::format("uniform from {} to {}", a_, b_);
    case Kind::normal:
      return fmt::format("normal, mean {}, deviation {}", a_, b_);
    case Kind::lognormal:
      return fmt::format("lognormal, median {}, sigma {}", a_, b_);
    case Kind::triangular:
      return fmt::format("triangular from {} over {} to {}", a_, b_, c_);
    case Kind::exponential:
      return fmt::format("exponential, mean {}", a_);
    case Kind::beta:
      return fmt::format("beta, alpha {}, beta {}, from {} to {}", a_, b_, c_, d_);
    case Kind::discrete:
      return fmt::format("{} values from {} to {}", values_.size(), values_.front(), values_.back());
  }
  return "";
}

std::string Distribution::describe() const {
  std::string text = parameters();
  if (truncated_ && min_ > -kInfinity) text += fmt::format(", min {}", min_);
  if (truncated_ && max_ < kInfinity) text += fmt::format(", max {}", max_);
  return text;
}

}  // namespace talus::core
