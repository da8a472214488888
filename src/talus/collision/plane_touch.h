#pragma once

// Contact points of a convex piece with a plane: of a polytope its corners, of a cylinder points of its rims. A rim
// that stands on the plane gives its lowest point, if it is tilted at all, and others evenly spread that stay where
// they are on the cylinder.

#include "talus/collision/core_touch.h"

namespace talus::collision {

/// In the axes of the core: n.x <= offset is solid.
struct Plane {
  Vector3 n = Vector3::UnitZ();
  double offset = 0;
};

/// The plane of a half space that stands at `pose_b`, in the axes of what stands at `pose_a`.
[[nodiscard]] Plane plane_seen_from(const Pose& pose_a, const Pose& pose_b);

/// Signed distance of the piece.
[[nodiscard]] double distance_to_plane(const CoreShape& core, const Plane& plane);

/// Keeps its buffers.
class PlaneTouchFinder {
 public:
  std::span<const CoreTouch> touches(const CoreShape& core, const Plane& plane, double margin);

 private:
  void add_corners(const CoreShape& core, const Plane& plane, const View& view, double margin);
  void add_rim(const CoreShape& core, const Plane& plane, const View& view, double margin, int end);

  std::vector<CommonCorner> found_;
  Spread spread_;
  std::vector<CoreTouch> touches_;
};

}  // namespace talus::collision
