#include "talus/solvers/closest.h"

#include <algorithm>
#include <cmath>

namespace talus::solvers {

using Eigen::Index;

LcpInfo ClosestSolution::select_minimum_norm(const ConstMatrixRef& A, const ConstVectorRef& b, LcpSolution& solution) {
  zero_.setZero(b.size());
  return select(A, b, zero_, solution);
}

LcpInfo ClosestSolution::select(const ConstMatrixRef& A, const ConstVectorRef& b, const ConstVectorRef& previous,
                                LcpSolution& solution) {
  LcpInfo info{.status = Status::solved};
  find_active(A, b, solution);
  const auto count = static_cast<Index>(active_.size());
  const int rank = row_space(A);
  if (rank < count) {
    // I - P = Q Q' projects on the row space of A_FF, whose orthonormal basis Q is in basis_.
    const auto Q = basis_.topLeftCorner(count, rank);
    offset_.resize(count);
    for (Index k = 0; k < count; ++k) {
      const int i = active_[static_cast<std::size_t>(k)];
      offset_[k] = solution.z[i] - previous[i];
    }
    offset_ = (Q * (Q.transpose() * offset_)).eval();
    for (Index k = 0; k < count; ++k) offset_[k] += previous[active_[static_cast<std::size_t>(k)]];
    if (offset_.minCoeff() < 0) {
      projector_ = Matrix::Identity(count, count);
      projector_.noalias() -= Q * Q.transpose();
      const LcpInfo inner = pivoting_.solve(projector_, offset_, inner_);
      info.iterations = inner.iterations;
      info.status = inner.status;
      offset_ = inner_.w;
    }
    if (info.status == Status::solved)
      for (Index k = 0; k < count; ++k) solution.z[active_[static_cast<std::size_t>(k)]] = std::max(0.0, offset_[k]);
  }
  solution.w = b;
  solution.w.noalias() += A * solution.z;
  info.residual = lcp_residual(A, b, solution.z, solution.w);
  if (info.status == Status::solved && !(info.residual <= settings_.tolerance)) info.status = Status::inaccurate;
  return info;
}

void ClosestSolution::find_active(const ConstMatrixRef& A, const ConstVectorRef& b, const LcpSolution& solution) {
  active_.clear();
  const double z_size = solution.z.size() > 0 ? solution.z.lpNorm<Eigen::Infinity>() : 0;
  for (Index i = 0; i < b.size(); ++i) {
    const double scale = std::abs(b[i]) + A.col(i).lpNorm<Eigen::Infinity>() * z_size;
    if (solution.z[i] > 0 || solution.w[i] <= settings_.active_tolerance * scale)
      active_.push_back(static_cast<int>(i));
  }
}

/// Orthonormal basis of the row space of A_FF by Cholesky with diagonal pivoting and Gram-Schmidt; returns the rank.
int ClosestSolution::row_space(const ConstMatrixRef& A) {
  const auto count = static_cast<Index>(active_.size());
  if (factor_.rows() < count) factor_.resize(count, count), basis_.resize(count, count);
  diagonal_.resize(count);
  for (Index k = 0; k < count; ++k) {
    const int i = active_[static_cast<std::size_t>(k)];
    diagonal_[k] = A(i, i);
  }
  const double smallest = count > 0 ? settings_.rank_tolerance * diagonal_.maxCoeff() : 0;
  int rank = 0;
  while (rank < count) {
    Index pivot = 0;
    if (diagonal_.maxCoeff(&pivot) <= smallest) break;
    const int p = active_[static_cast<std::size_t>(pivot)];
    auto column = factor_.col(rank).head(count);
    for (Index k = 0; k < count; ++k) column[k] = A(active_[static_cast<std::size_t>(k)], p);
    for (int c = 0; c < rank; ++c) column -= factor_(pivot, c) * factor_.col(c).head(count);
    column /= std::sqrt(diagonal_[pivot]);
    diagonal_ -= column.cwiseAbs2();
    diagonal_[pivot] = 0;
    auto q = basis_.col(rank).head(count);
    q = column;
    for (int pass = 0; pass < 2; ++pass)  // twice is enough
      for (int c = 0; c < rank; ++c) q -= basis_.col(c).head(count).dot(q) * basis_.col(c).head(count);
    q.normalize();
    ++rank;
  }
  return rank;
}

}  // namespace talus::solvers
