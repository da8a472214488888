#pragma once

// Of all x that come nearest to A x = b, the one of least norm, for any A (square, tall, wide, singular):
//
//     A P = Q [ T 0 ] Z,    T: r x r upper triangular,    x = P Z' [ T^-1 (Q'b)_r ]
//             [ 0 0 ]                                              [      0       ]
//
// Householder QR with column pivoting that stops at the rank, then reflections from the right (a complete orthogonal
// decomposition; Golub & Van Loan, Matrix Computations, 5.4). Contacts of one body have rank six however many there
// are, so that stopping there is most of the saving over a full factorisation. Nothing is allocated when a second
// matrix is no larger than the first.

#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/solvers/buffer.h"

namespace talus::solvers {

class MinimumNorm {
 public:
  using Index = Eigen::Index;

  /// A pivot at or below `rank_tolerance` times the first one counts as zero.
  void factor(const core::ConstMatrixRef& A, double rank_tolerance);
  [[nodiscard]] Index rank() const { return rank_; }
  /// `b` has as many entries as A has rows, `x` as A has columns.
  void solve(const core::ConstVectorRef& b, Eigen::Ref<core::Vector> x);

 private:
  [[nodiscard]] double* column(Index j) { return factors_.data() + j * rows_; }
  void take(const core::ConstMatrixRef& A);
  [[nodiscard]] bool pivot(Index k, double& first, double rank_tolerance);
  void reflect_column(Index k);
  void reflect_rows();

  Index rows_ = 0, columns_ = 0, rank_ = 0;
  std::vector<double> factors_;             // column-major: Q's vectors below the diagonal, T, Z's vectors to its right
  std::vector<double> left_, right_;        // scales of the reflections
  std::vector<double> squares_, at_first_;  // of what is left of each column, and when it was last computed
  std::vector<Index> order_;
  std::vector<double> work_;
};

}  // namespace talus::solvers
