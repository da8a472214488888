// In the scaled problem (scaled_qp.h: P, q, A, l, u and the paper's sign of y) one iteration is, with x, z ~ A x and y,
// the diagonal matrix R of the rows' penalties rho_i, and alpha the relaxation (Stellato et al. 2020, algorithm 1 with
// the linear system in the form of their eq. 10):
//
//     (P + sigma I + A' R A) x~ = sigma x - q + A' (R z - y),      z~ = A x~
//     x+ = alpha x~ + (1 - alpha) x
//     z+ = clamp( alpha z~ + (1 - alpha) z + R^-1 y,  l, u )
//     y+ = y + R (alpha z~ + (1 - alpha) z - z+)
//
// Departures: residuals are measured in the scaled problem; rho changes after fixed numbers of iterations, never by the
// clock; the polish is tried at ever smaller residuals until the re-checked solution is within tolerance.

#include "talus/solvers/admm.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace talus::solvers {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Penalties stay between these; a row without bounds has the smallest.
constexpr double kSmallestRho = 1e-6;
constexpr double kLargestRho = 1e6;
// Relative handover residuals below this are out of reach of round-off.
constexpr double kSmallestRelative = 1e-13;
// P may miss positive semi-definiteness by this share of its largest entry.
constexpr double kConvexitySlack = 1e-10;
// Unboundedness is claimed only from points whose rows hold to this share of their size.
constexpr double kNearlyFeasible = 1e-3;

template <typename Derived>
double largest(const Eigen::MatrixBase<Derived>& values) {
  return values.size() == 0 ? 0.0 : values.cwiseAbs().maxCoeff();
}

}  // namespace

void Admm::warm_start(const ConstVectorRef& x, const ConstVectorRef& y) {
  warm_x_.resize(x.size());
  warm_y_.resize(y.size());
  warm_x_.view() = x;
  warm_y_.view() = y;
  warm_ = true;
}

QpInfo Admm::solve(const ConstMatrixRef& H, const ConstVectorRef& g, const ConstMatrixRef& A,
                   const ConstVectorRef& lower, const ConstVectorRef& upper, QpSolution& solution) {
  const Problem problem{H, g, A, lower, upper};
  solution.x.setZero(g.size());
  solution.y.setZero(A.rows());
  const bool warm = std::exchange(warm_, false);
  QpInfo info;
  info.status = screen_qp(H, g, A, lower, upper);
  if (info.status != Status::solved) return info;
  resize(g.size(), A.rows());
  scaled_.assign(H, g, A, lower, upper, settings_.scaling_passes);
  if (!is_convex()) {
    info.status = Status::not_definite;
    return info;
  }
  start(warm);
  best_ = {kInfinity, kInfinity, kInfinity};
  info.status = run(problem, solution, info.iterations);
  if (info.status == Status::non_finite) {
    solution.x.setZero();
    solution.y.setZero();
    return info;
  }
  info.primal_residual = best_.primal;
  info.dual_residual = best_.dual;
  info.complementarity = best_.complementarity;
  info.objective = qp_objective(H, g, solution.x);
  return info;
}

void Admm::resize(Index n, Index m) {
  kkt_matrix_.resize(n, n);
  for (VectorBuffer* buffer : {&x_, &x_before_, &x_tilde_, &Px_, &Aty_, &candidate_x_}) buffer->resize(n);
  for (VectorBuffer* buffer : {&z_, &y_, &y_before_, &z_tilde_, &Ax_, &row_rho_, &candidate_y_}) buffer->resize(m);
  polish_.resize(n, m);
}

bool Admm::is_convex() {
  auto K = kkt_matrix_.view();
  K = scaled_.P();
  const double size = largest(K);
  if (size == 0) return true;
  K.diagonal().array() += kConvexitySlack * size;
  return kkt_.factor(K, K.rows());
}

void Admm::start(bool warm) {
  x_.view().setZero();
  y_.view().setZero();
  if (warm && warm_x_.view().size() == x_.view().size() && warm_y_.view().size() == y_.view().size()) {
    scaled_.scale(warm_x_.view(), warm_y_.view(), x_.view(), y_.view());
  }
  z_.view().noalias() = scaled_.A() * x_.view();
  z_.view() = z_.view().cwiseMax(scaled_.l()).cwiseMin(scaled_.u());
  x_before_.view() = x_.view();
  y_before_.view() = y_.view();
  rho_ = settings_.rho;
}

