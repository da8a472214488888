// What a torque-free rotation must satisfy, whoever computes it: closed forms of special bodies, conservation,
// symmetry.

#include "talus/motion/torque_free.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numbers>

#include "tests/motion/random_rotation.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::motion {
namespace {

using testing::Body;
using testing::random_rotation;
using testing::RotationCase;
using testing::Spin;

constexpr std::array kBodies{Body::general, Body::symmetric, Body::nearly_symmetric, Body::sphere, Body::nearly_sphere};
constexpr std::array kSpins{Spin::any, Spin::near_smallest, Spin::near_largest, Spin::near_intermediate_6,
                            Spin::near_intermediate_12};

/// Calls `claim(case, random)` for `count` random cases of every kind of body and spin.
template <class Claim>
void for_random_rotations(int count, const Claim& claim) {
  std::mt19937_64 random(31);
  for (const Body body : kBodies) {
    for (const Spin spin : kSpins) {
      for (int i = 0; i < count; ++i) {
        claim(random_rotation(random, body, spin), random);
        if (::testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

double difference(const Matrix3& a, const Matrix3& b) {
  return (a - b).cwiseAbs().maxCoeff();
}

Matrix3 turn(const Vector3& axis, double angle) {
  return Eigen::AngleAxisd(angle, axis.normalized()).toRotationMatrix();
}

struct Drift {
  double energy = 0, momentum = 0, orthogonality = 0;
};

Drift drift_at(const RotationCase& c, const TorqueFreeRotation& rotation, double t) {
  const TorqueFreeRotation::Pose pose = rotation.pose(t);
  const Vector3 L_W = pose.R_WB * c.moments.cwiseProduct(pose.w_B);
  const double energy = 0.5 * pose.w_B.dot(c.moments.cwiseProduct(pose.w_B));
  return {std::abs(energy / rotation.energy() - 1),
          (L_W - rotation.angular_momentum_W()).norm() / rotation.angular_momentum_W().norm(),
          difference(pose.R_WB * pose.R_WB.transpose(), Matrix3::Identity())};
}

Drift worst_drift(const RotationCase& c, double duration, int samples) {
  const TorqueFreeRotation rotation = c.rotation();
  Drift worst;
  for (int i = 0; i <= samples; ++i) {
    const Drift drift = drift_at(c, rotation, duration * i / samples);
    worst.energy = std::max(worst.energy, drift.energy);
    worst.momentum = std::max(worst.momentum, drift.momentum);
    worst.orthogonality = std::max(worst.orthogonality, drift.orthogonality);
  }
  return worst;
}

}  // namespace

TEST(TorqueFreeRotation, begins_where_it_was_told_to) {
  for_random_rotations(200, [](const RotationCase& c, auto&) {
    const TorqueFreeRotation::Pose pose = c.rotation().pose(0);
    ASSERT_LT(difference(pose.R_WB, c.R_WB.toRotationMatrix()), 4e-15);
    ASSERT_LT((pose.w_B - c.w_B).norm(), 2e-14 * c.w_B.norm());
  });
}

TEST(TorqueFreeRotation, of_a_sphere_is_a_turn_about_a_fixed_axis) {
  const bodies::Quaternion R0(Eigen::AngleAxisd(0.4, Vector3(1, 2, -1).normalized()));
  const Vector3 w_B{0.3, -0.7, 1.1};
  const TorqueFreeRotation rotation({2, 2, 2}, R0, w_B);
  for (const double t : {-3.0, 0.5, 20.0}) {
    EXPECT_LT(difference(rotation.pose(t).R_WB, R0 * turn(w_B, w_B.norm() * t)), 1e-14);
    EXPECT_EQ(rotation.spin_in_body(t), w_B);
    EXPECT_LT((rotation.spin(t) - R0 * w_B).norm(), 1e-15);
  }
  EXPECT_EQ(rotation.period(), 0);
}

TEST(TorqueFreeRotation, about_a_principal_axis_stays_there) {
  for (int axis = 0; axis < 3; ++axis) {
    const Vector3 w_B = 3 * Vector3::Unit(axis);
    const TorqueFreeRotation rotation({1, 2, 3}, bodies::Quaternion::Identity(), w_B);
    EXPECT_LT(difference(rotation.pose(1e3).R_WB, turn(w_B, 3e3)), 1e-12);
    EXPECT_NEAR(rotation.max_spin(0, 10), 3, 2e-14);
  }
}

TEST(TorqueFreeRotation, of_a_symmetric_top_is_a_precession_and_a_roll) {
  // R(t) = turn about L by L t / I_1, then about the figure axis by (1/I_3 - 1/I_1) L_3 t
  std::mt19937_64 random(32);
  for (int i = 0; i < 500; ++i) {
    const double I1 = testing::uniform(random, 0.5, 2), I3 = testing::uniform(random, 0.2, 2) * I1;
    const Vector3 w_B = testing::random_vector(random), moments{I1, I1, I3}, L_B = moments.cwiseProduct(w_B);
    const bodies::Quaternion R0 = testing::random_attitude(random);
    const TorqueFreeRotation rotation(moments, R0, w_B);
    const double t = testing::uniform(random, -10, 10);
    const Matrix3 expected = R0 * turn(L_B, L_B.norm() / I1 * t) * turn(Vector3::UnitZ(), (1 - I3 / I1) * w_B.z() * t);
    EXPECT_LT(difference(rotation.pose(t).R_WB, expected), 5e-14);
  }
}

TEST(TorqueFreeRotation, on_the_separatrix_creeps_up_to_the_intermediate_axis_as_tanh) {
  // I = (1, 5/2, 3) and w_1 = w_3 lie on it exactly; w_2 = w tanh(rate (t - t_0)).
  const TorqueFreeRotation rotation({1, 2.5, 3}, bodies::Quaternion::Identity(), {1, 0, 1});
  const double w = std::sqrt(10) / 2.5, rate = std::sqrt(1.5 / 3 * 0.5) * w;
  for (const double t : {-30.0, -2.0, -0.1, 0.0, 0.3, 4.0, 20.0, 300.0}) {
    EXPECT_NEAR(rotation.spin_in_body(t).y(), w * std::tanh(rate * t), 4e-15) << t;
    EXPECT_NEAR(rotation.spin_in_body(t).x(), 1 / std::cosh(rate * t), 1e-15 + 1e-13 / std::cosh(rate * t)) << t;
  }
}

TEST(TorqueFreeRotation, returns_after_the_period_of_landau_and_lifshitz) {
  // 4 K(k) sqrt(I1 I2 I3 / ((I3 - I2)(L^2 - 2 E I1))),  k^2 = (I2 - I1)(2 E I3 - L^2) / ((I3 - I2)(L^2 - 2 E I1))
  const Vector3 I{1, 2, 3.5}, w{0.3, 0.2, 0.9};
  const double L2 = I.cwiseProduct(w).squaredNorm(), E2 = w.dot(I.cwiseProduct(w));
  const double k2 = (I[1] - I[0]) * (E2 * I[2] - L2) / ((I[2] - I[1]) * (L2 - E2 * I[0]));
  const double rate = std::sqrt((I[2] - I[1]) * (L2 - E2 * I[0]) / I.prod());
  const TorqueFreeRotation rotation(I, bodies::Quaternion::Identity(), w);
  EXPECT_NEAR(rotation.period(), 4 * std::comp_ellint_1(std::sqrt(k2)) / rate, 1e-13);
  EXPECT_LT((rotation.spin_in_body(0.4 + rotation.period()) - rotation.spin_in_body(0.4)).norm(), 1e-14);
  EXPECT_GT((rotation.spin_in_body(0.4 + rotation.period() / 2) - rotation.spin_in_body(0.4)).norm(), 0.1);
}

TEST(Racket, flips_twice_in_a_period_of_four_quarter_periods) {
  // I = (1, 2, 3), w = (d, 1, 0): k1 = d / sqrt(1 + d^2), rate = sqrt((1 + d^2)/3), and K = ln(4/k1) up to k1^2.
  for (const double tilt : {1e-3, 1e-6, 1e-12, 1e-100}) {
    const TorqueFreeRotation rotation({1, 2, 3}, bodies::Quaternion::Identity(), {tilt, 1, 0});
    const double k1 = tilt / std::hypot(1, tilt), rate = std::hypot(1, tilt) / std::sqrt(3);
    EXPECT_NEAR(rotation.period() / (4 * std::log(4 / k1) / rate), 1, tilt * tilt + 1e-14) << tilt;
    EXPECT_GT(rotation.spin_in_body(0.2 * rotation.period()).y(), 0.9);
    EXPECT_LT(rotation.spin_in_body(0.5 * rotation.period()).y(), -0.999);
    EXPECT_GT(rotation.spin_in_body(rotation.period()).y(), 0.999);
  }
}

TEST(TorqueFreeRotation, keeps_energy_and_momentum_over_ten_thousand_revolutions) {
  Drift worst;
  for_random_rotations(8, [&](const RotationCase& c, auto&) {
    const Drift drift = worst_drift(c, 1e4 * 2 * std::numbers::pi / c.w_B.norm(), 2000);
    worst.energy = std::max(worst.energy, drift.energy);
    worst.momentum = std::max(worst.momentum, drift.momentum);
    worst.orthogonality = std::max(worst.orthogonality, drift.orthogonality);
  });
  std::printf("drift: energy %.1e, momentum %.1e, R R' - 1 %.1e\n", worst.energy, worst.momentum, worst.orthogonality);
  EXPECT_LT(worst.energy, 1e-13);
  EXPECT_LT(worst.momentum, 1e-13);
  EXPECT_LT(worst.orthogonality, 1e-13);
}

TEST(Racket, keeps_energy_and_momentum_over_ten_thousand_revolutions) {
  for (const double tilt : {1e-2, 1e-6, 1e-12}) {
    const RotationCase c{{1, 2, 3}, bodies::Quaternion::Identity(), {tilt, 1, tilt}};
    const Drift drift = worst_drift(c, 1e4 * 2 * std::numbers::pi, 100'000);
    EXPECT_LT(drift.energy, 1e-13) << tilt;
    EXPECT_LT(drift.momentum, 1e-13) << tilt;
  }
}

TEST(TorqueFreeRotation, attitude_changes_by_the_spin) {  // R' = R [w]x by a central difference of fourth order
  for_random_rotations(20, [](const RotationCase& c, auto& random) {
    const TorqueFreeRotation rotation = c.rotation();
    const double t = testing::uniform(random, -20, 20) / c.fastest(), h = 2e-3 / c.fastest();
    const auto R = [&](double at) { return rotation.pose(at).R_WB; };
    const Matrix3 slope = (8 * (R(t + h) - R(t - h)) - (R(t + 2 * h) - R(t - 2 * h))) / (12 * h);
    const Matrix3 S = R(t).transpose() * slope / c.fastest();
    const Vector3 w_B = rotation.spin_in_body(t) / c.fastest();
    ASSERT_LT((Vector3(S(2, 1), S(0, 2), S(1, 0)) - w_B).norm(), 1e-10);
  });
}

TEST(TorqueFreeRotation, runs_backwards_when_the_spin_is_reversed) {
  for_random_rotations(50, [](const RotationCase& c, auto& random) {
    const double radians = testing::uniform(random, 0, 100), t = radians / c.fastest();
    const RotationCase reversed{c.moments, c.R_WB, -c.w_B};
    ASSERT_LT(difference(c.rotation().pose(-t).R_WB, reversed.rotation().pose(t).R_WB), 1e-15 * (10 + radians));
    ASSERT_LT((c.rotation().spin_in_body(-t) + reversed.rotation().spin_in_body(t)).norm(),
              1e-15 * (10 + radians) * c.w_B.norm());
  });
}

TEST(TorqueFreeRotation, in_two_parts_is_the_same_as_in_one) {
  // The state between the parts is rounded, and the flow past the intermediate axis amplifies that: those stay out.
  int compared = 0;
  for_random_rotations(100, [&](const RotationCase& c, auto& random) {
    const TorqueFreeRotation whole = c.rotation();
    if (whole.period() * c.fastest() > 60) return;
    ++compared;
    const double first = testing::uniform(random, -30, 30) / c.fastest();
    const double second = testing::uniform(random, -30, 30) / c.fastest();
    const TorqueFreeRotation rest(c.moments, whole.attitude(first), whole.spin_in_body(first));
    ASSERT_LT(difference(rest.pose(second).R_WB, whole.pose(first + second).R_WB), 2e-13);
    ASSERT_LT((rest.spin_in_body(second) - whole.spin_in_body(first + second)).norm(), 2e-13 * c.w_B.norm());
  });
  EXPECT_GT(compared, 500);
}

TEST(TorqueFreeRotation, does_not_care_how_the_axes_are_numbered) {
  for_random_rotations(50, [](const RotationCase& c, auto& random) {
    const double radians = testing::uniform(random, -100, 100), t = radians / c.fastest();
    const TorqueFreeRotation::Pose pose = c.rotation().pose(t);
    Matrix3 cyclic, mirrored;  // columns: the new axes in the old ones; right-handed both
    cyclic << 0, 0, 1, 1, 0, 0, 0, 1, 0;
    mirrored << 0, 1, 0, 1, 0, 0, 0, 0, -1;
    for (const Matrix3& P : {cyclic, mirrored}) {
      const RotationCase renamed{P.cwiseAbs().transpose() * c.moments, c.R_WB * bodies::Quaternion(P),
                                 P.transpose() * c.w_B};
      const TorqueFreeRotation::Pose other = renamed.rotation().pose(t);
      ASSERT_LT(difference(other.R_WB, pose.R_WB * P), 1e-15 * (10 + std::abs(radians)));
      ASSERT_LT((P * other.w_B - pose.w_B).norm(), 1e-15 * (10 + std::abs(radians)) * c.w_B.norm());
    }
  });
}

TEST(TorqueFreeRotation, does_not_care_how_the_world_is_turned_nor_about_units) {
  for_random_rotations(50, [](const RotationCase& c, auto& random) {
    const double radians = testing::uniform(random, -100, 100), t = radians / c.fastest();
    const bodies::Quaternion Q = testing::random_attitude(random);
    const RotationCase scaled{1e5 * c.moments, Q * c.R_WB, 1e3 * c.w_B};
    ASSERT_LT(difference(scaled.rotation().pose(1e-3 * t).R_WB, Q * c.rotation().pose(t).R_WB),
              1e-15 * (10 + std::abs(radians)));
  });
}

TEST(SpinBounds, hold_at_all_times_and_the_first_is_attained) {
  for_random_rotations(10, [](const RotationCase& c, auto&) {
    const TorqueFreeRotation rotation = c.rotation();
    const double period = rotation.period() > 0 ? rotation.period() : 1;
    const Vector3 g{(c.moments[1] - c.moments[2]) / c.moments[0], (c.moments[2] - c.moments[0]) / c.moments[1],
                    (c.moments[0] - c.moments[1]) / c.moments[2]};
    const auto pairs = [](const Vector3& x, const Vector3& y) {
      return Vector3(x[1] * y[2] + x[2] * y[1], x[2] * y[0] + x[0] * y[2], x[0] * y[1] + x[1] * y[0]);
    };
    double largest = 0;
    for (int i = 0; i <= 400; ++i) {
      const Vector3 w = rotation.spin_in_body(period * i / 400), w1 = 0.5 * g.cwiseProduct(pairs(w, w));
      const Vector3 w2 = g.cwiseProduct(pairs(w, w1)), w3 = g.cwiseProduct(pairs(w, w2) + pairs(w1, w1));
      largest = std::max(largest, w.norm());
      ASSERT_LE(w1.norm(), rotation.bounds().first * (1 + 1e-9) + 1e-30);
      ASSERT_LE(w2.norm(), rotation.bounds().second * (1 + 1e-9) + 1e-30);
      ASSERT_LE(w3.norm(), rotation.bounds().third * (1 + 1e-9) + 1e-30);
    }
    ASSERT_LE(largest, rotation.bounds().spin);
    ASSERT_GE(largest, rotation.bounds().spin * (1 - 2e-3));
  });
}

TEST(MaxSpin, over_an_interval_is_that_of_a_fine_sampling) {
  for_random_rotations(10, [](const RotationCase& c, auto& random) {
    const TorqueFreeRotation rotation = c.rotation();
    const double t0 = testing::uniform(random, -10, 10) / c.fastest();
    const double t1 = t0 + testing::uniform(random, -4, 4) / c.fastest();
    double largest = 0;
    for (int i = 0; i <= 1000; ++i)
      largest = std::max(largest, rotation.spin_in_body(t0 + (t1 - t0) * i / 1000).norm());
    ASSERT_LE(largest, rotation.max_spin(t0, t1));
    ASSERT_GE(largest, rotation.max_spin(t0, t1) * (1 - 1e-5));
    ASSERT_LE(rotation.max_spin(t0, t1), rotation.bounds().spin * (1 + 1e-13));
  });
}

TEST(TorqueFreeRotation, at_rest_stays_at_rest) {
  const bodies::Quaternion R0(Eigen::AngleAxisd(1, Vector3::UnitX()));
  const TorqueFreeRotation rotation({1, 2, 3}, R0, Vector3::Zero());
  EXPECT_LT(difference(rotation.pose(1e6).R_WB, R0.toRotationMatrix()), 1e-15);
  EXPECT_EQ(rotation.bounds().spin, 0);
}

TEST(TorqueFreeRotation, tells_what_is_wrong_with_its_input) {
  const bodies::Quaternion I = bodies::Quaternion::Identity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(TorqueFreeRotation({1, 0, 1}, I, {1, 1, 1}), core::InputError);
  EXPECT_THROW(TorqueFreeRotation({1, -2, 1}, I, {1, 1, 1}), core::InputError);
  EXPECT_THROW(TorqueFreeRotation({1, nan, 1}, I, {1, 1, 1}), core::InputError);
  EXPECT_THROW(TorqueFreeRotation({1, 2, 3}, bodies::Quaternion(0, 0, 0, 2), {1, 1, 1}), core::InputError);
  EXPECT_THROW(TorqueFreeRotation({1, 2, 3}, I, {1, nan, 1}), core::InputError);
}

}  // namespace talus::motion
