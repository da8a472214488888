#include "talus/slope/combined_surface.h"

#include <algorithm>
#include <utility>

namespace talus::slope {

CombinedSurface::CombinedSurface(std::shared_ptr<const Surface> first, std::shared_ptr<const Surface> second)
    : first_(std::move(first)), second_(std::move(second)) {
  const Box &a = first_->bounds(), &b = second_->bounds();
  bounds_ = {.lower = a.lower.cwiseMin(b.lower), .upper = a.upper.cwiseMax(b.upper)};
}

double CombinedSurface::flies_for(const FlyingBall& ball, double horizon) const {
  return second_->flies_for(ball, first_->flies_for(ball, horizon));
}

void CombinedSurface::gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const {
  std::vector<SurfaceTriangle> more;
  first_->gather(centre, radius, out);
  second_->gather(centre, radius, more);
  for (SurfaceTriangle& triangle : more) {
    triangle.id += first_->triangle_count();
    out.push_back(triangle);
  }
}

std::optional<double> CombinedSurface::ground_below(const Vector3& point) const {
  const std::optional<double> a = first_->ground_below(point), b = second_->ground_below(point);
  if (!a || !b) return a ? a : b;
  return std::max(*a, *b);
}

}  // namespace talus::slope
