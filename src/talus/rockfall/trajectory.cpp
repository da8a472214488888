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
constexpr double kEnergyGain = 1e-9;        // relative: what counts as a gain of an impact
constexpr double kBalance = 1e-3;           // of gravity: acceleration below which the forces balance
constexpr int kMaxImpactsInPlace = 20;      // before impacts are made inelastic
constexpr int kMaxStalls = 1000;            // steps of no length in a row before a rock counts as failed
constexpr double kShortContactStep = 5e-4;  // s: what accuracy may ask for
constexpr double kFirstContactStep = 2e-3;  // s: after an impact or a flight
constexpr double kDip = 0.15;               // of the tolerance: how far a contact may dip within a step
constexpr double kTouchInContact = 0.3;     // of the tolerance: nearer than this a contact step does not go
constexpr double kShortestStep = 1e-7;      // s

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
  void find_contacts(const SpatialState& state, std::vector<GroundContact>& found, std::vector<ContactPoint>& contacts);
  void strike();
  void fly();
  void fly_exactly();
  void fly_symplectically();
  [[nodiscard]] double choose_contact_step();
  [[nodiscard]] ContactResponse::Answer first_half(double h);
  [[nodiscard]] ContactResponse::Answer second_half(double h, const SpatialState& end);
  struct Path {
    Vector3 acceleration = Vector3::Zero(), lift = Vector3::Zero();
    double longest = std::numeric_limits<double>::infinity();  ///< s that it can be followed
  };
  [[nodiscard]] Path bent_path(const Vector3& v, const Vector3& w);
  [[nodiscard]] double target_gap() const { return 0.5 * search_.tolerance(); }  ///< of contacts that rest
  [[nodiscard]] bool balanced(const ContactResponse::Answer& answer, double h) const;
  [[nodiscard]] double uneven(const SpatialState& begin, const ContactResponse::Answer& half,
                              const ContactResponse::Answer& whole) const;
  void rest_or_slide();
  void finish_contact_step(const motion::FreeFlight& motion, const Vector3& a, double h,
                           const ContactResponse::Answer& whole);
  void stall_in_contact();
  void stall();
  [[nodiscard]] double time_in_box(const Vector3& v, const Vector3& a, StopReason& side) const;
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
  motion::JitterBoxes boxes_{{}, 0};
  Outcome outcome_;
  double contact_step_ = 0;  ///< s, the next one if nothing else limits it
  std::vector<GroundContact> found_, next_found_;
  std::vector<ContactPoint> contacts_, next_contacts_;  ///< of found_, next_found_
  std::vector<double> least_speed_, bends_;
  std::vector<std::int64_t> triangles_;
};

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
    if (!stopped_ && boxes_.add(state_, time_)) stop(StopReason::asleep);
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
  contact_step_ = kFirstContactStep;
  boxes_ = motion::JitterBoxes({model_.engine.jitter_size, model_.engine.jitter_time}, shape_.radius());
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
  if (!must_rest_ && least > rest_speed_ / 4) return fly();
  rest_or_slide();
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
  contact_step_ = kFirstContactStep;
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

/// How long the centre stays within the box around the slope on its way with v and a; `side` is where it leaves.
double Simulator::Run::time_in_box(const Vector3& v, const Vector3& a, StopReason& side) const {
  const geometry::Box& box = model_.ground->bounds();
  const auto leaves = [&](int axis, double outward, double bound) {
    const double beyond = outward * (state_.p_WB[axis] - bound), rate = outward * v[axis];
    if (beyond >= 0 && rate > 0) return 0.0;
    const motion::Times times = motion::quadratic_roots(0.5 * outward * a[axis], rate, beyond);
    for (int i = 0; i < times.count; ++i)
      if (times.at[i] > 0) return times.at[i];
    return kInfinity;
  };
  double least = kInfinity;
  for (int axis = 0; axis < 2; ++axis)
    least = std::min({least, leaves(axis, -1, box.lower[axis]), leaves(axis, 1, box.upper[axis])});
  const double bottom = leaves(2, -1, box.lower.z());
  side = bottom < least ? StopReason::left_bottom : StopReason::left_side;
  return std::min(least, bottom);
}

