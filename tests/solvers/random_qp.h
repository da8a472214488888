#pragma once

// Quadratic programmes with a known solution, built backwards: choose x*, which rows are active, and multipliers y* of
// the right signs; then the bounds follow from A x* and the gradient from g = A' y* - H x*.

#include <cstdint>
#include <random>

#include "talus/solvers/qp.h"

namespace talus::testing {

using solvers::Matrix;
using solvers::Vector;

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  /// In [0, 1), the same on every platform.
  double unit() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }
  double uniform(double low, double high) { return low + (high - low) * unit(); }
  bool chance(double probability) { return unit() < probability; }
  int integer(int low, int high) { return low + static_cast<int>(unit() * (high - low + 1)); }
  Vector vector(int size);
  Matrix matrix(int rows, int cols);

 private:
  std::mt19937_64 engine_;
};

struct Qp {
  Matrix H;
  Vector g;
  Matrix A;
  Vector lower;
  Vector upper;
  Vector x;  ///< the solution; the only one if H is positive definite
  Vector y;  ///< multipliers; not the only ones if active rows are dependent
};

struct RandomQpOptions {
  int variables = 3;
  int rows = 3;
  double log10_condition = 1;     ///< of H, at most about this
  int rank_loss = 0;              ///< zero eigenvalues of H
  double dependent_rows = 0.25;   ///< share of rows that are copies or combinations of earlier ones
  double degenerate_rows = 0.1;   ///< share of the active inequalities that have a zero multiplier
  double log10_row_scales = 0;    ///< rows are multiplied by up to 10^(+-this)
};

[[nodiscard]] Qp random_qp(Random& random, const RandomQpOptions& options);

/// As `qp`, with row i of the result being row order[i].
[[nodiscard]] Qp reordered(const Qp& qp, const std::vector<int>& order);

/// A random order of 0 ... size-1.
[[nodiscard]] std::vector<int> random_order(Random& random, int size);

template <typename Solver>
solvers::QpInfo solve(Solver& solver, const Qp& qp, solvers::QpSolution& solution) {
  return solver.solve(qp.H, qp.g, qp.A, qp.lower, qp.upper, solution);
}

}  // namespace talus::testing
