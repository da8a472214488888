// Forces that hold every contact. Oracles: whether a body on a plane can stand (its load meets the base, and friction
// suffices: forces in proportion to normal ones do it then), and Dykstra's alternating projections for the nearest
// ones.

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "talus/laws/contact_balance.h"

namespace talus::laws {
namespace {

using core::Vector3;

/// A body whose centre is at height `height` over a plane, on feet in convex order, pushed by `push` beside gravity.
struct Standing {
  std::vector<Vector3> feet;  // arms from the centre of mass
  double mu = 0.5;
  Vector3 push = Vector3::Zero();
  ContactProblem problem;
  BalanceProblem balance;
  Vector normal, tangent;  // those before

  static constexpr double kGravity = 9.81;

  void build() {
    problem.clear(3);
    const core::Matrix3 inertia = Vector3(700, 900, 500).asDiagonal();
    problem.add_body({.mass = 2000, .inertia_W = inertia}, Vector3::Zero(), Vector3::Zero());
    for (const Vector3& foot : feet)
      problem.add_contact(contact::SpatialContact{.body_a = 0, .r_a = foot, .friction = mu});
    balance.set_up(problem);
    core::Vector acceleration(6);
    acceleration << push - kGravity * Vector3::UnitZ(), Vector3::Zero();
    balance.b = balance.G.transpose() * acceleration;
    normal.setZero(problem.contacts());
    tangent.setZero(2 * problem.contacts());
  }

