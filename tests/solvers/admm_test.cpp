#include "talus/solvers/admm.h"

#include <gtest/gtest.h>
#include <iostream>

#include "tests/solvers/random_qp.h"

namespace talus::solvers {
namespace {
using testing::Qp;
using testing::Random;
using testing::random_qp;
TEST(Admm, explore) {
  for (double c : {1., 4., 8.}) {
    for (double s : {0., 6.}) {
      for (int rl : {0,1}) {
      Random random(1);
      Admm solver;
      QpSolution solution;
      int failures = 0, iters = 0, maxit = 0;
      double worst = 0;
      for (int k = 0; k < 2000; ++k) {
        const int n = k % 20 == 0 ? random.integer(1, 60) : random.integer(1, 8);
        const Qp qp = random_qp(random, {.variables = n, .rows = random.integer(0, 3 * n / 2), .log10_condition = c, .rank_loss = n > rl ? rl : 0, .log10_row_scales = s});
        const QpInfo info = testing::solve(solver, qp, solution);
        iters += info.iterations; maxit = std::max(maxit, info.iterations);
        const double res = qp_residuals(qp.H, qp.g, qp.A, qp.lower, qp.upper, solution.x, solution.y).worst();
        worst = std::max(worst, res);
        if (info.status != Status::solved && failures++ < 5) { auto r=qp_residuals(qp.H, qp.g, qp.A, qp.lower, qp.upper, solution.x, solution.y); printf("p %g d %g c %g: ",r.primal,r.dual,r.complementarity); if(n<5&&c<2) std::cout<<"H\n"<<qp.H<<"\nA\n"<<qp.A<<"\ng "<<qp.g.transpose()<<"\nl "<<qp.lower.transpose()<<"\nu "<<qp.upper.transpose()<<"\nx "<<qp.x.transpose()<<"\ny "<<qp.y.transpose()<<"\nsol "<<solution.x.transpose()<<"   "<<solution.y.transpose()<<std::endl;printf("%d n %d m %d %s res %g it %d\n", k, n, (int)qp.y.size(), to_string(info.status).data(), res, info.iterations);}
      }
      printf("cond %g scales %g rank loss %d failures %d worst %g mean it %g max %d\n", c, s, rl, failures, worst, iters / 2000.0, maxit);
    }}
  }
}
}  // namespace
}  // namespace talus::solvers
