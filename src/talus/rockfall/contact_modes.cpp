#include "talus/rockfall/contact_modes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::rockfall {
namespace {

constexpr int kMaxTurns = 12;          // corrections of slip directions
constexpr double kSmallTurn = 0.1;     // sine between assumed and resulting slip below which the latter is taken
constexpr double kHeld = 1e-3;         // of the slip of what sticks: allowed where friction is at its limit
constexpr double kHalfPyramid = 0.92;  // cosine between them that is still friction of the right kind

}  // namespace

ContactModes::ContactModes(std::span<const SlidingContact> contacts, const SlidingBody& body, double slack)
    : contacts_(contacts), body_(body), count_(static_cast<int>(contacts.size())) {
  before_ << body.v, body.w;
  double fastest = 0;
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts_[i];
    Place& place = place_[i];
    const Vector3 u = body.v + body.w.cross(c.r);
    const double normal = c.n.dot(u);
    const Vector3 tangential = u - normal * c.n;
    const double squared = tangential.squaredNorm(), speed = std::sqrt(squared);
    set_along(i, c.n, place.normal);
    place.missing = c.least_speed - normal;
    place.has_slip = speed > kSlips;
    place.slip = tangential * (place.has_slip ? 1 / speed : 0);
    place.slipped = place.push_known = place.tangents_known = false;
    const bool slides = c.friction <= 0 || speed > std::max(kSlips, c.friction * place.missing);
    place.mode = !(place.missing > 0) ? Mode::open : slides ? Mode::slides : Mode::sticks;
    fastest = std::max(fastest, squared + normal * normal);
  }
  scale_ = std::sqrt(fastest);
  allowed_ = std::max(kAccuracy * scale_, slack);
  may_slip_ = std::max(kSlips, slack);
  held_ = kHeld * may_slip_;
}

bool ContactModes::run(int rounds) {
  int turned = 0;
  added_ = -1;
  for (int round = 0; round < rounds; ++round) {
    list_unknowns();
    if (!solve()) return false;
    if (drop_pulling() || let_slip()) continue;
    Faults faults;
    apply(faults);
    if (faults.reversed || faults.approaches) {
      faults.reversed ? stop_reversed() : add_approaching();
      continue;
    }
    added_ = -1;
    if (faults.misses) return false;
    if (faults.creeps) {
      let_creep();
      continue;
    }
    if (!faults.aside) return true;
    double sine2 = 0;
    if (friction_opposes(turned < kMaxTurns, sine2)) return true;
    if (turned++ == 0 && sine2 < kSmallTurn * kSmallTurn) {
      take_slips();
    } else if (sine2 > 0) {
      turn_slips();
    }
  }
  return false;
}

void ContactModes::take_modes(const ContactSweeps& sweeps) {
  for (int i = 0; i < count_; ++i) {
    Place& place = place_[i];
    place.slipped = place.push_known = false;
    place.mode = !(sweeps.normal(i) > 0) ? Mode::open : sweeps.slides(i) ? Mode::slides : Mode::sticks;
    const Vector3 friction = sweeps.tangential(i);
    if (const double size = friction.norm(); size > 0) place.slip = -friction / size, place.has_slip = true;
  }
}

void ContactModes::close(int i) {
  set_mode(place_[i], !place_[i].has_slip && contacts_[i].friction > 0 ? Mode::sticks : Mode::slides);
}

bool ContactModes::drop_pulling() {
  if (added_ >= 0) return drop_for_added();
  Place* worst = nullptr;
  double most = 0;
  for (int i = 0; i < count_; ++i)
    if (place_[i].mode != Mode::open && normal(i) < most) most = normal(i), worst = &place_[i];
  if (worst != nullptr) worst->mode = Mode::open;
  return worst != nullptr;
}

/// The impulse of the added contact grows from nothing, and the others change with it until it has what it needs or one
/// of them has none left (Dantzig). Friction can make it need less than nothing: it grows all the same.
bool ContactModes::drop_for_added() {
  const bool reverse = normal(added_) < 0;
  int first = -1;
  double share = reverse ? std::numeric_limits<double>::infinity() : 1;
  for (int i = 0; i < count_; ++i) {
    if (i == added_ || place_[i].mode == Mode::open) continue;
    const double change = normal(i) - place_[i].carried, falls = reverse ? change : -change;
    if (falls > 0 && place_[i].carried < share * falls) share = place_[i].carried / falls, first = i;
  }
  if (first < 0 && !reverse) return false;
  if (first < 0) first = added_, share = 0;
  for (int i = 0; i < count_; ++i)
    if (place_[i].mode != Mode::open) place_[i].carried += (reverse ? -share : share) * (normal(i) - place_[i].carried);
  place_[first].mode = Mode::open;
  if (first == added_) added_ = -1;
  return true;
}

