#pragma once

// The bounded quadratic programme of the friction step (RocFall3 3.61-3.62):
//
//     minimise  1/2 x' H x + g' x    subject to   lower <= x <= upper,      H symmetric positive semi-definite.
//
// Its optimality conditions are the boxed LCP  w = H x + g  (w is the gradient), so principal pivoting solves it
// exactly, singular H included. With lower = 0 and upper = infinity it is the non-negative QP.

#include "talus/solvers/dantzig.h"
#include "talus/solvers/qp.h"

namespace talus::solvers {

struct BoxQpInfo {
  Status status = Status::non_finite;  ///< `unbounded` if the objective falls without end inside the box
  int iterations = 0;
  double residual = 0;  ///< of the boxed LCP, scaled
  double objective = 0;
};

class BoxQp {
 public:
  explicit BoxQp(DantzigSettings settings = {}) : pivoting_(settings) {}

  [[nodiscard]] BoxQpInfo solve(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstVectorRef& lower,
                                const ConstVectorRef& upper, Vector& x);

 private:
  Dantzig pivoting_;
  LcpSolution solution_;
};

}  // namespace talus::solvers
