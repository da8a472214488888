#pragma once

// Contact points of a convex piece with the surface of a closed mesh, triangle by triangle. A triangle pushes outward
// only, along normals that the surface has there: its own, or at ridges and corners between those of the triangles that
// meet. Inner edges of flat or hollow parts have none: what is near them is near the inside of a triangle too. A piece
// that has gone through the surface altogether touches nothing.

#include "talus/collision/core_touch.h"
#include "talus/collision/shape_pieces.h"

namespace talus::collision {

/// In world axes.
struct SurfaceTouch {
  CoreTouch touch;
  Vector3 normal = Vector3::UnitZ();
};

/// Keeps its buffers.
class SurfaceTouchFinder {
 public:
  std::span<const SurfaceTouch> touches(const CoreShape& core, const Pose& pose, const MeshSurface& surface,
                                        const Pose& surface_pose, double margin, CoreTouchFinder& finder);
  /// Signed distance and its normal; `limit` if it is more or if the piece is inside.
  WayOut distance(const CoreShape& core, const Pose& pose, const MeshSurface& surface, const Pose& surface_pose,
                  double limit, CoreTouchFinder& finder);

 private:
  void add(const CorePair& pair, const CoreContact& contact, const Pose& pose, int triangle, double margin,
           CoreTouchFinder& finder);
  void thin_out();

  std::vector<int> near_;
  std::vector<SurfaceTouch> touches_;
  std::vector<CommonCorner> same_normal_;
  Spread spread_;
};

/// The triangles whose boxes come within `margin` of the box around the piece, in rising order.
void triangles_near(const CoreShape& core, const Pose& pose, const MeshSurface& surface, const Pose& surface_pose,
                    double margin, std::vector<int>& triangles);

}  // namespace talus::collision
