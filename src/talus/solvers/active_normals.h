#pragma once

// The unit normals of the rows that an active-set method holds, as a thin QR factorisation
//
//     N = Q R,    N: n x k normals,  Q: n x k orthonormal,  R: k x k upper triangular.
//
// Appending orthogonalises twice (Daniel, Gragg, Kaufman & Stewart 1976, Math. Comp. 30), so that Q stays orthonormal
// to round-off; removing restores R with Givens rotations.

#include "talus/core/linear_algebra.h"
#include "talus/solvers/buffer.h"

namespace talus::solvers {

class ActiveNormals {
 public:
  using VectorRef = Eigen::Ref<core::Vector>;
  using Index = Eigen::Index;

  /// Forget all normals; at most n (the dimension) can be held.
  void reset(Index dimension);

  [[nodiscard]] Index count() const { return count_; }

  /// d = Q' v,  z = v - Q d
  void split(const core::ConstVectorRef& v, VectorRef d, VectorRef z) const;
  /// Hold the normal that `split` gave (d, z) for; |z| must not be zero.
  void append(const core::ConstVectorRef& d, const core::ConstVectorRef& z);
  /// Let go of normal k; the later ones move up by one.
  void remove(Index k);

  /// d = Q' v
  void coordinates(const core::ConstVectorRef& v, VectorRef d) const;
  /// v += Q d
  void add_range(const core::ConstVectorRef& d, VectorRef v) const;
  /// b := R^-1 b   and   b := R^-T b
  void solve(VectorRef b) const;
  void solve_transposed(VectorRef b) const;

 private:
  MatrixBuffer Q_;
  MatrixBuffer R_;
  Index count_ = 0;
};

}  // namespace talus::solvers
