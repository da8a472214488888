#pragma once

// The corners of a rock in world axes, relative to its centre of mass, one array for each coordinate, so that four
// corners are looked at together. Sums are formed in the same order for every corner and on every machine: the answers
// have the same bits as one by one.

#include <array>
#include <cstdint>
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
  /// Along four directions: the least n[0].r over a range, and which of its corners are lower than `levels` along any
  /// of the others (not zero in `is_lower`, the first corner of the range first).
  struct Lowest {
    double level = 0;
    bool any_lower = false;
  };
  Lowest lowest(CornerRange range, const std::array<Vector3, 4>& n, const std::array<double, 3>& levels,
                std::vector<std::int64_t>& is_lower) const;

 private:
  std::vector<double> x_, y_, z_;
};

}  // namespace talus::rockfall
