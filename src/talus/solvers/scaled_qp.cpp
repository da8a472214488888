#include "talus/solvers/scaled_qp.h"

#include <algorithm>
#include <cmath>

namespace talus::solvers {

namespace {

using Index = Eigen::Index;

template <typename Derived>
double largest(const Eigen::MatrixBase<Derived>& values) {
  return values.size() == 0 ? 0.0 : values.cwiseAbs().maxCoeff();
}

double factor_for(double size) {
  return size > 0 ? 1 / std::sqrt(size) : 1.0;
}

}  // namespace

void ScaledQp::assign(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                      const ConstVectorRef& lower, const ConstVectorRef& upper, int passes) {
  const Index n = g.size();
  const Index m = A.rows();
  P_.resize(n, n);
  A_.resize(m, n);
  for (VectorBuffer* buffer : {&q_, &d_, &d_factor_}) buffer->resize(n);
  for (VectorBuffer* buffer : {&l_, &u_, &e_, &e_factor_}) buffer->resize(m);
  P_.view() = H;
  if (m > 0) A_.view() = A;
  q_.view() = g;
  l_.view() = lower;
  u_.view() = upper;
  d_.view().setOnes();
  e_.view().setOnes();
  c_ = 1;
  normalise_rows();
  for (int i = 0; i < passes; ++i) {
    equilibrate();
    scale_cost();
  }
}

// Rows of A to largest entry 1, so that nothing after this depends on how they were scaled.
void ScaledQp::normalise_rows() {
  auto A = A_.view();
  for (Index i = 0; i < A.rows(); ++i) {
    const double size = largest(A.row(i));
    if (size == 0) continue;
    A.row(i) /= size;
    l_.view()[i] /= size;
    u_.view()[i] /= size;
    e_.view()[i] /= size;
  }
}

void ScaledQp::equilibrate() {
  auto P = P_.view();
  auto A = A_.view();
  auto d = d_factor_.view();
  auto e = e_factor_.view();
  for (Index j = 0; j < d.size(); ++j) d[j] = factor_for(std::max(largest(P.col(j)), largest(A.col(j))));
  for (Index i = 0; i < e.size(); ++i) e[i] = factor_for(largest(A.row(i)));
  for (Index j = 0; j < d.size(); ++j) {
    P.col(j).array() *= d.array() * d[j];
    A.col(j).array() *= e.array() * d[j];
  }
  q_.view().array() *= d.array();
  l_.view().array() *= e.array();
  u_.view().array() *= e.array();
  d_.view().array() *= d.array();
  e_.view().array() *= e.array();
}

// Bring the mean column of P or the gradient, whichever is larger, to order 1.
void ScaledQp::scale_cost() {
  auto P = P_.view();
  double mean = 0;
  for (Index j = 0; j < P.cols(); ++j) mean += largest(P.col(j)) / static_cast<double>(P.cols());
  const double size = std::max(mean, largest(q_.view()));
  if (size == 0) return;
  P /= size;
  q_.view() /= size;
  c_ /= size;
}

void ScaledQp::unscale(const ConstVectorRef& x_scaled, const ConstVectorRef& y_scaled, Eigen::Ref<Vector> x,
                       Eigen::Ref<Vector> y) const {
  x.array() = d_.view().array() * x_scaled.array();
  y.array() = -e_.view().array() * y_scaled.array() / c_;
}

bool ScaledQp::is_costless() const {
  return largest(P_.view()) == 0 && largest(q_.view()) == 0;
}

void ScaledQp::scale(const ConstVectorRef& x, const ConstVectorRef& y, Eigen::Ref<Vector> x_scaled,
                     Eigen::Ref<Vector> y_scaled) const {
  x_scaled.array() = x.array() / d_.view().array();
  y_scaled.array() = -c_ * y.array() / e_.view().array();
}

}  // namespace talus::solvers
