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

/// q' = q (0, w_0 + t w_1)/2 by the classical method of fourth order in 64 bits of mantissa: the error of 400 steps
/// over 0.4 rad is some 1e-15 (0.4 / 400)^4 400 < 1e-17, and rounding 400 x 5e-20.
Quaternion integrated(const Quaternion& R, const Vector3& w, const Vector3& rate, double time) {
  using Long = Eigen::Quaternion<long double>;
  const auto slope = [&](const Long& q, long double t) {
    const Eigen::Matrix<long double, 3, 1> half = 0.5L * (w.cast<long double>() + t * rate.cast<long double>());
    return Long((q * Long(0, half.x(), half.y(), half.z())).coeffs());
  };
  const auto moved = [](const Long& q, const Long& by, long double h) { return Long(q.coeffs() + h * by.coeffs()); };
  constexpr int kSteps = 400;
  const long double h = time / static_cast<long double>(kSteps);
  Long q = R.cast<long double>();
  for (int i = 0; i < kSteps; ++i) {
    const long double t = i * h;
    const Long a = slope(q, t), b = slope(moved(q, a, h / 2), t + h / 2), c = slope(moved(q, b, h / 2), t + h / 2),
               d = slope(moved(q, c, h), t + h);
    q.coeffs() += h / 6 * (a.coeffs() + 2 * b.coeffs() + 2 * c.coeffs() + d.coeffs());
  }
  return q.cast<double>();
}

TEST(RotationSeries, of_a_driven_rotation_solves_its_equation) {
  Random random(9);
  for (int i = 0; i < 500; ++i) {
    const Vector3 w = random_vector(random, 10), rate = random_vector(random, 100);
    const Quaternion R = Quaternion(Eigen::Vector4d(random_vector(random, 1).homogeneous())).normalized();
    const double longest = std::min(1 / w.norm(), 1 / std::sqrt(rate.norm())) * RotationSeries::kShortTurn;
    const double horizon = random.uniform(0.01, 1) * longest;
    RotationSeries series;
    ASSERT_TRUE(series.begin_driven(R, w, rate, horizon));
    for (const double t : {0.0, 0.4 * horizon, horizon}) {
      const Quaternion q = series.attitude(t);
      EXPECT_LE((q.coeffs() - integrated(R, w, rate, t).coeffs()).norm(), 1e-15) << i;
      EXPECT_NEAR(q.norm(), 1, 1e-15);
      EXPECT_LE((series.spin_in_body(t) - (w + t * rate)).norm(), 1e-14);
      EXPECT_LE((w + t * rate).norm(), series.bounds().spin);
    }
    EXPECT_NEAR(series.bounds().first, rate.norm(), 1e-12 * rate.norm());
  }
  RotationSeries series;
  EXPECT_FALSE(series.begin_driven(Quaternion::Identity(), {3, 0, 0}, {0, 0, 0}, 0.1));
  EXPECT_FALSE(series.begin_driven(Quaternion::Identity(), {0, 0, 0}, {30, 0, 0}, 0.1));
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
