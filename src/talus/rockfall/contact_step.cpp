// Resting, sliding and rolling: a kick, a drift and a kick (docs/rockfall.md).

#include <algorithm>
#include <cmath>
#include <utility>

#include "talus/rockfall/contact_geometry.h"
#include "talus/rockfall/trajectory_run.h"

namespace talus::rockfall {
namespace {

constexpr double kBalance = 1e-3;           // of gravity: acceleration below which the forces balance
constexpr int kMaxStalls = 1000;            // steps of no length in a row before a rock counts as failed
constexpr double kShortContactStep = 5e-4;  // s: what accuracy may ask for
constexpr double kAccuracy = 2;             // of the tolerance: error in place of a step, by uneven contact forces
constexpr double kDip = 0.15;               // of the tolerance: how far a contact may dip within a step
constexpr double kBeyond = 1.02;            // of the time until something is touched: how long the step is then made
constexpr double kShortened = 0.25;         // of that time: at least, whatever is estimated for a shorter step
constexpr double kCautious = 0.6;           // of the step that would just be accurate: the next one
constexpr double kHalved = 0.5;             // of a step that was not accurate: at least
constexpr double kArrives = 0.1;            // of the rest speed: what approaches faster has just arrived
constexpr double kPaid = 0.1;               // of its kinetic energy: what a rock may pay for being lifted in a step
constexpr double kLeastLift = 0.05;         // of a lift: what no energy is asked for
constexpr int kMaxCuts = 4;                 // of one step

}  // namespace

/// As long as accuracy, spin and what touches allow. The path may ask for less (bent_path).
double Simulator::Run::choose_contact_step() {
  const EngineSettings& engine = model_.engine;
  const double spin = state_.w_WB.norm();
  double h = std::min(contact_step_, engine.max_contact_step);
  if (spin * h > engine.max_step_angle) h = engine.max_step_angle / spin;
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
  const core::Matrix3 inverse = A.inverse();
  Path path{.acceleration = inverse * bend, .lift = inverse * lift};
  // A rock that hardly moves could not pay for it: it would be rocked for ever.
  const double costs = -mass_.mass * gravity_.dot(path.lift);
  const double has = 0.5 * mass_.mass * v.squaredNorm() + 0.5 * mass_.moments.dot(w_B.cwiseAbs2());
  if (costs > kPaid * has) path.lift *= kPaid * has / costs;
  // Where contacts ask for different accelerations one of them dips by h^2/8 of what is left.
  double left = 0;
  for (std::size_t i = 0; i < contacts_.size(); ++i)
    if (contacts_[i].normal_impulse > 0) left = std::max(left, bends_[i] + contacts_[i].normal.dot(path.acceleration));
  if (left > 0) path.longest = std::sqrt(8 * kDip * search_.tolerance() / left);
  return path;
}

/// The end of a step that was made for h and takes `lasts`. If that is less than half of h the first kick was too long:
/// it counts in part. Else the other half of gravity acts on the contacts that were there during the step: a place that
/// has just arrived did not carry the rock on the way (a wheel with many corners that stood on the next one half a step
/// too soon would hardly roll). Then what arrives is stopped. Contacts that strike are left to the impact that follows.
Simulator::Run::SecondHalf Simulator::Run::second_half(const motion::FreeFlight& motion,
                                                       const ContactResponse::Answer& half, double h, double lasts) {
  const double first = std::min(0.5 * h, lasts), kick = lasts - first, part = first / (0.5 * h);
  SpatialState end = motion.state_at(lasts);
  end.v_WB = state_.v_WB + part * (half.v - state_.v_WB);
  end.w_WB -= (1 - part) * (half.w - state_.w_WB);
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
          .part = part,
          .error = uneven(half, 0.5 * h, kicked, kick) * lasts * lasts / 8};
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

void Simulator::Run::rest_or_slide() {
  const double allowed = kAccuracy * search_.tolerance();
  double h = choose_contact_step(), growth = 2;
  for (int cuts = 0;;) {
    const ContactResponse::Answer half = first_half(h);
    if (!half.solved) ++outcome_.counters.failed_solves;
    if (!half.pushes && !must_rest_) return fly();
    if (balanced(half, h)) return stop(StopReason::at_rest);
    const auto [a, lift, longest] = bent_path(half.v, half.w);
    if (h > 1.5 * longest && h > kShortContactStep && cuts == 0) {
      h = std::max(longest, kShortContactStep);
      continue;
    }
    SpatialState moving = state_;
    moving.v_WB = half.v - 0.5 * h * a + lift / h, moving.w_WB = half.w;
    const motion::FreeFlight motion(mass_, moving, a, h);
    const CollisionSearch::Result result = search_.advance(motion, a, h, CollisionSearch::Touching::goes_on);
    double lasts = result.time;
    const bool dips = lasts < 0.5 * h && (result.at_floor || result.ending == CollisionSearch::Ending::stalled);
    if (lasts < h && cuts < kMaxCuts && lasts > kShortestStep &&
        (dips || displaced(half, h, lasts) > search_.tolerance())) {
      // Something is in the way: with the kick of a step that ends just beyond it.
      const double touches = cuts == 0 ? std::max(kShortened * lasts, touching_time(result, half, h)) : lasts;
      h = std::min(h, kBeyond * touches);
      ++cuts;
      continue;
    }
    if (lasts <= kShortestStep) return stall_in_contact();
    SecondHalf second = second_half(motion, half, h, lasts);
    bool other_way = false;
    while ((second.error > allowed || !can_pay_for(second.end)) && lasts > kShortContactStep && !other_way) {
      const double less = second.error > allowed ? std::max(kHalved, 0.8 * std::sqrt(allowed / second.error)) : 0.5;
      lasts = std::max(kShortContactStep, lasts * less);
      other_way = displaced(half, h, lasts) > search_.tolerance();
      if (!other_way) second = second_half(motion, half, h, lasts);  // part of the same way, which is clear
    }
    if (other_way) {
      h = lasts;
      contact_step_ = std::min(contact_step_, h), growth = 1;
      continue;
    }
    if (lasts == h && cuts == 0) {
      const double wished = kCautious * h * std::sqrt(allowed / std::max(second.error, 1e-12));
      contact_step_ = std::max(kShortContactStep, std::min(wished, growth * contact_step_));
    }
    return finish_contact_step({.duration = lasts, .motion = &motion, .acceleration = a}, second);
  }
}

/// Has the rock the energy to be there? One that comes to a stop on the way has not.
bool Simulator::Run::can_pay_for(const SpatialState& end) const {
  return bodies::kinetic_energy(mass_, state_) + mass_.mass * gravity_.dot(end.p_WB - state_.p_WB) >= 0;
}

/// When the place that was touched at result.time, after the kick of a step h, is touched in a step that ends there:
/// u t + (u' - u) t^2/h = u' result.time, where the kick changes its approach from u to u'.
double Simulator::Run::touching_time(const CollisionSearch::Result& result, const ContactResponse::Answer& half,
                                     double h) const {
  const double before = result.normal.dot(state_.v_WB + state_.w_WB.cross(result.arm));
  const double after = result.normal.dot(half.v + half.w.cross(result.arm));
  const motion::Times times = motion::quadratic_roots((after - before) / h, before, -after * result.time);
  for (int i = 0; i < times.count; ++i)
    if (times.at[i] > 0) return times.at[i];
  return result.time;
}

/// How far the rock ends from where it would have had the kick been that of a step of the length `lasts`, m.
double Simulator::Run::displaced(const ContactResponse::Answer& half, double h, double lasts) const {
  const double kick = (half.v - state_.v_WB).norm() + shape_.radius() * (half.w - state_.w_WB).norm();
  return kick * (1 - lasts / h) * lasts;
}

/// How much the acceleration by gravity and contacts differs between the two halves of a step, at the surface of the
/// rock, m/s^2. A second half of next to nothing does not tell.
double Simulator::Run::uneven(const ContactResponse::Answer& half, double first, const ContactResponse::Answer& whole,
                              double second) const {
  if (second < 0.1 * first) return 0;
  const Vector3 v = (whole.v - half.v) / second - (half.v - state_.v_WB) / first;
  const Vector3 w = (whole.w - half.w) / second - (half.w - state_.w_WB) / first;
  return v.norm() + shape_.radius() * w.norm();
}

void Simulator::Run::finish_contact_step(PathPiece piece, const SecondHalf& second) {
  const ContactResponse::Answer& whole = second.whole;
  const double energy_before = energy();
  ++outcome_.counters.contact_steps;
  if (!whole.solved) ++outcome_.counters.failed_solves;
  must_rest_ = false;
  stalls_ = impacts_in_place_ = 0;
  const double h = piece.duration;
  if (observer_ != nullptr) {
    for (ContactPoint& c : contacts_) c.normal_impulse *= second.part, c.tangent_impulse *= second.part;
    observer_->contact({.time = time_, .duration = h - second.kick, .contacts = &contacts_});
  }
  const SpatialState begin = state_;
  state_ = second.end;
  state_.v_WB = whole.v;
  state_.w_WB = whole.w;
  cap_energy(energy_before);
  const SpatialState end = std::exchange(state_, begin);
  piece.kind = PieceKind::contact;
  piece.contacts = static_cast<int>(contacts_.size());
  piece.begin = {begin.v_WB, begin.w_WB};
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
  cap_energy(energy_before);
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
  cap_energy(energy_before);
  contacts_known_ = false;
}

}  // namespace talus::rockfall
