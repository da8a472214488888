#include "talus/solvers/dantzig.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::solvers {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNegligible = 1e-13;  // of the terms that make up a sum: round-off
constexpr double kZeroColumn = 1e-14;  // of the largest diagonal entry: a column that is round-off itself

}  // namespace

LcpInfo Dantzig::solve(const ConstMatrixRef& A, const ConstVectorRef& b, LcpSolution& solution) {
  lower_.assign(static_cast<std::size_t>(b.size()), 0.0);
  upper_.assign(static_cast<std::size_t>(b.size()), kInfinity);
  return solve_in_box(A, b, solution);
}

LcpInfo Dantzig::solve_boxed(const ConstMatrixRef& A, const ConstVectorRef& b, const ConstVectorRef& lower,
                             const ConstVectorRef& upper, LcpSolution& solution) {
  lower_.assign(lower.data(), lower.data() + b.size());
  upper_.assign(upper.data(), upper.data() + b.size());
  return solve_in_box(A, b, solution);
}

LcpInfo Dantzig::solve_in_box(const ConstMatrixRef& A, const ConstVectorRef& b, LcpSolution& solution) {
  n_ = static_cast<int>(b.size());
  A_ = A.data(), stride_ = A.outerStride(), b_ = b.data();
  const Eigen::Map<const Vector> lower(lower_.data(), n_);
  const Eigen::Map<const Vector> upper(upper_.data(), n_);
  if (!A.allFinite() || !b.allFinite() || lower.hasNaN() || upper.hasNaN()) {
    solution.z.setZero(n_), solution.w.setZero(n_);
    return {};
  }
  LcpInfo info;
  // Where columns are nearly dependent, another idea of "dependent" leads through better bases.
  for (const double tolerance :
       {settings_.dependence_tolerance, 100 * settings_.dependence_tolerance, 0.01 * settings_.dependence_tolerance}) {
    dependence_tolerance_ = tolerance;
    info.status = run(solution, info.iterations);
    info.residual = boxed_lcp_residual(A, b, lower, upper, solution.z, solution.w);
    if (info.status != Status::solved || info.residual <= settings_.tolerance) break;
    info.status = Status::inaccurate;
  }
  if (!std::isfinite(info.residual)) {
    solution.z.setZero(), solution.w.setZero();
    info.status = Status::non_finite;
  }
  return info;
}

Status Dantzig::run(LcpSolution& solution, int& pivots) {
  set_up();
  Status status = Status::solved;
  const int limit = pivots + (settings_.max_pivots > 0 ? settings_.max_pivots : 100 + 50 * n_);
  constexpr int kPasses = 4;  // later passes only mend what round-off has pushed over a sign
  for (int pass = 0; pass < kPasses; ++pass) {
    status = solve_pending(pivots, limit);
    if (status != Status::solved) break;
    recompute_w();
    for (int k = 0; k < 3 && refine(); ++k) continue;
    bool again = false;
    for (int i = 0; i < n_; ++i)
      if (state_[size(i)] != State::basic && !satisfied(i)) state_[size(i)] = State::pending, again = true;
    if (!again) break;
  }
  solution.z = Eigen::Map<const Vector>(x_.data(), n_);
  solution.w = Eigen::Map<const Vector>(w_.data(), n_);
  return status;
}

void Dantzig::set_up() {
  const std::size_t n = size(n_);
  x_.resize(n), w_.resize(n), dw_.resize(n), row_size_.resize(n), y_.resize(n), dx_.resize(n);
  state_.assign(n, State::pending);
  skipped_.assign(n, 0);
  given_up_.assign(n, 0);
  factor_.resize(n * n);
  basis_.clear();
  basis_.reserve(n);
  for (std::size_t i = 0; i < n; ++i) x_[i] = std::clamp(0.0, lower_[i], upper_[i]);
  b_size_ = 0;
  for (int i = 0; i < n_; ++i) b_size_ = std::max(b_size_, std::abs(b_[i]));
  // |A_ij| <= sqrt(A_ii A_jj) for semi-definite A, so the diagonal bounds each row.
  double largest_diagonal = 0;
  for (int i = 0; i < n_; ++i) largest_diagonal = std::max(largest_diagonal, A_[i * stride_ + i]);
  smallest_schur_ = kZeroColumn * largest_diagonal;
  for (int i = 0; i < n_; ++i) row_size_[size(i)] = std::sqrt(std::max(0.0, A_[i * stride_ + i]) * largest_diagonal);
  recompute_w();
}

