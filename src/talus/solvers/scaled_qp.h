#pragma once

// Equilibration of a quadratic programme (Stellato et al. 2020, algorithm 2, after Ruiz 2001):
//
//     x = D x~,   P = c D H D,   q = c D g,   A~ = E A D,   l = E lower,   u = E upper
//
// with diagonal D, E > 0 and c > 0 such that the columns of [P A~'; A~ 0] have largest entries near 1 and the gradient
// is of order 1. Multipliers in the sign of that paper, P x~ + q + A~' y~ = 0, belong to ours by y = -E y~ / c.

#include "talus/solvers/buffer.h"
#include "talus/solvers/qp.h"

namespace talus::solvers {

class ScaledQp {
 public:
  /// Copy the problem and scale it in `passes` sweeps; rows and columns of zeros keep the scale 1.
  void assign(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A, const ConstVectorRef& lower,
              const ConstVectorRef& upper, int passes);

  [[nodiscard]] Eigen::Index variables() const { return q_.view().size(); }
  [[nodiscard]] Eigen::Index rows() const { return l_.view().size(); }
  [[nodiscard]] Eigen::Map<const Matrix> P() const { return P_.view(); }
  [[nodiscard]] Eigen::Map<const Matrix> A() const { return A_.view(); }
  [[nodiscard]] Eigen::Map<const Vector> q() const { return q_.view(); }
  [[nodiscard]] Eigen::Map<const Vector> l() const { return l_.view(); }
  [[nodiscard]] Eigen::Map<const Vector> u() const { return u_.view(); }

  /// From scaled to original and back; scaled y in the paper's sign, original y in ours.
  void unscale(const ConstVectorRef& x_scaled, const ConstVectorRef& y_scaled, Eigen::Ref<Vector> x,
               Eigen::Ref<Vector> y) const;
  /// True if the objective is zero everywhere.
  [[nodiscard]] bool is_costless() const;
  void scale(const ConstVectorRef& x, const ConstVectorRef& y, Eigen::Ref<Vector> x_scaled,
             Eigen::Ref<Vector> y_scaled) const;

 private:
  void normalise_rows();
  void equilibrate();
  void scale_cost();

  MatrixBuffer P_, A_;
  VectorBuffer q_, l_, u_;
  VectorBuffer d_, e_;                // diagonals of D and E
  VectorBuffer d_factor_, e_factor_;  // of one sweep
  double c_ = 1;
};

}  // namespace talus::solvers
