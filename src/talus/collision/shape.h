#pragma once

// What bodies of a spatial scene are made of. A shape is one or more convex pieces, or a surface of triangles, or a
// half space, in the axes B of its body. A convex piece is all points within `radius` of a core (a point, a segment, a
// polytope, a cylinder): spheres and capsules are round exactly.
//
// Shapes are immutable and shared between bodies.

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "talus/collision/pose.h"
#include "talus/geometry/triangle_mesh.h"

namespace talus::collision {

/// Volume, centre and inertia (about the centre) for density 1, in the axes of the shape.
struct ShapeIntegrals {
  double volume = 0;                  ///< m^3
  Vector3 centre = Vector3::Zero();   ///< m
  Matrix3 inertia = Matrix3::Zero();  ///< m^5
};

class Shape;
using ShapePtr = std::shared_ptr<const Shape>;

/// A shape at a place within a larger one.
struct Part {
  ShapePtr shape;
  Pose pose;
};

/// All functions throw core::InputError on sizes that make no body.
[[nodiscard]] ShapePtr sphere(double radius);
[[nodiscard]] ShapePtr box(const Vector3& sides);
/// Along z: two half spheres with their centres `length` apart.
[[nodiscard]] ShapePtr capsule(double radius, double length);
/// Along z, flat ends `height` apart.
[[nodiscard]] ShapePtr cylinder(double radius, double height);
/// The convex hull of points.
[[nodiscard]] ShapePtr hull(std::span<const Vector3> points);
/// Everything below z = 0. Only for bodies that do not move by themselves.
[[nodiscard]] ShapePtr half_space();
/// A closed mesh, concave as it may be, as its surface of triangles. What is deep inside touches nothing.
[[nodiscard]] ShapePtr surface(const geometry::TriangleMesh& mesh);
/// Rigidly joined parts; overlapping parts count twice in the integrals.
[[nodiscard]] ShapePtr compound(std::vector<Part> parts);
/// The same shape with its axes moved: what was at x is at `pose`^-1 x. Used to put the origin in the centre of mass.
[[nodiscard]] ShapePtr seen_from(const ShapePtr& shape, const Pose& pose);

}  // namespace talus::collision
