#pragma once

// Of all solutions of LCP(A, b) with symmetric positive semi-definite A, the one nearest a given point p:
//
//     minimise |z - p|^2   subject to   z >= 0,   w = A z + b >= 0,   z'w = 0.
//
// All solutions of such an LCP share w, hence A z. With F = {i : w_i = 0} they are the polyhedron
//     { z : z_F >= 0,  z_i = 0 outside F,  A_FF z_F = A_FF z*_F }   for any one solution z*.
// Projecting p on it: with P the orthogonal projector on the null space of A_FF,
//     z_F = P p + (I - P) z* + P s,    0 <= s  _|_  z_F >= 0,
// again an LCP with a semi-definite matrix, whose w (here z_F) is unique. p = 0 gives the minimum-norm solution.
//
// Veeraraghavan, Hall & Krishnan pick "the solution closest to the previous one" by sequential quadratic programming;
// this is the same choice in closed form. It is unique, so it cannot depend on the order of the contacts.

#include <vector>

#include "talus/solvers/dantzig.h"

namespace talus::solvers {

struct ClosestSettings {
  double tolerance = 1e-9;          ///< largest scaled residual that counts as solved
  double active_tolerance = 1e-10;  ///< w_i below this (scaled) counts as zero
  double rank_tolerance = 1e-12;    ///< a pivot below this share of the largest diagonal entry counts as zero
};

class ClosestSolution {
 public:
  explicit ClosestSolution(ClosestSettings settings = {}) : settings_(settings) {}

  /// `solution` holds any solution of LCP(A, b) on entry and the one closest to `previous` on return.
  [[nodiscard]] LcpInfo select(const ConstMatrixRef& A, const ConstVectorRef& b, const ConstVectorRef& previous,
                               LcpSolution& solution);
  /// The solution of least norm: the same with previous = 0.
  [[nodiscard]] LcpInfo select_minimum_norm(const ConstMatrixRef& A, const ConstVectorRef& b, LcpSolution& solution);

 private:
  void find_active(const ConstMatrixRef& A, const ConstVectorRef& b, const LcpSolution& solution);
  [[nodiscard]] int row_space(const ConstMatrixRef& A);

  ClosestSettings settings_;
  Dantzig pivoting_;
  std::vector<int> active_;
  Matrix factor_, basis_, projector_;
  Vector diagonal_, offset_, zero_;
  LcpSolution inner_;
};

}  // namespace talus::solvers
