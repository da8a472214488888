#include "talus/rockfall/sliding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "tests/support/random_rock.h"
#include <gtest/gtest.h>

#include "talus/contact/problem.h"
#include "talus/laws/frictional_lcp.h"
#include "talus/rockfall/all_sliding.h"

namespace talus::rockfall {
namespace {

using core::Random;
using support::random_direction;

/// A block on the ground: up to five contacts below it, with normals about z, that slides and is pressed down a little.
struct Problem {
  double mass = 0;
  Matrix3 inertia;
  SlidingBody body;
  std::vector<SlidingContact> contacts;
};

Problem random_problem(Random& random, bool gaps) {
  Problem problem;
  const Vector3 sides(random.uniform(0.3, 2), random.uniform(0.3, 2), random.uniform(0.3, 2));
  problem.mass = 2700 * sides.prod();
  const Vector3 s2 = sides.cwiseProduct(sides);
  const Vector3 moments = problem.mass / 12 * Vector3(s2[1] + s2[2], s2[2] + s2[0], s2[0] + s2[1]);
  const Matrix3 R = support::random_attitude(random).toRotationMatrix();
  problem.inertia = R * moments.asDiagonal() * R.transpose();
  problem.body = {.inverse_mass = 1 / problem.mass, .inverse_inertia = problem.inertia.inverse()};
  problem.body.v = Vector3(random.uniform(0, 5), random.uniform(-1, 1), random.uniform(-0.3, 0.05));
  problem.body.w = random.uniform(0, 0.5) * random_direction(random);
  const int count = 1 + static_cast<int>(random.uniform(0, 5));
  for (int i = 0; i < count; ++i) {
    const Vector3 n = (Vector3::UnitZ() + random.uniform(0, 0.3) * random_direction(random)).normalized();
    const Vector3 r(random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-0.8, -0.3));
    problem.contacts.push_back({.n = n,
                                .r = r,
                                .friction = random.uniform() < 0.1 ? 0 : random.uniform(0.05, 1),
                                .least_speed = gaps ? random.uniform(-0.1, 0) : 0});
  }
  return problem;
}

Vector3 velocity_at(const SlidingBody& body, const Vector3& r) {
  return body.v + body.w.cross(r);
}

double kinetic_energy(const Problem& problem, const SlidingBody& body) {
  return 0.5 * problem.mass * body.v.squaredNorm() + 0.5 * body.w.dot(problem.inertia * body.w);
}

laws::Response by_lcp(const Problem& problem, int directions) {
  laws::FrictionalLcpLaw law({.directions = directions});
  contact::ContactProblem lcp;
  lcp.clear(3);
  lcp.add_body(bodies::SpatialMass{.mass = problem.mass, .inertia_W = problem.inertia}, problem.body.v, problem.body.w);
  for (const SlidingContact& c : problem.contacts)
    lcp.add_contact(contact::SpatialContact{.body_a = 0,
                                            .r_a = c.r,
                                            .normal = c.n,
                                            .friction = c.friction,
                                            .least_speed = c.least_speed,
                                            .tangent = velocity_at(problem.body, c.r)});
  laws::Response response;
  law.respond(lcp, response);
  return response;
}

}  // namespace

