#include "talus/core/confidence.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace talus::core {
namespace {

/// The binomial distribution where it is not negligible, one number after the other.
class Binomial {
 public:
  Binomial(std::int64_t n, double p) : n_(static_cast<double>(n)), p_(p) {
    constexpr double kFar = 12;  // standard deviations: beyond them lies less than 1e-30
    const double reach = kFar * std::sqrt(n_ * p * (1 - p)) + kFar;
    first_ = std::max(0.0, std::floor(n_ * p - reach));
    last_ = std::min(n_, std::ceil(n_ * p + reach));
  }

  [[nodiscard]] double first() const { return first_; }
  [[nodiscard]] double last() const { return last_; }
  [[nodiscard]] double probability(double k) const {
    return std::exp(std::lgamma(n_ + 1) - std::lgamma(k + 1) - std::lgamma(n_ - k + 1) + k * std::log(p_) +
                    (n_ - k) * std::log1p(-p_));
  }

 private:
  double n_, p_, first_, last_;
};

}  // namespace

RankBounds rank_bounds(std::int64_t count, double p, double level) {
  assert(count >= 0 && p > 0 && p < 1);
  const Binomial x(count, p);
  const double tail = 0.5 * (1 - level);
  RankBounds ranks;
  // P(X < l): raise l while the probability below it is small enough. l counts from 1, ranks from 0.
  double below = 0, l = x.first();
  for (; l <= x.last() && below + x.probability(l) <= tail; ++l) below += x.probability(l);
  if (l >= 1) ranks.lower = static_cast<std::int64_t>(l) - 1;
  double above = 0, u = x.last() + 1;
  for (; u > x.first() && above + x.probability(u - 1) <= tail; --u) above += x.probability(u - 1);
  if (u <= static_cast<double>(count)) ranks.upper = static_cast<std::int64_t>(u) - 1;
  return ranks;
}

ProbabilityInterval wilson_interval(std::int64_t events, std::int64_t count) {
  constexpr double kZ = 1.959963984540054;  // 97.5 % of the normal distribution
  const auto n = static_cast<double>(count);
  const double share = static_cast<double>(events) / n, z2 = kZ * kZ / n;
  const double middle = (share + 0.5 * z2) / (1 + z2);
  const double half = kZ * std::sqrt(share * (1 - share) / n + 0.25 * z2 / n) / (1 + z2);
  return {.lower = events == 0 ? 0 : std::max(0.0, middle - half),
          .upper = events == count ? 1 : std::min(1.0, middle + half)};
}

}  // namespace talus::core
