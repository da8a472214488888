// Resting, sliding and rolling (docs/rockfall.md). A contact step of the length h is of second order:
//
//     u = v + g h/2 + what contacts give in that time        the velocity halfway, by which they keep their gaps
//     a = 2 (u - v)/h,   p + v t + a t^2/2                   the way, with the same for the rotation in body axes
//     v + a t/2 + (g t/2 and what contacts give there)       the velocity where the way ends, at t <= h
//
// The way does not depend on how long it will last: where something else is touched, or the forces have changed too
// much, the step ends there, and nothing of it is to be made again.

#include <algorithm>
#include <cmath>

#include "talus/rockfall/contact_geometry.h"
#include "talus/rockfall/trajectory_run.h"

namespace talus::rockfall {
namespace {

constexpr double kBalance = 1e-3;           // of gravity: acceleration below which the forces balance
constexpr int kMaxStalls = 1000;            // steps of no length in a row before a rock counts as failed
constexpr double kShortContactStep = 5e-4;  // s: what accuracy may ask for
constexpr double kAccuracy = 2;             // of the tolerance: error in place of a step, by uneven contact forces
constexpr double kRefused = 2;              // of that: a step with more is made again, one with less is kept
constexpr double kLongestTurn =
    (1 - 1e-9) * motion::RotationSeries::kShortTurn;  // rad: of a step, which rounding must not make too long
constexpr double kFastest = 10;      // of the rest speed: at which a contact may be asked to leave halfway
constexpr double kCautious = 0.6;    // of the step that would just be accurate: the next one
constexpr double kHalved = 0.5;      // of a step that was not accurate: at least
constexpr double kArrives = 0.1;     // of the rest speed: what approaches faster has just arrived
constexpr double kPaid = 0.1;        // of its kinetic energy: what a rock may pay for being lifted in a step
constexpr double kLeastLift = 0.05;  // of a lift: what no energy is asked for
constexpr int kMaxCuts = 4;          // of one step

}  // namespace

/// As long as accuracy and spin allow.
double Simulator::Run::choose_contact_step() {
  const EngineSettings& engine = model_.engine;
  const double spin = state_.w_WB.norm();
  double h = std::min(contact_step_, engine.max_contact_step);
  if (spin * h > engine.max_step_angle) h = engine.max_step_angle / spin;
  return std::max(std::min(h, engine.max_time - time_), kShortestStep);
}

Simulator::Run::Turning Simulator::Run::turning() const {
  const core::Matrix3 R_WB = state_.R_WB.toRotationMatrix();
  const Vector3 w_B = R_WB.transpose() * state_.w_WB;
  return {.R_WB = R_WB, .w_B = w_B, .energy_begin = kinetic_energy(state_.v_WB, w_B)};
}

/// Velocity halfway of a step h from here: gravity for half of it, then contacts that will be at the target gap after
/// h.
ContactResponse::Answer Simulator::Run::first_half(const Turning& turning, double h) {
  const Vector3 spin_rate = turning.R_WB * gyration(turning.w_B);
  least_speed_.clear();
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const ContactPoint& c = contacts_[i];
    const double bend =
        gap_bend(found_[i].geometry, c.normal, c.point - state_.p_WB, state_.v_WB, state_.w_WB, spin_rate);
    least_speed_.push_back(std::min(kFastest * rest_speed_, -std::max(0.0, c.gap - target_gap()) / h - 0.5 * h * bend));
  }
  return response_.resting(mass_, state_, contacts_, 0.5 * h, least_speed_);
}

/// On the way the rock is lifted where it is nearer than the target, n.lift = target - gap in the least-squares sense:
/// in position only, never in velocity.
Vector3 Simulator::Run::lift(const Turning& turning, const ContactResponse::Answer& half) const {
  Vector3 lift = Vector3::Zero();
  core::Matrix3 A = core::Matrix3::Identity() * 1e-3;
  bool any = false;
  for (const ContactPoint& c : contacts_) {
    if (!(c.normal_impulse > 0)) continue;
    A += c.normal * c.normal.transpose();
    const double lacks = std::clamp(target_gap() - c.gap, 0.0, 0.25 * search_.tolerance());
    lift += c.normal * lacks;
    any = any || lacks > 0;
  }
  if (!any) return lift;
  lift = A.inverse() * lift;
  // A rock that hardly moves could not pay for it: it would be rocked for ever.
  const double costs = -mass_.mass * gravity_.dot(lift);
  const double has = kinetic_energy(half.v, turning.R_WB.transpose() * half.w);
  return costs > kPaid * has ? Vector3(lift * (kPaid * has / costs)) : lift;
}