TEST(Sliding, solutions_satisfy_contact_and_friction) {
  Random random(1);
  int solved = 0;
  double worst_gain = -1;
  for (int i = 0; i < 20000; ++i) {
    const Problem problem = random_problem(random, i % 2 == 0);
    SlidingBody after = problem.body;
    std::vector<SlidingImpulse> impulses(problem.contacts.size());
    if (!solve_sliding(problem.contacts, after, impulses)) {
      EXPECT_EQ(after.v, problem.body.v) << "untouched when it fails";
      continue;
    }
    ++solved;
    Vector3 normal_impulse = Vector3::Zero();
    double scale = 1, friction_limit = 0;
    for (std::size_t k = 0; k < impulses.size(); ++k) {
      const SlidingContact& c = problem.contacts[k];
      const double above = c.n.dot(velocity_at(after, c.r)) - c.least_speed;
      scale = std::max(scale, velocity_at(problem.body, c.r).norm());
      ASSERT_GE(impulses[k].normal, 0) << i;
      ASSERT_LE(impulses[k].tangential, c.friction * impulses[k].normal * (1 + 1e-12)) << i;
      ASSERT_GE(above, -2e-9 * scale) << i;
      ASSERT_LE(std::min(impulses[k].normal / problem.mass, above), 2e-9 * scale) << "complementarity, " << i;
      normal_impulse += impulses[k].normal * c.n;
      friction_limit += impulses[k].tangential;
    }
    const Vector3 friction = problem.mass * (after.v - problem.body.v) - normal_impulse;
    ASSERT_LE(friction.norm(), friction_limit + 1e-9 * problem.mass * scale) << i;
    const double before = kinetic_energy(problem, problem.body);
    worst_gain = std::max(worst_gain, kinetic_energy(problem, after) / before - 1);
  }
  EXPECT_GT(solved, 4000);
  EXPECT_LE(worst_gain, 1e-9);
  std::printf("solved %d of 20000; largest relative gain of energy %.3g\n", solved, worst_gain);
}

TEST(Sliding, friction_of_one_contact_stops_the_slip_or_opposes_it_with_all_its_strength) {
  Random random(2);
  int solved = 0, stuck = 0, aligned = 0;
  double worst_cosine = -1;
  for (int i = 0; i < 20000; ++i) {
    Problem problem = random_problem(random, false);
    problem.contacts.resize(1);
    if (i % 4 == 0) problem.body.v.head<2>() *= 0.02;  // so slow that many stick
    SlidingBody after = problem.body;
    SlidingImpulse found;
    if (!solve_sliding(problem.contacts, after, {&found, 1})) continue;
    const SlidingContact& c = problem.contacts[0];
    const double impulse = found.normal;
    if (impulse == 0 || c.friction == 0) continue;
    if (found.tangential < c.friction * impulse * (1 - 1e-9)) {  // it sticks
      ASSERT_LE(velocity_at(after, c.r).norm(), 1e-12 * (1 + problem.body.v.norm())) << i;
      ++stuck;
      continue;
    }
    ++solved;
    const Vector3 friction = problem.mass * (after.v - problem.body.v) - impulse * c.n;
    ASSERT_NEAR(friction.norm(), c.friction * impulse, 1e-9 * (impulse + problem.mass)) << i;
    ASSERT_NEAR(friction.dot(c.n), 0, 1e-9 * (impulse + problem.mass)) << i;
    const Vector3 u = velocity_at(after, c.r), slip = u - c.n.dot(u) * c.n;
    const double cosine = friction.normalized().dot(slip.normalized());
    worst_cosine = std::max(worst_cosine, cosine);
    if (cosine < -std::cos(0.01)) ++aligned;
  }
  EXPECT_GT(solved, 4000);
  EXPECT_GT(stuck, 500);
  // sliding.cpp accepts what a pyramid of 8 directions would give: within 22.5 degrees, rounded up to cosine 0.92.
  EXPECT_LE(worst_cosine, -0.92);
  EXPECT_GT(aligned, 0.95 * solved);
  std::printf("%d single contacts; friction opposes slip to within %.3g degrees, in %.2f%% to within 0.01 rad\n",
              solved, std::acos(std::min(1.0, -worst_cosine)) * 57.29577951, 100.0 * aligned / solved);
}

