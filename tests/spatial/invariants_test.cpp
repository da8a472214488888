// What holds in every spatial scene: momentum, energy, no overlap, no tunnelling, the same bits on any number of
// threads.

#include <cstring>
#include <numbers>
#include <random>

#include "tests/spatial/scenes.h"
#include <gtest/gtest.h>

namespace talus::spatial::testing {
namespace {

double uniform(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11) * 0x1p-53;
}

Vector3 vector(std::mt19937_64& random, double size) {
  return {uniform(random, -size, size), uniform(random, -size, size), uniform(random, -size, size)};
}

Quaternion attitude(std::mt19937_64& random) {
  return Quaternion(Eigen::Vector4d(uniform(random, -1, 1), uniform(random, -1, 1), uniform(random, -1, 1),
                                    uniform(random, -1, 1) + 1e-3)
                        .normalized());
}

collision::ShapePtr random_shape(std::mt19937_64& random) {
  switch (random() % 4) {
    case 0:
      return collision::sphere(uniform(random, 0.1, 0.2));
    case 1:
      return collision::box({uniform(random, 0.1, 0.4), uniform(random, 0.1, 0.4), uniform(random, 0.1, 0.4)});
    case 2:
      return collision::capsule(uniform(random, 0.05, 0.1), uniform(random, 0.1, 0.3));
    default:
      return collision::box(Vector3::Constant(uniform(random, 0.15, 0.3)));
  }
}

/// Bodies on a loose lattice with random shapes, attitudes and velocities.
Scene swarm(std::uint64_t seed, int per_side, double speed) {
  std::mt19937_64 random(seed);
  Scene s = scene(0.4, 0.3);
  for (int i = 0; i < per_side; ++i)
    for (int j = 0; j < per_side; ++j)
      for (int k = 0; k < per_side; ++k) {
        Body one = body(random_shape(random), Vector3(0.7 * i, 0.7 * j, 0.6 + 0.7 * k));
        one.start.R_WB = attitude(random);
        one.start.v_WB = vector(random, speed);
        one.start.w_WB = vector(random, speed);
        s.bodies.push_back(one);
      }
  s.dt = 0.004;
  return s;
}

TEST(SpatialInvariants, momentum_of_bodies_that_meet_only_each_other_stays) {
  for (const char* law : {"bounded", "lcp", "closest", "propagation", "sweeps", "stronge"}) {
    SCOPED_TRACE(law);
    Scene s = swarm(1, 3, 3);
    s.gravity.setZero();
    for (Body& one : s.bodies) one.start.v_WB -= (one.start.p_WB - Vector3(0.7, 0.7, 1.3));  // towards the middle
    Simulation simulation(s, law);
    const Measures before = measure(s, simulation.states());
    const Course result = run(simulation, 0.6);
    const Measures after = measure(s, simulation.states());
    EXPECT_GT(result.total.contacts, 20);
    const double scale = std::sqrt(2 * before.kinetic() * 1000);
    EXPECT_LE((after.momentum - before.momentum).norm(), 1e-12 * scale);
    // Contacts act at the two nearest points, up to the tolerance apart.
    EXPECT_LE((after.angular_momentum - before.angular_momentum).norm(), 1e-3 * scale);
    EXPECT_LE(after.kinetic(), before.kinetic());
  }
}

TEST(SpatialInvariants, energy_never_rises_and_nothing_sinks_in) {
  for (const char* law : {"bounded", "lcp", "closest", "sweeps"}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      SCOPED_TRACE(::testing::Message() << law << " " << seed);
      Scene s = swarm(seed, 3, 2);
      s.bodies.push_back(ground());
      Simulation simulation(s, law);
      double energy = measure(s, simulation.states()).energy();
      const double first = energy;
      double worst = 0;
      const Course result = run(simulation, 2.0, [&] {
        const double now = measure(s, simulation.states()).energy();
        worst = std::max(worst, now - energy);
        energy = std::min(energy, now);
      });
      EXPECT_LE(result.total.contact_gain, 1e-9 * first);
      EXPECT_LE(worst, 2e-3 * first);
      EXPECT_LE(result.total.penetration, 2e-3);
      EXPECT_TRUE(result.total.finite);
    }
  }
}

TEST(SpatialInvariants, a_bullet_does_not_pass_through_a_sheet) {
  std::mt19937_64 random(5);
  for (int n = 0; n < 60; ++n) {
    Scene s = scene(0.3, 0.5);
    s.gravity.setZero();
    s.dt = 0.01;
    Body sheet = body(collision::box({2, 2, 0.001}), Vector3::Zero());
    sheet.mobility = Mobility::fixed;
    Body bullet = body(collision::box({0.01, 0.01, 0.03}), {uniform(random, -0.5, 0.5), uniform(random, -0.5, 0.5), 1});
    bullet.start.R_WB = attitude(random);
    bullet.start.w_WB = vector(random, 40);
    bullet.start.v_WB = {uniform(random, -20, 20), uniform(random, -20, 20), -uniform(random, 50, 300)};
    s.bodies = {sheet, bullet};
    Simulation simulation(s, "bounded");
    run(simulation, 0.05);
    EXPECT_GT(simulation.states()[1].p_WB.z(), 0) << n;
  }
}

TEST(SpatialInvariants, the_bits_do_not_depend_on_the_threads) {
  const auto bits = [](int threads, const char* law) {
    Scene s = swarm(7, 3, 2);
    s.bodies.push_back(ground());
    s.threads = threads;
    Simulation simulation(s, law);
    run(simulation, 1.0);
    return std::vector<SpatialState>(simulation.states().begin(), simulation.states().end());
  };
  for (const char* law : {"bounded", "sweeps"}) {
    const auto one = bits(1, law);
    for (const int threads : {2, 8}) {
      const auto many = bits(threads, law);
      ASSERT_EQ(one.size(), many.size());
      for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].p_WB, many[i].p_WB);
        EXPECT_EQ(one[i].R_WB.coeffs(), many[i].R_WB.coeffs());
        EXPECT_EQ(one[i].v_WB, many[i].v_WB);
        EXPECT_EQ(one[i].w_WB, many[i].w_WB);
      }
    }
  }
}

}  // namespace
}  // namespace talus::spatial::testing
