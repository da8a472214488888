#include "talus/laws/contact_balance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::laws {
namespace {

constexpr double kRank = 1e-8;         // a pivot below this share of the largest counts as zero
constexpr double kIndependent = 1e-6;  // of the square of a row: what must be left of it beside the others
constexpr double kExact = 1e-15;       // residual beyond which nothing is to be gained
constexpr double kTouch = 1e-11;       // x and w below this, dimensionless, count as zero
constexpr double kStill = 1e-13;       // a step of (c) below this share of the forces moves nothing
constexpr int kWatched = 2;            // steps in which the residual must fall to half, or the attempt is given up
constexpr int kDescents = 300;         // projected gradient steps

/// Of one contact: no more than two tangents, so that nothing is allocated.
using Tangent = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, 2, 1>;
using Turn = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, 2, 2>;

}  // namespace

BalanceInfo ContactBalance::solve(BalanceProblem& problem, Vector& normal, Vector& tangent) {
  BalanceInfo info;
  info.holds = settings_.hold_first && hold(problem, normal, tangent, info.residual);
  if (info.holds) return info;
  problem.fill_W();
  measure(problem);
  factored_.clear();
  if (normal.size() > 0 && normal.maxCoeff() > 0 && settle(problem, normal, tangent)) {
    info.residual = residual_of_measured(problem, normal, tangent);
    return info;
  }
  int next_attempt = 1;
  for (info.rounds = 1; info.rounds <= settings_.max_rounds; ++info.rounds) {
    const Vector before = normal;
    info.status = balance_normals(problem, normal, tangent);
    if (info.status != Status::solved) return info;
    if (info.rounds > settings_.relaxed_after) normal = (0.5 * (normal + before)).eval();
    balance_friction(problem, normal, tangent);
    info.residual = residual_of_measured(problem, normal, tangent);
    if (info.residual <= settings_.tolerance) return info;
    if (info.rounds < next_attempt) continue;
    if (settle(problem, normal, tangent)) {
      info.residual = residual_of_measured(problem, normal, tangent);
      return info;
    }
    next_attempt = settings_.settle_always ? info.rounds + 1 : 2 * info.rounds;
  }
  info.status = info.residual <= settings_.poor_tolerance ? Status::solved : Status::iteration_limit;
  return info;
}

/// Where nothing slides yet and one body stands on enough contacts.
bool ContactBalance::hold(const BalanceProblem& problem, Vector& normal, Vector& tangent, double& residual) {
  if (std::any_of(problem.sliding.begin(), problem.sliding.end(), [](char slides) { return slides != 0; }))
    return false;
  const auto by = [&](auto& holding) {
    if (problem.G.cols() <= problem.G.rows() || !holding.solve(problem, normal, tangent)) return false;
    residual = holding.residual();
    return true;
  };
  if (problem.G.rows() == 3 && problem.tangents == 1) return by(planar_holding_);
  return problem.G.rows() == 6 && problem.tangents == 2 && by(spatial_holding_);
}

void ContactBalance::evaluate(const BalanceProblem& problem, const Vector& normal, const Vector& tangent) {
  x_.resize(problem.b.size());
  x_ << normal, tangent;
  w_ = problem.b;
  w_.noalias() += problem.W * x_;
}

void ContactBalance::measure(const BalanceProblem& problem) {
  w_size_ = problem.b.lpNorm<Eigen::Infinity>();
  ratio_ = 1 / problem.W.lpNorm<Eigen::Infinity>();
}

double ContactBalance::residual(const BalanceProblem& problem, const Vector& normal, const Vector& tangent) {
  measure(problem);
  return residual_of_measured(problem, normal, tangent);
}

double ContactBalance::residual_of_measured(const BalanceProblem& problem, const Vector& normal,
                                            const Vector& tangent) {
  evaluate(problem, normal, tangent);
  if (!(w_size_ > 0)) return x_.lpNorm<Eigen::Infinity>();
  const double x_size = ratio_ * w_size_;
  const int d = problem.tangents;
  double worst = 0;
  for (int i = 0; i < problem.contacts; ++i) {
    worst = std::max(worst, std::abs(std::min(normal[i] / x_size, w_[i] / w_size_)));
    const Tangent own = tangent.segment(problem.of_contact(i), d);
    if (problem.sliding[static_cast<std::size_t>(i)] != 0) {
      worst = std::max(worst, (own - problem.slide.col(i) * normal[i]).norm() / x_size);
      continue;
    }
    Tangent step = own - ratio_ * w_.segment(problem.tangent_rows(i), d);
    const double radius = problem.friction[i] * std::max(0.0, normal[i]);
    if (const double length = step.norm(); length > radius) step *= radius / length;
    worst = std::max(worst, (own - step).norm() / x_size);
  }
  return worst;
}

