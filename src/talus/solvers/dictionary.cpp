#include "talus/solvers/dictionary.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "talus/solvers/vector_kernels.h"

namespace talus::solvers {
namespace {

constexpr double kSingularPivot = 1e-13;  // w has unit columns, so the inverse of a basis is of order one

/// An irregular sequence in [0, 1): multiples of the golden ratio.
double irregular(int i, int sequence) {
  const double x = std::numbers::phi * (i + 1) * sequence;
  return x - std::floor(x);
}

}  // namespace

void LemkeDictionary::start(const ConstMatrixRef& M, const ConstVectorRef& q, int attempt) {
  n_ = static_cast<int>(q.size());
  attempt_ = attempt;
  const auto n = static_cast<std::size_t>(n_);
  stride_ = (n + 3) / 4 * 4;
  values_.resize(stride_ * (n + 3));
  basic_.resize(n);
  nonbasic_.resize(n + 1);
  place_.resize(2 * n + 1);
  if (stride_ != n)
    for (int j = 0; j < n_ + 3; ++j) std::fill(mutable_column(j) + n, mutable_column(j) + stride_, 0.0);  // padding
  for (int j = 0; j < n_; ++j) std::copy_n(M.data() + j * M.outerStride(), n, mutable_column(j));
  for (int i = 0; i < n_; ++i) mutable_column(n_)[i] = attempt == 0 ? 1 : 0.5 + irregular(i, attempt + 1);
  std::copy_n(q.data(), n, mutable_column(n_ + 1));
  for (int i = 0; i < n_; ++i) mutable_column(n_ + 2)[i] = 1 + irregular(i, 1);
  for (int i = 0; i < n_; ++i) {
    basic_[static_cast<std::size_t>(i)] = i;
    nonbasic_[static_cast<std::size_t>(i)] = n_ + i;
    place_[static_cast<std::size_t>(i)] = i;
    place_[static_cast<std::size_t>(n_ + i)] = ~i;
  }
  nonbasic_[n] = z0();
  place_[2 * n] = ~n_;
}

void LemkeDictionary::exchange(int row, int column) {
  jordan_exchange({.values = values_.data(), .stride = stride_, .columns = n_ + 3}, row, column);
  const int leaving = basic(row);
  const int entering = nonbasic(column);
  std::swap(basic_[static_cast<std::size_t>(row)], nonbasic_[static_cast<std::size_t>(column)]);
  place_[static_cast<std::size_t>(leaving)] = ~column;
  place_[static_cast<std::size_t>(entering)] = row;
}

double LemkeDictionary::rebuild(const ConstMatrixRef& M, const ConstVectorRef& q) {
  entering_.clear();
  leaving_.clear();
  for (const int variable : basic_)
    if (variable >= n_) entering_.push_back(variable);
  for (const int variable : nonbasic_)
    if (variable < n_) leaving_.push_back(variable);
  saved_.values = values_, saved_.basic = basic_, saved_.nonbasic = nonbasic_, saved_.place = place_;
  start(M, q, attempt_);
  while (!entering_.empty()) {
    if (exchange_largest()) continue;
    values_ = saved_.values, basic_ = saved_.basic, nonbasic_ = saved_.nonbasic, place_ = saved_.place;
    break;
  }
  return largest_entry();
}

/// Brings one of entering_ in for one of leaving_, the pair with the largest pivot; false if that is round-off.
bool LemkeDictionary::exchange_largest() {
  std::size_t in = 0;
  std::size_t out = 0;
  double largest = kSingularPivot;
  for (std::size_t i = 0; i < entering_.size(); ++i) {
    const double* t = column(column_of(entering_[i]));
    for (std::size_t o = 0; o < leaving_.size(); ++o) {
      const double size = std::abs(t[row_of(leaving_[o])]);
      if (size > largest) largest = size, in = i, out = o;
    }
  }
  if (largest == kSingularPivot) return false;
  exchange(row_of(leaving_[out]), column_of(entering_[in]));
  entering_.erase(entering_.begin() + static_cast<std::ptrdiff_t>(in));
  leaving_.erase(leaving_.begin() + static_cast<std::ptrdiff_t>(out));
  return true;
}

double LemkeDictionary::largest_entry(int j) const {
  return largest_of_column(column(j), stride_);
}

double LemkeDictionary::largest_entry() const {
  double largest = 0;
  for (int j = 0; j <= n_; ++j) largest = std::max(largest, largest_entry(j));
  return largest;
}

}  // namespace talus::solvers
