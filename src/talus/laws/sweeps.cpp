#include "talus/laws/sweeps.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace talus::laws {
namespace {

/// Of the expected impulses: all of them would keep a pile swinging, since they contain what stopped it a step ago.
constexpr double kTaken = 0.95;

double largest_eigenvalue(const Eigen::Matrix2d& m) {
  const double half_trace = 0.5 * (m(0, 0) + m(1, 1));
  const double half_difference = 0.5 * (m(0, 0) - m(1, 1));
  return half_trace + std::hypot(half_difference, m(0, 1));
}

}  // namespace

void SweepsLaw::prepare(const ContactProblem& problem) {
  rows_.prepare(problem);
  rows_.widen(problem, problem.velocity(), u_);
  const auto count = static_cast<std::size_t>(problem.contacts());
  order_.resize(count);
  std::iota(order_.begin(), order_.end(), 0);
  std::stable_sort(order_.begin(), order_.end(), [&](int i, int j) { return problem.rank(i) < problem.rank(j); });
  impulse_.resize(count);
  stiff_.resize(count);
  bounce_.resize(problem.contacts());
  zero_.setZero(problem.mass().joints().cols());
  speed_ = 0;
  for (int i = 0; i < problem.contacts(); ++i) {
    const auto k = static_cast<std::size_t>(i);
    const Vector3 v = rows_.speeds(i, u_);
    speed_ = std::max(speed_, v.cwiseAbs().maxCoeff());
    bounce_[i] = problem.least_speed()[i] + problem.restitution()[i] * std::max(0.0, -v.z());
    stiff_[k] = largest_eigenvalue(rows_.K(i).topLeftCorner<2, 2>());
  }
}

void SweepsLaw::start_from_expected(const ContactProblem& problem) {
  for (int i = 0; i < problem.contacts(); ++i) {
    Vector3& p = impulse_[static_cast<std::size_t>(i)];
    p.setZero();
    const Vector3 expected = kTaken * problem.expected(i);
    if (expected.isZero(0)) continue;
    p.z() = std::max(0.0, expected.dot(problem.normal_direction(i)));
    for (int k = 0; k < problem.tangents_per_contact(); ++k)
      p[k] = expected.dot(problem.tangent_direction(problem.tangents_per_contact() * i + k));
    const double limit = problem.friction()[i] * p.z();
    if (const double size = p.head<2>().norm(); size > limit) p.head<2>() *= limit / size;
    rows_.push(i, p, u_);
  }
  problem.mass().meet_joints(u_, zero_);
}

/// Returns the change of speed at the contact.
double SweepsLaw::push_normal(int i) {
  double& p = impulse_[static_cast<std::size_t>(i)].z();
  const double resists = rows_.K(i)(2, 2);
  const double next = std::max(0.0, p - (rows_.normal_speed(i, u_) - bounce_[i]) / resists);
  const double change = next - p;
  if (change == 0) return 0;
  rows_.push_normal(i, change, u_);
  p = next;
  return std::abs(change) * resists;
}

double SweepsLaw::rub(int i, double mu) {
  const auto k = static_cast<std::size_t>(i);
  const Eigen::Vector2d before = impulse_[k].head<2>();
  const double limit = mu * impulse_[k].z();
  if (!(stiff_[k] > 0) || (limit == 0 && before.isZero(0))) return 0;
  Eigen::Vector2d tangential = before - rows_.slip(i, u_) / stiff_[k];
  if (const double squared = tangential.squaredNorm(); squared > limit * limit)
    tangential *= limit / std::sqrt(squared);
  const Eigen::Vector2d change = tangential - before;
  if (change.isZero(0)) return 0;
  rows_.push_tangents(i, change, u_);
  impulse_[k].head<2>() = tangential;
  return stiff_[k] * change.norm();
}

/// Returns the largest change of speed at a contact.
double SweepsLaw::sweep(const ContactProblem& problem) {
  double largest = 0;
  for (const int i : order_) largest = std::max(largest, push_normal(i));
  for (const int i : order_) largest = std::max(largest, rub(i, problem.friction()[i]));
  std::reverse(order_.begin(), order_.end());  // up and down a pile in turn
  problem.mass().meet_joints(u_, zero_);
  return largest;
}

void SweepsLaw::keep_energy(const ContactProblem& problem, Response& response) const {
  const Vector change = response.velocity - problem.velocity();
  const double squared = problem.mass().inner(change, change);
  const double work = problem.mass().inner(problem.velocity(), change);
  if (!(squared > 0) || 2 * work + squared <= 0) return;
  const double factor = std::clamp(-work / squared, 0.0, 1.0);
  response.velocity = problem.velocity() + factor * change;
  response.normal_impulse *= factor;
  response.tangent_impulse *= factor;
}

void SweepsLaw::solve(const ContactProblem& problem, Response& response) {
  prepare(problem);
  start_from_expected(problem);
  response.status = Status::iteration_limit;
  double change = 0;
  while (response.status != Status::solved && response.iterations < settings_.max_sweeps) {
    change = sweep(problem);
    ++response.iterations;
    if (change <= settings_.tolerance * speed_) response.status = Status::solved;
  }
  response.residuals.complementarity = speed_ > 0 ? change / speed_ : 0;
  rows_.narrow(problem, u_, response.velocity);
  for (int i = 0; i < problem.contacts(); ++i)
    BodyRows::note(problem, i, impulse_[static_cast<std::size_t>(i)], response);
  if ((problem.least_speed().array() != 0).any()) return;
  keep_energy(problem, response);
  if (problem.contacts() > settings_.exact) return;
  const Status status = rest_.stop(problem, response);
  if (status != Status::solved) response.status = status;
}

}  // namespace talus::laws
