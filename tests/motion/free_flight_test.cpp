#include "talus/motion/free_flight.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "tests/motion/random_rotation.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::motion {
namespace {

const Vector3 kGravity{0, 0, -9.81};

struct Throw {
  bodies::PrincipalMass mass;
  bodies::SpatialState launch;
  [[nodiscard]] FreeFlight flight() const { return {mass, launch, kGravity}; }
};

Throw random_throw(std::mt19937_64& random) {
  const testing::RotationCase c = testing::random_rotation(random);
  return {.mass = {.mass = testing::uniform(random, 1, 5000), .moments = 100 * c.moments},
          .launch = {.p_WB = 50 * testing::random_vector(random),
                     .R_WB = c.R_WB,
                     .v_WB = 15 * testing::random_vector(random),
                     .w_WB = c.R_WB * (10 * c.w_B)}};
}

FreeFlight thrown(const Vector3& p, const Vector3& v) {
  return {{.mass = 2, .moments = {1, 2, 2.5}}, {.p_WB = p, .v_WB = v, .w_WB = {1, 2, 3}}, kGravity};
}

void expect_times(const Times& found, std::vector<double> expected) {
  ASSERT_EQ(found.count, static_cast<int>(expected.size()));
  for (int i = 0; i < found.count; ++i) EXPECT_NEAR(found.at.at(i), expected[i], 1e-15 * (1 + std::abs(expected[i])));
}

}  // namespace

TEST(FreeFlight, follows_the_parabola_of_the_schoolbook) {
  const FreeFlight flight = thrown({1, 2, 3}, {4, 0, 9.81});
  EXPECT_EQ(flight.apex_time(), 1);
  const bodies::SpatialState apex = flight.state_at(1);
  EXPECT_LT((apex.p_WB - Vector3(5, 2, 3 + 9.81 / 2)).norm(), 1e-14);
  EXPECT_LT((apex.v_WB - Vector3(4, 0, 0)).norm(), 1e-14);
  expect_times(flight.height_crossings(3), {0, 2});
}

TEST(FreeFlight, keeps_its_energy_and_angular_momentum) {
  std::mt19937_64 random(51);
  double worst = 0;
  for (int i = 0; i < 500; ++i) {
    const Throw rock = random_throw(random);
    const FreeFlight flight = rock.flight();
    const bodies::Kinetics before = bodies::kinetics_of(rock.mass, rock.launch);
    const bodies::SpatialState later = flight.state_at(testing::uniform(random, -10, 10));
    const bodies::Kinetics after = bodies::kinetics_of(rock.mass, later);
    const double potential = -rock.mass.mass * kGravity.dot(later.p_WB);
    const double scale = after.kinetic_energy() + std::abs(potential) + before.kinetic_energy();
    worst = std::max(worst, std::abs(after.kinetic_energy() + potential - flight.energy()) / scale);
    EXPECT_NEAR(after.rotational_energy, before.rotational_energy, 1e-13 * before.rotational_energy);
    EXPECT_LT((after.angular_momentum_W - before.angular_momentum_W).norm(), 1e-13 * before.angular_momentum_W.norm());
  }
  std::printf("energy %.1e\n", worst);
  EXPECT_LT(worst, 1e-14);
}

TEST(FreeFlight, from_a_later_state_is_the_same_flight) {
  std::mt19937_64 random(52);
  for (int i = 0; i < 200; ++i) {
    const Throw rock = random_throw(random);
    const FreeFlight whole = rock.flight();
    const FreeFlight rest(rock.mass, whole.state_at(0.3), kGravity);
    const bodies::SpatialState a = whole.state_at(0.7), b = rest.state_at(0.4);
    EXPECT_LT((a.p_WB - b.p_WB).norm(), 1e-13 * (1 + a.p_WB.norm()));
    EXPECT_LT((a.v_WB - b.v_WB).norm(), 1e-13 * (1 + a.v_WB.norm()));
    EXPECT_LT((a.R_WB.conjugate() * b.R_WB).vec().norm(), 1e-11);  // the flow may amplify the rounding between
  }
}

