#include "talus/contact/problem.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace talus::contact {
namespace {

Vector3 in_space(const Vector2& v) {
  return {v.x(), v.y(), 0};
}

Direction direction_at(const Vector3& r_a, const Vector3& r_b, const Vector3& d) {
  return {d, r_a.cross(d), r_b.cross(d)};
}

}  // namespace

void tangent_frame(const Vector3& normal, Vector3& t1, Vector3& t2) {
  // Cross with the axis the normal is least aligned with: never close to zero, and the same for the same normal.
  Eigen::Index axis = 0;
  normal.cwiseAbs().minCoeff(&axis);
  t1 = normal.cross(Vector3::Unit(axis)).normalized();
  t2 = normal.cross(t1);
}

void MassMatrix::clear() {
  blocks_.clear();
  size_ = 0;
  if (G_.cols() > 0) G_.resize(0, 0);
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

void MassMatrix::add(const bodies::SpatialMass& body, bool mover) {
  assert(body.mass > 0);
  blocks_.push_back({.offset = size_,
                     .linear = 3,
                     .angular = 3,
                     .mass = body.mass,
                     .inertia = body.inertia_W,
                     .inverse_inertia = body.inertia_W.inverse(),
                     .mover = mover});
  size_ += 6;
}

void MassMatrix::hold(const core::ConstMatrixRef& G) {
  assert(G.rows() == size_);
  G_ = G;
  Minv_G_.resize(G.rows(), G.cols());
  if (G.cols() == 0) return;
  solve_without_joints(G_, Minv_G_);
  held_.compute(G_.transpose() * Minv_G_);
}

void MassMatrix::meet_joints(Eigen::Ref<Vector> u, const core::ConstVectorRef& rate) const {
  if (!has_joints()) return;
  const Vector impulses = held_.solve(rate - G_.transpose() * u);
  u += Minv_G_ * impulses;
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
  solve_without_joints(X, Y);
  if (!has_joints() || X.cols() == 0) return;
  const Matrix impulses = held_.solve(Minv_G_.transpose() * X);
  Y -= Minv_G_ * impulses;
}

void MassMatrix::solve_without_joints(const core::ConstMatrixRef& X, Eigen::Ref<Matrix> Y) const {
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
  for (const Block& block : blocks_)
    if (!block.mover) sum += block.mass;
  return sum;
}

void ContactProblem::clear(int dimension) {
  assert(dimension == 2 || dimension == 3);
  dimension_ = dimension;
  mass_.clear();
  for (auto* values : {&velocity_, &restitution_, &friction_, &least_speed_, &rank_, &normals_, &tangents_})
    values->clear();
  pairs_.clear();
  normal_rows_.clear();
  tangent_rows_.clear();
  expected_.clear();
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
                             const Vector3& angular_velocity, bool mover) {
  assert(dimension_ == 3 && contacts() == 0);
  mass_.add(mass, mover);
  velocity_.insert(velocity_.end(), linear_velocity.data(), linear_velocity.data() + 3);
  velocity_.insert(velocity_.end(), angular_velocity.data(), angular_velocity.data() + 3);
  return mass_.bodies() - 1;
}

void ContactProblem::hold(const core::ConstMatrixRef& G) {
  assert(contacts() == 0);
  mass_.hold(G);
  mass_.meet_joints(Eigen::Map<Vector>(velocity_.data(), dofs()), Vector::Zero(G.cols()));
}

void ContactProblem::append(BodyPair bodies, double restitution, double friction, double least_speed, double rank,
                            const Vector3& expected) {
  assert(bodies.a != kFixed || bodies.b != kFixed);
  pairs_.push_back(bodies);
  restitution_.push_back(restitution);
  friction_.push_back(friction);
  least_speed_.push_back(least_speed);
  rank_.push_back(rank);
  expected_.push_back(expected);
}

void ContactProblem::add_contact(const PlanarContact& c) {
  assert(dimension_ == 2);
  const Vector3 normal = in_space(c.normal);
  const Vector3 tangent{-c.normal.y(), c.normal.x(), 0};
  normal_rows_.push_back(direction_at(in_space(c.r_a), in_space(c.r_b), normal));
  tangent_rows_.push_back(direction_at(in_space(c.r_a), in_space(c.r_b), tangent));
  normal_directions_.push_back(normal);
  tangent_directions_.push_back(tangent);
  append({c.body_a, c.body_b}, c.restitution, c.friction, 0, 0, Vector3::Zero());
}

void ContactProblem::add_contact(const SpatialContact& c) {
  assert(dimension_ == 3);
  Vector3 t1;
  Vector3 t2;
  tangent_frame(c.normal, t1, t2);
  if (const Vector3 along = c.tangent - c.normal.dot(c.tangent) * c.normal; along.squaredNorm() > 0) {
    t1 = along.normalized();
    t2 = c.normal.cross(t1);
  }
  normal_rows_.push_back(direction_at(c.r_a, c.r_b, c.normal));
  normal_directions_.push_back(c.normal);
  for (const Vector3& tangent : {t1, t2}) {
    tangent_rows_.push_back(direction_at(c.r_a, c.r_b, tangent));
    tangent_directions_.push_back(tangent);
  }
  append({c.body_a, c.body_b}, c.restitution, c.friction, c.least_speed, c.rank, c.expected);
}

void ContactProblem::add_stop(BodyPair bodies, const Direction& direction) {
  assert(dimension_ == 3);
  normal_rows_.push_back(direction);
  normal_directions_.push_back(direction.linear);
  tangent_rows_.resize(tangent_rows_.size() + 2);
  tangent_directions_.resize(tangent_directions_.size() + 2, Vector3::Zero());
  append(bodies, 0, 0, 0, 0, Vector3::Zero());
}

void ContactProblem::write_column(BodyPair bodies, const Direction& row, double* column) const {
  const auto write = [&](int body, const Vector3& angular, double sign) {
    if (body == kFixed) return;
    double* rows = column + mass_.offset(body);
    for (int i = 0; i < dimension_; ++i) rows[i] += sign * row.linear[i];
    if (dimension_ == 2) rows[2] += sign * angular.z();
    if (dimension_ == 3)
      for (int i = 0; i < 3; ++i) rows[3 + i] += sign * angular[i];
  };
  write(bodies.a, row.angular_a, 1);
  write(bodies.b, row.angular_b, -1);
}

/// Writes the columns that are still missing.
void ContactProblem::complete(const std::vector<Direction>& rows, int per_contact, std::vector<double>& matrix) const {
  const std::size_t height = static_cast<std::size_t>(dofs());
  std::size_t column = height == 0 ? rows.size() : matrix.size() / height;
  matrix.resize(height * rows.size(), 0.0);
  for (; column < rows.size(); ++column)
    write_column(pairs_[column / static_cast<std::size_t>(per_contact)], rows[column], matrix.data() + column * height);
}

MatrixMap ContactProblem::normals() const {
  complete(normal_rows_, 1, normals_);
  return {normals_.data(), dofs(), contacts()};
}

MatrixMap ContactProblem::tangents() const {
  complete(tangent_rows_, tangents_per_contact(), tangents_);
  return {tangents_.data(), dofs(), contacts() * tangents_per_contact()};
}

void ContactProblem::speeds(const std::vector<Direction>& rows, int per_contact, const core::ConstVectorRef& u,
                            Vector& v) const {
  v.resize(static_cast<Eigen::Index>(rows.size()));
  const auto speed = [&](int body, const Vector3& linear, const Vector3& angular) {
    if (body == kFixed) return 0.0;
    const double* x = u.data() + mass_.offset(body);
    if (dimension_ == 2) return linear.x() * x[0] + linear.y() * x[1] + angular.z() * x[2];
    return linear.dot(Eigen::Map<const Vector3>(x)) + angular.dot(Eigen::Map<const Vector3>(x + 3));
  };
  for (std::size_t j = 0; j < rows.size(); ++j) {
    const BodyPair bodies = pairs_[j / static_cast<std::size_t>(per_contact)];
    v[static_cast<Eigen::Index>(j)] =
        speed(bodies.a, rows[j].linear, rows[j].angular_a) - speed(bodies.b, rows[j].linear, rows[j].angular_b);
  }
}

bool ContactProblem::has_friction() const {
  return std::any_of(friction_.begin(), friction_.end(), [](double mu) { return mu > 0; });
}

}  // namespace talus::contact
