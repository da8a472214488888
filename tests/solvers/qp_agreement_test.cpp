// Three methods that share nothing but the problem: dual active set, operator splitting, and NLopt's sequential
// quadratic programming (SLSQP).

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <vector>

#include "tests/solvers/random_qp.h"
#include <gtest/gtest.h>
#include <nlopt.h>

#include "talus/solvers/admm.h"
#include "talus/solvers/goldfarb_idnani.h"

namespace talus::solvers {
namespace {

using testing::Qp;
using testing::Random;
using testing::random_qp;

double nlopt_objective(unsigned n, const double* x, double* gradient, void* data) {
  const Qp& qp = *static_cast<const Qp*>(data);
  const Eigen::Map<const Vector> point(x, n);
  if (gradient != nullptr) Eigen::Map<Vector>(gradient, n) = qp.H * point + qp.g;
  return qp_objective(qp.H, qp.g, point);
}

struct Row {
  const Qp* qp;
  int row;
  double sign;  // +1: sign (a' x - bound) <= 0 is the upper bound, -1: the lower
  double bound;
};

double nlopt_row(unsigned n, const double* x, double* gradient, void* data) {
  const Row& row = *static_cast<const Row*>(data);
  const auto a = row.qp->A.row(row.row);
  if (gradient != nullptr) Eigen::Map<Vector>(gradient, n) = row.sign * a.transpose();
  return row.sign * (a.dot(Eigen::Map<const Vector>(x, n)) - row.bound);
}

// Nothing where NLopt itself reports a failure.
std::optional<Vector> by_nlopt(Qp& qp) {
  const int n = static_cast<int>(qp.g.size());
  const std::unique_ptr<nlopt_opt_s, decltype(&nlopt_destroy)> opt(
      nlopt_create(NLOPT_LD_SLSQP, static_cast<unsigned>(n)), nlopt_destroy);
  nlopt_set_min_objective(opt.get(), nlopt_objective, &qp);
  std::vector<Row> rows;
  rows.reserve(2 * static_cast<std::size_t>(qp.A.rows()));
  for (int i = 0; i < qp.A.rows(); ++i) {
    if (qp.lower[i] == qp.upper[i]) {
      nlopt_add_equality_constraint(opt.get(), nlopt_row, &rows.emplace_back(Row{&qp, i, 1.0, qp.upper[i]}), 1e-12);
      continue;
    }
    if (std::isfinite(qp.lower[i])) {
      nlopt_add_inequality_constraint(opt.get(), nlopt_row, &rows.emplace_back(Row{&qp, i, -1.0, qp.lower[i]}), 1e-12);
    }
    if (std::isfinite(qp.upper[i])) {
      nlopt_add_inequality_constraint(opt.get(), nlopt_row, &rows.emplace_back(Row{&qp, i, 1.0, qp.upper[i]}), 1e-12);
    }
  }
  nlopt_set_xtol_rel(opt.get(), 1e-10);
  nlopt_set_maxeval(opt.get(), 2000);
  Vector x = Vector::Zero(n);
  double minimum = 0;
  const nlopt_result result = nlopt_optimize(opt.get(), x.data(), &minimum);
  return result > 0 ? std::optional(x) : std::nullopt;
}

TEST(QpAgreement, of_goldfarb_idnani_admm_and_slsqp_on_300_random_problems) {
  Random random(81);
  GoldfarbIdnani active_set;
  Admm splitting;
  QpSolution a, b;
  double worst = 0;
  int compared = 0;
  for (int k = 0; k < 300; ++k) {
    const int n = random.integer(1, 10);
    Qp qp = random_qp(random, {.variables = n, .rows = random.integer(0, n), .dependent_rows = 0});
    ASSERT_EQ(testing::solve(active_set, qp, a).status, Status::solved);
    ASSERT_EQ(testing::solve(splitting, qp, b).status, Status::solved);
    EXPECT_LE((a.x - b.x).norm(), 1e-9) << k;
    const std::optional<Vector> c = by_nlopt(qp);
    if (!c) continue;
    ++compared;
    worst = std::max(worst, (a.x - *c).norm());
    EXPECT_LE((a.x - *c).norm(), 1e-6) << k;
  }
  EXPECT_GE(compared, 290);
  std::printf("largest distance to SLSQP %.1e in %d problems\n", worst, compared);
}

TEST(QpAgreement, of_goldfarb_idnani_and_admm_on_500_problems_with_dependent_rows) {
  Random random(82);
  GoldfarbIdnani active_set;
  Admm splitting;
  QpSolution a, b;
  for (int k = 0; k < 500; ++k) {
    const int n = random.integer(1, 20);
    const Qp qp = random_qp(random, {.variables = n, .rows = random.integer(0, 2 * n), .log10_condition = 2});
    ASSERT_EQ(testing::solve(active_set, qp, a).status, Status::solved) << k;
    ASSERT_EQ(testing::solve(splitting, qp, b).status, Status::solved) << k;
    EXPECT_LE((a.x - b.x).norm(), 1e-8) << k;
  }
}

// Bounds chosen blindly: a good part of the problems has no solution, and both must say so of the same ones.
TEST(QpAgreement, of_goldfarb_idnani_and_admm_on_which_of_500_problems_are_infeasible) {
  Random random(83);
  GoldfarbIdnani active_set;
  Admm splitting;
  QpSolution a, b;
  int infeasible = 0;
  for (int k = 0; k < 500; ++k) {
    const int n = random.integer(1, 6);
    const int m = random.integer(n, 2 * n + 2);
    Qp qp = random_qp(random, {.variables = n, .rows = 0});
    qp.A = random.matrix(m, n);
    qp.lower = random.vector(m);
    qp.upper = qp.lower + 2 * random.vector(m).cwiseAbs();
    const Status status = testing::solve(active_set, qp, a).status;
    EXPECT_EQ(testing::solve(splitting, qp, b).status, status) << k;
    if (status == Status::solved) {
      EXPECT_LE((a.x - b.x).norm(), 1e-8) << k;
    }
    infeasible += status == Status::infeasible ? 1 : 0;
  }
  EXPECT_GT(infeasible, 50);
  EXPECT_LT(infeasible, 450);
}

}  // namespace
}  // namespace talus::solvers
