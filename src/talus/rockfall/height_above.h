#pragma once

// The largest height of the centre of mass above the ground straight below it during a part of its path, exactly.
//
// Over one triangle of the ground the height is z(t) - (plane at x(t), y(t)), a quadratic function of time, whose
// largest value is at an end or at its vertex. The path in plan is divided where it crosses edges of triangles. Where
// surfaces lie above each other (a mesh with overhangs), that of the ground which is nearest below the centre counts.

#include <memory>
#include <vector>

#include "talus/rockfall/parabola_lines.h"
#include "talus/rockfall/piece_motion.h"
#include "talus/slope/surface.h"

namespace talus::rockfall {

/// Not for several threads at once.
class HeightAbove {
 public:
  static constexpr double kNone = -1;  ///< no ground below

  /// The ground must outlive it: a height field, a mesh or several of these combined.
  explicit HeightAbove(const slope::Surface& ground);

  /// Between t0 and t1, m; kNone where there is no ground below at any time.
  [[nodiscard]] double largest(const PieceMotion& path, double t0, double t1);

 private:
  class Ground;
  class GridGround;
  class FacetGround;

  std::shared_ptr<const Ground> ground_;
  std::vector<double> times_;
};

}  // namespace talus::rockfall
