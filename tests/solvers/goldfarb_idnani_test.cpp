#include "talus/solvers/goldfarb_idnani.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <optional>
#include <vector>

#include "tests/solvers/random_qp.h"
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
  int above_round_off = 0;  // residuals above 1e-13
  double worst_residual = 0;
  double worst_error = 0;  // of x, whose entries are of order 1
};

Tally solve_random(int problems, int max_variables, int max_rows, RandomQpOptions options, std::uint64_t seed) {
  Random random(seed);
  GoldfarbIdnani solver;
  QpSolution solution;
  Tally tally;
  for (int k = 0; k < problems; ++k) {
    options.variables = random.integer(1, max_variables);
    options.rows = random.integer(0, max_rows);
    const Qp qp = random_qp(random, options);
    const QpInfo info = testing::solve(solver, qp, solution);
    const double residual = qp_residuals(qp.H, qp.g, qp.A, qp.lower, qp.upper, solution.x, solution.y).worst();
    if (info.status != Status::solved) ++tally.unsolved;
    if (residual > 1e-13) ++tally.above_round_off;
    tally.worst_residual = std::max(tally.worst_residual, residual);
    tally.worst_error = std::max(tally.worst_error, (solution.x - qp.x).lpNorm<Eigen::Infinity>());
  }
  return tally;
}

void expect_all_solved(const Tally& tally, int allowed_above_round_off) {
  EXPECT_EQ(tally.unsolved, 0);
  EXPECT_LE(tally.worst_residual, 1e-9);
  EXPECT_LE(tally.worst_error, 1e-9);
  EXPECT_LE(tally.above_round_off, allowed_above_round_off);
  std::printf("worst residual %.1e, worst error of x %.1e, residuals above 1e-13: %d\n", tally.worst_residual,
              tally.worst_error, tally.above_round_off);
}

TEST(GoldfarbIdnani, finds_the_known_solution_of_90000_small_random_problems) {
  expect_all_solved(solve_random(90000, 8, 12, {.log10_condition = 2}, 1), 90);
}

TEST(GoldfarbIdnani, finds_the_known_solution_of_9000_middle_sized_random_problems) {
  expect_all_solved(solve_random(9000, 20, 30, {.log10_condition = 2}, 2), 9);
}

TEST(GoldfarbIdnani, finds_the_known_solution_of_1000_large_random_problems) {
  expect_all_solved(solve_random(1000, 60, 60, {.log10_condition = 2}, 3), 1);
}

TEST(GoldfarbIdnani, finds_the_known_solution_when_most_rows_are_dependent_and_many_degenerate) {
  expect_all_solved(
      solve_random(20000, 10, 40, {.log10_condition = 1, .dependent_rows = 0.7, .degenerate_rows = 0.5}, 4), 20);
}

TEST(GoldfarbIdnani, finds_the_known_solution_with_rows_of_very_different_scales) {
  expect_all_solved(solve_random(10000, 10, 12, {.log10_condition = 2, .log10_row_scales = 8}, 5), 10);
}

TEST(GoldfarbIdnani, keeps_the_residual_small_for_ill_conditioned_objectives) {
  const Tally tally = solve_random(5000, 10, 12, {.log10_condition = 8}, 6);
  EXPECT_EQ(tally.unsolved, 0);
  EXPECT_LE(tally.worst_residual, 1e-9);
}

// Every choice of rows held at their lower or upper bound, solved as equalities; the one that satisfies the optimality
// conditions is the answer. Nothing: infeasible.
std::optional<Vector> by_enumeration(const Qp& qp) {
  const int n = static_cast<int>(qp.g.size());
  const int m = static_cast<int>(qp.A.rows());
  const int choices = static_cast<int>(std::lround(std::pow(3, m)));
  for (int choice = 0; choice < choices; ++choice) {
    Matrix kkt = Matrix::Zero(n + m, n + m);
    Vector rhs = Vector::Zero(n + m);
    kkt.topLeftCorner(n, n) = qp.H;
    rhs.head(n) = -qp.g;
    bool possible = true;
    for (int i = 0, digits = choice; i < m; ++i, digits /= 3) {
      const double bound = digits % 3 == 1 ? qp.lower[i] : qp.upper[i];
      if (digits % 3 == 0) {
        kkt(n + i, n + i) = 1;  // y_i = 0
      } else if (std::isfinite(bound)) {
        kkt.row(n + i).head(n) = qp.A.row(i);
        kkt.col(n + i).head(n) = -qp.A.row(i).transpose();
        rhs[n + i] = bound;
      } else {
        possible = false;
      }
    }
    const Eigen::FullPivLU<Matrix> lu(kkt);
    if (!possible || !lu.isInvertible()) continue;
    const Vector both = lu.solve(rhs);
    const Vector x = both.head(n);
    const Vector y = both.tail(m);
    if (qp_residuals(qp.H, qp.g, qp.A, qp.lower, qp.upper, x, y).worst() < 1e-9) return x;
  }
  return std::nullopt;
}

