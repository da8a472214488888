#pragma once

// The bounds of collision.h for four pairs of rock and triangle at once, each along its own direction n that turns with
// W: is s(t) = min_ij n(t).(x_i(t) - c_j) proved to stay above what is to be kept until the end of the span? Most pairs
// are, and need no closer look.
//
// Sums are formed in the same order for every pair and on every machine: the same bits with and without AVX2.

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/rockfall/corner_arrays.h"
#include "talus/slope/surface.h"

namespace talus::rockfall {

/// The rock at a moment, and bounds until the end of a span that begins there (collision.h).
struct Moment {
  Vector3 p, v, w, w_rate, a;
  Vector3 w_rate2 = Vector3::Zero();  ///< second derivative of w
  double speed = 0;                   ///< bound of |v| until the end of the interval
  /// Bounds of |w| and of the second, third and fourth derivatives of corners, per radius.
  double spin = 0, w2 = 0, w3 = 0, w4 = 0;
};

/// Pairs of the rock and a triangle, the same quantity of four of them side by side.
class DirectionBatch {
 public:
  static constexpr std::size_t kLanes = 4;

  /// The triangles from now on.
  void set_triangles(std::span<const slope::SurfaceTriangle> triangles);

  /// Of pair k: the unit vector n and the angular velocity W with which it turns.
  void set_direction(std::size_t k, const Vector3& n, const Vector3& W);

  struct Four {
    std::array<double, kLanes> now;    ///< s at the moment
    std::array<double, kLanes> clear;  ///< 1: s stays above `keep` throughout the span; else 0
  };
  /// Of the pairs from `first`, a multiple of four, on. Pairs beyond the last are not clear. `keep`: m.
  [[nodiscard]] Four look(std::size_t first, const Moment& moment, const CornerArrays& corners, CornerRange range,
                          double radius, double span, double keep) const;

 private:
  /// n, W and the corners of the triangle, coordinate by coordinate, and |W|, of four pairs.
  struct Block {
    std::array<std::array<double, kLanes>, 3> n, W;
    std::array<std::array<std::array<double, kLanes>, 3>, 3> triangle;
    std::array<double, kLanes> turn;
  };
  std::vector<Block> blocks_;
};

}  // namespace talus::rockfall
