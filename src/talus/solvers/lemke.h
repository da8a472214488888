#pragma once

// Lemke's complementary pivoting for LCP(M, q), any square M:
//
//     w = M z + d z0 + q,   d = (1, ..., 1)
//
// starts where z0 is just large enough, then lets the complement of the variable that left enter, until z0 leaves (a
// solution) or nothing blocks (a secondary ray). Lemke 1965; Cottle, Pang & Stone 2009, algorithm 4.4.5 with the
// lexicographic rule of section 4.9. Succeeds for every solvable problem with copositive-plus M (so every positive
// semi-definite one) and for the frictional contact LCP, whose zero rows of q make every step degenerate: without the
// lexicographic rule it cycles.

#include <vector>

#include "talus/solvers/lcp.h"

namespace talus::solvers {

struct LemkeSettings {
  int max_pivots = 0;              ///< 0: 100 + 50 n
  double tolerance = 1e-9;         ///< largest scaled residual that counts as solved
  double pivot_tolerance = 1e-10;  ///< entries of the entering column below this (relative) do not block
  /// Further covering vectors d to try when the first ends on a ray or inaccurately. With 0 a ray is reported as it is.
  int restarts = 0;
};

class Lemke {
 public:
  explicit Lemke(LemkeSettings settings = {}) : settings_(settings) {}

  [[nodiscard]] LcpInfo solve(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution);

 private:
  // Variables are numbered w_i = i, z_i = n + i, z_0 = 2n.
  [[nodiscard]] Status attempt(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt_number, int& pivots);
  void set_up(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt_number);
  [[nodiscard]] int first_row() const;
  [[nodiscard]] int blocking_row(int entering) const;
  [[nodiscard]] bool lexicographically_less(int row_a, int row_b, int entering, int& next_column) const;
  [[nodiscard]] double inverse_entry(int row, int k) const;
  void pivot(int row, int column);
  void extract(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const;
  void refine(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const;
  void compute_w(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const;
  [[nodiscard]] bool ray_proves_infeasible(const ConstMatrixRef& M, const ConstVectorRef& q, int entering) const;

  [[nodiscard]] bool is_z(int variable) const { return variable >= n_ && variable < 2 * n_; }
  [[nodiscard]] double* column(int j) { return tableau_.data() + static_cast<std::size_t>(j) * stride_; }
  [[nodiscard]] const double* column(int j) const { return tableau_.data() + static_cast<std::size_t>(j) * stride_; }

  LemkeSettings settings_;
  int n_ = 0;
  std::size_t stride_ = 0;
  double scale_ = 1;             // of q, for deciding what is zero
  std::vector<double> tableau_;  // basic = column(n+1) + sum_j column(j) * nonbasic_j, columns 0..n
  std::vector<int> basic_;       // variable of each row
  std::vector<int> nonbasic_;    // variable of each column
  std::vector<int> place_of_;    // of each variable: its row if basic, ~column if not
};

}  // namespace talus::solvers
