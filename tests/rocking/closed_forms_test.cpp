// Motions that are known in closed form or by quadrature.

#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "talus/rocking/stepper.h"

namespace talus::rocking {
namespace {

constexpr double kGravity = 9.81;
constexpr double kDegree = std::numbers::pi / 180;

SpatialState standing(double height) {
  SpatialState state;
  state.p_WB = {0, 0, height};
  return state;
}

/// Tilted by `angle` about O1.
SpatialState tilted(double b, double h, double angle) {
  SpatialState state;
  state.R_WB = Quaternion(Eigen::AngleAxisd(-angle, Vector3::UnitY()));
  state.p_WB = state.R_WB * Vector3(b, 0, h) - Vector3(b, 0, 0);
  return state;
}

/// The ground runs ahead with a t against mu g t, for T, and the block slips on until both have the same speed:
/// (a T)^2 / (2 mu g) (1 - mu g / a).
TEST(NewmarkBlock, slips_as_in_closed_form) {
  const double mu = 0.3, a = 0.5 * kGravity, T = 0.4;
  const double expected = a * T * a * T / (2 * mu * kGravity) * (1 - mu * kGravity / a);
  for (const bool planar : {true, false}) {
    const Block block = planar ? planar_block(0.5, 0.2, 100) : box_block({1, 1, 0.4}, 2500);
    const PlanePedestal plane;
    const Pulse motion(PulseShape::rectangular, {a, 0, 0}, T);
    Stepper stepper(block, plane, motion, {.friction = {.still = mu, .moving = mu}});
    stepper.start(0, standing(0.2));
    while (stepper.time() < 2) stepper.advance(7e-3);
    EXPECT_NEAR(-stepper.state().p_WB.x(), expected, 1e-9 * expected) << planar;
    EXPECT_LE(stepper.state().v_WB.norm() + stepper.state().w_WB.norm(), 1e-12) << planar;
  }
}

TEST(StaticAndKineticFriction, differ_in_when_slip_begins_and_how_it_goes_on) {
  const Block block = planar_block(0.5, 0.2, 100);
  const PlanePedestal plane;
  for (const double a : {0.39, 0.41}) {
    const SteadyMotion motion({a * kGravity, 0, 0});
    Stepper stepper(block, plane, motion, {.friction = {.still = 0.4, .moving = 0.25}});
    stepper.start(0, standing(0.2));
    while (stepper.time() < 1 - 1e-12) stepper.advance(1e-3);
    const double expected = a > 0.4 ? 0.5 * (a - 0.25) * kGravity : 0;
    EXPECT_NEAR(-stepper.state().p_WB.x(), expected, 1e-3 * kGravity) << a;
    if (a < 0.4) {
      EXPECT_LE(stepper.state().p_WB.head<2>().norm(), 1e-15);
    }
  }
}

/// Quarter period by quadrature, then Housner's loss of spin at the impact, 1 - 3/2 sin^2 alpha_H.
TEST(Housner, period_and_decay_of_free_rocking) {
  const double b = 0.2, h = 0.6, alpha = std::atan2(b, h), p = std::sqrt(3 * kGravity / (4 * std::hypot(b, h)));
  const double theta0 = 0.5 * alpha;
  const Block block = planar_block(b, h, 100);
  const PlanePedestal plane;
  const NoMotion still;
  Stepper stepper(block, plane, still, {.friction = {.still = 5, .moving = 5}});
  stepper.start(0, tilted(b, h, theta0));
  // t = integral over theta of 1 / spin; theta = theta0 - s^2 takes the singularity out.
  double quarter = 0;
  const int n = 2000;
  const double s_end = std::sqrt(theta0);
  for (int k = 0; k < n; ++k) {
    const double s = s_end * (k + 0.5) / n, theta = theta0 - s * s;
    const double spin = p * std::sqrt(2 * (std::cos(alpha - theta0) - std::cos(alpha - theta)));
    quarter += 2 * s / spin * s_end / n;
  }
  const double ratio_expected = 1 - 1.5 * std::sin(alpha) * std::sin(alpha);
  double last = 0;
  for (int impact = 0; impact < 6; ++impact) {
    const auto before = stepper.counts().impacts;
    while (stepper.counts().impacts == before) stepper.advance(1e-3);
    const Impact& hit = stepper.last_impact();
    if (impact == 0) {
      EXPECT_NEAR(4 * quarter, 1.549180, 1e-6);
      EXPECT_NEAR(hit.time, quarter, quarter * p * p * 1e-6 / 12 * 1.1);  // the method's error: (p h)^2 / 12
    }
    EXPECT_NEAR(hit.after.w_WB.y() / hit.before.w_WB.y(), ratio_expected, 1e-9);
    // Between impacts the block comes back with the spin it left with.
    if (impact > 0) {
      EXPECT_NEAR(std::abs(hit.before.w_WB.y()), last, 1e-5 * last);
    }
    last = std::abs(hit.after.w_WB.y());
  }
}

/// omega / p = 3: overturns above a / (g tan alpha_H) = 2.29964 (exact equation of motion, sticking).
TEST(HalfSine, overturns_above_the_threshold) {
  const double b = 0.2, h = 0.6, p = std::sqrt(3 * kGravity / (4 * std::hypot(b, h)));
  const Block block = planar_block(b, h, 100);
  const PlanePedestal plane;
  const auto overturns = [&](double ratio) {
    const Pulse pulse(PulseShape::half_sine, {ratio * kGravity * b / h, 0, 0}, 2 * std::numbers::pi / (3 * p));
    Stepper stepper(block, plane, pulse, {.friction = {.still = 5, .moving = 5}});
    stepper.start(0, standing(h));
    while (stepper.time() < 6) {
      stepper.advance(1e-3);
      if ((stepper.state().R_WB * Vector3::UnitZ()).z() < 0.5) return true;
    }
    return false;
  };
  EXPECT_FALSE(overturns(2.29964 * 0.9995));
  EXPECT_TRUE(overturns(2.29964 * 1.0005));
}

TEST(Energy, never_rises_without_ground_motion) {
  for (const double step : {2e-3, 1e-3}) {
    const double b = 0.3, h = 0.8;
    const Block block = planar_block(b, h, 100);
    const PlanePedestal plane;
    const NoMotion still;
    Stepper stepper(block, plane, still, {.friction = {.still = 0.35, .moving = 0.3}});
    stepper.start(0, tilted(b, h, 0.25));
    const double first = stepper.energy(), rest = 100 * kGravity * h;
    double lowest = first, worst = 0;
    while (stepper.time() < 10) {
      stepper.advance(step);
      worst = std::max(worst, (stepper.energy() - lowest) / (first - rest));
      lowest = std::min(lowest, stepper.energy());
    }
    // The average-acceleration method keeps energy to the second order of the step: (p h)^2 / 12 of it comes and goes.
    EXPECT_LE(worst, 13.0 / 12 * step * step) << step;
    EXPECT_NEAR(stepper.energy(), rest, 1e-6 * first);
  }
}

void expect_no_creep(double duration, double step) {
  const double slope = 20 * kDegree;
  const PlanePedestal plane(Vector3(std::sin(slope), 0, std::cos(slope)));
  const Block block = box_block({0.6, 0.4, 0.5}, 2600);
  const NoMotion still;
  Stepper stepper(block, plane, still, {.friction = {.still = std::tan(slope) * 1.01, .moving = std::tan(slope)}});
  SpatialState state;
  state.R_WB = Quaternion(Eigen::AngleAxisd(slope, Vector3::UnitY()));
  state.p_WB = state.R_WB * Vector3(0, 0, 0.25);
  stepper.start(0, state);
  while (stepper.time() < duration) stepper.advance(step);
  EXPECT_LE((stepper.state().p_WB - state.p_WB).norm(), 1e-12);
  EXPECT_LE(stepper.state().R_WB.angularDistance(state.R_WB), 1e-12);
}

TEST(Creep, a_block_on_a_slope_below_the_friction_angle_does_not_move_in_ten_seconds) {
  expect_no_creep(10, 1e-3);
}

TEST(LongCreep, nor_in_an_hour) {
  expect_no_creep(3600, 2e-3);
}

}  // namespace
}  // namespace talus::rocking