/// (a). Sliding contacts bring their friction with them, which makes the matrix unsymmetric.
Status ContactBalance::balance_normals(const BalanceProblem& problem, Vector& normal, const Vector& tangent) {
  const int K = problem.contacts;
  A_ = problem.W.topLeftCorner(K, K);
  b_n_ = problem.b.head(K);
  bool symmetric = true;
  for (int i = 0; i < K; ++i) {
    const auto coupling = problem.W.block(0, problem.tangent_rows(i), K, problem.tangents);
    if (problem.sliding[static_cast<std::size_t>(i)] != 0) {
      A_.col(i) += coupling * problem.slide.col(i);
      symmetric = false;
    } else {
      b_n_ += coupling * tangent.segment(problem.of_contact(i), problem.tangents);
    }
  }
  const solvers::LcpInfo found = symmetric ? pivoting_.solve(A_, b_n_, lcp_) : lemke_.solve(A_, b_n_, lcp_);
  if (found.status != Status::solved && found.status != Status::inaccurate) return found.status;
  const Status status = symmetric ? closest_.select(A_, b_n_, normal, lcp_).status : nearest_sliding_solution(normal);
  normal = lcp_.z.cwiseMax(0);
  return status;
}

/// Of the solutions with the same w, which differ by the null space of A over the carrying contacts, the one nearest to
/// the previous: as in solvers/closest.h, for a matrix that is not symmetric.
Status ContactBalance::nearest_sliding_solution(const Vector& previous) {
  carrying_.clear();
  for (int i = 0; i < lcp_.z.size(); ++i)
    if (lcp_.z[i] > 0) carrying_.push_back(i);
  if (carrying_.empty()) return Status::solved;
  system_ = A_(carrying_, carrying_);
  factored_.clear();
  least_.factor(system_, kRank);
  if (least_.rank() == system_.cols()) return Status::solved;
  rhs_ = system_ * (lcp_.z(carrying_) - previous(carrying_));
  change_.resize(rhs_.size());
  least_.solve(rhs_, change_);
  change_ += previous(carrying_);
  // A negative entry would need the projection on a polyhedron; any solution serves then, and the rounds go on.
  if (change_.minCoeff() >= 0) lcp_.z(carrying_) = change_;
  return Status::solved;
}

/// (b)
void ContactBalance::balance_friction(const BalanceProblem& problem, const Vector& normal, Vector& tangent) {
  rough_.clear();
  for (int i = 0; i < problem.contacts; ++i) {
    auto own = tangent.segment(problem.of_contact(i), problem.tangents);
    if (problem.sliding[static_cast<std::size_t>(i)] != 0)
      own = problem.slide.col(i) * normal[i];
    else if (!(problem.friction[i] * normal[i] > 0))
      own.setZero();
    else
      for (int t = 0; t < problem.tangents; ++t) rough_.push_back(i * problem.tangents + t);
  }
  if (rough_.empty()) return;
  const auto count = static_cast<Eigen::Index>(rough_.size());
  evaluate(problem, normal, tangent);
  C_ = problem.W.bottomRightCorner(tangent.size(), tangent.size())(rough_, rough_);
  g_ = w_.tail(tangent.size())(rough_);
  y_ = tangent(rough_);
  factored_.clear();
  least_.factor(C_, kRank);
  change_.resize(count);
  least_.solve(g_, change_);  // (18), with the other sign
  g_ -= C_ * y_;              // from here on w_t = C y + g
  y_ -= change_;
  bool inside = true;
  for (Eigen::Index k = 0; k < count; k += problem.tangents) {
    const int i = rough_[static_cast<std::size_t>(k)] / problem.tangents;
    inside = inside && y_.segment(k, problem.tangents).norm() <= problem.friction[i] * normal[i];
  }
  if (!inside) minimise_in_cones(problem, normal);
  tangent(rough_) = y_;
}

