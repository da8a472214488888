#pragma once

// The problem of sliding.h by guessing which contacts are open, slide or stick. For given modes it is linear. With
// an unknown size x_b of an impulse along p_b at r_b, and its condition l_a.v+ = w_a at r_a,
//
//     sum_b A_ab x_b = w_a - l_a.v_a,     A_ab = l_a.p_b / m + (r_a x l_a).I^-1 (r_b x p_b)
//
//     slides:    p = n - mu t, l = n, w = s         (t: unit, the slip after the step)
//     sticks:    p = l = n, w = s;  and two tangents with p = l, w = 0
//
// If A x breaks a law of contact, a mode or the directions of slip are corrected.

#include <array>
#include <cmath>
#include <span>

#include "talus/rockfall/contact_sweeps.h"
#include "talus/rockfall/sliding.h"
#include "talus/rockfall/small_system.h"

namespace talus::rockfall {

class ContactModes {
 public:
  static constexpr int kMaxRounds = 16;
  static constexpr double kSlips = 1e-6;          ///< m/s: slower is sticking
  static constexpr double kAccuracy = 1e-9;       ///< of the speeds involved
  static constexpr double kSameDirection = 1e-3;  ///< sine between assumed and resulting slip that needs no correction

  ContactModes(std::span<const SlidingContact> contacts, const SlidingBody& body, double slack);
  ContactModes(const ContactModes&) = delete;  // unknowns point to places
  ContactModes& operator=(const ContactModes&) = delete;

  /// Have modes been found that obey the laws of contact?
  [[nodiscard]] bool run(int rounds = kMaxRounds);

  void take_modes(const ContactSweeps& sweeps);

  /// m/s by which contacts may miss their normal speed, and slip although they stick.
  [[nodiscard]] double allowed() const { return allowed_; }
  [[nodiscard]] double may_slip() const { return may_slip_; }
  [[nodiscard]] Vector3 v() const { return after_.head<3>(); }
  [[nodiscard]] Vector3 w() const { return after_.tail<3>(); }
  [[nodiscard]] SlidingImpulse impulse(int i) const {
    return place_[i].mode == Mode::open ? SlidingImpulse{} : SlidingImpulse{normal(i), tangential(i)};
  }

 private:
  enum class Mode { open, slides, sticks };

  using Vector6 = Eigen::Matrix<double, 6, 1>;  // of a velocity (v, w) or what acts on it

  struct Place {
    Mode mode;
    bool slipped;                                  // it stuck beyond the cone
    bool has_slip;                                 // else t is zero
    bool push_known, tangents_known;               // and need not be found again in the next round
    int first;                                     // of its unknowns
    double missing;                                // m/s: what its normal speed before the step lacks
    double above;                                  // m/s, after the step: by how much its normal speed exceeds s
    double carried;                                // N s: normal impulse before a contact was added
    Vector3 slip;                                  // t
    Vector3 slip_now;                              // m/s, after the step
    Vector6 normal, push;                          // along and push of its first unknown
    std::array<Vector6, 2> tangent, tangent_push;  // of the others, if it sticks; of a turn of t, if it slides
  };

  struct Unknown {
    const Vector6* along;  // (l, r x l): times the velocity, the speed along l
    const Vector6* push;   // (p/m, I^-1 (r x p)): change of velocity by x = 1
    double missing;        // w - l.v
    double softness;       // added to the diagonal, times its largest
    double turn;           // added to the diagonal
  };

  /// What the velocity after a step breaks.
  struct Faults {
    bool reversed = false;    // a slip has stopped or turned round
    bool approaches = false;  // an open contact does
    bool misses = false;      // a normal speed is not what was asked for
    bool creeps = false;      // what sticks slips
    bool aside = false;       // friction does not oppose the slip
  };
  static constexpr int kMaxUnknowns = 3 * kMaxSlidingContacts;

  void set_along(int i, const Vector3& l, Vector6& along) const {
    along.head<3>() = l;
    along.tail<3>() = contacts_[i].r.cross(l);
  }
  void set_push(int i, const Vector3& p, Vector6& push) const {
    push.head<3>() = body_.inverse_mass * p;
    push.tail<3>().noalias() = body_.inverse_inertia * contacts_[i].r.cross(p);
  }
  void add(const Vector6& along, const Vector6& push, double missing, double softness) {
    unknown_[system_.size++] = {.along = &along, .push = &push, .missing = missing, .softness = softness, .turn = 0};
  }
  static void set_mode(Place& place, Mode mode) {
    place.mode = mode;
    place.push_known = false;
  }
  static void set_slip(Place& place, const Vector3& slip) {
    place.slip = slip;
    place.push_known = false;
  }
  void find_tangents(int i);
  void list_unknowns();
  void soften();
  [[nodiscard]] bool solve();
  template <int kFixed>  // number of unknowns, if known; 0: not known
  [[nodiscard]] bool solve_sized();
  template <int kFixed>
  void refine(double largest);
  void apply(Faults& faults);
  void close(int i);
  [[nodiscard]] bool drop_pulling();
  [[nodiscard]] bool drop_for_added();
  [[nodiscard]] bool let_slip();
  void let_creep();
  void stop_reversed();
  void add_approaching();
  [[nodiscard]] bool friction_opposes(bool may_turn, double& sine2);
  void take_slips();
  void turn_slips();
  [[nodiscard]] double normal(int i) const { return x_[place_[i].first]; }
  [[nodiscard]] double tangential(int i) const {
    const int k = place_[i].first;
    if (place_[i].mode == Mode::sticks) return std::sqrt(x_[k + 1] * x_[k + 1] + x_[k + 2] * x_[k + 2]);
    return place_[i].has_slip ? contacts_[i].friction * x_[k] : 0;
  }

  std::span<const SlidingContact> contacts_;
  const SlidingBody& body_;
  Vector6 before_, after_;  // velocity
  int count_, sticking_;
  int added_;  // contact that approached and was closed
  double scale_, allowed_, may_slip_;
  double held_;  // m/s: slip that friction at its limit need not oppose
  std::array<Place, kMaxSlidingContacts> place_;
  std::array<Unknown, kMaxUnknowns> unknown_;
  SmallSystem<kMaxUnknowns> system_;
  SmallSystem<kMaxUnknowns>::Values x_;
};

}  // namespace talus::rockfall
