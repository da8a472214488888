#include "talus/rocking/stepper.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::rocking {
namespace {

constexpr double kConverged = 1e-12;       // change of the acceleration in an iteration, in g
constexpr double kPoorlyConverged = 1e-8;  // the same once patience has run out
constexpr int kPatience = 24;
constexpr double kShortest = 1e-7;     // of the step asked for: shorter ones are taken as they are
constexpr double kEventFound = 1e-13;  // sizes of the block, or sqrt(g size)
constexpr int kEventTrials = 60;
constexpr double kStuck = 1e-12;     // of a step: an event that comes sooner leaves no way to go on but a nudge
constexpr double kNudge = 1e-5;      // of a step
constexpr double kAtRest = 1e-9;     // acceleration of a block at rest, in g
constexpr double kSlow = 1e-12;      // its speed, in sqrt(g size)
constexpr double kStopShare = 0.05;  // of a step, see end_slip

Quaternion turned(const Quaternion& R, const Vector3& angle) {
  const double size = angle.norm();
  if (!(size > 0)) return R;
  return (Quaternion(Eigen::AngleAxisd(size, angle / size)) * R).normalized();
}

using Vector6 = Eigen::Matrix<double, 6, 1>;

/// The share of a change that an iteration should take, from this change and the one before (Aitken; Irons & Tuck
/// 1969): all of it while changes die away by themselves.
class Relaxation {
 public:
  double share(const Vector6& change) {
    const Vector6 difference = change - last_;
    const double squared = difference.squaredNorm();
    if (++count_ > kFree && squared > 0 && change.norm() > kFast * last_.norm())
      share_ = std::clamp(-share_ * last_.dot(difference) / squared, kLeast, 1.0);
    else
      share_ = 1;
    last_ = change;
    return share_;
  }

 private:
  static constexpr int kFree = 2;        // iterations at full share, come what may
  static constexpr double kFast = 0.25;  // of the change before: dying away
  static constexpr double kLeast = 0.05;
  int count_ = 0;
  double share_ = 1;
  Vector6 last_ = Vector6::Zero();
};

const Touch* find_touch(const std::vector<Touch>& touches, int id) {
  const auto found = std::lower_bound(touches.begin(), touches.end(), id,
                                      [](const Touch& touch, int wanted) { return touch.id < wanted; });
  return found != touches.end() && found->id == id ? &*found : nullptr;
}

}  // namespace

Stepper::Stepper(const Block& block, const Pedestal& pedestal, const GroundMotion& motion, const StepSettings& settings)
    : block_(block),
      pedestal_(pedestal),
      motion_(motion),
      settings_(settings),
      forces_(block_, settings.friction, settings.restitution, settings.law),
      length_(block.size),
      speed_(std::sqrt(settings.gravity.norm() * block.size)) {}

Vector3 Stepper::momentum(const SpatialState& state) const {
  return bodies::inertia_in_world(block_.mass.moments, state.R_WB) * state.w_WB;
}

Vector3 Stepper::spin(const SpatialState& state, const Vector3& momentum) const {
  const Vector3 in_body = state.R_WB.conjugate() * momentum;
  return state.R_WB * in_body.cwiseQuotient(block_.mass.moments);
}

double Stepper::energy() const {
  return kinetics_of(block_.mass, state_).kinetic_energy() - block_.mass.mass * settings_.gravity.dot(state_.p_WB);
}

void Stepper::start(double time, const SpatialState& state) {
  time_ = time;
  state_ = state;
  contacts_.clear();
  momentum_ = momentum(state_);
  pedestal_.touches(block_, state_, touches_);
  strike();
}

void Stepper::halt() {
  state_.v_WB.setZero();
  state_.w_WB.setZero();
  momentum_.setZero();
  for (Contact& c : contacts_) c.slides = false, c.slip.setZero();
  renew_forces();
}

bool Stepper::is_closed(int id) const {
  return std::any_of(contacts_.begin(), contacts_.end(), [&](const Contact& c) { return c.touch.id == id; });
}

void Stepper::advance(double step) {
  ++counts_.steps;
  const double end = std::min(time_ + step, motion_.next_jump(time_));
  if (rests_until(end)) return;
  double h = end - time_;
  const double whole = h;
  integrate(h, trial_);
  while (!trial_.converged && h > kShortest * whole) {
    h *= 0.5;
    integrate(h, trial_);
  }
  if (!trial_.converged) ++counts_.unconverged;
  if (trial_.event < 0) {
    h = shorten(h);
    if (h <= kStuck * whole) integrate(h = std::min(whole, kNudge * step), trial_);
  }
  const bool smooth = commit(h);
  if (h == whole) time_ = end;
  const bool slipped_out = end_slip(step);
  if (touch_down()) {
    strike();
  } else if (!smooth || slipped_out || motion_.next_jump(time_ - 0.5 * h) <= time_) {
    renew_forces();
  } else {
    acceleration_ = trial_.acceleration;
  }
}

