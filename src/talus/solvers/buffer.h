#pragma once

// Storage for the workspaces of solvers: unlike Eigen's own matrices, a buffer keeps its memory when it shrinks, so a
// solver that is used again for problems of the same or a smaller size allocates nothing.

#include <cstddef>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::solvers {

class VectorBuffer {
 public:
  /// The contents are undefined afterwards.
  void resize(Eigen::Index size) {
    if (static_cast<std::size_t>(size) > data_.size()) data_.resize(static_cast<std::size_t>(size));
    size_ = size;
  }
  [[nodiscard]] Eigen::Map<core::Vector> view() { return {data_.data(), size_}; }
  [[nodiscard]] Eigen::Map<const core::Vector> view() const { return {data_.data(), size_}; }

 private:
  std::vector<double> data_;
  Eigen::Index size_ = 0;
};

/// Column-major and without gaps.
class MatrixBuffer {
 public:
  /// The contents are undefined afterwards.
  void resize(Eigen::Index rows, Eigen::Index cols) {
    storage_.resize(rows * cols);
    rows_ = rows;
    cols_ = cols;
  }
  [[nodiscard]] Eigen::Map<core::Matrix> view() { return {storage_.view().data(), rows_, cols_}; }
  [[nodiscard]] Eigen::Map<const core::Matrix> view() const { return {storage_.view().data(), rows_, cols_}; }

 private:
  VectorBuffer storage_;
  Eigen::Index rows_ = 0;
  Eigen::Index cols_ = 0;
};

}  // namespace talus::solvers
