#include "talus/solvers/envelope_cholesky.h"

#include <gtest/gtest.h>

#include "tests/solvers/random_qp.h"

namespace talus::solvers {
namespace {

using core::Matrix;
using core::Vector;
using testing::Random;

double relative_residual(const Matrix& K, const Vector& x, const Vector& b) {
  return (K * x - b).norm() / (K.norm() * x.norm() + b.norm());
}

TEST(EnvelopeCholesky, solves_positive_definite_systems_of_any_sparsity) {
  Random random(21);
  EnvelopeCholesky cholesky;
  for (int k = 0; k < 300; ++k) {
    const Matrix K = testing::random_qp(random, {.variables = random.integer(1, 30), .rows = 0}).H;
    const Vector b = random.vector(static_cast<int>(K.rows()));
    ASSERT_TRUE(cholesky.factor(K, K.rows()));
    Vector x = b;
    cholesky.solve(x);
    EXPECT_LT(relative_residual(K, x, b), 1e-14);
    Vector halves = b;
    cholesky.solve_lower(halves);
    EXPECT_NEAR(halves.squaredNorm(), b.dot(x), 1e-12 * b.dot(x));  // |L^-1 b|^2 = b' K^-1 b
    cholesky.solve_upper(halves);
    EXPECT_LT((halves - x).norm(), 1e-12 * x.norm());
  }
}

TEST(EnvelopeCholesky, solves_quasi_definite_systems) {
  Random random(22);
  EnvelopeCholesky cholesky;
  for (int k = 0; k < 300; ++k) {
    const testing::Qp qp = testing::random_qp(random, {.variables = random.integer(1, 12), .rows = random.integer(1, 12)});
    const Eigen::Index n = qp.H.rows();
    const Eigen::Index m = qp.A.rows();
    Matrix K(n + m, n + m);
    K << qp.H, qp.A.transpose(), qp.A, -1e-2 * Matrix::Identity(m, m);
    const Vector b = random.vector(static_cast<int>(n + m));
    ASSERT_TRUE(cholesky.factor(K, n));
    Vector x = b;
    cholesky.solve(x);
    EXPECT_LT(relative_residual(K, x, b), 1e-12);
  }
}

TEST(EnvelopeCholesky, refuses_what_has_the_wrong_signature) {
  EnvelopeCholesky cholesky;
  Matrix indefinite(2, 2);
  indefinite << 1, 2, 2, 1;
  EXPECT_FALSE(cholesky.factor(indefinite, 2));
  EXPECT_TRUE(cholesky.factor(indefinite, 1));
  EXPECT_FALSE(cholesky.factor(Matrix::Identity(2, 2), 1));
  EXPECT_FALSE(cholesky.factor(Matrix::Ones(3, 3), 3));  // singular
  EXPECT_FALSE(cholesky.factor(Matrix::Zero(1, 1), 1));
}

TEST(EnvelopeCholesky, reads_only_the_lower_triangle) {
  Matrix K(2, 2);
  K << 4, 99, 2, 5;
  EnvelopeCholesky cholesky;
  ASSERT_TRUE(cholesky.factor(K, 2));
  Vector b(2);
  b << 8, 12;  // [4 2; 2 5] (1, 2)
  cholesky.solve(b);
  EXPECT_NEAR(b[0], 1, 1e-15);
  EXPECT_NEAR(b[1], 2, 1e-15);
}

TEST(EnvelopeCholesky, estimates_the_condition_of_a_diagonal_matrix_exactly) {
  EnvelopeCholesky cholesky;
  ASSERT_TRUE(cholesky.factor(Vector{{4.0, 100.0, 1.0}}.asDiagonal().toDenseMatrix(), 3));
  EXPECT_DOUBLE_EQ(cholesky.condition_estimate(), 10);
}

}  // namespace
}  // namespace talus::solvers
