#pragma once

// Cholesky factor of a symmetric matrix K, positive definite or quasi-definite:
//
//     K = L S L',    S = diag(+1 ... +1, -1 ... -1)  with p times +1,    L lower triangular, L_ii > 0,
//
//     L_ij = S_j (K_ij - sum_{k<j} S_k L_ik L_jk) / L_jj,      L_ii = sqrt( S_i (K_ii - sum_{k<i} S_k L_ik^2) ).
//
// p = n is the ordinary factor of a positive definite K. A quasi-definite K = [P A'; A -D] (P, D positive definite) has
// such a factor in any order of its rows (Vanderbei 1995, "Symmetric quasidefinite matrices", SIAM J. Optim. 5,
// thm 2.1).
//
// Rows of L start at the first non-zero of the same row of K (the envelope, which the factor keeps: George & Liu 1981,
// ch. 4), so that a diagonal or block-diagonal K, such as a mass matrix, costs only its blocks.

#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/solvers/buffer.h"

namespace talus::solvers {

class EnvelopeCholesky {
 public:
  using VectorRef = Eigen::Ref<core::Vector>;

  /// Get the memory for matrices of up to n rows.
  void reserve(Eigen::Index n);

  /// Reads the lower triangle of K. False if one of the first `positive` pivots is not above, or one of the rest not
  /// below zero, by more than round-off of its diagonal entry; the factor is then unusable.
  [[nodiscard]] bool factor(const core::ConstMatrixRef& K, Eigen::Index positive);

  /// b := L^-1 b   and   b := L^-T b; with p = n, K^-1 = L^-T L^-1
  void solve_lower(VectorRef b) const;
  void solve_upper(VectorRef b) const;
  /// b := K^-1 b
  void solve(VectorRef b) const;

  /// Largest over smallest diagonal entry of L: a cheap lower estimate of the condition number of L, the square root
  /// of that of K.
  [[nodiscard]] double condition_estimate() const;

 private:
  [[nodiscard]] double signed_dot(Eigen::Index row_i, Eigen::Index row_j, Eigen::Index end) const;

  Eigen::Index positive_ = 0;
  MatrixBuffer rows_;                // column i holds row i of L, for contiguous access
  std::vector<Eigen::Index> first_;  // first column of row i in the envelope
};

}  // namespace talus::solvers
