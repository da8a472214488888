#include "tests/solvers/random_qp.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace talus::testing {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Q D Q' with random orthonormal Q, by blocks of random size, so that diagonal and block-diagonal matrices occur too.
Matrix random_definite(Random& random, const RandomQpOptions& options) {
  const int n = options.variables;
  const int block = random.chance(0.3) ? random.integer(1, std::min(n, 6)) : n;
  Matrix H = Matrix::Zero(n, n);
  for (int first = 0; first < n; first += block) {
    const int size = std::min(block, n - first);
    const Matrix Q = random.matrix(size, size).householderQr().householderQ();
    Vector eigenvalues(size);
    for (double& value : eigenvalues) value = std::pow(10.0, random.uniform(0, options.log10_condition));
    if (block == n) eigenvalues.head(options.rank_loss).setZero();
    const Matrix part = Q * eigenvalues.asDiagonal() * Q.transpose();
    H.block(first, first, size, size) = 0.5 * (part + part.transpose());
  }
  return H;
}

Vector random_row(Random& random, const Matrix& A, int row, const RandomQpOptions& options) {
  const int n = options.variables;
  if (row > 0 && random.chance(options.dependent_rows)) {
    const Vector copy = A.row(random.integer(0, row - 1)).transpose();
    if (random.chance(0.5)) return copy * (random.chance(0.5) ? 1.0 : random.uniform(-2, 2));
    return copy * random.uniform(-1, 1) + A.row(random.integer(0, row - 1)).transpose() * random.uniform(-1, 1);
  }
  Vector a = random.vector(n);
  if (random.chance(0.3)) {
    for (double& entry : a) entry = random.chance(0.5) ? 0.0 : entry;
  }
  return a;
}

// Bounds of a row with the value v at the solution; sets the multiplier if one of them is active.
void choose_bounds(Random& random, double v, double size, const RandomQpOptions& options, double& lower, double& upper,
                   double& y) {
  const double pull = random.chance(options.degenerate_rows) ? 0.0 : random.uniform(0.1, 2) / (size > 0 ? size : 1);
  const double gap = size * random.uniform(0.1, 2);
  lower = random.chance(0.5) ? -kInfinity : v - gap;
  upper = random.chance(0.5) ? kInfinity : v + gap;
  const double kind = random.unit();
  if (kind < 0.15) {
    lower = upper = v;
    y = random.chance(0.5) ? pull : -pull;
  } else if (kind < 0.4) {
    lower = v;
    y = pull;
  } else if (kind < 0.65) {
    upper = v;
    y = -pull;
  }
}

}  // namespace

Vector Random::vector(int size) {
  Vector v(size);
  for (double& entry : v) entry = uniform(-1, 1);
  return v;
}

Matrix Random::matrix(int rows, int cols) {
  Matrix M(rows, cols);
  for (double& entry : M.reshaped()) entry = uniform(-1, 1);
  return M;
}

Qp random_qp(Random& random, const RandomQpOptions& options) {
  Qp qp;
  qp.H = random_definite(random, options);
  qp.x = random.vector(options.variables);
  qp.A.resize(options.rows, options.variables);
  qp.lower.resize(options.rows);
  qp.upper.resize(options.rows);
  qp.y.setZero(options.rows);
  for (int i = 0; i < options.rows; ++i) {
    qp.A.row(i) = random_row(random, qp.A, i, options).transpose();
    choose_bounds(random, qp.A.row(i).dot(qp.x), qp.A.row(i).cwiseAbs().maxCoeff(), options, qp.lower[i], qp.upper[i],
                  qp.y[i]);
  }
  for (int i = 0; i < options.rows; ++i) {
    const double scale = std::pow(10.0, random.uniform(-options.log10_row_scales, options.log10_row_scales));
    qp.A.row(i) *= scale;
    qp.lower[i] *= scale;
    qp.upper[i] *= scale;
    qp.y[i] /= scale;
  }
  qp.g = qp.A.transpose() * qp.y - qp.H * qp.x;
  return qp;
}

Qp reordered(const Qp& qp, const std::vector<int>& order) {
  Qp result = qp;
  result.A = qp.A(order, Eigen::all);
  result.lower = qp.lower(order);
  result.upper = qp.upper(order);
  result.y = qp.y(order);
  return result;
}

std::vector<int> random_order(Random& random, int size) {
  std::vector<int> order(static_cast<std::size_t>(size));
  std::iota(order.begin(), order.end(), 0);
  for (int i = size - 1; i > 0; --i) {
    std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(random.integer(0, i))]);
  }
  return order;
}

}  // namespace talus::testing
