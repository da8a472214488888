#include "talus/motion/symplectic.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "tests/motion/random_rotation.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/motion/free_flight.h"

namespace talus::motion {
namespace {

const Vector3 kGravity{0, 0, -9.81};
const bodies::PrincipalMass kRock{.mass = 800, .moments = {50, 80, 95}};

bodies::SpatialState thrown() {
  return {.p_WB = {0, 0, 100}, .v_WB = {10, 2, 5}, .w_WB = {4, 9, -6}};
}

SymplecticSettings fixed_steps(double h, double drag_rate) {
  return {.max_step = h, .min_step = h, .drag_rate = drag_rate, .shrink = 1, .growth = 1};
}

/// Errors after half a second in `steps` steps, against the exact flight.
struct Error {
  double position = 0, attitude = 0, spin = 0;
};

Error error_of(int steps) {
  const double duration = 0.5;
  SymplecticFlight stepped(kRock, thrown(), kGravity, fixed_steps(duration / steps, 0));
  for (int i = 0; i < steps; ++i) static_cast<void>(stepped.step(1));
  const bodies::SpatialState exact = FreeFlight(kRock, thrown(), kGravity).state_at(duration);
  return {(stepped.state().p_WB - exact.p_WB).norm(), 2 * (stepped.state().R_WB.conjugate() * exact.R_WB).vec().norm(),
          (stepped.state().w_WB - exact.w_WB).norm()};
}

}  // namespace

TEST(SymplecticFlight, is_of_first_order_in_the_step) {
  Error last = error_of(1000);
  for (const int steps : {2000, 4000, 8000}) {
    const Error error = error_of(steps);
    EXPECT_NEAR(last.position / error.position, 2, 0.01);
    EXPECT_NEAR(last.attitude / error.attitude, 2, 0.05);
    EXPECT_NEAR(last.spin / error.spin, 2, 0.05);
    last = error;
  }
  std::printf("at 62.5 us: position %.1e m, attitude %.1e rad, spin %.1e rad/s\n", last.position, last.attitude,
              last.spin);
}

TEST(SymplecticFlight, one_step_is_that_of_the_manual) {
  const double h = 0.01, drag = 0.3;
  const bodies::SpatialState start{.p_WB = {1, 2, 3},
                                   .R_WB = bodies::Quaternion(Eigen::AngleAxisd(0.7, Vector3(1, -1, 2).normalized())),
                                   .v_WB = {4, 5, 6},
                                   .w_WB = {1, -2, 3}};
  SymplecticFlight flight(kRock, start, kGravity, fixed_steps(h, drag));
  EXPECT_EQ(flight.step(1).step, h);

  const core::Matrix3 I = bodies::inertia_in_world(kRock.moments, start.R_WB);
  const Vector3 v = start.v_WB + h * kGravity;
  const Vector3 w = start.w_WB - h * (I.inverse() * start.w_WB.cross(I * start.w_WB) + drag * start.w_WB);
  const double speed = w.norm();  // q + h/2 (0, w) o q turns by 2 atan(h |w| / 2) about w
  const bodies::Quaternion R(Eigen::AngleAxisd(2 * std::atan(0.5 * h * speed), w / speed) * start.R_WB);
  EXPECT_LT((flight.state().v_WB - v).norm(), 1e-15);
  EXPECT_LT((flight.state().p_WB - start.p_WB - h * v).norm(), 1e-15);
  EXPECT_LT((flight.state().w_WB - w).norm(), 1e-14);
  EXPECT_LT((flight.state().R_WB.conjugate() * R).vec().norm(), 1e-15);
}

TEST(SymplecticFlight, gains_the_energy_that_the_formula_says) {
  std::mt19937_64 random(61);
  for (int i = 0; i < 300; ++i) {
    const testing::RotationCase c = testing::random_rotation(random);
    const bodies::PrincipalMass mass{.mass = 1, .moments = c.moments};
    const double h = 0.05, drag = i % 2 == 0 ? 0 : 0.4;
    SymplecticFlight flight(mass, {.R_WB = c.R_WB, .w_WB = c.R_WB * c.w_B}, kGravity, fixed_steps(h, drag));
    const Vector3 a = c.w_B.cross(c.moments.cwiseProduct(c.w_B)).cwiseQuotient(c.moments);
    const double energy2 = c.w_B.dot(c.moments.cwiseProduct(c.w_B));
    const double expected = 0.5 * h * h * a.dot(c.moments.cwiseProduct(a)) - h * drag * energy2 * (1 - 0.5 * h * drag);
    const StepInfo info = flight.step(1);
    EXPECT_NEAR(info.energy_gain, expected, 1e-14 * energy2);
    if (drag == 0) {
      EXPECT_EQ(info.status, StepStatus::at_minimum);
    }
  }
}

TEST(SymplecticFlight, drag_of_a_tenth_per_second_takes_39_percent_of_the_spin_in_5_s) {
  const bodies::PrincipalMass boulder{.mass = 5e4, .moments = {2e5, 2e5, 2e5}},
      pebble{.mass = 1, .moments = {1e-3, 1e-3, 1e-3}};
  for (const bodies::PrincipalMass& mass : {boulder, pebble}) {
    SymplecticFlight flight(mass, thrown(), kGravity, {.drag_rate = 0.1});
    EXPECT_EQ(flight.advance(5), 0);
    const double kept = flight.state().w_WB.norm() / thrown().w_WB.norm();
    EXPECT_NEAR(kept, std::exp(-0.5), 1e-4);
    EXPECT_NEAR(1 - kept, 0.39, 0.005);
    EXPECT_GT(flight.state().w_WB.dot(thrown().w_WB), 0);
  }
}

TEST(SymplecticFlight, adaptive_step_stops_the_growth_of_the_spin) {
  const bodies::PrincipalMass slab{.mass = 800, .moments = {30, 60, 85}};
  const bodies::SpatialState spinning{.w_WB = {12, 27, -18}};
  const double energy = bodies::kinetics_of(slab, spinning).rotational_energy;
  const auto peak_energy = [&](const SymplecticSettings& settings) {
    SymplecticFlight flight(slab, spinning, kGravity, settings);
    double peak = 0;
    for (int i = 0; i < 200; ++i) {
      static_cast<void>(flight.advance(0.01));
      peak = std::max(peak, bodies::kinetics_of(slab, flight.state()).rotational_energy);
    }
    return peak;
  };
  const double fixed = peak_energy(fixed_steps(0.01, 0.1)),
               adaptive = peak_energy({.max_step = 0.01, .drag_rate = 0.1});
  std::printf("peak of the rotational energy: fixed step %.3f, adaptive %.4f of the start\n", fixed / energy,
              adaptive / energy);
  EXPECT_GT(fixed, 1.1 * energy);
  EXPECT_LT(adaptive, 1.02 * energy);
}

TEST(SymplecticFlight, step_shrinks_on_growth_and_recovers_slowly_to_its_maximum) {
  SymplecticFlight flight(kRock, thrown(), kGravity, {.max_step = 0.1, .drag_rate = 0.1, .shrink = 0.5, .growth = 1.1});
  EXPECT_EQ(flight.step(1).status, StepStatus::gained);
  EXPECT_EQ(flight.next_step(), 0.05);
  SymplecticFlight sphere({.mass = 1, .moments = {1, 1, 1}}, thrown(), kGravity,
                          {.max_step = 0.1, .drag_rate = 0.1, .shrink = 0.5, .growth = 1.1});
  EXPECT_EQ(sphere.step(1).status, StepStatus::steady);
  EXPECT_EQ(sphere.next_step(), 0.1);
  bool grew = false;
  for (int i = 0; i < 100; ++i) {
    const double before = flight.next_step();
    const StepInfo info = flight.step(1);
    grew = grew || info.status == StepStatus::steady;
    EXPECT_NEAR(flight.next_step(), info.status == StepStatus::steady ? std::min(0.1, 1.1 * before) : 0.5 * before,
                1e-15);
  }
  EXPECT_TRUE(grew);
}

TEST(SymplecticFlight, without_drag_says_that_its_steps_are_never_short_enough) {
  SymplecticFlight flight(kRock, thrown(), kGravity, {.max_step = 1e-3, .min_step = 1e-4, .drag_rate = 0});
  EXPECT_GT(flight.advance(0.1), 900);
  EXPECT_EQ(flight.next_step(), 1e-4);
}

TEST(SymplecticFlight, ends_exactly_when_told_to) {
  SymplecticFlight flight(kRock, {}, {0, 0, -8}, {.max_step = 0.3, .drag_rate = 0});
  EXPECT_EQ(flight.advance(1), 0);
  EXPECT_NEAR(flight.state().v_WB.z(), -8, 1e-14);
}

TEST(SymplecticFlight, tells_which_setting_is_out_of_range) {
  const auto key_of = [](const SymplecticSettings& settings) -> std::string {
    try {
      const SymplecticFlight flight(kRock, {}, kGravity, settings);
    } catch (const core::InputError& error) {
      return error.details().key;
    }
    return "accepted";
  };
  EXPECT_EQ(key_of({}), "accepted");
  EXPECT_EQ(key_of({.max_step = 0}), "max_step");
  EXPECT_EQ(key_of({.max_step = 1e-3, .min_step = 1e-2}), "min_step");
  EXPECT_EQ(key_of({.drag_rate = -1}), "drag_rate");
  EXPECT_EQ(key_of({.shrink = 0}), "shrink");
  EXPECT_EQ(key_of({.growth = 0.9}), "growth");
}

}  // namespace talus::motion
