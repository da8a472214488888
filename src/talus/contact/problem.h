#pragma once

// One contact problem for every law (planar and spatial bodies share it):
//
//     M (u+ - u-) = N lambda_n + T lambda_t,      v_n = N' u,      v_t = T' u
//
//   u   generalized velocity of the free bodies, one after the other (fixed bodies have no rows)
//   M   block-diagonal mass matrix
//   N   generalized contact normals as columns, one per contact
//   T   generalized contact tangents as columns: one per contact in the plane, two in space
//
// A contact normal points from body B (or the ground) towards body A: v_n < 0 approaches, v_n > 0 separates.

#include <span>
#include <vector>

#include "talus/bodies/mass.h"
#include "talus/core/linear_algebra.h"

namespace talus::contact {

using core::Matrix;
using core::Matrix3;
using core::Vector;
using core::Vector2;
using core::Vector3;

using VectorMap = Eigen::Map<const Vector>;
using MatrixMap = Eigen::Map<const Matrix>;

/// A body number for the ground and for every fixed body: it takes part in contacts but has no velocity to change.
inline constexpr int kFixed = -1;

struct PlanarContact {
  int body_a = kFixed;
  int body_b = kFixed;
  Vector2 r_a = Vector2::Zero();  ///< from the centre of mass of A to the contact point, world axes
  Vector2 r_b = Vector2::Zero();  ///< the same for B; ignored when B is fixed
  Vector2 normal = Vector2::UnitY();
  double restitution = 0;  ///< e, 0 to 1
  double friction = 0;     ///< mu, >= 0
};

struct SpatialContact {
  int body_a = kFixed;
  int body_b = kFixed;
  Vector3 r_a = Vector3::Zero();
  Vector3 r_b = Vector3::Zero();
  Vector3 normal = Vector3::UnitZ();
  double restitution = 0;
  double friction = 0;
  /// v_n after must be at least this, m/s: < 0 lets a gap close. Only resting contact (`lcp`) heeds it.
  double least_speed = 0;
  /// Direction of the first tangent, any length; zero: tangent_frame chooses. A friction pyramid with an edge along the
  /// sliding is exact for it.
  Vector3 tangent = Vector3::Zero();
};

/// Two unit vectors that make a right-handed frame (t1, t2, n) with the unit vector n.
void tangent_frame(const Vector3& normal, Vector3& t1, Vector3& t2);

/// Block-diagonal mass matrix of the free bodies.
class MassMatrix {
 public:
  void clear() { blocks_.clear(), size_ = 0; }
  void add(const bodies::PlanarMass& body);
  void add(const bodies::SpatialMass& body);

  [[nodiscard]] int size() const { return size_; }
  /// First row of the given body.
  [[nodiscard]] int offset(int body) const { return blocks_[static_cast<std::size_t>(body)].offset; }
  [[nodiscard]] int bodies() const { return static_cast<int>(blocks_.size()); }

  /// Y = M X and Y = M^-1 X, column by column. X and Y may not overlap.
  void multiply(const core::ConstMatrixRef& X, Eigen::Ref<Matrix> Y) const;
  void solve(const core::ConstMatrixRef& X, Eigen::Ref<Matrix> Y) const;
  /// u' M v
  [[nodiscard]] double inner(const core::ConstVectorRef& u, const core::ConstVectorRef& v) const;
  [[nodiscard]] double kinetic_energy(const core::ConstVectorRef& u) const { return 0.5 * inner(u, u); }
  [[nodiscard]] Matrix dense() const;
  /// Total mass of the free bodies: the unit in which laws measure impulses.
  [[nodiscard]] double total_mass() const;

 private:
  struct Block {
    int offset;
    int linear;   // 2 or 3 rows of mass
    int angular;  // 1 or 3 rows of inertia
    double mass;
    Matrix3 inertia;          // planar: only (0, 0)
    Matrix3 inverse_inertia;  // planar: only (0, 0)
  };
  std::vector<Block> blocks_;
  int size_ = 0;
};

/// The problem's data. Add all bodies, then all contacts. `clear` keeps the memory, so a problem that is built again
/// and again for similar numbers of contacts allocates nothing.
class ContactProblem {
 public:
  /// Forget everything. `dimension`: 2 for planar bodies and contacts, 3 for spatial ones.
  void clear(int dimension);

  /// Returns the body's number for contacts. Velocity as in PlanarMass / SpatialMass.
  int add_body(const bodies::PlanarMass& mass, const Vector3& velocity);
  int add_body(const bodies::SpatialMass& mass, const Vector3& linear_velocity, const Vector3& angular_velocity);

  /// The normal must have unit length; at least one of the bodies must be free.
  void add_contact(const PlanarContact& contact);
  void add_contact(const SpatialContact& contact);

  [[nodiscard]] int dimension() const { return dimension_; }
  [[nodiscard]] int dofs() const { return mass_.size(); }
  [[nodiscard]] int contacts() const { return static_cast<int>(restitution_.size()); }
  [[nodiscard]] int tangents_per_contact() const { return dimension_ - 1; }

  [[nodiscard]] const MassMatrix& mass() const { return mass_; }
  [[nodiscard]] VectorMap velocity() const { return {velocity_.data(), dofs()}; }
  [[nodiscard]] MatrixMap normals() const { return {normals_.data(), dofs(), contacts()}; }
  [[nodiscard]] MatrixMap tangents() const { return {tangents_.data(), dofs(), contacts() * tangents_per_contact()}; }
  [[nodiscard]] VectorMap restitution() const { return {restitution_.data(), contacts()}; }
  [[nodiscard]] VectorMap friction() const { return {friction_.data(), contacts()}; }
  [[nodiscard]] VectorMap least_speed() const { return {least_speed_.data(), contacts()}; }
  /// The world direction of tangent column j (z = 0 in the plane).
  [[nodiscard]] const Vector3& tangent_direction(int j) const {
    return tangent_directions_[static_cast<std::size_t>(j)];
  }
  [[nodiscard]] const Vector3& normal_direction(int i) const { return normal_directions_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] bool has_friction() const;

 private:
  void append_column(std::vector<double>& matrix, int body_a, int body_b, const Vector3& r_a, const Vector3& r_b,
                     const Vector3& direction);

  int dimension_ = 3;
  MassMatrix mass_;
  std::vector<double> velocity_, normals_, tangents_, restitution_, friction_, least_speed_;
  std::vector<Vector3> normal_directions_, tangent_directions_;
};

}  // namespace talus::contact
