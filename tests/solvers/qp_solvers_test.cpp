// Claims that every solver of quadratic programmes must meet.

#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/solvers/random_qp.h"
#include "tests/support/allocation_counter.h"
#include <gtest/gtest.h>

#include "talus/solvers/admm.h"
#include "talus/solvers/goldfarb_idnani.h"

namespace talus::solvers {
namespace {

using testing::Qp;
using testing::Random;
using testing::random_qp;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

template <typename Solver>
class QpSolver : public ::testing::Test {
 protected:
  QpInfo solve(const Qp& qp) { return testing::solve(solver_, qp, solution_); }

  void expect_solution(const Qp& qp, double tolerance) {
    const QpInfo info = solve(qp);
    EXPECT_EQ(info.status, Status::solved) << to_string(info.status);
    EXPECT_LE((solution_.x - qp.x).template lpNorm<Eigen::Infinity>(), tolerance)
        << solution_.x.transpose() << " instead of " << qp.x.transpose();
    if (qp.y.size() == solution_.y.size() && qp.y.size() > 0) {
      EXPECT_LE((solution_.y - qp.y).template lpNorm<Eigen::Infinity>(), tolerance)
          << solution_.y.transpose() << " instead of " << qp.y.transpose();
    }
  }

  Solver solver_;
  QpSolution solution_;
};

using Solvers = ::testing::Types<GoldfarbIdnani, Admm>;
TYPED_TEST_SUITE(QpSolver, Solvers);

// The example of the R package quadprog: minimise 1/2 |x|^2 - 5 x_2. With rows 2 and 3 active, x - (0, 5, 0) =
// y_2 (2, 1, 0) + y_3 (0, -2, 1) gives x = (10, 22, 44) / 21.
TYPED_TEST(QpSolver, solves_the_example_of_quadprog) {
  Qp qp;
  qp.H = Matrix::Identity(3, 3);
  qp.g = Vector{{0.0, -5.0, 0.0}};
  qp.A = Matrix{{-4.0, -3.0, 0.0}, {2.0, 1.0, 0.0}, {0.0, -2.0, 1.0}};
  qp.lower = Vector{{-8.0, 2.0, 0.0}};
  qp.upper = Vector::Constant(3, kInfinity);
  qp.x = Vector{{10.0, 22.0, 44.0}} / 21;
  qp.y = Vector{{0.0, 5.0, 44.0}} / 21;
  this->expect_solution(qp, 1e-14);
}

// Nocedal & Wright, Numerical Optimization (2006), example 16.4: minimise (x_1 - 1)^2 + (x_2 - 2.5)^2; x = (1.4, 1.7),
// where only the first row holds, with the multiplier 0.8.
TYPED_TEST(QpSolver, solves_the_example_of_nocedal_and_wright) {
  Qp qp;
  qp.H = 2 * Matrix::Identity(2, 2);
  qp.g = Vector{{-2.0, -5.0}};
  qp.A = Matrix{{1.0, -2.0}, {-1.0, -2.0}, {-1.0, 2.0}, {1.0, 0.0}, {0.0, 1.0}};
  qp.lower = Vector{{-2.0, -6.0, -2.0, 0.0, 0.0}};
  qp.upper = Vector::Constant(5, kInfinity);
  qp.x = Vector{{1.4, 1.7}};
  qp.y = Vector{{0.8, 0.0, 0.0, 0.0, 0.0}};
  this->expect_solution(qp, 1e-14);
}

// Separable: x_i = clamp(-g_i / h_i, lower_i, upper_i), y_i = h_i x_i + g_i.
TYPED_TEST(QpSolver, clamps_each_variable_of_a_separable_problem) {
  Random random(41);
  for (int k = 0; k < 100; ++k) {
    const int n = random.integer(1, 30);
    const Vector h = (3 * random.vector(n)).array().exp();
    Qp qp{.H = h.asDiagonal(), .g = random.vector(n).cwiseProduct(h), .A = Matrix::Identity(n, n)};
    qp.lower = random.vector(n);
    qp.upper = qp.lower + random.vector(n).cwiseAbs();
    qp.x = (-qp.g.cwiseQuotient(h)).cwiseMax(qp.lower).cwiseMin(qp.upper);
    qp.y = h.cwiseProduct(qp.x) + qp.g;
    this->expect_solution(qp, 1e-13 * h.maxCoeff());
  }
}

// Nearest point of { x >= 0, sum x = 1 } to p: max(p - t, 0) with t from the sorted p (Held, Wolfe & Crowder 1974).
TYPED_TEST(QpSolver, projects_onto_the_simplex) {
  Random random(42);
  for (int k = 0; k < 100; ++k) {
    const int n = random.integer(1, 25);
    const Vector p = random.vector(n);
    Vector sorted = p;
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    double sum = 0;
    double t = 0;
    for (int i = 0; i < n; ++i) {
      sum += sorted[i];
      if (sorted[i] > (sum - 1) / (i + 1)) t = (sum - 1) / (i + 1);
    }
    Qp qp{.H = Matrix::Identity(n, n), .g = -p, .A = Matrix(n + 1, n)};
    qp.A << Matrix::Ones(1, n), Matrix::Identity(n, n);
    qp.lower = Vector::Zero(n + 1);
    qp.upper = Vector::Constant(n + 1, kInfinity);
    qp.lower[0] = qp.upper[0] = 1;
    qp.x = (p.array() - t).max(0.0);
    this->expect_solution(qp, 1e-13);
  }
}

TYPED_TEST(QpSolver, solves_equalities_as_the_linear_system_of_their_optimality) {
  Random random(43);
  for (int k = 0; k < 100; ++k) {
    const int n = random.integer(2, 20);
    const int m = random.integer(1, n - 1);
    Qp qp = random_qp(random, {.variables = n, .rows = 0});
    qp.A = random.matrix(m, n);
    qp.lower = qp.upper = random.vector(m);
    Matrix kkt(n + m, n + m);
    kkt << qp.H, -qp.A.transpose(), qp.A, Matrix::Zero(m, m);
    Vector rhs(n + m);
    rhs << -qp.g, qp.lower;
    const Vector both = kkt.fullPivLu().solve(rhs);
    qp.x = both.head(n);
    qp.y = both.tail(m);
    this->expect_solution(qp, 1e-9 * std::max(1.0, qp.y.cwiseAbs().maxCoeff()));
  }
}

TYPED_TEST(QpSolver, returns_the_unconstrained_minimum_without_rows) {
  Random random(44);
  Qp qp = random_qp(random, {.variables = 6, .rows = 0});
  qp.y = Vector(0);
  this->expect_solution(qp, 1e-13);
  EXPECT_NEAR(qp_objective(qp.H, qp.g, this->solution_.x), -0.5 * qp.x.dot(qp.H * qp.x), 1e-13);
}

TYPED_TEST(QpSolver, accepts_rows_of_zeros_and_rows_without_bounds) {
  Qp qp{.H = Matrix::Identity(2, 2), .g = Vector{{-1.0, -2.0}}, .A = Matrix{{0.0, 0.0}, {1.0, 1.0}}};
  qp.lower = Vector{{-1.0, -kInfinity}};
  qp.upper = Vector{{0.0, kInfinity}};
  qp.x = Vector{{1.0, 2.0}};
  qp.y = Vector::Zero(2);
  this->expect_solution(qp, 1e-14);
}

// The apex of a cone of many facets: every facet holds there, so almost all multipliers may be zero.
TYPED_TEST(QpSolver, ends_at_the_degenerate_apex_of_a_cone_with_many_equal_facets) {
  constexpr int kFacets = 60;
  Qp qp{.H = Matrix::Identity(3, 3), .g = Vector{{0.0, 0.0, 1.0}}, .A = Matrix(3 * kFacets, 3)};
  for (int i = 0; i < 3 * kFacets; ++i) {  // each facet three times
    const double angle = 2 * M_PI * (i % kFacets) / kFacets;
    qp.A.row(i) << std::cos(angle), std::sin(angle), 1;
  }
  qp.lower = Vector::Zero(3 * kFacets);
  qp.upper = Vector::Constant(3 * kFacets, kInfinity);
  qp.x = Vector::Zero(3);
  this->expect_solution(qp, 1e-12);
}

TYPED_TEST(QpSolver, reports_a_lower_bound_above_the_upper_as_infeasible) {
  Qp qp{.H = Matrix::Identity(1, 1), .g = Vector::Zero(1), .A = Matrix::Identity(1, 1)};
  qp.lower = Vector::Constant(1, 1);
  qp.upper = Vector::Constant(1, 0);
  EXPECT_EQ(this->solve(qp).status, Status::infeasible);
  qp.lower[0] = qp.upper[0] = kInfinity;
  EXPECT_EQ(this->solve(qp).status, Status::infeasible);
}

TYPED_TEST(QpSolver, reports_a_row_of_zeros_that_excludes_zero_as_infeasible) {
  Qp qp{.H = Matrix::Identity(2, 2), .g = Vector::Zero(2), .A = Matrix::Zero(1, 2)};
  qp.lower = Vector::Constant(1, 1e-3);
  qp.upper = Vector::Constant(1, 1);
  EXPECT_EQ(this->solve(qp).status, Status::infeasible);
}

TYPED_TEST(QpSolver, reports_contradicting_equalities_as_infeasible) {
  Qp qp{.H = Matrix::Identity(2, 2), .g = Vector::Zero(2), .A = Matrix{{1.0, 2.0}, {2.0, 4.0}}};
  qp.lower = qp.upper = Vector{{1.0, 2.001}};
  EXPECT_EQ(this->solve(qp).status, Status::infeasible);
  qp.lower[1] = qp.upper[1] = 2.0;
  EXPECT_EQ(this->solve(qp).status, Status::solved);
}

// Farkas: with weights p > 0, p' A = 0 and p' lower > 0, no x satisfies A x >= lower.
TYPED_TEST(QpSolver, reports_random_problems_with_a_farkas_certificate_as_infeasible) {
  Random random(45);
  for (int k = 0; k < 200; ++k) {
    const int n = random.integer(1, 10);
    const int m = random.integer(2, 12);
    Qp qp = random_qp(random, {.variables = n, .rows = 0});
    const Vector p = random.vector(m).array().abs() + 0.1;
    qp.A = random.matrix(m, n);
    qp.A.row(m - 1) = -p.head(m - 1).transpose() * qp.A.topRows(m - 1) / p[m - 1];
    qp.lower = random.vector(m);
    qp.lower[m - 1] += (random.uniform(0.01, 1) - p.dot(qp.lower)) / p[m - 1];
    qp.upper = Vector::Constant(m, kInfinity);
    const QpInfo info = this->solve(qp);
    EXPECT_EQ(info.status, Status::infeasible) << k << " " << to_string(info.status);
    EXPECT_GT(info.primal_residual, 1e-6);
  }
}

TYPED_TEST(QpSolver, reports_nan_and_infinity_anywhere_as_non_finite_with_a_zero_solution) {
  Random random(46);
  const Qp good = random_qp(random, {.variables = 3, .rows = 4});
  for (const double bad : {std::nan(""), kInfinity}) {
    Qp in_H = good, in_g = good, in_A = good;
    in_H.H(1, 2) = in_H.H(2, 1) = bad;
    in_g.g[2] = bad;
    in_A.A(3, 0) = bad;
    for (const Qp& qp : {in_H, in_g, in_A}) {
      EXPECT_EQ(this->solve(qp).status, Status::non_finite);
      EXPECT_EQ(this->solution_.x, Vector::Zero(3));
      EXPECT_EQ(this->solution_.y, Vector::Zero(4));
    }
  }
  Qp in_bounds = good;
  in_bounds.lower[0] = std::nan("");
  EXPECT_EQ(this->solve(in_bounds).status, Status::non_finite);
}

TYPED_TEST(QpSolver, reports_an_indefinite_matrix) {
  Qp qp{.H = Matrix{{1.0, 2.0}, {2.0, 1.0}}, .g = Vector::Zero(2), .A = Matrix::Identity(2, 2)};
  qp.lower = Vector::Constant(2, -1);
  qp.upper = Vector::Constant(2, 1);
  EXPECT_EQ(this->solve(qp).status, Status::not_definite);
}

TYPED_TEST(QpSolver, allocates_nothing_in_repeated_use_at_the_same_or_a_smaller_size) {
  Random random(47);
  const Qp large = random_qp(random, {.variables = 40, .rows = 50});
  TypeParam solver;
  QpSolution large_solution;
  ASSERT_EQ(testing::solve(solver, large, large_solution).status, Status::solved);
  const long before_growth = testing::allocations();
  large_solution.x.resize(100);
  ASSERT_GT(testing::allocations(), before_growth);  // the counter sees Eigen
  for (const int n : {40, 40, 25, 6, 1}) {
    const Qp qp = random_qp(random, {.variables = n, .rows = n + n / 4});
    QpSolution solution{Vector(qp.x.size()), Vector(qp.y.size())};
    const long before = testing::allocations();
    const Status status = testing::solve(solver, qp, solution).status;
    EXPECT_EQ(testing::allocations() - before, 0) << "at " << n << " variables";
    EXPECT_EQ(status, Status::solved);
  }
}

TYPED_TEST(QpSolver, gives_the_same_bits_whatever_was_solved_before) {
  Random random(48);
  const Qp qp = random_qp(random, {.variables = 12, .rows = 15});
  const Qp other = random_qp(random, {.variables = 20, .rows = 30});
  static_cast<void>(this->solve(qp));
  const QpSolution first = this->solution_;
  static_cast<void>(this->solve(other));
  static_cast<void>(this->solve(qp));
  EXPECT_EQ(this->solution_.x, first.x);
  EXPECT_EQ(this->solution_.y, first.y);
}

TYPED_TEST(QpSolver, reports_the_residuals_and_the_objective_of_its_answer) {
  Random random(49);
  const Qp qp = random_qp(random, {.variables = 8, .rows = 12});
  const QpInfo info = this->solve(qp);
  const QpSolution& s = this->solution_;
  const QpResiduals residuals = qp_residuals(qp.H, qp.g, qp.A, qp.lower, qp.upper, s.x, s.y);
  EXPECT_EQ(info.primal_residual, residuals.primal);
  EXPECT_EQ(info.dual_residual, residuals.dual);
  EXPECT_EQ(info.complementarity, residuals.complementarity);
  EXPECT_EQ(info.objective, qp_objective(qp.H, qp.g, s.x));
}

}  // namespace
}  // namespace talus::solvers
