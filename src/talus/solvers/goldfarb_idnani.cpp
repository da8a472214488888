// With H = L L' and w = L' x the problem is to find the point nearest to w0 = -L^-1 g,
//
//     minimise 1/2 |w - w0|^2   subject to   lower_i / beta_i <= c_i' w <= upper_i / beta_i,
//     c_i = L^-1 a_i / beta_i,   beta_i = |L^-1 a_i|,
//
// so every normal has unit length and violations are distances in the norm of H: neither the scale of a row nor that of
// a variable matters. In these coordinates Goldfarb & Idnani's J = L^-T Q is Q itself, of which only the columns that
// span the held normals are kept (their N* and H operators need no others):
//
//     step direction in the primal   z = H n+ = n+ - Q Q' n+         (their eq. 3.2)
//     in the dual                    r = N* n+ = R^-1 Q' n+          (3.3)
//     longest dual step              t1 = min over r_k > 0 of u_k / r_k      (step 2b)
//     full primal step               t2 = -s / (z' n+)
//
// Departures: rows are two-sided; equalities are taken in first and never dropped; n+ counts as dependent on the held
// normals when |z| is round-off of the terms it is the difference of; the answer is corrected against H, g and A.

#include "talus/solvers/goldfarb_idnani.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace talus::solvers {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

// A normal is dependent on the held ones when its rest is below this many round-offs.
constexpr double kDependence = 64 * kEpsilon;
// A residual that no correction can be expected to lower.
constexpr double kPerfect = 2 * kEpsilon;
// When the steps so far suggest that round-off keeps violating rows, the slack grows by this factor up to the limit.
constexpr double kSlackGrowth = 10;
constexpr double kLargestSlack = 1e-10;

std::size_t at(Eigen::Index i) {
  return static_cast<std::size_t>(i);
}

}  // namespace

