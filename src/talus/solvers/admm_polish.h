#pragma once

// Turns an approximate solution of a scaled quadratic programme into an accurate one: guess which rows are active and
// solve their optimality conditions as equations (Stellato et al. 2020, section 4),
//
//     [ P + delta p I       Aa'      ] [dx]   [ -(P x + q + Aa' y) ]
//     [ Aa             -delta/p I    ] [dy] = [  ba - Aa x         ],      repeated until the right-hand side vanishes.
//
// Departures: the regularisation is weighted with p = max |P|, so that it does not depend on the scale of the cost; the
// repetition starts from the approximate solution instead of zero, so that among the multipliers of dependent rows it
// finds those nearest to the given ones, which have the right signs; and the guess can be revised.

#include <vector>

#include "talus/solvers/buffer.h"
#include "talus/solvers/envelope_cholesky.h"
#include "talus/solvers/scaled_qp.h"

namespace talus::solvers {

struct AdmmPolishSettings {
  double regularisation = 1e-8;  ///< delta, in the equilibrated problem; a hundredth of it at a second attempt
  int refinements = 30;          ///< most repetitions per guess
  int guesses = 8;               ///< most sets of active rows to try at one call
};

class AdmmPolish {
 public:
  void resize(Eigen::Index variables, Eigen::Index rows);

  /// Guess the active rows from an iterate; y in the sign of ScaledQp. It becomes the point to improve.
  void guess(const ScaledQp& problem, const ConstVectorRef& x, const ConstVectorRef& z, const ConstVectorRef& y);
  /// Solve for the guess. False if the equations could not be factored.
  [[nodiscard]] bool improve(const ScaledQp& problem, double regularisation, int refinements);
  /// Let go of rows with a multiplier of the wrong sign, take in violated rows. False if there are none of either.
  [[nodiscard]] bool revise(const ScaledQp& problem);

  [[nodiscard]] Eigen::Map<const Vector> x() const { return x_.view(); }
  /// Multipliers; 0 where the sign would be wrong.
  [[nodiscard]] Eigen::Map<const Vector> y() const { return clipped_y_.view(); }

 private:
  enum class Side : char { none, lower, upper, both };

  void list_active();
  [[nodiscard]] bool factor(const ScaledQp& problem, double regularisation);
  [[nodiscard]] double right_hand_side(const ScaledQp& problem, Eigen::Ref<Vector> rhs) const;
  void clip();

  std::vector<Side> side_;            // of each row
  std::vector<Eigen::Index> active_;  // rows with a side, in order
  EnvelopeCholesky kkt_;
  MatrixBuffer kkt_matrix_;
  VectorBuffer rhs_;
  VectorBuffer x_, y_, clipped_y_;
};

}  // namespace talus::solvers
