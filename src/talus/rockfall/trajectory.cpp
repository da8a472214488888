#include "talus/rockfall/trajectory.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/motion/jitter_boxes.h"
#include "talus/rockfall/collision.h"
#include "talus/rockfall/contact_response.h"
#include "talus/rockfall/rock_shape.h"

namespace talus::rockfall {
namespace {

using bodies::SpatialState;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kEnergyGain = 1e-9;    // relative: what counts as a gain of an impact
constexpr double kBalance = 1e-3;       // of gravity: acceleration below which the forces balance
constexpr int kMaxImpactsInPlace = 20;  // before impacts are made inelastic
constexpr int kMaxStalls = 1000;        // steps of no length in a row before a rock counts as failed
constexpr double kShortestStep = 1e-7;  // s

double kinetic_energy(const bodies::PrincipalMass& mass, const SpatialState& state) {
  return bodies::kinetics_of(mass, state).kinetic_energy();
}

}  // namespace

class Simulator::Run {
 public:
  explicit Run(const Model& model)
      : model_(model),
        search_(*model.ground, model.engine.collision_tolerance),
        response_(model),
        gravity_(0, 0, -model.engine.gravity),
        rest_speed_(std::sqrt(2 * model.engine.gravity * model.engine.collision_tolerance)) {}

  void set_rock(const bodies::Rock& rock) {
    shape_ = RockShape(rock);
    mass_ = {rock.mass(), rock.principal_inertia()};
    search_.set_rock(shape_);
  }

  Outcome follow(const SpatialState& start, Observer* observer);

 private:
  void begin(const SpatialState& start);
  void place_on_ground();
  void step();
  void look_around();
  void strike();
  void fly();
  void fly_exactly();
  void fly_symplectically();
  void rest_or_slide();
  void take_contact_step(double h, const ContactResponse::Answer& answer);
  void stall();
  [[nodiscard]] double time_in_box(const Vector3& acceleration, StopReason& side) const;
  /// Move along the motion for `duration` or to the first barrier. False: a barrier ended the piece.
  bool move(const motion::FreeFlight& motion, const Vector3& acceleration, double duration, PieceKind kind);
  void cross(const slope::BarrierCrossing& crossing);
  void cap_energy(double energy);
  void stop(StopReason reason, std::string_view message = {});
  [[nodiscard]] double energy() const { return kinetic_energy(mass_, state_) - mass_.mass * gravity_.dot(state_.p_WB); }

  const Model& model_;
  CollisionSearch search_;
  ContactResponse response_;
  RockShape shape_;
  bodies::PrincipalMass mass_;
  Vector3 gravity_;
  double rest_speed_;  ///< of a bounce as high as the tolerance: contacts slower than this rest