/// A block at rest stays where it is as long as the forces that hold it can be found: no motion to integrate.
bool Stepper::rests_until(double end) {
  if (contacts_.empty() || !state_.v_WB.isZero(0) || !state_.w_WB.isZero(0)) return false;
  const auto held = [](const std::vector<Contact>& contacts) {
    return std::all_of(contacts.begin(), contacts.end(),
                       [](const Contact& c) { return c.holds || c.normal_force <= 0; });
  };
  const double small = kAtRest * settings_.gravity.norm();
  const auto still = [&](const Acceleration& a) {
    return a.linear.norm() <= small && a.torque.norm() <= small * block_.mass.mass * length_;
  };
  if (!still(acceleration_)) return false;
  trial_.contacts = contacts_;
  const Vector3 gravity = settings_.gravity - motion_.acceleration_until(end);
  if (forces_.forces(state_, gravity, trial_.contacts, trial_.acceleration) != solvers::Status::solved) return false;
  // A contact on its cone does not count as holding by itself, but it rests where all of them balance the load.
  if (!forces_.all_hold() && !(held(contacts_) && held(trial_.contacts))) return false;
  if (!still(trial_.acceleration)) return false;
  take_contacts();
  acceleration_ = trial_.acceleration;
  time_ = end;
  if (motion_.next_jump(end - 0.5 * kAtRest) <= end) renew_forces();
  return true;
}

/// Those of the trial; what holds from now on does so where it is.
void Stepper::take_contacts() {
  for (std::size_t i = 0; i < contacts_.size(); ++i)
    if (trial_.contacts[i].holds && !contacts_[i].holds)
      trial_.contacts[i].anchor = state_.p_WB + contacts_[i].touch.arm;
  std::swap(contacts_, trial_.contacts);
}

/// One trial: iterates (7)-(10) with the contact forces at the end.
void Stepper::integrate(double step, Trial& trial) {
  ++counts_.trials;
  trial.contacts = contacts_;
  trial.acceleration = acceleration_;
  trial.state = state_;
  trial.converged = false;
  const Vector3 gravity = settings_.gravity - motion_.acceleration_until(time_ + step);
  const double g = settings_.gravity.norm();
  bool solved = true;
  Relaxation relaxation;
  for (int k = 0; k < settings_.max_iterations && !trial.converged; ++k) {
    const Acceleration before = trial.acceleration;
    move(step, trial);
    follow_contacts(trial);
    solved = forces_.forces(trial.state, gravity, trial.contacts, trial.acceleration) == solvers::Status::solved;
    Vector6 change;
    change << trial.acceleration.linear - before.linear,
        (trial.acceleration.torque - before.torque) / (block_.mass.mass * length_);
    const double size = change.head<3>().norm() + change.tail<3>().norm();
    trial.converged = size <= (k < kPatience ? kConverged : kPoorlyConverged) * g;
    // The direction of slow slip answers to the force and the force to the direction: in smaller changes they agree.
    const double share = relaxation.share(change);
    if (trial.converged || share == 1) continue;
    trial.acceleration.linear = before.linear + share * (trial.acceleration.linear - before.linear);
    trial.acceleration.torque = before.torque + share * (trial.acceleration.torque - before.torque);
  }
  if (!solved) trial.converged = false, ++counts_.unsolved_forces;
  judge(trial);
}

void Stepper::move(double step, Trial& trial) const {
  const double half = 0.5 * step;
  trial.momentum = momentum_ + half * (acceleration_.torque + trial.acceleration.torque);
  trial.state.v_WB = state_.v_WB + half * (acceleration_.linear + trial.acceleration.linear);
  trial.state.p_WB = state_.p_WB + half * (state_.v_WB + trial.state.v_WB);
  trial.state.R_WB = turned(state_.R_WB, half * (state_.w_WB + trial.state.w_WB));
  trial.state.w_WB = spin(trial.state, trial.momentum);
}

