#include "talus/solvers/minimum_norm.h"

#include <random>

#include "tests/solvers/random_lcp.h"
#include <gtest/gtest.h>

namespace talus::solvers {
namespace {

using core::Matrix;
using core::Vector;

/// All x of x1 + x2 = 2 (twice over): the nearest to the origin is (1, 1).
TEST(MinimumNorm, nearest_point_of_a_line) {
  const Matrix A = Matrix::Ones(2, 2);
  MinimumNorm solver;
  solver.factor(A, 1e-8);
  EXPECT_EQ(solver.rank(), 1);
  Vector x(2);
  solver.solve(Vector::Constant(2, 2.0), x);
  EXPECT_LE((x - Vector::Ones(2)).norm(), 1e-15);
}

TEST(MinimumNorm, nothing_asked_of_a_zero_matrix_is_zero) {
  MinimumNorm solver;
  solver.factor(Matrix::Zero(3, 4), 1e-8);
  EXPECT_EQ(solver.rank(), 0);
  Vector x = Vector::Ones(4);
  solver.solve(Vector::Ones(3), x);
  EXPECT_EQ(x, Vector::Zero(4));
}

/// The singular value decomposition says what the pseudo-inverse is; any shape, any rank, one workspace for all.
TEST(MinimumNorm, agrees_with_the_pseudo_inverse) {
  std::mt19937_64 random(71);
  MinimumNorm solver;
  for (int n = 0; n < 2000; ++n) {
    const int rows = 1 + static_cast<int>(random() % 20), columns = 1 + static_cast<int>(random() % 20);
    const int rank = 1 + static_cast<int>(random() % static_cast<unsigned>(std::min(rows, columns)));
    const Matrix A = testing::random_matrix(random, rows, rank) * testing::random_matrix(random, rank, columns);
    const Vector b = testing::random_matrix(random, rows, 1);
    const Eigen::JacobiSVD<Matrix> svd(A, Eigen::ComputeThinU | Eigen::ComputeThinV);
    const Vector& s = svd.singularValues();
    if (s[rank - 1] < 1e-4 * s[0]) continue;
    Vector expected = Vector::Zero(columns);
    for (int k = 0; k < rank; ++k) expected += svd.matrixV().col(k) * (svd.matrixU().col(k).dot(b) / s[k]);
    solver.factor(A, 1e-8);
    ASSERT_EQ(solver.rank(), rank) << n;
    Vector x(columns);
    solver.solve(b, x);
    ASSERT_LE((x - expected).norm(), 1e-12 * (s[0] / s[rank - 1]) * expected.norm()) << n;
  }
}

}  // namespace
}  // namespace talus::solvers