TEST(FreeFlight, of_a_short_horizon_is_the_same_flight) {
  std::mt19937_64 random(56);
  for (int i = 0; i < 1000; ++i) {
    const Throw rock = random_throw(random);
    const double turn = std::pow(10, testing::uniform(random, -5, -0.7)), horizon = turn / rock.launch.w_WB.norm();
    const FreeFlight any = rock.flight(), brief(rock.mass, rock.launch, kGravity, horizon);
    for (const double t : {0.0, 0.4 * horizon, horizon}) {
      const bodies::SpatialState a = any.state_at(t), b = brief.state_at(t);
      EXPECT_EQ(a.p_WB, b.p_WB);
      EXPECT_NEAR(b.R_WB.norm(), 1, 1e-15);
      EXPECT_LT((a.R_WB.conjugate() * b.R_WB).vec().norm(), 2e-14);
      EXPECT_LT((a.w_WB - b.w_WB).norm(), 2e-14 * a.w_WB.norm());
      EXPECT_LT((brief.rotation().pose(t).R_WB - b.R_WB.toRotationMatrix()).norm(), 1e-14);
      EXPECT_LE(b.w_WB.norm(), brief.max_spin(0, horizon));
    }
    EXPECT_EQ(any.energy(), brief.energy());
  }
}

TEST(FreeFlight, bounds_hold_and_are_attained) {
  std::mt19937_64 random(53);
  for (int i = 0; i < 200; ++i) {
    const FreeFlight flight = random_throw(random).flight();
    const double t0 = testing::uniform(random, -3, 3), t1 = testing::uniform(random, -3, 3);
    const Vector3 direction = testing::random_vector(random);
    const Interval heights = flight.height_range(t0, t1), extent = flight.extent(direction, t0, t1);
    double speed = 0, lowest = 1e9, highest = -1e9;
    for (int n = 0; n <= 2000; ++n) {
      const double t = t0 + (t1 - t0) * n / 2000;
      speed = std::max(speed, flight.velocity(t).norm());
      lowest = std::min(lowest, flight.position(t).z());
      highest = std::max(highest, flight.position(t).z());
      ASSERT_GE(direction.dot(flight.position(t)), extent.lower - 1e-12);
      ASSERT_LE(direction.dot(flight.position(t)), extent.upper + 1e-12);
    }
    EXPECT_NEAR(flight.max_speed(t0, t1), speed, 1e-12);
    EXPECT_NEAR(heights.lower, lowest, 1e-12);
    EXPECT_GE(heights.upper, highest - 1e-12);
    EXPECT_LE(heights.upper, highest + 5e-5);  // the samples miss the apex by 1.5 ms at most
    if (const double apex = *flight.apex_time(); apex > std::min(t0, t1) && apex < std::max(t0, t1)) {
      EXPECT_NEAR(heights.upper, flight.position(apex).z(), 1e-12);
    }
  }
}

TEST(FreeFlight, no_point_of_the_body_is_faster_than_the_bound) {
  std::mt19937_64 random(54);
  for (int i = 0; i < 100; ++i) {
    const FreeFlight flight = random_throw(random).flight();
    const Vector3 p_B = testing::random_vector(random);
    const double bound = flight.max_point_speed(p_B.norm(), 0, 1.5);
    for (int n = 0; n <= 300; ++n) {
      ASSERT_LE(bodies::point_velocity(flight.state_at(n * 0.005), p_B).norm(), bound);
    }
  }
}

TEST(FreeFlight, crosses_planes_where_its_position_is_on_them) {
  std::mt19937_64 random(55);
  int crossings = 0;
  for (int i = 0; i < 2000; ++i) {
    const FreeFlight flight = random_throw(random).flight();
    const Vector3 normal = testing::random_vector(random).normalized();
    const double offset = 40 * testing::random_vector(random).x();
    const Times times = flight.crossings(normal, offset);
    crossings += times.count;
    for (int n = 0; n < times.count; ++n) {
      const Vector3 p = flight.position(times.at.at(n));
      const double scale =
          std::abs(offset) + p.norm() + flight.velocity(times.at.at(n)).norm() * std::abs(times.at.at(n));
      EXPECT_NEAR(normal.dot(p), offset, 1e-14 * scale);
    }
    if (times.count == 2) {
      EXPECT_LT(times.at[0], times.at[1]);
    }
    if (times.count == 0) {  // then the path is on one side: at its vertex on the same as far away
      const Interval extent = flight.extent(normal, -1e3, 1e3);
      EXPECT_GT((extent.lower - offset) * (extent.upper - offset), 0);
    }
  }
  EXPECT_GT(crossings, 1000);
}

