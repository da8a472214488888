#include "talus/bodies/spatial_state.h"

#include <array>
#include <limits>

#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::bodies {
namespace {

/// Six point masses on the axes of B: the sums over them are what the formulas must give.
struct Points {
  std::array<Vector3, 6> p_B{Vector3(1, 0, 0),  Vector3(-1, 0, 0), Vector3(0, 2, 0),
                             Vector3(0, -2, 0), Vector3(0, 0, 3),  Vector3(0, 0, -3)};
  double each = 0.5;

  [[nodiscard]] PrincipalMass mass() const {
    return {.mass = 6 * each, .moments = 2 * each * Vector3(4 + 9, 1 + 9, 1 + 4)};
  }
};

const SpatialState& tumbling() {
  static const SpatialState state{.p_WB = {1, -2, 5},
                                  .R_WB = Quaternion(Eigen::AngleAxisd(0.8, Vector3(1, 2, 3).normalized())),
                                  .v_WB = {3, 0.5, -4},
                                  .w_WB = {0.4, -1.5, 2}};
  return state;
}

}  // namespace

TEST(SpatialState, energies_and_momenta_are_the_sums_over_the_points) {
  const Points points;
  const SpatialState& state = tumbling();
  double energy = 0;
  Vector3 linear = Vector3::Zero(), angular = Vector3::Zero();
  for (const Vector3& p_B : points.p_B) {
    const Vector3 velocity = point_velocity(state, p_B);
    energy += 0.5 * points.each * velocity.squaredNorm();
    linear += points.each * velocity;
    angular += points.each * (point_position(state, p_B) - state.p_WB).cross(velocity);
  }
  const Kinetics kinetics = kinetics_of(points.mass(), state);
  EXPECT_NEAR(kinetics.kinetic_energy(), energy, 1e-13);
  EXPECT_NEAR(kinetics.translational_energy, 0.5 * 3 * state.v_WB.squaredNorm(), 1e-13);
  EXPECT_LT((kinetics.linear_momentum_W - linear).norm(), 1e-13);
  EXPECT_LT((kinetics.angular_momentum_W - angular).norm(), 1e-13);
}

TEST(SpatialState, inertia_in_the_world_is_that_of_the_turned_points) {
  const Points points;
  Matrix3 inertia = Matrix3::Zero();
  for (const Vector3& p_B : points.p_B) {
    const Vector3 arm = tumbling().R_WB * p_B;
    inertia += points.each * (arm.squaredNorm() * Matrix3::Identity() - arm * arm.transpose());
  }
  const SpatialMass mass = mass_in_world(points.mass(), tumbling().R_WB);
  EXPECT_EQ(mass.mass, 3);
  EXPECT_LT((mass.inertia_W - inertia).norm(), 1e-13);
  EXPECT_LT((mass.inertia_W * tumbling().w_WB - kinetics_of(points.mass(), tumbling()).angular_momentum_W).norm(),
            1e-13);
}

TEST(SpatialState, velocity_of_a_point_is_the_change_of_its_place) {
  const double h = 1e-5;
  const Vector3 p_B{0.3, -1, 2};
  const auto place = [&](double t) {
    SpatialState moved = tumbling();
    const double speed = moved.w_WB.norm();
    moved.p_WB += t * moved.v_WB;
    moved.R_WB = Quaternion(Eigen::AngleAxisd(speed * t, moved.w_WB / speed)) * moved.R_WB;
    return point_position(moved, p_B);
  };
  EXPECT_LT(((place(h) - place(-h)) / (2 * h) - point_velocity(tumbling(), p_B)).norm(), 1e-8);
}

TEST(SpatialState, spin_in_body_turns_with_the_body) {
  EXPECT_LT((tumbling().R_WB * spin_in_body(tumbling()) - tumbling().w_WB).norm(), 1e-15);
}

TEST(SpatialState, bad_masses_and_states_are_told_by_name) {
  const auto key_of = [](const auto& bad) -> std::string {
    try {
      check(bad);
    } catch (const core::InputError& error) {
      return error.details().key;
    }
    return "accepted";
  };
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(key_of(PrincipalMass{1, {1, 2, 3}}), "accepted");
  EXPECT_EQ(key_of(PrincipalMass{0, {1, 2, 3}}), "mass");
  EXPECT_EQ(key_of(PrincipalMass{1, {1, -2, 3}}), "principal moment 2");
  EXPECT_EQ(key_of(SpatialState{}), "accepted");
  EXPECT_EQ(key_of(SpatialState{.p_WB = {nan, 0, 0}}), "position");
  EXPECT_EQ(key_of(SpatialState{.v_WB = {0, nan, 0}}), "velocity");
  EXPECT_EQ(key_of(SpatialState{.w_WB = {0, 0, nan}}), "angular velocity");
  EXPECT_EQ(key_of(SpatialState{.R_WB = Quaternion(1, 1, 0, 0)}), "attitude");
}

}  // namespace talus::bodies
