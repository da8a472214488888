#include "talus/collision/surface_touch.h"

#include <algorithm>
#include <cmath>

#include "talus/collision/contact_points.h"

namespace talus::collision {
namespace {

constexpr double kSame = 1e-6;        // share of the size: points nearer to each other are one
constexpr double kSameNormal = 1e-6;  // normals nearer to each other are one

/// Turns what was found with a triangle to a normal of the surface. False: it belongs to other triangles.
bool belongs(const CorePair& pair, const MeshSurface& surface, int triangle, CoreContact& contact,
             const CoreTouchFinder& finder) {
  const Axis& axis = contact.axis;
  const Vector3 front = pair.R * pair.B->faces[0].normal;
  const bool from_behind = !contact.overlap && axis.n.dot(front) < -1 + kSameNormal;
  if (axis.kind == AxisKind::face_of_b && axis.b == 0) return true;
  if (!contact.overlap && !from_behind) return surface.has_normal(triangle, pair.R.transpose() * axis.n);
  const bool own = axis.kind == AxisKind::face_of_b || axis.kind == AxisKind::edges;
  if (from_behind) {
    finder.turn_to_front_of_b(pair, contact);
  } else if (!own && !surface.has_normal(triangle, pair.R.transpose() * axis.n)) {
    finder.turn_to_normals_of_b(pair, contact);
  }
  // Has the piece gone through? Then its highest point is below the triangle.
  const Vector3& n = contact.axis.n;
  return n.dot(pair.A->farthest(n)) + pair.A->radius > n.dot(pair.highest_of_b(n));
}

}  // namespace

void triangles_near(const CoreShape& core, const Pose& pose, const MeshSurface& surface, const Pose& surface_pose,
                    double margin, std::vector<int>& triangles) {
  const Quaternion to_surface = surface_pose.R.conjugate() * pose.R;
  const Matrix3 R = to_surface.toRotationMatrix();
  const Vector3 middle = surface_pose.to_body(pose.p);
  geometry::Box box;
  for (int k = 0; k < 3; ++k) {
    const Vector3 direction = R.row(k);
    box.upper[k] = middle[k] + direction.dot(core.farthest(direction)) + core.radius + margin;
    box.lower[k] = middle[k] + direction.dot(core.farthest(-direction)) - core.radius - margin;
  }
  triangles.clear();
  surface.tree.visit_box(box, [&](int t) {
    if (overlap(geometry::triangle_box(surface.mesh, t), box)) triangles.push_back(t);
  });
  std::sort(triangles.begin(), triangles.end());
}

void SurfaceTouchFinder::add(const CorePair& pair, const CoreContact& contact, const Pose& pose, int triangle,
                             double margin, CoreTouchFinder& finder) {
  const Vector3 normal = pose.R * contact.axis.n;
  const double same = kSame * pair.size();
  for (CoreTouch t : finder.touches_of(pair, contact, margin)) {
    t.point_a = pose.to_world(t.point_a), t.point_b = pose.to_world(t.point_b);
    const bool known = std::any_of(touches_.begin(), touches_.end(), [&](const SurfaceTouch& other) {
      return (other.touch.point_b - t.point_b).norm() <= same && (other.normal - normal).norm() <= kSameNormal;
    });
    t.feature = feature_number({static_cast<std::uint64_t>(triangle), t.feature});
    if (!known) touches_.push_back({t, normal});
  }
}

/// Of the points with one normal, at most as many as two convex pieces have.
void SurfaceTouchFinder::thin_out() {
  if (touches_.size() <= kMostPointsPerPair) return;
  std::vector<SurfaceTouch>& all = touches_;
  for (std::size_t first = 0; first < all.size();) {
    const auto begin = all.begin() + static_cast<std::ptrdiff_t>(first);
    const Vector3 normal = begin->normal;
    const auto end = std::stable_partition(
        begin, all.end(), [&](const SurfaceTouch& t) { return (t.normal - normal).norm() <= kSameNormal; });
    const View view(normal);
    same_normal_.clear();
    for (auto t = begin; t != end; ++t)
      same_normal_.push_back({view.plan(t->touch.point_b), t->touch.gap, 0, t->touch.feature});
    spread_.keep(same_normal_, kMostPointsPerPair);
    const auto kept = std::stable_partition(begin, end, [&](const SurfaceTouch& t) {
      return std::any_of(same_normal_.begin(), same_normal_.end(),
                         [&](const CommonCorner& c) { return c.feature == t.touch.feature; });
    });
    first += static_cast<std::size_t>(kept - begin);
    all.erase(kept, end);
  }
}

std::span<const SurfaceTouch> SurfaceTouchFinder::touches(const CoreShape& core, const Pose& pose,
                                                          const MeshSurface& surface, const Pose& surface_pose,
                                                          double margin, CoreTouchFinder& finder) {
  touches_.clear();
  triangles_near(core, pose, surface, surface_pose, margin, near_);
  for (const int t : near_) {
    const Piece& piece = surface.triangles[static_cast<std::size_t>(t)];
    const CorePair pair = core_pair(core, pose, *piece.core(), surface_pose * piece.pose);
    Vector3 direction = pair.R * piece.core()->faces[0].normal;
    CoreContact contact = finder.contact(pair, margin, direction);
    if (contact.beyond || contact.axis.s - pair.radii() > margin) continue;
    if (belongs(pair, surface, t, contact, finder)) add(pair, contact, pose, t, margin, finder);
  }
  thin_out();
  return touches_;
}

WayOut SurfaceTouchFinder::distance(const CoreShape& core, const Pose& pose, const MeshSurface& surface,
                                    const Pose& surface_pose, double limit, CoreTouchFinder& finder) {
  const Vector3 middle = surface_pose.to_body(pose.p);
  const double to_middle = surface.tree.nearest(middle, limit + core.reach + core.radius, 1, [&](int t) {
    const geometry::TriangleMesh& mesh = surface.mesh;
    return (geometry::closest_on_triangle(middle, mesh.corner(t, 0), mesh.corner(t, 1), mesh.corner(t, 2)) - middle)
        .norm();
  });
  WayOut best{Vector3::UnitZ(), limit};
  triangles_near(core, pose, surface, surface_pose, std::min(limit, to_middle), near_);
  for (const int t : near_) {
    const Piece& piece = surface.triangles[static_cast<std::size_t>(t)];
    const CorePair pair = core_pair(core, pose, *piece.core(), surface_pose * piece.pose);
    Vector3 direction = pair.R * piece.core()->faces[0].normal;
    CoreContact contact = finder.contact(pair, best.s, direction);
    if (contact.beyond || !belongs(pair, surface, t, contact, finder)) continue;
    if (const double s = contact.axis.s - pair.radii(); s < best.s) best = {pose.R * contact.axis.n, s};
  }
  return best;
}

}  // namespace talus::collision
