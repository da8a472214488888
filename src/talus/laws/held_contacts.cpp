#include "talus/laws/held_contacts.h"

#include <algorithm>
#include <cmath>

namespace talus::laws {
namespace {

constexpr int kFewContacts = 12;
constexpr double kStiff = 1e6;     // weights over the mass that meets at a contact
constexpr int kMostRounds = 12;    // of the multipliers
constexpr int kMostReleases = 12;  // of contacts that would pull
constexpr double kHeld = 1e-11;    // speed left, of the largest before
constexpr double kOutside = 1e-9;  // of the largest impulse

}  // namespace

bool HeldContacts::suits(const ContactProblem& problem) {
  return problem.dimension() == 3 && problem.contacts() > kFewContacts && !problem.mass().has_joints() &&
         (problem.restitution().array() == 0).all() && (problem.least_speed().array() == 0).all();
}

bool HeldContacts::factor(const ContactProblem& problem) {
  entries_.clear();
  const auto add = [&](int row, int column, const Eigen::Matrix<double, 6, 6>& block) {
    for (int c = 0; c < 6; ++c)
      for (int r = row == column ? c : 0; r < 6; ++r) entries_.emplace_back(row + r, column + c, block(r, c));
  };
  for (int body = 0; body < problem.mass().bodies(); ++body) {
    Eigen::Matrix<double, 6, 6> M = Eigen::Matrix<double, 6, 6>::Zero();
    M.topLeftCorner<3, 3>().diagonal().setConstant(1 / problem.mass().inverse_mass(body));
    M.bottomRightCorner<3, 3>() = problem.mass().inverse_inertia(body).inverse();
    add(6 * body, 6 * body, M);
  }
  for (int i = 0; i < problem.contacts(); ++i) {
    if (!held_[static_cast<std::size_t>(i)]) continue;
    const double w = weight_[static_cast<std::size_t>(i)];
    const double tangential = problem.friction()[i] > 0 ? w : 0;
    rows_.blocks(i, {tangential, tangential, w}, add);
  }
  H_.resize(problem.dofs(), problem.dofs());
  H_.setFromTriplets(entries_.begin(), entries_.end());
  factor_.compute(H_);
  return factor_.info() == Eigen::Success;
}

bool HeldContacts::find_impulses(const ContactProblem& problem) {
  impulse_.assign(static_cast<std::size_t>(problem.contacts()), Vector3::Zero());
  for (int round = 0; round < kMostRounds; ++round) {
    right_ = momentum_;
    for (int i = 0; i < problem.contacts(); ++i)
      if (held_[static_cast<std::size_t>(i)]) rows_.add_generalized(i, impulse_[static_cast<std::size_t>(i)], right_);
    u_ = factor_.solve(right_);
    double moving = 0;
    for (int i = 0; i < problem.contacts(); ++i) {
      if (!held_[static_cast<std::size_t>(i)]) continue;
      Vector3 v = rows_.speeds(i, u_);
      if (problem.friction()[i] <= 0) v.head<2>().setZero();
      moving = std::max(moving, v.cwiseAbs().maxCoeff());
      impulse_[static_cast<std::size_t>(i)] -= weight_[static_cast<std::size_t>(i)] * v;
    }
    if (moving <= kHeld * speed_) return true;
    if (!std::isfinite(moving)) return false;
  }
  return false;
}

/// Changes the set of contacts that hold; false: there is nothing to change.
bool HeldContacts::release(const ContactProblem& problem) {
  double largest = 0;
  for (const Vector3& p : impulse_) largest = std::max(largest, p.z());
  bool changed = false;
  for (int i = 0; i < problem.contacts(); ++i) {
    char& held = held_[static_cast<std::size_t>(i)];
    const bool pulls = held && impulse_[static_cast<std::size_t>(i)].z() < -kOutside * largest;
    const bool approaches = !held && rows_.normal_speed(i, u_) < -kHeld * speed_;
    if (!pulls && !approaches) continue;
    held = approaches;
    changed = true;
  }
  return changed;
}

bool HeldContacts::within_cones(const ContactProblem& problem) const {
  double largest = 0;
  for (const Vector3& p : impulse_) largest = std::max(largest, p.z());
  for (int i = 0; i < problem.contacts(); ++i) {
    const Vector3& p = impulse_[static_cast<std::size_t>(i)];
    if (p.head<2>().norm() > problem.friction()[i] * std::max(0.0, p.z()) + kOutside * largest) return false;
  }
  return true;
}

bool HeldContacts::solve(const ContactProblem& problem, Response& response) {
  rows_.prepare(problem);
  held_.assign(static_cast<std::size_t>(problem.contacts()), 1);
  weight_.resize(held_.size());
  momentum_.resize(problem.dofs());
  problem.mass().multiply(problem.velocity(), momentum_);
  speed_ = 0;
  const Vector start = problem.velocity();
  for (int i = 0; i < problem.contacts(); ++i) {
    weight_[static_cast<std::size_t>(i)] = kStiff * 3 / rows_.K(i).trace();
    speed_ = std::max(speed_, rows_.speeds(i, start).cwiseAbs().maxCoeff());
  }
  if (!(speed_ > 0)) return false;
  for (int round = 0;; ++round) {
    if (round == kMostReleases || !factor(problem) || !find_impulses(problem)) return false;
    if (!release(problem)) break;
  }
  if (!within_cones(problem)) return false;
  response.velocity = u_;
  for (int i = 0; i < problem.contacts(); ++i) {
    Vector3 p = impulse_[static_cast<std::size_t>(i)];
    p.z() = std::max(0.0, p.z());
    BodyRows::note(problem, i, p, response);
  }
  response.status = Status::solved;
  response.iterations = 1;
  return true;
}

}  // namespace talus::laws