TEST(FreeFlight, without_gravity_has_no_apex_and_crosses_once) {
  const FreeFlight flight({.mass = 1, .moments = {1, 1, 1}}, {.v_WB = {1, 0, 2}}, Vector3::Zero());
  EXPECT_FALSE(flight.apex_time().has_value());
  expect_times(flight.height_crossings(3), {1.5});
  expect_times(flight.crossings(Vector3::UnitY(), 1), {});
  EXPECT_EQ(flight.height_range(0, 2).upper, 4);
}

TEST(QuadraticRoots, lose_no_digits_where_the_textbook_formula_does) {
  expect_times(quadratic_roots(1, -1e9, 1), {1e-9, 1e9});
  expect_times(quadratic_roots(1, 1e9, 1), {-1e9, -1e-9});
  expect_times(quadratic_roots(1e-30, 1, -2), {-1e30, 2});
  expect_times(quadratic_roots(-1, 3, -2), {1, 2});
  expect_times(quadratic_roots(0, 2, -3), {1.5});
  expect_times(quadratic_roots(2, 0, 0), {0});
  expect_times(quadratic_roots(1, 0, 1), {});
  expect_times(quadratic_roots(0, 0, 1), {});
  expect_times(quadratic_roots(1e-320, 1, -2), {2});
  // Nearly double: 94906265.625 t^2 - 2 * 94906267 t + 94906268.375, the discriminant of which vanishes in double.
  expect_times(quadratic_roots(94906265.625, -2 * 94906267.0, 94906268.375), {1, 1.000000028975958});
}

TEST(FreeFlight, tells_what_is_wrong_with_its_input) {
  const bodies::PrincipalMass mass{.mass = 1, .moments = {1, 1, 1}};
  const double inf = std::numeric_limits<double>::infinity();
  EXPECT_THROW(FreeFlight({.mass = -1, .moments = {1, 1, 1}}, {}, kGravity), core::InputError);
  EXPECT_THROW(FreeFlight(mass, {.p_WB = {inf, 0, 0}}, kGravity), core::InputError);
  EXPECT_THROW(FreeFlight(mass, {}, {0, 0, inf}), core::InputError);
}

// 3 rad/s for 0.05 s are 0.15 rad, for 0.1 s more than the series of a driven rotation is good for; 10 rad/s^2 likewise
// for 0.14 and 0.15 s.
TEST(FreeFlight, that_is_driven_is_refused_where_it_turns_too_far) {
  const bodies::PrincipalMass mass{.mass = 1, .moments = {1, 2, 3}};
  const bodies::SpatialState spins{.w_WB = {3, 0, 0}}, rests;
  const core::Vector3 none(0, 0, 0), rate(0, 10, 0);
  EXPECT_EQ(FreeFlight::driven(mass, spins, none, none, 0.05).rotation().bounds().first, 0);
  EXPECT_GE(FreeFlight::driven(mass, spins, none, none, 0.05).rotation().bounds().spin, 3);
  EXPECT_GE(FreeFlight::driven(mass, rests, none, rate, 0.14).rotation().bounds().first, 10);
  EXPECT_THROW(static_cast<void>(FreeFlight::driven(mass, spins, none, none, 0.1)), core::InputError);
  EXPECT_THROW(static_cast<void>(FreeFlight::driven(mass, rests, none, rate, 0.15)), core::InputError);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(static_cast<void>(FreeFlight::driven(mass, spins, none, none, nan)), core::InputError);
}

}  // namespace talus::motion
