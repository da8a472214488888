#pragma once

// Barriers (RocFall3 manual 1.3 and 4.2): surfaces that the centre of mass crosses and that take translational energy,
//
//     absorbed = min(capacity, m v^2 / 2),        v+ = v sqrt(1 - absorbed / (m v^2 / 2)).
//
// A rock whose energy is within the capacity is retained; one above it passes with the rest. The spin is left alone.
// The path between two events is p(t) = p + v t + a t^2 / 2, and its crossing with each triangle is exact (the manual
// takes straight lines).

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "talus/slope/surface.h"

namespace talus::slope {

struct Barrier {
  std::string name;
  geometry::TriangleMesh mesh;  ///< local coordinates; sides and orientation do not matter
  double capacity = std::numeric_limits<double>::infinity();  ///< J, >= 0
};

/// Vertical panels along a line in plan, each from the ground to `height` above it. The line is divided at every
/// `spacing` metres so that the panels follow the ground; where there is no ground below a point, that of the nearest
/// point of the line with ground is taken. Throws core::InputError for a line without length, a height that is not > 0
/// or a line without any ground.
[[nodiscard]] geometry::TriangleMesh panels_along(const Surface& ground, const std::vector<Vector2>& line,
                                                  double height, double spacing = 1.0);

struct BarrierCrossing {
  double time = 0;  ///< s after the beginning of the path
  int barrier = 0;  ///< index
  Vector3 point = Vector3::Zero();
};

class Barriers {
 public:
  Barriers() = default;
  explicit Barriers(std::vector<Barrier> list);

  [[nodiscard]] const std::vector<Barrier>& list() const { return list_; }
  [[nodiscard]] bool empty() const { return list_.empty(); }

  /// The first crossing of the path p + v t + a t^2/2 with 0 < t <= duration. Crossings within kSamePlace of the
  /// beginning do not count: that is where the path has just crossed.
  [[nodiscard]] std::optional<BarrierCrossing> first_crossing(const Vector3& p, const Vector3& v, const Vector3& a,
                                                              double duration) const;

  static constexpr double kSamePlace = 1e-9;  ///< m

 private:
  std::vector<Barrier> list_;
  std::vector<Box> boxes_;  ///< around each barrier
};

}  // namespace talus::slope
