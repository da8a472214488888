#pragma once

#include <cstddef>

#include "talus/core/linear_algebra.h"

namespace talus::solvers {

/// Largest absolute value; 0 of nothing, where Eigen's maxCoeff is undefined.
template <typename Derived>
[[nodiscard]] double largest_entry(const Eigen::MatrixBase<Derived>& values) {
  return values.size() == 0 ? 0.0 : values.cwiseAbs().maxCoeff();
}

/// Eigen's signed index as an index of std::vector.
[[nodiscard]] inline std::size_t slot(Eigen::Index i) {
  return static_cast<std::size_t>(i);
}

}  // namespace talus::solvers
