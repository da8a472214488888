#pragma once

// The ground as a triangle mesh: open or closed, with walls and overhangs, in several parts if need be. The number of a
// triangle is its id.
//
// Distances are exact at the triangles and bounded by boxes above them (geometry/triangle_tree.h). Straight below a
// point p, a triangle with corners a, b, c is hit where the edge functions in plan,
//
//     e_ab = (a - p) x (b - p),   e_bc,   e_ca        (2D cross products),
//
// are all >= 0 or all <= 0. Swapping a and b changes the sign of e_ab and nothing else, also in floating point, and
// rounding can turn a sign into zero but never into its opposite: a line that one triangle leaves over a shared edge or
// vertex is seen by its neighbour, so that nothing falls through the cracks.

#include "talus/geometry/triangle_tree.h"
#include "talus/slope/surface.h"

namespace talus::slope {

class MeshSurface final : public Surface {
 public:
  /// Throws core::InputError for a mesh without triangles, with vertices that are not finite or with triangles without
  /// area, and says which.
  explicit MeshSurface(geometry::TriangleMesh mesh);

  [[nodiscard]] const geometry::TriangleMesh& mesh() const { return mesh_; }
  [[nodiscard]] const geometry::TriangleTree& tree() const { return tree_; }

  [[nodiscard]] const Box& bounds() const override { return bounds_; }
  [[nodiscard]] std::int64_t triangle_count() const override { return mesh_.triangle_count(); }
  /// A lower bound of the distance from `point` to the surface, looked for no farther than `reach`: at most `reach`,
  /// and no less than half the distance where that is smaller (less rounding). Never negative, never more than the
  /// distance, not even by rounding.
  [[nodiscard]] double clearance(const Vector3& point, double reach) const;
  [[nodiscard]] double flies_for(const FlyingBall& ball, double horizon) const override;
  /// The triangles that do come within the radius, up to rounding.
  void gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const override;
  [[nodiscard]] std::optional<double> ground_below(const Vector3& point) const override;

 private:
  [[nodiscard]] double distance(const Vector3& point, int triangle) const;

  geometry::TriangleMesh mesh_;
  geometry::TriangleTree tree_;
  Box bounds_;
};

}  // namespace talus::slope
