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
  const int nowhere = static_cast<int>(u_.size());
  u_.conservativeResize(nowhere + 6);
  u_.tail<6>().setZero();
  const auto count = static_cast<std::size_t>(problem.contacts());
  order_.resize(count);
  std::iota(order_.begin(), order_.end(), 0);
  std::stable_sort(order_.begin(), order_.end(), [&](int i, int j) { return problem.rank(i) < problem.rank(j); });
  zero_.setZero(problem.mass().joints().cols());
  normals_.resize(count);
  frictions_.clear();
  speed_ = 0;
  for (std::size_t k = 0; k < count; ++k) {
    const int i = order_[k];
    const Vector3 v = rows_.speeds(i, u_);
    speed_ = std::max(speed_, v.cwiseAbs().maxCoeff());
    const double bounce = problem.least_speed()[i] + problem.restitution()[i] * std::max(0.0, -v.z());
    normals_[k] = {rows_.lean(i, 2, nowhere), rows_.K(i)(2, 2), bounce, 0};
    const double stiff = largest_eigenvalue(rows_.K(i).topLeftCorner<2, 2>());
    if (problem.friction()[i] > 0 && stiff > 0)
      frictions_.push_back({k, rows_.lean(i, 0, nowhere), rows_.lean(i, 1, nowhere), problem.friction()[i], stiff});
  }
}

void SweepsLaw::start_from_expected(const ContactProblem& problem) {
  const int tangents = problem.tangents_per_contact();
  for (std::size_t k = 0; k < normals_.size(); ++k) {
    const int i = order_[k];
    normals_[k].impulse = std::max(0.0, kTaken * problem.expected(i).dot(problem.normal_direction(i)));
    normals_[k].row.push(normals_[k].impulse, u_.data());
  }
  for (Friction& f : frictions_) {
    const int i = order_[f.normal];
    for (int t = 0; t < tangents; ++t)
      f.impulse[t] = kTaken * problem.expected(i).dot(problem.tangent_direction(tangents * i + t));
    const double limit = f.mu * normals_[f.normal].impulse;
    if (const double size = f.impulse.norm(); size > limit) f.impulse *= limit / size;
    f.first.push(f.impulse[0], u_.data());
    f.second.push(f.impulse[1], u_.data());
  }
  meet_joints(problem);
}

/// Both return the change of speed at the contact.
double SweepsLaw::push(Normal& contact) {
  const double next = std::max(0.0, contact.impulse - (contact.row.speed(u_.data()) - contact.bounce) / contact.K);
  const double change = next - contact.impulse;
  if (change == 0) return 0;
  contact.row.push(change, u_.data());
  contact.impulse = next;
  return std::abs(change) * contact.K;
}

double SweepsLaw::rub(Friction& contact) {
  const double limit = contact.mu * normals_[contact.normal].impulse;
  if (limit == 0 && contact.impulse.isZero(0)) return 0;
  const Eigen::Vector2d slip(contact.first.speed(u_.data()), contact.second.speed(u_.data()));
  Eigen::Vector2d next = contact.impulse - slip / contact.stiff;
  if (const double squared = next.squaredNorm(); squared > limit * limit) next *= limit / std::sqrt(squared);
  const Eigen::Vector2d change = next - contact.impulse;
  if (change.isZero(0)) return 0;
  contact.first.push(change[0], u_.data());
  contact.second.push(change[1], u_.data());
  contact.impulse = next;
  return contact.stiff * change.norm();
}

/// Up and down a pile in turn. Returns the largest change of speed at a contact.
double SweepsLaw::sweep(const ContactProblem& problem, bool upwards) {
  double largest = 0;
  if (upwards) {
    for (Normal& contact : normals_) largest = std::max(largest, push(contact));
    for (Friction& contact : frictions_) largest = std::max(largest, rub(contact));
  } else {
    for (auto contact = normals_.rbegin(); contact != normals_.rend(); ++contact)
      largest = std::max(largest, push(*contact));
    for (auto contact = frictions_.rbegin(); contact != frictions_.rend(); ++contact)
      largest = std::max(largest, rub(*contact));
  }
  meet_joints(problem);
  return largest;
}

void SweepsLaw::meet_joints(const ContactProblem& problem) {
  u_.tail<6>().setZero();
  if (problem.mass().has_joints()) problem.mass().meet_joints(u_.head(problem.dofs()), zero_);
}

void SweepsLaw::note(const ContactProblem& problem, Response& response) const {
  std::vector<Vector3> impulses(normals_.size(), Vector3::Zero());
  for (std::size_t k = 0; k < normals_.size(); ++k) impulses[k].z() = normals_[k].impulse;
  for (const Friction& f : frictions_) impulses[f.normal].head<2>() = f.impulse;
  for (std::size_t k = 0; k < normals_.size(); ++k) BodyRows::note(problem, order_[k], impulses[k], response);
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
    change = sweep(problem, response.iterations % 2 == 0);
    ++response.iterations;
    if (change <= settings_.tolerance * speed_) response.status = Status::solved;
  }
  response.residuals.complementarity = speed_ > 0 ? change / speed_ : 0;
  rows_.narrow(problem, u_.head(u_.size() - 6), response.velocity);
  note(problem, response);
  if ((problem.least_speed().array() != 0).any()) return;
  keep_energy(problem, response);
  if (problem.contacts() > settings_.exact) return;
  const Status status = rest_.stop(problem, response);
  if (status != Status::solved) response.status = status;
}

}  // namespace talus::laws