Status Admm::run(const Problem& problem, QpSolution& solution, int& iterations) {
  double relative = settings_.relative;
  if (!factor()) return Status::not_definite;
  while (iterations < settings_.max_iterations) {
    ++iterations;
    iterate();
    if (iterations % settings_.check_interval != 0) continue;
    const Residuals residuals = measure();
    if (!std::isfinite(residuals.primal + residuals.dual)) return Status::non_finite;
    if (converged(residuals, relative)) {
      if (offer_iterate(problem, solution)) return Status::solved;
      relative = std::max(0.1 * relative, kSmallestRelative);
    } else {
      const bool infeasible = proves_infeasible();
      if (infeasible || proves_unbounded(residuals)) {
        static_cast<void>(offer(problem, x_.view(), y_.view(), solution));  // for its residuals
        return infeasible ? Status::infeasible : Status::unbounded;
      }
    }
    if (iterations % settings_.adapt_interval == 0 && adapt_rho(residuals) && !factor()) return Status::not_definite;
  }
  return offer_iterate(problem, solution) ? Status::solved : Status::iteration_limit;
}

// P + sigma I + A' R A, lower triangle
bool Admm::factor() {
  const auto A = scaled_.A();
  auto rho = row_rho_.view();
  auto K = kkt_matrix_.view();
  for (Index i = 0; i < rho.size(); ++i) {
    const bool equality = scaled_.l()[i] == scaled_.u()[i];
    const bool unbounded = scaled_.l()[i] == -kInfinity && scaled_.u()[i] == kInfinity;
    rho[i] = unbounded ? kSmallestRho
                       : std::clamp(equality ? settings_.equality_factor * rho_ : rho_, kSmallestRho, kLargestRho);
  }
  K = scaled_.P();
  K.diagonal().array() += settings_.sigma;
  for (Index j = 0; j < K.cols(); ++j) {
    z_tilde_.view() = rho.cwiseProduct(A.col(j));
    for (Index i = j; i < K.rows(); ++i) K(i, j) += z_tilde_.view().dot(A.col(i));
  }
  return kkt_.factor(K, K.rows());
}

void Admm::iterate() {
  const auto A = scaled_.A();
  const auto rho = row_rho_.view();
  const double alpha = settings_.relaxation;
  auto x = x_.view();
  auto y = y_.view();
  auto z = z_.view();
  auto x_tilde = x_tilde_.view();
  auto z_tilde = z_tilde_.view();
  x_before_.view() = x;
  y_before_.view() = y;

  z_tilde = rho.cwiseProduct(z) - y;
  x_tilde = settings_.sigma * x - scaled_.q();
  x_tilde.noalias() += A.transpose() * z_tilde;
  kkt_.solve(x_tilde);
  z_tilde.noalias() = A * x_tilde;
  x = alpha * x_tilde + (1 - alpha) * x;
  z_tilde = alpha * z_tilde + (1 - alpha) * z;
  z = (z_tilde + y.cwiseQuotient(rho)).cwiseMax(scaled_.l()).cwiseMin(scaled_.u());
  y += rho.cwiseProduct(z_tilde - z);
}

Admm::Residuals Admm::measure() {
  Px_.view().noalias() = scaled_.P() * x_.view();
  Ax_.view().noalias() = scaled_.A() * x_.view();
  Aty_.view().noalias() = scaled_.A().transpose() * y_.view();
  Residuals residuals;
  residuals.primal = largest(Ax_.view() - z_.view());
  residuals.dual = largest(Px_.view() + scaled_.q() + Aty_.view());
  residuals.primal_size = std::max(largest(Ax_.view()), largest(z_.view()));
  residuals.dual_size = std::max({largest(Px_.view()), largest(scaled_.q()), largest(Aty_.view())});
  return residuals;
}

bool Admm::converged(const Residuals& residuals, double relative) const {
  return residuals.primal <= settings_.absolute + relative * residuals.primal_size &&
         residuals.dual <= settings_.absolute + relative * residuals.dual_size;
}

// Balance the relative residuals (section 5.2 of the paper). True if rho has changed.
bool Admm::adapt_rho(const Residuals& residuals) {
  const double primal = residuals.primal / std::max(residuals.primal_size, settings_.absolute);
  const double dual = residuals.dual / std::max(residuals.dual_size, settings_.absolute);
  if (primal <= 0 || dual <= 0) return false;
  const double wanted = std::clamp(rho_ * std::sqrt(primal / dual), kSmallestRho, kLargestRho);
  if (wanted < settings_.rho_change * rho_ && rho_ < settings_.rho_change * wanted) return false;
  rho_ = wanted;
  return true;
}