QpInfo GoldfarbIdnani::solve(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                             const ConstVectorRef& lower, const ConstVectorRef& upper, QpSolution& solution) {
  const Problem problem{H, g, A, lower, upper};
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
bool GoldfarbIdnani::prepare(const Problem& problem) {
  const Index n = problem.g.size();
  const Index m = problem.A.rows();
  if (!cholesky_.factor(problem.H, n)) return false;
  normals_.resize(n, m);
  for (VectorBuffer* buffer : {&beta_, &lower_, &upper_, &kept_y_}) buffer->resize(m);
  for (VectorBuffer* buffer : {&w_, &d_, &z_, &r_, &kept_x_}) buffer->resize(n);
  held_.clear();
  held_.reserve(at(n));
  role_.assign(at(m), Role::free);
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
bool GoldfarbIdnani::scale_rows(const Problem& problem) {
  auto normals = normals_.view();
  auto beta = beta_.view();
  for (Index i = 0; i < normals.cols(); ++i) {
    const double size = normals.rows() == 0 ? 0.0 : problem.A.row(i).cwiseAbs().maxCoeff();
    if (size == 0) {
      if (problem.lower[i] > 0 || problem.upper[i] < 0) return false;
      role_[at(i)] = Role::ignored;
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
    if (role_[at(i)] != Role::free) continue;
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
  const bool dependent = k == z.size() || rest <= kDependence * condition_ * (1 + r.lpNorm<1>());
  const double t_full = dependent ? kInfinity : outside / (rest * rest);  // z' n+ = |z|^2
  Index blocking = -1;
  const double t_dual = longest_dual_step(blocking);
  const double t = std::min(t_full, t_dual);
  if (t == kInfinity) {
    // No x satisfies the held rows and this one, unless the excess is round-off.
    if (outside > settings_.tolerance * row_size(entering_.row, entering_.sign)) return Step::infeasible;
    ignore_entering();
    return Step::ignored;
  }
  if (!dependent) w_.view() += t * z;
  for (Index j = 0; j < k; ++j) held_[at(j)].pull -= t * r[j];
  entering_.pull += t;
  if (t_full <= t_dual) {
    hold_entering();
    return Step::entered;
  }
  role_[at(held_[at(blocking)].row)] = Role::free;
  held_.erase(held_.begin() + blocking);
  active_.remove(blocking);
  return Step::dropped;
}

// The step at which the first multiplier of an inequality reaches zero; infinite if none does.
double GoldfarbIdnani::longest_dual_step(Index& blocking) const {
  const auto r = r_.view().head(active_.count());
  const double round_off = 4 * kEpsilon * (1 + r.lpNorm<1>());
  double longest = kInfinity;
  for (Index j = 0; j < r.size(); ++j) {
    if (held_[at(j)].equality || r[j] <= round_off) continue;
    const double t = std::max(0.0, held_[at(j)].pull) / r[j];
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
  role_[at(entering_.row)] = Role::held;
}

// The row depends on the held ones and agrees with them: they take over what it pulls, n+ = N r.
void GoldfarbIdnani::ignore_entering() {
  role_[at(entering_.row)] = Role::ignored;
  const auto r = r_.view();
  for (Index j = 0; j < active_.count(); ++j) held_[at(j)].pull += entering_.pull * r[j];
}

void GoldfarbIdnani::write_solution(QpSolution& solution) const {
  solution.x = w_.view();
  cholesky_.solve_upper(solution.x);
  for (const Held& held : held_) solution.y[held.row] = held.sign * held.pull / beta_.view()[held.row];
}

// Corrections while they help; an inequality never keeps a multiplier of the wrong sign.
QpResiduals GoldfarbIdnani::polish(const Problem& problem, QpSolution& solution) {
  const auto residuals_now = [&] {
    return qp_residuals(problem.H, problem.g, problem.A, problem.lower, problem.upper, solution.x, solution.y);
  };
  clip_multipliers(solution);
  QpResiduals residuals = residuals_now();
  for (int i = 0; i < settings_.refinements && residuals.worst() > kPerfect; ++i) {
    kept_x_.view() = solution.x;
    kept_y_.view() = solution.y;
    correct(problem, solution);
    clip_multipliers(solution);
    const QpResiduals corrected = residuals_now();
    if (!(corrected.worst() < residuals.worst())) {
      solution.x = kept_x_.view();
      solution.y = kept_y_.view();
      break;
    }
    residuals = corrected;
  }
  return residuals;
}

// One step of iterative refinement of the held rows as equalities:
//     H dx - N dy = A' y - H x - g = f,    N' dx = b - N' x     (N: the held rows of A)
// which in w-coordinates, with N = Q R, is   dw = L^-1 f + Q e,  dy = R^-1 e,  e = R^-T (b - N' x) - Q' L^-1 f.
void GoldfarbIdnani::correct(const Problem& problem, QpSolution& solution) {
  const Index k = active_.count();
  auto f = z_.view();
  auto e = r_.view().head(k);
  auto q = d_.view().head(k);
  for (Index j = 0; j < f.size(); ++j) {
    f[j] = problem.A.col(j).dot(solution.y) - problem.H.col(j).dot(solution.x) - problem.g[j];
  }
  cholesky_.solve_lower(f);
  for (Index j = 0; j < k; ++j) {
    const Held& held = held_[at(j)];
    const double bound = held.sign > 0 ? problem.lower[held.row] : problem.upper[held.row];
    e[j] = held.sign * (bound - problem.A.row(held.row).dot(solution.x)) / beta_.view()[held.row];
  }
  active_.solve_transposed(e);
  active_.coordinates(f, q);
  e -= q;
  active_.add_range(e, f);
  cholesky_.solve_upper(f);
  solution.x += f;
  active_.solve(e);
  for (Index j = 0; j < k; ++j) {
    const Held& held = held_[at(j)];
    solution.y[held.row] += held.sign * e[j] / beta_.view()[held.row];
  }
}

void GoldfarbIdnani::clip_multipliers(QpSolution& solution) const {
  for (const Held& held : held_) {
    if (!held.equality && held.sign * solution.y[held.row] < 0) solution.y[held.row] = 0;
  }
}

}  // namespace talus::solvers
