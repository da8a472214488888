#include "talus/motion/rotation_series.h"

#include <cmath>

#include <gtest/gtest.h>

#include "talus/core/random.h"
#include "talus/motion/torque_free.h"

namespace talus::motion {
namespace {

using core::Matrix3;
using core::Random;

Vector3 random_vector(Random& random, double size) {
  return {random.uniform(-size, size), random.uniform(-size, size), random.uniform(-size, size)};
}

/// Moments of a box with sides between 1 and 10, so that the third is less than the sum of the others.
Vector3 random_moments(Random& random) {
  const Vector3 s(random.uniform(1, 10), random.uniform(1, 10), random.uniform(1, 10));
  const Vector3 q = s.cwiseAbs2();
  return {q[1] + q[2], q[2] + q[0], q[0] + q[1]};
}

TEST(RotationSeries, is_the_closed_form) {
  Random random(7);
  double attitude = 0, spin = 0;
  for (int i = 0; i < 5000; ++i) {
    const Vector3 moments = random_moments(random), w = random_vector(random, 10);
    const Quaternion R = Quaternion(Eigen::Vector4d(random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1),
                                                    random.uniform(-1, 1)))
                             .normalized();
    const double horizon = random.uniform(0, 1) * RotationSeries::kShortTurn / w.norm();
    RotationSeries series;
    if (!series.begin(asymmetry(moments), R, w, horizon)) continue;
    const TorqueFreeRotation exact(moments, R, w);
    for (const double share : {0.0, 0.3, 1.0}) {
      const auto pose = exact.pose(share * horizon);
      const Matrix3 R_series = series.attitude(share * horizon).toRotationMatrix();
      attitude = std::max(attitude, (R_series - pose.R_WB).norm());
      spin = std::max(spin, (series.spin_in_body(share * horizon) - pose.w_B).norm() / w.norm());
      ASSERT_LE(pose.w_B.norm(), series.bounds().spin) << i;
      const Vector3 first = exact.spin_rate(pose.w_B);
      ASSERT_LE(first.norm(), series.bounds().first * (1 + 1e-12)) << i;
    }
  }
  EXPECT_LE(attitude, 2e-14);
  EXPECT_LE(spin, 2e-14);
}

TEST(RotationSeries, bounds_hold_for_second_and_third_derivatives) {
  Random random(8);
  for (int i = 0; i < 2000; ++i) {
    const Vector3 moments = random_moments(random), w = random_vector(random, 10);
    const double horizon = 0.1 / w.norm();
    RotationSeries series;
    if (!series.begin(asymmetry(moments), Quaternion::Identity(), w, horizon)) continue;
    const TorqueFreeRotation exact(moments, Quaternion::Identity(), w);
    const double h = 1e-3 / w.norm(), t = random.uniform(2 * h, horizon - 2 * h);
    const auto rate = [&](double at) { return exact.spin_rate(exact.spin_in_body(at)); };
    const Vector3 second = (rate(t + h) - rate(t - h)) / (2 * h);
    const Vector3 third = (rate(t + h) - 2 * rate(t) + rate(t - h)) / (h * h);
    ASSERT_LE(second.norm(), series.bounds().second * (1 + 1e-5)) << i;
    ASSERT_LE(third.norm(), series.bounds().third * (1 + 1e-3) + 1e-6 * std::pow(w.norm(), 4)) << i;
  }
}

TEST(RotationSeries, is_taken_for_short_horizons_only) {
  const Vector3 moments(1, 2, 2.5), w(1, 2, 3);
  RotationSeries series;
  EXPECT_TRUE(series.begin(asymmetry(moments), Quaternion::Identity(), w, 0.01));
  EXPECT_FALSE(series.begin(asymmetry(moments), Quaternion::Identity(), w, 1));
  const TorqueFreeRotation brief(moments, Quaternion::Identity(), w, 0.01), any(moments, Quaternion::Identity(), w);
  EXPECT_LE((brief.pose(0.01).R_WB - any.pose(0.01).R_WB).norm(), 1e-15);
  EXPECT_EQ(brief.energy(), any.energy());
  EXPECT_GE(brief.max_spin(0, 0.01), any.max_spin(0, 0.01));
}

}  // namespace
}  // namespace talus::motion
