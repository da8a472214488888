#include "talus/solvers/lemke.h"

#include <algorithm>
#include <cmath>

#include "talus/solvers/jordan_exchange.h"

namespace talus::solvers {
namespace {

constexpr double kRefineAbove = 1e-14;  // scaled residual: a few units of round-off

/// Positive covering vectors: all ones first, then fixed irregular ones.
double covering(int attempt, int i) {
  if (attempt == 0) return 1;
  const double golden = 0.6180339887498949;
  const double x = golden * (i + 1) * attempt;
  return 0.25 + (x - std::floor(x));
}

}  // namespace

LcpInfo Lemke::solve(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) {
  n_ = static_cast<int>(q.size());
  solution.z.setZero(n_);
  solution.w = q;
  LcpInfo info;
  if (!M.allFinite() || !q.allFinite()) {
    solution.w.setZero();
    return info;
  }
  LcpInfo best;
  for (int k = 0; k <= settings_.restarts; ++k) {
    const Status status = attempt(M, q, k, info.iterations);
    if (status != Status::solved) {
      if (k == 0) best.status = status;
      if (status == Status::infeasible) break;
      continue;
    }
    extract(M, q, solution);
    info.residual = lcp_residual(M, q, solution.z, solution.w);
    for (int pass = 0; pass < 2 && info.residual > kRefineAbove; ++pass) {
      refine(M, q, solution);
      info.residual = lcp_residual(M, q, solution.z, solution.w);
    }
    info.status = info.residual <= settings_.tolerance ? Status::solved : Status::inaccurate;
    if (!std::isfinite(info.residual)) info.status = Status::non_finite;
    if (info.status == Status::solved) return info;
    best.status = info.status;
  }
  best.iterations = info.iterations;
  if (best.status != Status::inaccurate) solution.z.setZero(), solution.w = q;
  if (best.status == Status::non_finite) solution.z.setZero(), solution.w.setZero();
  best.residual = lcp_residual(M, q, solution.z, solution.w);
  return best;
}

Status Lemke::attempt(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt_number, int& pivots) {
  set_up(M, q, attempt_number);
  const int start = first_row();
  if (start < 0) return Status::solved;  // q >= 0: z = 0
  const int limit = pivots + (settings_.max_pivots > 0 ? settings_.max_pivots : 100 + 50 * n_);
  int leaving = basic_[static_cast<std::size_t>(start)];
  pivot(start, n_);  // z0 enters; w_start leaves
  ++pivots;
  while (true) {
    const int entering_variable = leaving < n_ ? leaving + n_ : leaving - n_;  // the complement
    const int entering = ~place_of_[static_cast<std::size_t>(entering_variable)];
    const int row = blocking_row(entering);
    if (row < 0) return ray_proves_infeasible(M, q, entering) ? Status::infeasible : Status::ray;
    if (pivots >= limit) return Status::iteration_limit;
    leaving = basic_[static_cast<std::size_t>(row)];
    pivot(row, entering);
    ++pivots;
    if (leaving == 2 * n_) return Status::solved;
  }
}

void Lemke::set_up(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt_number) {
  const auto n = static_cast<std::size_t>(n_);
  stride_ = (n + 3) / 4 * 4;
  tableau_.resize(stride_ * (n + 2));
  basic_.resize(n);
  nonbasic_.resize(n + 1);
  place_of_.resize(2 * n + 1);
  for (int j = 0; j < n_ + 2; ++j) std::fill(column(j) + n_, column(j) + stride_, 0.0);  // padding
  for (int j = 0; j < n_; ++j) std::copy_n(M.data() + j * M.outerStride(), n, column(j));
  for (int i = 0; i < n_; ++i) column(n_)[i] = covering(attempt_number, i);
  std::copy_n(q.data(), n, column(n_ + 1));
  for (int i = 0; i < n_; ++i) {
    basic_[static_cast<std::size_t>(i)] = i;
    nonbasic_[static_cast<std::size_t>(i)] = n_ + i;
    place_of_[static_cast<std::size_t>(i)] = i;
    place_of_[static_cast<std::size_t>(n_ + i)] = ~i;
  }
  nonbasic_[n] = 2 * n_;
  place_of_[2 * n] = ~n_;
  scale_ = n_ > 0 ? q.lpNorm<Eigen::Infinity>() : 0;
}

/// The row that z0 must lift most: smallest q_i / d_i, the last of equals (the lexicographic rule for the start, since
/// the perturbation of row i is eps^i, smaller for later rows). -1 if all of q is nonnegative.
int Lemke::first_row() const {
  const double* q = column(n_ + 1);
  const double* d = column(n_);
  int row = -1;
  double least = 0;
  for (int i = 0; i < n_; ++i) {
    const double ratio = q[i] / d[i];
    if (ratio < 0 && ratio <= least) {
      least = ratio;
      row = i;
    }
  }
  return row;
}

/// Entry (row, k) of the inverse of the basis. The dictionary column of a nonbasic w_k is minus that column; a basic
/// w_k has a unit column.
double Lemke::inverse_entry(int row, int k) const {
  const int place = place_of_[static_cast<std::size_t>(k)];
  if (place < 0) return -column(~place)[row];
  return place == row ? 1.0 : 0.0;
}

/// Lexicographic comparison of the rows [B^-1]_i / |pivot_i| for rows that tie in the constant column.
bool Lemke::lexicographically_less(int row_a, int row_b, int entering, int& next_column) const {
  const double* t = column(entering);
  for (int k = next_column; k < n_; ++k) {
    const double a = inverse_entry(row_a, k) / -t[row_a];
    const double b = inverse_entry(row_b, k) / -t[row_b];
    if (std::abs(a - b) > 1e-12 * (std::abs(a) + std::abs(b))) return a < b;
  }
  return false;
}

int Lemke::blocking_row(int entering) const {
  const double* t = column(entering);
  const double* constant = column(n_ + 1);
  double largest = 0;
  for (int i = 0; i < n_; ++i) largest = std::max(largest, std::abs(t[i]));
  const double smallest_pivot = settings_.pivot_tolerance * largest;
  const double zero = 1e-14 * scale_;
  int best = -1;
  double best_ratio = 0;
  for (int i = 0; i < n_; ++i) {
    if (t[i] >= -smallest_pivot) continue;
    const double ratio = std::abs(constant[i]) > zero ? constant[i] / -t[i] : 0;
    if (best < 0) {
      best = i, best_ratio = ratio;
      continue;
    }
    const double tie = 1e-12 * (scale_ + std::abs(constant[i])) / -t[i];
    if (ratio > best_ratio + tie) continue;
    if (ratio < best_ratio - tie) {
      best = i, best_ratio = ratio;
      continue;
    }
    // A tie: z0 leaves if it can (the solution is complete), else the lexicographically smaller row.
    if (basic_[static_cast<std::size_t>(best)] == 2 * n_) continue;
    int from = 0;
    if (basic_[static_cast<std::size_t>(i)] == 2 * n_ || lexicographically_less(i, best, entering, from)) {
      best = i, best_ratio = ratio;
    }
  }
  return best;
}

void Lemke::pivot(int row, int column_index) {
  jordan_exchange({.values = tableau_.data(), .stride = stride_, .columns = n_ + 2}, row, column_index);
  const int leaving = basic_[static_cast<std::size_t>(row)];
  const int entered = nonbasic_[static_cast<std::size_t>(column_index)];
  std::swap(basic_[static_cast<std::size_t>(row)], nonbasic_[static_cast<std::size_t>(column_index)]);
  place_of_[static_cast<std::size_t>(leaving)] = ~column_index;
  place_of_[static_cast<std::size_t>(entered)] = row;
}

/// Reads z from the final dictionary.
void Lemke::extract(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const {
  solution.z.setZero();
  const double* constant = column(n_ + 1);
  for (int i = 0; i < n_; ++i)
    if (is_z(basic_[static_cast<std::size_t>(i)]))
      solution.z[basic_[static_cast<std::size_t>(i)] - n_] = std::max(0.0, constant[i]);
  compute_w(M, q, solution);
}

/// Removes round-off from z: where z_k is basic, w_k should be zero, and the dictionary says how z answers to w_k.
void Lemke::refine(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const {
  for (int k = 0; k < n_; ++k) {
    const int place = place_of_[static_cast<std::size_t>(k)];
    if (place >= 0 || place_of_[static_cast<std::size_t>(n_ + k)] < 0) continue;
    const double* response = column(~place);
    for (int i = 0; i < n_; ++i) {
      const int variable = basic_[static_cast<std::size_t>(i)];
      if (is_z(variable)) solution.z[variable - n_] -= response[i] * solution.w[k];
    }
  }
  solution.z = solution.z.cwiseMax(0.0);
  compute_w(M, q, solution);
}

void Lemke::compute_w(const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution) const {
  solution.w = q;
  for (int k = 0; k < n_; ++k)
    if (solution.z[k] != 0) solution.w += M.col(k) * solution.z[k];
}

/// Along the ray z moves by y >= 0. If M' y <= 0 and q' y < 0 then no z >= 0 has M z + q >= 0 (Farkas).
bool Lemke::ray_proves_infeasible(const ConstMatrixRef& M, const ConstVectorRef& q, int entering) const {
  Vector y = Vector::Zero(n_);
  const double* t = column(entering);
  for (int i = 0; i < n_; ++i) {
    const int variable = basic_[static_cast<std::size_t>(i)];
    if (is_z(variable)) y[variable - n_] = std::max(0.0, t[i]);
  }
  const int entered = nonbasic_[static_cast<std::size_t>(entering)];
  if (is_z(entered)) y[entered - n_] = 1;
  const double size = y.lpNorm<1>();
  if (size == 0) return false;
  const double tolerance = 1e-10 * size * M.lpNorm<Eigen::Infinity>();
  return (M.transpose() * y).maxCoeff() <= tolerance && q.dot(y) < -1e-10 * size * q.lpNorm<Eigen::Infinity>();
}

}  // namespace talus::solvers