/// Where the contacts of before are now, and which way they slide. Slip that comes to its end in this step, or has
/// turned round (then the step will be shortened), keeps its direction: that of a vanishing velocity is noise. Contacts
/// that have opened are left out, in this iteration.
void Stepper::follow_contacts(Trial& trial) const {
  std::swap(trial.contacts, trial.earlier);
  trial.contacts.clear();
  for (const Contact& committed : contacts_) {
    const int id = committed.touch.id;
    Touch touch;
    if (!pedestal_.follow(block_, trial.state, id, touch)) continue;
    const bool open = touch.gap > settings_.contact_tolerance * length_ &&
                      normal_velocity(trial.state, touch) > settings_.open_speed * speed_;
    if (open) continue;
    const auto last =
        std::find_if(trial.earlier.begin(), trial.earlier.end(), [&](const Contact& c) { return c.touch.id == id; });
    Contact& c = trial.contacts.emplace_back(last == trial.earlier.end() ? committed : *last);
    c.touch = touch;
    if (!c.slides) continue;
    const Vector3 slip = slip_velocity(trial.state, c.touch);
    c.slip = slip.dot(committed.slip) > 0.5 * committed.slip.squaredNorm() ? slip : committed.slip;
  }
}

void Stepper::judge(Trial& trial) const {
  pedestal_.touches(block_, trial.state, trial.touches);
  trial.event = std::numeric_limits<double>::infinity();
  const Touch* nearest = nullptr;
  for (const Touch& touch : trial.touches) {
    if (is_closed(touch.id)) continue;
    // A point that has just left may still be a rounding error inside: it must only not go deeper.
    const Touch* before = find_touch(touches_, touch.id);
    const double least = before == nullptr ? 0 : std::min(0.0, before->gap);
    if (const double gap = (touch.gap - least) / length_; gap < trial.event) trial.event = gap, nearest = &touch;
  }
  trial.leaving = nearest != nullptr && normal_velocity(trial.state, *nearest) > 0;
  for (const Contact& c : trial.contacts) {
    if (!c.slides) continue;
    const auto old = std::find_if(contacts_.begin(), contacts_.end(),
                                  [&](const Contact& other) { return other.touch.id == c.touch.id; });
    const Vector3 direction = old->slip.normalized();
    const double slip = slip_velocity(trial.state, c.touch).dot(direction) / speed_;
    if (slip < trial.event) trial.event = slip, trial.leaving = false;
  }
}

/// The step in which the event comes, by regula falsi (Illinois); the trial is that of the step returned.
double Stepper::shorten(double step) {
  double low = 0, high = step;
  double f_low = std::numeric_limits<double>::quiet_NaN(), f_high = trial_.event;
  double h = 0.5 * step;
  double f_high_seen = f_high;  // f_high as it is, not halved
  int side = 0;
  for (int k = 0; k < kEventTrials && high - low > 1e-15 * step; ++k) {
    integrate(h, trial_);
    // A point that has just left is where it was, but that is not the event: it comes when the point returns.
    const bool here = std::abs(trial_.event) <= kEventFound;
    if (here && !trial_.leaving) return h;
    if (trial_.event < 0 && !here) {
      high = h, f_high = f_high_seen = trial_.event;
      if (side == -1) f_low *= 0.5;
      side = -1;
    } else {
      low = h, f_low = trial_.event;
      if (side == 1) f_high *= 0.5;
      side = 1;
    }
    h = std::isnan(f_low) ? 0.5 * (low + high) : low - f_low * (high - low) / (f_high - f_low);
    if (!(h > low && h < high) || k % 8 == 7) h = 0.5 * (low + high);
  }
  // Where edges begin to cross a point may appear that is already inside: the step ends beyond that, within the
  // tolerance.
  h = -f_high_seen <= settings_.contact_tolerance ? high : low;
  integrate(h, trial_);
  return h;
}

/// False: the forces of the trial are not those at the end, since a contact has opened or begins to slip.
bool Stepper::commit(double step) {
  time_ += step;
  state_ = trial_.state;
  contacts_ = trial_.contacts;
  forces_.remove_drift(contacts_, state_);
  momentum_ = momentum(state_);
  stop_when_slow();
  pedestal_.touches(block_, state_, touches_);
  bool smooth = std::erase_if(contacts_, [&](Contact& c) {
                  const Touch* touch = find_touch(touches_, c.touch.id);
                  if (touch == nullptr) return true;
                  c.touch = *touch;
                  return c.normal_force <= 0 && (normal_velocity(state_, c.touch) > settings_.open_speed * speed_ ||
                                                 c.touch.gap > settings_.contact_tolerance * length_);
                }) == 0;
  // A contact that begins to slip does so from here.
  for (Contact& c : contacts_) {
    const Vector3 slip = slip_velocity(state_, c.touch);
    if (!c.slides && !c.holds && c.normal_force > 0 && slip.norm() > settings_.slip_speed * speed_) {
      c.slides = true;
      c.slip = slip;
      smooth = false;
    }
  }
  return smooth;
}

