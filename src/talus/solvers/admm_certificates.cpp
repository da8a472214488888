// Proofs that there is no solution, from the differences of successive iterates, which tend to such proofs when there
// is none (Stellato et al. 2020, section 3.4; Banjac et al. 2019, J. Optim. Theory Appl. 183, 490-519). Departure: a
// proof counts when it excludes solutions up to a large multiple of the sizes at hand, not by its residual alone.

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/solvers/admm.h"
#include "talus/solvers/entries.h"

namespace talus::solvers {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

// With v = the change of y and s = sum of u_i v_i over v_i > 0 and l_i v_i over v_i < 0, every x that satisfies the
// rows has  v' A x <= s.  If s < 0 and |A' v|_1 (1 + |x|_inf) <= eps |s|, there is none with |x|_inf below
// (1 + |x|_inf) / eps.
bool Admm::proves_infeasible() {
  auto v = z_tilde_.view();
  v = y_.view() - y_before_.view();
  const double noise = settings_.infeasibility * largest_entry(v);
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
  return Aty_.view().lpNorm<1>() * (1 + largest_entry(x_.view())) <= -settings_.infeasibility * support;
}

// With v = the change of x and e = how far A v points out of the finite bounds, every pair with P x + q + A' y = 0 and
// right signs of y has  -q' v <= |P v|_1 |x|_inf + |e|_1 |y|_inf.  If the right side, with |q|_inf / max |P| and
// 1 + |y|_inf (of the iterate) for the sizes of x and y, is below eps |q' v|, no solution is nearer than 1/eps of them.
// (x itself is no measure: it has gone astray by then.)
bool Admm::proves_unbounded() {
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
  const double p_size = largest_entry(scaled_.P());
  const double x_size = p_size > 0 ? largest_entry(scaled_.q()) / p_size : 0.0;
  const double resistance = Px_.view().lpNorm<1>() * x_size + outward * (1 + largest_entry(y_.view()));
  return resistance <= settings_.infeasibility * descent;
}

// A direction of endless descent makes a problem unbounded only if some point satisfies its rows: look for one without
// the cost.
Status Admm::descend_or_infeasible(int& iterations) {
  scaled_.drop_cost();
  start(false);
  if (!factor()) return Status::not_definite;
  for (int i = 1; i <= settings_.max_iterations; ++i, ++iterations) {
    iterate();
    if (i % settings_.check_interval != 0) continue;
    if (converged(measure(), settings_.relative)) break;
    if (proves_infeasible()) return Status::infeasible;
  }
  return Status::unbounded;
}

}  // namespace talus::solvers
