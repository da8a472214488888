#include <functional>

#include "tests/spatial/penalty_groups.h"
#include <gtest/gtest.h>

namespace talus::spatial {
namespace {

using core::Matrix;
using core::Vector;
using testing::random_attitude;
using testing::random_vector;
using testing::uniform;

/// Derivative of g at 0 by central differences extrapolated twice (error h^6).
Vector slope(const std::function<Vector(double)>& g, double h) {
  const auto central = [&](double s) { return Vector((g(s) - g(-s)) / (2 * s)); };
  const Vector d1 = central(h), d2 = central(h / 2), d4 = central(h / 4);
  const Vector r1 = (4 * d2 - d1) / 3, r2 = (4 * d4 - d2) / 3;
  return (16 * r2 - r1) / 15;
}

PenaltyBody random_body(std::mt19937_64& random, bool dynamic) {
  PenaltyBody body;
  body.dynamic = dynamic;
  body.mass = {uniform(random, 0.5, 2), Vector3(0.3, 0.5, 0.7) + random_vector(random, 0.1)};
  body.state = {random_vector(random), random_attitude(random), random_vector(random), random_vector(random, 2)};
  body.linear_drag = 0.3;
  body.angular_drag = 0.2;
  return body;
}

/// Three dynamic bodies and one that moves on steadily; no elements yet.
PenaltyGroup random_bodies(std::mt19937_64& random) {
  PenaltyGroup group;
  for (int i = 0; i < 3; ++i) group.bodies.push_back(random_body(random, true));
  group.bodies.push_back(random_body(random, false));
  return group;
}

PenaltyContact random_contact(std::mt19937_64& random, const PenaltyGroup& group, int a, int b, NormalOf owner,
                              bool holds) {
  PenaltyContact c{.a = a, .b = b, .normal_of = owner};
  c.point_a = group.bodies[static_cast<std::size_t>(a)].state.p_WB + random_vector(random, 0.5);
  c.normal = random_vector(random).normalized();
  c.point_b = c.point_a + 0.05 * c.normal;
  if (owner != NormalOf::centres) c.point_b += 0.02 * random_vector(random);
  c.radius_a = 0.2;
  c.radius_b = owner == NormalOf::centres ? 0.3 : 0.1;
  c.friction = 0.6;
  c.spring = {.stiffness = 40, .damping = 2, .rest_gap = 0.4, .holds = holds};
  c.spring.stretch = holds ? Vector3(0.1 * random_vector(random)) : Vector3(Vector3::Zero());
  return c;
}

PenaltyJoint random_joint(std::mt19937_64& random, int a, int b, JointKind kind, bool driven) {
  PenaltyJoint j{.a = a, .b = b, .kind = kind};
  j.point_a = random_vector(random);
  j.point_b = random_vector(random);
  j.axes_a = random_attitude(random).toRotationMatrix();
  j.axes_b = random_attitude(random).toRotationMatrix();
  j.stiffness = 30;
  j.damping = 3;
  j.turn_stiffness = 20;
  j.turn_damping = 2;
  if (driven) {
    j.motor = Motor{.target = 1.5, .gain = 0.7, .most = 2};
    j.limits = Limits{-0.01, 0.01};
  }
  return j;
}

/// Compares the exact matrix with differences block by block; `names` says which block is wrong.
void expect_exact_jacobian(const PenaltyGroup& group, const std::string& what, double t = 0.13) {
  PenaltySettings settings;
  settings.friction_speed = 0.8;
  PenaltySystem system(settings);
  system.start(group);
  Vector y = system.state(), f, f_t = Vector::Zero(system.size());
  for (Eigen::Index i = 0; i < y.size() / kStateSize; ++i) y.segment<4>(kStateSize * i + kAtQ) *= 1.1;
  system.linearise(t, y, f_t);
  const Matrix J = system.jacobian().dense();
  Matrix differences(y.size(), y.size());
  const auto at = [&](double time, const Vector& state) {
    system.derivative(time, state, f);
    return f;
  };
  for (Eigen::Index j = 0; j < y.size(); ++j)
    differences.col(j) = slope([&](double s) { return at(t, y + s * Vector::Unit(y.size(), j)); }, 2e-3);
  const std::array<std::pair<int, int>, 4> parts{{{kAtX, 3}, {kAtQ, 4}, {kAtP, 3}, {kAtL, 3}}};
  const char* names = "xqPL";
  for (Eigen::Index i = 0; i < y.size(); i += kStateSize)
    for (Eigen::Index j = 0; j < y.size(); j += kStateSize)
      for (std::size_t r = 0; r < 4; ++r)
        for (std::size_t c = 0; c < 4; ++c) {
          const auto block = [&](const Matrix& m) {
            return Matrix(m.block(i + parts[r].first, j + parts[c].first, parts[r].second, parts[c].second));
          };
          const double error = (block(J) - block(differences)).cwiseAbs().maxCoeff();
          EXPECT_LE(error, 2e-9 * (1 + block(differences).cwiseAbs().maxCoeff()))
              << what << ": d" << names[r] << "'(" << i / kStateSize << ")/d" << names[c] << "(" << j / kStateSize
              << ")";
        }
  const Vector by_time = slope([&](double s) { return at(t + s, y); }, 2e-3);
  EXPECT_LE((f_t - by_time).cwiseAbs().maxCoeff(), 2e-9 * (1 + by_time.cwiseAbs().maxCoeff())) << what << ": d/dt";
}

TEST(PenaltyJacobian, of_free_bodies) {
  std::mt19937_64 random(1);
  for (int n = 0; n < 5; ++n) expect_exact_jacobian(random_bodies(random), "free");
}

TEST(PenaltyJacobian, of_contacts) {
  std::mt19937_64 random(2);
  int active = 0;
  for (int n = 0; n < 10; ++n)
    for (const NormalOf owner : {NormalOf::world, NormalOf::face_of_a, NormalOf::face_of_b, NormalOf::centres})
      for (const bool holds : {false, true})
        for (const auto& [a, b] : {std::pair{0, 1}, std::pair{2, 3}, std::pair{3, 1}}) {
          PenaltyGroup group = random_bodies(random);
          group.contacts.push_back(random_contact(random, group, a, b, owner, holds));
          PenaltySystem system{PenaltySettings{}};
          system.start(group);
          const double push = system.force(0).normal;
          if (push > 0) ++active;
          if (push < 1 && push > 0) continue;  // differences would reach over the corner
          expect_exact_jacobian(group, "contact " + std::to_string(static_cast<int>(owner)) + (holds ? " holds" : ""),
                                0);
        }
  EXPECT_GE(active, 150);
}

TEST(PenaltyJacobian, of_joints_with_motors_and_limits) {
  std::mt19937_64 random(3);
  for (int n = 0; n < 5; ++n)
    for (const JointKind kind : {JointKind::pin, JointKind::hinge, JointKind::slider})
      for (const bool driven : {false, true})
        for (const auto& [a, b] : {std::pair{0, 1}, std::pair{2, 3}, std::pair{kWorld, 1}, std::pair{0, kWorld}}) {
          PenaltyGroup group = random_bodies(random);
          group.joints.push_back(random_joint(random, a, b, kind, driven));
          expect_exact_jacobian(group, "joint " + std::to_string(static_cast<int>(kind)) + (driven ? " driven" : ""));
        }
}

TEST(PenaltyJacobian, of_springs) {
  std::mt19937_64 random(4);
  for (int n = 0; n < 5; ++n)
    for (const auto& [a, b] : {std::pair{0, 1}, std::pair{2, 3}, std::pair{kWorld, 1}}) {
      PenaltyGroup group = random_bodies(random);
      group.springs.push_back({{a, random_vector(random)}, {b, random_vector(random)}, 20, 3, 0.4});
      expect_exact_jacobian(group, "spring");
    }
}

TEST(PenaltyJacobian, of_all_together) {
  std::mt19937_64 random(5);
  PenaltyGroup group = random_bodies(random);
  for (const auto& [a, b] : {std::pair{0, 1}, std::pair{1, 2}, std::pair{2, 3}, std::pair{3, 0}})
    group.contacts.push_back(random_contact(random, group, a, b, NormalOf::face_of_b, true));
  group.joints.push_back(random_joint(random, 0, 2, JointKind::hinge, true));
  group.springs.push_back({{1, random_vector(random)}, {kWorld, random_vector(random)}, 20, 3, 0.4});
  expect_exact_jacobian(group, "all");
}

/// (s I - J) d = r by each solver and size (a chain of bodies: the sparse one from 13 on) against the whole matrix.
TEST(PenaltyLinear, every_solver_agrees_with_the_whole_matrix) {
  std::mt19937_64 random(6);
  for (const LinearSolver solver :
       {LinearSolver::direct, LinearSolver::bicgstab_diagonal, LinearSolver::bicgstab_block})
    for (const int n : {1, 5, 20}) {
      PenaltyGroup group;
      for (int i = 0; i < n; ++i) group.bodies.push_back(random_body(random, true));
      for (int i = 0; i + 1 < n; ++i) group.joints.push_back(random_joint(random, i, i + 1, JointKind::hinge, false));
      PenaltySettings settings;
      settings.solver = solver;
      PenaltySystem system(settings);
      system.start(group);
      const Vector y = system.state();
      Vector f_t = Vector::Zero(y.size()), x, right(y.size());
      for (double& r : right) r = uniform(random, -1, 1);
      system.linearise(0, y, f_t);
      const double shift = 30;
      ASSERT_TRUE(system.factor(shift));
      ASSERT_TRUE(system.solve(right, x));
      const Matrix whole = shift * Matrix::Identity(y.size(), y.size()) - system.jacobian().dense();
      EXPECT_LE((whole * x - right).norm(), 1e-8 * right.norm()) << n << " " << static_cast<int>(solver);
    }
}

}  // namespace
}  // namespace talus::spatial
