#pragma once

// One contact of a problem, ready to be answered alone and often: the generalized directions of its normal and
// tangents, what a unit impulse along each does to its two bodies, and the matrix K of the relative velocity that
// impulses give.
//
//     u_a += (d/m_a, I_a^-1 (r_a x d)) p,     u_b -= (d/m_b, I_b^-1 (r_b x d)) p,      v = J'u,   K = J' M^-1 J
//
// J has three columns: first tangent, second tangent, normal. Joints are not seen here. Bodies in the plane are
// answered as bodies in space that know nothing of z: velocities are six numbers per body here, and the second tangent
// moves nothing.

#include <algorithm>
#include <utility>
#include <vector>

#include "talus/laws/law.h"

namespace talus::laws {

using core::Matrix3;
using core::Vector3;

/// One direction of a contact: v = d.(v_a - v_b) + angular_a.w_a + angular_b.w_b, and what a unit impulse along it adds
/// to the velocities.
struct LeanRow {
  int a = 0,
      b = 0;  ///< where the bodies' velocities begin; of a fixed body: a place where nothing is and nothing stays
  double inverse_mass_a = 0, inverse_mass_b = 0;
  Vector3 d = Vector3::Zero(), angular_a = Vector3::Zero(), angular_b = Vector3::Zero();
  Vector3 turned_a = Vector3::Zero(), turned_b = Vector3::Zero();

  [[nodiscard]] double speed(const double* u) const {
    double v = 0;
    for (int k = 0; k < 3; ++k)
      v += d[k] * (u[a + k] - u[b + k]) + (angular_a[k] * u[a + 3 + k] + angular_b[k] * u[b + 3 + k]);
    return v;
  }
  void push(double p, double* u) const {
    const double pa = p * inverse_mass_a, pb = p * inverse_mass_b;
    for (int k = 0; k < 3; ++k) {
      u[a + k] += pa * d[k];
      u[b + k] -= pb * d[k];
      u[a + 3 + k] += p * turned_a[k];
      u[b + 3 + k] += p * turned_b[k];
    }
  }
};

class BodyRows {
 public:
  void prepare(const ContactProblem& problem);

  /// Six numbers per body of the problem's velocity, and back.
  void widen(const ContactProblem& problem, const Vector& velocity, Vector& u) const;
  void narrow(const ContactProblem& problem, const Vector& u, Vector& velocity) const;
  /// Writes the impulse p of contact i into the response.
  static void note(const ContactProblem& problem, int i, const Vector3& p, Response& response);

  [[nodiscard]] int contacts() const { return static_cast<int>(contacts_.size()); }
  /// Relative velocity at contact i: along its tangents and its normal.
  [[nodiscard]] Vector3 speeds(int i, const Vector& u) const;
  [[nodiscard]] double normal_speed(int i, const Vector& u) const;
  /// Applies the impulse p (tangents, normal) at contact i.
  void push(int i, const Vector3& p, Vector& u) const;
  void push_normal(int i, double p, Vector& u) const;
  /// Direction k (tangents, normal) of contact i in a form that is quick to use again and again.
  [[nodiscard]] LeanRow lean(int i, int k, int nowhere) const;
  /// J'W J of one contact with weights `w` on tangents and normal: calls add(row, column, 6x6 block) for the blocks of
  /// its bodies, lower part.
  template <class Add>
  void blocks(int i, const Vector3& w, Add&& add) const;
  /// right += J p
  void add_generalized(int i, const Vector3& p, Vector& right) const;
  [[nodiscard]] const Matrix3& K(int i) const { return contacts_[static_cast<std::size_t>(i)].K; }

 private:
  struct Side {
    int offset = -1;  // of the body's velocity; -1: fixed
    double inverse_mass = 0;
    Matrix3 linear = Matrix3::Zero();   // columns d, signed
    Matrix3 angular = Matrix3::Zero();  // columns r x d, signed
    Matrix3 turned = Matrix3::Zero();   // I^-1 angular
  };
  struct Contact {
    Side a, b;
    Matrix3 K;
  };
  using Columns = Eigen::Matrix<double, 6, 3>;
  [[nodiscard]] static Columns columns(const Side& side) {
    Columns J;
    J << side.linear, side.angular;
    return J;
  }
  static void add_speeds(const Side& side, const Vector& u, Vector3& v);
  static void push(const Side& side, const Vector3& p, Vector& u);

  std::vector<Contact> contacts_;
};

template <class Add>
void BodyRows::blocks(int i, const Vector3& w, Add&& add) const {
  const Contact& contact = contacts_[static_cast<std::size_t>(i)];
  const Side* first = &contact.a;
  const Side* second = &contact.b;
  if (first->offset < 0) std::swap(first, second);
  const Columns J = columns(*first);
  add(first->offset, first->offset, Eigen::Matrix<double, 6, 6>(J * w.asDiagonal() * J.transpose()));
  if (second->offset < 0) return;
  const Columns L = columns(*second);
  add(second->offset, second->offset, Eigen::Matrix<double, 6, 6>(L * w.asDiagonal() * L.transpose()));
  const bool in_order = second->offset > first->offset;
  const Columns& lower = in_order ? L : J;
  const Columns& upper = in_order ? J : L;
  add(std::max(first->offset, second->offset), std::min(first->offset, second->offset),
      Eigen::Matrix<double, 6, 6>(lower * w.asDiagonal() * upper.transpose()));
}

}  // namespace talus::laws