double Dantzig::scale(int i) const {
  return b_size_ + row_size_[size(i)] * x_size_;
}

bool Dantzig::satisfied(int i) const {
  const double w = w_[size(i)];
  if (w >= 0 && x_[size(i)] <= lower_[size(i)]) return true;
  if (w <= 0 && x_[size(i)] >= upper_[size(i)]) return true;
  return std::abs(w) <= kNegligible * scale(i);
}

/// The pending index whose condition is hurt most; -1 if none is.
int Dantzig::most_violated() {
  int worst = -1;
  double most = 0;
  for (int i = 0; i < n_; ++i) {
    if (state_[size(i)] != State::pending || given_up_[size(i)] != 0 || satisfied(i)) continue;
    const double violation = std::abs(w_[size(i)]);
    if (violation > most) most = violation, worst = i;
  }
  return worst;
}

Status Dantzig::solve_pending(int& pivots, int limit) {
  while (true) {
    const int i = most_violated();
    if (i < 0) break;
    // What already satisfies its condition at a bound must go on doing so while i is driven.
    for (int j = 0; j < n_; ++j) {
      if (state_[size(j)] != State::pending || j == i || !satisfied(j)) continue;
      if (x_[size(j)] <= lower_[size(j)])
        state_[size(j)] = State::at_lower;
      else if (x_[size(j)] >= upper_[size(j)])
        state_[size(j)] = State::at_upper;
    }
    const Status status = drive(i, pivots, limit);
    if (status != Status::solved) return status;
  }
  return Status::solved;
}

Status Dantzig::drive(int i, int& pivots, int limit) {
  std::fill(skipped_.begin(), skipped_.end(), char{0});
  while (true) {
    if (pivots >= limit) return Status::iteration_limit;
    const double sign = w_[size(i)] < 0 ? 1 : -1;
    const double schur = project_on_basis(i);
    direction(i, sign);
    dw_[size(i)] = sign * schur;
    const Block block = find_block(i, sign);
    if (block.event == Event::none) {
      // Nothing can move w_i. Fine if it is zero but for round-off: i stays pending and is looked at again if w_i
      // changes.
      if (std::abs(w_[size(i)]) > settings_.tolerance * scale(i)) return Status::infeasible;
      given_up_[size(i)] = 1;
      return Status::solved;
    }
    if (block.event == Event::enters_basis) {
      // y_ is needed again for i only after the basis has changed, so it may be overwritten here.
      const double entering_schur = project_on_basis(block.index);
      if (entering_schur <= 0) {
        skipped_[size(block.index)] = 1;
        continue;
      }
      advance(i, sign, block.step);
      append_to_basis(block.index, entering_schur);
      ++pivots;
      continue;
    }
    advance(i, sign, block.step);
    ++pivots;
    if (block.event == Event::done) {
      append_to_basis(i, schur);
      return Status::solved;
    }
    if (block.event == Event::driven_at_bound) {
      x_[size(i)] = block.at_upper ? upper_[size(i)] : lower_[size(i)];
      state_[size(i)] = block.at_upper ? State::at_upper : State::at_lower;
      return Status::solved;
    }
    const int leaving = basis_[size(block.index)];
    x_[size(leaving)] = block.at_upper ? upper_[size(leaving)] : lower_[size(leaving)];
    state_[size(leaving)] = block.at_upper ? State::at_upper : State::at_lower;
    w_[size(leaving)] = 0;
    remove_from_basis(block.index);
  }
}