/// What approaches at the beginning, slower than it would bounce, is stopped before the step.
void Simulator::Run::settle() {
  least_speed_.assign(contacts_.size(), 0.0);
  const ContactResponse::Answer answer = response_.resting(mass_, state_, contacts_, 0, least_speed_);
  if (!answer.solved) ++outcome_.counters.failed_solves;
  const double energy_before = energy();
  state_.v_WB = answer.v;
  state_.w_WB = answer.w;
  cap_energy(state_, energy_before);
  if (observer_ != nullptr) observer_->contact({.time = time_, .duration = 0, .contacts = &contacts_});
}

/// The end of a step that was made for h and takes `lasts`. The other half of gravity acts on the contacts that were
/// there during the step: a place that has just arrived did not carry the rock on the way (a wheel with many corners
/// that stood on the next one half a step too soon would hardly roll). Then what arrives is stopped. Contacts that
/// strike are left to the impact that follows.
Simulator::Run::SecondHalf Simulator::Run::second_half(const motion::FreeFlight& motion, const Drive& drive, double h,
                                                       double lasts) {
  const double kick = 0.5 * lasts;
  SpatialState end;
  end.R_WB = motion.rotation().attitude(lasts);
  end.p_WB = motion.position(lasts);
  end.v_WB = state_.v_WB + kick * drive.a;
  end.w_WB = end.R_WB * (drive.w_B + kick * drive.by_contacts_B + lasts * drive.gyration_B);
  find_contacts(end, next_found_, next_contacts_);
  ContactResponse::measure(end, next_contacts_);
  bool arrives = false;
  least_speed_.clear();
  for (const ContactPoint& c : next_contacts_) {
    const bool arrived = c.normal_speed < -kArrives * rest_speed_;
    arrives = arrives || (arrived && !strikes(c));
    least_speed_.push_back(arrived ? c.normal_speed - 1 : 0);
  }
  ContactResponse::Answer kicked{.v = end.v_WB + kick * gravity_, .w = end.w_WB, .solved = true};
  if (!next_contacts_.empty()) kicked = response_.resting(mass_, end, next_contacts_, kick, least_speed_);
  return {.end = end,
          .whole = arrives ? stop_arrivals(end, kicked) : kicked,
          .kick = kick,
          .part = lasts / h,
          .error = uneven(drive, end, kicked, kick) * lasts * lasts / 8};
}

ContactResponse::Answer Simulator::Run::stop_arrivals(SpatialState end, const ContactResponse::Answer& kicked) {
  end.v_WB = kicked.v;
  end.w_WB = kicked.w;
  carried_.assign(next_contacts_.begin(), next_contacts_.end());
  for (std::size_t i = 0; i < next_contacts_.size(); ++i)
    least_speed_[i] = strikes(next_contacts_[i]) ? next_contacts_[i].normal_speed - 1 : 0;
  ContactResponse::Answer answer = response_.resting(mass_, end, next_contacts_, 0, least_speed_);
  answer.solved = answer.solved && kicked.solved;
  answer.pushes = answer.pushes || kicked.pushes;
  for (std::size_t i = 0; i < next_contacts_.size(); ++i) {
    next_contacts_[i].normal_impulse += carried_[i].normal_impulse;
    next_contacts_[i].tangent_impulse += carried_[i].tangent_impulse;
  }
  return answer;
}

