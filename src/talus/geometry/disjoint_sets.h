#pragma once

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace talus::geometry {

/// Numbers 0 .. count - 1 in sets that can be joined; a set is known by its smallest member.
class DisjointSets {
 public:
  explicit DisjointSets(int count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0); }

  [[nodiscard]] int find(int member) {
    while (parent_[member] != member) {
      parent_[member] = parent_[parent_[member]];
      member = parent_[member];
    }
    return member;
  }

  void join(int a, int b) {
    a = find(a);
    b = find(b);
    parent_[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<int> parent_;
};

}  // namespace talus::geometry
