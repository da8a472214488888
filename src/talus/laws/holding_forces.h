#pragma once

// Can every contact of one body hold, and with which forces? Of all forces in the friction cones that leave no
// acceleration at any contact, those nearest to the ones before:
//
//     minimise |x - p|^2   subject to   G x = h,   x in K = {|x_t| <= mu x_n at each contact}
//
//   x, p  forces now and before, per unit of mass, m/s^2            G  [N T], as many rows as degrees of freedom
//   h     the load: w = m G' M^-1 G x + b = 0 means h = -(M/m) S^-1 G b with S = G G', if G has full row rank
//
// The set is convex, so the answer is unique and the order of the contacts does not matter. Its dual has no more
// unknowns than the body has degrees of freedom, however many contacts there are:
//
//     x = P_K(p + G'y),   y minimises  1/2 |P_K(p + G'y)|^2 - h'y,
//
// with P_K the projection on the cones, contact by contact. Newton's method with the generalised Jacobian of P_K,
// regularised in proportion to what is off, and halved steps (Qi & Sun 2006, A quadratically convergent Newton method
// for the nearest correlation matrix, has the same form). A y with G'y in the polar cone and h'y > 0 proves that no
// such forces exist.

#include <vector>

#include "talus/laws/balance_problem.h"

namespace talus::laws {

template <int dofs, int tangents>
class HoldingForces {
 public:
  /// `normal` and `tangent` hold the forces before on entry, and on return the answer; or what they held, and false:
  /// there are no such forces, or the contacts are not enough to hold the body in every direction.
  [[nodiscard]] bool solve(const BalanceProblem& problem, Vector& normal, Vector& tangent);

  /// Largest acceleration that is left at a contact, in units of the largest entry of b.
  [[nodiscard]] double residual() const { return residual_; }

 private:
  using Load = Eigen::Matrix<double, dofs, 1>;
  using Square = Eigen::Matrix<double, dofs, dofs>;
  using Force = Eigen::Matrix<double, 1 + tangents, 1>;
  enum class Place { inside, on_cone, at_apex };
  struct Contact {
    Eigen::Matrix<double, dofs, 1 + tangents> G;
    double mu;
    Force before;   // p
    Force unbound;  // p + G'y
    Force x;        // its projection
    double share;   // on the cone: x_t over the tangential part of `unbound`
    Place place;
  };

  void gather(const BalanceProblem& problem, const Vector& normal, const Vector& tangent);
  [[nodiscard]] bool find_load(const BalanceProblem& problem);
  [[nodiscard]] bool approach();
  void evaluate();
  static void project(Contact& contact);
  [[nodiscard]] Square jacobian() const;
  [[nodiscard]] double excess() const;

  std::vector<Contact> contacts_;
  Square S_;
  Load load_, multiplier_, off_;  // h, y, G x - h
  double load_size_ = 0;
  double value_ = 0;      // of the dual
  bool refuted_ = false;  // y proves that there is no answer
  double residual_ = 0;
};

extern template class HoldingForces<3, 1>;
extern template class HoldingForces<6, 2>;

}  // namespace talus::laws
