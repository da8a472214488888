// The end of a solve: from w and the multipliers of the unit normals back to x and y, corrected against H, g and A
// themselves by iterative refinement with the factors at hand.

#include <limits>

#include "talus/solvers/entries.h"
#include "talus/solvers/goldfarb_idnani.h"

namespace talus::solvers {

namespace {

// A residual that no correction can be expected to lower.
constexpr double kPerfect = 2 * std::numeric_limits<double>::epsilon();

}  // namespace

void GoldfarbIdnani::write_solution(QpSolution& solution) const {
  solution.x = w_.view();
  cholesky_.solve_upper(solution.x);
  for (const Held& held : held_) solution.y[held.row] = held.sign * held.pull / beta_.view()[held.row];
}

// Corrections while they help; an inequality never keeps a multiplier of the wrong sign.
QpResiduals GoldfarbIdnani::polish(const QpView& problem, QpSolution& solution) {
  const auto residuals_now = [&] {
    return qp_residuals(problem.H, problem.g, problem.A, problem.lower, problem.upper, solution.x, solution.y);
  };
  clip_multipliers(solution);
  QpResiduals residuals = residuals_now();
  for (int i = 0; i < settings_.refinements && residuals.worst() > kPerfect; ++i) {
    kept_x_.view() = solution.x;
    kept_y_.view() = solution.y;
    correct(problem, solution);
    clip_multipliers(solution);
    const QpResiduals corrected = residuals_now();
    if (!(corrected.worst() < residuals.worst())) {
      solution.x = kept_x_.view();
      solution.y = kept_y_.view();
      break;
    }
    residuals = corrected;
  }
  return residuals;
}

// One step of iterative refinement of the held rows as equalities:
//     H dx - N dy = A' y - H x - g = f,    N' dx = b - N' x     (N: the held rows of A)
// which in w-coordinates, with N = Q R, is   dw = L^-1 f + Q e,  dy = R^-1 e,  e = R^-T (b - N' x) - Q' L^-1 f.
void GoldfarbIdnani::correct(const QpView& problem, QpSolution& solution) {
  const Index k = active_.count();
  auto f = z_.view();
  auto e = r_.view().head(k);
  auto q = d_.view().head(k);
  for (Index j = 0; j < f.size(); ++j) f[j] = -problem.H.col(j).dot(solution.x) - problem.g[j];
  for (const Held& held : held_) f += solution.y[held.row] * problem.A.row(held.row).transpose();
  cholesky_.solve_lower(f);
  for (Index j = 0; j < k; ++j) {
    const Held& held = held_[slot(j)];
    const double bound = held.sign > 0 ? problem.lower[held.row] : problem.upper[held.row];
    e[j] = held.sign * (bound - problem.A.row(held.row).dot(solution.x)) / beta_.view()[held.row];
  }
  active_.solve_transposed(e);
  active_.coordinates(f, q);
  e -= q;
  active_.add_range(e, f);
  cholesky_.solve_upper(f);
  solution.x += f;
  active_.solve(e);
  for (Index j = 0; j < k; ++j) {
    const Held& held = held_[slot(j)];
    solution.y[held.row] += held.sign * e[j] / beta_.view()[held.row];
  }
}

void GoldfarbIdnani::clip_multipliers(QpSolution& solution) const {
  for (const Held& held : held_) {
    if (!held.equality && held.sign * solution.y[held.row] < 0) solution.y[held.row] = 0;
  }
}

}  // namespace talus::solvers
