// With H = L L' and w = L' x the problem is to find the point nearest to w0 = -L^-1 g,
//
//     minimise 1/2 |w - w0|^2   subject to   lower_i / beta_i <= c_i' w <= upper_i / beta_i,
//     c_i = L^-1 a_i / beta_i,   beta_i = |L^-1 a_i|,
//
// so every normal has unit length and violations are distances in the norm of H: neither the scale of a row nor that of
// a variable matters. In these coordinates Goldfarb & Idnani's J = L^-T Q is Q itself, of which only the columns that
// span the held normals N = Q R are kept; their operators need no others. For an entering normal n+ with violation s,
// step 2 of their algorithm in section 3 becomes
//
//     (a) direction of the primal step  z = n+ - Q Q' n+,       of the dual step  r = R^-1 Q' n+
//     (b) longest dual step             t1 = min over r_k > 0 of u_k / r_k
//         full primal step              t2 = s / |z|^2          (z' n+ = |z|^2)
//     (c) t = min(t1, t2):  w += t z,  u -= t r,  u+ += t;  then take n+ in (t = t2) or drop k (t = t1).
//
// Departures: rows are two-sided; equalities are taken in first and never dropped; n+ counts as dependent on the held
// normals when |z| is round-off of the terms it is the difference of, and a dependent row that agrees with the held
// ones to the same round-off is set aside until one of them is dropped.

#include "talus/solvers/goldfarb_idnani.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "talus/solvers/entries.h"

namespace talus::solvers {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

// A normal is dependent on the held ones when its rest is below this many round-offs.
constexpr double kDependence = 64 * kEpsilon;
// When the steps so far suggest that round-off keeps violating rows, the slack grows by this factor up to the limit.
constexpr double kSlackGrowth = 10;
constexpr double kLargestSlack = 1e-10;

}  // namespace

QpInfo GoldfarbIdnani::solve(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                             const ConstVectorRef& lower, const ConstVectorRef& upper, QpSolution& solution) {
  const QpView problem{H, g, A, lower, upper};
  solution.x.setZero(g.size());
  solution.y.setZero(A.rows());
  QpInfo info;
  info.status = screen_qp(H, g, A, lower, upper);
  if (info.status != Status::solved) return info;
  if (!prepare(problem)) {
    info.status = Status::not_definite;
    return info;
  }
  info.status = scale_rows(problem) ? iterate(info.iterations) : Status::infeasible;
  if (!w_.view().allFinite()) {
    info.status = Status::non_finite;
    return info;
  }
  write_solution(solution);
  const QpResiduals residuals = polish(problem, solution);
  if (info.status == Status::solved && residuals.worst() > settings_.tolerance) info.status = Status::inaccurate;
  info.primal_residual = residuals.primal;
  info.dual_residual = residuals.dual;
  info.complementarity = residuals.complementarity;
  info.objective = qp_objective(H, g, solution.x);
  return info;
}

// Factor H, find the unconstrained minimum w0 and size the workspace. False if H is not positive definite.
bool GoldfarbIdnani::prepare(const QpView& problem) {
  const Index n = problem.g.size();
  const Index m = problem.A.rows();
  if (!cholesky_.factor(problem.H, n)) return false;
  normals_.resize(n, m);
  for (VectorBuffer* buffer : {&beta_, &lower_, &upper_, &kept_y_}) buffer->resize(m);
  for (VectorBuffer* buffer : {&w_, &d_, &z_, &r_, &kept_x_}) buffer->resize(n);
  held_.clear();
  held_.reserve(slot(n));
  role_.assign(slot(m), Role::free);
  active_.reset(n);

  auto w = w_.view();
  w = -problem.g;
  cholesky_.solve_lower(w);
  start_size_ = w.norm();
  condition_ = cholesky_.condition_estimate();
  slack_ = settings_.violation;
  return true;
}

// Unit normals and their bounds. False if a row of zeros excludes 0.
bool GoldfarbIdnani::scale_rows(const QpView& problem) {
  auto normals = normals_.view();
  auto beta = beta_.view();
  for (Index i = 0; i < normals.cols(); ++i) {
    const double size = normals.rows() == 0 ? 0.0 : problem.A.row(i).cwiseAbs().maxCoeff();
    if (size == 0) {
      if (problem.lower[i] > 0 || problem.upper[i] < 0) return false;
      role_[slot(i)] = Role::empty;
      continue;
    }
    normals.col(i) = problem.A.row(i).transpose() / size;
    cholesky_.solve_lower(normals.col(i));
    const double length = normals.col(i).norm();
    normals.col(i) /= length;
    beta[i] = size * length;
    lower_.view()[i] = problem.lower[i] / beta[i];
    upper_.view()[i] = problem.upper[i] / beta[i];
  }
  return true;
}

