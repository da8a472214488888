#include "talus/rocking/release_case.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/rocking/impact_solutions.h"
#include "talus/rocking/stepper.h"

namespace talus::rocking {
namespace {

constexpr double kDegree = std::numbers::pi / 180;
constexpr double kGravity = 9.81;
constexpr double kNear = 0.01;      // of mu to a limit, as the source's study is judged
constexpr double kTinySlip = 1e-3;  // in sqrt(g R)
constexpr double kMarginStep = 0.005;
constexpr int kMarginSteps = 100;

double left_side_of_37(double alpha, double theta0, double theta) {
  const double drive = 3 * std::sin(alpha + theta) - 2 * std::sin(alpha + theta0);
  return std::abs(drive * std::cos(alpha + theta)) / (drive * std::sin(alpha + theta) + 1.0 / 3);
}

/// One release on its way; lengths in R = 1 m.
class Release {
 public:
  Release(const ReleaseCase& given, const ReleaseSettings& settings)
      : settings_(settings),
        friction_(given.mu),
        half_width_(std::cos(given.alpha_deg * kDegree)),
        half_height_(std::sin(given.alpha_deg * kDegree)),
        block_(planar_block(half_width_, half_height_, 1000)),
        stepper_(block_, plane_, still_, step_settings(given.mu, settings)) {
    const double theta = given.theta0_deg * kDegree;
    SpatialState state;
    state.R_WB = Quaternion(Eigen::AngleAxisd(-theta, Vector3::UnitY()));  // x turns towards z
    state.p_WB = {std::cos(given.alpha_deg * kDegree + theta), 0, std::sin(given.alpha_deg * kDegree + theta)};
    stepper_.start(0, state);
  }

  ReleaseResult run() {
    note_phase();
    while (stepper_.counts().impacts == 0 && stepper_.time() < settings_.max_time * unit_time_) {
      stepper_.advance(settings_.step * unit_time_);
      if (stepper_.counts().impacts == 0) note_phase();
    }
    if (stepper_.counts().impacts > 0) read_impact();
    const StepCounts& counts = stepper_.counts();
    result_.solved = counts.impacts > 0 && counts.unsolved_impacts == 0 && counts.unconverged == 0;
    return result_;
  }

 private:
  static StepSettings step_settings(double mu, const ReleaseSettings& settings) {
    return {.gravity = {0, 0, -kGravity}, .friction = {.still = mu, .moving = mu}, .law = settings.law};
  }

  [[nodiscard]] double slip_of(const SpatialState& state) const {
    return (state.v_WB.x() - half_height_ * state.w_WB.y()) / unit_speed_;  // of the lower side when it is level
  }

  void note_phase() {
    std::string phase = "stick";
    for (const Contact& c : stepper_.contacts()) {
      const double slip = slip_velocity(stepper_.state(), c.touch).x() / unit_speed_;
      result_.max_slip_before = std::max(result_.max_slip_before, std::abs(slip));
      if (std::abs(slip) > settings_.slip_tolerance)
        phase = slip > 0 ? "slip+" : "slip-";
      else if (!c.holds)
        phase.clear();  // on its way to slip
    }
    if (phase.empty() || phase == last_phase_) return;
    result_.phases += (result_.phases.empty() ? "" : "/") + phase;
    last_phase_ = phase;
  }

  void read_impact() {
    const Impact& impact = stepper_.last_impact();
    result_.t_impact = impact.time / unit_time_;
    result_.spin_before = impact.before.w_WB.y() * unit_time_;
    result_.slip_before = slip_of(impact.before);
    result_.max_slip_before = std::max(result_.max_slip_before, std::abs(result_.slip_before));
    result_.slides_before = result_.max_slip_before > settings_.slip_tolerance;
    result_.spin_after = impact.after.w_WB.y() * unit_time_;
    result_.slip_after = slip_of(impact.after);
    result_.after = mode(impact.after, stepper_.contacts());
    result_.impact_solutions = impact_solutions({.half_width = half_width_,
                                                 .half_height = half_height_,
                                                 .friction = friction_,
                                                 .v_x = impact.before.v_WB.x(),
                                                 .v_z = impact.before.v_WB.z(),
                                                 .spin = impact.before.w_WB.y()});
    result_.after_with_forces = result_.after;
    const auto& contacts = stepper_.contacts();
    const bool slips = std::any_of(contacts.begin(), contacts.end(), [](const Contact& c) { return !c.holds; });
    if (result_.after == Mode::rock && slips) result_.after_with_forces = Mode::slide_rock;
  }

  [[nodiscard]] Mode mode(const SpatialState& state, const std::vector<Contact>& contacts) const {
    return mode_of(state, contacts, settings_.spin_tolerance / unit_time_, settings_.slip_tolerance * unit_speed_);
  }

