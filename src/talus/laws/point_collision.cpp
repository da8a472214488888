#include "talus/laws/point_collision.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace talus::laws {
namespace {

using core::Matrix2;
using core::Vector2;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kTolerance = 1e-12;  // of one step; velocities are of order one
constexpr double kStopped = 1e-15;    // slip over the speed of approach
constexpr double kStraight = 1e-14;   // what turns the slip by less does not turn it
constexpr double kLocated = 1e-15;    // of u_z, p_z or W where something happens
constexpr int kMaxSteps = 20000;
constexpr int kDirections = 720;  // in which the one is looked for along which an unstable contact leaves
constexpr int kBisections = 60;

/// ln s, theta, u_z, p_z, W
using State = Eigen::Matrix<double, 5, 1>;

/// How p_z makes u grow while the slip has a direction: along it, across it, and u_z.
struct Rates {
  double along, across, normal;
};

class Integration {
 public:
  Integration(const PointCollision& c, double approach)
      : K_(c.K), mu_(c.friction), e_(c.restitution), hypothesis_(c.hypothesis), approach_(approach) {}

  /// From the velocity u, in units in which it is of order one.
  CollisionOutcome run(const Vector3& u) {
    CollisionOutcome outcome;
    const Vector3 sticking = K_.ldlt().solve(Vector3::UnitZ());
    outcome.stable_sticking = sticking.head<2>().norm() <= mu_ * sticking.z();
    uz_ = u.z();
    slip_ = u.head<2>();
    outcome.mode = SlipMode::slides;
    const bool stopped = slip_.norm() <= kStopped || slide();
    if (stopped && !ended_) {
      slip_.setZero();
      outcome.mode = outcome.stable_sticking ? SlipMode::sticks : SlipMode::leaves;
      if (outcome.stable_sticking)
        go_straight(1 / sticking.z(), Vector2::Zero());
      else
        leave();
    }
    outcome.u << slip_, uz_;
    outcome.ended = ended_;
    return outcome;
  }

 private:
  [[nodiscard]] Rates rates(double theta) const {
    const Vector2 t(std::cos(theta), std::sin(theta));
    const Vector3 a = K_ * Vector3(-mu_ * t.x(), -mu_ * t.y(), 1);
    return {t.dot(a.head<2>()), t.x() * a.y() - t.y() * a.x(), a.z()};
  }

  [[nodiscard]] State derivative(const State& y) const {
    const Rates r = rates(y[1]);
    const double s = std::exp(y[0]);
    return State(r.along, r.across, s * r.normal, s, s * y[2]);
  }

  /// One step of Dormand and Prince's pair of orders 5 and 4.
  State step(const State& y, double h, double& error) const {
    const State k1 = derivative(y);
    const State k2 = derivative(y + h * (1.0 / 5) * k1);
    const State k3 = derivative(y + h * (3.0 / 40 * k1 + 9.0 / 40 * k2));
    const State k4 = derivative(y + h * (44.0 / 45 * k1 - 56.0 / 15 * k2 + 32.0 / 9 * k3));
    const State k5 =
        derivative(y + h * (19372.0 / 6561 * k1 - 25360.0 / 2187 * k2 + 64448.0 / 6561 * k3 - 212.0 / 729 * k4));
    const State k6 = derivative(
        y + h * (9017.0 / 3168 * k1 - 355.0 / 33 * k2 + 46732.0 / 5247 * k3 + 49.0 / 176 * k4 - 5103.0 / 18656 * k5));
    const State next =
        y + h * (35.0 / 384 * k1 + 500.0 / 1113 * k3 + 125.0 / 192 * k4 - 2187.0 / 6784 * k5 + 11.0 / 84 * k6);
    const State k7 = derivative(next);
    error = (h * (71.0 / 57600 * k1 - 71.0 / 16695 * k3 + 71.0 / 1920 * k4 - 17253.0 / 339200 * k5 + 22.0 / 525 * k6 -
                  1.0 / 40 * k7))
                .cwiseAbs()
                .maxCoeff();
    return next;
  }