Status GoldfarbIdnani::iterate(int& iterations) {
  const int size = static_cast<int>(normals_.view().rows() + normals_.view().cols());
  const int limit = settings_.steps_per_row * size + 100;
  const int patience = 3 * size + 20;
  while (choose_entering()) {
    for (Step taken = Step::dropped; taken == Step::dropped;) {
      if (++iterations > limit) return Status::iteration_limit;
      if (iterations % patience == 0) slack_ = std::min(slack_ * kSlackGrowth, kLargestSlack);
      taken = step();
      if (taken == Step::infeasible) return Status::infeasible;
    }
  }
  return Status::solved;
}

// How far c_i' w lies outside the bound of the given side (negative: inside).
double GoldfarbIdnani::excess(Index row, double sign) const {
  const double value = normals_.view().col(row).dot(w_.view());
  return sign > 0 ? lower_.view()[row] - value : value - upper_.view()[row];
}

// The size that a violation of the row is measured against.
double GoldfarbIdnani::row_size(Index row, double sign) const {
  return w_size_ + std::abs(sign > 0 ? lower_.view()[row] : upper_.view()[row]);
}

// The most violated equality; without one, the most violated row. The first of equals.
bool GoldfarbIdnani::choose_entering() {
  w_size_ = start_size_ + w_.view().norm();
  double worst = 0;
  entering_ = {-1, 0, 0, false};
  for (Index i = 0; i < normals_.view().cols(); ++i) {
    if (role_[slot(i)] != Role::free) continue;
    const bool equality = lower_.view()[i] == upper_.view()[i];
    if (entering_.equality && !equality) continue;
    const double below = excess(i, 1);
    const double above = excess(i, -1);
    const double sign = below >= above ? 1 : -1;
    const double outside = std::max(below, above);
    if (!(outside > slack_ * row_size(i, sign))) continue;
    if (outside <= worst && equality == entering_.equality) continue;
    worst = outside;
    entering_ = {i, sign, 0, equality};
  }
  return entering_.row >= 0;
}

GoldfarbIdnani::Step GoldfarbIdnani::step() {
  const Index k = active_.count();
  auto z = z_.view();
  auto r = r_.view().head(k);
  active_.split(normals_.view().col(entering_.row), d_.view(), z);
  z *= entering_.sign;
  d_.view().head(k) *= entering_.sign;
  r = d_.view().head(k);
  active_.solve(r);

  const double outside = std::max(0.0, excess(entering_.row, entering_.sign));
  const double rest = z.norm();
  const double round_off = kDependence * condition_ * (1 + r.lpNorm<1>());
  const bool dependent = k == z.size() || rest <= round_off;
  if (dependent && entering_.pull == 0 && outside <= round_off * row_size(entering_.row, entering_.sign)) {
    role_[slot(entering_.row)] = Role::implied;
    return Step::implied;
  }
  const double t_full = dependent ? kInfinity : outside / (rest * rest);  // z' n+ = |z|^2
  Index blocking = -1;
  const double t_dual = longest_dual_step(blocking);
  const double t = std::min(t_full, t_dual);
  if (t == kInfinity) {
    // No x satisfies the held rows and this one, unless round-off explains the excess.
    const double explained = std::max(settings_.tolerance, round_off) * row_size(entering_.row, entering_.sign);
    if (outside > explained) return Step::infeasible;
    set_entering_aside();
    return Step::implied;
  }
  if (!dependent) w_.view() += t * z;
  for (Index j = 0; j < k; ++j) held_[slot(j)].pull -= t * r[j];
  entering_.pull += t;
  if (t_full <= t_dual) {
    hold_entering();
    return Step::entered;
  }
  drop(blocking);
  return Step::dropped;
}

// The step at which the first multiplier of an inequality reaches zero; infinite if none does.
double GoldfarbIdnani::longest_dual_step(Index& blocking) const {
  const auto r = r_.view().head(active_.count());
  const double round_off = 4 * kEpsilon * (1 + r.lpNorm<1>());
  double longest = kInfinity;
  for (Index j = 0; j < r.size(); ++j) {
    if (held_[slot(j)].equality || r[j] <= round_off) continue;
    const double t = std::max(0.0, held_[slot(j)].pull) / r[j];
    if (t < longest) {
      longest = t;
      blocking = j;
    }
  }
  return longest;
}

void GoldfarbIdnani::hold_entering() {
  active_.append(d_.view(), z_.view());
  held_.push_back(entering_);
  role_[slot(entering_.row)] = Role::held;
}

// Rows that the held ones implied may be violated without the one that goes.
void GoldfarbIdnani::drop(Index k) {
  role_[slot(held_[slot(k)].row)] = Role::free;
  std::replace(role_.begin(), role_.end(), Role::implied, Role::free);
  held_.erase(held_.begin() + k);
  active_.remove(k);
}

// The row depends on the held ones and agrees with them to round-off: they take over what it pulls, n+ = N r.
void GoldfarbIdnani::set_entering_aside() {
  role_[slot(entering_.row)] = Role::implied;
  const auto r = r_.view();
  for (Index j = 0; j < active_.count(); ++j) held_[slot(j)].pull += entering_.pull * r[j];
}

}  // namespace talus::solvers
