#include "talus/geometry/convex_hull.h"

#include <algorithm>
#include <cmath>
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

Hull to_hull(std::span<const Vector3> points, std::vector<Triangle> triangles) {
  std::vector<int> number(points.size(), -1);
  for (const Triangle& t : triangles)
    for (const int v : t) number[v] = 0;
  Hull hull;
  std::vector<Vector3> vertices;
  for (int p = 0; p < static_cast<int>(points.size()); ++p) {
    if (number[p] < 0) continue;
    number[p] = static_cast<int>(vertices.size());
    vertices.push_back(points[p]);
    hull.source.push_back(p);
  }
  for (Triangle& t : triangles)
    for (int& v : t) v = number[v];
  hull.mesh = TriangleMesh(std::move(vertices), std::move(triangles));
  return hull;
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
    if (!drop_slivers(snapped, triangles, eps, chosen)) return to_hull(points, std::move(triangles));
  }
}

bool is_convex(const TriangleMesh& mesh, double tolerance) {
  const double allowed = tolerance * bounding_box(mesh.vertices()).sides().maxCoeff();
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Vector3 n = mesh.normal(t);
    const Vector3& a = mesh.corner(t, 0);
    for (const Vector3& v : mesh.vertices())
      if (n.dot(v - a) > allowed) return false;
  }
  return mesh.triangle_count() > 0;
}

}  // namespace talus::geometry