/// Solves L y = A_Ci and returns the Schur complement A_ii - y'y, 0 if column i depends on the basis (or is zero
/// itself).
double Dantzig::project_on_basis(int i) {
  const double* column = A_ + i * stride_;
  const int m = static_cast<int>(basis_.size());
  double schur = column[i];
  for (int r = 0; r < m; ++r) {
    const double* row = factor_row(r);
    double sum = column[basis_[size(r)]];
    for (int k = 0; k < r; ++k) sum -= row[k] * y_[size(k)];
    y_[size(r)] = sum / row[r];
    schur -= y_[size(r)] * y_[size(r)];
  }
  return schur > dependence_tolerance_ * column[i] && schur > smallest_schur_ ? schur : 0;
}

/// With x_i changing at rate `sign`: dx of the basis from L' dx = -sign y (it keeps w_C = 0), and dw of all others.
void Dantzig::direction(int i, double sign) {
  const int m = static_cast<int>(basis_.size());
  for (int r = m - 1; r >= 0; --r) {
    double sum = -sign * y_[size(r)];
    for (int k = r + 1; k < m; ++k) sum -= factor_row(k)[r] * dx_[size(k)];
    dx_[size(r)] = sum / factor_row(r)[r];
  }
  const double* column = A_ + i * stride_;
  for (int j = 0; j < n_; ++j) dw_[size(j)] = sign * column[j];
  for (int r = 0; r < m; ++r) {
    const double* basic_column = A_ + basis_[size(r)] * stride_;
    const double rate = dx_[size(r)];
    for (int j = 0; j < n_; ++j) dw_[size(j)] += rate * basic_column[j];
  }
}

Dantzig::Block Dantzig::find_block(int i, double sign) const {
  Block block;
  block.step = kInfinity;
  const double rate = dw_[size(i)];
  if (rate != 0) block = {.event = Event::done, .step = -w_[size(i)] / rate, .index = i};
  const double room = sign > 0 ? upper_[size(i)] - x_[size(i)] : x_[size(i)] - lower_[size(i)];
  if (room < block.step) block = {.event = Event::driven_at_bound, .step = room, .index = i, .at_upper = sign > 0};
  consider_basis(block);
  consider_nonbasic(i, block);
  return block;
}

/// Basic variables that meet a bound first: those that would be past it, by more than round-off, at the step found so
/// far.
void Dantzig::consider_basis(Block& block) const {
  const double negligible_rate = kNegligible * largest_rate();
  for (int r = 0; r < static_cast<int>(basis_.size()); ++r) {
    const int c = basis_[size(r)];
    const double rate = dx_[size(r)];
    if (std::abs(rate) <= negligible_rate) continue;
    const double bound = rate < 0 ? lower_[size(c)] : upper_[size(c)];
    const double room = std::abs(bound - x_[size(c)]);
    if (!(std::abs(rate) * block.step - room > kNegligible * x_size_)) continue;  // also if both are infinite
    block = {.event = Event::leaves_basis, .step = room / std::abs(rate), .index = r, .at_upper = rate > 0};
  }
}

/// Settled nonbasic indices whose w would have changed sign, by more than round-off, at the step found so far.
void Dantzig::consider_nonbasic(int driven, Block& block) const {
  const double largest = largest_rate();
  for (int j = 0; j < n_; ++j) {
    const State state = state_[size(j)];
    const double rate = dw_[size(j)];
    const bool worsens = (state == State::at_lower && rate < 0) || (state == State::at_upper && rate > 0);
    if (!worsens || j == driven || skipped_[size(j)] != 0) continue;
    if (lower_[size(j)] == upper_[size(j)]) continue;  // w is free
    if (std::abs(rate) <= kNegligible * row_size_[size(j)] * largest) continue;
    const double room = state == State::at_lower ? std::max(0.0, w_[size(j)]) : std::max(0.0, -w_[size(j)]);
    if (!(std::abs(rate) * block.step - room > kNegligible * scale(j))) continue;
    block = {.event = Event::enters_basis, .step = room / std::abs(rate), .index = j};
  }
}

