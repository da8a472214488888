#pragma once

// Barriers (RocFall3 manual 1.3 and 4.2): surfaces that the centre of mass crosses and that take translational energy,
//
//     absorbed = min(capacity, m v^2 / 2),        v+ = v sqrt(1 - absorbed / (m v^2 / 2)).
//
// A rock whose energy is within the capacity is retained; one above it passes with the rest. The spin is left alone.
// The path between two events is x(t) = p + v t + a t^2 / 2, and its crossing with each triangle is exact (the manual
// takes straight lines): with the unit normal n and a corner c of the triangle, the roots of
//
//     f(t) = n.(p - c) + n.v t + n.a t^2 / 2
//
// at which x(t) is in the triangle. A barrier is kSamePlace thick: a path that begins within this distance of the plane
// has to leave it before it can cross, so that what has just crossed does not cross again; and, so that no path slips
// through between two triangles, x(t) may be outside the edges by as far as it moves along the plane while it passes
// through the thickness, kSamePlace |x'| / |f'|, but by no more than kMaxSlack.

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "talus/geometry/triangle_tree.h"
#include "talus/slope/surface.h"

namespace talus::slope {

struct Barrier {
  std::string name;
  geometry::TriangleMesh mesh;  ///< local coordinates; sides and orientation do not matter
  double capacity = std::numeric_limits<double>::infinity();  ///< J, >= 0
};

/// Vertical panels along a line in plan, each from the ground to `height` above it. The line is divided at its corners
/// and, equally between two of them, every `spacing` metres or less so that the panels follow the ground; where there
/// is no ground below a point, that of the nearest point of the line (along it) with ground is taken. Between two
/// points of division the lower edge is straight. Throws core::InputError for a line without length, a height or
/// spacing that is not > 0 or a line without any ground.
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
  /// Throws core::InputError for a capacity that is negative or no number and for a mesh without triangles, with
  /// vertices that are not finite or with triangles without area.
  explicit Barriers(std::vector<Barrier> list);

  [[nodiscard]] const std::vector<Barrier>& list() const { return list_; }
  [[nodiscard]] bool empty() const { return list_.empty(); }

  /// The first crossing of the path p + v t + a t^2/2 with 0 < t <= duration; of several at the same time that of the
  /// first barrier. Where the path begins on a barrier it does not cross: it has just done so.
  [[nodiscard]] std::optional<BarrierCrossing> first_crossing(const Vector3& p, const Vector3& v, const Vector3& a,
                                                              double duration) const;

  static constexpr double kSamePlace = 1e-9;  ///< m
  static constexpr double kMaxSlack = 1e-6;   ///< m

 private:
  std::vector<Barrier> list_;
  std::vector<geometry::TriangleTree> trees_;  ///< of each barrier
};

}  // namespace talus::slope
