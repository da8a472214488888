#include "talus/solvers/qp.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/solvers/random_qp.h"

namespace talus::solvers {
namespace {

using testing::Qp;
using testing::Random;
using testing::random_qp;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

QpResiduals residuals_at(const Qp& qp, const Vector& x, const Vector& y) {
  return qp_residuals(qp.H, qp.g, qp.A, qp.lower, qp.upper, x, y);
}

// minimise 1/2 x^2 - x subject to x <= 1/2: x = 1/2, y = -1/2.
Qp one_variable() {
  return {.H = Matrix::Identity(1, 1),
          .g = Vector::Constant(1, -1),
          .A = Matrix::Identity(1, 1),
          .lower = Vector::Constant(1, -kInfinity),
          .upper = Vector::Constant(1, 0.5),
          .x = Vector::Constant(1, 0.5),
          .y = Vector::Constant(1, -0.5)};
}

TEST(QpResiduals, vanish_at_an_exact_solution) {
  const Qp qp = one_variable();
  EXPECT_EQ(residuals_at(qp, qp.x, qp.y).worst(), 0);
}

TEST(QpResiduals, are_of_round_off_size_at_random_known_solutions) {
  Random random(11);
  for (int k = 0; k < 500; ++k) {
    const Qp qp = random_qp(random, {.variables = random.integer(1, 20), .rows = random.integer(0, 30)});
    EXPECT_LT(residuals_at(qp, qp.x, qp.y).worst(), 1e-14);
  }
}

TEST(QpResiduals, tell_the_three_kinds_of_error_apart) {
  const Qp qp = one_variable();
  const QpResiduals outside = residuals_at(qp, Vector::Constant(1, 0.75), Vector::Constant(1, -0.25));
  EXPECT_NEAR(outside.primal, 0.25 / (0.5 + 1), 1e-15);  // |bound| + |a| s_x with s_x = |g| / |H| = 1
  EXPECT_EQ(outside.dual, 0);

  const QpResiduals unbalanced = residuals_at(qp, qp.x, Vector::Constant(1, -0.25));
  EXPECT_EQ(unbalanced.primal, 0);
  EXPECT_NEAR(unbalanced.dual, 0.25 / (1 + 1 + 0.25), 1e-15);

  const QpResiduals loose = residuals_at(qp, Vector::Constant(1, 0.25), Vector::Constant(1, -0.75));
  EXPECT_EQ(loose.dual, 0);
  EXPECT_EQ(loose.primal, 0);
  EXPECT_NEAR(loose.complementarity, std::min(0.75 / 2, 0.25 / 1.5), 1e-15);
}

TEST(QpResiduals, count_a_multiplier_of_the_wrong_sign_in_full) {
  const Qp qp = one_variable();
  const QpResiduals residuals = residuals_at(qp, Vector::Constant(1, 0.5), Vector::Constant(1, 0.5));
  EXPECT_NEAR(residuals.complementarity, 0.5 / 2, 1e-15);
}

TEST(QpResiduals, do_not_depend_on_the_scale_of_objective_rows_or_units) {
  Random random(12);
  for (int k = 0; k < 200; ++k) {
    const Qp qp = random_qp(random, {.variables = 5, .rows = 7});
    const Vector x = qp.x + 1e-3 * random.vector(5);
    const Vector y = qp.y + 1e-3 * random.vector(7);
    const QpResiduals expected = residuals_at(qp, x, y);

    const double c = std::pow(10, random.uniform(-8, 8));
    const QpResiduals objective = qp_residuals(c * qp.H, c * qp.g, qp.A, qp.lower, qp.upper, x, c * y);
    const Vector e = random.vector(7).array().abs() * c + 1e-9;
    const QpResiduals rows = qp_residuals(qp.H, qp.g, e.asDiagonal() * qp.A, e.cwiseProduct(qp.lower),
                                          e.cwiseProduct(qp.upper), x, y.cwiseQuotient(e));
    const QpResiduals units = qp_residuals(qp.H, c * qp.g, qp.A, c * qp.lower, c * qp.upper, c * x, c * y);
    for (const QpResiduals& scaled : {objective, rows, units}) {
      EXPECT_NEAR(scaled.primal / expected.primal, 1, 1e-9);
      EXPECT_NEAR(scaled.dual / expected.dual, 1, 1e-9);
      EXPECT_NEAR(scaled.complementarity / expected.complementarity, 1, 1e-9);
    }
  }
}

TEST(QpResiduals, are_infinite_for_nan) {
  const Qp qp = one_variable();
  EXPECT_EQ(residuals_at(qp, Vector::Constant(1, NAN), qp.y).worst(), kInfinity);
  EXPECT_EQ(residuals_at(qp, qp.x, Vector::Constant(1, NAN)).worst(), kInfinity);
  EXPECT_EQ((QpResiduals{.primal = 0, .dual = NAN, .complementarity = 0}.worst()), kInfinity);
}

TEST(QpResiduals, accept_problems_without_rows_or_variables) {
  const Matrix H = 2 * Matrix::Identity(2, 2);
  const Vector none(0);
  EXPECT_EQ(qp_residuals(H, Vector::Constant(2, -4), Matrix(0, 2), none, none, Vector::Constant(2, 2), none).worst(), 0);
  EXPECT_EQ(qp_residuals(Matrix(0, 0), none, Matrix(1, 0), Vector::Constant(1, -1), Vector::Constant(1, 1), none,
                         Vector::Zero(1))
                .worst(),
            0);
}

TEST(QpObjective, is_half_the_quadratic_plus_the_linear_form) {
  Matrix H(2, 2);
  H << 4, 1, 1, 2;
  EXPECT_DOUBLE_EQ(qp_objective(H, Vector::Constant(2, -1), Vector::Constant(2, 3)), 0.5 * 9 * 8 - 6);
}

}  // namespace
}  // namespace talus::solvers
