#include "talus/collision/shape.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <fmt/format.h>

#include "talus/bodies/spatial_state.h"
#include "talus/collision/broad_phase.h"
#include "talus/collision/shape_pieces.h"
#include "talus/core/error.h"
#include "talus/geometry/convex_hull.h"
#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_check.h"

namespace talus::collision {
namespace {

constexpr double kPi = std::numbers::pi;

[[noreturn]] void refuse(const char* key, std::string value, std::string problem, std::string accepted) {
  throw core::InputError(
      {.key = key, .value = std::move(value), .problem = std::move(problem), .accepted = std::move(accepted)});
}

void require_positive(const char* key, double value) {
  if (!(std::isfinite(value) && value > 0))
    refuse(key, fmt::format("{}", value), "makes no body", "a finite number > 0");
}

ShapePtr make_shape(std::vector<Piece> pieces, const ShapeIntegrals& integrals) {
  auto shape = std::make_shared<Shape>();
  shape->pieces = std::move(pieces);
  shape->integrals = integrals;
  for (const Piece& piece : shape->pieces)
    shape->bounding_radius = std::max(shape->bounding_radius, piece.pose.p.norm() + piece.reach());
  return shape;
}

ShapePtr of_core(CorePtr core, double volume, const Vector3& moments, const Vector3& centre = Vector3::Zero()) {
  return make_shape({{std::move(core), {.p = centre}}},
                    {.volume = volume, .centre = centre, .inertia = moments.asDiagonal()});
}

ShapeIntegrals mesh_integrals(const geometry::TriangleMesh& mesh) {
  const geometry::MassIntegrals found = geometry::mass_integrals(mesh);
  return {found.volume, found.centroid, found.inertia};
}

}  // namespace

double Piece::reach() const {
  if (const CoreShape* held = core()) return held->reach + held->radius;
  if (const MeshSurface* held = surface()) return held->reach;
  return std::numeric_limits<double>::infinity();
}

const CoreShape* Piece::solid() const {
  return surface() ? surface()->hull.get() : core();
}

ShapePtr sphere(double radius) {
  require_positive("radius", radius);
  const double volume = 4.0 / 3.0 * kPi * std::pow(radius, 3);
  return of_core(point_core(radius), volume, Vector3::Constant(0.4 * volume * radius * radius));
}

ShapePtr box(const Vector3& sides) {
  for (int k = 0; k < 3; ++k) require_positive("sides", sides[k]);
  const Vector3 squares = sides.cwiseAbs2();
  const double volume = sides.prod();
  return of_core(box_core(0.5 * sides), volume, volume / 12 * (Vector3::Constant(squares.sum()) - squares));
}

/// A cylinder and two half spheres with the centres of mass 3r/8 beyond its ends.
ShapePtr capsule(double radius, double length) {
  require_positive("radius", radius);
  require_positive("length", length);
  const double tube = kPi * radius * radius * length, ball = 4.0 / 3.0 * kPi * std::pow(radius, 3);
  const double r2 = radius * radius, h = length / 2;
  const double along = tube * r2 / 2 + 0.4 * ball * r2;
  const double across = tube * (3 * r2 + length * length) / 12 + ball * (0.4 * r2 + h * h + 0.75 * h * radius);
  return of_core(segment_core(h, radius), tube + ball, {across, across, along});
}

ShapePtr cylinder(double radius, double height) {
  require_positive("radius", radius);
  require_positive("height", height);
  const double volume = kPi * radius * radius * height, r2 = radius * radius;
  const double across = volume * (3 * r2 + height * height) / 12;
  return of_core(cylinder_core(radius, height / 2), volume, {across, across, volume * r2 / 2});
}

ShapePtr hull(std::span<const Vector3> points) {
  const geometry::Hull found = geometry::convex_hull(points);
  if (found.status != geometry::HullStatus::ok)
    refuse("points", fmt::format("{} points", points.size()), std::string(to_string(found.status)),
           "at least four points that span a volume");
  const Vector3 centre = geometry::bounding_box(found.mesh.vertices()).centre();
  return make_shape({{polytope_core(found.mesh.translated(-centre)), {.p = centre}}}, mesh_integrals(found.mesh));
}

ShapePtr half_space() {
  return make_shape({{HalfSpace{}, {}}}, {});
}

ShapePtr surface(const geometry::TriangleMesh& mesh) {
  const std::vector<geometry::Defect> defects = geometry::check_mesh(mesh);
  if (!defects.empty())
    refuse("mesh", fmt::format("{} triangles", mesh.triangle_count()), to_string(defects), "a closed outward mesh");
  const Vector3 centre = geometry::bounding_box(mesh.vertices()).centre();
  return make_shape({{make_surface(mesh.translated(-centre)), {.p = centre}}}, mesh_integrals(mesh));
}

ShapePtr compound(std::vector<Part> parts) {
  if (parts.empty()) refuse("parts", "none", "makes no body", "at least one part");
  std::vector<Piece> pieces;
  std::vector<ShapeIntegrals> integrals;
  for (const Part& part : parts) {
    bodies::check_finite("place of a part", part.pose.p);
    if (!std::isfinite(part.shape->bounding_radius))
      refuse("parts", "a half space", "cannot be a part", "finite shapes");
    for (const Piece& piece : part.shape->pieces) pieces.push_back({piece.form, part.pose * piece.pose});
    integrals.push_back(moved(part.shape->integrals, part.pose));
  }
  return make_shape(std::move(pieces), sum(integrals));
}

ShapePtr seen_from(const ShapePtr& shape, const Pose& pose) {
  bodies::check_finite("place", pose.p);
  const Pose back{-(pose.R.conjugate() * pose.p), pose.R.conjugate()};
  std::vector<Piece> pieces;
  for (const Piece& piece : shape->pieces) pieces.push_back({piece.form, back * piece.pose});
  return make_shape(std::move(pieces), moved(shape->integrals, back));
}

ShapeIntegrals moved(const ShapeIntegrals& integrals, const Pose& pose) {
  const Matrix3 R = pose.R.toRotationMatrix();
  return {integrals.volume, pose.to_world(integrals.centre), R * integrals.inertia * R.transpose()};
}

ShapeIntegrals sum(std::span<const ShapeIntegrals> parts) {
  ShapeIntegrals all;
  for (const ShapeIntegrals& part : parts) {
    all.volume += part.volume;
    all.centre += part.volume * part.centre;
  }
  if (all.volume > 0) all.centre /= all.volume;
  for (const ShapeIntegrals& part : parts) {
    const Vector3 d = part.centre - all.centre;
    all.inertia += part.inertia + part.volume * (d.squaredNorm() * Matrix3::Identity() - d * d.transpose());
  }
  return all;
}

double bounding_radius(const Shape& shape) {
  return shape.bounding_radius;
}

ShapeIntegrals integrals(const Shape& shape) {
  return shape.integrals;
}

}  // namespace talus::collision
