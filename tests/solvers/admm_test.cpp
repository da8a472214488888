#include "talus/solvers/admm.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "tests/solvers/random_qp.h"
#include "tests/support/allocation_counter.h"
#include <gtest/gtest.h>

namespace talus::solvers {
namespace {

using testing::Qp;
using testing::Random;
using testing::random_qp;
using testing::RandomQpOptions;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Tally {
  int unsolved = 0;
  double worst_residual = 0;
  double worst_objective = 0;  // difference from the known minimum
  long iterations = 0;
};

Tally solve_random(int problems, int max_variables, RandomQpOptions options, std::uint64_t seed) {
  Random random(seed);
  Admm solver;
  QpSolution solution;
  Tally tally;
  for (int k = 0; k < problems; ++k) {
    options.variables = random.integer(options.rank_loss + 1, max_variables);
    options.rows = random.integer(0, 3 * options.variables / 2);
    const Qp qp = random_qp(random, options);
    const QpInfo info = testing::solve(solver, qp, solution);
    if (info.status != Status::solved) ++tally.unsolved;
    const double residual = qp_residuals(qp.H, qp.g, qp.A, qp.lower, qp.upper, solution.x, solution.y).worst();
    const double difference = info.objective - qp_objective(qp.H, qp.g, qp.x);
    tally.worst_residual = std::max(tally.worst_residual, residual);
    tally.worst_objective = std::max(tally.worst_objective, std::abs(difference));
    tally.iterations += info.iterations;
  }
  std::printf("worst residual %.1e, worst objective %.1e, mean iterations %.0f\n", tally.worst_residual,
              tally.worst_objective, static_cast<double>(tally.iterations) / problems);
  return tally;
}

void expect_all_solved(const Tally& tally) {
  EXPECT_EQ(tally.unsolved, 0);
  EXPECT_LE(tally.worst_residual, 1e-9);
  EXPECT_LE(tally.worst_objective, 1e-6);
}

TEST(Admm, finds_the_known_minimum_of_5000_small_strictly_convex_problems) {
  expect_all_solved(solve_random(5000, 8, {.log10_condition = 2}, 61));
}

TEST(Admm, finds_the_known_minimum_of_300_large_strictly_convex_problems) {
  expect_all_solved(solve_random(300, 60, {.log10_condition = 2}, 62));
}

TEST(Admm, finds_the_known_minimum_of_2000_problems_with_a_singular_objective) {
  expect_all_solved(solve_random(2000, 10, {.log10_condition = 2, .rank_loss = 2}, 63));
}

TEST(Admm, finds_the_known_minimum_with_rows_of_very_different_scales) {
  expect_all_solved(solve_random(1000, 10, {.log10_condition = 2, .log10_row_scales = 8}, 64));
}

TEST(Admm, finds_the_known_minimum_when_most_rows_are_dependent) {
  expect_all_solved(solve_random(1000, 10, {.log10_condition = 1, .dependent_rows = 0.7, .degenerate_rows = 0.5}, 65));
}

// Maximise 3 x + 5 y subject to x <= 4, 2 y <= 12, 3 x + 2 y <= 18, x, y >= 0 (Hillier & Lieberman's Wyndor Glass
// problem): (2, 6) with shadow prices (0, 3/2, 1).
TEST(Admm, solves_a_linear_programme) {
  Qp qp{.H = Matrix::Zero(2, 2), .g = Vector{{-3.0, -5.0}}};
  qp.A = Matrix{{1.0, 0.0}, {0.0, 2.0}, {3.0, 2.0}, {1.0, 0.0}, {0.0, 1.0}};
  qp.lower = Vector{{-kInfinity, -kInfinity, -kInfinity, 0.0, 0.0}};
  qp.upper = Vector{{4.0, 12.0, 18.0, kInfinity, kInfinity}};
  Admm solver;
  QpSolution solution;
  ASSERT_EQ(testing::solve(solver, qp, solution).status, Status::solved);
  EXPECT_LE((solution.x - Vector{{2.0, 6.0}}).norm(), 1e-12);
  EXPECT_LE((solution.y - Vector{{0.0, -1.5, -1.0, 0.0, 0.0}}).norm(), 1e-12);
}

TEST(Admm, finds_a_point_of_a_polyhedron_when_there_is_no_objective) {
  Random random(66);
  Admm solver;
  QpSolution solution;
  for (int k = 0; k < 100; ++k) {
    Qp qp = random_qp(random, {.variables = random.integer(1, 8), .rows = random.integer(1, 12)});
    qp.H.setZero();
    qp.g.setZero();
    const QpInfo info = testing::solve(solver, qp, solution);
    EXPECT_EQ(info.status, Status::solved) << k;
    EXPECT_LE(info.primal_residual, 1e-9);
  }
}

TEST(Admm, reports_unbounded_linear_and_quadratic_programmes) {
  Admm solver;
  QpSolution solution;
  Qp line{.H = Matrix::Zero(1, 1), .g = Vector::Constant(1, -1), .A = Matrix::Identity(1, 1)};
  line.lower = Vector::Zero(1);
  line.upper = Vector::Constant(1, kInfinity);
  EXPECT_EQ(testing::solve(solver, line, solution).status, Status::unbounded);

  Random random(67);
  for (int k = 0; k < 100; ++k) {
    const int n = random.integer(2, 10);
    const int m = random.integer(0, 8);
    Qp qp = random_qp(random, {.variables = n, .rows = m, .rank_loss = 0});
    const Vector v = random.vector(n).normalized();  // H v = 0, A v = 0, g' v < 0
    const Matrix across = Matrix::Identity(n, n) - v * v.transpose();
    qp.H = across * qp.H * across;
    qp.A = qp.A * across;
    qp.lower = qp.A * qp.x - Vector::Ones(m);
    qp.upper = qp.A * qp.x + Vector::Ones(m);
    qp.g = across * random.vector(n) - random.uniform(0.1, 1) * v;
    const QpInfo info = testing::solve(solver, qp, solution);
    EXPECT_EQ(info.status, Status::unbounded) << k << " " << to_string(info.status);
  }
}

// minimise -x_1 subject to x_2 >= 1 and x_2 <= 0
TEST(Admm, prefers_infeasible_to_unbounded_when_a_problem_is_both) {
  Qp qp{.H = Matrix::Zero(2, 2), .g = Vector{{-1.0, 0.0}}, .A = Matrix{{0.0, 1.0}, {0.0, 2.0}}};
  qp.lower = Vector{{1.0, -kInfinity}};
  qp.upper = Vector{{kInfinity, 0.0}};
  Admm solver;
  QpSolution solution;
  EXPECT_EQ(testing::solve(solver, qp, solution).status, Status::infeasible);
}

// A weak but positive curvature bounds the problem: x = 1e6 is far, not infinite.
TEST(Admm, does_not_mistake_a_distant_minimum_for_unboundedness) {
  Qp qp{.H = Vector{{1.0, 1e-6}}.asDiagonal(), .g = Vector{{-1.0, -1.0}}, .A = Matrix{{1.0, 0.0}}};
  qp.lower = Vector::Constant(1, -kInfinity);
  qp.upper = Vector::Constant(1, 0.5);
  Admm solver;
  QpSolution solution;
  ASSERT_EQ(testing::solve(solver, qp, solution).status, Status::solved);
  EXPECT_NEAR(solution.x[0], 0.5, 1e-12);
  EXPECT_NEAR(solution.x[1], 1e6, 1e-2);
}

TEST(Admm, starts_from_a_warm_start_once) {
  Random random(68);
  const Qp qp = random_qp(random, {.variables = 20, .rows = 25});
  Admm solver({.check_interval = 1});
  QpSolution cold, warm, again;
  const QpInfo cold_info = testing::solve(solver, qp, cold);
  solver.warm_start(cold.x, cold.y);
  const long before = testing::allocations();
  solver.warm_start(cold.x, cold.y);
  EXPECT_EQ(testing::allocations(), before);
  const QpInfo warm_info = testing::solve(solver, qp, warm);
  const QpInfo again_info = testing::solve(solver, qp, again);
  EXPECT_EQ(warm_info.status, Status::solved);
  EXPECT_EQ(warm_info.iterations, 1);
  EXPECT_GT(cold_info.iterations, 5);
  EXPECT_EQ(again_info.iterations, cold_info.iterations);
  EXPECT_EQ(again.x, cold.x);
}

TEST(Admm, ignores_a_warm_start_of_another_size) {
  Random random(69);
  const Qp qp = random_qp(random, {.variables = 5, .rows = 5});
  Admm solver;
  QpSolution cold, warm;
  ASSERT_EQ(testing::solve(solver, qp, cold).status, Status::solved);
  solver.warm_start(Vector::Ones(7), Vector::Ones(5));
  ASSERT_EQ(testing::solve(solver, qp, warm).status, Status::solved);
  EXPECT_EQ(warm.x, cold.x);
}

TEST(Admm, reports_a_warm_start_from_nan_as_non_finite) {
  Random random(72);
  const Qp qp = random_qp(random, {.variables = 3, .rows = 2});
  Admm solver;
  QpSolution solution;
  solver.warm_start(Vector::Constant(3, std::nan("")), Vector::Zero(2));
  EXPECT_EQ(testing::solve(solver, qp, solution).status, Status::non_finite);
  EXPECT_EQ(solution.x, Vector::Zero(3));
}

TEST(Admm, reports_the_iteration_limit_and_returns_the_best_point_found) {
  Random random(70);
  const Qp qp = random_qp(random, {.variables = 20, .rows = 25});
  Admm hasty({.max_iterations = 3, .polish = {.guesses = 0}});
  QpSolution solution;
  const QpInfo info = testing::solve(hasty, qp, solution);
  EXPECT_EQ(info.status, Status::iteration_limit);
  EXPECT_EQ(info.iterations, 3);
  EXPECT_GT(info.primal_residual + info.dual_residual, 1e-9);
  EXPECT_LT(info.primal_residual + info.dual_residual, 10);
}

TEST(Admm, reaches_the_tolerance_without_polish_too) {
  Random random(71);
  Admm plain({.max_iterations = 100000, .polish = {.guesses = 0}});
  QpSolution solution;
  for (int k = 0; k < 50; ++k) {
    const Qp qp = random_qp(random, {.variables = 5, .rows = 5, .dependent_rows = 0});
    const QpInfo info = testing::solve(plain, qp, solution);
    EXPECT_EQ(info.status, Status::solved) << k;
    EXPECT_LE((solution.x - qp.x).norm(), 1e-6);
  }
}

}  // namespace
}  // namespace talus::solvers
