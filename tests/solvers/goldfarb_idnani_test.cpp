#include "talus/solvers/goldfarb_idnani.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/solvers/allocation_counter.h"
#include "tests/solvers/random_qp.h"

namespace talus::solvers {
namespace {

using testing::Qp;
using testing::Random;
using testing::random_qp;
using testing::RandomQpOptions;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Failures {
  int count = 0;
  double worst_residual = 0;
  double worst_error = 0;
};

void solve_many(Random& random, int problems, int max_variables, int max_rows, double log10_condition,
                double log10_row_scales, Failures& failures) {
  GoldfarbIdnani solver;
  QpSolution solution;
  for (int k = 0; k < problems; ++k) {
    const Qp qp = random_qp(random, {.variables = random.integer(1, max_variables),
                                     .rows = random.integer(0, max_rows),
                                     .log10_condition = log10_condition,
                                     .log10_row_scales = log10_row_scales});
    const QpInfo info = testing::solve(solver, qp, solution);
    const double residual =
        qp_residuals(qp.H, qp.g, qp.A, qp.lower, qp.upper, solution.x, solution.y).worst();
    const double error = (solution.x - qp.x).lpNorm<Eigen::Infinity>();
    if (info.status != Status::solved) {
      ++failures.count;
      if (failures.count < 10) printf("%d: %s n=%d m=%d res %g err %g it %d\n", k, std::string(to_string(info.status)).c_str(), (int)qp.x.size(), (int)qp.y.size(), residual, error, info.iterations);
    }
    failures.worst_residual = std::max(failures.worst_residual, residual);
    failures.worst_error = std::max(failures.worst_error, error);
  }
}

TEST(GoldfarbIdnani, explore) {
  for (double c : {1., 4., 8., 12.}) {
    for (double s : {0., 6.}) {
      Random random(1);
      Failures f;
      solve_many(random, 20000, 8, 12, c, s, f);
      printf("small cond %g scales %g: failures %d residual %g error %g\n", c, s, f.count, f.worst_residual, f.worst_error);
      Failures f2;
      solve_many(random, 300, 60, 60, c, s, f2);
      printf("large cond %g scales %g: failures %d residual %g error %g\n", c, s, f2.count, f2.worst_residual, f2.worst_error);
    }
  }
}

}  // namespace
}  // namespace talus::solvers