  Observer* observer_ = nullptr;
  SpatialState state_;
  double time_ = 0;
  bool stopped_ = false;
  bool contacts_known_ = false;
  bool must_rest_ = false;  ///< a flight got nowhere: contact forces must act
  int impacts_in_place_ = 0;
  int stalls_ = 0;
  Outcome outcome_;
  std::vector<GroundContact> found_;
  std::vector<ContactPoint> contacts_;
  std::vector<std::int64_t> triangles_;
};

Outcome Simulator::Run::follow(const SpatialState& start, Observer* observer) {
  observer_ = observer;
  begin(start);
  motion::JitterBoxes boxes({model_.engine.jitter_size, model_.engine.jitter_time}, shape_.radius());
  for (long steps = 0; !stopped_; ++steps) {
    if (steps >= model_.engine.max_steps)
      stop(StopReason::max_steps);
    else if (time_ >= model_.engine.max_time)
      stop(StopReason::max_time);
    else
      step();
    if (!stopped_ && boxes.add(state_, time_)) stop(StopReason::asleep);
  }
  outcome_.duration = time_;
  outcome_.end = state_;
  return outcome_;
}

void Simulator::Run::begin(const SpatialState& start) {
  bodies::check(start);
  state_ = start;
  state_.R_WB.normalize();
  time_ = 0;
  stopped_ = contacts_known_ = must_rest_ = false;
  impacts_in_place_ = stalls_ = 0;
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
  if (least < -rest_speed_) return strike();
  if (!must_rest_ && least > model_.engine.max_contact_step * model_.engine.gravity) return fly();
  rest_or_slide();
}

void Simulator::Run::look_around() {
  if (contacts_known_) return;
  contacts_known_ = true;
  search_.find_contacts(state_, found_);
  contacts_.clear();
  for (const GroundContact& c : found_) {
    int material = 0;
    if (model_.materials.list().size() > 1) {
      search_.triangles_at(c, triangles_);
      material = model_.materials.number_at(c.point, triangles_);
    }
    contacts_.push_back({.point = c.point, .normal = c.normal, .gap = c.gap, .material = material});
    outcome_.counters.smallest_gap = std::min(outcome_.counters.smallest_gap, c.gap);
  }
}

void Simulator::Run::strike() {
  const bool bounce = impacts_in_place_++ < kMaxImpactsInPlace;
  const ContactResponse::Answer answer = response_.impact(mass_, state_, contacts_, bounce ? rest_speed_ : kInfinity);
  Counters& counters = outcome_.counters;
  ++counters.impacts;
  counters.impact_contacts += static_cast<long>(contacts_.size());
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

/// How long the centre stays within the box around the slope; `side` is where it leaves.
double Simulator::Run::time_in_box(const Vector3& a, StopReason& side) const {
  const geometry::Box& box = model_.ground->bounds();
  double least = kInfinity;
  for (int axis = 0; axis < 2; ++axis) {
    const double v = state_.v_WB[axis];
    const double room = v > 0 ? box.upper[axis] - state_.p_WB[axis] : state_.p_WB[axis] - box.lower[axis];
    if (v != 0) least = std::min(least, std::max(0.0, room) / std::abs(v));
  }
  side = StopReason::left_side;
  const motion::Times bottom = motion::quadratic_roots(0.5 * a.z(), state_.v_WB.z(), state_.p_WB.z() - box.lower.z());
  for (int i = 0; i < bottom.count; ++i)
    if (bottom.at[i] > 0 && bottom.at[i] < least) least = bottom.at[i], side = StopReason::left_bottom;
  return least;
}

void Simulator::Run::fly() {
  const double before = time_;
  ++outcome_.counters.flights;
  if (model_.engine.flight == FlightKind::exact)
    fly_exactly();
  else
    fly_symplectically();
  if (stopped_) return;
  must_rest_ = time_ == before;
  if (must_rest_) return stall();
  stalls_ = impacts_in_place_ = 0;
}

void Simulator::Run::fly_exactly() {
  const motion::FreeFlight flight(mass_, state_, gravity_);
  StopReason side{};
  const double in_box = time_in_box(gravity_, side);
  const double left = model_.engine.max_time - time_;
  const double horizon = std::min(in_box, left);
  const CollisionSearch::Result result = search_.advance(flight, gravity_, horizon, search_.tolerance() / 2);
  if (!move(flight, gravity_, result.time, PieceKind::flight)) return;
  if (result.ending == CollisionSearch::Ending::clear) stop(in_box <= left ? side : StopReason::max_time);
}

void Simulator::Run::fly_symplectically() {
  motion::SymplecticFlight flight(mass_, state_, gravity_, model_.engine.symplectic);
  const bodies::PrincipalMass ball{mass_.mass, Vector3::Ones()};  // whose spin axis stands still
  while (!stopped_) {
    StopReason side{};
    const double in_box = time_in_box(gravity_, side);
    const double left = model_.engine.max_time - time_;
    const motion::StepInfo info = flight.step(std::max(kShortestStep, std::min(in_box, left)));
    const SpatialState moving{state_.p_WB, state_.R_WB, flight.state().v_WB, flight.state().w_WB};
    const motion::FreeFlight motion(ball, moving, Vector3::Zero());
    const CollisionSearch::Result result = search_.advance(motion, Vector3::Zero(), info.step, search_.tolerance() / 2);
    const Vector3 v = state_.v_WB;
    const bool whole = move(motion, Vector3::Zero(), result.time, PieceKind::flight);
    if (!whole) return;
    state_.v_WB = v + result.time * gravity_;
    if (result.ending != CollisionSearch::Ending::clear) return;
    state_ = flight.state();
    if (info.step >= in_box)
      stop(side);
    else if (info.step >= left)
      stop(StopReason::max_time);
  }
}

void Simulator::Run::rest_or_slide() {
  const EngineSettings& engine = model_.engine;
  const double spin = state_.w_WB.norm();
  double h = std::min(engine.max_contact_step, engine.max_time - time_);
  if (spin * h > engine.max_step_angle) h = engine.max_step_angle / spin;
  h = std::max(h, kShortestStep);
  const ContactResponse::Answer answer = response_.resting(mass_, state_, contacts_, h, search_.tolerance() / 2);
  if (!answer.solved) ++outcome_.counters.failed_solves;
  if (!answer.pushes && !must_rest_) return fly();
  const double speed =
      std::max(state_.v_WB.norm() + spin * shape_.radius(), answer.v.norm() + answer.w.norm() * shape_.radius());
  const double change = (answer.v - state_.v_WB).norm() + (answer.w - state_.w_WB).norm() * shape_.radius();
  if (speed < engine.rest_speed && change < kBalance * engine.gravity * h) return stop(StopReason::at_rest);
  take_contact_step(h, answer);
}

void Simulator::Run::take_contact_step(double h, const ContactResponse::Answer& first) {
  const double energy_before = energy();
  const double touch = 0.375 * search_.tolerance();
  const auto with = [&](const ContactResponse::Answer& answer) {
    SpatialState moving = state_;
    moving.v_WB = answer.v;
    moving.w_WB = answer.w;
    return motion::FreeFlight(mass_, moving, Vector3::Zero());
  };
  motion::FreeFlight motion = with(first);
  CollisionSearch::Result result = search_.advance(motion, Vector3::Zero(), h, touch);
  if (result.ending != CollisionSearch::Ending::clear && result.time < h) {
    // Something is in the way: gravity acts for the shorter time only.
    h = result.time > kShortestStep ? result.time : 0;
    motion = with(response_.resting(mass_, state_, contacts_, h, search_.tolerance() / 2));
    result = h > 0 ? search_.advance(motion, Vector3::Zero(), h, touch) : CollisionSearch::Result{};
  }
  ++outcome_.counters.contact_steps;
  move(motion, Vector3::Zero(), result.time, PieceKind::contact);
  cap_energy(energy_before);
  must_rest_ = false;
  if (result.time > 0)
    stalls_ = impacts_in_place_ = 0;
  else
    stall();
}

/// Nothing moved. After some tries the rock is lifted by a quarter of the tolerance, at the cost of its own energy.
void Simulator::Run::stall() {
  ++stalls_;
  if (stalls_ > kMaxStalls) return stop(StopReason::failed, "the rock is stuck: no step is possible");
  if (stalls_ % 4 != 0) return;
  const double energy_before = energy();
  Vector3 out = Vector3::Zero();
  for (const ContactPoint& c : contacts_) out += c.normal;
  if (contacts_.empty() || out.norm() < 1e-6) out = Vector3::UnitZ();
  SpatialState lifted = state_;
  lifted.p_WB += 0.25 * search_.tolerance() * out.normalized();
  if (search_.distance(lifted, search_.tolerance()) < search_.tolerance() / 4) return;
  state_ = lifted;
  cap_energy(energy_before);
  contacts_known_ = false;
}

/// Lower the velocity until kinetic plus potential energy is at most `limit`.
void Simulator::Run::cap_energy(double limit) {
  const double excess = energy() - limit, kinetic = kinetic_energy(mass_, state_);
  if (!(excess > 0)) return;
  const double factor = kinetic > excess ? std::sqrt(1 - excess / kinetic) : 0;
  state_.v_WB *= factor;
  state_.w_WB *= factor;
  outcome_.counters.energy_taken += std::min(excess, kinetic);
}

bool Simulator::Run::move(const motion::FreeFlight& motion, const Vector3& acceleration, double duration,
                          PieceKind kind) {
  contacts_known_ = contacts_known_ && duration == 0;
  std::optional<slope::BarrierCrossing> crossing;
  if (!model_.barriers.empty())
    crossing = model_.barriers.first_crossing(motion.position(0), motion.velocity(0), acceleration, duration);
  if (crossing) duration = crossing->time;
  if (observer_ != nullptr && duration > 0)
    observer_->piece({.kind = kind,
                      .time = time_,
                      .duration = duration,
                      .motion = &motion,
                      .acceleration = acceleration,
                      .contacts = kind == PieceKind::contact ? static_cast<int>(contacts_.size()) : 0});
  state_ = motion.state_at(duration);
  time_ += duration;
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
