#pragma once

// The dual active-set method of Goldfarb & Idnani (1983), "A numerically stable dual method for solving strictly convex
// quadratic programs", Math. Programming 27, 1-33, for
//
//     minimise 1/2 x' H x + g' x   subject to   lower <= A x <= upper,      H symmetric positive definite.
//
// It starts from the unconstrained minimum and takes in violated rows one at a time, keeping the multipliers of the
// rows it holds non-negative; the objective grows with every row, so no set of rows returns. See docs/solvers.

#include <vector>

#include "talus/solvers/active_normals.h"
#include "talus/solvers/buffer.h"
#include "talus/solvers/envelope_cholesky.h"
#include "talus/solvers/qp.h"

namespace talus::solvers {

struct GoldfarbIdnaniSettings {
  double tolerance = 1e-9;  ///< largest re-checked residual that counts as solved; dimensionless
  double violation =
      1e-14;  ///< a row counts as violated above this, relative to x and the bound in the norm of H; dimensionless
  int steps_per_row = 20;  ///< iteration limit: this times (variables + rows), plus 100
  int refinements = 3;     ///< most corrections of the final point against the original data
};

/// Reuse one object: for problems of the same or a smaller size it allocates nothing. (The solution is resized; Eigen
/// allocates when that changes its size.)
///
/// Statuses: solved, infeasible, iteration_limit, inaccurate, not_definite (H), non_finite.
class GoldfarbIdnani {
 public:
  explicit GoldfarbIdnani(const GoldfarbIdnaniSettings& settings = {}) : settings_(settings) {}

  [[nodiscard]] QpInfo solve(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                             const ConstVectorRef& lower, const ConstVectorRef& upper, QpSolution& solution);

 private:
  using Index = Eigen::Index;
  enum class Role : char { free, held, ignored };
  enum class Step { entered, dropped, ignored, infeasible };

  struct Problem {  // views of the arguments of solve
    const ConstMatrixRef& H;
    const ConstVectorRef& g;
    const ConstMatrixRef& A;
    const ConstVectorRef& lower;
    const ConstVectorRef& upper;
  };

  struct Held {
    Index row;
    double sign;  // +1: holds the lower, -1: the upper bound
    double pull;  // multiplier of the unit normal, >= 0 unless an equality
    bool equality;
  };

  [[nodiscard]] bool prepare(const Problem& problem);
  [[nodiscard]] bool scale_rows(const Problem& problem);
  [[nodiscard]] Status iterate(int& iterations);
  [[nodiscard]] bool choose_entering();
  [[nodiscard]] Step step();
  [[nodiscard]] double longest_dual_step(Index& blocking) const;
  void hold_entering();
  void ignore_entering();
  [[nodiscard]] double excess(Index row, double sign) const;
  [[nodiscard]] double row_size(Index row, double sign) const;
  void write_solution(QpSolution& solution) const;
  [[nodiscard]] QpResiduals polish(const Problem& problem, QpSolution& solution);
  void correct(const Problem& problem, QpSolution& solution);
  void clip_multipliers(QpSolution& solution) const;

  GoldfarbIdnaniSettings settings_;
  EnvelopeCholesky cholesky_;     // H = L L'
  MatrixBuffer normals_;          // unit columns c_i = L^-1 a_i / beta_i
  VectorBuffer beta_;             // |L^-1 a_i|
  VectorBuffer lower_, upper_;    // bounds of c_i' w
  VectorBuffer w_;                // L' x
  VectorBuffer d_, z_, r_;        // of the entering normal: Q' n, n - Q Q' n, R^-1 Q' n
  VectorBuffer kept_x_, kept_y_;  // before a correction
  ActiveNormals active_;
  std::vector<Held> held_;  // in the order of the columns of active_
  std::vector<Role> role_;  // of each row
  Held entering_{};
  double condition_ = 1;   // of L, estimated
  double slack_ = 0;       // violation that is ignored, relative to w_size_ and the bound
  double start_size_ = 0;  // |w0|
  double w_size_ = 0;      // |w0| + |w|
};

}  // namespace talus::solvers
