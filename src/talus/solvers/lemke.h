#pragma once

// Lemke's complementary pivoting for LCP(M, q), any square M:
//
//     w = M z + d z0 + q,   d = (1, ..., 1)
//
// starts where z0 is just large enough, then lets the complement of the variable that left enter, until z0 leaves (a
// solution) or nothing blocks (a secondary ray). Lemke 1965; Cottle, Pang & Stone 2009, algorithm 4.4.5. Succeeds for
// every solvable problem with copositive-plus M (so every positive semi-definite one) and for the frictional contact
// LCP, whose zero rows of q make every step degenerate. Against cycling, ratios are compared lexicographically: first
// the constants, then, where these tie, the answers to an infinitesimal irregular perturbation of q (dictionary.h).

#include <vector>

#include "talus/solvers/dictionary.h"
#include "talus/solvers/lcp.h"

namespace talus::solvers {

struct LemkeSettings {
  int max_pivots = 0;             ///< 0: 100 + 50 n
  double tolerance = 1e-9;        ///< largest scaled residual that counts as solved
  double pivot_tolerance = 1e-9;  ///< entries of the entering column below this (relative) do not block
  /// Further covering vectors d to try when all ones ends without a solution. The status of the first attempt is
  /// reported if none succeeds.
  int restarts = 0;
};

class Lemke {
 public:
  explicit Lemke(LemkeSettings settings = {}) : settings_(settings) {}

  [[nodiscard]] LcpInfo solve(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution);

 private:
  [[nodiscard]] Status pivot_to_the_end(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt, int& pivots);
  [[nodiscard]] int first_row() const;
  [[nodiscard]] int blocking_row(int entering, double largest_entry);
  [[nodiscard]] Status judge(Status ended, const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution,
                             double& residual) const;
  void extract(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const;
  void refine(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const;

  LemkeSettings settings_;
  LemkeDictionary dictionary_;
  double M_size_ = 0;  // largest entries
  double q_size_ = 0;
  std::vector<int> rows_;
};

}  // namespace talus::solvers
