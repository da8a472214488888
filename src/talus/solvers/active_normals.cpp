#include "talus/solvers/active_normals.h"

#include <cassert>
#include <cmath>

namespace talus::solvers {

namespace {

struct Rotation {
  double c;
  double s;
};

// The rotation that takes (a, b) to (hypot(a, b), 0).
Rotation rotation_onto_first(double a, double b) {
  const double length = std::hypot(a, b);
  return length == 0 ? Rotation{1, 0} : Rotation{a / length, b / length};
}

void rotate(const Rotation& rotation, double& a, double& b) {
  const double a_new = rotation.c * a + rotation.s * b;
  b = rotation.c * b - rotation.s * a;
  a = a_new;
}

}  // namespace

void ActiveNormals::reset(Index dimension) {
  Q_.resize(dimension, dimension);
  R_.resize(dimension, dimension);
  count_ = 0;
}

void ActiveNormals::split(const core::ConstVectorRef& v, VectorRef d, VectorRef z) const {
  const auto Q = Q_.view();
  z = v;
  for (Index k = 0; k < count_; ++k) {
    d[k] = Q.col(k).dot(z);
    z -= d[k] * Q.col(k);
  }
  for (Index k = 0; k < count_; ++k) {
    const double rest = Q.col(k).dot(z);
    d[k] += rest;
    z -= rest * Q.col(k);
  }
}

void ActiveNormals::append(const core::ConstVectorRef& d, const core::ConstVectorRef& z) {
  assert(count_ < Q_.view().cols());
  auto R = R_.view();
  R.col(count_).head(count_) = d.head(count_);
  R(count_, count_) = z.norm();
  Q_.view().col(count_) = z / R(count_, count_);
  ++count_;
}

void ActiveNormals::remove(Index k) {
  auto Q = Q_.view();
  auto R = R_.view();
  for (Index j = k + 1; j < count_; ++j) R.col(j - 1).head(j + 1) = R.col(j).head(j + 1);
  --count_;
  for (Index j = k; j < count_; ++j) {  // column j has one entry below the diagonal
    const Rotation rotation = rotation_onto_first(R(j, j), R(j + 1, j));
    for (Index l = j; l < count_; ++l) rotate(rotation, R(j, l), R(j + 1, l));
    for (Index i = 0; i < Q.rows(); ++i) rotate(rotation, Q(i, j), Q(i, j + 1));
  }
}

void ActiveNormals::coordinates(const core::ConstVectorRef& v, VectorRef d) const {
  const auto Q = Q_.view();
  for (Index k = 0; k < count_; ++k) d[k] = Q.col(k).dot(v);
}

void ActiveNormals::add_range(const core::ConstVectorRef& d, VectorRef v) const {
  const auto Q = Q_.view();
  for (Index k = 0; k < count_; ++k) v += d[k] * Q.col(k);
}

void ActiveNormals::solve(VectorRef b) const {
  const auto R = R_.view();
  for (Index k = count_ - 1; k >= 0; --k) {
    b[k] /= R(k, k);
    b.head(k) -= b[k] * R.col(k).head(k);
  }
}

void ActiveNormals::solve_transposed(VectorRef b) const {
  const auto R = R_.view();
  for (Index k = 0; k < count_; ++k) b[k] = (b[k] - R.col(k).head(k).dot(b.head(k))) / R(k, k);
}

}  // namespace talus::solvers
