#pragma once

// The law `bounded` (bounded.h) for one body that strikes fixed ground at a few independent places: the same answer
// without matrices of changing size, for a rock that strikes thousands of times. With
//
//     y = M^(1/2) u = ( sqrt(m) v, sqrt(I) w_B ),      n_i = M^(-1/2) N_i,      d_i likewise along friction,
//
// (w_B, I: in principal axes) kinetic energy is y.y/2, an impulse l changes y by l n_i, and the inelastic response is
// the projection of y on the cone n_i.y >= 0, found by guessing which contacts push and correcting the guess. Where
// contacts depend on each other (four corners of a flat base) the impulses are not unique: `solve` says so, and the
// general law, which takes those of least norm, is to be asked.
//
// While friction and normal impulses take turns, y itself is not needed: n_i.y and d_i.y are, and an impulse changes
// them by products n_i.n_j, n_i.d_j and d_i.d_j that stay the same.

#include <array>
#include <span>

#include "talus/core/linear_algebra.h"

namespace talus::laws {

/// A contact of a body with fixed ground.
struct OneBodyContact {
  core::Vector3 r = core::Vector3::Zero();        ///< from the centre of mass, in principal axes
  core::Vector3 normal = core::Vector3::UnitZ();  ///< towards the body, unit, in principal axes
  double restitution = 0;
  double friction = 0;
};

struct OneBody {
  double mass = 0;
  core::Vector3 moments = core::Vector3::Zero();
  core::Vector3 v = core::Vector3::Zero(), w = core::Vector3::Zero();  ///< in principal axes
};

class BoundedOneBody {
 public:
  static constexpr int kMaxContacts = 6;

  /// False: too many contacts, dependent ones, or no convergence; nothing is changed. Else the body has its velocity
  /// after the impact.
  [[nodiscard]] bool solve(std::span<const OneBodyContact> contacts, OneBody& body);

  [[nodiscard]] double normal_impulse(int i) const { return normal_impulse_[i]; }
  [[nodiscard]] double tangent_impulse(int i) const { return tangent_impulse_[i]; }
  [[nodiscard]] double energy_before() const { return energy_before_; }
  [[nodiscard]] double energy_after() const { return 0.5 * y_.squaredNorm(); }

 private:
  using Vector6 = Eigen::Matrix<double, 6, 1>;
  using Values = std::array<double, kMaxContacts>;
  using Flags = std::array<bool, kMaxContacts>;

  void pose(std::span<const OneBodyContact> contacts, const OneBody& body);
  template <int kFixed>  // number of contacts, if known; 0: not known
  [[nodiscard]] bool inelastic(const Values& approach, const Flags& among, Values& impulse) const;
  using Matrix6 = std::array<std::array<double, kMaxContacts>, kMaxContacts>;
  template <int kFixed>
  [[nodiscard]] bool solve_active(const Matrix6& A, const Values& approach, const Flags& active, Values& impulse) const;
  [[nodiscard]] bool project(Vector6& y, const Flags& among, double factor, Values& impulse, double& added) const;
  [[nodiscard]] bool blend();
  [[nodiscard]] bool reflect(Vector6& y, Values& impulse) const;
  void choose_friction(std::span<const OneBodyContact> contacts, const OneBody& body);
  [[nodiscard]] bool rub(std::span<const OneBodyContact> contacts);
  template <int kFixed>
  [[nodiscard]] bool take_turns(std::span<const OneBodyContact> contacts);
  template <int kFixed>
  void rub_once(const Values& limit);
  template <int kFixed>
  [[nodiscard]] double sweep(const Values& limit);
  template <int kFixed>
  void settle(const Values& limit);
  template <int kFixed>
  void push_tangential(int i, double step);
  template <int kFixed>
  [[nodiscard]] bool push_back(double& added);

  int count_ = 0;
  std::array<Vector6, kMaxContacts> n_, d_;
  Matrix6 A_, C_, D_;           // n_i.n_j, d_i.n_j, d_i.d_j
  Values size_;                 // |n_i|
  Values approach_, slip_;      // n_i.y, d_i.y
  Vector6 scale_, before_, y_;  // scale_: diagonal of M^(1/2)
  double energy_before_ = 0, speed_ = 0;
  Values restitution_{}, normal_impulse_{}, tangent_impulse_{};
};

}  // namespace talus::laws