  ReleaseSettings settings_;
  double friction_, half_width_, half_height_;
  double unit_time_ = std::sqrt(1 / kGravity), unit_speed_ = std::sqrt(kGravity);
  Block block_;
  PlanePedestal plane_;
  NoMotion still_;
  Stepper stepper_;
  ReleaseResult result_;
  std::string last_phase_;
};

/// The mode after the same touch-down at another friction.
Mode mode_after(const ReleaseCase& given, const ReleaseResult& result, double mu, const ReleaseSettings& settings) {
  const double unit = std::sqrt(kGravity);
  const double b = std::cos(given.alpha_deg * kDegree), h = std::sin(given.alpha_deg * kDegree);
  const Block block = planar_block(b, h, 1000);
  SpatialState state;
  state.p_WB = {0, 0, h};
  state.w_WB = {0, result.spin_before * unit, 0};
  state.v_WB = {result.slip_before * unit + h * state.w_WB.y(), 0, -b * state.w_WB.y()};
  ContactForces forces(block, {.still = mu, .moving = mu}, 0, settings.law);
  std::vector<Touch> touches;
  PlanePedestal().touches(block, state, touches);
  std::vector<Contact> contacts;
  for (const Touch& touch : touches) contacts.push_back({.touch = touch});
  if (forces.impact(contacts, state) != solvers::Status::solved) return Mode::flight;
  return mode_of(state, contacts, settings.spin_tolerance * unit, settings.slip_tolerance * unit);
}

/// In steps up and down, then by bisection of the step in which the mode changes.
double margin_after(const ReleaseCase& given, const ReleaseResult& result, const ReleaseSettings& settings) {
  const auto other = [&](double mu) { return mu > 0 && mode_after(given, result, mu, settings) != result.after; };
  double margin = kNoMargin;
  for (int k = 1; k <= kMarginSteps && margin == kNoMargin; ++k)
    for (const double sign : {-1.0, 1.0}) {
      double low = (k - 1) * kMarginStep, high = k * kMarginStep;
      if (!other(given.mu + sign * high)) continue;
      while (high - low > 1e-4) {
        const double middle = 0.5 * (low + high);
        (other(given.mu + sign * middle) ? high : low) = middle;
      }
      margin = std::min(margin, high);
    }
  return margin;
}

void add_flags(const ReleaseCase& given, ReleaseResult& result) {
  if (std::abs(given.mu - result.mu_min) < kNear) result.flags.emplace_back("before:|mu-mu_min|<0.01");
  if (result.slides_before && result.max_slip_before < kTinySlip)
    result.flags.emplace_back("before:tiny_slip(max|V|<1e-3 sqrt(gR))");
  const std::size_t slip = result.phases.find("slip");
  if (slip != std::string::npos && result.phases.find("stick", slip) != std::string::npos)
    result.flags.emplace_back("before:restick");
  if (result.margin_mu_after < kNear) result.flags.emplace_back("after:within_0.01_of_mode_change");
  const bool slides = result.after == Mode::slide || result.after == Mode::slide_rock;
  if (slides && std::abs(result.slip_after) < kTinySlip) result.flags.emplace_back("after:slip<1e-3 sqrt(gR)");
  if (result.after != result.after_with_forces) result.flags.emplace_back("after:force_level_slip_starts_at_once");
}

}  // namespace

void check(const ReleaseCase& given) {
  const auto fail = [](const char* key, double value, const char* accepted) {
    throw core::InputError(
        {.key = key, .value = fmt::format("{}", value), .problem = "out of range", .accepted = accepted});
  };
  if (!(given.alpha_deg > 0 && given.alpha_deg < 90)) fail("alpha_deg", given.alpha_deg, "between 0 and 90");
  if (!(given.theta0_deg > 0 && given.theta0_deg + given.alpha_deg < 90))
    fail("theta0_deg", given.theta0_deg, "above 0, and below 90 - alpha_deg: from there on the block falls over");
  if (!(given.mu >= 0 && std::isfinite(given.mu))) fail("mu", given.mu, "a number, 0 or more");
}

double least_friction_for_rocking(double alpha, double theta0, double& theta) {
  constexpr int kSamples = 2000;
  int best = 0;
  const auto value = [&](double k) { return left_side_of_37(alpha, theta0, theta0 * k / kSamples); };
  for (int k = 1; k <= kSamples; ++k)
    if (value(k) > value(best)) best = k;
  double low = std::max(0, best - 1), high = std::min(kSamples, best + 1);
  for (int n = 0; n < 80; ++n) {  // golden section
    const double a = high - 0.6180339887498949 * (high - low), b = low + 0.6180339887498949 * (high - low);
    (value(a) > value(b) ? high : low) = value(a) > value(b) ? b : a;
  }
  const double middle = 0.5 * (low + high);
  const double place = value(middle) > value(best) ? middle : best;
  theta = theta0 * place / kSamples;
  return value(place);
}

ReleaseResult release(const ReleaseCase& given, const ReleaseSettings& settings) {
  check(given);
  ReleaseResult result = Release(given, settings).run();
  double theta = 0;
  result.mu_min = least_friction_for_rocking(given.alpha_deg * kDegree, given.theta0_deg * kDegree, theta);
  result.theta_of_max_deg = theta / kDegree;
  if (!result.solved) {
    result.flags.emplace_back("unsolved");
    return result;
  }
  result.margin_mu_after = margin_after(given, result, settings);
  add_flags(given, result);
  return result;
}

}  // namespace talus::rocking
