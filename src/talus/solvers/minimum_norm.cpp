#include "talus/solvers/minimum_norm.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "talus/solvers/entries.h"

namespace talus::solvers {
namespace {

constexpr double kCancelled = 1e-8;  // share of a column's square below which subtracting has cost too many digits

double square_sum(const double* v, Eigen::Index count) {
  double sum = 0;
  for (Eigen::Index i = 0; i < count; ++i) sum += v[i] * v[i];
  return sum;
}

/// The reflection I - scale (1, tail)(1, tail)' that takes (head, tail) to (result, 0). Returns the scale.
struct Reflection {
  double scale, result, divisor;  // the tail is to be divided by `divisor`
};

Reflection reflection(double head, double tail_square) {
  if (!(tail_square > 0)) return {0, head, 1};
  const double size = std::sqrt(head * head + tail_square);
  const double result = head > 0 ? -size : size;
  return {(result - head) / result, result, head - result};
}

}  // namespace

void MinimumNorm::take(const core::ConstMatrixRef& A) {
  rows_ = A.rows();
  columns_ = A.cols();
  factors_.resize(std::max(factors_.size(), slot(A.size())));
  const auto wide = slot(std::max(rows_, columns_));
  for (auto* buffer : {&left_, &right_, &squares_, &at_first_, &work_})
    if (buffer->size() < wide) buffer->resize(wide);
  if (order_.size() < wide) order_.resize(wide);
  std::iota(order_.begin(), order_.begin() + columns_, 0);
  for (Index j = 0; j < columns_; ++j) {
    std::copy_n(A.data() + j * A.outerStride(), rows_, column(j));
    squares_[slot(j)] = at_first_[slot(j)] = square_sum(column(j), rows_);
  }
}

void MinimumNorm::factor(const core::ConstMatrixRef& A, double rank_tolerance) {
  take(A);
  double first = 0;
  rank_ = 0;
  while (rank_ < std::min(rows_, columns_) && pivot(rank_, first, rank_tolerance)) reflect_column(rank_++);
  if (rank_ < columns_) reflect_rows();
}

/// Moves the longest of the columns that are left to place k. False: it counts as zero.
bool MinimumNorm::pivot(Index k, double& first, double rank_tolerance) {
  const auto begin = squares_.begin();
  const Index best = std::max_element(begin + k, begin + columns_) - begin;
  const double length = std::sqrt(squares_[slot(best)]);
  if (k == 0) first = length;
  if (!(length > rank_tolerance * first)) return false;
  if (best == k) return true;
  std::swap_ranges(column(k), column(k) + rows_, column(best));
  std::swap(squares_[slot(k)], squares_[slot(best)]);
  std::swap(at_first_[slot(k)], at_first_[slot(best)]);
  std::swap(order_[slot(k)], order_[slot(best)]);
  return true;
}

void MinimumNorm::reflect_column(Index k) {
  double* v = column(k);
  const Index below = rows_ - k - 1;
  const Reflection r = reflection(v[k], square_sum(v + k + 1, below));
  for (Index i = k + 1; i < rows_; ++i) v[i] /= r.divisor;
  v[k] = r.result;
  left_[slot(k)] = r.scale;
  for (Index j = k + 1; j < columns_; ++j) {
    double* c = column(j);
    double dot = c[k];
    for (Index i = k + 1; i < rows_; ++i) dot += v[i] * c[i];
    dot *= r.scale;
    c[k] -= dot;
    for (Index i = k + 1; i < rows_; ++i) c[i] -= dot * v[i];
    double& square = squares_[slot(j)];
    square -= c[k] * c[k];
    if (square > kCancelled * at_first_[slot(j)]) continue;
    square = at_first_[slot(j)] = square_sum(c + k + 1, below);
  }
}

/// From the last row upward, each reflection clears what stands right of T in its row.
void MinimumNorm::reflect_rows() {
  for (Index k = rank_ - 1; k >= 0; --k) {
    double tail = 0;
    for (Index j = rank_; j < columns_; ++j) tail += column(j)[k] * column(j)[k];
    const Reflection r = reflection(column(k)[k], tail);
    right_[slot(k)] = r.scale;
    column(k)[k] = r.result;
    for (Index j = rank_; j < columns_; ++j) column(j)[k] /= r.divisor;
    std::copy_n(column(k), k, work_.data());
    for (Index j = rank_; j < columns_; ++j)
      for (Index i = 0; i < k; ++i) work_[slot(i)] += column(j)[i] * column(j)[k];
    for (Index i = 0; i < k; ++i) work_[slot(i)] *= r.scale;
    for (Index i = 0; i < k; ++i) column(k)[i] -= work_[slot(i)];
    for (Index j = rank_; j < columns_; ++j)
      for (Index i = 0; i < k; ++i) column(j)[i] -= work_[slot(i)] * column(j)[k];
  }
}

void MinimumNorm::solve(const core::ConstVectorRef& b, Eigen::Ref<core::Vector> x) {
  std::copy_n(b.data(), rows_, work_.data());
  for (Index k = 0; k < rank_; ++k) {  // Q'b
    const double* v = column(k);
    double dot = work_[slot(k)];
    for (Index i = k + 1; i < rows_; ++i) dot += v[i] * work_[slot(i)];
    dot *= left_[slot(k)];
    work_[slot(k)] -= dot;
    for (Index i = k + 1; i < rows_; ++i) work_[slot(i)] -= dot * v[i];
  }
  for (Index k = rank_ - 1; k >= 0; --k) {  // T^-1
    const double value = work_[slot(k)] /= column(k)[k];
    for (Index i = 0; i < k; ++i) work_[slot(i)] -= column(k)[i] * value;
  }
  std::fill(work_.begin() + rank_, work_.begin() + columns_, 0.0);
  for (Index k = 0; k < rank_ && rank_ < columns_; ++k) {  // Z'
    double dot = work_[slot(k)];
    for (Index j = rank_; j < columns_; ++j) dot += column(j)[k] * work_[slot(j)];
    dot *= right_[slot(k)];
    work_[slot(k)] -= dot;
    for (Index j = rank_; j < columns_; ++j) work_[slot(j)] -= dot * column(j)[k];
  }
  for (Index j = 0; j < columns_; ++j) x[order_[slot(j)]] = work_[slot(j)];
}

}  // namespace talus::solvers
