#include "talus/geometry/convex_hull.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "talus/geometry/grid_points.h"
#include "talus/geometry/hull_builder.h"

namespace talus::geometry {
namespace {

Vector3 as_vector(const GridPoint& p) {
  return {static_cast<double>(p[0]), static_cast<double>(p[1]), static_cast<double>(p[2])};
}

/// The corner opposite the longest side if the triangle is lower than eps, else -1.
int middle_of_sliver(std::span<const GridPoint> points, const Triangle& t, double eps) {
  double longest = 0;
  int opposite = -1;
  for (int k = 0; k < 3; ++k) {
    const double side = as_vector(points[t[(k + 1) % 3]] - points[t[k]]).norm();
    if (side <= longest) continue;
    longest = side;
    opposite = t[(k + 2) % 3];
  }
  const Vector3 u = as_vector(points[t[1]] - points[t[0]]);
  const Vector3 v = as_vector(points[t[2]] - points[t[0]]);
  return u.cross(v).norm() < eps * longest ? opposite : -1;
}

/// Takes the middle corners of slivers out of `chosen`; at most one of any triangle at a time.
bool drop_slivers(std::span<const GridPoint> points, std::span<const Triangle> triangles, double eps,
                  std::vector<int>& chosen) {
  std::vector<char> dropped(points.size(), 0);
  bool any = false;
  for (const Triangle& t : triangles) {
    const int middle = middle_of_sliver(points, t, eps);
    if (middle < 0 || dropped[t[0]] + dropped[t[1]] + dropped[t[2]] > 0) continue;
    dropped[middle] = 1;
    any = true;
  }
  std::erase_if(chosen, [&](int p) { return dropped[p] != 0; });
  return any;
}

/// Numbers of the points that the triangles use, in rising order.
std::vector<int> used_points(std::span<const Triangle> triangles, std::size_t count) {
  std::vector<char> used(count, 0);
  for (const Triangle& t : triangles)
    for (const int v : t) used[v] = 1;
  std::vector<int> list;
  for (int p = 0; p < static_cast<int>(count); ++p)
    if (used[p] != 0) list.push_back(p);
  return list;
}

Hull to_hull(std::span<const Vector3> points, const std::vector<int>& corners, std::vector<Triangle> triangles) {
  std::vector<int> number(points.size(), -1);
  std::vector<Vector3> vertices;
  for (const int p : corners) {
    number[p] = static_cast<int>(vertices.size());
    vertices.push_back(points[p]);
  }
  for (Triangle& t : triangles)
    for (int& v : t) v = number[v];
  return {.mesh = TriangleMesh(std::move(vertices), std::move(triangles)), .source = corners};
}

}  // namespace

std::string_view to_string(HullStatus status) {
  switch (status) {
    case HullStatus::ok:
      return "ok";
    case HullStatus::not_finite:
      return "a coordinate is not a finite number";
    case HullStatus::coincident:
      return "all points coincide";
    case HullStatus::collinear:
      return "all points lie on one line";
    case HullStatus::coplanar:
      return "all points lie in one plane";
  }
  return "";
}

Hull convex_hull(std::span<const Vector3> points) {
  for (const Vector3& p : points)
    if (!p.allFinite()) return {.status = HullStatus::not_finite};
  const Box box = bounding_box(points);
  const double side = box.sides().maxCoeff();
  if (!std::isfinite(side)) return {.status = HullStatus::not_finite};
  if (side < 1e-280) return {.status = HullStatus::coincident};  // the grid must not underflow

  const Grid grid(box);
  std::vector<GridPoint> snapped;
  snapped.reserve(points.size());
  for (const Vector3& p : points) snapped.push_back(grid.snap(p));
  std::vector<int> chosen(points.size());
  std::iota(chosen.begin(), chosen.end(), 0);
  const double eps = kHullTolerance * side / grid.spacing();
  for (;;) {
    HullBuilder builder(snapped, chosen, eps);
    const HullStatus status = builder.build();
    if (status != HullStatus::ok) return {.status = status};
    std::vector<Triangle> triangles = builder.triangles();
    std::vector<int> corners = used_points(triangles, points.size());
    const bool settled = !drop_slivers(snapped, triangles, eps, corners) && corners.size() == chosen.size();
    if (settled) return to_hull(points, chosen, std::move(triangles));
    chosen = std::move(corners);
  }
}

bool is_convex(const TriangleMesh& mesh, double tolerance) {
  const Box box = bounding_box(mesh.vertices());
  const double allowed = tolerance * box.sides().maxCoeff();
  const double rounding =
      4 * std::numeric_limits<double>::epsilon() * box.lower.cwiseAbs().cwiseMax(box.upper.cwiseAbs()).maxCoeff();
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Vector3 S = mesh.area_vector(t);
    const Vector3& a = mesh.corner(t, 0);
    const double longest = std::max({(mesh.corner(t, 1) - a).norm(), (mesh.corner(t, 2) - a).norm(),
                                     (mesh.corner(t, 2) - mesh.corner(t, 1)).norm()});
    const double tilt = rounding * longest / (2 * S.norm());
    const Vector3 n = S.normalized();
    for (const Vector3& v : mesh.vertices()) {
      const double height = n.dot(v - a);
      if (height > allowed && height > allowed + tilt * (v - a).norm()) return false;
    }
  }
  return mesh.triangle_count() > 0;
}

}  // namespace talus::geometry
