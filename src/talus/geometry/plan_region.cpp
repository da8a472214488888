#include "talus/geometry/plan_region.h"

#include <algorithm>
#include <cmath>

namespace talus::geometry {
namespace {

double cross(const Vector2& a, const Vector2& b) {
  return a.x() * b.y() - a.y() * b.x();
}

double distance_to_segment(const Vector2& p, const Vector2& a, const Vector2& b) {
  const Vector2 along = b - a;
  const double t = std::clamp(along.dot(p - a) / along.squaredNorm(), 0.0, 1.0);
  return (a + t * along - p).norm();
}

}  // namespace

PlanRegion::PlanRegion(std::span<const std::vector<Vector2>> rings) {
  for (const std::vector<Vector2>& ring : rings) add_ring(ring);
  if (edges_.empty()) return;
  lower_ = upper_ = edges_[0].from;
  for (const Edge& edge : edges_) {
    lower_ = lower_.cwiseMin(edge.from);
    upper_ = upper_.cwiseMax(edge.from);
  }
  lower_.array() -= kOnOutline;
  upper_.array() += kOnOutline;
  sort_into_strips();
}

void PlanRegion::add_ring(std::span<const Vector2> ring) {
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Vector2 &from = ring[k], &to = ring[(k + 1) % ring.size()];
    if (from != to) edges_.push_back({from, to});
  }
}

int PlanRegion::strip(double y) const {
  const double share = (y - lower_.y()) / (upper_.y() - lower_.y());
  return std::clamp(static_cast<int>(share * strips_), 0, strips_ - 1);
}

void PlanRegion::sort_into_strips() {
  strips_ = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(edges_.size()))));
  const auto for_each_strip = [&](auto visit) {
    for (int e = 0; e < static_cast<int>(edges_.size()); ++e) {
      const auto [low, high] = std::minmax(edges_[e].from.y(), edges_[e].to.y());
      const int last = strip(high + kOnOutline);
      for (int s = strip(low - kOnOutline); s <= last; ++s) visit(s, e);
    }
  };
  begin_.assign(static_cast<std::size_t>(strips_) + 1, 0);
  for_each_strip([&](int s, int) { ++begin_[s + 1]; });
  for (int s = 0; s < strips_; ++s) begin_[s + 1] += begin_[s];
  listed_.resize(static_cast<std::size_t>(begin_.back()));
  std::vector<int> next(begin_.begin(), begin_.end() - 1);
  for_each_strip([&](int s, int e) { listed_[next[s]++] = e; });
}

bool PlanRegion::contains(const Vector2& p) const {
  if (edges_.empty() || (p.array() < lower_.array()).any() || (p.array() > upper_.array()).any()) return false;
  bool inside = false;
  const int s = strip(p.y());
  for (int k = begin_[s]; k < begin_[s + 1]; ++k) {
    const auto& [a, b] = edges_[listed_[k]];
    if (std::max(a.x(), b.x()) < p.x() - kOnOutline) continue;
    if (distance_to_segment(p, a, b) <= kOnOutline) return true;
    const bool upward = b.y() > p.y();
    if ((a.y() > p.y()) != upward && (cross(b - a, p - a) > 0) == upward) inside = !inside;
  }
  return inside;
}

}  // namespace talus::geometry
