#pragma once

// The dictionary of Lemke's method:  the basic variables as functions of the nonbasic ones,
//
//     basic = constant + eps perturbation + T nonbasic,
//
// starting from  w = q + eps r + M z + d z0.  Variables are numbered w_i = i, z_i = n + i, z_0 = 2n. The infinitesimal
// eps times an irregular positive r makes every basis nondegenerate: ties in the constants are decided by the
// perturbations.

#include <vector>

#include "talus/solvers/lcp.h"

namespace talus::solvers {

class LemkeDictionary {
 public:
  /// `attempt` chooses the covering vector d: all ones for 0, other irregular positive ones after that.
  void start(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt);

  /// Exchanges the basic variable of a row with the nonbasic variable of a column.
  void exchange(int row, int column);

  /// Computes the dictionary of the present basis anew, largest pivots first, to shed the round-off of small ones. If
  /// the basis is singular to working precision the dictionary stays as it is. Returns the size of the largest entry.
  double rebuild(const ConstMatrixRef& M, const ConstVectorRef& q);

  [[nodiscard]] int size() const { return n_; }
  [[nodiscard]] std::size_t stride() const { return stride_; }  ///< of the columns; beyond n they hold zeros
  [[nodiscard]] int z0() const { return 2 * n_; }
  [[nodiscard]] bool is_z(int variable) const { return variable >= n_ && variable < 2 * n_; }
  [[nodiscard]] int complement(int variable) const { return variable < n_ ? variable + n_ : variable - n_; }
  [[nodiscard]] int basic(int row) const { return basic_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] int nonbasic(int column) const { return nonbasic_[static_cast<std::size_t>(column)]; }
  [[nodiscard]] bool is_basic(int variable) const { return place(variable) >= 0; }
  /// Row of a basic, column of a nonbasic variable.
  [[nodiscard]] int row_of(int variable) const { return place(variable); }
  [[nodiscard]] int column_of(int variable) const { return ~place(variable); }

  [[nodiscard]] const double* column(int j) const { return values_.data() + static_cast<std::size_t>(j) * stride_; }
  [[nodiscard]] const double* constants() const { return column(n_ + 1); }
  [[nodiscard]] const double* perturbations() const { return column(n_ + 2); }
  [[nodiscard]] double largest_entry(int j) const;

 private:
  struct State {
    std::vector<double> values;
    std::vector<int> basic, nonbasic, place;
  };

  [[nodiscard]] int place(int variable) const { return place_[static_cast<std::size_t>(variable)]; }
  [[nodiscard]] double* mutable_column(int j) { return values_.data() + static_cast<std::size_t>(j) * stride_; }
  [[nodiscard]] bool exchange_largest();
  [[nodiscard]] double largest_entry() const;

  int n_ = 0;
  int attempt_ = 0;
  std::size_t stride_ = 0;
  std::vector<double> values_;           // n + 1 nonbasic columns, constants, perturbations
  std::vector<int> basic_;               // variable of each row
  std::vector<int> nonbasic_;            // variable of each column
  std::vector<int> place_;               // of each variable: its row if basic, ~column if not
  std::vector<int> entering_, leaving_;  // in rebuild: what is still to be exchanged
  State saved_;                          // in rebuild: the dictionary before it
};

}  // namespace talus::solvers
