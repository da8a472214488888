#include "talus/solvers/lemke.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/solvers/goldfarb_idnani.h"
#include "talus/solvers/vector_kernels.h"

namespace talus::solvers {
namespace {

constexpr double kTie = 1e-10;            // of q: constants this close to each other count as equal
constexpr double kSmallPivot = 1e-4;      // of the largest entry of its column
constexpr double kLargeDictionary = 1e4;  // of the largest entry of M
constexpr double kRefineAbove = 1e-14;    // scaled residual: a few units of round-off

void compute_w(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) {
  solution.w = q;
  for (Eigen::Index k = 0; k < q.size(); ++k)
    if (solution.z[k] != 0) solution.w += M.col(k) * solution.z[k];
}

Scan scan_matrix(const ConstMatrixRef& M) {
  if (M.outerStride() == M.rows()) return scan(M.data(), static_cast<std::size_t>(M.size()));
  Scan whole;
  for (Eigen::Index j = 0; j < M.cols(); ++j) {
    const Scan column = scan(M.data() + j * M.outerStride(), static_cast<std::size_t>(M.rows()));
    whole.largest = std::max(whole.largest, column.largest);
    whole.finite = whole.finite && column.finite;
  }
  return whole;
}

/// A ray does not say whether a solution exists. That there is none is proved where not even z >= 0, M z + q >= 0 can
/// be met: the least-norm point of that polyhedron is then an infeasible quadratic programme.
bool is_infeasible(const ConstMatrixRef& M, const ConstVectorRef& q) {
  const Eigen::Index n = q.size();
  Matrix rows(2 * n, n);
  rows << M, Matrix::Identity(n, n);
  Vector lower(2 * n);
  lower << -q, Vector::Zero(n);
  const Vector upper = Vector::Constant(2 * n, std::numeric_limits<double>::infinity());
  QpSolution point;
  return GoldfarbIdnani().solve(Matrix::Identity(n, n), Vector::Zero(n), rows, lower, upper, point).status ==
         Status::infeasible;
}

}  // namespace

LcpInfo Lemke::solve(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) {
  LcpInfo info;
  const Scan of_M = scan_matrix(M);
  const Scan of_q = scan(q.data(), static_cast<std::size_t>(q.size()));
  if (!of_M.finite || !of_q.finite) {
    solution.z.setZero(q.size()), solution.w.setZero(q.size());
    return info;
  }
  M_size_ = of_M.largest, q_size_ = of_q.largest;
  for (int attempt = 0; attempt <= settings_.restarts; ++attempt) {
    const Status ended = pivot_to_the_end(M, q, attempt, info.iterations);
    const Status judged = judge(ended, M, q, solution, info.residual);
    if (attempt == 0 || judged == Status::solved) info.status = judged;
    if (judged == Status::solved || judged == Status::infeasible) break;
  }
  return info;
}

Status Lemke::pivot_to_the_end(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt, int& pivots) {
  dictionary_.start(M, q, attempt);
  const int start = first_row();
  if (start < 0) return Status::solved;  // q >= 0: z = 0
  const int n = dictionary_.size();
  const int limit = pivots + (settings_.max_pivots > 0 ? settings_.max_pivots : 100 + 50 * n);
  int leaving = dictionary_.basic(start);
  dictionary_.exchange(start, n);  // z0 enters
  ++pivots;
  // A small pivot blows the dictionary up and with it the round-off, which stays when later pivots shrink it again:
  // ties are then no longer seen as such. While that lasts the dictionary is computed anew after each pivot.
  bool doubtful = false;
  while (true) {
    const int entering = dictionary_.column_of(dictionary_.complement(leaving));
    const double largest = dictionary_.largest_entry(entering);
    const int row = blocking_row(entering, largest);
    if (row < 0) return Status::ray;
    if (pivots >= limit) return Status::iteration_limit;
    leaving = dictionary_.basic(row);
    doubtful = doubtful || std::abs(dictionary_.column(entering)[row]) < kSmallPivot * largest;
    dictionary_.exchange(row, entering);
    ++pivots;
    if (leaving == dictionary_.z0()) return Status::solved;
    if (doubtful) doubtful = dictionary_.rebuild(M, q) > kLargeDictionary * std::max(1.0, M_size_);
  }
}

/// The row that z0 must lift most: the smallest q_i / d_i, of equals the one with the smaller perturbation. -1 if all
/// of q is nonnegative.
int Lemke::first_row() const {
  const double* q = dictionary_.constants();
  const double* r = dictionary_.perturbations();
  const double* d = dictionary_.column(dictionary_.size());
  int row = -1;
  for (int i = 0; i < dictionary_.size(); ++i) {
    if (q[i] >= 0) continue;
    const bool sooner =
        row < 0 || q[i] / d[i] < q[row] / d[row] || (q[i] / d[i] == q[row] / d[row] && r[i] / d[i] < r[row] / d[row]);
    if (sooner) row = i;
  }
  return row;
}

/// The row whose basic variable first reaches zero as the entering one grows: the lexicographically smallest pair
/// (constant, perturbation) / -t. z0 leaves wherever it may: the solution is then complete.
int Lemke::blocking_row(int entering, double largest_entry) {
  const double* t = dictionary_.column(entering);
  const double* perturbation = dictionary_.perturbations();
  rows_.resize(dictionary_.stride() + 1);
  const int count = smallest_ratios(t, dictionary_.constants(), dictionary_.stride(),
                                    settings_.pivot_tolerance * largest_entry, kTie * q_size_, rows_.data());
  int best = -1;
  for (int k = 0; k < count; ++k) {
    const int i = rows_[static_cast<std::size_t>(k)];
    if (dictionary_.basic(i) == dictionary_.z0()) return i;
    if (best < 0 || perturbation[i] * t[best] > perturbation[best] * t[i]) best = i;  // both t are negative
  }
  return best;
}

/// Reads the solution off and lets its residual decide. A problem that is only just solvable (a pinched body) may end
/// on a ray with z0 at round-off.
Status Lemke::judge(Status ended, const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution,
                    double& residual) const {
  const LcpScales scales = lcp_scales(M_size_, q_size_);
  extract(M, q, solution);
  residual = lcp_residual(scales, solution.z, solution.w);
  for (int pass = 0; pass < 2 && residual > kRefineAbove; ++pass) {
    refine(M, q, solution);
    residual = lcp_residual(scales, solution.z, solution.w);
  }
  if (residual <= settings_.tolerance) return Status::solved;
  if (ended == Status::ray && is_infeasible(M, q)) ended = Status::infeasible;
  if (!std::isfinite(residual)) {
    solution.z.setZero(), solution.w.setZero();
    return Status::non_finite;
  }
  return ended == Status::solved ? Status::inaccurate : ended;
}

/// Reads z from the final dictionary.
void Lemke::extract(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const {
  const int n = dictionary_.size();
  solution.z.setZero(n);
  for (int i = 0; i < n; ++i)
    if (dictionary_.is_z(dictionary_.basic(i)))
      solution.z[dictionary_.basic(i) - n] = std::max(0.0, dictionary_.constants()[i]);
  compute_w(M, q, solution);
}

/// Removes round-off from z: where z_k is basic, w_k should be zero, and the dictionary says how z answers to w_k.
void Lemke::refine(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const {
  const int n = dictionary_.size();
  for (int k = 0; k < n; ++k) {
    if (dictionary_.is_basic(k) || !dictionary_.is_basic(n + k)) continue;
    const double* response = dictionary_.column(dictionary_.column_of(k));
    for (int i = 0; i < n; ++i) {
      const int variable = dictionary_.basic(i);
      if (dictionary_.is_z(variable)) solution.z[variable - n] -= response[i] * solution.w[k];
    }
  }
  solution.z = solution.z.cwiseMax(0.0);
  compute_w(M, q, solution);
}

}  // namespace talus::solvers
