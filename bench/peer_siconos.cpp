#include "bench/peers.h"

extern "C" {
#include <LinearComplementarityProblem.h>
#include <NonSmoothDrivers.h>
#include <NumericsMatrix.h>
#include <SolverOptions.h>
#include <lcp_cst.h>
}

namespace talus::bench {

bool siconos_lemke(const Eigen::MatrixXd& M, const Eigen::VectorXd& q, Eigen::VectorXd& z) {
  static thread_local SolverOptions* options = solver_options_create(SICONOS_LCP_LEMKE);
  Eigen::MatrixXd matrix = M;
  Eigen::VectorXd vector = q;
  Eigen::VectorXd w = Eigen::VectorXd::Zero(q.size());
  z.setZero(q.size());
  const int n = static_cast<int>(q.size());
  NumericsMatrix* view = NM_create_from_data(NM_DENSE, n, n, matrix.data());
  LinearComplementarityProblem problem{n, view, vector.data()};
  const int info = linearComplementarity_driver(&problem, z.data(), w.data(), options);
  return info == 0;
}

}  // namespace talus::bench