/// Minimises 1/2 y'Cy + g'y with each |y_i| <= mu x_n by projected gradients with momentum and restarts (Nesterov;
/// O'Donoghue & Candes). All contacts move at once, so that their order does not matter.
void ContactBalance::minimise_in_cones(const BalanceProblem& problem, const Vector& normal) {
  const double step = 1 / C_.cwiseAbs().rowwise().sum().maxCoeff();
  const auto project = [&](Vector& y) {
    for (Eigen::Index k = 0; k < y.size(); k += problem.tangents) {
      const int i = rough_[static_cast<std::size_t>(k)] / problem.tangents;
      const double radius = problem.friction[i] * normal[i];
      if (const double length = y.segment(k, problem.tangents).norm(); length > radius)
        y.segment(k, problem.tangents) *= radius / length;
    }
  };
  project(y_);
  momentum_ = y_;
  double weight = 1;
  const double small = 1e-14 * normal.maxCoeff();
  for (int n = 0; n < kDescents; ++n) {
    y_previous_ = y_;
    gradient_ = g_;
    gradient_.noalias() += C_ * momentum_;
    y_ = momentum_ - step * gradient_;
    project(y_);
    change_ = y_ - y_previous_;
    if (change_.lpNorm<Eigen::Infinity>() <= small) return;
    if ((momentum_ - y_).dot(change_) > 0) weight = 1;  // going uphill: start again
    const double next = 0.5 * (1 + std::sqrt(1 + 4 * weight * weight));
    momentum_ = y_ + (weight - 1) / next * change_;
    weight = next;
  }
}

/// (c). Changes the point only if the result is a solution.
bool ContactBalance::settle(const BalanceProblem& problem, Vector& normal, Vector& tangent) {
  tried_normal_ = normal;
  tried_tangent_ = tangent;
  double reached = residual_of_measured(problem, tried_normal_, tried_tangent_);
  double watched = std::numeric_limits<double>::infinity();
  bool stationary = false;
  for (int step = 0; step < settings_.newton_steps && reached > kExact; ++step) {
    if (step % kWatched == 1) {  // the first step may lead far off
      if (reached > settings_.tolerance && reached > 0.5 * watched) break;
      watched = reached;
    }
    find_sets(problem);
    if (unknowns_.empty()) break;
    if (!take_plain_step(problem)) {
      linearise(problem);
      take_step();
    }
    const double moved = std::max((x_.head(problem.contacts) - tried_normal_).lpNorm<Eigen::Infinity>(),
                                  (x_.tail(tangent.size()) - tried_tangent_).lpNorm<Eigen::Infinity>());
    tried_normal_ = x_.head(problem.contacts);
    tried_tangent_ = x_.tail(tangent.size());
    const double before = reached;
    reached = residual_of_measured(problem, tried_normal_, tried_tangent_);
    stationary = moved <= kStill * x_.lpNorm<Eigen::Infinity>() && reached <= settings_.contradiction;
    if (stationary) break;
    if (!(reached < before) && before <= settings_.tolerance) break;  // as good as round-off allows
  }
  if (!(reached <= settings_.tolerance || stationary)) return false;
  normal = tried_normal_.cwiseMax(0);
  tangent = tried_tangent_;
  return true;
}

/// What the natural maps at (x_, w_) say of each contact. Those that carry nothing are set to zero and left out.
void ContactBalance::find_sets(const BalanceProblem& problem) {
  unknowns_.clear();
  // Where a contact touches without load, round-off must not decide who takes part: all of them do.
  const double touch = -kTouch * ratio_ * w_size_;
  bool left_out = false;
  for (int i = 0; i < problem.contacts; ++i) {
    const int rows = problem.tangent_rows(i);
    if (!(x_[i] - ratio_ * w_[i] > touch)) {
      x_[i] = 0;
      x_.segment(rows, problem.tangents).setZero();
      left_out = true;
      continue;
    }
    unknowns_.push_back(i);
    if (problem.friction[i] > 0 || problem.sliding[static_cast<std::size_t>(i)] != 0) {
      for (int t = 0; t < problem.tangents; ++t) unknowns_.push_back(rows + t);
    } else {
      x_.segment(rows, problem.tangents).setZero();
      left_out = true;
    }
  }
  if (!left_out) return;
  w_ = problem.b;
  w_.noalias() += problem.W * x_;
}

