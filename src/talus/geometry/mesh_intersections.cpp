#include "talus/geometry/mesh_intersections.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "talus/geometry/grid_points.h"

namespace talus::geometry {
namespace {

using Corners = std::array<GridPoint, 3>;

/// The axis along which a triangle with this normal is seen largest.
int largest_axis(const std::array<Int128, 3>& n) {
  int axis = 0;
  for (int i = 1; i < 3; ++i)
    if (std::max(n[i], -n[i]) > std::max(n[axis], -n[axis])) axis = i;
  return axis;
}

GridPoint2 without_axis(const GridPoint& p, int axis) {
  return {p[(axis + 1) % 3], p[(axis + 2) % 3]};
}

/// p, q and the triangle lie in one plane.
bool meets_in_plane(const GridPoint& p, const GridPoint& q, const Corners& t) {
  const int axis = largest_axis(grid_cross(t[0], t[1], t[2]));
  const GridPoint2 p2 = without_axis(p, axis);
  const GridPoint2 q2 = without_axis(q, axis);
  std::array<GridPoint2, 3> c{};
  for (int k = 0; k < 3; ++k) c[k] = without_axis(t[k], axis);
  int turns = 0;  // p is inside if it is on no other side of any edge than the corners are
  const int around = orient2d(c[0], c[1], c[2]);
  for (int k = 0; k < 3; ++k) {
    if (segments_meet(p2, q2, c[k], c[(k + 1) % 3])) return true;
    turns += static_cast<int>(orient2d(c[k], c[(k + 1) % 3], p2) == around);
  }
  return turns == 3;
}

bool segment_meets_triangle(const GridPoint& p, const GridPoint& q, const Corners& t) {
  const int p_side = orient3d(t[0], t[1], t[2], p);
  const int q_side = orient3d(t[0], t[1], t[2], q);
  if (p_side * q_side > 0) return false;
  if (p_side == 0 && q_side == 0) return meets_in_plane(p, q, t);
  bool left = false;
  bool right = false;
  for (int k = 0; k < 3; ++k) {
    const int turn = orient3d(p, q, t[k], t[(k + 1) % 3]);
    left = left || turn > 0;
    right = right || turn < 0;
  }
  return !(left && right);
}

class Pairs {
 public:
  explicit Pairs(const TriangleMesh& mesh) : mesh_(mesh) {
    const Grid grid(bounding_box(mesh.vertices()));
    for (const Vector3& v : mesh.vertices()) points_.push_back(grid.snap(v));
  }

  [[nodiscard]] Corners corners(int triangle) const {
    const Triangle& t = mesh_.triangles()[triangle];
    return {points_[t[0]], points_[t[1]], points_[t[2]]};
  }

  [[nodiscard]] bool has_area(int triangle) const {
    const Corners c = corners(triangle);
    return grid_cross(c[0], c[1], c[2]) != std::array<Int128, 3>{0, 0, 0};
  }

  [[nodiscard]] bool intersect(int a, int b) const {
    const int common = common_vertices(a, b);
    if (common == 3) return true;
    if (common == 2) return folded(a, b);
    return sides_meet(a, b, common == 1) || sides_meet(b, a, common == 1);
  }

 private:
  [[nodiscard]] bool has_vertex(int triangle, int vertex) const {
    const Triangle& t = mesh_.triangles()[triangle];
    return std::find(t.begin(), t.end(), vertex) != t.end();
  }

  [[nodiscard]] int common_vertices(int a, int b) const {
    const Triangle& t = mesh_.triangles()[a];
    return static_cast<int>(std::count_if(t.begin(), t.end(), [&](int v) { return has_vertex(b, v); }));
  }

  /// Does a side of triangle a (only the one without common vertices, if so asked) meet triangle b?
  [[nodiscard]] bool sides_meet(int a, int b, bool only_opposite) const {
    const Triangle& t = mesh_.triangles()[a];
    const Corners other = corners(b);
    for (int k = 0; k < 3; ++k) {
      const int from = t[k];
      const int to = t[(k + 1) % 3];
      if (only_opposite && (has_vertex(b, from) || has_vertex(b, to))) continue;
      if (segment_meets_triangle(points_[from], points_[to], other)) return true;
    }
    return false;
  }

  [[nodiscard]] bool folded(int a, int b) const {
    const Triangle& t = mesh_.triangles()[a];
    const Triangle& s = mesh_.triangles()[b];
    const auto alone = [&](const Triangle& in, int other) {
      return *std::find_if(in.begin(), in.end(), [&](int v) { return !has_vertex(other, v); });
    };
    const int tip_a = alone(t, b);
    const int tip_b = alone(s, a);
    const auto at = std::find(t.begin(), t.end(), tip_a) - t.begin();
    const GridPoint& u = points_[t[(at + 1) % 3]];
    const GridPoint& v = points_[t[(at + 2) % 3]];
    if (orient3d(u, v, points_[tip_a], points_[tip_b]) != 0) return false;
    const std::array<Int128, 3> n = grid_cross(u, v, points_[tip_a]);
    const int axis = largest_axis(n);
    return sign(n[axis]) == sign(grid_cross(u, v, points_[tip_b])[axis]);
  }

  const TriangleMesh& mesh_;
  std::vector<GridPoint> points_;
};

}  // namespace

std::vector<std::pair<int, int>> self_intersections(const TriangleMesh& mesh) {
  std::vector<std::pair<int, int>> found;
  const Box all = bounding_box(mesh.vertices());
  if (mesh.triangle_count() < 2 || !(all.sides().maxCoeff() > 0)) return found;
  int axis = 0;
  const double margin = 1e-14 * all.sides().maxCoeff(&axis);  // more than snapping moves a vertex
  std::vector<Box> boxes;
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const std::array<Vector3, 3> c{mesh.corner(t, 0), mesh.corner(t, 1), mesh.corner(t, 2)};
    boxes.push_back(bounding_box(c));
    boxes.back().upper.array() += margin;
  }
  const Pairs pairs(mesh);
  std::vector<int> order(boxes.size());
  std::iota(order.begin(), order.end(), 0);
  std::erase_if(order, [&](int t) { return !pairs.has_area(t); });
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return boxes[a].lower[axis] < boxes[b].lower[axis]; });
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Box& a = boxes[order[i]];
    for (std::size_t j = i + 1; j < order.size() && boxes[order[j]].lower[axis] <= a.upper[axis]; ++j) {
      const Box& b = boxes[order[j]];
      const bool overlap = (a.lower.array() <= b.upper.array()).all() && (b.lower.array() <= a.upper.array()).all();
      if (overlap && pairs.intersect(order[i], order[j])) found.emplace_back(std::minmax(order[i], order[j]));
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace talus::geometry