void Simulator::Run::fly() {
  const double before = time_;
  contact_step_ = kFirstContactStep;
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
  const double in_box = time_in_box(state_.v_WB, gravity_, side);
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
    const double in_box = time_in_box(state_.v_WB, gravity_, side);
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

/// As long as accuracy, spin and what touches allow.
double Simulator::Run::choose_contact_step() {
  const EngineSettings& engine = model_.engine;
  const double spin = state_.w_WB.norm();
  double h = std::min(contact_step_, engine.max_contact_step);
  if (spin * h > engine.max_step_angle) h = engine.max_step_angle / spin;
  h = std::min(h, std::max(kShortContactStep, bent_path(state_.v_WB, state_.w_WB).longest));
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const ContactPoint& c = contacts_[i];
    if (c.normal_speed > rest_speed_) continue;
    const Vector3 u = state_.v_WB + state_.w_WB.cross(c.point - state_.p_WB);
    const double lasts = lasting_time(found_[i].geometry, c.point, c.normal, u, 0.1 * shape_.radius());
    const double beyond = search_.tolerance() / std::max(u.norm(), rest_speed_);
    if (lasts + beyond < h) h = std::max(lasts + beyond, kShortContactStep);
  }
  return std::max(std::min(h, engine.max_time - time_), kShortestStep);
}

/// Velocity for a step h from here: gravity for half of it, then contacts that will be at the target gap after h.
ContactResponse::Answer Simulator::Run::first_half(double h) {
  const Vector3 w_B = bodies::spin_in_body(state_);
  const Vector3 spin_rate = state_.R_WB * mass_.moments.cwiseProduct(w_B).cross(w_B).cwiseQuotient(mass_.moments);
  least_speed_.clear();
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const ContactPoint& c = contacts_[i];
    const double bend =
        gap_bend(found_[i].geometry, c.normal, c.point - state_.p_WB, state_.v_WB, state_.w_WB, spin_rate);
    least_speed_.push_back(std::min(rest_speed_, -std::max(0.0, c.gap - target_gap()) / h - 0.5 * h * bend));
  }
  return response_.resting(mass_, state_, contacts_, 0.5 * h, least_speed_);
}

/// Within a step the centre moves on the parabola whose acceleration keeps the gaps of the contacts that push while the
/// rock turns, n.a = -gap'' in the least-squares sense; on a straight line a rolling corner would dip into the ground
/// by h^2 gap''/8. On the way the rock is lifted where it is nearer than the target, n.lift = target - gap: in position
/// only, never in velocity.
Simulator::Run::Path Simulator::Run::bent_path(const Vector3& v, const Vector3& w) {
  const Vector3 w_B = state_.R_WB.conjugate() * w;
  const Vector3 spin_rate = state_.R_WB * mass_.moments.cwiseProduct(w_B).cross(w_B).cwiseQuotient(mass_.moments);
  core::Matrix3 A = core::Matrix3::Identity() * 1e-3;
  Vector3 bend = Vector3::Zero(), lift = Vector3::Zero();
  bends_.resize(contacts_.size());
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const ContactPoint& c = contacts_[i];
    if (!(c.normal_impulse > 0)) continue;
    A += c.normal * c.normal.transpose();
    bends_[i] = gap_bend(found_[i].geometry, c.normal, c.point - state_.p_WB, v, w, spin_rate);
    bend -= c.normal * bends_[i];
    lift += c.normal * std::clamp(target_gap() - c.gap, 0.0, 0.25 * search_.tolerance());
  }
  const auto factors = A.ldlt();
  Path path{.acceleration = factors.solve(bend), .lift = factors.solve(lift)};
  // Where contacts ask for different accelerations one of them dips by h^2/8 of what is left.
  double left = 0;
  for (std::size_t i = 0; i < contacts_.size(); ++i)
    if (contacts_[i].normal_impulse > 0) left = std::max(left, bends_[i] + contacts_[i].normal.dot(path.acceleration));
  if (left > 0) path.longest = std::sqrt(8 * kDip * search_.tolerance() / left);
  return path;
}

/// The other half of gravity at the end of the step. Contacts that strike are left to the impact that follows.
ContactResponse::Answer Simulator::Run::second_half(double h, const SpatialState& end) {
  find_contacts(end, next_found_, next_contacts_);
  ContactResponse::measure(end, next_contacts_);
  least_speed_.clear();
  for (const ContactPoint& c : next_contacts_)
    least_speed_.push_back(c.normal_speed < -rest_speed_ ? c.normal_speed - 1 : 0);
  if (next_contacts_.empty()) return {.v = end.v_WB + 0.5 * h * gravity_, .w = end.w_WB, .solved = true};
  return response_.resting(mass_, end, next_contacts_, 0.5 * h, least_speed_);
}

