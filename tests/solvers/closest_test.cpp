#include "talus/solvers/closest.h"

#include <algorithm>
#include <numeric>

#include "tests/solvers/random_lcp.h"
#include <gtest/gtest.h>

#include "talus/solvers/box_qp.h"
#include "talus/solvers/lemke.h"

namespace talus::solvers {
namespace {

using testing::RandomLcp;

/// Four legs of a square table, load in the middle: least norm is a quarter each; closest to (1, 0, 0, 0) leans on it
/// by the direction (1, -1, 1, -1)/4 that moves nothing.
TEST(ClosestSolution, square_table) {
  Eigen::Matrix<double, 3, 4> X;
  X << 1, 1, 1, 1, 1, 1, -1, -1, 1, -1, -1, 1;
  const Matrix A = X.transpose() * X;
  const Vector b = X.transpose() * Eigen::Vector3d(-4, 0, 0);
  LcpSolution solution;
  ASSERT_EQ(Dantzig().solve(A, b, solution).status, Status::solved);
  ClosestSolution closest;
  ASSERT_EQ(closest.select_minimum_norm(A, b, solution).status, Status::solved);
  EXPECT_LE((solution.z - Vector::Ones(4)).norm(), 1e-14);
  const Vector previous = 4 * Vector::Unit(4, 0);
  ASSERT_EQ(closest.select(A, b, previous, solution).status, Status::solved);
  EXPECT_LE((solution.z - Eigen::Vector4d(2, 0, 2, 0)).norm(), 1e-14);  // bound by the legs that may not pull
}

/// Any other solution of the same problem must be at least as far from the previous point, up to the error with which
/// it is a solution.
TEST(ClosestSolution, no_solution_is_closer) {
  std::mt19937_64 random(51);
  Dantzig dantzig;
  Lemke lemke;
  ClosestSolution closest;
  LcpSolution solution, other;
  for (int i = 0; i < 3'000; ++i) {
    const RandomLcp lcp = testing::singular_lcp(random, 2 + static_cast<int>(random() % 40));
    const Vector previous = testing::random_matrix(random, static_cast<int>(lcp.q.size()), 1).cwiseMax(0.0);
    ASSERT_EQ(dantzig.solve(lcp.M, lcp.q, solution).status, Status::solved);
    const double before = (solution.z - previous).norm();
    const Vector w = solution.w;
    const LcpInfo info = closest.select(lcp.M, lcp.q, previous, solution);
    ASSERT_EQ(info.status, Status::solved) << "problem " << i << " residual " << info.residual;
    ASSERT_LE((solution.w - w).norm(), 1e-10 * (1 + lcp.M.norm() * solution.z.norm()));
    const double nearest = (solution.z - previous).norm();
    ASSERT_LE(nearest, before * (1 + 1e-8));
    ASSERT_EQ(lemke.solve(lcp.M, lcp.q, other).status, Status::solved);
    ASSERT_LE(nearest, (other.z - previous).norm() * (1 + 1e-8));
  }
}

/// The projection on a convex set: (p - z)'(y - z) <= 0 for every y of the set, here for mixtures with other solutions.
TEST(ClosestSolution, does_not_depend_on_the_order_or_on_the_solution_it_started_from) {
  std::mt19937_64 random(52);
  ClosestSolution closest;
  LcpSolution one, other;
  for (int i = 0; i < 3'000; ++i) {
    const int n = 2 + static_cast<int>(random() % 30);
    const RandomLcp lcp = testing::singular_lcp(random, n);
    ASSERT_EQ(Dantzig().solve(lcp.M, lcp.q, one).status, Status::solved);
    ASSERT_EQ(closest.select_minimum_norm(lcp.M, lcp.q, one).status, Status::solved);

    std::vector<int> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    Eigen::PermutationMatrix<Eigen::Dynamic> P(Eigen::Map<Eigen::VectorXi>(order.data(), n));
    const Matrix M = P * lcp.M * P.transpose();
    const Vector q = P * lcp.q;
    ASSERT_EQ(Lemke().solve(M, q, other).status, Status::solved);
    ASSERT_EQ(closest.select_minimum_norm(M, q, other).status, Status::solved);
    ASSERT_LE((P * one.z - other.z).norm(), 1e-9 * (one.z.norm() + 1e-300)) << "problem " << i << " of " << n;
  }
}

TEST(BoxQp, finds_the_projection_on_a_box) {
  const Vector g = -Eigen::Vector3d(2, -3, 0.5);
  Vector x;
  const BoxQpInfo info = BoxQp().solve(Matrix::Identity(3, 3), g, Vector::Constant(3, -1), Vector::Constant(3, 1), x);
  ASSERT_EQ(info.status, Status::solved);
  EXPECT_LE((x - Eigen::Vector3d(1, -1, 0.5)).norm(), 1e-15);
  EXPECT_NEAR(info.objective, 0.5 * (1 + 1 + 0.25) - 2 - 3 - 0.25, 1e-15);
}

TEST(BoxQp, minimum_is_not_above_any_random_point_of_the_box) {
  std::mt19937_64 random(53);
  BoxQp qp;
  Vector x;
  for (int i = 0; i < 2'000; ++i) {
    const RandomLcp lcp = testing::singular_lcp(random, 1 + static_cast<int>(random() % 20));
    const Eigen::Index n = lcp.q.size();
    const Vector upper = testing::random_matrix(random, static_cast<int>(n), 1).cwiseAbs();
    const BoxQpInfo info = qp.solve(lcp.M, lcp.q, Vector::Zero(n), upper, x);
    ASSERT_EQ(info.status, Status::solved) << i;
    for (int k = 0; k < 20; ++k) {
      const Vector y = upper.cwiseProduct(testing::random_matrix(random, static_cast<int>(n), 1).cwiseAbs());
      ASSERT_LE(info.objective, 0.5 * y.dot(lcp.M * y) + lcp.q.dot(y) + 1e-12) << i;
    }
  }
}

TEST(BoxQp, falling_without_end_is_unbounded) {
  Vector x;
  const double infinity = std::numeric_limits<double>::infinity();
  const BoxQpInfo info =
      BoxQp().solve(Matrix::Zero(1, 1), Vector::Constant(1, -1), Vector::Zero(1), Vector::Constant(1, infinity), x);
  EXPECT_EQ(info.status, Status::unbounded);
}

}  // namespace
}  // namespace talus::solvers
