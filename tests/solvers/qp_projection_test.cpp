// The projection of velocities, minimise 1/2 (v - u)' M (v - u) subject to N' v >= 0, with more contacts than the
// bodies have degrees of freedom: impulses are not unique, velocities are.

#include <cmath>
#include <limits>
#include <vector>

#include "tests/solvers/random_qp.h"
#include <gtest/gtest.h>

#include "talus/solvers/admm.h"
#include "talus/solvers/goldfarb_idnani.h"

namespace talus::solvers {
namespace {

using testing::Qp;
using testing::Random;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Qp projection(const Matrix& M, const Vector& u, const Matrix& N) {
  Qp qp{.H = M, .g = -M * u, .A = N.transpose()};
  qp.lower = Vector::Zero(N.cols());
  qp.upper = Vector::Constant(N.cols(), kInfinity);
  return qp;
}

template <typename Solver>
Vector projected_velocity(const Qp& qp) {
  Solver solver;
  QpSolution solution;
  EXPECT_EQ(testing::solve(solver, qp, solution).status, Status::solved);
  EXPECT_GE(solution.y.minCoeff(), 0);  // contacts push
  return solution.x;
}

template <typename Solver>
class Projection : public ::testing::Test {};

using Solvers = ::testing::Types<GoldfarbIdnani, Admm>;
TYPED_TEST_SUITE(Projection, Solvers);

// A planar table, m = 2, I = 3, legs at x = -1, 0, 1: v = (v_x, v_y, omega), normal velocity of a leg v_y + x omega.
Matrix table_mass() {
  return Vector{{2.0, 2.0, 3.0}}.asDiagonal();
}

Matrix table_legs(const std::vector<double>& positions) {
  Matrix N = Matrix::Zero(3, static_cast<int>(positions.size()));
  for (int i = 0; i < N.cols(); ++i) N.col(i) << 0, 1, positions[static_cast<std::size_t>(i)];
  return N;
}

TYPED_TEST(Projection, of_a_falling_three_legged_table_stops_it_and_keeps_its_sliding) {
  const Qp qp = projection(table_mass(), Vector{{0.7, -1.0, 0.0}}, table_legs({-1, 0, 1}));
  EXPECT_LE((projected_velocity<TypeParam>(qp) - Vector{{0.7, 0.0, 0.0}}).norm(), 1e-14);
}

// u = (0, -1, 2): legs at -1 and 0 approach (-3, -1), the one at 1 separates (+1). Held at x = -1 alone: impulse
// 3 / (1/2 + 1/3) = 18/5, v = (0, -1 + 9/5, 2 - 6/5) = (0, 4/5, 4/5); the other legs separate.
TYPED_TEST(Projection, of_a_three_legged_table_landing_on_one_leg_matches_the_closed_form) {
  const Qp qp = projection(table_mass(), Vector{{0.0, -1.0, 2.0}}, table_legs({-1, 0, 1}));
  EXPECT_LE((projected_velocity<TypeParam>(qp) - Vector{{0.0, 0.8, 0.8}}).norm(), 1e-14);
}

TYPED_TEST(Projection, of_a_three_legged_table_does_not_depend_on_the_order_or_number_of_legs) {
  Random random(51);
  for (int k = 0; k < 100; ++k) {
    const Vector u = random.vector(3);
    const Vector two = projected_velocity<TypeParam>(projection(table_mass(), u, table_legs({-1, 1})));
    for (const std::vector<double>& legs :
         {std::vector<double>{-1, 0, 1}, {0, 1, -1}, {1, -1, 0, 0.5, -0.5}, {1, 1, 1, -1, -1, 0}}) {
      const Vector more = projected_velocity<TypeParam>(projection(table_mass(), u, table_legs(legs)));
      EXPECT_LE((more - two).cwiseAbs().maxCoeff(), 1e-12);
    }
  }
}

// A boulder of 800 kg with points of its lower face on the ground: normals (0, 0, 1; r x e_z).
Matrix box_contacts(Random& random, int extra) {
  Matrix N = Matrix::Zero(6, 4 + extra);
  for (int i = 0; i < N.cols(); ++i) {
    const double x = i < 4 ? (i % 2 == 0 ? -0.5 : 0.5) : random.uniform(-0.5, 0.5);
    const double y = i < 4 ? (i < 2 ? -0.4 : 0.4) : random.uniform(-0.4, 0.4);
    N.col(i) << 0, 0, 1, y, -x, 0;
  }
  return N;
}

Matrix boulder_mass() {
  return Vector{{800.0, 800.0, 800.0, 60.0, 75.0, 90.0}}.asDiagonal();
}

TYPED_TEST(Projection, of_a_boulder_on_its_corners_is_not_changed_by_contacts_between_them) {
  Random random(52);
  for (int k = 0; k < 100; ++k) {
    const Vector u = 10 * random.vector(6);
    const Matrix N = box_contacts(random, random.integer(1, 12));
    const Vector corners = projected_velocity<TypeParam>(projection(boulder_mass(), u, N.leftCols(4)));
    const Vector all = projected_velocity<TypeParam>(projection(boulder_mass(), u, N));
    EXPECT_LE((corners - all).cwiseAbs().maxCoeff(), 1e-12 * u.norm());
  }
}

TYPED_TEST(Projection, of_one_body_with_many_contacts_does_not_depend_on_their_order) {
  Random random(53);
  for (int k = 0; k < 200; ++k) {
    const Vector u = 10 * random.vector(6);
    Matrix N = random.matrix(6, random.integer(7, 20));
    N.row(2).array() += 1.5;  // normals of one half-space: the body can leave
    Qp qp = projection(boulder_mass(), u, N);
    qp.y = Vector::Zero(N.cols());
    const Vector v = projected_velocity<TypeParam>(qp);
    const Qp other = testing::reordered(qp, testing::random_order(random, static_cast<int>(N.cols())));
    EXPECT_LE((projected_velocity<TypeParam>(other) - v).cwiseAbs().maxCoeff(), 1e-12 * u.norm());
  }
}

// Pythagoras in the norm of M: a projection onto a cone leaves u = v + (u - v) with v' M (u - v) = 0.
TYPED_TEST(Projection, splits_the_kinetic_energy) {
  Random random(54);
  for (int k = 0; k < 200; ++k) {
    const Vector u = 10 * random.vector(6);
    const Qp qp = projection(boulder_mass(), u, box_contacts(random, 6));
    const Vector v = projected_velocity<TypeParam>(qp);
    EXPECT_LE(std::abs(v.dot(qp.H * (u - v))), 1e-12 * u.dot(qp.H * u));
  }
}

}  // namespace
}  // namespace talus::solvers
