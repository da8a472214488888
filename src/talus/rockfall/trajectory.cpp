#include "talus/rockfall/trajectory.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/rockfall/trajectory_run.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kEnergyGain = 1e-9;    // relative: what counts as a gain of an impact
constexpr double kWider = 10;           // of the size of the jitter boxes: what a rock that rocks may walk
constexpr double kLonger = 5;           // of their time
constexpr int kMaxImpactsInPlace = 20;  // before impacts are made inelastic

}  // namespace

Outcome Simulator::Run::follow(const SpatialState& start, Observer* observer) {
  observer_ = observer;
  begin(start);
  for (long steps = 0; !stopped_; ++steps) {
    if (steps >= model_.engine.max_steps)
      stop(StopReason::max_steps);
    else if (time_ >= model_.engine.max_time)
      stop(StopReason::max_time);
    else
      step();
    if (!stopped_ && stays(state_, time_)) stop(StopReason::asleep);
  }
  outcome_.duration = time_;
  outcome_.end = state_;
  return outcome_;
}

/// Has the rock been in small boxes for long, or in wider ones for longer? A rock on a narrow base rocks within the
/// tolerance, far from the base more widely, and may walk downhill like a toy, hardly faster than what counts as rest.
bool Simulator::Run::stays(const SpatialState& state, double time) {
  const bool in_small = boxes_.add(state, time), in_wide = wide_boxes_.add(state, time);
  return in_small || in_wide;
}

void Simulator::Run::begin(const SpatialState& start) {
  bodies::check(start);
  state_ = start;
  state_.R_WB.normalize();
  time_ = 0;
  stopped_ = contacts_known_ = must_rest_ = false;
  impacts_in_place_ = stalls_ = 0;
  contact_step_ = kFirstContactStep;
  const EngineSettings& engine = model_.engine;
  boxes_ = motion::JitterBoxes({engine.jitter_size, engine.jitter_time}, shape_.radius());
  wide_boxes_ = motion::JitterBoxes({kWider * engine.jitter_size, kLonger * engine.jitter_time}, shape_.radius());
  outcome_ = {};
  outcome_.counters.smallest_gap = kInfinity;
  const geometry::Box& box = model_.ground->bounds();
  const Vector3& p = state_.p_WB;
  if (p.x() < box.lower.x() || p.x() > box.upper.x() || p.y() < box.lower.y() || p.y() > box.upper.y() ||
      p.z() < box.lower.z())
    throw core::InputError({.key = "start",
                            .value = fmt::format("({}, {}, {})", p.x() + model_.origin.x(), p.y() + model_.origin.y(),
                                                 p.z() + model_.origin.z()),
                            .problem = "the rock starts outside the slope",
                            .accepted = "a place above the slope"});
  place_on_ground();
}

/// A rock that a person has put exactly on the ground is lifted by a few tolerances; one that reaches deeper is an
/// error.
void Simulator::Run::place_on_ground() {
  const double tolerance = model_.engine.collision_tolerance;
  const Vector3 given = state_.p_WB;
  for (double lift = 0; lift <= 16 * tolerance; lift = std::max(2 * lift, tolerance / 2)) {
    state_.p_WB = given + Vector3(0, 0, lift);
    if (search_.distance(state_, tolerance) >= tolerance / 2) return;
  }
  const Vector3 place = given + model_.origin;
  throw core::InputError({.key = "start",
                          .value = fmt::format("({}, {}, {})", place.x(), place.y(), place.z()),
                          .problem = "the rock reaches into the ground",
                          .accepted = "a place where the whole rock is above the ground"});
}

void Simulator::Run::stop(StopReason reason, std::string_view message) {
  stopped_ = true;
  outcome_.reason = reason;
  outcome_.message = message;
}

void Simulator::Run::step() {
  look_around();
  if (contacts_.empty()) return fly();
  const double least = ContactResponse::measure(state_, contacts_);
  if (std::any_of(contacts_.begin(), contacts_.end(), [this](const ContactPoint& c) { return strikes(c); }))
    return strike();
  if (!must_rest_ && least > rest_speed_ / 4) return fly();
  rest_or_slide(least);
}

void Simulator::Run::look_around() {
  if (!contacts_known_) find_contacts(state_, found_, contacts_);
  contacts_known_ = true;
}

void Simulator::Run::find_contacts(const SpatialState& state, std::vector<GroundContact>& found,
                                   std::vector<ContactPoint>& contacts) {
  search_.find_contacts(state, found);
  contacts.clear();
  for (const GroundContact& c : found) {
    int material = 0;
    if (model_.materials.list().size() > 1) {
      search_.triangles_at(c, triangles_);
      material = model_.materials.number_at(c.point, triangles_);
    }
    contacts.push_back({.point = c.point, .normal = c.normal, .gap = c.gap, .material = material});
    outcome_.counters.smallest_gap = std::min(outcome_.counters.smallest_gap, c.gap);
  }
}

