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

ContactModes::Vector6 ContactModes::with_arm(int i, const Vector3& l) const {
  Vector6 along;
  along << l, contacts_[i].r.cross(l);
  return along;
}

void ContactModes::add(int i, const Vector3& push, const Vector6& along, double missing, double softness) {
  Unknown& unknown = unknown_[system_.size++];
  unknown.along = along;
  unknown.push << body_.inverse_mass * push, body_.inverse_inertia * contacts_[i].r.cross(push);
  unknown.missing = missing;
  unknown.softness = softness;
  unknown.turn = 0;
}

void ContactModes::list_unknowns() {
  sticking_ = 0;
  for (int i = 0; i < count_; ++i) sticking_ += place_[i].mode == Mode::sticks ? 1 : 0;
  const double softness = sticking_ > 1 ? kSoft : kRegular;
  system_.size = 0;
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts_[i];
    Place& place = place_[i];
    if (place.mode == Mode::open) continue;
    place.first = system_.size;
    if (place.mode == Mode::slides) {
      add(i, c.n - c.friction * place.slip, place.normal, place.missing, kRegular);
      continue;
    }
    Eigen::Index axis = 0;
    c.n.cwiseAbs().minCoeff(&axis);
    const Vector3 t = c.n.cross(Vector3::Unit(axis)).normalized(), b = c.n.cross(t);
    add(i, c.n, place.normal, place.missing, kRegular);
    for (const Vector3& l : {t, b}) {
      const Vector6 along = with_arm(i, l);
      add(i, l, along, -along.dot(before_), softness);
    }
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
    for (int b = 0; b < n; ++b) system_.A[a][b] = row.along.dot(unknown_[b].push);
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
    case 6:
      return solve_sized<6>();
    default:
      return solve_sized<0>();
  }
}

void ContactModes::apply() {
  after_ = before_;
  for (int a = 0; a < system_.size; ++a) after_ += x_[a] * unknown_[a].push;
  const Vector3 v = after_.head<3>(), w = after_.tail<3>();
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts_[i];
    const double normal = place_[i].normal.dot(after_);
    place_[i].above = normal - c.least_speed;
    if (place_[i].mode != Mode::open) place_[i].slip_now = v + w.cross(c.r) - normal * c.n;
  }
}

/// Newton's method for the directions of slip: turning t by d changes the impulse by -d lambda mu (n x t), and n x t
/// itself by -d t.
void ContactModes::turn_slips() {
  const int pushing = system_.size;
  std::array<int, kMaxSlidingContacts> turning;
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts_[i];
    const Place& place = place_[i];
    if (place.mode != Mode::slides || !place.has_slip) continue;
    const double along = place.slip.dot(place.slip_now);
    if (!(along > kSlips) && !place.slipped) continue;
    const Vector3 across = c.n.cross(place.slip);
    const Vector6 across6 = with_arm(i, across);
    turning[system_.size - pushing] = i;
    add(i, -normal(i) * c.friction * across, across6, -across6.dot(before_), kRegular);
    unknown_[system_.size - 1].turn = -std::max(along, 0.0);
  }
  if (system_.size == pushing || !solve()) return;
  for (int a = pushing; a < system_.size; ++a) {
    Vector3& t = place_[turning[a - pushing]].slip;
    t = (t + std::clamp(x_[a], -kMaxTurn, kMaxTurn) * unknown_[a].along.head<3>()).normalized();
  }
}

}  // namespace talus::rockfall