TEST(GoldfarbIdnani, agrees_with_the_enumeration_of_all_active_sets_on_solution_and_infeasibility) {
  Random random(7);
  GoldfarbIdnani solver;
  QpSolution solution;
  int infeasible = 0;
  for (int k = 0; k < 3000; ++k) {
    const int n = random.integer(1, 3);
    const int m = random.integer(0, 5);
    Qp qp = random_qp(random, {.variables = n, .rows = 0});
    qp.A = random.matrix(m, n);
    qp.lower = random.vector(m);
    qp.upper = qp.lower + random.vector(m).cwiseAbs();
    for (int i = 0; i < m; ++i) {
      if (random.chance(0.3)) qp.lower[i] = -kInfinity;
      if (random.chance(0.3)) qp.upper[i] = kInfinity;
    }
    const QpInfo info = testing::solve(solver, qp, solution);
    const std::optional<Vector> expected = by_enumeration(qp);
    EXPECT_EQ(info.status, expected ? Status::solved : Status::infeasible) << k;
    if (expected) {
      EXPECT_LE((solution.x - *expected).norm(), 1e-9 * (1 + expected->norm())) << k;
    }
    infeasible += expected ? 0 : 1;
  }
  EXPECT_GT(infeasible, 100);
  EXPECT_LT(infeasible, 1500);
}

TEST(GoldfarbIdnani, gives_the_same_bits_when_rows_are_duplicated) {
  Random random(8);
  GoldfarbIdnani solver;
  QpSolution once, twice;
  for (int k = 0; k < 500; ++k) {
    const Qp qp = random_qp(random, {.variables = random.integer(1, 12), .rows = random.integer(1, 15)});
    const int m = static_cast<int>(qp.A.rows());
    std::vector<int> rows;
    for (int i = 0; i < m; ++i) rows.insert(rows.end(), static_cast<std::size_t>(random.integer(1, 3)), i);
    const QpInfo info = testing::solve(solver, qp, once);
    ASSERT_EQ(testing::solve(solver, testing::reordered(qp, rows), twice).status, info.status);
    EXPECT_EQ(once.x, twice.x) << k;
  }
}

TEST(GoldfarbIdnani, gives_the_same_bits_when_rows_are_scaled_by_powers_of_two) {
  Random random(9);
  GoldfarbIdnani solver;
  QpSolution plain, scaled;
  for (int k = 0; k < 500; ++k) {
    const Qp qp = random_qp(random, {.variables = random.integer(1, 12), .rows = random.integer(1, 15)});
    Qp other = qp;
    for (int i = 0; i < qp.A.rows(); ++i) {
      const double scale = std::ldexp(1.0, random.integer(-40, 40));
      other.A.row(i) *= scale;
      other.lower[i] *= scale;
      other.upper[i] *= scale;
    }
    ASSERT_EQ(testing::solve(solver, qp, plain).status, testing::solve(solver, other, scaled).status);
    EXPECT_EQ(plain.x, scaled.x) << k;
  }
}

TEST(GoldfarbIdnani, does_not_depend_on_the_order_of_rows) {
  Random random(10);
  GoldfarbIdnani solver;
  QpSolution first, second;
  for (int k = 0; k < 500; ++k) {
    const Qp qp = random_qp(random, {.variables = random.integer(1, 12), .rows = random.integer(1, 20)});
    const Qp other = testing::reordered(qp, testing::random_order(random, static_cast<int>(qp.A.rows())));
    ASSERT_EQ(testing::solve(solver, qp, first).status, Status::solved);
    ASSERT_EQ(testing::solve(solver, other, second).status, Status::solved);
    EXPECT_LE((first.x - second.x).lpNorm<Eigen::Infinity>(), 1e-12) << k;
  }
}

TEST(GoldfarbIdnani, reports_a_singular_objective) {
  Qp qp{.H = Matrix::Ones(2, 2), .g = Vector::Zero(2), .A = Matrix::Identity(2, 2)};
  qp.lower = Vector::Zero(2);
  qp.upper = Vector::Ones(2);
  GoldfarbIdnani solver;
  QpSolution solution;
  EXPECT_EQ(testing::solve(solver, qp, solution).status, Status::not_definite);
  EXPECT_EQ(solution.x, Vector::Zero(2));
}

TEST(GoldfarbIdnani, reports_an_answer_above_tolerance_as_inaccurate) {
  Random random(11);
  const Qp qp = random_qp(random, {.variables = 8, .rows = 8, .log10_condition = 6});
  GoldfarbIdnani impossible({.tolerance = 1e-30});
  QpSolution solution;
  EXPECT_EQ(testing::solve(impossible, qp, solution).status, Status::inaccurate);
  EXPECT_LE((solution.x - qp.x).norm(), 1e-9);
}

TEST(GoldfarbIdnani, needs_one_step_per_row_when_no_row_is_ever_dropped) {
  constexpr int kSize = 30;
  Qp qp{.H = Matrix::Identity(kSize, kSize), .g = Vector::Ones(kSize), .A = Matrix::Identity(kSize, kSize)};
  qp.lower = Vector::Zero(kSize);
  qp.upper = Vector::Constant(kSize, kInfinity);
  GoldfarbIdnani solver;
  QpSolution solution;
  const QpInfo info = testing::solve(solver, qp, solution);
  EXPECT_EQ(info.iterations, kSize);
  EXPECT_EQ(solution.x, Vector::Zero(kSize));
  EXPECT_EQ(solution.y, Vector::Ones(kSize));
}

}  // namespace
}  // namespace talus::solvers
