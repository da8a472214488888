#include "talus/contact/problem.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace talus::contact {
namespace {

Vector3 in_space(const Vector2& v) {
  return {v.x(), v.y(), 0};
}

}  // namespace

void tangent_frame(const Vector3& normal, Vector3& t1, Vector3& t2) {
  // Cross with the axis the normal is least aligned with: never close to zero, and the same for the same normal.
  Eigen::Index axis = 0;
  normal.cwiseAbs().minCoeff(&axis);
  t1 = normal.cross(Vector3::Unit(axis)).normalized();
  t2 = normal.cross(t1);
}

void MassMatrix::add(const bodies::PlanarMass& body) {
  assert(body.mass > 0 && body.inertia > 0);
  Block block{.offset = size_, .linear = 2, .angular = 1, .mass = body.mass};
  block.inertia = Matrix3::Zero();
  block.inverse_inertia = Matrix3::Zero();
  block.inertia(0, 0) = body.inertia;
  block.inverse_inertia(0, 0) = 1 / body.inertia;
  blocks_.push_back(block);
  size_ += 3;
}

void MassMatrix::add(const bodies::SpatialMass& body) {
  assert(body.mass > 0);
  blocks_.push_back({.offset = size_,
                     .linear = 3,
                     .angular = 3,
                     .mass = body.mass,
                     .inertia = body.inertia_W,
                     .inverse_inertia = body.inertia_W.inverse()});
  size_ += 6;
}

void MassMatrix::multiply(const core::ConstMatrixRef& X, Eigen::Ref<Matrix> Y) const {
  for (const Block& block : blocks_) {
    const int angular = block.offset + block.linear;
    Y.middleRows(block.offset, block.linear) = block.mass * X.middleRows(block.offset, block.linear);
    Y.middleRows(angular, block.angular).noalias() =
        block.inertia.topLeftCorner(block.angular, block.angular).lazyProduct(X.middleRows(angular, block.angular));
  }
}

void MassMatrix::solve(const core::ConstMatrixRef& X, Eigen::Ref<Matrix> Y) const {
  for (const Block& block : blocks_) {
    const int angular = block.offset + block.linear;
    Y.middleRows(block.offset, block.linear) = X.middleRows(block.offset, block.linear) / block.mass;
    Y.middleRows(angular, block.angular).noalias() = block.inverse_inertia.topLeftCorner(block.angular, block.angular)
                                                         .lazyProduct(X.middleRows(angular, block.angular));
  }
}

double MassMatrix::inner(const core::ConstVectorRef& u, const core::ConstVectorRef& v) const {
  double sum = 0;
  for (const Block& block : blocks_) {
    const int angular = block.offset + block.linear;
    sum += block.mass * u.segment(block.offset, block.linear).dot(v.segment(block.offset, block.linear));
    for (int i = 0; i < block.angular; ++i)
      for (int j = 0; j < block.angular; ++j) sum += u[angular + i] * block.inertia(i, j) * v[angular + j];
  }
  return sum;
}

Matrix MassMatrix::dense() const {
  Matrix M = Matrix::Zero(size_, size_);
  multiply(Matrix::Identity(size_, size_), M);
  return M;
}

double MassMatrix::total_mass() const {
  double sum = 0;
  for (const Block& block : blocks_) sum += block.mass;
  return sum;
}

void ContactProblem::clear(int dimension) {
  assert(dimension == 2 || dimension == 3);
  dimension_ = dimension;
  mass_.clear();
  for (auto* values : {&velocity_, &normals_, &tangents_, &restitution_, &friction_, &least_speed_}) values->clear();
  normal_directions_.clear();
  tangent_directions_.clear();
}

int ContactProblem::add_body(const bodies::PlanarMass& mass, const Vector3& velocity) {
  assert(dimension_ == 2 && contacts() == 0);
  mass_.add(mass);
  velocity_.insert(velocity_.end(), velocity.data(), velocity.data() + 3);
  return mass_.bodies() - 1;
}

int ContactProblem::add_body(const bodies::SpatialMass& mass, const Vector3& linear_velocity,
                             const Vector3& angular_velocity) {
  assert(dimension_ == 3 && contacts() == 0);
  mass_.add(mass);
  velocity_.insert(velocity_.end(), linear_velocity.data(), linear_velocity.data() + 3);
  velocity_.insert(velocity_.end(), angular_velocity.data(), angular_velocity.data() + 3);
  return mass_.bodies() - 1;
}

/// The generalized direction Gamma' d: (d, r_a x d) in the rows of A, minus the same with r_b in the rows of B.
void ContactProblem::append_column(std::vector<double>& matrix, int body_a, int body_b, const Vector3& r_a,
                                   const Vector3& r_b, const Vector3& direction) {
  const std::size_t start = matrix.size();
  matrix.resize(start + static_cast<std::size_t>(dofs()), 0.0);
  const auto write = [&](int body, const Vector3& r, double sign) {
    if (body == kFixed) return;
    double* rows = matrix.data() + start + mass_.offset(body);
    const Vector3 moment = r.cross(direction);
    for (int i = 0; i < dimension_; ++i) rows[i] += sign * direction[i];
    if (dimension_ == 2) rows[2] += sign * moment.z();
    if (dimension_ == 3)
      for (int i = 0; i < 3; ++i) rows[3 + i] += sign * moment[i];
  };
  write(body_a, r_a, 1);
  write(body_b, r_b, -1);
}

void ContactProblem::add_contact(const PlanarContact& c) {
  assert(dimension_ == 2 && (c.body_a != kFixed || c.body_b != kFixed));
  const Vector3 normal = in_space(c.normal);
  const Vector3 tangent{-c.normal.y(), c.normal.x(), 0};
  append_column(normals_, c.body_a, c.body_b, in_space(c.r_a), in_space(c.r_b), normal);
  append_column(tangents_, c.body_a, c.body_b, in_space(c.r_a), in_space(c.r_b), tangent);
  normal_directions_.push_back(normal);
  tangent_directions_.push_back(tangent);
  restitution_.push_back(c.restitution);
  friction_.push_back(c.friction);
  least_speed_.push_back(0);
}

void ContactProblem::add_contact(const SpatialContact& c) {
  assert(dimension_ == 3 && (c.body_a != kFixed || c.body_b != kFixed));
  Vector3 t1;
  Vector3 t2;
  tangent_frame(c.normal, t1, t2);
  if (const Vector3 along = c.tangent - c.normal.dot(c.tangent) * c.normal; along.squaredNorm() > 0) {
    t1 = along.normalized();
    t2 = c.normal.cross(t1);
  }
  append_column(normals_, c.body_a, c.body_b, c.r_a, c.r_b, c.normal);
  normal_directions_.push_back(c.normal);
  for (const Vector3& tangent : {t1, t2}) {
    append_column(tangents_, c.body_a, c.body_b, c.r_a, c.r_b, tangent);
    tangent_directions_.push_back(tangent);
  }
  restitution_.push_back(c.restitution);
  friction_.push_back(c.friction);
  least_speed_.push_back(c.least_speed);
}

bool ContactProblem::has_friction() const {
  return std::any_of(friction_.begin(), friction_.end(), [](double mu) { return mu > 0; });
}

}  // namespace talus::contact
