#include "talus/motion/attitude_segment.h"

#include <algorithm>
#include <cstdio>

#include "tests/motion/random_rotation.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::motion {
namespace {

using testing::Body;
using testing::RotationCase;
using testing::Spin;

/// Largest distance by which attitude(t) misplaces a point of the unit sphere: the largest singular value of the
/// difference of two rotations, 2 sin(angle/2).
double misplacement(const AttitudeSegment& segment, const TorqueFreeRotation& rotation, double t) {
  const bodies::Quaternion between = segment.attitude(t).conjugate() * rotation.attitude(t);
  return 2 * between.vec().norm();
}

double worst_misplacement(const AttitudeSegment& segment, const TorqueFreeRotation& rotation) {
  double worst = 0;
  for (int i = 0; i <= 16; ++i) {
    const double t = segment.begin() + (segment.end() - segment.begin()) * i / 16;
    worst = std::max(worst, misplacement(segment, rotation, t));
  }
  return worst;
}

}  // namespace

TEST(AttitudeSegment, deviates_no_more_than_it_promises) {
  std::mt19937_64 random(41);
  double worst = 0, promised = 0, tightest = 0;
  for (const Body body : {Body::general, Body::symmetric, Body::nearly_sphere, Body::sphere}) {
    for (const Spin spin : {Spin::any, Spin::near_smallest, Spin::near_largest, Spin::near_intermediate_6}) {
      for (int i = 0; i < 150; ++i) {
        const TorqueFreeRotation rotation = testing::random_rotation(random, body, spin).rotation();
        AttitudeSegment segment(rotation, testing::uniform(random, -10, 10), {.max_interval = 10});
        for (int n = 0; n < 8; ++n, segment = segment.next(rotation)) {
          const double found = worst_misplacement(segment, rotation);
          ASSERT_LE(found, segment.deviation(1));
          worst = std::max(worst, found);
          promised = std::max(promised, segment.deviation(1));
          tightest = std::max(tightest, found / segment.deviation(1));
        }
      }
    }
  }
  std::printf("deviation of a point 1 m away: %.1e m at most, %.1e m promised; best use of a promise %.2f\n", worst,
              promised, tightest);
  EXPECT_LT(promised, 3e-4);  // the figure in the header
  EXPECT_GT(tightest, 0.25);  // the promise is not an idle one
}

TEST(AttitudeSegment, of_a_steady_spin_promises_what_the_formula_says) {
  const TorqueFreeRotation rotation({1, 1, 1}, bodies::Quaternion::Identity(), {0, 0, 5});
  const AttitudeSegment segment(rotation, 0);
  EXPECT_NEAR(segment.end(), 0.05, 1e-15);
  EXPECT_NEAR(segment.deviation(3), 3 * std::pow(0.25, 4) / 16 / 192, 1e-13);
}

TEST(AttitudeSegment, deviation_falls_with_the_fourth_power_of_the_spacing) {
  const TorqueFreeRotation rotation({1, 2, 2.5}, bodies::Quaternion::Identity(), {1, 3, 2});
  double last = 0;
  for (const double angle : {0.4, 0.2, 0.1}) {
    const double found = worst_misplacement(AttitudeSegment(rotation, 0.3, {.max_angle = angle}), rotation);
    if (last > 0) {
      EXPECT_NEAR(last / found, 16, 2);
    }
    last = found;
  }
}

TEST(AttitudeSegment, knots_are_exact_and_follow_each_other) {
  const TorqueFreeRotation rotation({1, 2, 2.5}, bodies::Quaternion::Identity(), {1, 3, 2});
  AttitudeSegment segment(rotation, -2);
  for (int n = 0; n < 200; ++n) {  // several turns: the quaternion of the knots changes its sign on the way
    const AttitudeSegment following = segment.next(rotation);
    EXPECT_EQ(following.begin(), segment.end());
    EXPECT_LT(misplacement(segment, rotation, segment.end()), 1e-14);
    EXPECT_LT((segment.attitude(segment.end()).coeffs() - following.attitude(segment.end()).coeffs()).norm(), 1e-14);
    segment = following;
  }
}

TEST(AttitudeSegment, of_a_body_that_hardly_turns_ends_after_the_longest_interval) {
  const TorqueFreeRotation still({1, 2, 3}, bodies::Quaternion::Identity(), {0, 0, 0});
  EXPECT_EQ(AttitudeSegment(still, 1).end(), 1.1);
  EXPECT_LT(misplacement(AttitudeSegment(still, 1), still, 1.03), 1e-15);
}

TEST(AttitudeSegment, refuses_knots_that_are_too_far_apart) {
  const TorqueFreeRotation rotation;
  EXPECT_THROW(AttitudeSegment(rotation, 0, {.max_angle = 0}), core::InputError);
  EXPECT_THROW(AttitudeSegment(rotation, 0, {.max_angle = 1.5}), core::InputError);
  EXPECT_THROW(AttitudeSegment(rotation, 0, {.max_interval = 0}), core::InputError);
}

}  // namespace talus::motion
