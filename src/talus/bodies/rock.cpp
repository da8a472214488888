#include "talus/bodies/rock.h"

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_check.h"

namespace talus::bodies {
namespace {

void require_positive(const char* key, double value) {
  if (std::isfinite(value) && value > 0) return;
  throw core::InputError(
      {.key = key, .value = fmt::format("{}", value), .problem = "out of range", .accepted = "a finite number > 0"});
}

/// Off-diagonal parts below this fraction of the trace are round-off: the axes are principal as they are.
constexpr double kRoundOff = 1e-14;

/// The columns of Q in the order and with the signs that make the rotation nearest to the identity (largest trace).
Matrix3 nearest_axes(const Matrix3& Q) {
  constexpr std::array<std::array<int, 3>, 6> kOrders{
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  Matrix3 best = Matrix3::Identity();
  double best_trace = -4;  // a rotation has at least -1
  for (const auto& order : kOrders) {
    for (int signs = 0; signs < 8; ++signs) {
      Matrix3 R;
      for (int k = 0; k < 3; ++k) R.col(k) = ((signs >> k & 1) != 0 ? -1 : 1) * Q.col(order[k]);
      if (R.determinant() < 0 || R.trace() <= best_trace) continue;
      best_trace = R.trace();
      best = R;
    }
  }
  return best;
}

}  // namespace

Matrix3 principal_axes(const Matrix3& J) {
  const double off = std::max({std::abs(J(0, 1)), std::abs(J(0, 2)), std::abs(J(1, 2))});
  if (off <= kRoundOff * J.trace()) return Matrix3::Identity();
  const Eigen::SelfAdjointEigenSolver<Matrix3> solver(J);
  return nearest_axes(solver.eigenvectors());
}

void require_body(const TriangleMesh& mesh, const std::string& file) {
  const std::vector<geometry::Defect> defects = geometry::check_mesh(mesh);
  if (defects.empty()) return;
  throw core::InputError({.file = file,
                          .problem = "the mesh encloses no body: " + to_string(defects),
                          .accepted = "one closed surface, corners counter-clockwise seen from outside"});
}

Rock::Rock(const TriangleMesh& sound_mesh, double density) : density_(density) {
  const geometry::MassIntegrals m = geometry::mass_integrals(sound_mesh);
  mass_ = density * m.volume;
  centre_G_ = m.centroid;
  R_GB_ = principal_axes(m.inertia);
  inertia_ = density * (R_GB_.transpose() * m.inertia * R_GB_).diagonal();
  mesh_B_ = sound_mesh.translated(-centre_G_).rotated(R_GB_.transpose());
  bounding_radius_ = mesh_B_.bounding_radius(Vector3::Zero());
}

Rock Rock::of_density(const TriangleMesh& mesh, double density) {
  require_positive("density", density);
  require_body(mesh);
  return {mesh, density};
}

Rock Rock::of_mass(const TriangleMesh& mesh, double mass) {
  require_positive("mass", mass);
  require_body(mesh);
  return {mesh, mass / geometry::volume(mesh)};
}

Rock Rock::of_mass_and_density(const TriangleMesh& mesh, double mass, double density) {
  require_positive("mass", mass);
  require_body(mesh);
  return of_sound_mesh(mesh, density, mass);
}

Rock Rock::of_sound_mesh(const TriangleMesh& mesh, double density, double mass) {
  require_positive("density", density);
  if (mass == 0) return {mesh, density};
  require_positive("mass", mass);
  return {mesh.scaled(std::cbrt(mass / density / geometry::volume(mesh))), density};
}

SpatialMass Rock::spatial_mass(const Matrix3& R_WB) const {
  return {.mass = mass_, .inertia_W = R_WB * inertia_.asDiagonal() * R_WB.transpose()};
}

TriangleMesh scaled_to_sides(const TriangleMesh& mesh, const Vector3& sides) {
  for (const double side : sides) require_positive("sides", side);
  const Vector3 now = geometry::bounding_box(mesh.vertices()).sides();
  for (const double side : now) require_positive("bounding side of the mesh", side);
  return mesh.scaled(sides.cwiseQuotient(now));
}

}  // namespace talus::bodies