void Simulator::Run::strike() {
  contact_step_ = std::min(contact_step_, kFirstContactStep);
  const bool bounce = impacts_in_place_++ < kMaxImpactsInPlace;
  const ContactResponse::Answer answer = response_.impact(mass_, state_, contacts_, bounce ? rest_speed_ : kInfinity);
  Counters& counters = outcome_.counters;
  ++counters.impacts;
  counters.impact_contacts += static_cast<long>(contacts_.size());
  if (answer.general) ++counters.general_impacts;
  if (!answer.solved) ++counters.failed_solves;
  const SpatialState before = state_;
  state_.v_WB = answer.v;
  state_.w_WB = answer.w;
  const double gain = answer.energy_before > 0 ? answer.energy_after / answer.energy_before - 1 : 0;
  counters.worst_energy_gain = std::max(counters.worst_energy_gain, gain);
  if (gain > kEnergyGain) ++counters.energy_gains;
  if (observer_ != nullptr)
    observer_->impact({.time = time_,
                       .before = before,
                       .after = state_,
                       .energy_before = answer.energy_before,
                       .energy_after = answer.energy_after,
                       .contacts = &contacts_});
  if (impacts_in_place_ > 10 * kMaxImpactsInPlace) stop(StopReason::failed, "impacts repeat without end");
}

/// Lower the velocity until kinetic plus potential energy is at most `limit`.
void Simulator::Run::cap_energy(SpatialState& state, double limit) {
  const double kinetic = bodies::kinetic_energy(mass_, state), excess = kinetic + potential_energy(state) - limit;
  if (!(excess > 0)) return;
  const double factor = kinetic > excess ? std::sqrt(1 - excess / kinetic) : 0;
  state.v_WB *= factor;
  state.w_WB *= factor;
  outcome_.counters.energy_taken += std::min(excess, kinetic);
}

/// Ends a piece, which begins at the state as it is, earlier. Within a contact piece the velocity is told to change
/// evenly: on a bent way the rock may be a little higher than that carries it.
void Simulator::Run::cut(PathPiece& piece, double to) {
  if (!(to < piece.duration)) return;
  piece.shorten(to);
  if (piece.kind == PieceKind::flight) return;
  SpatialState end = piece.state_at(to);
  cap_energy(end, energy());
  piece.end = {end.v_WB, end.w_WB};
}

bool Simulator::Run::move(PathPiece piece, const SpatialState* end) {
  const motion::FreeFlight& motion = *piece.motion;
  contacts_known_ = contacts_known_ && piece.duration == 0;
  std::optional<slope::BarrierCrossing> crossing;
  if (!model_.barriers.empty())
    crossing =
        model_.barriers.first_crossing(motion.position(0), motion.velocity(0), piece.acceleration, piece.duration);
  if (crossing) cut(piece, crossing->time);
  piece.time = time_;
  if (observer_ != nullptr && piece.duration > 0) observer_->piece(piece);
  // A bounce on the spot begins and ends at the same place: the boxes must see its top as well.
  const double half = 0.5 * piece.duration;
  if (piece.kind == PieceKind::flight) static_cast<void>(stays(motion.state_at(half), time_ + half));
  state_ = end != nullptr && !crossing ? *end : piece.state_at(piece.duration);
  time_ += piece.duration;
  if (!state_.p_WB.allFinite() || !state_.v_WB.allFinite() || !state_.w_WB.allFinite()) {
    stop(StopReason::failed, "the motion left the range of numbers");
    return false;
  }
  if (crossing) cross(*crossing);
  return !crossing;
}

void Simulator::Run::cross(const slope::BarrierCrossing& crossing) {
  const bodies::Kinetics kinetics = bodies::kinetics_of(mass_, state_);
  const double energy = kinetics.translational_energy;
  const double capacity = model_.barriers.list()[static_cast<std::size_t>(crossing.barrier)].capacity;
  const BarrierHit hit{.barrier = crossing.barrier,
                       .time = time_,
                       .point = crossing.point,
                       .velocity = state_.v_WB,
                       .translational_energy = energy,
                       .rotational_energy = kinetics.rotational_energy,
                       .absorbed = std::min(capacity, energy),
                       .retained = energy <= capacity};
  if (observer_ != nullptr) observer_->barrier(hit);
  if (hit.retained) return stop(StopReason::retained);
  state_.v_WB *= std::sqrt(1 - hit.absorbed / energy);
}

Simulator::Simulator(const Model& model) : run_(std::make_unique<Run>(model)) {}
Simulator::~Simulator() = default;
Simulator::Simulator(Simulator&&) noexcept = default;
Simulator& Simulator::operator=(Simulator&&) noexcept = default;

void Simulator::set_rock(const bodies::Rock& rock) {
  run_->set_rock(rock);
}

Outcome Simulator::run(const SpatialState& start, Observer* observer) {
  return run_->follow(start, observer);
}

std::string_view to_string(StopReason reason) {
  switch (reason) {
    case StopReason::at_rest:
      return "at rest";
    case StopReason::asleep:
      return "asleep";
    case StopReason::left_side:
      return "left by the side";
    case StopReason::left_bottom:
      return "left by the bottom";
    case StopReason::retained:
      return "retained";
    case StopReason::max_time:
      return "time limit";
    case StopReason::max_steps:
      return "step limit";
    case StopReason::failed:
      return "failed";
  }
  return "unknown";
}

}  // namespace talus::rockfall
