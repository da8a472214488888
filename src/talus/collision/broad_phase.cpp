#include "talus/collision/broad_phase.h"

#include <algorithm>
#include <cmath>

namespace talus::collision {
namespace {

constexpr int kLeaf = 4;

bool is_finite(const Box& box) {
  return box.lower.allFinite() && box.upper.allFinite();
}

}  // namespace

void BroadPhase::build(std::span<const Box> boxes, int first, int count) {
  const std::size_t at = nodes_.size();
  const auto begin = order_.begin() + first;
  Box box = boxes[*begin];
  for (auto i = begin + 1; i != begin + count; ++i) {
    box.lower = box.lower.cwiseMin(boxes[*i].lower);
    box.upper = box.upper.cwiseMax(boxes[*i].upper);
  }
  nodes_.push_back({box, first, count});
  if (count <= kLeaf) return;
  Eigen::Index axis = 0;
  box.sides().maxCoeff(&axis);
  const int half = count / 2;
  std::nth_element(begin, begin + half, begin + count, [&](int i, int j) {
    const double a = boxes[i].lower[axis] + boxes[i].upper[axis], b = boxes[j].lower[axis] + boxes[j].upper[axis];
    return a != b ? a < b : i < j;
  });
  build(boxes, first, half);
  nodes_[at].first = static_cast<int>(nodes_.size());
  nodes_[at].count = 0;
  build(boxes, first + half, count - half);
}

/// All pairs between two nodes, or within one.
void BroadPhase::pairs_of(std::span<const Box> boxes, std::span<const char> idle, int s, int t, Pairs& pairs) const {
  const Node &a = nodes_[s], &b = nodes_[t];
  if (s != t && !geometry::overlap(a.box, b.box)) return;
  if (a.count > 0 && b.count > 0) {
    for (int i = a.first; i < a.first + a.count; ++i)
      for (int j = s == t ? i + 1 : b.first; j < b.first + b.count; ++j)
        try_pair(boxes, idle, order_[i], order_[j], pairs);
    return;
  }
  if (s == t) {
    pairs_of(boxes, idle, s + 1, s + 1, pairs);
    pairs_of(boxes, idle, a.first, a.first, pairs);
    pairs_of(boxes, idle, s + 1, a.first, pairs);
    return;
  }
  const bool open_a = a.count == 0 && (b.count > 0 || a.box.sides().sum() >= b.box.sides().sum());
  const Node& opened = open_a ? a : b;
  for (const int child : {(open_a ? s : t) + 1, opened.first})
    pairs_of(boxes, idle, open_a ? child : s, open_a ? t : child, pairs);
}

void BroadPhase::try_pair(std::span<const Box> boxes, std::span<const char> idle, int i, int j, Pairs& pairs) {
  if (idle[i] != 0 && idle[j] != 0) return;
  if (geometry::overlap(boxes[i], boxes[j])) pairs.emplace_back(std::min(i, j), std::max(i, j));
}

void BroadPhase::find(std::span<const Box> boxes, std::span<const char> idle, Pairs& pairs) {
  pairs.clear(), nodes_.clear(), order_.clear(), endless_.clear();
  for (int i = 0; i < static_cast<int>(boxes.size()); ++i) (is_finite(boxes[i]) ? order_ : endless_).push_back(i);
  if (!order_.empty()) {
    build(boxes, 0, static_cast<int>(order_.size()));
    pairs_of(boxes, idle, 0, 0, pairs);
  }
  for (std::size_t k = 0; k < endless_.size(); ++k) {
    for (const int i : order_) try_pair(boxes, idle, endless_[k], i, pairs);
    for (std::size_t m = k + 1; m < endless_.size(); ++m) try_pair(boxes, idle, endless_[k], endless_[m], pairs);
  }
  std::sort(pairs.begin(), pairs.end());
}

}  // namespace talus::collision