  /// Positive: the collision has gone on beyond its end.
  [[nodiscard]] double beyond_end(double uz, double p, double W) const {
    switch (hypothesis_) {
      case Restitution::newton:
        return uz - e_ * approach_;
      case Restitution::poisson:
        return p - (1 + e_) * p_compressed_;
      case Restitution::stronge:
        break;
    }
    return W - (1 - e_ * e_) * W_compressed_;
  }

  /// The next thing that happens is that u_z passes zero (compression) or the end (restitution).
  [[nodiscard]] double event(const State& y) const { return compressing_ ? y[2] : beyond_end(y[2], y[3], y[4]); }

  /// True: slip stopped. Else the collision has ended, or the steps ran out.
  bool slide() {
    State y(std::log(slip_.norm()), std::atan2(slip_.y(), slip_.x()), uz_, p_, W_);
    double h = 0.1 / (K_.norm() * (1 + mu_));
    for (int i = 0; i < kMaxSteps && !ended_; ++i) {
      if (const Rates r = rates(y[1]); std::abs(r.across) <= kStraight) return slide_straight(y, r);
      double error = 0;
      State next = step(y, h, error);
      const double factor = std::clamp(0.9 * std::pow(kTolerance / std::max(error, 1e-30), 0.2), 0.2, 5.0);
      if (!(error <= kTolerance)) {
        h *= std::isfinite(error) ? factor : 0.2;
        continue;
      }
      const bool happens = event(next) >= 0;
      if (happens) next = at_event(y, next, h);
      if (happens && compressing_) next[2] = 0;
      y = next;
      take(y);
      if (happens) pass_event(uz_, p_, W_);
      if (!compressing_ && !ended_ && uz_ < 0) compressing_ = true;  // it is pressed again
      if (y[0] <= std::log(kStopped)) return true;
      h *= factor;
    }
    return false;
  }

  void take(const State& y) {
    slip_ = std::exp(y[0]) * Vector2(std::cos(y[1]), std::sin(y[1]));
    uz_ = y[2], p_ = y[3], W_ = y[4];
  }

  bool slide_straight(const State& y, const Rates& r) {
    take(y);
    const double slip = slip_.norm();
    return go_straight(r.normal, r.along / slip * slip_, r.along < 0 ? -slip / r.along : kInfinity);
  }

  /// The state at the event within the step of h from y to `next` (false position, Illinois).
  [[nodiscard]] State at_event(const State& y, const State& next, double h) const {
    double low = 0, high = h, f_low = event(y), f_high = event(next), error = 0;
    State found = next;
    for (int i = 0, side = 0; i < kBisections && f_high > 0 && high - low > 1e-15 * h; ++i) {
      const double middle = f_low < 0 ? (low * f_high - high * f_low) / (f_high - f_low) : 0.5 * (low + high);
      const State there = step(y, middle, error);
      const double f = event(there);
      if (std::abs(f) <= kLocated) return there;
      if (f < 0) {
        low = middle, f_low = f;
        if (side == -1) f_high /= 2;
        side = -1;
      } else {
        high = middle, f_high = f, found = there;
        if (side == 1) f_low /= 2;
        side = 1;
      }
    }
    return found;
  }

  void pass_event(double uz, double p, double W) {
    if (!compressing_) {
      ended_ = true;
      return;
    }
    compressing_ = false;
    p_compressed_ = p, W_compressed_ = W;
    ended_ = beyond_end(std::max(uz, 0.0), p, W) >= 0;
  }

