#include "talus/geometry/triangle_tree.h"

namespace talus::geometry {

Box triangle_box(const TriangleMesh& mesh, int triangle) {
  const Vector3 &a = mesh.corner(triangle, 0), &b = mesh.corner(triangle, 1), &c = mesh.corner(triangle, 2);
  return {a.cwiseMin(b).cwiseMin(c), a.cwiseMax(b).cwiseMax(c)};
}

/// What is needed while the tree grows.
struct TriangleTree::Items {
  std::vector<Box> boxes;
  std::vector<Vector3> centres;
};

TriangleTree::TriangleTree(const TriangleMesh& mesh) {
  if (mesh.triangle_count() == 0) return;
  Items items;
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    items.boxes.push_back(triangle_box(mesh, t));
    items.centres.push_back(items.boxes.back().centre());
    order_.push_back(t);
  }
  nodes_.reserve(items.boxes.size());
  build(items, 0, mesh.triangle_count());
  nodes_.shrink_to_fit();
}

void TriangleTree::build(Items& items, int first, int count) {
  const std::size_t at = nodes_.size();
  const auto begin = order_.begin() + first;
  Box box = items.boxes[*begin], centres{items.centres[*begin], items.centres[*begin]};
  for (auto t = begin; t != begin + count; ++t) {
    box.lower = box.lower.cwiseMin(items.boxes[*t].lower);
    box.upper = box.upper.cwiseMax(items.boxes[*t].upper);
    centres.lower = centres.lower.cwiseMin(items.centres[*t]);
    centres.upper = centres.upper.cwiseMax(items.centres[*t]);
  }
  nodes_.push_back({.box = box, .first = first, .count = count});
  if (count <= kLeaf) {
    std::sort(begin, begin + count);
    return;
  }
  Eigen::Index axis = 0;
  centres.sides().maxCoeff(&axis);
  const int half = count / 2;
  std::nth_element(begin, begin + half, begin + count, [&](int s, int t) {
    const double a = items.centres[s][axis], b = items.centres[t][axis];
    return a != b ? a < b : s < t;
  });
  build(items, first, half);
  nodes_[at].first = static_cast<int>(nodes_.size());
  nodes_[at].count = 0;
  build(items, first + half, count - half);
}

}  // namespace talus::geometry
