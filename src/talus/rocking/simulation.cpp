#include "talus/rocking/simulation.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/units.h"
#include "talus/geometry/plane_hull.h"

namespace talus::rocking {
namespace {

constexpr int kStepsBetweenQuestions = 256;
using core::kDegrees;

/// One run; watches what the outcome needs.
class Run {
 public:
  Run(const Block& block, const Pedestal& pedestal, const GroundMotion& motion, const SpatialState& start,
      const SimulationSettings& settings, const Recorder& record)
      : motion_(motion),
        settings_(settings),
        record_(record),
        stepper_(block, pedestal, motion, settings.step_settings),
        up_B_(start.R_WB.conjugate() * Vector3::UnitZ()),
        start_(start),
        speed_(std::sqrt(settings.step_settings.gravity.norm() * block.size)),
        size_(block.size) {
    stepper_.start(0, start);
  }

  Outcome run() {
    note();
    const double last = motion_.duration() + settings_.after_motion;
    for (int steps = 1; stepper_.time() < last && !over(); ++steps) {
      if (settings_.gives_up && steps % kStepsBetweenQuestions == 0 && settings_.gives_up(stepper_.time())) {
        outcome_.given_up = true;
        break;
      }
      stepper_.advance(std::min(next_stop(last) - stepper_.time(), settings_.step));
      note();
    }
    finish();
    return outcome_;
  }

 private:
  [[nodiscard]] double tilt() const {
    const Vector3 up = stepper_.state().R_WB * up_B_;
    return std::atan2(up.head<2>().norm(), up.z());
  }

  /// Samples fall on multiples of their step exactly.
  [[nodiscard]] double next_stop(double last) const {
    if (!record_ || !(settings_.record_step > 0)) return last;
    const double next = settings_.record_step * static_cast<double>(samples_);
    return next > stepper_.time() ? std::min(next, last) : last;
  }

  void note() {
    const double tilted = tilt();
    outcome_.peak_tilt = std::max(outcome_.peak_tilt, tilted);
    mode_ = mode_of(stepper_.state(), stepper_.contacts(), 1e-6 * speed_ / size_, 1e-6 * speed_);
    outcome_.left = stepper_.touches().empty();
    outcome_.ended_there =
        settings_.ends_there && tilted > settings_.watch_angle && settings_.ends_there(stepper_.state());
    if (!outcome_.toppled && (tilted > settings_.toppled_angle || outcome_.left)) {
      outcome_.toppled = true;
      outcome_.topple_time = stepper_.time();
    }
    if (mode_ != Mode::rest || stepper_.time() < motion_.duration()) rested_since_ = stepper_.time();
    const double due = settings_.record_step * static_cast<double>(samples_);
    if (!record_ || !(settings_.record_step > 0) || stepper_.time() < due - 1e-12) return;
    ++samples_;
    record_({.time = stepper_.time(),
             .state = stepper_.state(),
             .ground = motion_.acceleration(stepper_.time()),
             .tilt = tilted,
             .mode = mode_,
             .energy = stepper_.energy(),
             .contacts = &stepper_.contacts()});
  }

  [[nodiscard]] bool over() const {
    return outcome_.toppled || outcome_.ended_there || stepper_.time() - rested_since_ > settings_.rest_time;
  }

  void finish() {
    const SpatialState& end = stepper_.state();
    const Vector3 foot_B = start_.R_WB.conjugate() * Vector3(0, 0, -start_.p_WB.z());
    const Vector3 moved = point_position(end, foot_B) - point_position(start_, foot_B);
    outcome_.slip = moved.head<2>().norm();
    const Vector3 ahead = (end.R_WB * start_.R_WB.conjugate()) * Vector3::UnitX();
    outcome_.twist = std::atan2(ahead.y(), ahead.x());
    outcome_.end_time = stepper_.time();
    outcome_.last_mode = mode_;
    outcome_.end = end;
    outcome_.counts = stepper_.counts();
  }

