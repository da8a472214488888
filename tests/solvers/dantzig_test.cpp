#include "talus/solvers/dantzig.h"

#include <cmath>
#include <limits>

#include "tests/solvers/random_lcp.h"
#include <gtest/gtest.h>

#include "talus/solvers/lemke.h"
#include "talus/solvers/pgs.h"

// DART's copy of the Open Dynamics Engine's solver. Declared here: its header defines macros.
namespace dart::external::ode {
bool dSolveLCP(int n, double* A, double* x, double* b, double* w, int nub, double* lo, double* hi, int* findex,
               bool earlyTermination);
}

namespace talus::solvers {
namespace {

using testing::RandomLcp;
using testing::uniform;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(Dantzig, block_on_table_edge) {
  Matrix A(2, 2);
  A << 13, 9, 9, 7;
  LcpSolution solution;
  const LcpInfo info = Dantzig().solve(A / 20, Vector::Constant(2, -2), solution);
  ASSERT_EQ(info.status, Status::solved);
  EXPECT_LE((solution.z - Eigen::Vector2d(0, 40.0 / 7)).norm(), 1e-14);
  EXPECT_NEAR(solution.w[0], 4.0 / 7, 1e-14);
}

TEST(Dantzig, equal_rows_of_a_singular_matrix_share_one_answer) {
  LcpSolution solution;
  const LcpInfo info = Dantzig().solve(Matrix::Ones(4, 4), Vector::Constant(4, -3), solution);
  ASSERT_EQ(info.status, Status::solved);
  EXPECT_NEAR(solution.z.sum(), 3, 1e-15);
  EXPECT_LE(solution.w.norm(), 1e-15);
}

TEST(Dantzig, semidefinite_problem_without_solution_is_infeasible) {
  Matrix A(2, 2);
  A << 1, -1, -1, 1;  // w_0 + w_1 = b_0 + b_1 < 0
  LcpSolution solution;
  EXPECT_EQ(Dantzig().solve(A, Vector::Constant(2, -1), solution).status, Status::infeasible);
  EXPECT_EQ(Dantzig().solve(Matrix::Zero(1, 1), Vector::Constant(1, -1), solution).status, Status::infeasible);
}

TEST(Dantzig, says_non_finite) {
  LcpSolution solution;
  Matrix A = Matrix::Identity(2, 2);
  A(0, 1) = kInfinity;
  EXPECT_EQ(Dantzig().solve(A, Vector::Constant(2, -1), solution).status, Status::non_finite);
  EXPECT_TRUE(solution.z.allFinite());
}

TEST(Dantzig, empty_problem_is_solved) {
  LcpSolution solution;
  EXPECT_EQ(Dantzig().solve(Matrix(0, 0), Vector(0), solution).status, Status::solved);
}

using Generator = RandomLcp (*)(std::mt19937_64&, int);
struct Family {
  const char* name;
  Generator make;
  bool unique;
};
class DantzigFamilies : public ::testing::TestWithParam<Family> {};
INSTANTIATE_TEST_SUITE_P(Random, DantzigFamilies,
                         ::testing::Values(Family{"definite", testing::definite_lcp, true},
                                           Family{"singular", testing::singular_lcp, false}),
                         [](const auto& family) { return std::string(family.param.name); });

TEST_P(DantzigFamilies, fifty_thousand_of_size_1_to_60_are_solved) {
  std::mt19937_64 random(41);
  Dantzig dantzig;
  LcpSolution solution;
  double worst = 0;
  int beyond = 0;
  for (int i = 0; i < 50'000; ++i) {
    const int n = 1 + static_cast<int>(random() % 60);
    const RandomLcp lcp = GetParam().make(random, n);
    const LcpInfo info = dantzig.solve(lcp.M, lcp.q, solution);
    if (info.status != Status::solved && testing::beyond_double_precision(lcp, solution.z)) {
      EXPECT_EQ(info.status, Status::inaccurate);
      ++beyond;
      continue;
    }
    ASSERT_EQ(info.status, Status::solved)
        << "problem " << i << " of size " << n << ", " << to_string(info.status) << " residual " << info.residual;
    worst = std::max(worst, info.residual);
  }
  EXPECT_LE(worst, 1e-9);
  EXPECT_LE(beyond, 5);
  std::printf("worst residual %.1e, %d beyond double precision\n", worst, beyond);
}

/// All solutions of a semi-definite LCP share w; a definite one has a single solution.
TEST_P(DantzigFamilies, agrees_with_lemke) {
  std::mt19937_64 random(42);
  Dantzig dantzig;
  Lemke lemke;
  LcpSolution one;
  LcpSolution other;
  for (int i = 0; i < 5'000; ++i) {
    const RandomLcp lcp = GetParam().make(random, 1 + static_cast<int>(random() % 60));
    ASSERT_EQ(dantzig.solve(lcp.M, lcp.q, one).status, Status::solved);
    ASSERT_EQ(lemke.solve(lcp.M, lcp.q, other).status, Status::solved);
    ASSERT_LE((one.w - other.w).norm(), 1e-9 * lcp.q.norm()) << "problem " << i;
    if (!GetParam().unique) continue;
    ASSERT_LE((one.z - other.z).norm(), 1e-10 * one.z.norm() + 1e-300) << "problem " << i;
  }
}

/// Random boxes: fixed, one-sided, two-sided and free variables.
void random_box(std::mt19937_64& random, Eigen::Index n, Vector& lower, Vector& upper) {
  lower.resize(n), upper.resize(n);
  for (Eigen::Index i = 0; i < n; ++i) {
    const double a = uniform(random, -1, 1), b = uniform(random, -1, 1);
    switch (random() % 5) {
      case 0:
        lower[i] = 0, upper[i] = kInfinity;
        break;
      case 1:
        lower[i] = -std::abs(a), upper[i] = std::abs(b);
        break;
      case 2:
        lower[i] = -kInfinity, upper[i] = kInfinity;
        break;
      case 3:
        lower[i] = upper[i] = a;
        break;
      default:
        lower[i] = std::min(a, b), upper[i] = std::max(a, b);
        break;
    }
  }
}

TEST(BoxedDantzig, twenty_thousand_random_boxes_are_solved) {
  std::mt19937_64 random(43);
  Dantzig dantzig;
  LcpSolution solution;
  Vector lower, upper;
  for (int i = 0; i < 20'000; ++i) {
    const RandomLcp lcp = testing::definite_lcp(random, 1 + static_cast<int>(random() % 60));
    random_box(random, lcp.q.size(), lower, upper);
    const LcpInfo info = dantzig.solve_boxed(lcp.M, lcp.q, lower, upper, solution);
    ASSERT_EQ(info.status, Status::solved) << "problem " << i << " " << to_string(info.status);
    ASSERT_LE(info.residual, 1e-9);
    ASSERT_TRUE((solution.z.array() >= lower.array()).all() && (solution.z.array() <= upper.array()).all());
  }
}

TEST(BoxedDantzig, agrees_with_the_open_dynamics_engine) {
  std::mt19937_64 random(44);
  Dantzig dantzig;
  LcpSolution solution;
  Vector lower, upper;
  for (int i = 0; i < 2'000; ++i) {
    const int n = 1 + static_cast<int>(random() % 30);
    const RandomLcp lcp = testing::definite_lcp(random, n);
    random_box(random, n, lower, upper);
    lower = lower.cwiseMin(0.0), upper = upper.cwiseMax(0.0);  // it takes boxes around zero only
    ASSERT_EQ(dantzig.solve_boxed(lcp.M, lcp.q, lower, upper, solution).status, Status::solved);

    const int stride = n > 1 ? ((n - 1) | 3) + 1 : 1;
    std::vector<double> A(static_cast<std::size_t>(n * stride)), b(static_cast<std::size_t>(n)), x(b), w(b);
    std::vector<double> lo(lower.data(), lower.data() + n), hi(upper.data(), upper.data() + n);
    std::vector<int> coupled(static_cast<std::size_t>(n), -1);
    for (int r = 0; r < n; ++r) {
      b[static_cast<std::size_t>(r)] = -lcp.q[r];
      for (int c = 0; c < n; ++c) A[static_cast<std::size_t>(r * stride + c)] = lcp.M(r, c);
    }
    dart::external::ode::dSolveLCP(n, A.data(), x.data(), b.data(), w.data(), 0, lo.data(), hi.data(), coupled.data(),
                                   false);
    const Eigen::Map<const Vector> theirs(x.data(), n);
    ASSERT_LE((solution.z - theirs).norm(), 1e-8 * (1 + solution.z.norm())) << "problem " << i;
  }
}

TEST(ProjectedGaussSeidel, agrees_with_dantzig_on_well_conditioned_problems) {
  std::mt19937_64 random(45);
  Dantzig dantzig;
  ProjectedGaussSeidel gauss_seidel({.tolerance = 1e-12});
  LcpSolution one, other;
  for (int i = 0; i < 2'000; ++i) {
    RandomLcp lcp = testing::definite_lcp(random, 1 + static_cast<int>(random() % 60));
    lcp.M.diagonal().array() += 0.5;
    ASSERT_EQ(dantzig.solve(lcp.M, lcp.q, one).status, Status::solved);
    ASSERT_EQ(gauss_seidel.solve(lcp.M, lcp.q, other).status, Status::solved) << "problem " << i;
    ASSERT_LE((one.z - other.z).norm(), 1e-9 * (1 + one.z.norm())) << "problem " << i;
  }
}

TEST(ProjectedGaussSeidel, solves_redundant_contacts_to_its_tolerance) {
  std::mt19937_64 random(46);
  ProjectedGaussSeidel gauss_seidel({.max_sweeps = 100'000, .tolerance = 1e-6});
  LcpSolution solution;
  for (int i = 0; i < 500; ++i) {
    const RandomLcp lcp = testing::singular_lcp(random, 1 + static_cast<int>(random() % 20));
    ASSERT_EQ(gauss_seidel.solve(lcp.M, lcp.q, solution).status, Status::solved) << "problem " << i;
  }
}

TEST(ProjectedGaussSeidel, warm_start_at_the_solution_needs_no_sweep) {
  std::mt19937_64 random(47);
  const RandomLcp lcp = testing::definite_lcp(random, 20);
  LcpSolution solution;
  ASSERT_EQ(Dantzig().solve(lcp.M, lcp.q, solution).status, Status::solved);
  ProjectedGaussSeidel gauss_seidel;
  const LcpInfo warm = gauss_seidel.solve(lcp.M, lcp.q, solution, true);
  EXPECT_EQ(warm.iterations, 0);
  EXPECT_GT(gauss_seidel.solve(lcp.M, lcp.q, solution, false).iterations, 0);
}

TEST(ProjectedGaussSeidel, reports_the_iteration_limit) {
  std::mt19937_64 random(48);
  const RandomLcp lcp = testing::definite_lcp(random, 40);
  LcpSolution solution;
  const LcpInfo info = ProjectedGaussSeidel({.max_sweeps = 3}).solve(lcp.M, lcp.q, solution);
  EXPECT_EQ(info.status, Status::iteration_limit);
  EXPECT_EQ(info.iterations, 3);
  EXPECT_GT(info.residual, 1e-9);
}

}  // namespace
}  // namespace talus::solvers
