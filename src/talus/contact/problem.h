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
  /// Where contacts are answered one after the other, those with less of it come first.
  double rank = 0;
  /// The impulse on A that is expected (of the step before, say), N s: where iterative laws begin.
  Vector3 expected = Vector3::Zero();
};

/// One row of the problem in short: the generalized direction is (linear, angular_a) in the rows of A and minus
/// (linear, angular_b) in those of B. In the plane only linear.x, linear.y and angular.z count.
struct Direction {
  Vector3 linear = Vector3::Zero();
  Vector3 angular_a = Vector3::Zero();
  Vector3 angular_b = Vector3::Zero();
};

/// The two bodies of a contact; kFixed where there is none.
struct BodyPair {
  int a = kFixed;
  int b = kFixed;
};

/// Two unit vectors that make a right-handed frame (t1, t2, n) with the unit vector n.
void tangent_frame(const Vector3& normal, Vector3& t1, Vector3& t2);

/// Block-diagonal mass matrix of the free bodies.
class MassMatrix {
 public:
  void clear();
  void add(const bodies::PlanarMass& body);
  /// A `mover` is a body that nothing stops (moved by hand), given a mass far above those of the others; it does not
  /// count in total_mass().
  void add(const bodies::SpatialMass& body, bool mover = false);
  /// Bilateral conditions G'u = 0 (joints), the columns of G; redundant ones do no harm. From now on `solve` gives what
  /// impulses do to jointed bodies: M^-1 X less what the joints' own impulses take back.
  void hold(const core::ConstMatrixRef& G);
  [[nodiscard]] bool has_joints() const { return G_.cols() > 0; }
  [[nodiscard]] const Matrix& joints() const { return G_; }
  /// The nearest velocity that G'u = rate (in the norm of kinetic energy). Without joints: u as it is.
  void meet_joints(Eigen::Ref<Vector> u, const core::ConstVectorRef& rate) const;

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
  /// What an impulse through the body's centre and an angular impulse do to it alone, without joints.
  [[nodiscard]] double inverse_mass(int body) const { return 1 / blocks_[static_cast<std::size_t>(body)].mass; }
  [[nodiscard]] const Matrix3& inverse_inertia(int body) const {
    return blocks_[static_cast<std::size_t>(body)].inverse_inertia;
  }

 private:
  struct Block {
    int offset;
    int linear;   // 2 or 3 rows of mass
    int angular;  // 1 or 3 rows of inertia
    double mass;
    Matrix3 inertia;          // planar: only (0, 0)
    Matrix3 inverse_inertia;  // planar: only (0, 0)
    bool mover = false;
  };
  void solve_without_joints(const core::ConstMatrixRef& X, Eigen::Ref<Matrix> Y) const;

  std::vector<Block> blocks_;
  int size_ = 0;
  Matrix G_, Minv_G_;
  Eigen::CompleteOrthogonalDecomposition<Matrix> held_;  // of G' M^-1 G
};

/// The problem's data. Add all bodies, then all contacts. `clear` keeps the memory, so a problem that is built again
/// and again for similar numbers of contacts allocates nothing.
class ContactProblem {
 public:
  /// Forget everything. `dimension`: 2 for planar bodies and contacts, 3 for spatial ones.
  void clear(int dimension);

  /// Returns the body's number for contacts. Velocity as in PlanarMass / SpatialMass.
  int add_body(const bodies::PlanarMass& mass, const Vector3& velocity);
  int add_body(const bodies::SpatialMass& mass, const Vector3& linear_velocity, const Vector3& angular_velocity,
               bool mover = false);
  /// Joints between the bodies (MassMatrix::hold); the velocity is made to meet them. Before the contacts.
  void hold(const core::ConstMatrixRef& G);

  /// The normal must have unit length; at least one of the bodies must be free.
  void add_contact(const PlanarContact& contact);
  void add_contact(const SpatialContact& contact);
  /// A one-sided condition that is no contact point, such as the stop of a hinge: v = its direction . u must not be
  /// negative. Without friction and restitution.
  void add_stop(BodyPair bodies, const Direction& direction);

  [[nodiscard]] int dimension() const { return dimension_; }
  [[nodiscard]] int dofs() const { return mass_.size(); }
  [[nodiscard]] int contacts() const { return static_cast<int>(restitution_.size()); }
  [[nodiscard]] int tangents_per_contact() const { return dimension_ - 1; }

  [[nodiscard]] const MassMatrix& mass() const { return mass_; }
  [[nodiscard]] VectorMap velocity() const { return {velocity_.data(), dofs()}; }
  /// Dense, made when first asked for: problems of thousands of bodies must not.
  [[nodiscard]] MatrixMap normals() const;
  [[nodiscard]] MatrixMap tangents() const;
  /// N'u and T'u, without the dense matrices.
  void normal_speeds(const core::ConstVectorRef& u, Vector& v_n) const { speeds(normal_rows_, 1, u, v_n); }
  void tangent_speeds(const core::ConstVectorRef& u, Vector& v_t) const {
    speeds(tangent_rows_, tangents_per_contact(), u, v_t);
  }
  [[nodiscard]] BodyPair pair(int i) const { return pairs_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] const Direction& normal_row(int i) const { return normal_rows_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] const Direction& tangent_row(int j) const { return tangent_rows_[static_cast<std::size_t>(j)]; }
  [[nodiscard]] double rank(int i) const { return rank_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] const Vector3& expected(int i) const { return expected_[static_cast<std::size_t>(i)]; }
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
  void speeds(const std::vector<Direction>& rows, int per_contact, const core::ConstVectorRef& u, Vector& v) const;
  void write_column(BodyPair bodies, const Direction& row, double* column) const;
  void complete(const std::vector<Direction>& rows, int per_contact, std::vector<double>& matrix) const;
  void append(BodyPair bodies, double restitution, double friction, double least_speed, double rank,
              const Vector3& expected);

  int dimension_ = 3;
  MassMatrix mass_;
  std::vector<double> velocity_, restitution_, friction_, least_speed_, rank_;
  std::vector<BodyPair> pairs_;
  std::vector<Direction> normal_rows_, tangent_rows_;
  std::vector<Vector3> expected_;
  mutable std::vector<double> normals_, tangents_;  // as far as they were asked for
  std::vector<Vector3> normal_directions_, tangent_directions_;
};

}  // namespace talus::contact
