#pragma once

// The operator-splitting method of OSQP (Stellato, Banjac, Goulart, Bemporad & Boyd 2020, "OSQP: an operator splitting
// solver for quadratic programs", Math. Prog. Comp. 12, 637-672) for
//
//     minimise 1/2 x' H x + g' x   subject to   lower <= A x <= upper,      H symmetric positive semi-definite,
//
// with dense matrices. Redundant and dependent rows are welcome. See docs/solvers.

#include "talus/solvers/admm_polish.h"
#include "talus/solvers/buffer.h"
#include "talus/solvers/envelope_cholesky.h"
#include "talus/solvers/qp.h"
#include "talus/solvers/scaled_qp.h"

namespace talus::solvers {

/// All dimensionless; those of the iteration refer to the equilibrated problem.
struct AdmmSettings {
  double tolerance = 1e-9;       ///< largest re-checked residual that counts as solved
  double absolute = 1e-10;       ///< residuals at which the iteration hands over to the polish: absolute part,
  double relative = 1e-4;        ///< relative part; a tenth of it after each polish that was not good enough
  double infeasibility = 1e-7;   ///< error of a certificate that proves infeasibility or unboundedness
  double rho = 0.1;              ///< initial penalty of a row
  double equality_factor = 1e3;  ///< rho of an equality over rho
  double sigma = 1e-6;           ///< penalty of a variable
  double relaxation = 1.6;       ///< alpha, between 0 and 2
  double rho_change = 5;         ///< rho is adapted when it should change by more than this factor
  int adapt_interval = 50;       ///< iterations between adaptations of rho
  int check_interval = 10;       ///< iterations between checks
  int max_iterations = 20000;
  int scaling_passes = 15;  ///< sweeps of equilibration
  AdmmPolishSettings polish;
};

/// Reuse one object: for problems of the same or a smaller size it allocates nothing. (The solution is resized; Eigen
/// allocates when that changes its size.) A solve starts from zero, whatever was solved before, unless `warm_start` was
/// called since.
///
/// Statuses: solved, infeasible, unbounded, iteration_limit, not_definite (H), non_finite.
class Admm {
 public:
  explicit Admm(const AdmmSettings& settings = {}) : settings_(settings) {}

  /// Start the next solve (only) from here; x and y must have its sizes, else they are ignored.
  void warm_start(const ConstVectorRef& x, const ConstVectorRef& y);

  [[nodiscard]] QpInfo solve(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                             const ConstVectorRef& lower, const ConstVectorRef& upper, QpSolution& solution);

 private:
  using Index = Eigen::Index;

  struct Problem {  // views of the arguments of solve
    const ConstMatrixRef& H;
    const ConstVectorRef& g;
    const ConstMatrixRef& A;
    const ConstVectorRef& lower;
    const ConstVectorRef& upper;
  };

  struct Residuals {
    double primal = 0;
    double dual = 0;
    double primal_size = 0;
    double dual_size = 0;
  };

  void resize(Index n, Index m);
  [[nodiscard]] bool is_convex();
  void start(bool warm);
  [[nodiscard]] bool factor();
  [[nodiscard]] Status run(const Problem& problem, QpSolution& solution, int& iterations);
  void iterate();
  [[nodiscard]] Residuals measure();
  [[nodiscard]] bool converged(const Residuals& residuals, double relative) const;
  [[nodiscard]] bool adapt_rho(const Residuals& residuals);
  [[nodiscard]] bool proves_infeasible();
  [[nodiscard]] bool proves_unbounded(const Residuals& residuals);
  [[nodiscard]] bool offer_iterate(const Problem& problem, QpSolution& solution);
  [[nodiscard]] bool offer_polished(const Problem& problem, double regularisation, QpSolution& solution);
  [[nodiscard]] bool offer(const Problem& problem, const ConstVectorRef& x, const ConstVectorRef& y,
                           QpSolution& solution);

  AdmmSettings settings_;
  ScaledQp scaled_;
  AdmmPolish polish_;
  EnvelopeCholesky kkt_;  // of P + sigma I + A' diag(rho) A
  MatrixBuffer kkt_matrix_;
  double rho_ = 0;
  VectorBuffer row_rho_;
  VectorBuffer x_, z_, y_;            // iterate, scaled
  VectorBuffer x_before_, y_before_;  // of the iteration before
  VectorBuffer x_tilde_, z_tilde_;
  VectorBuffer Px_, Aty_, Ax_;  // of the last measurement or certificate
  VectorBuffer warm_x_, warm_y_;
  bool warm_ = false;
  VectorBuffer candidate_x_, candidate_y_;  // original scale and sign
  QpResiduals best_;                        // of the solution so far
};

}  // namespace talus::solvers
