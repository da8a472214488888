#include "tests/support/mesh_distance.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/support/triangles_meet.h"

namespace talus::support {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The nearest two points found so far.
struct Nearest {
  double distance = kInfinity;
  Vector3 p = Vector3::Zero();
  Vector3 q = Vector3::Zero();

  void offer(const Vector3& new_p, const Vector3& new_q) {
    const double d = (new_p - new_q).norm();
    if (!(d < distance)) return;
    distance = d;
    p = new_p;
    q = new_q;
  }
};

Vector3 nearest_on_segment(const Vector3& point, const Vector3& a, const Vector3& b) {
  const Vector3 u = b - a;
  const double s = std::clamp((point - a).dot(u) / u.squaredNorm(), 0.0, 1.0);
  return s < 0.5 ? Vector3(a + s * u) : Vector3(b - (1 - s) * u);
}

Vector3 nearest_on_triangle(const Vector3& point, const Corners& t) {
  Nearest best;
  for (int k = 0; k < 3; ++k) best.offer(point, nearest_on_segment(point, t[k], t[(k + 1) % 3]));
  const Vector3 n = (t[1] - t[0]).cross(t[2] - t[0]);
  Vector3 weight;  // of the corners, for the foot of the perpendicular
  for (int k = 0; k < 3; ++k) {
    const Vector3& from = t[(k + 1) % 3];
    weight[k] = (t[(k + 2) % 3] - from).cross(point - from).dot(n);
  }
  if (weight.minCoeff() < 0) return best.q;
  weight /= weight.sum();
  best.offer(point, t[0] + weight[1] * (t[1] - t[0]) + weight[2] * (t[2] - t[0]));
  return best.q;
}

/// Sides a + s u and b + t v. Nearest are either inner points of both, and then the line between them is square to
/// both, or an end of one and a point of the other. If the sides cross at the angle theta in planes D apart, rounding
/// moves s by ds = eps/theta + eps D/theta^2. The other point goes along, so that the distance grows by
/// (theta ds)^2 / (D + theta ds); an end is too far by theta^2 / (D + theta) at most. The smaller of both is of the
/// order of eps, whatever theta and D.
void offer_sides(Nearest& best, const Vector3& a, const Vector3& a1, const Vector3& b, const Vector3& b1) {
  best.offer(a, nearest_on_segment(a, b, b1));
  best.offer(a1, nearest_on_segment(a1, b, b1));
  best.offer(nearest_on_segment(b, a, a1), b);
  best.offer(nearest_on_segment(b1, a, a1), b1);
  const Vector3 u = a1 - a, v = b1 - b, n = u.cross(v);
  if (n.isZero(0)) return;
  const double s = std::clamp((b - a).cross(v).dot(n) / n.squaredNorm(), 0.0, 1.0);
  const Vector3 q = nearest_on_segment(a + s * u, b, b1);
  best.offer(nearest_on_segment(q, a, a1), q);
}

/// Where the side that meets the triangle does so, to rounding. In the plane of the triangle: the nearest end or
/// corner.
Vector3 meeting_point(const Vector3& p, const Vector3& q, const Corners& t) {
  const Vector3 n = (t[1] - t[0]).cross(t[2] - t[0]);
  const double from = n.dot(p - t[0]), to = n.dot(q - t[0]);
  Nearest best;
  best.offer(p, nearest_on_triangle(p, t));
  best.offer(q, nearest_on_triangle(q, t));
  if (from != to) {
    const Vector3 on_line = p + std::clamp(from / (from - to), 0.0, 1.0) * (q - p);
    best.offer(on_line, nearest_on_triangle(on_line, t));
  }
  for (int k = 0; k < 3; ++k) offer_sides(best, p, q, t[k], t[(k + 1) % 3]);
  return best.q;
}

double box_distance(const geometry::Box& a, const geometry::Box& b) {
  return (a.lower - b.upper).cwiseMax(b.lower - a.upper).cwiseMax(Vector3::Zero()).norm();
}

std::vector<geometry::Box> boxes_of(std::span<const Corners> triangles) {
  std::vector<geometry::Box> boxes;
  boxes.reserve(triangles.size());
  for (const Corners& t : triangles) boxes.push_back(geometry::bounding_box(t));
  return boxes;
}

Vector3 node(const slope::HeightField& field, int i, int j) {
  const slope::HeightGrid& grid = field.grid();
  return {grid.first.x() + i * grid.spacing.x(), grid.first.y() + j * grid.spacing.y(), field.height(i, j)};
}

/// The lower (0) or upper (1) triangle of the cell; not finite over a hole.
Corners cell_triangle(const slope::HeightField& field, int i, int j, int upper) {
  if (upper == 0) return {node(field, i, j), node(field, i + 1, j), node(field, i + 1, j + 1)};
  return {node(field, i, j), node(field, i + 1, j + 1), node(field, i, j + 1)};
}

bool is_hole(const slope::HeightField& field, int i, int j) {
  return std::isnan(field.height(i, j) + field.height(i + 1, j) + field.height(i, j + 1) + field.height(i + 1, j + 1));
}

double gap(const Vector3& vertex, const slope::HeightField& field) {
  const slope::HeightGrid& grid = field.grid();
  const double x = (vertex.x() - grid.first.x()) / grid.spacing.x(),
               y = (vertex.y() - grid.first.y()) / grid.spacing.y();
  if (!(x >= 0 && y >= 0 && x <= grid.columns - 1 && y <= grid.rows - 1)) return kInfinity;
  const int i = std::min(static_cast<int>(x), grid.columns - 2), j = std::min(static_cast<int>(y), grid.rows - 2);
  if (is_hole(field, i, j)) return kInfinity;
  const Corners t = cell_triangle(field, i, j, y - j > x - i ? 1 : 0);
  return (t[1] - t[0]).cross(t[2] - t[0]).normalized().dot(vertex - t[0]);
}

}  // namespace

