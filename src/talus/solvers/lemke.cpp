#include "talus/solvers/lemke.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "talus/solvers/jordan_exchange.h"

namespace talus::solvers {
namespace {

constexpr double kTie = 1e-10;            // ratios closer than this, relative to their terms, are equal
constexpr double kSmallPivot = 1e-4;      // of the largest entry of its column
constexpr double kSingularPivot = 1e-13;  // with unit columns for w
constexpr double kLargeDictionary = 1e4;  // of the largest entry of M
constexpr double kRefineAbove = 1e-14;    // scaled residual: a few units of round-off

/// Entry i of the covering vector d: all ones first, then fixed irregular ones.
double covering(int attempt, int i) {
  if (attempt == 0) return 1;
  const double x = std::numbers::phi * (i + 1) * attempt;
  return 0.5 + (x - std::floor(x));
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
  for (int attempt = 0; attempt <= settings_.restarts; ++attempt) {
    const Status ended = pivot_to_the_end(M, q, attempt, info.iterations);
    const Status judged = judge(ended, M, q, solution, info.residual);
    if (attempt == 0 || judged == Status::solved) info.status = judged;
    if (judged == Status::solved || judged == Status::infeasible) break;
  }
  return info;
}

/// Reads the solution off and lets its residual decide. A problem that is only just solvable (a pinched body) may end
/// on a ray with z0 at round-off.
Status Lemke::judge(Status ended, const ConstMatrixRef& M, const ConstVectorRef& q, LcpSolution& solution,
                    double& residual) const {
  extract(M, q, solution);
  residual = lcp_residual(M, q, solution.z, solution.w);
  for (int pass = 0; pass < 2 && residual > kRefineAbove; ++pass) {
    refine(M, q, solution);
    residual = lcp_residual(M, q, solution.z, solution.w);
  }
  if (residual <= settings_.tolerance) return Status::solved;
  if (!std::isfinite(residual)) {
    solution.z.setZero(), solution.w.setZero();
    return Status::non_finite;
  }
  return ended == Status::solved ? Status::inaccurate : ended;
}

Status Lemke::pivot_to_the_end(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt, int& pivots) {
  attempt_ = attempt;
  set_up(M, q);
  doubtful_ = false;
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
    doubtful_ = doubtful_ || std::abs(column(entering)[row]) < kSmallPivot * largest_entry(entering);
    pivot(row, entering);
    ++pivots;
    if (leaving == 2 * n_) return Status::solved;
    if (doubtful_) rebuild(M, q);
  }
}

/// A small pivot blows the dictionary up and with it the round-off, which stays when later pivots shrink it again: ties
/// are then no longer seen as such. While that lasts the dictionary is computed anew after each pivot, from M and the
/// set of basic variables, taking the largest pivots first. A basis that is singular to working precision keeps the
/// dictionary it has.
void Lemke::rebuild(const ConstMatrixRef& M, const ConstVectorRef& q) {
  entering_.clear();
  leaving_.clear();
  for (const int variable : basic_)
    if (variable >= n_) entering_.push_back(variable);
  for (const int variable : nonbasic_)
    if (variable < n_) leaving_.push_back(variable);
  old_tableau_ = tableau_;
  old_basic_ = basic_;
  old_nonbasic_ = nonbasic_;
  old_place_of_ = place_of_;
  set_up(M, q);
  while (!entering_.empty()) {
    if (exchange_largest()) continue;
    tableau_ = old_tableau_;
    basic_ = old_basic_;
    nonbasic_ = old_nonbasic_;
    place_of_ = old_place_of_;
    return;
  }
  double size = 0;
  for (int j = 0; j <= n_; ++j) size = std::max(size, largest_entry(j));
  doubtful_ = size > kLargeDictionary * std::max(1.0, M.lpNorm<Eigen::Infinity>());
}

/// Brings one of entering_ in for one of leaving_, the pair with the largest pivot; false if that is round-off.
bool Lemke::exchange_largest() {
  std::size_t in = 0;
  std::size_t out = 0;
  double largest = kSingularPivot;
  for (std::size_t i = 0; i < entering_.size(); ++i) {
    const double* t = column(~place_of_[static_cast<std::size_t>(entering_[i])]);
    for (std::size_t o = 0; o < leaving_.size(); ++o) {
      const double size = std::abs(t[place_of_[static_cast<std::size_t>(leaving_[o])]]);
      if (size > largest) largest = size, in = i, out = o;
    }
  }
  if (largest == kSingularPivot) return false;
  pivot(place_of_[static_cast<std::size_t>(leaving_[out])], ~place_of_[static_cast<std::size_t>(entering_[in])]);
  entering_.erase(entering_.begin() + static_cast<std::ptrdiff_t>(in));
  leaving_.erase(leaving_.begin() + static_cast<std::ptrdiff_t>(out));
  return true;
}

double Lemke::largest_entry(int j) const {
  double largest = 0;
  for (int i = 0; i < n_; ++i) largest = std::max(largest, std::abs(column(j)[i]));
  return largest;
}

void Lemke::set_up(const ConstMatrixRef& M, const ConstVectorRef& q) {
  const auto n = static_cast<std::size_t>(n_);
  stride_ = (n + 3) / 4 * 4;
  tableau_.resize(stride_ * (n + 2));
  basic_.resize(n);
  nonbasic_.resize(n + 1);
  place_of_.resize(2 * n + 1);
  for (int j = 0; j < n_ + 2; ++j) std::fill(column(j) + n_, column(j) + stride_, 0.0);  // padding
  for (int j = 0; j < n_; ++j) std::copy_n(M.data() + j * M.outerStride(), n, column(j));
  for (int i = 0; i < n_; ++i) column(n_)[i] = covering(attempt_, i);
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

/// The row that z0 must lift most: the smallest q_i / d_i, the last of equals (the lexicographic rule for the start,
/// since the perturbation of row i is eps^i, smaller for later rows). -1 if all of q is nonnegative.
int Lemke::first_row() const {
  const double* q = column(n_ + 1);
  const double* d = column(n_);
  int row = -1;
  double least = 0;
  for (int i = 0; i < n_; ++i)
    if (q[i] < 0 && q[i] / d[i] <= least) least = q[i] / d[i], row = i;
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
bool Lemke::lexicographically_less(int row_a, int row_b, int entering) const {
  const double* t = column(entering);
  const double per_a = -1 / t[row_a];
  const double per_b = -1 / t[row_b];
  const double tie = kTie * (per_a + per_b);  // w has unit columns, so entries of the inverse are of order one
  for (int k = 0; k < n_; ++k) {
    const double a = inverse_entry(row_a, k) * per_a;
    const double b = inverse_entry(row_b, k) * per_b;
    if (std::abs(a - b) > tie + kTie * (std::abs(a) + std::abs(b))) return a < b;
  }
  return false;
}

int Lemke::blocking_row(int entering) const {
  const double* t = column(entering);
  const double* constant = column(n_ + 1);
  const double smallest_pivot = settings_.pivot_tolerance * largest_entry(entering);
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
    const double tie = kTie * (scale_ + std::abs(constant[i])) / -t[i];
    if (ratio > best_ratio + tie) continue;
    if (ratio < best_ratio - tie) {
      best = i, best_ratio = ratio;
      continue;
    }
    // A tie: z0 leaves if it can (the solution is complete), else the lexicographically smaller row.
    if (basic_[static_cast<std::size_t>(best)] == 2 * n_) continue;
    if (basic_[static_cast<std::size_t>(i)] == 2 * n_ || lexicographically_less(i, best, entering)) {
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