/// `answer`: after gravity has acted for half of h.
bool Simulator::Run::balanced(const ContactResponse::Answer& answer, double h) const {
  const double r = shape_.radius();
  const double before = state_.v_WB.norm() + r * state_.w_WB.norm(), after = answer.v.norm() + r * answer.w.norm();
  const double change = (answer.v - state_.v_WB).norm() + r * (answer.w - state_.w_WB).norm();
  return std::max(before, after) < model_.engine.rest_speed && change < kBalance * model_.engine.gravity * 0.5 * h;
}

/// Gyration is that of the spin halfway.
Simulator::Run::Drive Simulator::Run::drive(const Turning& turning, const ContactResponse::Answer& half,
                                            double h) const {
  const Vector3 by_contacts_W = (half.w - state_.w_WB) * (2 / h);
  const Vector3 by_contacts_B = turning.R_WB.transpose() * by_contacts_W;
  return {.a = (half.v - state_.v_WB) * (2 / h),
          .by_contacts_W = by_contacts_W,
          .by_contacts_B = by_contacts_B,
          .w_B = turning.w_B,
          .gyration_B = gyration(turning.w_B + 0.5 * h * by_contacts_B),
          .energy_begin = turning.energy_begin};
}

/// `least_speed`: of the contacts along their normals.
void Simulator::Run::rest_or_slide(double least_speed) {
  if (least_speed < -kArrives * rest_speed_) settle();
  const Turning turns_now = turning();
  double h = choose_contact_step();
  for (int cuts = 0;; ++cuts) {
    const ContactResponse::Answer half = first_half(turns_now, h);
    if (!half.solved) ++outcome_.counters.failed_solves;
    if (!half.pushes && !must_rest_) return fly();
    if (balanced(half, h)) return stop(StopReason::at_rest);
    const Drive along = drive(turns_now, half, h);
    const Vector3 spin_rate_B = along.by_contacts_B + along.gyration_B;
    if (const double turns = h * along.w_B.norm() + h * h * spin_rate_B.norm(); turns > kLongestTurn) {
      h *= std::max(0.1, 0.9 * kLongestTurn / turns);
      continue;
    }
    SpatialState moving = state_;
    moving.v_WB += lift(turns_now, half) / h;
    const motion::FreeFlight motion = motion::FreeFlight::driven(mass_, moving, along.a, spin_rate_B, h);
    const CollisionSearch::Result result = search_.advance(motion, along.a, h, CollisionSearch::Touching::goes_on);
    if (result.time <= kShortestStep) return stall_in_contact();
    const bool dips = result.at_floor || result.ending == CollisionSearch::Ending::stalled;
    if (dips && result.time < 0.5 * h && cuts < kMaxCuts) {
      h = result.time;
      continue;
    }
    return end_contact_step(motion, along, {.h = h, .clear = result.time, .as_chosen = cuts == 0});
  }
}

/// As far along the way as the forces at its end are those of the step, and the next step accordingly.
void Simulator::Run::end_contact_step(const motion::FreeFlight& motion, const Drive& along, const StepTimes& times) {
  const double allowed = kAccuracy * search_.tolerance();
  double lasts = times.clear;
  SecondHalf second = second_half(motion, along, times.h, lasts);
  const auto refused = [&] { return second.error > kRefused * allowed; };
  while ((refused() || !can_pay_for(along, second.end)) && lasts > kShortContactStep) {
    const double less = refused() ? std::max(kHalved, 0.8 * std::sqrt(allowed / second.error)) : 0.5;
    lasts = std::max(kShortContactStep, lasts * less);
    second = second_half(motion, along, times.h, lasts);
  }
  const double wished = kCautious * lasts * std::sqrt(allowed / std::max(second.error, 1e-12));
  if (lasts < times.clear) {
    contact_step_ = std::min(contact_step_, lasts);
  } else if (lasts == times.h && times.as_chosen) {
    contact_step_ = std::max(kShortContactStep, std::min(wished, 2 * contact_step_));
  } else if (second.error > allowed) {
    contact_step_ = std::max(kShortContactStep, std::min(wished, contact_step_));
  }
  finish_contact_step({.duration = lasts, .motion = &motion, .acceleration = along.a}, second,
                      along.energy_begin + potential_energy(state_));
}

