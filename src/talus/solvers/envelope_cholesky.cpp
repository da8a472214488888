#include "talus/solvers/envelope_cholesky.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace talus::solvers {

namespace {

using Index = Eigen::Index;

std::size_t at(Index i) {
  return static_cast<std::size_t>(i);
}

// Column of the first non-zero in row i of the lower triangle; the diagonal if there is none before it.
Index first_non_zero(const core::ConstMatrixRef& K, Index i) {
  Index j = 0;
  while (j < i && K(i, j) == 0) ++j;
  return j;
}

}  // namespace

// sum_{k<end} S_k L_ik L_jk over the part of the envelope that both rows share
double EnvelopeCholesky::signed_dot(Index row_i, Index row_j, Index end) const {
  const auto L = rows_.view();
  const Index begin = std::max(first_[at(row_i)], first_[at(row_j)]);
  const Index middle = std::clamp(positive_, begin, std::max(begin, end));
  double sum = 0;
  if (middle > begin) {
    sum = L.col(row_i).segment(begin, middle - begin).dot(L.col(row_j).segment(begin, middle - begin));
  }
  if (end > middle) sum -= L.col(row_i).segment(middle, end - middle).dot(L.col(row_j).segment(middle, end - middle));
  return sum;
}

void EnvelopeCholesky::reserve(Index n) {
  rows_.resize(n, n);
  if (at(n) > first_.size()) first_.resize(at(n));
}

bool EnvelopeCholesky::factor(const core::ConstMatrixRef& K, Index positive) {
  const Index n = K.rows();
  assert(K.cols() == n && positive <= n);
  positive_ = positive;
  reserve(n);
  auto L = rows_.view();
  const double round_off = static_cast<double>(n) * std::numeric_limits<double>::epsilon();
  for (Index i = 0; i < n; ++i) {
    first_[at(i)] = first_non_zero(K, i);
    for (Index j = first_[at(i)]; j < i; ++j) {
      const double sign = j < positive_ ? 1.0 : -1.0;
      L(j, i) = sign * (K(i, j) - signed_dot(i, j, j)) / L(j, j);
    }
    const double pivot = (i < positive_ ? 1.0 : -1.0) * (K(i, i) - signed_dot(i, i, i));
    if (!(pivot > round_off * std::abs(K(i, i)))) return false;
    L(i, i) = std::sqrt(pivot);
  }
  return true;
}

void EnvelopeCholesky::solve_lower(VectorRef b) const {
  const auto L = rows_.view();
  for (Index i = 0; i < b.size(); ++i) {
    const Index begin = first_[at(i)];
    b[i] = (b[i] - L.col(i).segment(begin, i - begin).dot(b.segment(begin, i - begin))) / L(i, i);
  }
}

void EnvelopeCholesky::solve_upper(VectorRef b) const {
  const auto L = rows_.view();
  for (Index i = b.size() - 1; i >= 0; --i) {
    const Index begin = first_[at(i)];
    b[i] /= L(i, i);
    b.segment(begin, i - begin) -= b[i] * L.col(i).segment(begin, i - begin);
  }
}

void EnvelopeCholesky::solve(VectorRef b) const {
  solve_lower(b);
  b.tail(b.size() - positive_) *= -1;  // S^-1 = S
  solve_upper(b);
}

double EnvelopeCholesky::condition_estimate() const {
  const auto diagonal = rows_.view().diagonal();
  return diagonal.size() == 0 ? 1.0 : diagonal.maxCoeff() / diagonal.minCoeff();
}

}  // namespace talus::solvers
