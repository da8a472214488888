#pragma once

// Dantzig and Cottle's principal pivoting for the boxed LCP with a symmetric positive semi-definite matrix:
//
//     w = A x + b,   x_i = lower_i => w_i >= 0,   x_i = upper_i => w_i <= 0,   otherwise w_i = 0.
//
// One index after the other is driven to its condition while the conditions of those done before keep holding; an index
// that would break its own enters or leaves the basis on the way. (Cottle & Dantzig 1968; Baraff 1994 for contact.)
//
// Safe on singular A (redundant contacts): the basis only ever holds linearly independent columns. If the driven column
// depends on the basis, then A d = 0 for the direction d of motion (A is semi-definite), so w stays as it is and a
// basic variable must meet its bound: it leaves, and the driven column becomes independent. If nothing blocks, the
// problem has no solution. The answer for w is unique; x is one of possibly many (see closest.h).

#include <vector>

#include "talus/solvers/lcp.h"

namespace talus::solvers {

struct DantzigSettings {
  int max_pivots = 0;                   ///< 0: 100 + 50 n
  double tolerance = 1e-9;              ///< largest scaled residual that counts as solved
  double dependence_tolerance = 1e-11;  ///< a column whose Schur complement is below this share of A_ii is dependent
};

class Dantzig {
 public:
  explicit Dantzig(DantzigSettings settings = {}) : settings_(settings) {}

  /// LCP(A, b): lower = 0, upper = infinity.
  [[nodiscard]] LcpInfo solve(const ConstMatrixRef& A, const ConstVectorRef& b, LcpSolution& solution);
  /// Bounds may be infinite. lower <= upper is the caller's duty.
  [[nodiscard]] LcpInfo solve_boxed(const ConstMatrixRef& A, const ConstVectorRef& b, const ConstVectorRef& lower,
                                    const ConstVectorRef& upper, LcpSolution& solution);

 private:
  enum class State : char { pending, at_lower, at_upper, basic };
  enum class Event : char { none, done, driven_at_bound, leaves_basis, enters_basis };
  struct Block {
    Event event = Event::none;
    double step = 0;
    int index = -1;  // of the variable, or of the position in the basis for leaves_basis
    bool at_upper = false;
  };

  [[nodiscard]] LcpInfo solve_in_box(const ConstMatrixRef& A, const ConstVectorRef& b, LcpSolution& solution);
  [[nodiscard]] Status run(LcpSolution& solution, int& pivots);
  void set_up();
  [[nodiscard]] Status solve_pending(int& pivots, int limit);
  [[nodiscard]] int most_violated();
  [[nodiscard]] bool satisfied(int i) const;
  [[nodiscard]] double scale(int i) const;
  [[nodiscard]] Status drive(int i, int& pivots, int limit);
  void direction(int i, double sign);
  [[nodiscard]] Block find_block(int i, double sign) const;
  void consider_basis(Block& block) const;
  void consider_nonbasic(int driven, Block& block) const;
  [[nodiscard]] double largest_rate() const;
  void advance(int i, double sign, double step);
  [[nodiscard]] double project_on_basis(int i);
  void append_to_basis(int i, double schur);
  void remove_from_basis(int position);
  bool refine();
  void recompute_w();
  [[nodiscard]] double largest_basic_w() const;
  [[nodiscard]] double* factor_row(int r) { return factor_.data() + static_cast<std::size_t>(r) * size(n_); }
  [[nodiscard]] const double* factor_row(int r) const {
    return factor_.data() + static_cast<std::size_t>(r) * size(n_);
  }
  static std::size_t size(int n) { return static_cast<std::size_t>(n); }

  DantzigSettings settings_;
  double dependence_tolerance_ = 0;
  int n_ = 0;
  const double* A_ = nullptr;  // column-major with stride_, valid during solve
  std::ptrdiff_t stride_ = 0;
  const double* b_ = nullptr;
  std::vector<double> lower_, upper_;
  std::vector<double> x_, w_, dw_, row_size_;
  double x_size_ = 0;
  double b_size_ = 0;
  double smallest_schur_ = 0;
  std::vector<State> state_;
  std::vector<char> skipped_;   // does not block the present drive: depends on the basis
  std::vector<char> given_up_;  // w is within tolerance of zero and cannot be moved nearer
  std::vector<int> basis_;      // indices with w = 0, in the order of the factor
  std::vector<double> factor_;  // Cholesky factor L of A over the basis, row-major
  std::vector<double> y_, dx_;  // L y = A_Ci and the change of the basic x
};

}  // namespace talus::solvers
