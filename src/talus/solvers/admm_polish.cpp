#include "talus/solvers/admm_polish.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::solvers {

namespace {

using Index = Eigen::Index;

// Multipliers and violations below this share of the largest entry of y and x are round-off.
constexpr double kRoundOff = 1e-13;

std::size_t at(Index i) {
  return static_cast<std::size_t>(i);
}

}  // namespace

void AdmmPolish::resize(Index variables, Index rows) {
  side_.resize(at(rows));
  active_.reserve(at(rows));
  kkt_.reserve(variables + rows);
  kkt_matrix_.resize(variables + rows, variables + rows);
  rhs_.resize(variables + rows);
  x_.resize(variables);
  y_.resize(rows);
  clipped_y_.resize(rows);
}

void AdmmPolish::guess(const ScaledQp& problem, const ConstVectorRef& x, const ConstVectorRef& z,
                       const ConstVectorRef& y) {
  x_.view() = x;
  y_.view() = y;
  for (Index i = 0; i < y.size(); ++i) {
    Side side = Side::none;
    if (problem.l()[i] == problem.u()[i]) {
      side = Side::both;
    } else if (z[i] - problem.l()[i] < -y[i]) {
      side = Side::lower;
    } else if (problem.u()[i] - z[i] < y[i]) {
      side = Side::upper;
    }
    side_[at(i)] = side;
  }
  list_active();
}

void AdmmPolish::list_active() {
  active_.clear();
  for (Index i = 0; i < y_.view().size(); ++i) {
    if (side_[at(i)] == Side::none) {
      y_.view()[i] = 0;
    } else {
      active_.push_back(i);
    }
  }
}

bool AdmmPolish::factor(const ScaledQp& problem, double regularisation) {
  const Index n = problem.variables();
  const Index size = n + static_cast<Index>(active_.size());
  kkt_matrix_.resize(size, size);
  auto K = kkt_matrix_.view();
  K.setZero();
  K.topLeftCorner(n, n) = problem.P();
  for (std::size_t k = 0; k < active_.size(); ++k)
    K.row(n + static_cast<Index>(k)).head(n) = problem.A().row(active_[k]);
  const double p = n == 0 ? 0.0 : problem.P().cwiseAbs().maxCoeff();
  const double cost = p > 0 ? p : 1.0;
  K.diagonal().head(n).array() += regularisation * cost;
  K.diagonal().tail(size - n).setConstant(-regularisation / cost);
  return kkt_.factor(K, n);
}

// The right-hand side above; returns its largest entry.
double AdmmPolish::right_hand_side(const ScaledQp& problem, Eigen::Ref<Vector> rhs) const {
  const Index n = problem.variables();
  auto top = rhs.head(n);
  top = -problem.q();
  top.noalias() -= problem.P() * x_.view();
  top.noalias() -= problem.A().transpose() * y_.view();
  for (std::size_t k = 0; k < active_.size(); ++k) {
    const Index i = active_[k];
    const double bound = side_[at(i)] == Side::upper ? problem.u()[i] : problem.l()[i];
    rhs[n + static_cast<Index>(k)] = bound - problem.A().row(i).dot(x_.view());
  }
  return rhs.size() == 0 ? 0.0 : rhs.cwiseAbs().maxCoeff();
}

bool AdmmPolish::improve(const ScaledQp& problem, double regularisation, int refinements) {
  if (!factor(problem, regularisation)) return false;
  const Index n = problem.variables();
  rhs_.resize(n + static_cast<Index>(active_.size()));
  auto rhs = rhs_.view();
  double size = right_hand_side(problem, rhs);
  for (int i = 0; i < refinements && size > 0; ++i) {
    kkt_.solve(rhs);
    x_.view() += rhs.head(n);
    for (std::size_t k = 0; k < active_.size(); ++k) y_.view()[active_[k]] += rhs[n + static_cast<Index>(k)];
    const double before = size;
    size = right_hand_side(problem, rhs);
    if (!(size < 0.9 * before)) break;  // round-off, or the guessed rows contradict each other
  }
  clip();
  return true;
}

void AdmmPolish::clip() {
  clipped_y_.view() = y_.view();
  for (const Index i : active_) {
    double& y = clipped_y_.view()[i];
    if (side_[at(i)] == Side::lower) y = std::min(y, 0.0);
    if (side_[at(i)] == Side::upper) y = std::max(y, 0.0);
  }
}

bool AdmmPolish::revise(const ScaledQp& problem) {
  const auto x = x_.view();
  const auto y = y_.view();
  const double y_noise = y.size() == 0 ? 0.0 : kRoundOff * y.cwiseAbs().maxCoeff();
  const double x_noise = x.size() == 0 ? 0.0 : kRoundOff * x.cwiseAbs().maxCoeff();
  bool changed = false;
  for (Index i = 0; i < y.size(); ++i) {
    Side& side = side_[at(i)];
    const Side before = side;
    if (side == Side::none) {
      const double value = problem.A().row(i).dot(x);
      if (problem.l()[i] - value > x_noise) side = Side::lower;
      if (value - problem.u()[i] > x_noise) side = Side::upper;
    } else if ((side == Side::lower && y[i] > y_noise) || (side == Side::upper && y[i] < -y_noise)) {
      side = Side::none;
    }
    changed = changed || side != before;
  }
  list_active();
  return changed;
}

}  // namespace talus::solvers
