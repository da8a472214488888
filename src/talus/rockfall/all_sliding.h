#pragma once

// The problem of sliding.h where all contacts that carry slide, and no more than three do: nearly always, for a rock
// that slides. With the along and push of contact_modes.h and given directions t of slip it is
//
//     x >= 0,   A x >= missing,   x.(A x - missing) = 0,     A_ab = along_a.push_b
//
// One contact after the other is closed, the one that approaches fastest first, and one that would pull is opened.
// Only then the directions of slip are corrected: which contacts carry hardly depends on them.

#include <array>
#include <span>

#include "talus/rockfall/sliding.h"

namespace talus::rockfall {

class AllSliding {
 public:
  AllSliding(std::span<const SlidingContact> contacts, const SlidingBody& body);

  /// Has a solution been found in which all that carries slides?
  [[nodiscard]] bool run();

  [[nodiscard]] Vector3 v() const { return after_.head<3>(); }
  [[nodiscard]] Vector3 w() const { return after_.tail<3>(); }
  void get(std::span<SlidingImpulse> impulses) const;

 private:
  static constexpr int kMaxCarrying = 3;

  using Vector6 = Eigen::Matrix<double, 6, 1>;
  using Values = std::array<double, kMaxCarrying>;

  struct Place {
    Vector6 along;
    Vector3 u;       // m/s, before the step
    double missing;  // m/s: what its normal speed lacks before the step
    double lacks;    // the same after it
  };
  struct Carrying {
    int place;
    Vector3 slip;      // t
    Vector3 slip_now;  // after the step
    Vector6 push;
  };
  enum class Slips { as_assumed, turned, stopped };

  [[nodiscard]] bool close(int i);
  void open(int a);
  [[nodiscard]] bool make_room();
  void find_push(Carrying& carrying) const;
  [[nodiscard]] bool solve(const Values& m, Values& y) const;
  [[nodiscard]] bool drop_pulling();
  [[nodiscard]] int apply();
  [[nodiscard]] Slips compare_slips();
  void take_slips();
  [[nodiscard]] bool carries_as_asked() const;
  [[nodiscard]] double rate(int a, int b) const { return place_[carrying_[a].place].along.dot(carrying_[b].push); }

  std::span<const SlidingContact> contacts_;
  const SlidingBody& body_;
  Vector6 before_, after_;  // velocity
  int count_, carry_ = 0;
  int first_ = -1;  // that is closed
  double accuracy_;
  std::array<Place, kMaxSlidingContacts> place_;
  std::array<Carrying, kMaxCarrying + 1> carrying_;  // the last: the next one
  std::array<Values, kMaxCarrying> A_;
  Values missing_, x_;  // of those that carry
};

}  // namespace talus::rockfall
