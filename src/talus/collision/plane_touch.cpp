#include "talus/collision/plane_touch.h"

#include <array>
#include <cmath>

#include "talus/collision/contact_points.h"

namespace talus::collision {
namespace {

constexpr double kTilt = 1e-9;  // sine: less tilted rims have no lowest point
constexpr std::size_t kRimPoints = 8;

std::array<Vector2, kRimPoints> rim_directions() {
  const double d = std::sqrt(0.5);
  return {Vector2(1, 0),  Vector2(d, d),   Vector2(0, 1),  Vector2(-d, d),
          Vector2(-1, 0), Vector2(-d, -d), Vector2(0, -1), Vector2(d, -d)};
}

}  // namespace

Plane plane_seen_from(const Pose& pose_a, const Pose& pose_b) {
  const Vector3 n = pose_b.R * Vector3::UnitZ();
  return {pose_a.R.conjugate() * n, n.dot(pose_b.p - pose_a.p)};
}

double distance_to_plane(const CoreShape& core, const Plane& plane) {
  return plane.n.dot(core.farthest(-plane.n)) - plane.offset - core.radius;
}

void PlaneTouchFinder::add_corners(const CoreShape& core, const Plane& plane, const View& view, double margin) {
  for (std::size_t v = 0; v < core.vertices.size(); ++v) {
    const double height = plane.n.dot(core.vertices[v]);
    if (height - plane.offset > margin) continue;
    found_.push_back({view.plan(core.vertices[v]), height, plane.offset, feature_number({1, v})});
  }
}

void PlaneTouchFinder::add_rim(const CoreShape& core, const Plane& plane, const View& view, double margin, int end) {
  const auto add = [&](const Vector2& direction, std::uint64_t number) {
    const Vector3 x(core.half.x() * direction.x(), core.half.x() * direction.y(),
                    end == 0 ? -core.half.z() : core.half.z());
    const double height = plane.n.dot(x);
    if (height - plane.offset > margin) return;
    found_.push_back(
        {view.plan(x), height, plane.offset, feature_number({2, static_cast<std::uint64_t>(end), number})});
  };
  const Vector2 downhill(-plane.n.x(), -plane.n.y());
  const double tilt = downhill.norm();
  const std::array<Vector2, kRimPoints> fixed = rim_directions();
  std::size_t nearest = kRimPoints;
  if (tilt > kTilt) {
    nearest = 0;
    for (std::size_t k = 1; k < kRimPoints; ++k)
      if (fixed[k].dot(downhill) > fixed[nearest].dot(downhill)) nearest = k;
    add(downhill / tilt, kRimPoints);
  }
  for (std::size_t k = 0; k < kRimPoints; ++k)
    if (k != nearest) add(fixed[k], k);
}

std::span<const CoreTouch> PlaneTouchFinder::touches(const CoreShape& core, const Plane& plane, double margin) {
  found_.clear(), touches_.clear();
  const View view(plane.n);
  const double core_margin = margin + core.radius;
  if (core.has_corners()) {
    add_corners(core, plane, view, core_margin);
  } else {
    for (const int end : {0, 1}) add_rim(core, plane, view, core_margin, end);
  }
  spread_.keep(found_, kMostPointsPerPair);
  for (const CommonCorner& c : found_)
    touches_.push_back({view.place(c.plan, c.height_a - core.radius), view.place(c.plan, c.height_b),
                        c.gap() - core.radius, c.feature});
  return touches_;
}

}  // namespace talus::collision
