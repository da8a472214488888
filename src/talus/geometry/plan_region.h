#pragma once

// Is a point inside a polygon with holes? The region is given by rings, in any order and sense: inside is what an odd
// number of rings run round (the even-odd rule), and every outline, those of holes as well.
//
// With p the point and (a, b) an edge of a ring, q the crossing of the edge with the line y = p_y:
//
//     the edge counts if   (a_y > p_y) != (b_y > p_y)   and   q_x > p_x,   that is, ((b - a) x (p - a)) (b_y - a_y) > 0
//
// so that a vertex on the line counts for exactly one of two edges that pass through, and for none or both of two that
// turn back. A point within kOnOutline of an edge is on the outline. Edges are sorted into horizontal strips, about as
// many as the root of their number, so that outlines with 10^5 corners cost little.

#include <span>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

class PlanRegion {
 public:
  static constexpr double kOnOutline = 1e-9;  ///< m

  PlanRegion() = default;
  /// Rings may, but need not, repeat their first point at the end. All points must be finite.
  explicit PlanRegion(std::span<const std::vector<Vector2>> rings);

  [[nodiscard]] bool contains(const Vector2& point) const;

 private:
  struct Edge {
    Vector2 from, to;
  };

  void add_ring(std::span<const Vector2> ring);
  void sort_into_strips();
  [[nodiscard]] int strip(double y) const;

  std::vector<Edge> edges_;
  Vector2 lower_ = Vector2::Zero(), upper_ = Vector2::Zero();  ///< box around them, kOnOutline wider
  int strips_ = 0;
  std::vector<int> begin_;   ///< where each strip begins in listed_, and the end
  std::vector<int> listed_;  ///< numbers of edges that reach into a strip, strip by strip
};

}  // namespace talus::geometry