// With v = the change of y and s = sum of u_i v_i over v_i > 0 and l_i v_i over v_i < 0, every x that satisfies the
// rows has  v' A x <= s.  If s < 0 and |A' v|_1 (1 + |x|_inf) <= eps |s|, there is none with |x|_inf below (1 +
// |x|_inf) / eps.
bool Admm::proves_infeasible() {
  auto v = z_tilde_.view();
  v = y_.view() - y_before_.view();
  const double noise = settings_.infeasibility * largest(v);
  double support = 0;
  for (Index i = 0; i < v.size(); ++i) {
    const double bound = v[i] > 0 ? scaled_.u()[i] : scaled_.l()[i];
    if (std::isfinite(bound)) {
      support += bound * v[i];
    } else if (std::abs(v[i]) > noise) {
      return false;
    } else {
      v[i] = 0;
    }
  }
  if (!(support < 0)) return false;
  Aty_.view().noalias() = scaled_.A().transpose() * v;
  return Aty_.view().lpNorm<1>() * (1 + largest(x_.view())) <= -settings_.infeasibility * support;
}

// With v = the change of x and e = how far A v points out of the finite bounds, every pair with P x + q + A' y = 0 and
// right signs of y has  -q' v <= |P v|_1 |x|_inf + |e|_1 |y|_inf.  If the right side, with 1 + |x|_inf and 1 + |y|_inf
// of the iterate, is below eps |q' v|, no solution is nearer than 1/eps times that.
bool Admm::proves_unbounded(const Residuals& residuals) {
  if (residuals.primal > kNearlyFeasible * residuals.primal_size) return false;
  auto v = x_tilde_.view();
  v = x_.view() - x_before_.view();
  const double descent = -scaled_.q().dot(v);
  if (!(descent > 0)) return false;
  Px_.view().noalias() = scaled_.P() * v;
  Ax_.view().noalias() = scaled_.A() * v;
  double outward = 0;
  for (Index i = 0; i < Ax_.view().size(); ++i) {
    if (scaled_.u()[i] < kInfinity) outward += std::max(0.0, Ax_.view()[i]);
    if (scaled_.l()[i] > -kInfinity) outward += std::max(0.0, -Ax_.view()[i]);
  }
  const double resistance = Px_.view().lpNorm<1>() * (1 + largest(x_.view())) + outward * (1 + largest(y_.view()));
  return resistance <= settings_.infeasibility * descent;
}

// Offer the iterate itself and what the polish makes of it. True if the best of them is within tolerance. Little
// regularisation suits an ill-conditioned P, more of it a singular one.
bool Admm::offer_iterate(const Problem& problem, QpSolution& solution) {
  const bool good_enough = offer(problem, x_.view(), y_.view(), solution);
  const double delta = settings_.polish.regularisation;
  return offer_polished(problem, delta, solution) || offer_polished(problem, 0.01 * delta, solution) || good_enough;
}

bool Admm::offer_polished(const Problem& problem, double regularisation, QpSolution& solution) {
  polish_.guess(scaled_, x_.view(), z_.view(), y_.view());
  for (int i = 0; i < settings_.polish.guesses; ++i) {
    if (!polish_.improve(scaled_, regularisation, settings_.polish.refinements)) return false;
    if (offer(problem, polish_.x(), polish_.y(), solution)) return true;
    if (!polish_.revise(scaled_)) return false;
  }
  return false;
}

// Keep the point if its re-checked residual is the best so far. True if that is within tolerance.
bool Admm::offer(const Problem& problem, const ConstVectorRef& x, const ConstVectorRef& y, QpSolution& solution) {
  auto candidate_x = candidate_x_.view();
  auto candidate_y = candidate_y_.view();
  scaled_.unscale(x, y, candidate_x, candidate_y);
  if (scaled_.is_costless()) candidate_y.setZero();  // exact, where round-off would have no scale to be small against
  const QpResiduals residuals =
      qp_residuals(problem.H, problem.g, problem.A, problem.lower, problem.upper, candidate_x, candidate_y);
  if (residuals.worst() < best_.worst()) {
    best_ = residuals;
    solution.x = candidate_x;
    solution.y = candidate_y;
  }
  return best_.worst() <= settings_.tolerance;
}

}  // namespace talus::solvers
