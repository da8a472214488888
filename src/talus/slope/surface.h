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

/// A ball whose centre is at p + v t + a t^2/2.
struct FlyingBall {
  Vector3 p = Vector3::Zero(), v = Vector3::Zero(), a = Vector3::Zero();
  double radius = 0;
  [[nodiscard]] Vector3 centre(double t) const { return p + t * (v + 0.5 * t * a); }
  [[nodiscard]] Vector3 velocity(double t) const { return v + t * a; }
};

class Surface {
 public:
  virtual ~Surface() = default;

  [[nodiscard]] virtual const Box& bounds() const = 0;
  /// Triangles are numbered from 0 to one less than this; a number may be vacant (no data there).
  [[nodiscard]] virtual std::int64_t triangle_count() const = 0;

  /// For how long from time 0 on the ball is sure not to touch the surface, s: until the horizon, or until it is near:
  /// no more than one and a half radii from touching it.
  [[nodiscard]] virtual double flies_for(const FlyingBall& ball, double horizon) const = 0;

  /// Replaces `out` by every triangle that comes within `radius` of `centre`, and perhaps some more, in an order that
  /// depends on nothing else.
  virtual void gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const = 0;

  /// Does it come within `distance` of the point?
  [[nodiscard]] bool comes_within(double distance, const Vector3& point) const;

  /// Height of the surface straight below the point or at it (above it by no more than rounding): the highest such
  /// place, never above the point; none where there is no ground below.
  [[nodiscard]] virtual std::optional<double> ground_below(const Vector3& point) const = 0;
};

}  // namespace talus::slope
