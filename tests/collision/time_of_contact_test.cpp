// The first time of contact against closed forms and against the slow obvious way: many small steps.

#include <cmath>

#include "tests/collision/twins.h"
#include <gtest/gtest.h>

namespace talus::collision {
namespace {

double time_of(const ShapePtr& a, const SteadyMotion& motion_a, const ShapePtr& b, const SteadyMotion& motion_b,
               double duration, double target) {
  ContactFinder finder;
  PairMemory memory;
  return finder.time_of_contact(*a, motion_a, *b, motion_b, duration, target, memory);
}

}  // namespace

TEST(TimeOfContact, of_a_fast_ball_and_a_thin_plate) {
  const SteadyMotion ball{twins::at(0, 0, 10), {0, 0, -1000}};
  const double time = time_of(sphere(0.1), ball, box({5, 5, 0.001}), {}, 1, 1e-4);
  EXPECT_NEAR(time, (10 - 0.1 - 0.0005) / 1000, 1e-4 / 1000);
  EXPECT_LT(time, (10 - 0.1 - 0.0005 - 0.5e-4) / 1000);
}

TEST(TimeOfContact, of_a_spinning_rod_and_a_plane) {
  // Its end comes down: the height of the end is 0.4 - 0.5 sin(w t).
  const SteadyMotion rod{twins::at(0, 0, 0.4), Vector3::Zero(), {0, 5, 0}};
  const double time = time_of(box({1, 1e-6, 1e-6}), rod, half_space(), {}, 1, 1e-4);
  EXPECT_NEAR(time, std::asin(0.8) / 5, 1e-4);
}

TEST(TimeOfContact, is_the_duration_for_what_passes_by) {
  const SteadyMotion ball{twins::at(-5, 0.6101, 0), {100, 0, 0}};
  EXPECT_EQ(time_of(sphere(0.1), ball, box({1, 1, 1}), {}, 1, 1e-2), 1);
  const SteadyMotion nearer{twins::at(-5, 0.6095, 0), {100, 0, 0}};
  EXPECT_LT(time_of(sphere(0.1), nearer, box({1, 1, 1}), {}, 1, 1e-2), 0.1);
}

TEST(TimeOfContact, is_zero_for_what_is_already_near) {
  EXPECT_EQ(time_of(sphere(1), {twins::at(0, 0, 1.5)}, sphere(0.49), {}, 1, 0.02), 0);
  EXPECT_EQ(time_of(sphere(1), {twins::at(0, 0, 1.2)}, sphere(0.49), {}, 1, 0.02), 0);
}

TEST(TimeOfContact, is_never_missed_by_fast_turning_bodies) {
  constexpr double kTarget = 1e-3;
  core::Random random(11);
  int contacts = 0;
  for (int k = 0; k < 600; ++k) {
    const ShapePtr a = seen_from(twins::random_convex(random, k % 5), twins::random_pose(random, 0.5));
    const ShapePtr b = k % 7 == 0 ? half_space() : twins::random_convex(random, k / 5 % 5);
    const Pose start = twins::random_pose(random, 1);
    const SteadyMotion motion_a{{start.p + Vector3(0, 0, 4), start.R},
                                6 * support::random_direction(random) + Vector3(0, 0, -20),
                                random.uniform(0, 30) * support::random_direction(random)};
    SteadyMotion motion_b{twins::random_pose(random, 1), support::random_direction(random),
                          10 * support::random_direction(random)};
    if (k % 7 == 0) motion_b = {twins::at(0, 0, -1), {0, 0, 1}, k % 2 == 0 ? Vector3(0, 0.2, 0) : Vector3::Zero()};
    const auto gap = [&](double t) { return twins::distance({a, motion_a.at(t)}, {b, motion_b.at(t)}); };
    if (gap(0) < kTarget) continue;
    const double duration = 0.3, time = time_of(a, motion_a, b, motion_b, duration, kTarget);
    for (int m = 0; m < 100; ++m) ASSERT_GT(gap(time * m / 100), 0.7499 * kTarget) << k;
    if (time == duration) continue;
    ++contacts;
    EXPECT_LE(gap(time), kTarget) << k;
    EXPECT_GE(gap(time), 0.7499 * kTarget) << k;
  }
  EXPECT_GT(contacts, 150);
}

}  // namespace talus::collision
