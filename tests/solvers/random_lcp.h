#pragma once

// Random linear complementarity problems that have a solution, by the property of their matrix.

#include <random>

#include "tests/support/one_body.h"
#include <Eigen/Dense>

namespace talus::testing {

struct RandomLcp {
  Eigen::MatrixXd M;
  Eigen::VectorXd q;
};

inline Eigen::MatrixXd random_matrix(std::mt19937_64& random, int rows, int columns) {
  Eigen::MatrixXd X(rows, columns);
  for (int j = 0; j < columns; ++j)
    for (int i = 0; i < rows; ++i) X(i, j) = uniform(random, -1, 1);
  return X;
}

/// Symmetric positive definite with condition number up to about 1e4; every q has exactly one solution.
inline RandomLcp definite_lcp(std::mt19937_64& random, int n) {
  const Eigen::MatrixXd X = random_matrix(random, n, n);
  RandomLcp lcp{X * X.transpose(), random_matrix(random, n, 1)};
  lcp.M.diagonal().array() += 0.01;
  return lcp;
}

/// A = X'X of rank at most n/2, q = X'u: contacts of a system with fewer degrees of freedom than contacts. Always
/// solvable (rest is admissible); w is unique, z is not.
inline RandomLcp singular_lcp(std::mt19937_64& random, int n) {
  const int rank = 1 + static_cast<int>(random() % static_cast<unsigned>(n / 2 + 1));
  Eigen::MatrixXd X = random_matrix(random, rank, n);
  if (n > 2 && random() % 2 == 0) X.col(n - 1) = X.col(0);  // a repeated contact
  if (n > 3 && random() % 4 == 0) X.col(n - 2).setZero();   // a contact that moves nothing
  if (n > 4 && random() % 4 == 0) X.col(1) = -X.col(0);     // a pinched body
  return {X.transpose() * X, X.transpose() * random_matrix(random, rank, 1)};
}

/// True if z is so large that rounding its entries alone moves w by more than 1e-11 of q. On such a basis, itself
/// singular but for the last digits, rows outside it inherit that error many times over and no double does much better.
/// Happens less than once in 1e4 singular problems.
inline bool beyond_double_precision(const RandomLcp& lcp, const Eigen::VectorXd& z) {
  const double rounding = 1.1e-16 * (lcp.M.cwiseAbs() * z).maxCoeff();
  return rounding * static_cast<double>(z.size()) > 1e-11 * lcp.q.lpNorm<Eigen::Infinity>();
}

/// Positive semi-definite plus skew: w is not a gradient, M is not symmetric, every problem with q in this form is
/// solvable because M is copositive-plus and the problem is feasible at a chosen point.
inline RandomLcp monotone_lcp(std::mt19937_64& random, int n) {
  const Eigen::MatrixXd X = random_matrix(random, n, (n + 1) / 2);
  const Eigen::MatrixXd S = random_matrix(random, n, n);
  const Eigen::MatrixXd M = X * X.transpose() + S - S.transpose();
  const Eigen::VectorXd z = random_matrix(random, n, 1).cwiseMax(0.0);
  const Eigen::VectorXd w = random_matrix(random, n, 1).cwiseMax(0.0);
  return {M, w - M * z};
}

/// Strictly copositive: semi-definite plus a positive matrix. Every q is solvable, solutions need not be unique.
inline RandomLcp copositive_lcp(std::mt19937_64& random, int n) {
  const Eigen::MatrixXd X = random_matrix(random, n, (n + 1) / 2);
  const Eigen::MatrixXd P = random_matrix(random, n, n).cwiseAbs();
  Eigen::MatrixXd M = X * X.transpose() + P;
  M.diagonal().array() += 0.01;
  return {M, random_matrix(random, n, 1)};
}

/// The frictional contact LCP of one rock: copositive, rank 6, all of its friction rows degenerate.
inline RandomLcp frictional_lcp(std::mt19937_64& random, int n) {
  const int contacts = std::max(1, n / 6);
  RandomLcp lcp;
  friction_lcp(random_one_body_contacts(contacts, random, uniform(random, 0, 1.5)), 4, lcp.M, lcp.q);
  return lcp;
}

}  // namespace talus::testing