TEST(Sliding, two_contacts_that_cannot_both_stick_are_solved_by_the_laws_of_contact) {
  // Normals that differ, and contacts that shall approach along them: their speeds along the line between them differ.
  Random random(4);
  const double slack = 4e-5;
  int held = 0;
  for (int i = 0; i < 5000; ++i) {
    Problem problem = random_problem(random, true);
    problem.contacts.resize(2, problem.contacts[0]);
    const Vector3 side = random_direction(random);
    problem.contacts[0] = {.n = Vector3(0.13, 0, 1).normalized(), .r = {0, -0.3, -0.43}, .friction = 0.6};
    problem.contacts[1] = {.n = Vector3(0.10, 0.02, 1).normalized(), .r = {0.1, 0.3, -0.43}, .friction = 0.6};
    for (SlidingContact& c : problem.contacts) c.least_speed = random.uniform(-2e-3, 0);
    problem.body.v = Vector3(0.03 * side.x(), 0.03 * side.y(), -0.2);
    problem.body.w.setZero();
    SlidingBody after = problem.body;
    std::array<SlidingImpulse, 2> impulses;
    ASSERT_TRUE(solve_sliding(problem.contacts, after, impulses, slack)) << i;
    for (int k = 0; k < 2; ++k) {
      const SlidingContact& c = problem.contacts[k];
      const Vector3 u = velocity_at(after, c.r);
      const double above = c.n.dot(u) - c.least_speed, slip = (u - c.n.dot(u) * c.n).norm();
      ASSERT_GE(above, -slack) << i;
      ASSERT_LE(std::min(impulses[k].normal / problem.mass, above), slack) << i;
      ASSERT_LE(impulses[k].tangential, c.friction * impulses[k].normal * (1 + 1e-9)) << i;
      if (impulses[k].tangential < c.friction * impulses[k].normal * (1 - 1e-9)) {
        ASSERT_LE(slip, slack) << i;
      }
    }
    if (impulses[0].normal > 0 && impulses[1].normal > 0) ++held;
    ASSERT_LE(kinetic_energy(problem, after), kinetic_energy(problem, problem.body)) << i;
  }
  EXPECT_GT(held, 1000);
}

TEST(Sliding, agrees_with_the_frictional_lcp_of_many_directions) {
  Random random(3);
  int compared = 0, lcp_failed = 0, apart = 0;
  double worst = 0, sum = 0;
  for (int i = 0; i < 3000; ++i) {
    const Problem problem = random_problem(random, i % 2 == 0);
    SlidingBody after = problem.body;
    std::vector<SlidingImpulse> impulses(problem.contacts.size());
    if (!solve_sliding(problem.contacts, after, impulses)) continue;
    const laws::Response lcp = by_lcp(problem, 64);
    if (lcp.status != laws::Status::solved) {
      ++lcp_failed;
      continue;
    }
    ++compared;
    // Difference in the energy norm, relative to the whole change of velocity: what a pyramid of 64 directions may miss
    // is (pi/64)^2 / 2 of the size and pi/64 of the direction of friction.
    const SlidingBody other{.v = lcp.velocity.head<3>(), .w = lcp.velocity.tail<3>()};
    const auto size = [&](const Vector3& v, const Vector3& w) {
      return std::sqrt(problem.mass * v.squaredNorm() + w.dot(problem.inertia * w));
    };
    const double change = size(after.v - problem.body.v, after.w - problem.body.w);
    const double apart_by =
        size(after.v - other.v, after.w - other.w) / std::max(change, 1e-9 * size(after.v, after.w));
    sum += apart_by;
    worst = std::max(worst, apart_by);
    if (apart_by > 3.2 / 64) ++apart;
  }
  std::printf("%d compared, %d failed in the LCP; apart by %.3g on average, %.3g at worst, %d by more than pi/64\n",
              compared, lcp_failed, sum / compared, worst, apart);
  EXPECT_GT(compared, 500);
  // Friction with several contacts has more than one solution now and then.
  EXPECT_LE(apart, compared / 50);
}

