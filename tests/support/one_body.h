#pragma once

// Contact problems of one rock as bare matrices, for testing and timing solvers without the contact module.
//
//   W = m J M^-1 J'   (3K x 3K, rows n, t1, t2 per contact; impulses per unit mass, so that W is O(1); rank <= 6)
//   v = J u           velocities at the contacts, m/s

#include <random>

#include <Eigen/Dense>

namespace talus::testing {

struct OneBodyContacts {
  int contacts = 0;
  Eigen::MatrixXd W;
  Eigen::VectorXd v;
  double friction = 0.6;
};

/// Uniform in [low, high).
inline double uniform(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11) * 0x1.0p-53;
}

/// A rock of 983 kg falling on a rough slope, touching it at `contacts` points of its underside.
inline OneBodyContacts random_one_body_contacts(int contacts, std::mt19937_64& random, double friction = 0.6) {
  using Eigen::Vector3d;
  const auto u = [&] { return uniform(random, -1, 1); };
  const double mass = 983.0;
  const Vector3d inertia(76.7, 78.2, 79.3);
  const Vector3d velocity(5 + 3 * u(), 2 * u(), -6 + 3 * u());
  const Vector3d spin(4 * u(), 4 * u(), 4 * u());
  Eigen::MatrixXd J(3 * contacts, 6);
  for (int k = 0; k < contacts; ++k) {
    const Vector3d r(0.35 * u(), 0.35 * u(), -0.45 + 0.05 * u());
    const Vector3d normal = Vector3d(0.25 * u(), 0.25 * u(), 1).normalized();
    const Vector3d t1 = normal.cross(Vector3d::UnitY()).normalized();
    const Vector3d directions[3] = {normal, t1, normal.cross(t1)};
    for (int d = 0; d < 3; ++d) J.row(3 * k + d) << directions[d].transpose(), r.cross(directions[d]).transpose();
  }
  Eigen::VectorXd inverse_mass(6);
  inverse_mass << Vector3d::Ones(), mass * inertia.cwiseInverse();
  OneBodyContacts problem;
  problem.contacts = contacts;
  problem.W = J * inverse_mass.asDiagonal() * J.transpose();
  Eigen::VectorXd generalized(6);
  generalized << velocity, spin;
  problem.v = J * generalized;
  problem.friction = friction;
  return problem;
}

/// The normal-only LCP: A = W over the normals, b = v_n.
inline void normal_lcp(const OneBodyContacts& p, Eigen::MatrixXd& A, Eigen::VectorXd& b) {
  A.resize(p.contacts, p.contacts);
  b.resize(p.contacts);
  for (int i = 0; i < p.contacts; ++i) {
    b[i] = p.v[3 * i];
    for (int j = 0; j < p.contacts; ++j) A(i, j) = p.W(3 * i, 3 * j);
  }
}

/// Stewart and Trinkle's frictional LCP (RocFall3 3.44): K normals, K * directions pyramid edges, K sliding speeds.
inline void friction_lcp(const OneBodyContacts& p, int directions, Eigen::MatrixXd& M, Eigen::VectorXd& q) {
  const int K = p.contacts;
  const int n = K * (directions + 2);
  const double pi = 3.14159265358979323846;
  Eigen::MatrixXd D = Eigen::MatrixXd::Zero(3 * K, K * (directions + 1));  // columns: normals, then edges
  for (int k = 0; k < K; ++k) {
    D(3 * k, k) = 1;
    for (int e = 0; e < directions; ++e) {
      D(3 * k + 1, K + k * directions + e) = std::cos(2 * pi * e / directions);
      D(3 * k + 2, K + k * directions + e) = std::sin(2 * pi * e / directions);
    }
  }
  const int m = K * (directions + 1);
  M = Eigen::MatrixXd::Zero(n, n);
  q = Eigen::VectorXd::Zero(n);
  M.topLeftCorner(m, m) = D.transpose() * p.W * D;
  q.head(m) = D.transpose() * p.v;
  for (int k = 0; k < K; ++k) {
    M(m + k, k) = p.friction;
    for (int e = 0; e < directions; ++e) {
      M(m + k, K + k * directions + e) = -1;
      M(K + k * directions + e, m + k) = 1;
    }
  }
}

}  // namespace talus::testing
