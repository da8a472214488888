#include "talus/slope/surface.h"

#include <algorithm>

#include "talus/geometry/closest_point.h"

namespace talus::slope {

bool Surface::comes_within(double distance, const Vector3& point) const {
  std::vector<SurfaceTriangle> near;
  gather(point, distance, near);
  return std::any_of(near.begin(), near.end(), [&](const SurfaceTriangle& triangle) {
    const auto& c = triangle.corners;
    return (geometry::closest_on_triangle(point, c[0], c[1], c[2]) - point).norm() <= distance;
  });
}

}  // namespace talus::slope
