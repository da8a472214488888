#include "talus/solvers/lemke.h"

#include <cmath>

#include "tests/solvers/random_lcp.h"
#include <gtest/gtest.h>

namespace talus::solvers {
namespace {

using testing::RandomLcp;

Matrix matrix(std::initializer_list<std::initializer_list<double>> rows) {
  Matrix M(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(rows.begin()->size()));
  Eigen::Index i = 0;
  for (const auto& row : rows) {
    Eigen::Index j = 0;
    for (const double value : row) M(i, j++) = value;
    ++i;
  }
  return M;
}

/// Kostreva 1979: without an anti-cycling rule Lemke's method never ends on this one.
TEST(Lemke, does_not_cycle_on_kostrevas_example) {
  const Matrix M = matrix({{1, 2, 0}, {0, 1, 2}, {2, 0, 1}});
  LcpSolution solution;
  const LcpInfo info = Lemke().solve(M, Vector::Constant(3, -1), solution);
  ASSERT_EQ(info.status, Status::solved);
  EXPECT_LE((solution.z - Vector::Constant(3, 1.0 / 3)).norm(), 1e-15);
}

/// Murty 1978: the triangular matrix on which some pivoting rules visit 2^n bases.
TEST(Lemke, solves_murtys_triangular_problem) {
  for (int n = 1; n <= 30; ++n) {
    Matrix M = Matrix::Identity(n, n);
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < i; ++j) M(j, i) = 2;
    LcpSolution solution;
    const LcpInfo info = Lemke().solve(M, Vector::Constant(n, -1), solution);
    ASSERT_EQ(info.status, Status::solved) << n;
    EXPECT_LE((solution.z - Vector::Unit(n, n - 1)).norm(), 1e-14) << n;
  }
}

TEST(Lemke, nonnegative_q_needs_no_pivot) {
  LcpSolution solution;
  const LcpInfo info = Lemke().solve(-Matrix::Identity(3, 3), Vector::Constant(3, 2), solution);
  EXPECT_EQ(info.status, Status::solved);
  EXPECT_EQ(info.iterations, 0);
  EXPECT_EQ(solution.z.norm(), 0);
}

/// w = -z - 1 cannot be nonnegative.
TEST(Lemke, proves_infeasible_what_has_no_solution) {
  LcpSolution solution;
  EXPECT_EQ(Lemke().solve(matrix({{-1}}), Vector::Constant(1, -1), solution).status, Status::infeasible);
  EXPECT_EQ(solution.z.norm(), 0);
}

/// The bimatrix game of Cottle, Pang & Stone 4.4.23 has three solutions; the all-ones covering vector misses them all.
TEST(Lemke, reports_a_ray) {
  const Matrix M = matrix({{0, 0, 10, 20}, {0, 0, 30, 15}, {10, 20, 0, 0}, {30, 15, 0, 0}});
  const Vector q = Vector::Constant(4, -1);
  LcpSolution solution;
  EXPECT_EQ(Lemke().solve(M, q, solution).status, Status::ray);
}

TEST(Lemke, says_non_finite) {
  LcpSolution solution;
  Vector q = Vector::Constant(2, -1);
  q[1] = std::nan("");
  EXPECT_EQ(Lemke().solve(Matrix::Identity(2, 2), q, solution).status, Status::non_finite);
  EXPECT_TRUE(solution.z.allFinite() && solution.w.allFinite());
}

TEST(Lemke, stops_at_the_pivot_limit) {
  LcpSolution solution;
  const LcpInfo info = Lemke({.max_pivots = 2}).solve(Matrix::Identity(5, 5), Vector::Constant(5, -1), solution);
  EXPECT_EQ(info.status, Status::iteration_limit);
}

TEST(Lemke, empty_problem_is_solved) {
  LcpSolution solution;
  EXPECT_EQ(Lemke().solve(Matrix(0, 0), Vector(0), solution).status, Status::solved);
}

using Generator = RandomLcp (*)(std::mt19937_64&, int);
struct Family {
  const char* name;
  Generator make;
};

class LemkeFamilies : public ::testing::TestWithParam<Family> {};
INSTANTIATE_TEST_SUITE_P(Random, LemkeFamilies,
                         ::testing::Values(Family{"definite", testing::definite_lcp},
                                           Family{"singular", testing::singular_lcp},
                                           Family{"monotone", testing::monotone_lcp},
                                           Family{"copositive", testing::copositive_lcp},
                                           Family{"frictional", testing::frictional_lcp}),
                         [](const auto& family) { return std::string(family.param.name); });

TEST_P(LemkeFamilies, twenty_thousand_of_size_1_to_60_are_solved) {
  std::mt19937_64 random(31);
  Lemke lemke;
  LcpSolution solution;
  double worst = 0;
  int beyond = 0;
  for (int i = 0; i < 20'000; ++i) {
    const int n = 1 + static_cast<int>(random() % 60);
    const RandomLcp lcp = GetParam().make(random, n);
    const LcpInfo info = lemke.solve(lcp.M, lcp.q, solution);
    if (info.status != Status::solved && testing::beyond_double_precision(lcp, solution.z)) {
      EXPECT_EQ(info.status, Status::inaccurate);
      ++beyond;
      continue;
    }
    ASSERT_EQ(info.status, Status::solved) << "problem " << i << " of size " << n << ", " << to_string(info.status);
    worst = std::max(worst, info.residual);
    ASSERT_LE((solution.w - lcp.M * solution.z - lcp.q).norm(), 1e-12 * (1 + lcp.q.norm() + solution.z.norm()));
    ASSERT_GE(solution.z.minCoeff(), 0);
  }
  EXPECT_LE(worst, 1e-9);
  EXPECT_LE(beyond, 2);
  std::printf("worst residual %.1e, %d beyond double precision\n", worst, beyond);
}

TEST_P(LemkeFamilies, unsolvable_problems_are_proved_infeasible) {
  std::mt19937_64 random(32);
  Lemke lemke;
  LcpSolution solution;
  for (int i = 0; i < 2000; ++i) {
    const int n = 2 + static_cast<int>(random() % 20);
    RandomLcp lcp = GetParam().make(random, n);
    const Eigen::Index row = static_cast<Eigen::Index>(random() % static_cast<unsigned>(lcp.q.size()));
    lcp.M.row(row) = -lcp.M.row(row).cwiseAbs();  // w_row <= q_row < 0 whatever z >= 0
    lcp.q[row] = -1;
    const LcpInfo info = lemke.solve(lcp.M, lcp.q, solution);
    ASSERT_EQ(info.status, Status::infeasible) << "problem " << i;
  }
}

}  // namespace
}  // namespace talus::solvers