TEST(Sliding, where_all_that_carries_slides_the_laws_of_contact_hold_as_assumed) {
  Random random(5);
  int found = 0, carrying_three = 0;
  for (int i = 0; i < 20000; ++i) {
    const Problem problem = random_problem(random, i % 2 == 0);
    AllSliding sliding(problem.contacts, problem.body);
    if (!sliding.run()) continue;
    ++found;
    const SlidingBody after{.v = sliding.v(), .w = sliding.w()};
    std::vector<SlidingImpulse> impulses(problem.contacts.size());
    sliding.get(impulses);
    Vector3 momentum = problem.mass * problem.body.v;
    double scale = 1;
    int carrying = 0;
    for (std::size_t k = 0; k < impulses.size(); ++k) {
      const SlidingContact& c = problem.contacts[k];
      const Vector3 u = velocity_at(after, c.r), slip = u - c.n.dot(u) * c.n;
      const double above = c.n.dot(u) - c.least_speed;
      scale = std::max(scale, velocity_at(problem.body, c.r).norm());
      ASSERT_GE(impulses[k].normal, 0) << i;
      ASSERT_EQ(impulses[k].tangential, c.friction * impulses[k].normal) << i;
      ASSERT_GE(above, -2e-9 * scale) << i;
      if (impulses[k].normal > 0) {
        ++carrying;
        ASSERT_LE(above, 2e-9 * scale) << i;
      }
      momentum += impulses[k].normal * c.n;
      if (impulses[k].tangential > 0) momentum -= impulses[k].tangential * slip.normalized();
    }
    // Friction is against a direction of slip that is right to a thousandth.
    double friction = 0;
    for (const SlidingImpulse& impulse : impulses) friction += impulse.tangential;
    ASSERT_LE((problem.mass * after.v - momentum).norm(), 1.1e-3 * friction + 1e-9 * problem.mass * scale) << i;
    if (carrying == 3) ++carrying_three;
  }
  EXPECT_GT(found, 4000);
  EXPECT_GT(carrying_three, 100);
}

TEST(Sliding, a_box_that_slides_on_its_face_is_carried_by_some_of_its_corners) {
  // Four corners in a plane can share the load in many ways; in whatever order they come, the motion is the same.
  Problem problem;
  problem.mass = 1000;
  problem.inertia = Vector3(100, 200, 250).asDiagonal();
  problem.body = {.inverse_mass = 1e-3, .inverse_inertia = problem.inertia.inverse()};
  problem.body.v = {3, 0.5, -0.1};
  problem.body.w = {0.02, -0.03, 0.1};
  for (const double x : {-0.6, 0.6})
    for (const double y : {-0.4, 0.4}) problem.contacts.push_back({.r = {x, y, -0.3}, .friction = 0.4});
  SlidingBody first;
  std::array<int, 4> order{0, 1, 2, 3};
  do {
    std::vector<SlidingContact> contacts;
    for (const int i : order) contacts.push_back(problem.contacts[static_cast<std::size_t>(i)]);
    AllSliding sliding(contacts, problem.body);
    ASSERT_TRUE(sliding.run());
    const SlidingBody after{.v = sliding.v(), .w = sliding.w()};
    for (const SlidingContact& c : contacts) EXPECT_GE(velocity_at(after, c.r).z(), -1e-8);
    if (std::is_sorted(order.begin(), order.end())) first = after;
    EXPECT_LE((after.v - first.v).norm() + (after.w - first.w).norm(), 1e-9);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST(Sliding, what_may_stick_or_needs_a_fourth_contact_is_left_to_others) {
  SlidingBody body{.inverse_mass = 1, .inverse_inertia = Matrix3::Identity()};
  body.v = {1e-3, 0, -1};
  const std::array<SlidingContact, 2> held{SlidingContact{.r = {-0.5, 0, -0.5}, .friction = 0.6},
                                           SlidingContact{.r = {0.5, 0, -0.5}, .friction = 0.6}};
  EXPECT_FALSE(AllSliding(held, body).run());

  // Four faces about it, each of which must give 1 N s.
  std::vector<SlidingContact> faces;
  body.v.setZero();
  for (const Vector3& side : {Vector3(1, 0, 0), Vector3(-1, 0, 0), Vector3(0, 1, 0), Vector3(0, -1, 0)}) {
    faces.push_back(
        {.n = (side + Vector3::UnitZ()).normalized(), .r = side.cross(Vector3(0.1, 0.2, 0.3)) - 0.5 * side});
    body.v -= faces.back().n;
    body.w -= faces.back().r.cross(faces.back().n);
  }
  EXPECT_FALSE(AllSliding(faces, body).run());
  std::vector<SlidingImpulse> impulses(faces.size());
  ASSERT_TRUE(solve_sliding(faces, body, impulses));
  for (const SlidingImpulse& impulse : impulses) EXPECT_NEAR(impulse.normal, 1, 1e-7);
}

}  // namespace talus::rockfall
