#pragma once

// Which triangles of a mesh are near? A tree of boxes: the triangles, sorted along the longest side of the box around
// their centres, are halved until at most kLeaf are left. It depends on the mesh alone (ties go by triangle number),
// and triangles are always visited in the same order.
//
// The tree holds numbers and boxes but no reference to the mesh. Queries allocate nothing.

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <vector>

#include "talus/geometry/closest_point.h"
#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

[[nodiscard]] inline bool overlap(const Box& a, const Box& b) {
  return (a.lower.array() <= b.upper.array()).all() && (b.lower.array() <= a.upper.array()).all();
}

/// The box around one triangle.
[[nodiscard]] Box triangle_box(const TriangleMesh& mesh, int triangle);

class TriangleTree {
 public:
  TriangleTree() = default;
  /// Every vertex must be finite.
  explicit TriangleTree(const TriangleMesh& mesh);

  [[nodiscard]] bool empty() const { return nodes_.empty(); }
  /// Around everything; zero for an empty tree.
  [[nodiscard]] Box box() const { return empty() ? Box{} : nodes_[0].box; }

  /// Calls visit(int triangle) for all triangles in leaves for whose box (and for all boxes around it) wanted(const
  /// Box&) holds. A box that is wanted must make every box around it wanted.
  template <class Wanted, class Visit>
  void visit(Wanted wanted, Visit visit) const;

  /// All triangles whose box, and perhaps some more whose leaf, comes within `radius` of the point.
  template <class Visit>
  void visit_ball(const Vector3& point, double radius, Visit visit) const {
    this->visit([&](const Box& box) { return distance_to_box(point, box) <= radius; }, visit);
  }
  /// ... overlaps the box.
  template <class Visit>
  void visit_box(const Box& query, Visit visit) const {
    this->visit([&](const Box& box) { return overlap(box, query); }, visit);
  }

  /// A lower bound of the distance from the point to the nearest triangle: min(reach, distance) or less, but not less
  /// than `share` of it. `distance(int triangle)` is the true distance to a triangle. A share of 1 gives the distance
  /// itself, a smaller one spares the opening of boxes that cannot make much of a difference.
  template <class Distance>
  [[nodiscard]] double nearest(const Vector3& point, double reach, double share, Distance distance) const;

 private:
  static constexpr int kLeaf = 4;    ///< triangles at most
  static constexpr int kStack = 64;  ///< twice as deep as 2^31 triangles make it

  /// A leaf holds order_[first ... first + count - 1]. Otherwise count is 0, one child is the next node and the other
  /// is node `first`.
  struct Node {
    Box box;
    int first = 0;
    int count = 0;
  };
  struct Items;

  void build(Items& items, int first, int count);
  [[nodiscard]] std::span<const int> triangles(const Node& leaf) const {
    return std::span(order_).subspan(static_cast<std::size_t>(leaf.first), static_cast<std::size_t>(leaf.count));
  }

  std::vector<Node> nodes_;
  std::vector<int> order_;
};

template <class Wanted, class Visit>
void TriangleTree::visit(Wanted wanted, Visit visit) const {
  std::array<int, kStack> stack;
  int size = 0;
  if (!empty()) stack[size++] = 0;
  while (size > 0) {
    const int at = stack[--size];
    const Node& node = nodes_[at];
    if (!wanted(node.box)) continue;
    if (node.count > 0) {
      for (const int triangle : triangles(node)) visit(triangle);
      continue;
    }
    assert(size + 2 <= kStack);
    stack[size++] = node.first;
    stack[size++] = at + 1;
  }
}

template <class Distance>
double TriangleTree::nearest(const Vector3& point, double reach, double share, Distance distance) const {
  struct Open {
    int node;
    double distance;
  };
  std::array<Open, kStack> stack;
  int size = 0;
  double found = reach, bound = reach;  // the nearest triangle so far; below it where boxes were left closed
  if (!empty()) stack[size++] = {0, distance_to_box(point, nodes_[0].box)};
  while (size > 0) {
    const Open open = stack[--size];
    if (open.distance >= share * found) {
      bound = std::min(bound, open.distance);
      continue;
    }
    const Node& node = nodes_[open.node];
    if (node.count > 0) {
      for (const int triangle : triangles(node)) found = std::min(found, distance(triangle));
      continue;
    }
    assert(size + 2 <= kStack);
    Open near{open.node + 1, distance_to_box(point, nodes_[open.node + 1].box)};
    Open far{node.first, distance_to_box(point, nodes_[node.first].box)};
    if (far.distance < near.distance) std::swap(near, far);
    stack[size++] = far;
    stack[size++] = near;
  }
  return std::min(found, bound);
}

}  // namespace talus::geometry
