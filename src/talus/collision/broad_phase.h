#pragma once

// Which bodies may touch: the pairs whose boxes overlap. Cost grows like N log N plus the number of pairs.

#include <span>
#include <utility>
#include <vector>

#include "talus/collision/shape.h"

namespace talus::collision {

using geometry::Box;

/// Keeps its buffers.
class BroadPhase {
 public:
  /// Pairs (i, j), i < j, of boxes that overlap or touch, sorted; none where both are `idle` (fixed, say). A box may be
  /// infinite in some directions.
  void find(std::span<const Box> boxes, std::span<const char> idle, std::vector<std::pair<int, int>>& pairs);

 private:
  struct End;
  std::vector<int> order_;
};

/// The smallest box around the shape on its way over `duration`, widened by `margin` on every side. A half space
/// reaches to infinity.
[[nodiscard]] Box swept_box(const Shape& shape, const SteadyMotion& motion, double duration, double margin);

/// From the origin of B to the farthest point, m; infinite for a half space.
[[nodiscard]] double bounding_radius(const Shape& shape);
[[nodiscard]] ShapeIntegrals integrals(const Shape& shape);
/// For drawing and export: a closed mesh in the axes of the shape; a half space is a square of side 2 `extent`.
[[nodiscard]] geometry::TriangleMesh outline(const Shape& shape, double extent);

}  // namespace talus::collision
