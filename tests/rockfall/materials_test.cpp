// Each contact takes the restitution and friction of the ground under it.

#include "tests/rockfall/worlds.h"

#include <gtest/gtest.h>

#include "talus/laws/law.h"

namespace talus::rockfall::testing {
namespace {

/// Material 0 for y < 0, material 1 for y > 0.
Model halves(const Incline& incline, const slope::Material& right, const slope::Material& left) {
  Model model = model_of(plane(incline, {.x0 = -400, .x1 = 400, .half = 400, .spacing = 800}), 0, 0);
  const slope::MaterialRegion region{.rings = {{{-500, 0}, {500, 0}, {500, 500}, {-500, 500}}}, .material = 1};
  model.materials = slope::Materials({.list = {right, left}, .triangles = {}, .regions = {region}, .texture = {}});
  return model;
}

const slope::Material kIce{.name = "ice", .restitution = 0.2, .friction = 0};
const slope::Material kStone{.name = "stone", .restitution = 0.8, .friction = 0.4};

TEST(TwoMaterials, each_reflects_with_its_own_restitution) {
  const Rock rock = Rock::of_density(bodies::sphere(), 2700);
  const Model model = halves({}, kIce, kStone);
  for (const double y : {-5.0, 5.0}) {
    SpatialState start = above({}, rock, standing_on(rock, 0, Vector3::UnitZ()), 2);
    start.p_WB.y() = y;
    const Trajectory fall = run(model, rock, start);
    const ImpactEvent& impact = fall.seen.impacts.at(0).event;
    EXPECT_NEAR(-impact.after.v_WB.z() / impact.before.v_WB.z(), y < 0 ? 0.2 : 0.8, 1e-9);
    EXPECT_EQ(fall.seen.impacts[0].contacts.at(0).material, y < 0 ? 0 : 1);
  }
}

TEST(TwoMaterials, under_a_flat_box_reflect_each_its_own_corners_by_newtons_law) {
  // Corners leave with e_i v: the mean of both, and a spin (e_1 - e_2) v / b about x.
  const double b = 0.8;
  const Rock rock = Rock::of_density(bodies::box({1.2, b, 0.5}), 2700);
  slope::Material ice = kIce, stone = kStone;
  stone.friction = 0;
  Model model = halves({}, ice, stone);
  model.engine.law = "newton";
  const Trajectory fall = run(model, rock, above({}, rock, Quaternion::Identity(), 2));
  const ImpactEvent& impact = fall.seen.impacts.at(0).event;
  const double v = -impact.before.v_WB.z();
  EXPECT_NEAR(impact.after.v_WB.z(), 0.5 * v, 1e-9 * v);
  EXPECT_NEAR(impact.after.w_WB.x(), 0.6 * v / b, 1e-9 * v);
}

TEST(TwoMaterials, under_a_flat_box_are_averaged_by_impulse_in_the_bounded_law) {
  // c = sum e lambda / sum lambda with equal impulses: (0.2 + 0.8)/2, and no spin (docs/laws.md).
  const Rock rock = Rock::of_density(bodies::box({1.2, 0.8, 0.5}), 2700);
  const Trajectory fall = run(halves({}, kIce, kStone), rock, above({}, rock, Quaternion::Identity(), 2));
  const ImpactEvent& impact = fall.seen.impacts.at(0).event;
  EXPECT_NEAR(-impact.after.v_WB.z() / impact.before.v_WB.z(), 0.5, 1e-9);
}

TEST(TwoMaterials, under_a_sliding_box_brake_it_on_one_side) {
  // Both sides carry m g/2 (no force has an arm about x). Stone brakes with mu m g/2 at the arm b/2:
  //     v' = -mu g/2,       w' = +-mu m g b / (4 Izz)   about z,
  // until the box has yawed: slip across the way, w a/(2 v), brakes the yaw by w a^2/(2 b v) of what drives it, 2e-3 on the
  // average of 0.02 s at 20 m/s; arms change by the square of the yaw and by less than 1e-3.
  const double a = 1.2, b = 0.8, time = 0.02, mu = kStone.friction;
  const Rock rock = Rock::of_density(bodies::box({a, b, 0.5}), 2700);
  Model model = halves({}, kIce, kStone);
  model.engine.max_time = time;
  SpatialState start = above({}, rock, Quaternion::Identity(), kTolerance / 2);
  start.v_WB = {20, 0, 0};
  const Trajectory slid = run(model, rock, start);
  const double Izz = rock.mass() * (a * a + b * b) / 12;
  EXPECT_NEAR((20 - slid.outcome.end.v_WB.x()) / (mu * kGravity / 2 * time), 1, 1e-3);
  EXPECT_NEAR(slid.outcome.end.w_WB.z() / (mu * rock.mass() * kGravity / 2 * b / 2 / Izz * time), 1, 3e-3);
  for (const Recorder::Push& push : slid.seen.pushes)
    for (const ContactPoint& c : push.contacts) {
      EXPECT_EQ(c.material, c.point.y() < 0 ? 0 : 1);
      EXPECT_NEAR(c.tangent_impulse, (c.point.y() < 0 ? 0 : mu) * c.normal_impulse, 1e-9 * rock.mass());
    }
}

TEST(TwoMaterials, hold_a_box_on_an_incline_below_the_lower_angle_and_never_above_the_mean) {
  // Between the two it depends on how the four corners share the load, which rigid bodies leave open. Sides carry half
  // each, but for the moment about x of friction across the slope, at most mu m g/2 times half the height.
  const Rock rock = Rock::of_density(bodies::box({1.2, 0.8, 0.1}), 2700);
  const slope::Material smooth{.name = "smooth", .restitution = 0.2, .friction = 0.4};
  const slope::Material rough{.name = "rough", .restitution = 0.2, .friction = 0.8};
  for (const double tangent : {0.39, 0.65}) {
    const Incline incline{std::atan(tangent)};
    Model model = halves(incline, smooth, rough);
    model.engine.max_time = 2;
    const SpatialState start = above(incline, rock, incline.attitude(), kTolerance / 2);
    const Trajectory slid = run(model, rock, start);
    EXPECT_EQ(slid.outcome.reason, tangent < 0.4 ? StopReason::at_rest : StopReason::max_time) << tangent;
    const double way = (slid.outcome.end.p_WB - start.p_WB).norm();
    if (tangent < 0.4) {
      EXPECT_LE(way, kTolerance);
    } else {
      EXPECT_GE(way, 0.1);
    }
  }
}

TEST(EveryLaw, runs_a_drop_without_failed_solves) {
  const Rock rock = Rock::of_density(bodies::named_shape("eota221"), 2700);
  const Incline incline{degrees(30)};
  for (const std::string_view name : laws::law_names()) {
    SCOPED_TRACE(name);
    Model model = model_of(plane(incline, {.x0 = -400, .x1 = 400, .half = 400, .spacing = 800}), 0.4, 0.6);
    model.engine.law = std::string(name);
    model.engine.max_time = 20;
    SpatialState start = above(incline, rock, Quaternion(Eigen::AngleAxisd(0.4, Vector3(1, 2, 3).normalized())), 2);
    start.v_WB = {3, 1, 0};
    start.w_WB = {1, 4, -2};
    const Trajectory fall = run(model, rock, start);
    EXPECT_NE(fall.outcome.reason, StopReason::failed) << fall.outcome.message;
    EXPECT_NE(fall.outcome.reason, StopReason::max_steps);
    EXPECT_GE(fall.seen.impacts.size(), 3U);
    EXPECT_EQ(fall.outcome.counters.failed_solves, 0);
    if (name != "newton") {
      EXPECT_EQ(fall.outcome.counters.energy_gains, 0);
    }
    EXPECT_GT(fall.outcome.counters.smallest_gap, 0);
    std::printf("%s: reason %d %.2f s impacts %ld steps %ld flights %ld failed %ld gains %ld\n", std::string(name).c_str(), (int)fall.outcome.reason, fall.outcome.duration, fall.outcome.counters.impacts, fall.outcome.counters.contact_steps, fall.outcome.counters.flights, fall.outcome.counters.failed_solves, fall.outcome.counters.energy_gains);
  }
}

}  // namespace
}  // namespace talus::rockfall::testing