/// Of the driven variable (1) and the basic ones: the size against which a rate is round-off.
double Dantzig::largest_rate() const {
  double largest = 1;
  for (std::size_t r = 0; r < basis_.size(); ++r) largest = std::max(largest, std::abs(dx_[r]));
  return largest;
}

void Dantzig::advance(int i, double sign, double step) {
  if (step == 0) return;
  x_[size(i)] += sign * step;
  x_size_ = std::max(x_size_, std::abs(x_[size(i)]));
  for (std::size_t r = 0; r < basis_.size(); ++r) {
    const std::size_t c = size(basis_[r]);
    x_[c] = std::clamp(x_[c] + step * dx_[r], lower_[c], upper_[c]);
    x_size_ = std::max(x_size_, std::abs(x_[c]));
  }
  for (int j = 0; j < n_; ++j) w_[size(j)] += step * dw_[size(j)];
  for (const int c : basis_) w_[size(c)] = 0;
}

void Dantzig::append_to_basis(int i, double schur) {
  const std::size_t m = basis_.size();
  double* row = factor_row(static_cast<int>(m));
  std::copy(y_.begin(), y_.begin() + static_cast<std::ptrdiff_t>(m), row);
  row[m] = std::sqrt(schur);
  basis_.push_back(i);
  state_[size(i)] = State::basic;
  w_[size(i)] = 0;
}

/// Drops one row of L and restores the triangle with Givens rotations of its columns.
void Dantzig::remove_from_basis(int position) {
  const int m = static_cast<int>(basis_.size());
  basis_.erase(basis_.begin() + position);
  for (int r = position; r + 1 < m; ++r) std::copy_n(factor_row(r + 1), r + 2, factor_row(r));
  for (int k = position; k + 1 < m; ++k) {
    const double a = factor_row(k)[k];
    const double b = factor_row(k)[k + 1];
    const double h = std::hypot(a, b);
    const double c = a / h;
    const double s = b / h;
    for (int r = k; r + 1 < m; ++r) {
      double* row = factor_row(r);
      const double left = row[k];
      const double right = row[k + 1];
      row[k] = c * left + s * right;
      row[k + 1] = c * right - s * left;
    }
  }
}

/// One step of iterative refinement on the basic variables, given w = A x + b. Kept, and true returned, only if it
/// helps: on a nearly singular basis the correction may be all round-off.
bool Dantzig::refine() {
  const double before = largest_basic_w();
  if (before == 0) return false;
  const int m = static_cast<int>(basis_.size());
  for (int r = 0; r < m; ++r) {
    double sum = -w_[size(basis_[size(r)])];
    for (int k = 0; k < r; ++k) sum -= factor_row(r)[k] * y_[size(k)];
    y_[size(r)] = sum / factor_row(r)[r];
  }
  std::copy(x_.begin(), x_.end(), dw_.begin());
  for (int r = m - 1; r >= 0; --r) {
    double sum = y_[size(r)];
    for (int k = r + 1; k < m; ++k) sum -= factor_row(k)[r] * dx_[size(k)];
    dx_[size(r)] = sum / factor_row(r)[r];
    const int c = basis_[size(r)];
    x_[size(c)] = std::clamp(x_[size(c)] + dx_[size(r)], lower_[size(c)], upper_[size(c)]);
  }
  recompute_w();
  const double after = largest_basic_w();
  if (after >= before) {
    std::copy(dw_.begin(), dw_.end(), x_.begin());
    recompute_w();
  }
  return after < 0.5 * before;
}

double Dantzig::largest_basic_w() const {
  double largest = 0;
  for (const int c : basis_) largest = std::max(largest, std::abs(w_[size(c)]));
  return largest;
}

void Dantzig::recompute_w() {
  std::copy(b_, b_ + n_, w_.begin());
  x_size_ = 0;
  for (int j = 0; j < n_; ++j) {
    const double x = x_[size(j)];
    if (x == 0) continue;
    x_size_ = std::max(x_size_, std::abs(x));
    const double* column = A_ + j * stride_;
    for (int i = 0; i < n_; ++i) w_[size(i)] += column[i] * x;
  }
}

}  // namespace talus::solvers
