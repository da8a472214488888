#pragma once

// The ground as a surface of triangles in space, whatever it is stored as: a height field or a mesh with overhangs.
//
// Coordinates are local: metres east, north and up from an origin that the project keeps (projected coordinates of
// 2.6e6 m would cost seven digits here). Corners run counter-clockwise seen from outside, that is from where the rocks
// are. The surface is read-only and shared by all threads.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::slope {

using core::Vector2;
using core::Vector3;
using geometry::Box;

struct SurfaceTriangle {
  std::array<Vector3, 3> corners;
  Vector3 normal = Vector3::UnitZ();  ///< unit, outward
  std::int64_t id = 0;
};

class Surface {
 public:
  virtual ~Surface() = default;

  [[nodiscard]] virtual const Box& bounds() const = 0;
  /// Triangles are numbered from 0 to one less than this; a number may be vacant (no data there).
  [[nodiscard]] virtual std::int64_t triangle_count() const = 0;

  /// A lower bound of the distance from `point` to the surface, looked for no farther than `reach`: at most `reach`,
  /// and no less than half the distance where that is smaller (less rounding). Never negative, never more than the
  /// distance, not even by rounding.
  [[nodiscard]] virtual double clearance(const Vector3& point, double reach) const = 0;

  /// Replaces `out` by every triangle that comes within `radius` of `centre`, and perhaps some more, in an order that
  /// depends on nothing else.
  virtual void gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const = 0;

  /// Height of the surface straight below the point or at it (above it by no more than rounding): the highest such
  /// place, never above the point; none where there is no ground below.
  [[nodiscard]] virtual std::optional<double> ground_below(const Vector3& point) const = 0;
};

}  // namespace talus::slope