/// `answer`: after gravity has acted for half of h.
bool Simulator::Run::balanced(const ContactResponse::Answer& answer, double h) const {
  const double r = shape_.radius();
  const double before = state_.v_WB.norm() + r * state_.w_WB.norm(), after = answer.v.norm() + r * answer.w.norm();
  const double change = (answer.v - state_.v_WB).norm() + r * (answer.w - state_.w_WB).norm();
  return std::max(before, after) < model_.engine.rest_speed && change < kBalance * model_.engine.gravity * 0.5 * h;
}

void Simulator::Run::rest_or_slide() {
  const double tolerance = search_.tolerance();
  double h = choose_contact_step();
  for (bool cut = false;;) {
    const ContactResponse::Answer half = first_half(h);
    if (!half.solved) ++outcome_.counters.failed_solves;
    if (!half.pushes && !must_rest_) return fly();
    if (balanced(half, h)) return stop(StopReason::at_rest);
    const auto [a, lift, longest] = bent_path(half.v, half.w);
    if (h > 1.5 * longest && h > kShortContactStep && !cut) {
      h = std::max(longest, kShortContactStep);
      continue;
    }
    SpatialState moving = state_;
    moving.v_WB = half.v - 0.5 * h * a + lift / h, moving.w_WB = half.w;
    const motion::FreeFlight motion(mass_, moving, a);
    const CollisionSearch::Result result = search_.advance(motion, a, h, kTouchInContact * tolerance);
    if (result.time < h && !cut) {  // something is in the way: gravity acts for the shorter time only
      cut = true;
      if (result.time > kShortestStep) {
        h = result.time;
        continue;
      }
    }
    if (result.time <= 0) return stall_in_contact();
    h = std::min(h, result.time);
    SpatialState end = motion.state_at(h);
    end.v_WB = half.v;
    const ContactResponse::Answer whole = second_half(h, end);
    const double error = 0.25 * h * uneven(state_, half, whole);
    if (error > 2 * tolerance && h > kShortContactStep && !cut) {
      h = std::max(kShortContactStep, h * std::max(0.25, 0.8 * std::sqrt(2 * tolerance / error)));
      continue;
    }
    const double wished = 0.8 * h * std::sqrt(2 * tolerance / std::max(error, 1e-12));
    contact_step_ = std::max(kShortContactStep, std::min(wished, 2 * contact_step_));
    return finish_contact_step(motion, a, h, whole);
  }
}

/// How differently gravity and contacts changed the velocity in the two halves of a step, at the surface of the rock.
double Simulator::Run::uneven(const SpatialState& begin, const ContactResponse::Answer& half,
                              const ContactResponse::Answer& whole) const {
  return (whole.v - 2 * half.v + begin.v_WB).norm() + shape_.radius() * (whole.w - 2 * half.w + begin.w_WB).norm();
}

void Simulator::Run::finish_contact_step(const motion::FreeFlight& motion, const Vector3& a, double h,
                                         const ContactResponse::Answer& whole) {
  const double energy_before = energy();
  ++outcome_.counters.contact_steps;
  if (!whole.solved) ++outcome_.counters.failed_solves;
  must_rest_ = false;
  stalls_ = impacts_in_place_ = 0;
  if (observer_ != nullptr) observer_->contact({.time = time_, .duration = 0.5 * h, .contacts = &contacts_});
  StopReason side{};
  const double in_box = time_in_box(motion.velocity(0), a, side);
  if (!move(motion, a, std::min(h, in_box), PieceKind::contact)) return;
  if (in_box < h) return stop(side);
  if (observer_ != nullptr) observer_->contact({.time = time_, .duration = 0.5 * h, .contacts = &next_contacts_});
  state_.v_WB = whole.v;
  state_.w_WB = whole.w;
  cap_energy(energy_before);
  contacts_.swap(next_contacts_);
  found_.swap(next_found_);
  contacts_known_ = true;
}

/// No step of any length is possible: the velocity alone is mended.
void Simulator::Run::stall_in_contact() {
  const double energy_before = energy();
  least_speed_.assign(contacts_.size(), 0.0);
  const ContactResponse::Answer answer = response_.resting(mass_, state_, contacts_, 0, least_speed_);
  state_.v_WB = answer.v;
  state_.w_WB = answer.w;
  cap_energy(energy_before);
  must_rest_ = false;
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
  // A bounce on the spot begins and ends at the same place: the boxes must see its top as well.
  if (kind == PieceKind::flight) static_cast<void>(boxes_.add(motion.state_at(0.5 * duration), time_ + 0.5 * duration));
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
