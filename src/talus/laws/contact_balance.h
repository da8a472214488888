#pragma once

// Normal and friction impulses (or forces) of all contacts at once, by the alternation of Veeraraghavan, Hall &
// Krishnan, "Modeling the rocking and sliding of free-standing objects using rigid-body dynamics", steps 3 and 4.
//
//     w = W x + b,      x = (x_n, x_t),      W = [N T]' M^-1 [N T],
//
//     0 <= x_n  _|_  w_n >= 0                                                      (16), (27)
//     holding contact:  |x_t| <= mu_s x_n,  and x_t lowers w'W^+w most: w_t = 0, or x_t = -mu_s x_n w_t / |w_t|
//     sliding contact:  x_t = -mu_d x_n v_t / |v_t|                                (25)
//
//   b    velocities before the impact, m/s (then x are impulses), or accelerations without contact forces, m/s^2 (then
//        x are forces); normals first, then the tangents of contact 0, 1, ...
//   v_t  the velocity at a contact that slides already; at an impact none does, every contact may hold
//
// Forces (hold_first): if some hold every contact, those of them nearest to the ones before, at once
// (holding_forces.h). Otherwise round p of the alternation:
//   (a) x_n: with friction as it stands, the solution of the LCP that is nearest to x_n of the round before
//   (b) x_t: with x_n as it stands, the change of least norm that holds every contact; where that leaves a friction
//       cone, the point of the cones that is best for the minimum principle above
//   (c) Newton's method on the conditions as equations (natural maps), each step the change of least norm: with the
//       carrying, holding and sliding contacts known it takes one step, or a few where slip turns. Its end is taken if
//       it proves to be a solution. Without (c) the rounds approach such a point, linearly.
//
// Departures from the source, each for a reason:
//   - "nearest" is computed in closed form (solvers/closest.h) instead of by SQP from the previous point;
//   - (b) in the source moves one contact after the other to its cone and leaves it there unless a component of its
//     velocity changes sign: which one goes first depends on the order of equal contacts and the signs on the axes. The
//     minimum over all cones is what the source asks for in words ("collectively oppose"), and depends on neither;
//   - rounds are relaxed by half when they do not approach a solution by themselves (steep friction).

#include <vector>

#include "talus/laws/balance_problem.h"
#include "talus/laws/holding_forces.h"
#include "talus/solvers/closest.h"
#include "talus/solvers/lemke.h"
#include "talus/solvers/minimum_norm.h"

namespace talus::laws {

struct BalanceSettings {
  bool hold_first = false;  ///< before all else, look for forces that hold every contact
  int max_rounds = 400;
  int relaxed_after = 12;        ///< rounds
  int newton_steps = 8;          ///< in one attempt at (c)
  bool settle_always = true;     ///< after each round; false: where (c) fails, only after as many rounds again
  double tolerance = 1e-11;      ///< largest residual that counts as solved
  double poor_tolerance = 1e-8;  ///< the same at the end of all rounds
  /// The same where (c) ends and cannot go on: contacts that hold while the body turns a little about another axis than
  /// theirs ask for accelerations that no rigid body has.
  double contradiction = 0;
};

struct BalanceInfo {
  Status status = Status::solved;
  bool holds = false;   ///< every contact, by forces in the cones: nothing accelerates
  int rounds = 0;       ///< 0: the sets of the previous point still held
  double residual = 0;  ///< dimensionless, see ContactBalance::residual
};

class ContactBalance {
 public:
  explicit ContactBalance(BalanceSettings settings = {}) : settings_(settings) {}

  /// `normal` and `tangent` hold the previous point on entry (zero: none) and the solution nearest to it on return.
  /// Fills the problem's W where it is needed.
  [[nodiscard]] BalanceInfo solve(BalanceProblem& problem, Vector& normal, Vector& tangent);

  /// Largest violation of the three conditions: natural maps, with x in units of |b| / max |W| and w in units of |b|.
  [[nodiscard]] double residual(const BalanceProblem& problem, const Vector& normal, const Vector& tangent);

 private:
  [[nodiscard]] bool hold(const BalanceProblem& problem, Vector& normal, Vector& tangent, double& residual);
  [[nodiscard]] Status balance_normals(const BalanceProblem& problem, Vector& normal, const Vector& tangent);
  [[nodiscard]] Status nearest_sliding_solution(const Vector& previous);
  void balance_friction(const BalanceProblem& problem, const Vector& normal, Vector& tangent);
  void minimise_in_cones(const BalanceProblem& problem, const Vector& normal);
  [[nodiscard]] bool settle(const BalanceProblem& problem, Vector& normal, Vector& tangent);
  void find_sets(const BalanceProblem& problem);
  void linearise(const BalanceProblem& problem);
  void take_step();
  [[nodiscard]] bool all_hold(const BalanceProblem& problem) const;
  [[nodiscard]] bool take_plain_step(const BalanceProblem& problem);
  void evaluate(const BalanceProblem& problem, const Vector& normal, const Vector& tangent);
  void measure(const BalanceProblem& problem);
  [[nodiscard]] double residual_of_measured(const BalanceProblem& problem, const Vector& normal, const Vector& tangent);

  BalanceSettings settings_;
  HoldingForces<3, 1> planar_holding_;
  HoldingForces<6, 2> spatial_holding_;
  solvers::Dantzig pivoting_;
  solvers::ClosestSolution closest_;
  solvers::Lemke lemke_{{.restarts = 4}};
  solvers::LcpSolution lcp_;
  solvers::MinimumNorm least_;
  double w_size_ = 0, ratio_ = 0;  // |b|, and x per w: 1 / max |W|
  Vector x_, w_;
  Matrix A_;
  Vector b_n_;
  std::vector<int> carrying_;
  std::vector<int> unknowns_;  // entries of x that (c) solves for
  std::vector<int> factored_;  // those of the system that was factored last; empty: it may not be used again
  bool turns_ = false;         // the system depends on x, not only on the sets
  std::vector<int> rough_;     // columns of x_t that (b) may change
  // No larger than the degrees of freedom of one body.
  using SmallMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, 6, 6>;
  using SmallVector = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, 6, 1>;
  Eigen::LLT<SmallMatrix> columns_;
  Matrix C_, system_;
  Vector g_, gradient_, y_, y_previous_, momentum_, rhs_, change_, tried_normal_, tried_tangent_;
};

}  // namespace talus::laws
