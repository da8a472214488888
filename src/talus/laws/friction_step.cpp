#include "talus/laws/friction_step.h"

#include <algorithm>

namespace talus::laws {
namespace {

constexpr double kNoDirection = 1e-12;  // tangential speed, as a share of the terms it is the sum of

/// The unit vector against the tangential velocity of a contact; zero if that velocity is round-off.
Vector opposing_direction(const ContactProblem& problem, int contact, const Vector& velocity) {
  const int per_contact = problem.tangents_per_contact();
  const auto T = problem.tangents().middleCols(contact * per_contact, per_contact);
  const Vector v_t = T.transpose() * velocity;
  const double size = (T.cwiseAbs().transpose() * velocity.cwiseAbs()).norm();
  const double speed = v_t.norm();
  if (speed <= kNoDirection * size) return Vector::Zero(per_contact);
  return -v_t / speed;
}

}  // namespace

bool FrictionStep::prepare(const ContactProblem& problem, const Vector& velocity_before,
                           const Vector& velocity_after_normal) {
  contacts_.clear();
  for (int k = 0; k < problem.contacts(); ++k)
    if (problem.friction()[k] > 0) contacts_.push_back(k);
  const auto count = static_cast<Eigen::Index>(contacts_.size());
  const int per_contact = problem.tangents_per_contact();
  directions_.resize(per_contact, count);
  D_.resize(problem.dofs(), count);
  for (Eigen::Index j = 0; j < count; ++j) {
    const int k = contacts_[static_cast<std::size_t>(j)];
    directions_.col(j) = opposing_direction(problem, k, velocity_before);
    if (directions_.col(j).isZero(0)) directions_.col(j) = opposing_direction(problem, k, velocity_after_normal);
    D_.col(j).noalias() = problem.tangents().middleCols(k * per_contact, per_contact) * directions_.col(j);
  }
  Minv_D_.resize(problem.dofs(), count);
  problem.mass().solve(D_, Minv_D_);
  H_.noalias() = D_.transpose() * Minv_D_;
  H_ = (0.5 * (H_ + H_.transpose())).eval();
  z_.setZero(count);
  residual_ = 0;
  return count > 0;
}

Status FrictionStep::apply(const ContactProblem& problem, const Vector& normal_impulse, Vector& velocity) {
  const auto count = static_cast<Eigen::Index>(contacts_.size());
  g_.noalias() = D_.transpose() * velocity;
  lower_ = -z_;
  upper_.resize(count);
  for (Eigen::Index j = 0; j < count; ++j) {
    const int k = contacts_[static_cast<std::size_t>(j)];
    upper_[j] = std::max(0.0, problem.friction()[k] * normal_impulse[k] - z_[j]);
  }
  const solvers::BoxQpInfo info = qp_.solve(H_, g_, lower_, upper_, dz_);
  residual_ = std::max(residual_, info.residual);
  if (info.status != Status::solved) return info.status;
  change_.noalias() = Minv_D_ * dz_;
  const double squared = problem.mass().inner(change_, change_);
  if (!(squared > 0)) return Status::solved;
  // The minimum along the step is at its end or beyond; round-off must not carry it past the minimum.
  const double factor = std::clamp(-problem.mass().inner(velocity, change_) / squared, 0.0, 1.0);
  velocity += factor * change_;
  z_ += factor * dz_;
  return Status::solved;
}

void FrictionStep::write_impulse(const ContactProblem& problem, Vector& tangent_impulse) const {
  const int per_contact = problem.tangents_per_contact();
  for (std::size_t j = 0; j < contacts_.size(); ++j) {
    const auto column = static_cast<Eigen::Index>(j);
    tangent_impulse.segment(contacts_[j] * per_contact, per_contact) = z_[column] * directions_.col(column);
  }
}

}  // namespace talus::laws
