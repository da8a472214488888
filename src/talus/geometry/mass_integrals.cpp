#include "talus/geometry/mass_integrals.h"

namespace talus::geometry {
namespace {

/// Corners as columns, relative to the origin given.
Matrix3 corners(const TriangleMesh& mesh, int triangle, const Vector3& origin) {
  Matrix3 p;
  for (int k = 0; k < 3; ++k) p.col(k) = mesh.corner(triangle, k) - origin;
  return p;
}

double volume_about(const TriangleMesh& mesh, const Vector3& origin) {
  double total = 0;
  for (int t = 0; t < mesh.triangle_count(); ++t)
    total += mesh.area_vector(t).x() * corners(mesh, t, origin).row(0).sum() / 3;  // (1), (6)
  return total;
}

Vector3 first_moments(const TriangleMesh& mesh, const Vector3& origin) {
  Vector3 total = Vector3::Zero();
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Matrix3 p = corners(mesh, t, origin);
    const Vector3 h = p.rowwise().sum();
    const Vector3 mean_square = (h.cwiseAbs2() + p.cwiseAbs2().rowwise().sum()) / 12;  // (7)
    total += mesh.area_vector(t).cwiseProduct(mean_square) / 2;                        // (2)
  }
  return total;
}

/// mean_T(x_a^2 x_b) for all b.                                                                                 (8)
Vector3 mean_cubes(const Matrix3& p, int a) {
  const Vector3 x = p.row(a).transpose();
  const double h = x.sum();
  const Vector3 weights = ((h * h + x.squaredNorm()) + (2 * h * x + 2 * x.cwiseAbs2()).array()).matrix();
  return p * weights / 60;
}

Matrix3 second_moments(const TriangleMesh& mesh, const Vector3& origin) {
  Matrix3 rows = Matrix3::Zero();  // row a: sum of S_a mean(x_a^2 x_b)
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Matrix3 p = corners(mesh, t, origin);
    const Vector3 S = mesh.area_vector(t);
    for (int a = 0; a < 3; ++a) rows.row(a) += S[a] * mean_cubes(p, a).transpose();
  }
  Matrix3 C = (rows + rows.transpose()) / 4;  // (4), the mean of its two forms
  C.diagonal() = rows.diagonal() / 3;         // (3)
  return C;
}

}  // namespace

double volume(const TriangleMesh& mesh) {
  return volume_about(mesh, bounding_box(mesh.vertices()).centre());
}

MassIntegrals mass_integrals(const TriangleMesh& mesh) {
  const Vector3 origin = bounding_box(mesh.vertices()).centre();
  MassIntegrals result;
  result.volume = volume_about(mesh, origin);
  result.centroid = origin + first_moments(mesh, origin) / result.volume;
  const Matrix3 C = second_moments(mesh, result.centroid);
  result.inertia = C.trace() * Matrix3::Identity() - C;  // (5)
  return result;
}

}  // namespace talus::geometry
