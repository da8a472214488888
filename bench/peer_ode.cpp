#include <limits>
#include <vector>

#include "bench/peers.h"

namespace dart::external::ode {
bool dSolveLCP(int n, double* A, double* x, double* b, double* w, int nub, double* lo, double* hi, int* findex,
               bool earlyTermination);
}

namespace talus::bench {
namespace {

struct Boxed {
  std::vector<double> A, x, b, w, lower, upper;
  std::vector<int> normal_of;  // row whose x scales the bounds, or -1

  void set_up(const Eigen::MatrixXd& matrix, const Eigen::VectorXd& q) {
    const auto n = static_cast<std::size_t>(q.size());
    const std::size_t stride = n > 1 ? ((n - 1) | 3) + 1 : 1;
    A.assign(n * stride, 0.0);
    x.assign(n, 0.0), b.assign(n, 0.0), w.assign(n, 0.0);
    lower.assign(n, 0.0), upper.assign(n, std::numeric_limits<double>::infinity());
    normal_of.assign(n, -1);
    for (std::size_t i = 0; i < n; ++i) {
      b[i] = -q[static_cast<Eigen::Index>(i)];
      for (std::size_t j = 0; j < n; ++j)
        A[i * stride + j] = matrix(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
    }
  }

  bool solve(Eigen::VectorXd& z) {
    const bool good = dart::external::ode::dSolveLCP(static_cast<int>(b.size()), A.data(), x.data(), b.data(), w.data(),
                                                     0, lower.data(), upper.data(), normal_of.data(), true);
    z = Eigen::Map<const Eigen::VectorXd>(x.data(), static_cast<Eigen::Index>(x.size()));
    return good;
  }
};

}  // namespace

bool ode_dantzig(const Eigen::MatrixXd& A, const Eigen::VectorXd& b, Eigen::VectorXd& z) {
  static thread_local Boxed problem;
  problem.set_up(A, b);
  return problem.solve(z);
}

}  // namespace talus::bench
