#pragma once

// A planar rigid body given by point masses at its vertices (Columbia, Theme 3):
//
//     M = sum m_i,      X = sum m_i x_i / M,      I = sum m_i |x_i - X|^2
//
//   m_i  mass of vertex i, kg          x_i  its place, m
//   M    mass, kg                      X    centre of mass, m          I  inertia about X, kg m^2
//
// Edges join consecutive vertices and close the loop; with the radius r around this skeleton the body is a rounded
// polygon (two vertices: a capsule). Neither edges nor radius carry mass. Angles in rad, counter-clockwise positive.

#include <span>
#include <vector>

#include "talus/bodies/mass.h"
#include "talus/core/linear_algebra.h"

namespace talus::bodies {

using core::Vector2;

/// Where a planar body is and how it moves.
struct PlanarState {
  Vector2 position = Vector2::Zero();  ///< centre of mass, m
  double angle = 0;                    ///< rad
  Vector2 velocity = Vector2::Zero();  ///< m/s
  double spin = 0;                     ///< rad/s
};

/// The vector `v` given in body axes, in world axes.
[[nodiscard]] Vector2 rotated(const Vector2& v, double angle);

/// omega x r in the plane.
[[nodiscard]] inline Vector2 cross(double omega, const Vector2& r) {
  return {-omega * r.y(), omega * r.x()};
}

/// a x b in the plane.
[[nodiscard]] inline double cross(const Vector2& a, const Vector2& b) {
  return a.x() * b.y() - a.y() * b.x();
}

/// Velocity of the point at `arm` (world axes, from the centre of mass).
[[nodiscard]] inline Vector2 point_velocity(const PlanarState& state, const Vector2& arm) {
  return state.velocity + cross(state.spin, arm);
}

/// The immutable shape: what does not change while the body moves.
class PlanarPolygon {
 public:
  /// As many masses (> 0) as points (two or more, not all at one place); radius > 0.
  PlanarPolygon(std::span<const Vector2> points, std::span<const double> masses, double radius);

  [[nodiscard]] const PlanarMass& mass() const { return mass_; }
  /// Centre of mass in the coordinates of the points given.
  [[nodiscard]] const Vector2& centre() const { return centre_; }
  /// Relative to the centre of mass, in body axes.
  [[nodiscard]] std::span<const Vector2> vertices() const { return vertices_; }
  [[nodiscard]] double radius() const { return radius_; }
  /// Distance from the centre of mass to the farthest vertex, m (without the radius).
  [[nodiscard]] double reach() const { return reach_; }

  /// Vertices relative to the centre of mass in world axes; `out` is resized.
  void turned_vertices(double angle, std::vector<Vector2>& out) const;
  /// Vertices in the world; `out` is resized.
  void world_vertices(const PlanarState& state, std::vector<Vector2>& out) const;

 private:
  PlanarMass mass_;
  Vector2 centre_ = Vector2::Zero();
  std::vector<Vector2> vertices_;
  double radius_ = 0;
  double reach_ = 0;
};

}  // namespace talus::bodies
