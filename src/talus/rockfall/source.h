#pragma once

// Where rocks come from: points, lines or areas in plan, each with a weight. A place is drawn in proportion to the
// weights, and uniformly along a line or over an area.

#include <optional>
#include <span>
#include <vector>

#include "talus/core/random.h"
#include "talus/geometry/trapezoids.h"

namespace talus::rockfall {

using core::Vector2;
using core::Vector3;

/// Local coordinates.
struct Place {
  Vector2 plan = Vector2::Zero();
  std::optional<double> height;  ///< of the centre of mass; none: above the ground by the drop height
};

class Source {
 public:
  void add_point(const Place& place, double weight = 1);
  /// Without weight, its length counts: in plan, or in space where the points have heights (all or none).
  void add_line(std::span<const Place> line, std::optional<double> weight = {});
  /// A polygon with holes that does not cross itself. Without weight, its area counts.
  void add_area(std::span<const std::vector<Vector2>> rings, std::optional<double> weight = {});
  /// A rectangle with its south-west corner and sides.
  void add_cell(const Vector2& corner, const Vector2& sides, double weight);

  /// The sum of all weights: number of points, length (m) or area (m^2) where none were given. 0: there is no place.
  [[nodiscard]] double weight() const { return sums_.empty() ? 0 : sums_.back(); }

  /// Takes three numbers of the sequence.
  [[nodiscard]] Place draw(core::Random& random) const;

 private:
  /// A point where both ends are the same.
  struct Segment {
    Place from, to;
  };
  void add_weight(double weight);

  std::vector<Segment> segments_;
  std::vector<geometry::Trapezoid> trapezoids_;  ///< either these or segments
  std::vector<double> sums_;                     ///< of weights, up to and with each segment or trapezoid
};

}  // namespace talus::rockfall