  const GroundMotion& motion_;
  SimulationSettings settings_;
  const Recorder& record_;
  Stepper stepper_;
  Vector3 up_B_;
  SpatialState start_;
  double speed_, size_;
  Mode mode_ = Mode::rest;
  double rested_since_ = 0;
  std::int64_t samples_ = 0;
  Outcome outcome_;
};

double lowest_gap(const Block& block, const Pedestal& pedestal, const SpatialState& state) {
  std::vector<Touch> touches;
  pedestal.touches(block, state, touches);
  double lowest = std::numeric_limits<double>::infinity();
  for (const Touch& touch : touches) lowest = std::min(lowest, touch.gap / touch.normal.z());
  return lowest;
}

}  // namespace

Outcome simulate(const Block& block, const Pedestal& pedestal, const GroundMotion& motion, const SpatialState& start,
                 const SimulationSettings& settings, const Recorder& record) {
  return Run(block, pedestal, motion, start, settings, record).run();
}

SpatialState placed(const Block& block, const Pedestal& pedestal, const Quaternion& attitude) {
  SpatialState state;
  state.R_WB = attitude;
  state.p_WB.z() = block.size;
  for (int k = 0; k < 20; ++k) {  // exact at once over a plane
    const double gap = lowest_gap(block, pedestal, state);
    if (!std::isfinite(gap)) throw core::InputError({.problem = "is not above the pedestal"});
    state.p_WB.z() -= gap;
    if (std::abs(gap) <= 1e-14 * block.size) break;
  }
  return state;
}

SpatialState find_rest(const Block& block, const Pedestal& pedestal, const SpatialState& start,
                       const StepSettings& settings, double most_turn) {
  const NoMotion still;
  StepSettings rough = settings;  // it may tip, but not slide away
  rough.friction.still = rough.friction.moving = std::max(1.0, settings.friction.still);
  Stepper stepper(block, pedestal, still, rough);
  stepper.start(0, start);
  const double g = settings.gravity.norm();
  constexpr int kMoves = 20000;
  for (int k = 0; k < kMoves; ++k) {
    stepper.halt();
    const Acceleration& a = stepper.acceleration();
    if (a.linear.norm() <= 1e-9 * g && a.torque.norm() <= 1e-9 * g * block.mass.mass * block.size) {
      return stepper.state();
    }
    for (int n = 0; n < 10; ++n) stepper.advance(1e-3);
    const double turned = stepper.state().R_WB.angularDistance(start.R_WB);
    if (turned > most_turn)
      throw core::InputError(
          {.problem = fmt::format("does not stand: it tips by more than {:.3g} deg before the motion "
                                  "begins",
                                  most_turn * kDegrees),
           .accepted = "a block whose centre of mass is above its base; or give tilt_deg to let it fall"});
  }
  throw core::InputError({.problem = "finds no rest on the pedestal"});
}

double critical_tilt(const Block& block, const Pedestal& pedestal, const SpatialState& rest) {
  std::vector<Touch> touches;
  pedestal.touches(block, rest, touches);
  std::vector<core::Vector2> feet;
  double height = 0;
  for (const Touch& touch : touches) {
    if (touch.gap > 1e-6 * block.size) continue;
    feet.emplace_back(touch.arm.head<2>());
    height = std::max(height, -touch.arm.z());
  }
  std::vector<int> corners;
  geometry::plane_hull(feet, 1e-9 * block.size, corners);
  if (corners.size() < 2) return 0;
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t k = 0; k < corners.size(); ++k) {
    const core::Vector2 a = feet[static_cast<std::size_t>(corners[k])];
    const core::Vector2 edge = feet[static_cast<std::size_t>(corners[(k + 1) % corners.size()])] - a;
    const double distance = std::abs(edge.x() * a.y() - edge.y() * a.x()) / edge.norm();
    nearest = std::min(nearest, block.planar ? std::min(std::abs(a.x()), std::abs((a + edge).x())) : distance);
  }
  return std::atan2(nearest, height);
}

}  // namespace talus::rocking
