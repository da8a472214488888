#include "talus/rockfall/all_sliding.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/rockfall/contact_modes.h"

namespace talus::rockfall {
namespace {

constexpr int kMaxTrials = 16;     // of contacts that carry
constexpr int kMaxTurns = 3;       // corrections of directions of slip
constexpr double kRegular = 1e-9;  // determinant, of the product of the diagonal: less is left to others

}  // namespace

AllSliding::AllSliding(std::span<const SlidingContact> contacts, const SlidingBody& body)
    : contacts_(contacts), body_(body), count_(static_cast<int>(contacts.size())) {
  before_ << body.v, body.w;
  const Vector3 v = body.v, w = body.w;
  double fastest = 0, most = 0;
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts[i];
    Place& place = place_[i];
    const Vector3 u = v + w.cross(c.r);
    const double missing = c.least_speed - c.n.dot(u);
    place.u = u;
    place.along.head<3>() = c.n;
    place.along.tail<3>() = c.r.cross(c.n);
    place.missing = missing;
    fastest = std::max(fastest, u.squaredNorm());
    if (missing > most) most = missing, first_ = i;
  }
  accuracy_ = ContactModes::kAccuracy * std::sqrt(fastest);
}

bool AllSliding::run() {
  after_ = before_;
  if (first_ < 0) return true;
  if (!close(first_)) return false;
  for (int trial = 0, turns = 0; trial < kMaxTrials; ++trial) {
    if (!solve(missing_, x_)) return false;
    if (drop_pulling()) continue;
    if (const int next = apply(); next >= 0) {
      if (!close(next)) return false;
      continue;
    }
    if (!carries_as_asked()) return false;
    const Slips slips = compare_slips();
    if (slips != Slips::turned) return slips == Slips::as_assumed;
    if (turns++ == kMaxTurns) return false;
    take_slips();
  }
  return false;
}

void AllSliding::get(std::span<SlidingImpulse> impulses) const {
  for (int i = 0; i < count_; ++i) impulses[i] = {};
  for (int a = 0; a < carry_; ++a) {
    const int i = carrying_[a].place;
    impulses[i] = {.normal = x_[a], .tangential = std::max(contacts_[i].friction, 0.0) * x_[a]};
  }
}

/// False where it may stick, or where nothing makes room for it.
bool AllSliding::close(int i) {
  const SlidingContact& c = contacts_[i];
  const Place& place = place_[i];
  Carrying& next = carrying_[carry_];
  next.place = i;
  next.slip = place.u - (c.least_speed - place.missing) * c.n;
  if (c.friction > 0) {
    const double speed = next.slip.norm();
    if (!(speed > std::max(ContactModes::kSlips, c.friction * place.missing))) return false;
    next.slip *= 1 / speed;
  }
  find_push(next);
  if (carry_ == kMaxCarrying && !make_room()) return false;
  const int last = carry_++;
  missing_[last] = place.missing;
  for (int a = 0; a < last; ++a) A_[a][last] = rate(a, last), A_[last][a] = rate(last, a);
  A_[last][last] = rate(last, last);
  return true;
}

void AllSliding::open(int a) {
  const int last = --carry_;
  carrying_[a] = carrying_[last];
  missing_[a] = missing_[last];
  A_[a] = A_[last];
  for (int b = 0; b < last; ++b) A_[b][a] = A_[b][last];
}

/// While the impulse of the next one grows, the others change: the first that has none left is opened.
bool AllSliding::make_room() {
  Values column, falls;
  for (int a = 0; a < carry_; ++a) column[a] = rate(a, carry_);
  if (!solve(column, falls)) return false;
  int first = -1;
  double least = std::numeric_limits<double>::infinity();
  for (int a = 0; a < carry_; ++a)
    if (falls[a] > 0 && x_[a] < least * falls[a]) least = x_[a] / falls[a], first = a;
  if (first < 0) return false;
  open(first);
  carrying_[carry_] = carrying_[kMaxCarrying];
  return true;
}

