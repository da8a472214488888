#pragma once

// A rock: a closed mesh with mass, in its own frame B. With V, c, J the volume, centroid and inertia for density 1 of
// the mesh as given (frame G, mass_integrals.h):
//
//     m = rho V,      rho J = R_GB diag(I1, I2, I3) R_GB',      p_G = c + R_GB p_B
//
//   m  mass, kg                       rho   density, kg/m^3
//   I  principal inertia, kg m^2      R_GB  axes of B in G
//   c  centre of mass in G, m
//
// In B the centre of mass is the origin and the inertia is diagonal. Of all numberings and directions of the principal
// axes, B has those nearest to the axes of G, so that a box stays as it was drawn.

#include <string>

#include "talus/bodies/mass.h"
#include "talus/geometry/triangle_mesh.h"

namespace talus::bodies {

using geometry::TriangleMesh;

class Rock {
 public:
  /// Sizes as drawn. Throws core::InputError when the mesh encloses no body (naming its defects) or the density is not
  /// > 0.
  static Rock of_density(const TriangleMesh& mesh, double density);
  /// Sizes as drawn; the density follows.
  static Rock of_mass(const TriangleMesh& mesh, double mass);
  /// Scaled alike in all directions so that the density gives the mass.
  static Rock of_mass_and_density(const TriangleMesh& mesh, double mass, double density);
  /// The same of a mesh that is known to enclose a body, such as one that has passed `require_body` and was then
  /// stretched: nothing is checked again. Without mass (0) sizes are as drawn.
  static Rock of_sound_mesh(const TriangleMesh& mesh, double density, double mass = 0);

  [[nodiscard]] const TriangleMesh& mesh() const { return mesh_B_; }
  [[nodiscard]] double mass() const { return mass_; }
  [[nodiscard]] double density() const { return density_; }
  [[nodiscard]] double volume() const { return mass_ / density_; }
  [[nodiscard]] const Vector3& principal_inertia() const { return inertia_; }
  /// Centre of mass and axes in the frame of the mesh given (after scaling).
  [[nodiscard]] const Vector3& centre_G() const { return centre_G_; }
  [[nodiscard]] const Matrix3& R_GB() const { return R_GB_; }
  /// From the centre of mass to the farthest vertex, m.
  [[nodiscard]] double bounding_radius() const { return bounding_radius_; }
  /// Mass and inertia of the rock turned by R_WB, in world axes.
  [[nodiscard]] SpatialMass spatial_mass(const Matrix3& R_WB) const;

 private:
  Rock(const TriangleMesh& sound_mesh, double density);

  TriangleMesh mesh_B_;
  double mass_ = 0;
  double density_ = 0;
  Vector3 inertia_ = Vector3::Zero();
  Vector3 centre_G_ = Vector3::Zero();
  Matrix3 R_GB_ = Matrix3::Identity();
  double bounding_radius_ = 0;
};

/// Stretched per axis to these bounding sides. Throws core::InputError on sides that are not > 0.
[[nodiscard]] TriangleMesh scaled_to_sides(const TriangleMesh& mesh, const Vector3& sides);

/// R_GB of an inertia in the axes of G: the principal axes nearest to those of G.
[[nodiscard]] Matrix3 principal_axes(const Matrix3& inertia_G);

/// Throws core::InputError with all defects of a mesh that encloses no body; `file` names it.
void require_body(const TriangleMesh& mesh, const std::string& file = "");

}  // namespace talus::bodies