  /// u_z grows by `normal` and the slip by `slip_rate` for each unit of p_z, to the end or as far as `limit`. True:
  /// that far.
  bool go_straight(double normal, const Vector2& slip_rate, double limit = kInfinity) {
    while (!ended_) {
      const double event = impulse_to_event(normal), turn = impulse_to_turn(normal), p = std::min({event, turn, limit});
      if (!std::isfinite(p)) return false;
      W_ += p * (uz_ + 0.5 * normal * p);
      uz_ = (compressing_ && p == event) || p == turn ? 0 : uz_ + normal * p;
      p_ += p;
      slip_ += p * slip_rate;
      limit -= p;
      if (p == event)
        pass_event(uz_, p_, W_);
      else if (p == turn)
        compressing_ = true;
      else
        return true;
    }
    return false;
  }

  /// Restitution in which u_z falls to zero: it is pressed again.
  [[nodiscard]] double impulse_to_turn(double normal) const {
    return !compressing_ && normal < 0 && uz_ > 0 ? -uz_ / normal : kInfinity;
  }

  [[nodiscard]] double impulse_to_event(double normal) const {
    if (compressing_) return normal > 0 ? -uz_ / normal : kInfinity;
    switch (hypothesis_) {
      case Restitution::newton:
        if (uz_ >= e_ * approach_) return 0;
        return normal > 0 ? (e_ * approach_ - uz_) / normal : kInfinity;
      case Restitution::poisson:
        return std::max(0.0, (1 + e_) * p_compressed_ - p_);
      case Restitution::stronge:
        break;
    }
    // uz p + normal p^2/2 = what is missing
    const double missing = std::max(0.0, (1 - e_ * e_) * W_compressed_ - W_);
    const double square = uz_ * uz_ + 2 * normal * missing;
    if (missing == 0) return 0;
    return square >= 0 && uz_ + std::sqrt(square) > 0 ? 2 * missing / (uz_ + std::sqrt(square)) : kInfinity;
  }

  /// Along the direction that does not turn and in which slip grows.
  void leave() {
    std::optional<double> best;
    double most = 0;
    const double width = 2 * std::numbers::pi / kDirections;
    for (int i = 0; i < kDirections; ++i) {
      double low = i * width, high = low + width;
      const bool rises = rates(low).across < 0;
      if (rises == (rates(high).across < 0)) continue;
      for (int k = 0; k < kBisections; ++k) {
        const double middle = 0.5 * (low + high);
        ((rates(middle).across < 0) == rises ? low : high) = middle;
      }
      if (const double along = rates(low).along; along > most) most = along, best = low;
    }
    if (!best) return;
    go_straight(rates(*best).normal, most * Vector2(std::cos(*best), std::sin(*best)));
  }

  Matrix3 K_;
  double mu_, e_;
  Restitution hypothesis_;
  double approach_;  ///< at first, > 0
  Vector2 slip_ = Vector2::Zero();
  double uz_ = 0, p_ = 0, W_ = 0;
  double p_compressed_ = 0, W_compressed_ = 0;
  bool compressing_ = true, ended_ = false;
};

}  // namespace

std::string_view to_string(SlipMode mode) {
  switch (mode) {
    case SlipMode::separates:
      return "separates";
    case SlipMode::slides:
      return "slides";
    case SlipMode::sticks:
      return "sticks";
    case SlipMode::leaves:
      return "leaves";
  }
  return "unknown";
}

CollisionOutcome collide(const PointCollision& collision) {
  CollisionOutcome outcome;
  const double speed = collision.u.stableNorm(), yields = collision.K.trace() / 3;
  if (!(collision.u.z() < 0)) {
    outcome.u = collision.u;
    return outcome;
  }
  PointCollision scaled = collision;
  scaled.K /= yields;
  outcome = Integration(scaled, -collision.u.z() / speed).run(collision.u / speed);
  if (!outcome.ended) outcome.u = collision.u / speed;
  outcome.u *= speed;
  outcome.p = collision.K.ldlt().solve(outcome.u - collision.u);
  outcome.energy_change = 0.5 * outcome.p.dot(outcome.u + collision.u);
  return outcome;
}

}  // namespace talus::laws