std::vector<Corners> corners_of(const geometry::TriangleMesh& mesh) {
  std::vector<Corners> all;
  all.reserve(mesh.triangles().size());
  for (int t = 0; t < mesh.triangle_count(); ++t)
    all.push_back({mesh.corner(t, 0), mesh.corner(t, 1), mesh.corner(t, 2)});
  return all;
}

std::vector<Corners> corners_of(std::span<const slope::SurfaceTriangle> triangles) {
  std::vector<Corners> all;
  all.reserve(triangles.size());
  for (const slope::SurfaceTriangle& t : triangles) all.push_back(t.corners);
  return all;
}

std::vector<Corners> corners_of(const slope::HeightField& field) {
  std::vector<Corners> all;
  for (int j = 0; j + 1 < field.grid().rows; ++j)
    for (int i = 0; i + 1 < field.grid().columns; ++i)
      if (!is_hole(field, i, j))
        for (int upper = 0; upper < 2; ++upper) all.push_back(cell_triangle(field, i, j, upper));
  return all;
}

SurfaceDistance triangle_distance(const Corners& a, const Corners& b) {
  if (const int k = side_that_meets(a, b); k < 3) {
    const Vector3 common = meeting_point(a[k], a[(k + 1) % 3], b);
    return {.distance = 0, .meet = true, .on_first = common, .on_second = common};
  }
  if (const int k = side_that_meets(b, a); k < 3) {
    const Vector3 common = meeting_point(b[k], b[(k + 1) % 3], a);
    return {.distance = 0, .meet = true, .on_first = common, .on_second = common};
  }
  Nearest best;
  for (int i = 0; i < 3; ++i) {
    best.offer(a[i], nearest_on_triangle(a[i], b));
    best.offer(nearest_on_triangle(b[i], a), b[i]);
    for (int j = 0; j < 3; ++j) offer_sides(best, a[i], a[(i + 1) % 3], b[j], b[(j + 1) % 3]);
  }
  return {.distance = best.distance, .meet = false, .on_first = best.p, .on_second = best.q};
}

SurfaceDistance surface_distance(std::span<const Corners> first, std::span<const Corners> second) {
  const std::vector<geometry::Box> first_boxes = boxes_of(first), second_boxes = boxes_of(second);
  SurfaceDistance best{.distance = kInfinity};
  for (std::size_t i = 0; i < first.size(); ++i)
    for (std::size_t j = 0; j < second.size(); ++j) {
      if (box_distance(first_boxes[i], second_boxes[j]) > best.distance) continue;
      SurfaceDistance pair = triangle_distance(first[i], second[j]);
      pair.first = i;
      pair.second = j;
      if (pair.meet) return pair;
      if (pair.distance < best.distance) best = pair;
    }
  return best;
}

SurfaceDistance surface_distance(const geometry::TriangleMesh& rock, const geometry::TriangleMesh& ground) {
  return surface_distance(corners_of(rock), corners_of(ground));
}

SurfaceDistance surface_distance(const geometry::TriangleMesh& rock, std::span<const slope::SurfaceTriangle> ground) {
  return surface_distance(corners_of(rock), corners_of(ground));
}

double lowest_gap(std::span<const Vector3> vertices, const slope::HeightField& field) {
  double lowest = kInfinity;
  for (const Vector3& vertex : vertices) lowest = std::min(lowest, gap(vertex, field));
  return lowest;
}

}  // namespace talus::support
