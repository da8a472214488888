#pragma once

// The problem of sliding.h by sweeps over the contacts, one after the other: each gets the normal impulse that keeps it
// from approaching, and friction against its slip within Coulomb's cone (projected Gauss-Seidel). Slower than solving
// for all at once, but it also arrives where many contacts are redundant and modes cannot be guessed.

#include <array>
#include <span>

#include "talus/rockfall/sliding.h"

namespace talus::rockfall {

class ContactSweeps {
 public:
  ContactSweeps(std::span<const SlidingContact> contacts, const SlidingBody& body);

  void sweep(int times);

  /// Do the laws of contact hold, normal speeds to within `slack`, and may what sticks slip by `may_slip` (m/s)?
  [[nodiscard]] bool settled(double slack, double may_slip) const;

  [[nodiscard]] const SlidingBody& body() const { return body_; }
  [[nodiscard]] double normal(int i) const { return contacts_[i].n.dot(impulse_[i]); }
  [[nodiscard]] Vector3 tangential(int i) const { return impulse_[i] - normal(i) * contacts_[i].n; }
  /// Is friction at its limit?
  [[nodiscard]] bool slides(int i) const;

 private:
  void push(int i);

  std::span<const SlidingContact> contacts_;
  SlidingBody body_;
  int count_;
  std::array<Vector3, kMaxSlidingContacts> impulse_;
  std::array<double, kMaxSlidingContacts> normal_mass_, tangent_mass_;  // kg: what resists at the contact, at least
};

}  // namespace talus::rockfall
