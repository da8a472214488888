#include "talus/slope/mesh_surface.h"

#include <cmath>
#include <limits>

#include "talus/core/error.h"
#include "talus/geometry/mesh_check.h"
#include "talus/geometry/travel_time.h"
#include "talus/slope/rounding.h"

namespace talus::slope {
namespace {

constexpr double kReach = 64;          // of a ball's radius: how far the ground is looked for
constexpr double kWorthFlying = 0.25;  // of it: a clearance above this is flown through at once
constexpr double kGoodEnough = 0.7;    // boxes are not opened for distances above this share of the best one found

geometry::TriangleMesh checked(geometry::TriangleMesh mesh) {
  const std::vector<geometry::Defect> defects = geometry::check_triangles(mesh);
  if (!defects.empty())
    throw core::InputError({.key = "mesh",
                            .problem = geometry::to_string(defects),
                            .accepted = "a surface of triangles with finite corners and an area"});
  return mesh;
}

struct Heights {
  double lower, upper;
};

/// Heights at which the vertical line x = y = 0 meets the edge (a, b), which it does in plan.
Heights on_edge(const Vector3& a, const Vector3& b) {
  const Eigen::Index axis = std::abs(b.x() - a.x()) >= std::abs(b.y() - a.y()) ? 0 : 1;
  const double run = b[axis] - a[axis];
  if (run == 0) return {std::min(a.z(), b.z()), std::max(a.z(), b.z())};  // a vertical edge
  const double z = a.z() + (b.z() - a.z()) * std::clamp(-a[axis] / run, 0.0, 1.0);
  return {z, z};
}

bool within(double low, double high) {
  return std::min(low, high) <= 0 && std::max(low, high) >= 0;
}

/// The same for a triangle that is seen edge-on in plan, along the line of which the origin lies.
std::optional<Heights> on_wall(const Vector3& a, const Vector3& b, const Vector3& c) {
  Heights range{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
  const auto add = [&](const Vector3& p, const Vector3& q) {
    if (!within(p.x(), q.x()) || !within(p.y(), q.y())) return;
    const Heights edge = on_edge(p, q);
    range = {std::min(range.lower, edge.lower), std::max(range.upper, edge.upper)};
  };
  add(a, b);
  add(b, c);
  add(c, a);
  if (range.lower > range.upper) return std::nullopt;
  return range;
}

/// Where the vertical line x = y = 0 meets the triangle.
std::optional<Heights> on_vertical(const Vector3& a, const Vector3& b, const Vector3& c) {
  const double e_ab = a.x() * b.y() - a.y() * b.x();
  const double e_bc = b.x() * c.y() - b.y() * c.x();
  const double e_ca = c.x() * a.y() - c.y() * a.x();
  const bool left = e_ab >= 0 && e_bc >= 0 && e_ca >= 0;
  const bool right = e_ab <= 0 && e_bc <= 0 && e_ca <= 0;
  if (left && right) return on_wall(a, b, c);
  if (!left && !right) return std::nullopt;
  const double sum = e_ab + e_bc + e_ca;
  const double z = c.z() + (e_bc / sum) * (a.z() - c.z()) + (e_ca / sum) * (b.z() - c.z());
  return Heights{z, z};
}

}  // namespace

MeshSurface::MeshSurface(geometry::TriangleMesh mesh)
    : mesh_(checked(std::move(mesh))), tree_(mesh_), bounds_(tree_.box()) {}

double MeshSurface::distance(const Vector3& point, int triangle) const {
  const Vector3 nearest = geometry::closest_on_triangle(point, mesh_.corner(triangle, 0), mesh_.corner(triangle, 1),
                                                        mesh_.corner(triangle, 2));
  return (nearest - point).norm();
}

double MeshSurface::clearance(const Vector3& point, double reach) const {
  const double slack = rounding(bounds_, point);
  const double found =
      tree_.nearest(point, reach + slack, kGoodEnough, [&](int triangle) { return distance(point, triangle); });
  return std::clamp(found - slack, 0.0, reach);
}

double MeshSurface::flies_for(const FlyingBall& ball, double horizon) const {
  const double a = ball.a.norm();
  for (double t = 0; t < horizon;) {
    const double clear = clearance(ball.centre(t), kReach * ball.radius) - ball.radius;
    if (!(clear > kWorthFlying * ball.radius)) return t;
    t += geometry::time_to_move(clear, ball.velocity(t).norm(), a);
  }
  return horizon;
}

void MeshSurface::gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const {
  out.clear();
  const double padded = radius + rounding(bounds_, centre);
  tree_.visit_ball(centre, padded, [&](int t) {
    if (distance(centre, t) > padded) return;
    out.push_back(
        {.corners = {mesh_.corner(t, 0), mesh_.corner(t, 1), mesh_.corner(t, 2)}, .normal = mesh_.normal(t), .id = t});
  });
}

std::optional<double> MeshSurface::ground_below(const Vector3& point) const {
  const double x = point.x(), y = point.y(), top = point.z() + rounding(bounds_, point);
  const Vector3 foot(x, y, 0);
  std::optional<double> highest;
  const auto wanted = [&](const Box& box) {
    return box.lower.x() <= x && x <= box.upper.x() && box.lower.y() <= y && y <= box.upper.y() &&
           box.lower.z() <= top && (!highest || box.upper.z() > *highest);
  };
  tree_.visit(wanted, [&](int t) {
    const std::optional<Heights> hit =
        on_vertical(mesh_.corner(t, 0) - foot, mesh_.corner(t, 1) - foot, mesh_.corner(t, 2) - foot);
    if (!hit || hit->lower > top) return;
    const double z = std::min(hit->upper, point.z());
    if (!highest || z > *highest) highest = z;
  });
  return highest;
}

}  // namespace talus::slope