/// Has the rock the energy to be there? One that comes to a stop on the way has not.
bool Simulator::Run::can_pay_for(const Drive& along, const SpatialState& end) const {
  return along.energy_begin + mass_.mass * gravity_.dot(end.p_WB - state_.p_WB) >= 0;
}

/// How much the acceleration by gravity and contacts differs between the two halves of a step, at the surface of the
/// rock, m/s^2.
double Simulator::Run::uneven(const Drive& drive, const SpatialState& end, const ContactResponse::Answer& whole,
                              double kick) const {
  const Vector3 v = (whole.v - end.v_WB) / kick - drive.a;
  const Vector3 w = (whole.w - end.w_WB) / kick - drive.by_contacts_W;
  return v.norm() + shape_.radius() * w.norm();
}

void Simulator::Run::finish_contact_step(PathPiece piece, const SecondHalf& second, double energy_before) {
  const ContactResponse::Answer& whole = second.whole;
  ++outcome_.counters.contact_steps;
  if (!whole.solved) ++outcome_.counters.failed_solves;
  must_rest_ = false;
  stalls_ = impacts_in_place_ = 0;
  const double h = piece.duration;
  if (observer_ != nullptr) {
    for (ContactPoint& c : contacts_) c.normal_impulse *= second.part, c.tangent_impulse *= second.part;
    observer_->contact({.time = time_, .duration = h - second.kick, .contacts = &contacts_});
  }
  SpatialState end = second.end;
  end.v_WB = whole.v;
  end.w_WB = whole.w;
  cap_energy(end, energy_before);
  piece.kind = PieceKind::contact;
  piece.contacts = static_cast<int>(contacts_.size());
  piece.begin = {state_.v_WB, state_.w_WB};
  piece.end = {end.v_WB, end.w_WB};
  StopReason side{};
  const double in_box = time_in_box(piece.motion->velocity(0), piece.acceleration, h, side);
  cut(piece, in_box);
  if (!move(piece, in_box < h ? nullptr : &end)) return;
  if (in_box < h) return stop(side);
  if (observer_ != nullptr && second.kick > 0)
    observer_->contact({.time = time_, .duration = second.kick, .contacts = &next_contacts_});
  contacts_.swap(next_contacts_);
  found_.swap(next_found_);
  next_contacts_.reserve(contacts_.capacity());  // they take turns
  next_found_.reserve(found_.capacity());
  contacts_known_ = true;
}

/// No step of any length is possible: the velocity alone is mended.
void Simulator::Run::stall_in_contact() {
  const double energy_before = energy();
  least_speed_.assign(contacts_.size(), 0.0);
  const ContactResponse::Answer answer = response_.resting(mass_, state_, contacts_, 0, least_speed_);
  state_.v_WB = answer.v;
  state_.w_WB = answer.w;
  cap_energy(state_, energy_before);
  must_rest_ = false;
  stall();
}

/// Nothing moved. After some tries the rock is lifted by a quarter of the tolerance, at the cost of its own energy. One
/// that has next to none is lifted all the same, but by so little that it does not matter.
void Simulator::Run::stall() {
  ++stalls_;
  if (stalls_ > kMaxStalls) return stop(StopReason::failed, "the rock is stuck: no step is possible");
  if (stalls_ % 4 != 0) return;
  const double energy_before = energy();
  Vector3 out = Vector3::Zero();
  for (const ContactPoint& c : contacts_) out += c.normal;
  if (contacts_.empty() || out.norm() < 1e-6) out = Vector3::UnitZ();
  Vector3 lift = 0.25 * search_.tolerance() * out.normalized();
  const double costs = -mass_.mass * gravity_.dot(lift), has = bodies::kinetic_energy(mass_, state_);
  if (costs > has) lift *= std::max(kLeastLift, has / costs);
  SpatialState lifted = state_;
  lifted.p_WB += lift;
  if (search_.distance(lifted, search_.tolerance()) < search_.tolerance() / 4) return;
  state_ = lifted;
  cap_energy(state_, energy_before);
  contacts_known_ = false;
}

}  // namespace talus::rockfall
