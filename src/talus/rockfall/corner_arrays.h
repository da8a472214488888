#pragma once

// The corners of a rock in world axes, relative to its centre of mass, one array for each coordinate, so that four
// corners are looked at together. Sums are formed in the same order for every corner and on every machine: the answers
// have the same bits as one by one.

#include <array>
#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::rockfall {

using core::Vector3;

/// Corners [first, first + count); `first` is a multiple of four, and what lies between the last one and the next
/// multiple of four repeats corners of the range.
struct CornerRange {
  int first = 0, count = 0;
};

class CornerArrays {
 public:
  /// The corners `body` of the rock turned by R. The last one is repeated to fill up.
  void turn(std::span<const Vector3> body, const core::Matrix3& R);

  [[nodiscard]] Vector3 at(int i) const { return {x_[i], y_[i], z_[i]}; }
  [[nodiscard]] const double* x() const { return x_.data(); }
  [[nodiscard]] const double* y() const { return y_.data(); }
  [[nodiscard]] const double* z() const { return z_.data(); }
  /// The least n.r over a range.
  [[nodiscard]] double lowest(CornerRange range, const Vector3& n) const;
  /// The same for three directions.
  [[nodiscard]] std::array<double, 3> lowest(CornerRange range, const std::array<Vector3, 3>& n) const;

 private:
  std::vector<double> x_, y_, z_;
};

}  // namespace talus::rockfall
