#include "talus/spatial/penalty_linear.h"

#include <algorithm>

namespace talus::spatial {
namespace {

/// Far below what the error of a step leaves of a solution, far above round-off.
constexpr double kIterativeTolerance = 1e-10;

}  // namespace

void GroupJacobian::start(int bodies) {
  bodies_ = bodies;
  blocks_.clear();
  kinematics_.assign(static_cast<std::size_t>(bodies), {});
  for (int i = 0; i < bodies; ++i) blocks_.push_back({i, i});
}

int GroupJacobian::add_pair(int row, int column) {
  if (row == column) return row;
  for (std::size_t k = static_cast<std::size_t>(bodies_); k < blocks_.size(); ++k)
    if (blocks_[k].row == row && blocks_[k].column == column) return static_cast<int>(k);
  blocks_.push_back({row, column});
  return static_cast<int>(blocks_.size()) - 1;
}

void GroupJacobian::freeze() {
  const Eigen::Index n = 6 * bodies_;
  if (solver_ == LinearSolver::direct && small()) return;
  std::vector<Eigen::Triplet<double>> entries;
  entries.reserve(blocks_.size() * 36);
  for (const Block& block : blocks_)
    for (int c = 0; c < 6; ++c)
      for (int r = 0; r < 6; ++r) entries.emplace_back(6 * block.row + r, 6 * block.column + c, 0.0);
  reduced_.resize(n, n);
  reduced_.setFromTriplets(entries.begin(), entries.end());
  for (Block& block : blocks_)
    for (int c = 0; c < 6; ++c) {
      const int* inner = reduced_.innerIndexPtr();
      const int *first = inner + reduced_.outerIndexPtr()[6 * block.column + c],
                *last = inner + reduced_.outerIndexPtr()[6 * block.column + c + 1];
      block.start[static_cast<std::size_t>(c)] = std::lower_bound(first, last, 6 * block.row) - inner;
    }
  if (solver_ == LinearSolver::direct) sparse_lu_.analyzePattern(reduced_);
}

void GroupJacobian::set_zero() {
  for (Block& block : blocks_) block.entries.setZero();
}

void GroupJacobian::set_kinematics(int body, const BodyFrame& frame, const Vector4& q) {
  Kinematics& k = kinematics_[static_cast<std::size_t>(body)];
  const Eigen::Matrix<double, 4, 3> by_spin = attitude_rate_by_spin(q);
  k.inverse_mass = frame.dv_dP;
  k.by_q = attitude_rate_by_attitude(frame.w) + by_spin * frame.dw_dq;
  k.by_L = by_spin * frame.dw_dL;
}

void GroupJacobian::reduce(double shift) {
  shift_ = shift;
  for (Kinematics& k : kinematics_) {
    k.G = (shift * Eigen::Matrix4d::Identity() - k.by_q).inverse();
    k.G_by_L = k.G * k.by_L;
  }
  const bool dense = solver_ == LinearSolver::direct && small();
  if (dense) dense_.setZero(6 * bodies_, 6 * bodies_);
  for (const Block& block : blocks_) {
    const Kinematics& k = kinematics_[static_cast<std::size_t>(block.column)];
    Eigen::Matrix<double, 6, 6> m;
    m.leftCols<3>() = -block.entries.middleCols<3>(kAtP) - (k.inverse_mass / shift) * block.entries.middleCols<3>(kAtX);
    m.rightCols<3>() = -block.entries.middleCols<3>(kAtL) - block.entries.middleCols<4>(kAtQ) * k.G_by_L;
    if (block.row == block.column) m.diagonal().array() += shift;
    if (dense) {
      dense_.block<6, 6>(6 * block.row, 6 * block.column) = m;
      continue;
    }
    for (int c = 0; c < 6; ++c)
      Eigen::Map<Eigen::Matrix<double, 6, 1>>(reduced_.valuePtr() + block.start[static_cast<std::size_t>(c)]) =
          m.col(c);
  }
}

bool GroupJacobian::factor(double shift) {
  reduce(shift);
  switch (solver_) {
    case LinearSolver::direct:
      if (small()) {
        if (!dense_.allFinite()) return false;
        dense_lu_.compute(dense_);
        return true;
      }
      sparse_lu_.factorize(reduced_);
      return sparse_lu_.info() == Eigen::Success;
    case LinearSolver::bicgstab_diagonal:
      diagonal_.setTolerance(kIterativeTolerance);
      diagonal_.compute(reduced_);
      return diagonal_.info() == Eigen::Success;
    case LinearSolver::bicgstab_block:
      block_.setTolerance(kIterativeTolerance);
      block_.compute(reduced_);
      return true;
  }
  return false;
}

bool GroupJacobian::solve_reduced() {
  switch (solver_) {
    case LinearSolver::direct:
      if (small())
        answer_ = dense_lu_.solve(right_);
      else
        answer_ = sparse_lu_.solve(right_);
      return answer_.allFinite();
    case LinearSolver::bicgstab_diagonal:
      answer_ = diagonal_.solve(right_);
      return diagonal_.info() == Eigen::Success && answer_.allFinite();
    case LinearSolver::bicgstab_block:
      answer_ = block_.solve(right_);
      return block_.info() == Eigen::Success && answer_.allFinite();
  }
  return false;
}

bool GroupJacobian::solve(const Vector& right, Vector& x) {
  const auto part = [&](int body) { return right.segment<kStateSize>(kStateSize * body); };
  right_.resize(6 * bodies_);
  for (int i = 0; i < bodies_; ++i) right_.segment<6>(6 * i) = part(i).segment<6>(kAtP);
  for (const Block& block : blocks_) {
    const Kinematics& k = kinematics_[static_cast<std::size_t>(block.column)];
    const Vector4 turn = k.G * part(block.column).segment<4>(kAtQ);
    right_.segment<6>(6 * block.row) +=
        block.entries.middleCols<3>(kAtX) * part(block.column).segment<3>(kAtX) / shift_ +
        block.entries.middleCols<4>(kAtQ) * turn;
  }
  if (!solve_reduced()) return false;
  x.resize(kStateSize * bodies_);
  for (int i = 0; i < bodies_; ++i) {
    const Kinematics& k = kinematics_[static_cast<std::size_t>(i)];
    auto out = x.segment<kStateSize>(kStateSize * i);
    out.segment<6>(kAtP) = answer_.segment<6>(6 * i);
    out.segment<3>(kAtX) = (part(i).segment<3>(kAtX) + k.inverse_mass * answer_.segment<3>(6 * i)) / shift_;
    out.segment<4>(kAtQ) = k.G * part(i).segment<4>(kAtQ) + k.G_by_L * answer_.segment<3>(6 * i + 3);
  }
  return true;
}

core::Matrix GroupJacobian::dense() const {
  core::Matrix J = core::Matrix::Zero(kStateSize * bodies_, kStateSize * bodies_);
  for (const Block& block : blocks_)
    J.block<6, kStateSize>(kStateSize * block.row + kAtP, kStateSize * block.column) = block.entries;
  for (int i = 0; i < bodies_; ++i) {
    const Kinematics& k = kinematics_[static_cast<std::size_t>(i)];
    const int at = kStateSize * i;
    J.block<3, 3>(at + kAtX, at + kAtP).diagonal().setConstant(k.inverse_mass);
    J.block<4, 4>(at + kAtQ, at + kAtQ) = k.by_q;
    J.block<4, 3>(at + kAtQ, at + kAtL) = k.by_L;
  }
  return J;
}

}  // namespace talus::spatial