void AllSliding::find_push(Carrying& carrying) const {
  const SlidingContact& c = contacts_[carrying.place];
  const Vector3 p = c.friction > 0 ? Vector3(c.n - c.friction * carrying.slip) : c.n;
  carrying.push.head<3>() = body_.inverse_mass * p;
  carrying.push.tail<3>().noalias() = body_.inverse_inertia * c.r.cross(p);
}

/// A y = m by Cramer's rule.
bool AllSliding::solve(const Values& m, Values& y) const {
  const auto& A = A_;
  if (!(A[0][0] > 0)) return false;
  if (carry_ == 1) {
    y[0] = m[0] / A[0][0];
    return true;
  }
  const double diagonal = A[0][0] * A[1][1], minor = diagonal - A[0][1] * A[1][0];
  if (!(A[1][1] > 0 && minor > kRegular * diagonal)) return false;
  double left0 = m[0], left1 = m[1];
  if (carry_ == 3) {
    const double c0 = A[1][0] * A[2][1] - A[1][1] * A[2][0], c1 = A[0][1] * A[2][0] - A[0][0] * A[2][1];
    const double determinant = A[0][2] * c0 + A[1][2] * c1 + A[2][2] * minor;
    if (!(A[2][2] > 0 && determinant > kRegular * diagonal * A[2][2])) return false;
    y[2] = (m[0] * c0 + m[1] * c1 + m[2] * minor) / determinant;
    left0 -= A[0][2] * y[2], left1 -= A[1][2] * y[2];
  }
  const double scale = 1 / minor;
  y[0] = scale * (left0 * A[1][1] - A[0][1] * left1);
  y[1] = scale * (A[0][0] * left1 - A[1][0] * left0);
  return true;
}

bool AllSliding::drop_pulling() {
  int worst = -1;
  double most = 0;
  for (int a = 0; a < carry_; ++a)
    if (x_[a] < most) most = x_[a], worst = a;
  if (worst >= 0) open(worst);
  return worst >= 0;
}

/// The velocity after the step; the contact that approaches fastest, -1 if none does.
int AllSliding::apply() {
  Vector6 after = before_;
  for (int a = 0; a < carry_; ++a) after += x_[a] * carrying_[a].push;
  after_ = after;
  int fastest = -1;
  double most = accuracy_;
  for (int i = 0; i < count_; ++i) {
    const double lacks = contacts_[i].least_speed - place_[i].along.dot(after);
    place_[i].lacks = lacks;
    if (lacks > most) most = lacks, fastest = i;
  }
  return fastest;
}

bool AllSliding::carries_as_asked() const {
  for (int a = 0; a < carry_; ++a)
    if (!(place_[carrying_[a].place].lacks >= -accuracy_)) return false;
  return true;
}

AllSliding::Slips AllSliding::compare_slips() {
  constexpr double kSame = ContactModes::kSameDirection, kSlips = ContactModes::kSlips;
  const Vector3 v = after_.head<3>(), w = after_.tail<3>();
  Slips slips = Slips::as_assumed;
  for (int a = 0; a < carry_; ++a) {
    Carrying& carrying = carrying_[a];
    const SlidingContact& c = contacts_[carrying.place];
    if (!(c.friction > 0)) continue;
    const Vector3 slip = v + w.cross(c.r) - (c.least_speed - place_[carrying.place].lacks) * c.n;
    const double squared = slip.squaredNorm(), along = slip.dot(carrying.slip);
    if (!(along > 0 && squared > kSlips * kSlips)) return Slips::stopped;
    if (squared - along * along > kSame * kSame * squared) slips = Slips::turned;
    carrying.slip_now = slip;
  }
  return slips;
}

void AllSliding::take_slips() {
  for (int a = 0; a < carry_; ++a) {
    Carrying& carrying = carrying_[a];
    if (!(contacts_[carrying.place].friction > 0)) continue;
    carrying.slip = carrying.slip_now.normalized();
    find_push(carrying);
    for (int b = 0; b < carry_; ++b) A_[b][a] = rate(b, a);
  }
}

}  // namespace talus::rockfall
