// Claims that every solver of linear complementarity problems must meet.

#include <limits>
#include <vector>

#include "tests/solvers/random_lcp.h"
#include "tests/support/allocation_counter.h"
#include <gtest/gtest.h>

#include "talus/solvers/box_qp.h"
#include "talus/solvers/closest.h"
#include "talus/solvers/dantzig.h"
#include "talus/solvers/lemke.h"
#include "talus/solvers/pgs.h"

namespace talus::solvers {
namespace {

using testing::RandomLcp;

/// The other solvers under the name that Lemke's call has.
struct MinimumNorm {
  ClosestSolution closest;
  LcpInfo solve(const Matrix& A, const Vector& b, LcpSolution& solution) {
    return closest.solve_minimum_norm(A, b, solution);
  }
};
struct NonnegativeQp {
  BoxQp qp;
  Vector lower, upper;
  LcpInfo solve(const Matrix& A, const Vector& b, LcpSolution& solution) {
    lower.setZero(b.size());
    upper.setConstant(b.size(), std::numeric_limits<double>::infinity());
    const BoxQpInfo info = qp.solve(A, b, lower, upper, solution.z);
    solution.w = b;
    solution.w.noalias() += A * solution.z;
    return {.status = info.status, .iterations = info.iterations, .residual = info.residual};
  }
};

template <typename Solver>
class LcpSolver : public ::testing::Test {};
using Solvers = ::testing::Types<Lemke, Dantzig, ProjectedGaussSeidel, MinimumNorm, NonnegativeQp>;
TYPED_TEST_SUITE(LcpSolver, Solvers);

RandomLcp well_conditioned(std::mt19937_64& random, int n) {
  RandomLcp lcp = testing::definite_lcp(random, n);
  lcp.M.diagonal().array() += 0.5;
  return lcp;
}

TYPED_TEST(LcpSolver, gives_the_same_bits_whatever_was_solved_before) {
  std::mt19937_64 random(61);
  const RandomLcp lcp = well_conditioned(random, 12);
  TypeParam fresh, used;
  LcpSolution first, second;
  ASSERT_EQ(fresh.solve(lcp.M, lcp.q, first).status, Status::solved);
  for (const int n : {30, 5, 12}) {
    const RandomLcp other = well_conditioned(random, n);
    ASSERT_EQ(used.solve(other.M, other.q, second).status, Status::solved);
  }
  ASSERT_EQ(used.solve(lcp.M, lcp.q, second).status, Status::solved);
  EXPECT_EQ(first.z, second.z);
  EXPECT_EQ(first.w, second.w);
}

/// z = 1e200 / 1e-200 is no double.
TYPED_TEST(LcpSolver, overflow_is_told_as_non_finite_with_a_finite_answer) {
  TypeParam solver;
  LcpSolution solution;
  const LcpInfo info = solver.solve(Matrix::Constant(1, 1, 1e-200), Vector::Constant(1, -1e200), solution);
  EXPECT_EQ(info.status, Status::non_finite) << to_string(info.status);
  EXPECT_TRUE(solution.z.allFinite());
}

/// The scale of z, |q| / |M|, overflows in the first case and underflows in the second; z = 0 solves neither.
TEST(LcpResidual, sees_a_violation_whatever_the_scales) {
  for (const double size : {1e-200, 1e200}) {
    const Matrix M = Matrix::Constant(1, 1, size);
    const Vector q = Vector::Constant(1, -1 / size);
    const Vector upper = Vector::Constant(1, std::numeric_limits<double>::infinity());
    EXPECT_EQ(lcp_residual(M, q, Vector::Zero(1), q), 1);
    EXPECT_EQ(boxed_lcp_residual(M, q, Vector::Zero(1), upper, Vector::Zero(1), q), 1);
  }
}

/// The closest solution is left out: its workspaces have the size of the active set, which varies.
template <typename Solver>
class AllocationOf : public ::testing::Test {};
using AllocationFree = ::testing::Types<Lemke, Dantzig, ProjectedGaussSeidel, NonnegativeQp>;
TYPED_TEST_SUITE(AllocationOf, AllocationFree);

TYPED_TEST(AllocationOf, repeated_solves_at_the_same_size_is_none) {
  std::mt19937_64 random(62);
  TypeParam solver;
  LcpSolution solution;
  for (int i = 0; i < 20; ++i) {
    const RandomLcp lcp = well_conditioned(random, 40);
    const long before = testing::allocations();
    const Status status = solver.solve(lcp.M, lcp.q, solution).status;
    const long allocated = testing::allocations() - before;
    EXPECT_EQ(status, Status::solved);
    if (i == 0) {
      EXPECT_GT(allocated, 0);  // the counter sees the workspace
    } else {
      EXPECT_EQ(allocated, 0) << "solve " << i;
    }
  }
}

TYPED_TEST(AllocationOf, repeated_solves_of_redundant_contacts_is_none) {
  std::mt19937_64 random(63);
  std::vector<RandomLcp> problems;
  for (int i = 0; i < 10; ++i) problems.push_back(testing::singular_lcp(random, 16));
  TypeParam solver;
  LcpSolution solution;
  for (const RandomLcp& lcp : problems) static_cast<void>(solver.solve(lcp.M, lcp.q, solution));
  const long before = testing::allocations();
  for (const RandomLcp& lcp : problems) static_cast<void>(solver.solve(lcp.M, lcp.q, solution));
  EXPECT_EQ(testing::allocations() - before, 0);
}

}  // namespace
}  // namespace talus::solvers