  /// How far the load is inside base and friction cone, dimensionless; negative: it cannot stand.
  [[nodiscard]] double margin() const {
    const double slope = push.norm() / kGravity;
    const Vector3 load = -feet[0].z() / kGravity * push;  // where gravity and push meet the plane
    double least = mu - slope;
    for (std::size_t k = 0; k < feet.size(); ++k) {
      const Vector3 edge = feet[(k + 1) % feet.size()] - feet[k];
      least = std::min(least, edge.cross(load - feet[k]).z() / edge.norm());
    }
    return least;
  }
};

double uniform(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11) * 0x1p-53;
}

Standing random_standing(std::mt19937_64& random) {
  Standing body;
  const int count = 3 + static_cast<int>(random() % 10);
  const double height = uniform(random, 0.2, 1.5);
  for (int k = 0; k < count; ++k) {
    const double angle = 2 * std::acos(-1.0) * (k + uniform(random, 0, 0.8)) / count;
    body.feet.emplace_back(0.6 * std::cos(angle), 0.4 * std::sin(angle), -height);
  }
  body.mu = uniform(random, 0.1, 1);
  const double angle = uniform(random, 0, 2 * std::acos(-1.0));
  body.push = uniform(random, 0, 5) * Vector3(std::cos(angle), std::sin(angle), 0);
  body.build();
  return body;
}

/// (n, t) of one contact to the nearest point of its cone.
Vector3 on_cone(const Vector3& f, double mu) {
  const double length = f.tail<2>().norm();
  if (length <= mu * f[0]) return f;
  if (mu * length <= -f[0]) return Vector3::Zero();
  const double n = (f[0] + mu * length) / (1 + mu * mu);
  return {n, mu * n * f[1] / length, mu * n * f[2] / length};
}

/// Boyle & Dykstra 1986: projections on the two sets in turns, that on the cones with a correction.
core::Vector dykstra(const Standing& body, const core::Vector& h) {
  const Eigen::Index K = body.normal.size();
  const core::Matrix& G = body.balance.G;
  const Eigen::LDLT<core::Matrix> S(G * G.transpose());
  core::Vector x(3 * K), correction = core::Vector::Zero(3 * K);
  x << body.normal, body.tangent;
  for (int n = 0; n < 200'000; ++n) {
    x -= G.transpose() * S.solve(G * x - h);
    const core::Vector start = x + correction;
    core::Vector y = start;
    for (Eigen::Index i = 0; i < K; ++i) {
      const Vector3 f = on_cone({start[i], start[K + 2 * i], start[K + 2 * i + 1]}, body.mu);
      y[i] = f[0], y[K + 2 * i] = f[1], y[K + 2 * i + 1] = f[2];
    }
    correction = start - y;
    if ((y - x).norm() <= 1e-12 * y.norm()) return y;
    x = y;
  }
  return x;
}

TEST(HoldingForces, exist_just_where_the_load_meets_base_and_friction_cone) {
  std::mt19937_64 random(5);
  HoldingForces<6, 2> holding;
  int stand = 0;
  for (int k = 0; k < 5000; ++k) {
    Standing body = random_standing(random);
    const double margin = body.margin();
    if (std::abs(margin) < 1e-7) continue;
    const bool holds = holding.solve(body.balance, body.normal, body.tangent);
    ASSERT_EQ(holds, margin > 0) << "problem " << k << ", margin " << margin;
    if (!holds) continue;
    ++stand;
    ContactBalance judge;
    body.balance.fill_W();
    ASSERT_LE(judge.residual(body.balance, body.normal, body.tangent), 1e-11) << k;
  }
  EXPECT_GT(stand, 1000);
  EXPECT_LT(stand, 4000);
}

TEST(HoldingForces, are_those_nearest_to_the_forces_before) {
  std::mt19937_64 random(6);
  HoldingForces<6, 2> holding;
  int compared = 0;
  for (int k = 0; k < 400; ++k) {
    Standing body = random_standing(random);
    if (body.margin() < 0.02) continue;
    for (Eigen::Index i = 0; i < body.normal.size(); ++i) body.normal[i] = uniform(random, 0, 4);
    for (Eigen::Index i = 0; i < body.tangent.size(); ++i) body.tangent[i] = uniform(random, -2, 2);
    core::Vector h = core::Vector::Zero(6);
    h.head<3>() = Standing::kGravity * Vector3::UnitZ() - body.push;
    const core::Vector expected = dykstra(body, h);
    ASSERT_TRUE(holding.solve(body.balance, body.normal, body.tangent)) << k;
    core::Vector found(expected.size());
    found << body.normal, body.tangent;
    ASSERT_LE((found - expected).norm(), 1e-8 * expected.norm()) << "problem " << k;
    ++compared;
  }
  EXPECT_GT(compared, 100);
}

TEST(HoldingForces, do_not_depend_on_the_order_of_the_contacts) {
  std::mt19937_64 random(7);
  HoldingForces<6, 2> holding;
  for (int k = 0; k < 500; ++k) {
    Standing body = random_standing(random), turned = body;
    if (body.margin() < 1e-6) continue;
    std::rotate(turned.feet.begin(), turned.feet.begin() + 2, turned.feet.end());
    turned.build();
    ASSERT_TRUE(holding.solve(body.balance, body.normal, body.tangent));
    ASSERT_TRUE(holding.solve(turned.balance, turned.normal, turned.tangent));
    const Eigen::Index K = body.normal.size();
    for (Eigen::Index i = 0; i < K; ++i) {
      ASSERT_NEAR(turned.normal[i], body.normal[(i + 2) % K], 1e-11 * Standing::kGravity) << k;
      ASSERT_NEAR(turned.tangent[2 * i], body.tangent[2 * ((i + 2) % K)], 1e-11 * Standing::kGravity) << k;
    }
  }
}

TEST(HoldingForces, leave_what_they_cannot_hold_as_it_was) {
  Standing body;
  body.feet = {{-0.5, -0.5, -1}, {0.5, -0.5, -1}, {0.5, 0.5, -1}, {-0.5, 0.5, -1}};
  body.push = {6, 0, 0};  // tips
  body.build();
  body.normal.setConstant(2.5);
  HoldingForces<6, 2> holding;
  EXPECT_FALSE(holding.solve(body.balance, body.normal, body.tangent));
  EXPECT_EQ(body.normal, Vector::Constant(4, 2.5));
  body.feet.resize(2);  // no two points hold a body
  body.push.setZero();
  body.build();
  EXPECT_FALSE(holding.solve(body.balance, body.normal, body.tangent));
}

}  // namespace
}  // namespace talus::laws
