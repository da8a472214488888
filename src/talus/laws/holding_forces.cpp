#include "talus/laws/holding_forces.h"

#include <algorithm>
#include <cmath>

namespace talus::laws {
namespace {

constexpr double kIndependent = 1e-6;  // of the square of a row: what must be left of it beside the others
constexpr double kTolerance = 1e-11;   // acceleration at a contact that counts as none, of the largest without forces
constexpr double kExact = 1e-15;       // excess beyond which nothing is to be gained
constexpr double kGood = 1e-13;        // excess that will do where round-off allows no less
constexpr int kSteps = 30;
constexpr int kHalvings = 10;
constexpr double kDescent = 1e-4;        // share of the expected descent that a step must bring
constexpr double kRegular = 1e-3;        // regularisation per excess
constexpr double kLeastRegular = 1e-13;  // and at least

}  // namespace

template <int dofs, int tangents>
bool HoldingForces<dofs, tangents>::solve(const BalanceProblem& problem, Vector& normal, Vector& tangent) {
  gather(problem, normal, tangent);
  if (!find_load(problem) || !approach()) return false;
  for (int i = 0; i < problem.contacts; ++i) {
    const Force& x = contacts_[static_cast<std::size_t>(i)].x;
    normal[i] = x[0];
    for (int t = 0; t < tangents; ++t) tangent[problem.of_contact(i) + t] = x[1 + t];
  }
  return true;
}

template <int dofs, int tangents>
void HoldingForces<dofs, tangents>::gather(const BalanceProblem& problem, const Vector& normal, const Vector& tangent) {
  contacts_.resize(static_cast<std::size_t>(problem.contacts));
  for (int i = 0; i < problem.contacts; ++i) {
    Contact& c = contacts_[static_cast<std::size_t>(i)];
    c.mu = problem.friction[i];
    c.G.col(0) = problem.G.col(i);
    c.before[0] = normal[i];
    for (int t = 0; t < tangents; ++t) {
      c.G.col(1 + t) = problem.G.col(problem.tangent_rows(i) + t);
      c.before[1 + t] = tangent[problem.of_contact(i) + t];
    }
  }
}

/// S and h. False: G has not full row rank, or no acceleration of a rigid body makes up for b at every contact.
template <int dofs, int tangents>
bool HoldingForces<dofs, tangents>::find_load(const BalanceProblem& problem) {
  S_.setZero();
  Load acceleration = Load::Zero();
  double largest = 0;
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    Contact& c = contacts_[i];
    S_.noalias() += c.G.lazyProduct(c.G.transpose());
    Force b;
    b[0] = problem.b[static_cast<Eigen::Index>(i)];
    for (int t = 0; t < tangents; ++t) b[1 + t] = problem.b[problem.tangent_rows(static_cast<int>(i)) + t];
    acceleration.noalias() -= c.G.lazyProduct(b);
    largest = std::max(largest, b.template lpNorm<Eigen::Infinity>());
    c.unbound = b;
  }
  const Eigen::LLT<Square> factor(S_);
  for (int k = 0; k < dofs; ++k) {
    const double pivot = factor.matrixLLT()(k, k);
    if (!(pivot * pivot > kIndependent * S_(k, k))) return false;
  }
  factor.solveInPlace(acceleration);
  double left = 0;
  for (const Contact& c : contacts_)
    left = std::max(left, (c.unbound + c.G.transpose().lazyProduct(acceleration)).template lpNorm<Eigen::Infinity>());
  residual_ = left / largest;
  if (!(residual_ <= kTolerance)) return false;
  problem.mass->multiply(acceleration, load_);
  load_ /= problem.mass->total_mass();
  load_size_ = (load_.array().abs() / S_.diagonal().array().sqrt()).maxCoeff();
  return load_size_ > 0;
}

/// What is off, in units of the load, as forces would have to make up for it.
template <int dofs, int tangents>
double HoldingForces<dofs, tangents>::excess() const {
  return (off_.array().abs() / S_.diagonal().array().sqrt()).maxCoeff() / load_size_;
}

/// Newton's method on the dual.
template <int dofs, int tangents>
bool HoldingForces<dofs, tangents>::approach() {
  multiplier_.setZero();
  evaluate();
  double reached = excess();
  for (int step = 0; step < kSteps && reached > kExact; ++step) {
    Square J = jacobian();
    J.diagonal() += std::max(kLeastRegular, kRegular * reached) * S_.diagonal();
    const Load direction = -Eigen::LLT<Square>(J).solve(off_);
    const double slope = off_.dot(direction), value = value_, before = reached;
    const Load start = multiplier_;
    double share = 1;
    for (int k = 0;; ++k, share *= 0.5) {
      multiplier_ = start + share * direction;
      evaluate();
      if (refuted_) return false;
      reached = excess();
      if (value_ <= value + kDescent * share * slope || reached <= 0.5 * before || k == kHalvings) break;
    }
    if (before <= kGood && !(reached < before)) break;  // as good as round-off allows
  }
  return reached <= kGood;
}

/// Forces, what they leave off, and the value of the dual at the multiplier.
template <int dofs, int tangents>
void HoldingForces<dofs, tangents>::evaluate() {
  off_ = -load_;
  double squares = 0;
  bool polar = true;
  for (Contact& c : contacts_) {
    const Force pulled = c.G.transpose().lazyProduct(multiplier_);
    polar = polar && c.mu * pulled.template tail<tangents>().norm() <= -pulled[0];
    c.unbound = c.before + pulled;
    project(c);
    squares += c.x.squaredNorm();
    off_.noalias() += c.G.lazyProduct(c.x);
  }
  const double gain = load_.dot(multiplier_);
  value_ = 0.5 * squares - gain;
  refuted_ = polar && gain > 0;
}

template <int dofs, int tangents>
void HoldingForces<dofs, tangents>::project(Contact& c) {
  const double n = c.unbound[0], length = c.unbound.template tail<tangents>().norm();
  if (c.mu > 0 && length <= c.mu * n) {
    c.place = Place::inside;
    c.x = c.unbound;
  } else if (c.mu * length <= -n) {
    c.place = Place::at_apex;
    c.x.setZero();
  } else {
    c.place = Place::on_cone;
    c.x[0] = (n + c.mu * length) / (1 + c.mu * c.mu);
    c.share = length > 0 ? c.mu * c.x[0] / length : 0;
    c.x.template tail<tangents>() = c.share * c.unbound.template tail<tangents>();
  }
}

/// Of G P_K(p + G'y) with respect to y. On a cone the projection keeps what is along the cone, and across it a share.
template <int dofs, int tangents>
typename HoldingForces<dofs, tangents>::Square HoldingForces<dofs, tangents>::jacobian() const {
  Square J = Square::Zero();
  for (const Contact& c : contacts_) {
    if (c.place == Place::at_apex) continue;
    if (c.place == Place::inside) {
      J.noalias() += c.G.lazyProduct(c.G.transpose());
      continue;
    }
    Force along;
    along[0] = 1;
    along.template tail<tangents>() = c.mu * c.unbound.template tail<tangents>().normalized();
    const Load a = c.G.lazyProduct(along.normalized());
    J.noalias() += a.lazyProduct(a.transpose());
    if constexpr (tangents == 2) {
      const Force across = Force(0, -along[2], along[1]).normalized();
      const Load s = c.G.lazyProduct(across);
      J.noalias() += (c.share * s).lazyProduct(s.transpose());
    }
  }
  return J;
}

template class HoldingForces<3, 1>;
template class HoldingForces<6, 2>;

}  // namespace talus::laws