/// One step of Newton's method on the natural maps: system_ * change = rhs_ over the unknowns.
void ContactBalance::linearise(const BalanceProblem& problem) {
  const auto size = static_cast<Eigen::Index>(unknowns_.size());
  system_.resize(size, size);
  rhs_.resize(size);
  for (Eigen::Index j = 0; j < size; ++j) {  // w = 0: right for carrying normals and for contacts that hold
    const int column = unknowns_[static_cast<std::size_t>(j)];
    for (Eigen::Index k = 0; k < size; ++k) system_(k, j) = problem.W(unknowns_[static_cast<std::size_t>(k)], column);
    rhs_[j] = -w_[column];
  }
  turns_ = false;
  const double touch = kTouch * ratio_ * w_size_;
  const Eigen::Index d = problem.tangents;
  for (Eigen::Index k = 0, next = 0; k < size; k = next) {
    const int i = unknowns_[static_cast<std::size_t>(k)];
    next = k + 1;
    if (next == size || unknowns_[static_cast<std::size_t>(next)] < problem.contacts) continue;
    next += d;
    const Tangent own = x_.segment(problem.tangent_rows(i), d);
    Tangent slide = problem.slide.col(i);  // d x_t / d x_n
    Turn turn = Turn::Zero(d, d);          // of the friction with own - ratio w_t
    if (problem.sliding[static_cast<std::size_t>(i)] == 0) {
      const Tangent step = own - ratio_ * w_.segment(problem.tangent_rows(i), d);
      const double length = step.norm();
      if (length <= problem.friction[i] * std::max(0.0, x_[i]) + touch) continue;
      slide = problem.friction[i] / length * step;
      turn = std::max(0.0, x_[i]) / length *
             (problem.friction[i] * Turn::Identity(d, d) - slide * step.transpose() / length);
      turns_ = true;
    }
    for (Eigen::Index j = 0; j < size; ++j) {
      const Tangent rows = system_.block(k + 1, j, d, 1);
      system_.block(k + 1, j, d, 1) = ratio_ * turn * rows;
    }
    system_.block(k + 1, k + 1, d, d) += Turn::Identity(d, d) - turn;
    system_.block(k + 1, k, d, 1) -= slide;
    rhs_.segment(k + 1, d) = slide * x_[i] - own;
  }
}

/// Does every contact that carries hold?
bool ContactBalance::all_hold(const BalanceProblem& problem) const {
  const double touch = kTouch * ratio_ * w_size_;
  for (const int i : unknowns_) {
    if (i >= problem.contacts) continue;
    if (problem.sliding[static_cast<std::size_t>(i)] != 0) return false;
    const Eigen::Index rows = problem.tangent_rows(i), d = problem.tangents;
    if ((x_.segment(rows, d) - ratio_ * w_.segment(rows, d)).norm() >
        problem.friction[i] * std::max(0.0, x_[i]) + touch)
      return false;
  }
  return true;
}

/// The same as take_step where every contact holds and there are more of them than degrees of freedom: the system is
/// W = G' (M/m)^-1 G over the unknowns, and its pseudo-inverse G' S^-1 (M/m) S^-1 G with S = G G', which is small.
/// False where that does not apply.
bool ContactBalance::take_plain_step(const BalanceProblem& problem) {
  const Eigen::Index dofs = problem.G.rows();
  if (dofs > 6 || static_cast<Eigen::Index>(unknowns_.size()) <= dofs || !all_hold(problem)) return false;
  SmallMatrix S = SmallMatrix::Zero(dofs, dofs);
  SmallVector y = SmallVector::Zero(dofs);
  for (const int k : unknowns_) {
    const auto column = problem.G.col(k);
    for (Eigen::Index c = 0; c < dofs; ++c)
      for (Eigen::Index r = c; r < dofs; ++r) S(r, c) += column[r] * column[c];
    for (Eigen::Index r = 0; r < dofs; ++r) y[r] -= column[r] * w_[k];
  }
  columns_.compute(S);
  for (Eigen::Index r = 0; r < dofs; ++r) {
    const double pivot = columns_.matrixLLT()(r, r);
    if (!(pivot * pivot > kIndependent * S(r, r))) return false;
  }
  columns_.solveInPlace(y);
  SmallVector z(dofs);
  problem.mass->multiply(y, z);
  z /= problem.mass->total_mass();
  columns_.solveInPlace(z);
  for (const int k : unknowns_) x_[k] += problem.G.col(k).dot(z);
  return true;
}

/// x_ += the least change that solves the system. Where no direction of friction turns, the system depends on the sets
/// alone: a second step with the same sets only refines the first.
void ContactBalance::take_step() {
  const bool known = !turns_ && !factored_.empty() && factored_ == unknowns_;
  if (!known) least_.factor(system_, kRank);
  factored_.clear();
  if (!turns_) factored_ = unknowns_;
  change_.resize(rhs_.size());
  least_.solve(rhs_, change_);
  for (std::size_t k = 0; k < unknowns_.size(); ++k) x_[unknowns_[k]] += change_[static_cast<Eigen::Index>(k)];
}

}  // namespace talus::laws
