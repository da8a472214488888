#include "talus/solvers/rosenbrock.h"

#include <algorithm>
#include <cmath>

namespace talus::solvers {
namespace {

/// Shampine's last two stages look at the same place: f is computed once for both.
bool same_place(const RosenbrockMethod& method, int i) {
  const auto k = static_cast<std::size_t>(i);
  return i > 0 && method.c[k] == method.c[k - 1] && method.a[k] == method.a[k - 1];
}

}  // namespace

bool Rosenbrock::stage(StiffSystem& system, int i, double t, const Vector& y, const Vector& f_t, double h) {
  const RosenbrockMethod& m = *method_;
  const auto k = static_cast<std::size_t>(i);
  if (!same_place(m, i)) {
    argument_ = y;
    for (std::size_t j = 0; j < k; ++j)
      if (m.a[k][j] != 0) argument_ += m.a[k][j] * u_[j];
    system.derivative(t + m.c[k] * h, argument_, f_);
  }
  right_ = f_ + (m.d[k] * h) * f_t;
  for (std::size_t j = 0; j < k; ++j)
    if (m.C[k][j] != 0) right_ += (m.C[k][j] / h) * u_[j];
  return system.solve(right_, u_[k]);
}

bool Rosenbrock::step(StiffSystem& system, double t, const Vector& y, const Vector& f_t, double h, Vector& y_new,
                      Vector& error) {
  if (!system.factor(1 / (method_->gamma * h))) return false;
  y_new = y;
  error.setZero(y.size());
  for (int i = 0; i < method_->stages; ++i) {
    const auto k = static_cast<std::size_t>(i);
    u_[k].resize(y.size());
    if (!stage(system, i, t, y, f_t, h)) return false;
    y_new += method_->b[k] * u_[k];
    if (method_->e[k] != 0) error += method_->e[k] * u_[k];
  }
  return true;
}

double Rosenbrock::error_norm(const StiffSystem& system, const Vector& y, const Vector& y_new) {
  scale_ = settings_.absolute_error + settings_.relative_error * y.cwiseAbs().cwiseMax(y_new.cwiseAbs()).array();
  system.scale_errors(y, y_new, scale_);
  return error_.cwiseQuotient(scale_).cwiseAbs().maxCoeff();
}

double Rosenbrock::factor_for(double error) const {
  if (error <= 0) return settings_.most_factor;
  const double wanted = settings_.safety * std::pow(error, -1.0 / (method_->error_order + 1));
  return std::clamp(wanted, settings_.least_factor, settings_.most_factor);
}

Rosenbrock::Attempt Rosenbrock::attempt(StiffSystem& system, double t, double h, const Vector& y) {
  Attempt attempt;
  attempt.solved = step(system, t, y, f_t_, h, y_new_, error_);
  attempt.finite = attempt.solved && y_new_.allFinite() && error_.allFinite();
  if (attempt.finite && method_->error_order > 0) attempt.error = error_norm(system, y, y_new_);
  attempt.good = attempt.finite && attempt.error <= 1;
  return attempt;
}

double Rosenbrock::longer_step(const Attempt& attempt, double planned, double length, bool was_repeated) const {
  if (method_->error_order == 0) return planned;
  const double factor = factor_for(attempt.error);
  const double next = length * (was_repeated ? std::min(1.0, factor) : factor);
  // A step cut short by the end says nothing against the longer one that was planned.
  return length < planned ? std::max(planned, next) : next;
}

double Rosenbrock::shorter_step(const Attempt& attempt, double length) const {
  return length * (attempt.finite ? std::min(0.9, factor_for(attempt.error)) : 0.5);
}

RosenbrockInfo Rosenbrock::advance(StiffSystem& system, double t, double duration, Vector& y, double first_step) {
  RosenbrockInfo info;
  const double end = t + duration, whole = first_step > 0 ? first_step : duration;
  double h = whole;
  info.reached = t;
  while (info.reached < end && info.status == Status::solved) {
    f_t_.setZero(y.size());
    system.linearise(info.reached, y, f_t_);
    for (int tries = 0;; ++tries) {
      const bool last = h >= (end - info.reached) * (1 - 1e-12);
      const double length = last ? end - info.reached : h;
      const Attempt attempt = this->attempt(system, info.reached, length, y);
      if (!attempt.solved) ++info.failed_solves;
      if (attempt.good) {
        info.reached = last ? end : info.reached + length;
        y.swap(y_new_);
        system.accept(info.reached, length, y);
        h = longer_step(attempt, method_->error_order == 0 ? whole : h, length, tries > 0);
        break;
      }
      ++info.retries;
      h = shorter_step(attempt, length);
      if (tries >= settings_.most_retries) {
        info.status = attempt.finite || !attempt.solved ? Status::iteration_limit : Status::non_finite;
        break;
      }
    }
    if (info.status == Status::solved && ++info.steps >= settings_.most_steps && info.reached < end)
      info.status = Status::iteration_limit;
  }
  info.next_step = h;
  return info;
}

}  // namespace talus::solvers
