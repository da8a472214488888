#include "talus/rockfall/path_recorder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "talus/geometry/closest_point.h"

namespace talus::rockfall {

std::vector<char> kept_corners(std::size_t count, double most, const Deviation& deviation) {
  std::vector<char> kept(count, 0);
  if (count == 0) return kept;
  kept.front() = kept.back() = 1;
  std::vector<std::pair<std::size_t, std::size_t>> open{{0, count - 1}};
  while (!open.empty()) {
    const auto [from, to] = open.back();
    open.pop_back();
    double largest = most;
    std::size_t corner = 0;
    for (std::size_t i = from + 1; i < to; ++i) {
      const double found = deviation(i, from, to);
      if (found <= largest) continue;
      largest = found;
      corner = i;
    }
    if (corner == 0) continue;
    kept[corner] = 1;
    open.emplace_back(from, corner);
    open.emplace_back(corner, to);
  }
  return kept;
}

std::vector<PathPoint> simplified(const std::vector<PathPoint>& points, double tolerance) {
  const auto distance = [&](std::size_t i, std::size_t from, std::size_t to) {
    const Vector3& point = points[i].position;
    return (geometry::closest_on_segment(point, points[from].position, points[to].position) - point).norm();
  };
  const std::vector<char> kept = kept_corners(points.size(), tolerance, distance);
  std::vector<PathPoint> result;
  for (std::size_t i = 0; i < points.size(); ++i)
    if (kept[i] != 0) result.push_back(points[i]);
  return result;
}

void PathRecorder::begin(const bodies::SpatialState& start) {
  points_.assign(1, {start.p_WB, 0});
  impacts_.clear();
}

/// A chord over the time h of constant acceleration a is off by |a| h^2 / 8. Half the tolerance is left for leaving out
/// corners afterwards.
void PathRecorder::piece(const PathPiece& piece) {
  const double step = std::sqrt(4 * tolerance_ / std::max(piece.acceleration.norm(), 1e-9));
  const double parts = std::max(1.0, std::ceil(piece.duration / step));
  for (double k = 1; k <= parts; ++k) {
    const double t = piece.duration * (k / parts);
    points_.push_back({piece.motion->position(t), piece.time + t});
  }
}

void PathRecorder::impact(const ImpactEvent& event) {
  PathImpact impact{.time = event.time,
                    .point = event.before.p_WB,
                    .speed_before = event.before.v_WB.norm(),
                    .energy_before = event.energy_before,
                    .energy_after = event.energy_after};
  double largest = -1;
  for (const ContactPoint& contact : *event.contacts) {
    ++impact.contacts;
    impact.normal_impulse += contact.normal_impulse;
    if (contact.normal_impulse <= largest) continue;
    largest = contact.normal_impulse;
    impact.point = contact.point;
    impact.material = contact.material;
  }
  impacts_.push_back(impact);
}

std::vector<PathPoint> PathRecorder::line() const {
  std::vector<PathPoint> points = simplified(points_, 0.5 * tolerance_);
  if (points.size() == 1) points.push_back(points.front());
  return points;
}

}  // namespace talus::rockfall
