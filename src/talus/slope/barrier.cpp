#include "talus/slope/barrier.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/geometry/mesh_check.h"
#include "talus/motion/free_flight.h"

namespace talus::slope {
namespace {

struct Parabola {
  const Vector3 &p, &v, &a;
  double duration;

  [[nodiscard]] Vector3 at(double t) const { return p + t * (v + 0.5 * t * a); }
};

/// Extremes are at the ends or where the velocity along the axis vanishes.
Box box_around(const Parabola& path) {
  const Vector3 end = path.at(path.duration);
  Box box{path.p.cwiseMin(end), path.p.cwiseMax(end)};
  for (int axis = 0; axis < 3; ++axis) {
    const double turn = -path.v[axis] / path.a[axis];
    if (!(turn > 0 && turn < path.duration)) continue;  // nor NaN
    const double x = path.at(turn)[axis];
    box.lower[axis] = std::min(box.lower[axis], x);
    box.upper[axis] = std::max(box.upper[axis], x);
  }
  box.lower.array() -= Barriers::kMaxSlack;
  box.upper.array() += Barriers::kMaxSlack;
  return box;
}

/// f(t) = c + b t + a t^2 / 2: distance from the plane of a triangle.
struct PlaneDistance {
  double a, b, c;

  [[nodiscard]] double rate(double t) const { return b + a * t; }
  /// Does the path stay within the thickness from its beginning to the root t?
  [[nodiscard]] bool stays_until(double t) const {
    if (std::abs(c) > Barriers::kSamePlace) return false;
    const double turn = -b / a;
    const bool turns_before = turn > 0 && turn < t;
    return !turns_before || std::abs(c + turn * (b + 0.5 * turn * a)) <= Barriers::kSamePlace;
  }
};

/// Is a point of the plane inside the triangle, or outside of it by no more than `slack`?
bool in_triangle(const Vector3& x, const std::array<Vector3, 3>& corners, const Vector3& normal, double slack) {
  for (int k = 0; k < 3; ++k) {
    const Vector3& from = corners[k];
    const Vector3 along = corners[(k + 1) % 3] - from;
    if (along.cross(x - from).dot(normal) < -slack * along.norm()) return false;
  }
  return true;
}

/// How far a path moves along the plane while it passes through the thickness of a barrier, within bounds.
double edge_slack(double speed, double normal_speed) {
  const bool grazes = Barriers::kSamePlace * speed >= Barriers::kMaxSlack * normal_speed;
  return grazes ? Barriers::kMaxSlack : Barriers::kSamePlace * std::max(1.0, speed / normal_speed);
}

/// First time before `limit` (or at it) at which the path crosses the triangle.
std::optional<double> crossing(const Parabola& path, const geometry::TriangleMesh& mesh, int triangle, double limit) {
  const std::array<Vector3, 3> corners{mesh.corner(triangle, 0), mesh.corner(triangle, 1), mesh.corner(triangle, 2)};
  const Vector3 normal = mesh.normal(triangle);
  const PlaneDistance f{normal.dot(path.a), normal.dot(path.v), normal.dot(path.p - corners[0])};
  const motion::Times times = motion::quadratic_roots(0.5 * f.a, f.b, f.c);
  for (int k = 0; k < times.count; ++k) {
    const double t = times.at[k];
    if (!(t > 0 && t <= limit) || f.stays_until(t)) continue;
    const double slack = edge_slack((path.v + t * path.a).norm(), std::abs(f.rate(t)));
    if (in_triangle(path.at(t), corners, normal, slack)) return t;
  }
  return std::nullopt;
}

}  // namespace

Barriers::Barriers(std::vector<Barrier> list) : list_(std::move(list)) {
  for (const Barrier& barrier : list_) {
    const std::string key = fmt::format("barrier.{}", barrier.name);
    if (!(barrier.capacity >= 0))
      throw core::InputError({.key = key + ".capacity",
                              .value = fmt::format("{} J", barrier.capacity),
                              .problem = "is no capacity",
                              .accepted = "a number >= 0, or infinity"});
    if (const std::vector<geometry::Defect> defects = geometry::check_triangles(barrier.mesh); !defects.empty())
      throw core::InputError({.key = key + ".mesh",
                              .problem = geometry::to_string(defects),
                              .accepted = "a surface of triangles with finite corners and an area"});
    trees_.emplace_back(barrier.mesh);
  }
}

std::optional<BarrierCrossing> Barriers::first_crossing(const Vector3& p, const Vector3& v, const Vector3& a,
                                                        double duration) const {
  assert(duration >= 0 && std::isfinite(duration));
  if (empty()) return std::nullopt;
  const Parabola path{p, v, a, duration};
  const Box box = box_around(path);
  std::optional<BarrierCrossing> first;
  for (std::size_t k = 0; k < list_.size(); ++k)
    trees_[k].visit_box(box, [&](int triangle) {
      const auto t = crossing(path, list_[k].mesh, triangle, first ? first->time : duration);
      if (!t || (first && *t >= first->time)) return;
      first = BarrierCrossing{.time = *t, .barrier = static_cast<int>(k), .point = path.at(*t)};
    });
  return first;
}

}  // namespace talus::slope
