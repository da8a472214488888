// The part of ContactModes that solves for given modes, and for small changes of the directions of slip.

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/rockfall/contact_modes.h"

namespace talus::rockfall {
namespace {

constexpr double kMaxTurn = 0.7;    // tangent of the largest correction
constexpr double kRegular = 1e-11;  // added to the diagonal, relative: redundant contacts share evenly
constexpr double kSoft = 3e-3;      // the same for friction of several that stick, before refinement
constexpr int kMaxRefinements = 6;
constexpr double kRefines = 0.5;  // of the slip that was left before: more is due to contacts at odds
constexpr double kOdds = 4;       // of the slip shared by contacts at odds: what one of them may have

}  // namespace

void ContactModes::find_tangents(int i) {
  const Vector3& n = contacts_[i].n;
  Eigen::Index axis = 0;
  n.cwiseAbs().minCoeff(&axis);
  const Vector3 t = n.cross(Vector3::Unit(axis)).normalized(), b = n.cross(t);
  Place& place = place_[i];
  set_along(i, t, place.tangent[0]), set_push(i, t, place.tangent_push[0]);
  set_along(i, b, place.tangent[1]), set_push(i, b, place.tangent_push[1]);
  place.tangents_known = true;
}

void ContactModes::list_unknowns() {
  sticking_ = system_.size = 0;
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts_[i];
    Place& place = place_[i];
    if (place.mode == Mode::open) continue;
    const bool sticks = place.mode == Mode::sticks;
    place.first = system_.size;
    if (!place.push_known) set_push(i, sticks ? c.n : Vector3(c.n - c.friction * place.slip), place.push);
    place.push_known = true;
    add(place.normal, place.push, place.missing, kRegular);
    if (!sticks) continue;
    ++sticking_;
    if (!place.tangents_known) find_tangents(i);
    for (int k = 0; k < 2; ++k) add(place.tangent[k], place.tangent_push[k], -place.tangent[k].dot(before_), kRegular);
  }
  if (sticking_ > 1) soften();
}

void ContactModes::soften() {
  for (int i = 0; i < count_; ++i) {
    if (place_[i].mode != Mode::sticks) continue;
    const int k = place_[i].first;
    unknown_[k + 1].softness = unknown_[k + 2].softness = kSoft;
  }
}

/// Contacts that stick are at odds with each other where they are redundant: their friction yields a little, and what
/// it yielded is asked for again as long as that helps.
template <int kFixed>
void ContactModes::refine(double largest) {
  const int n = kFixed > 0 ? kFixed : system_.size;
  double left = std::numeric_limits<double>::infinity();
  for (int k = 0; k < kMaxRefinements; ++k) {
    SmallSystem<kMaxUnknowns>::Values before;
    std::copy_n(x_.begin(), n, before.begin());
    for (int a = 0; a < n; ++a) x_[a] = unknown_[a].missing + unknown_[a].softness * largest * x_[a];
    system_.solve<kFixed>(x_);
    double slips = 0;
    for (int a = 0; a < n; ++a) slips = std::max(slips, unknown_[a].softness * largest * std::abs(x_[a] - before[a]));
    if (slips <= kAccuracy * scale_) return;
    if (slips > kRefines * left) {
      held_ = std::max(held_, std::min(may_slip_, kOdds * slips));
      return;
    }
    left = slips;
  }
}

template <int kFixed>
bool ContactModes::solve_sized() {
  const int n = kFixed > 0 ? kFixed : system_.size;
  double largest = 0;
  for (int a = 0; a < n; ++a) {
    const Unknown& row = unknown_[a];
    for (int b = 0; b < n; ++b) system_.A[a][b] = row.along->dot(*unknown_[b].push);
    largest = std::max(largest, std::abs(system_.A[a][a]));
    x_[a] = row.missing;
  }
  for (int a = 0; a < n; ++a) system_.A[a][a] += unknown_[a].softness * largest + unknown_[a].turn;
  if (!system_.factor<kFixed>(1e-3 * kRegular * largest)) return false;
  system_.solve<kFixed>(x_);
  if (sticking_ > 1) refine<kFixed>(largest);
  return true;
}

bool ContactModes::solve() {
  switch (system_.size) {
    case 1:
      return solve_sized<1>();
    case 2:
      return solve_sized<2>();
    case 3:
      return solve_sized<3>();
    case 4:
      return solve_sized<4>();
    case 5:
      return solve_sized<5>();
    case 6:
      return solve_sized<6>();
    default:
      return solve_sized<0>();
  }
}

void ContactModes::apply(Faults& faults) {
  Vector6 after = before_;
  for (int a = 0; a < system_.size; ++a) after += x_[a] * *unknown_[a].push;
  after_ = after;
  const Vector3 v = after.head<3>(), w = after.tail<3>();
  const double accuracy = kAccuracy * scale_, may_slip2 = may_slip_ * may_slip_, held2 = held_ * held_;
  const SlidingContact* contacts = contacts_.data();
  for (int i = 0, count = count_; i < count; ++i) {
    const SlidingContact& c = contacts[i];
    Place& place = place_[i];
    const double normal = place.normal.dot(after), above = normal - c.least_speed;
    place.above = above;
    if (place.mode == Mode::open) {
      faults.approaches |= above < -allowed_;
      continue;
    }
    const Vector3 slip = v + w.cross(c.r) - normal * c.n;
    place.slip_now = slip;
    faults.misses |= std::abs(above) > accuracy;
    const double squared = slip.squaredNorm();
    if (place.mode == Mode::sticks) {
      faults.creeps |= squared > may_slip2;
    } else if (c.friction > 0) {
      const double along = slip.dot(place.slip), off = squared - along * along;
      faults.reversed |= !place.slipped && !(along > 0 && squared > kSlips * kSlips);
      faults.aside |= squared > held2 && (along <= 0 || off > kSameDirection * kSameDirection * squared);
    }
  }
}

/// Newton's method for the directions of slip: turning t by d changes the impulse by -d lambda mu (n x t), and n x t
/// itself by -d t.
void ContactModes::turn_slips() {
  const int pushing = system_.size;
  std::array<int, kMaxSlidingContacts> turning;
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts_[i];
    Place& place = place_[i];
    if (place.mode != Mode::slides || !place.has_slip) continue;
    const double along = place.slip.dot(place.slip_now);
    if (!(along > kSlips) && !place.slipped) continue;
    const Vector3 across = c.n.cross(place.slip);
    set_along(i, across, place.tangent[0]);
    set_push(i, -normal(i) * c.friction * across, place.tangent_push[0]);
    place.tangents_known = false;
    turning[system_.size - pushing] = i;
    add(place.tangent[0], place.tangent_push[0], -place.tangent[0].dot(before_), kRegular);
    unknown_[system_.size - 1].turn = -std::max(along, 0.0);
  }
  if (system_.size == pushing || !solve()) return;
  for (int a = pushing; a < system_.size; ++a) {
    Place& place = place_[turning[a - pushing]];
    const double turn = std::clamp(x_[a], -kMaxTurn, kMaxTurn);
    set_slip(place, (place.slip + turn * unknown_[a].along->head<3>()).normalized());
  }
}

}  // namespace talus::rockfall
