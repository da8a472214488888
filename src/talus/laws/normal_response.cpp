#include "talus/laws/normal_response.h"

#include <algorithm>
#include <limits>

namespace talus::laws {

void ContactMatrices::compute(const ContactProblem& problem) {
  Minv_N.resize(problem.dofs(), problem.contacts());
  problem.mass().solve(problem.normals(), Minv_N);
  A.noalias() = problem.normals().transpose() * Minv_N;
  // Symmetric up to round-off as computed; the solvers take it as exactly symmetric.
  A = (0.5 * (A + A.transpose())).eval();
}

void NormalResponse::scatter(std::span<const int> contacts, const Vector& values, Vector& impulse) const {
  impulse.setZero(problem_->contacts());
  for (std::size_t k = 0; k < contacts.size(); ++k)
    impulse[contacts[k]] = std::max(0.0, values[static_cast<Eigen::Index>(k)]);
}

void PivotingResponse::prepare(const ContactProblem& problem, const ContactMatrices& matrices) {
  problem_ = &problem;
  matrices_ = &matrices;
}

Status PivotingResponse::solve(std::span<const int> contacts, const Vector& velocity, Vector& impulse) {
  const auto count = static_cast<Eigen::Index>(contacts.size());
  A_.resize(count, count);
  b_.resize(count);
  for (Eigen::Index i = 0; i < count; ++i) {
    const int contact = contacts[static_cast<std::size_t>(i)];
    b_[i] = problem_->normals().col(contact).dot(velocity);
    for (Eigen::Index j = 0; j < count; ++j) A_(i, j) = matrices_->A(contact, contacts[static_cast<std::size_t>(j)]);
  }
  const solvers::LcpInfo info = closest_.solve_minimum_norm(A_, b_, solution_);
  residual_ = info.residual;
  scatter(contacts, solution_.z, impulse);
  return info.status;
}

void ProjectionResponse::prepare(const ContactProblem& problem, const ContactMatrices& matrices) {
  problem_ = &problem;
  matrices_ = &matrices;
  M_ = problem.mass().dense();
}

Status ProjectionResponse::solve(std::span<const int> contacts, const Vector& velocity, Vector& impulse) {
  const auto count = static_cast<Eigen::Index>(contacts.size());
  const Matrix& joints = problem_->mass().joints();  // held as equations
  N_rows_.resize(count + joints.cols(), problem_->dofs());
  for (Eigen::Index i = 0; i < count; ++i)
    N_rows_.row(i) = problem_->normals().col(contacts[static_cast<std::size_t>(i)]).transpose();
  if (joints.cols() > 0) N_rows_.bottomRows(joints.cols()) = joints.transpose();
  g_.noalias() = -M_ * velocity;
  lower_.setZero(N_rows_.rows());
  upper_.setZero(N_rows_.rows());
  upper_.head(count).setConstant(std::numeric_limits<double>::infinity());
  const solvers::QpInfo info = qp_.solve(M_, g_, N_rows_, lower_, upper_, solution_);
  residual_ = std::max({info.primal_residual, info.dual_residual, info.complementarity});
  scatter(contacts, solution_.y.head(count), impulse);
  return info.status;
}

}  // namespace talus::laws