/// All contacts hold and hardly anything moves: it is at rest, exactly, so that nothing is left to creep.
void Stepper::stop_when_slow() {
  const bool held = std::all_of(contacts_.begin(), contacts_.end(), [](const Contact& c) { return c.holds; });
  if (contacts_.empty() || !held) return;
  if (state_.v_WB.norm() + length_ * state_.w_WB.norm() > kSlow * speed_) return;
  const double small = kAtRest * settings_.gravity.norm();
  if (trial_.acceleration.linear.norm() > small ||
      trial_.acceleration.torque.norm() > small * block_.mass.mass * length_)
    return;
  state_.v_WB.setZero();
  state_.w_WB.setZero();
  momentum_.setZero();
}

/// Slip slower than the tolerance is over. In space it hardly ever passes through zero: what is left beside its old
/// direction where it turns round is over too if friction could stop it within a small part of a step.
bool Stepper::end_slip(double step) {
  const double stoppable = kStopShare * settings_.friction.moving * settings_.gravity.norm() * step;
  bool ended = false;
  for (Contact& c : contacts_) {
    if (!c.slides) continue;
    const Vector3 slip = slip_velocity(state_, c.touch);
    const bool turned = slip.dot(c.slip) <= kEventFound * speed_ * c.slip.norm();
    c.slip = slip;
    if (slip.norm() > settings_.slip_speed * speed_ && !(turned && slip.norm() <= stoppable)) continue;
    c.slides = false;
    c.holds = ended = true;
    c.slip.setZero();
    c.anchor = state_.p_WB + c.touch.arm;
    ++counts_.slip_ends;
  }
  if (!ended) return false;
  forces_.remove_drift(contacts_, state_);
  momentum_ = momentum(state_);
  return true;
}

/// Has an open point come down?
bool Stepper::touch_down() {
  return std::any_of(touches_.begin(), touches_.end(), [&](const Touch& touch) {
    return touch.gap <= 1e-3 * settings_.contact_tolerance * length_ && !is_closed(touch.id) &&
           normal_velocity(state_, touch) <= settings_.open_speed * speed_;
  });
}

/// Step 3: all points within the tolerance take impulses.
void Stepper::strike() {
  const std::vector<Contact> before = contacts_;
  contacts_.clear();
  bool approaching = false;
  for (const Touch& touch : touches_) {
    if (touch.gap > settings_.contact_tolerance * length_) continue;
    Contact contact{.touch = touch};
    for (const Contact& c : before)
      if (c.touch.id == touch.id) contact = c, contact.touch = touch;
    approaching = approaching || normal_velocity(state_, touch) < 0;
    contacts_.push_back(contact);
  }
  if (approaching) {
    impact_ = {.time = time_, .before = state_};
    if (forces_.impact(contacts_, state_) != solvers::Status::solved) ++counts_.unsolved_impacts;
    impact_.after = state_;
    for (const Contact& c : contacts_) impact_.touches.push_back(c.touch);
    ++counts_.impacts;
    momentum_ = momentum(state_);
  }
  std::erase_if(contacts_,
                [&](const Contact& c) { return normal_velocity(state_, c.touch) > settings_.open_speed * speed_; });
  for (Contact& c : contacts_) {
    c.slip = slip_velocity(state_, c.touch);
    c.slides = c.slip.norm() > settings_.slip_speed * speed_;
    if (!c.slides) c.slip.setZero(), c.anchor = state_.p_WB + c.touch.arm;
  }
  renew_forces();
}

/// The forces at the beginning of the next step, where those of the trial no longer hold.
void Stepper::renew_forces() {
  std::vector<char> held;
  for (const Contact& c : contacts_) held.push_back(c.holds ? 1 : 0);
  if (forces_.forces(state_, settings_.gravity - motion_.acceleration(time_), contacts_, acceleration_) !=
      solvers::Status::solved)
    ++counts_.unsolved_forces;
  for (std::size_t i = 0; i < contacts_.size(); ++i)
    if (contacts_[i].holds && held[i] == 0) contacts_[i].anchor = state_.p_WB + contacts_[i].touch.arm;
}

}  // namespace talus::rocking
