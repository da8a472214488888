#include "talus/laws/point_collision.h"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <numbers>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/core/random.h"

namespace talus::laws {
namespace {

using core::Random;
using Json = nlohmann::json;

Vector3 vector_of(const Json& numbers) {
  return Vector3(numbers[0].get<double>(), numbers[1].get<double>(), numbers[2].get<double>());
}

Vector3 random_direction(Random& random) {
  const double z = random.uniform(-1, 1), angle = random.uniform(0, 2 * std::numbers::pi);
  const double r = std::sqrt(1 - z * z);
  return {r * std::cos(angle), r * std::sin(angle), z};
}

/// What one unit of impulse does at a point of a random body: 1/m - [r] I^-1 [r].
Matrix3 random_body(Random& random) {
  const Vector3 sides(random.uniform(0.1, 1), random.uniform(0.1, 1), random.uniform(0.1, 1));
  const Vector3 s2 = sides.cwiseProduct(sides);
  const double mass = random.uniform(0.5, 2);
  const Vector3 moments = mass / 12 * Vector3(s2[1] + s2[2], s2[2] + s2[0], s2[0] + s2[1]);
  const Matrix3 R = Eigen::AngleAxisd(random.uniform(0, 3.1), random_direction(random)).toRotationMatrix();
  const Vector3 r = R * (0.5 * sides.cwiseProduct(random_direction(random)));
  Matrix3 arm;
  arm << 0, -r.z(), r.y(), r.z(), 0, -r.x(), -r.y(), r.x(), 0;
  return Matrix3::Identity() / mass - arm * R * moments.cwiseInverse().asDiagonal() * R.transpose() * arm;
}

PointCollision random_collision(Random& random) {
  PointCollision c;
  c.K = random_body(random) + (random.uniform() < 0.5 ? random_body(random) : Matrix3(Matrix3::Zero()));
  c.u = random_direction(random);
  c.u.z() = -std::abs(c.u.z()) - 1e-3;
  if (random.uniform() < 0.1) c.u.head<2>().setZero();
  c.friction = random.uniform() < 0.05 ? 0 : random.uniform(0, 1.5);
  c.restitution = random.uniform() < 0.1 ? 0 : random.uniform(0, 1);
  return c;
}

double energy(const PointCollision& c, const Vector3& u) {
  return 0.5 * u.dot(c.K.ldlt().solve(u));  // of the relative motion
}

}  // namespace

TEST(PointCollision, agrees_with_cases_integrated_elsewhere) {
  std::ifstream file(TALUS_SOURCE_DIR "/tests/data/collisions/impact_cases.json");
  const Json cases = Json::parse(file);
  ASSERT_EQ(cases.size(), 10U);
  for (const Json& known : cases) {
    PointCollision c;
    for (int i = 0; i < 3; ++i) c.K.row(i) = vector_of(known["K"][static_cast<std::size_t>(i)]);
    c.u = vector_of(known["u0"]);
    c.friction = known["mu"], c.restitution = known["e"];
    const CollisionOutcome outcome = collide(c);
    const std::string name = known["name"];
    EXPECT_TRUE(outcome.ended) << name;
    EXPECT_LE((outcome.u - vector_of(known["u_final"])).norm(), 1e-6) << name << ": " << outcome.u.transpose();
    EXPECT_LE((outcome.p - vector_of(known["impulse"])).norm(), 1e-6) << name << ": " << outcome.p.transpose();
    EXPECT_EQ(outcome.stable_sticking, known["stable_sticking"].get<bool>()) << name;
    EXPECT_NEAR(outcome.energy_change, known["dKE"].get<double>(), 1e-6) << name;
  }
}

/// A sphere: slip and normal do not see each other. It slides while mu < |u_t| / (3.5 (1 + e) |u_z|), else it sticks.
TEST(PointCollision, of_a_sphere_has_its_closed_form) {
  Random random(7);
  int stuck = 0;
  for (int i = 0; i < 200; ++i) {
    PointCollision c{.K = Vector3(3.5, 3.5, 1).asDiagonal(), .u = random_direction(random)};
    c.u.z() = -std::abs(c.u.z()) - 0.05;
    c.friction = random.uniform(0, 0.6), c.restitution = random.uniform(0, 1);
    for (const Restitution hypothesis : {Restitution::stronge, Restitution::poisson, Restitution::newton}) {
      c.hypothesis = hypothesis;
      const CollisionOutcome outcome = collide(c);
      const double normal = -(1 + c.restitution) * c.u.z(), slip = c.u.head<2>().norm();
      const double left = std::max(0.0, slip - 3.5 * c.friction * normal);
      EXPECT_NEAR(outcome.u.z(), -c.restitution * c.u.z(), 1e-12);
      EXPECT_LE((outcome.u.head<2>() - left / slip * c.u.head<2>()).norm(), 1e-12);
      EXPECT_EQ(outcome.mode, left > 0 ? SlipMode::slides : SlipMode::sticks);
      stuck += left == 0;
    }
  }
  EXPECT_GT(stuck, 50);
}

/// Stronge's hypothesis: no energy is gained over 100 000 random bodies; friction is within its cone; what presses on
/// does so for longer than it approaches.
TEST(PointCollision, after_stronge_gains_no_energy) {
  Random random(8);
  std::array<long, 4> modes{};
  double worst = -1;
  for (int i = 0; i < 100'000; ++i) {
    const PointCollision c = random_collision(random);
    const CollisionOutcome outcome = collide(c);
    ASSERT_TRUE(outcome.ended) << i;
    ASSERT_TRUE(outcome.u.allFinite()) << i;
    const double before = energy(c, c.u), after = energy(c, outcome.u);
    worst = std::max(worst, after / before - 1);
    ASSERT_LE(after, before * (1 + 1e-11)) << i;
    ASSERT_NEAR(after - before, outcome.energy_change, 1e-9 * before) << i;
    ASSERT_GE(outcome.u.z(), -1e-12) << i;
    ASSERT_LE(outcome.p.head<2>().norm(), c.friction * outcome.p.z() * (1 + 1e-9) + 1e-12) << i;
    ++modes[static_cast<std::size_t>(outcome.mode)];
  }
  std::printf("slid %ld, stuck %ld, left %ld; largest gain %.3g\n", modes[1], modes[2], modes[3], worst);
  for (const SlipMode mode : {SlipMode::slides, SlipMode::sticks, SlipMode::leaves})
    EXPECT_GT(modes[static_cast<std::size_t>(mode)], 1000);
}

/// A rod of 1 kg and 2 m that lands on its end, leaning by 50 degrees, and is to bounce elastically. Friction stops the
/// slip on the way. Newton's hypothesis gives it half as much energy again, Stronge's takes a fifth.
TEST(PointCollision, of_a_rod_gains_energy_after_newton_and_not_after_stronge) {
  const double lean = 50 * std::numbers::pi / 180, c = std::cos(lean), s = std::sin(lean);
  PointCollision rod{.u = {0.7, 0, -1}, .friction = 0.6, .restitution = 1};
  rod.K << 1 + 3 * s * s, 0, -3 * s * c, 0, 4, 0, -3 * s * c, 0, 1 + 3 * c * c;
  const double before = energy(rod, rod.u);
  EXPECT_LT(energy(rod, collide(rod).u), 0.81 * before);
  rod.hypothesis = Restitution::newton;
  const CollisionOutcome newton = collide(rod);
  // By hand: it ends sticking, at the speed of approach, and all that moves is the stuck end.
  EXPECT_EQ(newton.mode, SlipMode::sticks);
  EXPECT_LE((newton.u - Vector3(0, 0, 1)).norm(), 1e-12);
  EXPECT_GT(energy(rod, newton.u), 1.5 * before);
  rod.hypothesis = Restitution::poisson;
  EXPECT_LT(energy(rod, collide(rod).u), before);
}

TEST(PointCollision, does_not_see_how_the_tangents_are_chosen_nor_the_units) {
  Random random(10);
  for (int i = 0; i < 500; ++i) {
    const PointCollision c = random_collision(random);
    const CollisionOutcome outcome = collide(c);
    const Matrix3 R = Eigen::AngleAxisd(random.uniform(0, 6), Vector3::UnitZ()).toRotationMatrix();
    PointCollision turned = c;
    turned.K = 1e-4 * R * c.K * R.transpose();
    turned.u = 1e3 * R * c.u;
    const CollisionOutcome other = collide(turned);
    EXPECT_EQ(other.mode, outcome.mode);
    EXPECT_LE((other.u / 1e3 - R * outcome.u).norm(), 1e-9) << i;
    EXPECT_LE((other.p / 1e7 - R * outcome.p).norm(), 1e-9 * outcome.p.norm()) << i;
  }
}

TEST(PointCollision, of_velocities_whose_squares_are_no_numbers) {
  for (const double size : {1e-200, 1e200}) {
    const CollisionOutcome outcome = collide(
        {.K = Vector3(3.5, 3.5, 1).asDiagonal(), .u = size * Vector3(3, 4, -1), .friction = 0.2, .restitution = 0.5});
    EXPECT_LE((outcome.u / size - Vector3(2.37, 3.16, 0.5)).norm(), 1e-12) << size;
  }
}

TEST(PointCollision, leaves_alone_what_does_not_approach) {
  const CollisionOutcome outcome = collide({.u = {1, 2, 0}, .friction = 0.5, .restitution = 0.5});
  EXPECT_EQ(outcome.mode, SlipMode::separates);
  EXPECT_EQ(outcome.u, Vector3(1, 2, 0));
  EXPECT_EQ(outcome.p, Vector3::Zero());
}

}  // namespace talus::laws
