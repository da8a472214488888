#pragma once

// Which bodies may touch: the pairs whose boxes overlap. Cost grows like N log N plus the number of pairs.

#include <span>
#include <utility>
#include <vector>

#include "talus/collision/shape.h"
#include "talus/geometry/triangle_tree.h"

namespace talus::collision {

using geometry::Box;

/// A tree of boxes, made anew each time by halving along the longest side. Keeps its buffers.
class BroadPhase {
 public:
  using Pairs = std::vector<std::pair<int, int>>;

  /// Pairs (i, j), i < j, of boxes that overlap or touch, sorted; none where both are `idle` (fixed, say). A box may be
  /// infinite in some directions.
  void find(std::span<const Box> boxes, std::span<const char> idle, Pairs& pairs);

 private:
  /// A leaf holds order_[first ... first + count - 1]. Otherwise count is 0, one child is the next node and the other
  /// is node `first`.
  struct Node {
    Box box;
    int first = 0;
    int count = 0;
  };

  void build(std::span<const Box> boxes, int first, int count);
  void pairs_of(std::span<const Box> boxes, std::span<const char> idle, int s, int t, Pairs& pairs) const;
  static void try_pair(std::span<const Box> boxes, std::span<const char> idle, int i, int j, Pairs& pairs);

  std::vector<Node> nodes_;
  std::vector<int> order_;
  std::vector<int> endless_;
};

/// A box around the shape on its way over `duration`, widened by `margin` on every side; the smallest for a shape that
/// does not turn. A half space reaches to infinity, but for the side of its plane if that is along an axis.
[[nodiscard]] Box swept_box(const Shape& shape, const SteadyMotion& motion, double duration, double margin);

/// From the origin of B to the farthest point, m; infinite for a half space.
[[nodiscard]] double bounding_radius(const Shape& shape);
[[nodiscard]] ShapeIntegrals integrals(const Shape& shape);
/// For drawing and export: a closed mesh in the axes of the shape; a half space is a square of side 2 `extent`.
[[nodiscard]] geometry::TriangleMesh outline(const Shape& shape, double extent);

}  // namespace talus::collision
