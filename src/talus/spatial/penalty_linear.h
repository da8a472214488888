#pragma once

// The linear systems (s I - J) d = r of a group of n bodies, J in blocks of 13 x 13:
//
//     rows x   d_P/m                         rows P, L   6 x 13 blocks (i, j) of the forces on i by the state of j
//     rows q   K_q d_q + K_L d_L
//
// Rows x and q are solved by hand for d_x and d_q, body by body, which leaves a sparse system of 6 n unknowns (P, L):
//
//     d_x = (r_x + d_P/m)/s,    d_q = G (r_q + K_L d_L),    G = (s I - K_q)^-1
//
// solved directly (LU; dense where it is small) or by BiCGSTAB with the inverse of the diagonal or of its 6 x 6 blocks.

#include <memory>
#include <vector>

#include <Eigen/IterativeLinearSolvers>
#include <Eigen/SparseCore>
#include <Eigen/SparseLU>

#include "talus/spatial/model.h"
#include "talus/spatial/penalty_body.h"

namespace talus::spatial {

/// (F, tau) on one body by the state of another.
using ForceBlock = Eigen::Matrix<double, 6, kStateSize, Eigen::RowMajor>;

/// Inverses of the 6 x 6 blocks on the diagonal, in the form in which Eigen takes preconditioners.
class BlockPreconditioner {
 public:
  using StorageIndex = int;
  enum { ColsAtCompileTime = Eigen::Dynamic, MaxColsAtCompileTime = Eigen::Dynamic };

  template <class Sparse>
  BlockPreconditioner& analyzePattern(const Sparse&) {
    return *this;
  }
  template <class Sparse>
  BlockPreconditioner& factorize(const Sparse& matrix) {
    blocks_.resize(static_cast<std::size_t>(matrix.rows() / 6));
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      const Eigen::Index at = static_cast<Eigen::Index>(6 * i);
      blocks_[i].compute(Eigen::Matrix<double, 6, 6>(matrix.block(at, at, 6, 6)));
    }
    return *this;
  }
  template <class Sparse>
  BlockPreconditioner& compute(const Sparse& matrix) {
    return factorize(matrix);
  }
  [[nodiscard]] core::Vector solve(const core::Vector& right) const {
    core::Vector x(right.size());
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      const Eigen::Index at = static_cast<Eigen::Index>(6 * i);
      x.segment<6>(at) = blocks_[i].solve(right.segment<6>(at));
    }
    return x;
  }
  [[nodiscard]] Eigen::ComputationInfo info() const { return Eigen::Success; }

 private:
  std::vector<Eigen::PartialPivLU<Eigen::Matrix<double, 6, 6>>> blocks_;
};

class GroupJacobian {
 public:
  using Vector = core::Vector;

  explicit GroupJacobian(LinearSolver solver) : solver_(solver) {}

  /// Which bodies feel which: call `add_pair` for all of them, then `freeze`. Every body feels itself.
  void start(int bodies);
  int add_pair(int row, int column);
  void freeze();

  void set_zero();
  ForceBlock& block(int number) { return blocks_[static_cast<std::size_t>(number)].entries; }
  void set_kinematics(int body, const BodyFrame& frame, const Vector4& q);

  [[nodiscard]] bool factor(double shift);
  [[nodiscard]] bool solve(const Vector& right, Vector& x);
  /// The whole matrix J, for tests.
  [[nodiscard]] core::Matrix dense() const;

 private:
  struct Block {
    int row = 0, column = 0;
    ForceBlock entries = ForceBlock::Zero();
    std::array<Eigen::Index, 6> start{};  // of its columns among the values of reduced_
  };
  struct Kinematics {
    double inverse_mass = 0;
    Eigen::Matrix4d by_q = Eigen::Matrix4d::Zero();
    Eigen::Matrix<double, 4, 3> by_L = Eigen::Matrix<double, 4, 3>::Zero();
    Eigen::Matrix4d G = Eigen::Matrix4d::Zero();
    Eigen::Matrix<double, 4, 3> G_by_L = Eigen::Matrix<double, 4, 3>::Zero();
  };

  void reduce(double shift);
  [[nodiscard]] bool small() const { return bodies_ <= 12; }
  [[nodiscard]] bool solve_reduced();

  LinearSolver solver_;
  int bodies_ = 0;
  double shift_ = 1;
  std::vector<Block> blocks_;
  std::vector<Kinematics> kinematics_;
  Eigen::SparseMatrix<double> reduced_;
  core::Matrix dense_;
  Vector right_, answer_;
  Eigen::PartialPivLU<core::Matrix> dense_lu_;
  Eigen::SparseLU<Eigen::SparseMatrix<double>> sparse_lu_;
  Eigen::BiCGSTAB<Eigen::SparseMatrix<double>, Eigen::DiagonalPreconditioner<double>> diagonal_;
  Eigen::BiCGSTAB<Eigen::SparseMatrix<double>, BlockPreconditioner> block_;
};

}  // namespace talus::spatial
