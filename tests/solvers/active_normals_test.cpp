#include "talus/solvers/active_normals.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/solvers/random_qp.h"

namespace talus::solvers {
namespace {

using core::Vector;
using testing::Random;

// Each held normal n_k must be Q R e_k: no rest, and R^-1 Q' n_k is the unit vector k.
void expect_factorises(const ActiveNormals& active, const std::vector<Vector>& normals, int dimension) {
  ASSERT_EQ(active.count(), static_cast<Eigen::Index>(normals.size()));
  Vector d(dimension), z(dimension);
  for (std::size_t k = 0; k < normals.size(); ++k) {
    active.split(normals[k], d, z);
    EXPECT_LT(z.norm(), 1e-13);
    active.solve(d.head(active.count()));
    d[static_cast<Eigen::Index>(k)] -= 1;
    EXPECT_LT(d.head(active.count()).norm(), 1e-10);
  }
}

TEST(ActiveNormals, stay_factorised_through_random_appends_and_removals) {
  Random random(31);
  for (int run = 0; run < 50; ++run) {
    const int n = random.integer(1, 12);
    ActiveNormals active;
    active.reset(n);
    std::vector<Vector> normals;
    Vector d(n), z(n);
    for (int k = 0; k < 60; ++k) {
      if (static_cast<int>(normals.size()) < n && random.chance(0.6)) {
        normals.push_back(random.vector(n).normalized());
        active.split(normals.back(), d, z);
        active.append(d, z);
      } else if (!normals.empty()) {
        const int gone = random.integer(0, static_cast<int>(normals.size()) - 1);
        normals.erase(normals.begin() + gone);
        active.remove(gone);
      }
    }
    expect_factorises(active, normals, n);
  }
}

TEST(ActiveNormals, split_a_vector_into_orthogonal_parts) {
  Random random(32);
  ActiveNormals active;
  active.reset(6);
  Vector d(6), z(6);
  for (int k = 0; k < 4; ++k) {
    active.split(random.vector(6), d, z);
    active.append(d, z);
  }
  const Vector v = random.vector(6);
  active.split(v, d, z);
  Vector rest(6);
  active.coordinates(z, rest);
  EXPECT_LT(rest.head(4).norm(), 1e-15);
  active.add_range(d, z);
  EXPECT_LT((z - v).norm(), 1e-15);
}

TEST(ActiveNormals, solve_transposed_is_the_transpose_of_solve) {
  Random random(33);
  ActiveNormals active;
  active.reset(5);
  Vector d(5), z(5);
  for (int k = 0; k < 5; ++k) {
    active.split(random.vector(5), d, z);
    active.append(d, z);
  }
  const Vector a = random.vector(5);
  const Vector b = random.vector(5);
  Vector Ra = a;
  Vector Rtb = b;
  active.solve(Ra);
  active.solve_transposed(Rtb);
  EXPECT_NEAR(Ra.dot(b), a.dot(Rtb), 1e-10 * Ra.norm());
}

}  // namespace
}  // namespace talus::solvers
