#pragma once

// Lines in plan that rocks cross: counters, and the lines on which barriers stand. A line is a curtain of vertical
// panels from far below the ground to far above it, crossed as barriers are (slope/barrier.h): where a path touches the
// line without crossing it, or runs along it, nothing is counted.

#include <optional>
#include <string>
#include <vector>

#include "talus/slope/barrier.h"

namespace talus::rockfall {

using core::Vector2;
using core::Vector3;

struct CounterLine {
  static constexpr int kNoBarrier = -1;

  std::string name;
  std::vector<Vector2> line;     ///< local coordinates, at least two different points
  std::optional<double> height;  ///< m above the ground: what passes above and what below
  int barrier = kNoBarrier;      ///< the line of this barrier, whose height is `height`
};

class Curtains {
 public:
  Curtains() = default;
  /// Throws core::InputError for a line without length.
  Curtains(std::vector<CounterLine> lines, const slope::Surface& ground);

  [[nodiscard]] const std::vector<CounterLine>& lines() const { return lines_; }
  [[nodiscard]] bool empty() const { return lines_.empty(); }

  /// When the path p + v t + a t^2/2 first crosses the line, 0 < t <= duration.
  [[nodiscard]] std::optional<double> first_crossing(std::size_t line, const Vector3& p, const Vector3& v,
                                                     const Vector3& a, double duration) const;
  /// Angle in plan between a direction and the line at the place nearest to the point: 0 along it, pi/2 square to it.
  [[nodiscard]] double angle_to(std::size_t line, const Vector3& point, const Vector3& direction) const;

 private:
  std::vector<CounterLine> lines_;
  std::vector<slope::Barriers> curtains_;
};

}  // namespace talus::rockfall