/// The contact that sticks farthest beyond Coulomb's cone slides against its friction instead.
bool ContactModes::let_slip() {
  if (sticking_ == 0) return false;
  Place* worst = nullptr;
  double most = 0;
  for (int i = 0; i < count_; ++i) {
    if (place_[i].mode != Mode::sticks) continue;
    if (const double beyond = tangential(i) - contacts_[i].friction * normal(i); beyond > most)
      most = beyond, worst = &place_[i];
  }
  if (worst == nullptr) return false;
  const int t = worst->first + 1, b = worst->first + 2;
  set_slip(*worst, -(x_[t] * *unknown_[t].along + x_[b] * *unknown_[b].along).head<3>().normalized());
  worst->has_slip = true;
  set_mode(*worst, Mode::slides);
  worst->slipped = true;
  added_ = -1;
  return true;
}

/// Where the slip stops or turns round, the contact sticks.
void ContactModes::stop_reversed() {
  for (int i = 0; i < count_; ++i) {
    Place& place = place_[i];
    if (place.mode != Mode::slides || place.slipped || contacts_[i].friction <= 0) continue;
    if (place.slip_now.dot(place.slip) > 0 && place.slip_now.squaredNorm() > kSlips * kSlips) continue;
    set_mode(place, Mode::sticks);
    added_ = -1;
  }
}

void ContactModes::add_approaching() {
  int worst = -1;
  double deepest = -allowed_;
  for (int i = 0; i < count_; ++i)
    if (place_[i].mode == Mode::open && place_[i].above < deepest) deepest = place_[i].above, worst = i;
  for (int i = 0; i < count_; ++i) place_[i].carried = place_[i].mode != Mode::open ? normal(i) : 0;
  close(worst);
  added_ = worst;
}

/// Two contacts with different normals that shall approach cannot both stick: the one that slips most slides.
void ContactModes::let_creep() {
  Place* worst = nullptr;
  double most = may_slip_ * may_slip_;
  for (int i = 0; i < count_; ++i)
    if (const double squared = place_[i].slip_now.squaredNorm(); place_[i].mode == Mode::sticks && squared > most)
      most = squared, worst = &place_[i];
  set_slip(*worst, worst->slip_now.normalized());
  worst->has_slip = true;
  set_mode(*worst, Mode::slides);
  worst->slipped = true;
}

/// Does friction oppose the slip that results? If only nearly, and `may_turn`, the directions are to be corrected:
/// `sine2` is the largest square of the sine between what was assumed and what results. What stuck beyond the cone and
/// now slips no more than contacts at odds must has just as much friction as it needs.
bool ContactModes::friction_opposes(bool may_turn, double& sine2) {
  bool opposes = true;
  for (int i = 0; i < count_; ++i) {
    Place& place = place_[i];
    if (place.mode != Mode::slides || contacts_[i].friction <= 0) continue;
    const double squared = place.slip_now.squaredNorm(), along = place.slip_now.dot(place.slip);
    if (squared <= held_ * held_) continue;
    const double off = squared - along * along;
    if (may_turn && (along <= 0 || off > kSameDirection * kSameDirection * squared)) {
      const bool nearly_held = place.slipped && along * along < off;
      if (along <= 0 && !nearly_held) set_slip(place, (place.slip_now / std::sqrt(squared) + place.slip).normalized());
      sine2 = std::max(sine2, along <= 0 ? 1 : off / squared);
      opposes = false;
    } else if (along < kHalfPyramid * std::sqrt(squared)) {
      opposes = false;  // and no cure is known
    }
  }
  return opposes;
}

/// Small corrections: the slip that resulted is nearly the one that will.
void ContactModes::take_slips() {
  for (int i = 0; i < count_; ++i)
    if (place_[i].mode == Mode::slides && place_[i].has_slip) set_slip(place_[i], place_[i].slip_now.normalized());
}

}  // namespace talus::rockfall
