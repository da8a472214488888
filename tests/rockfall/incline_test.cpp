// A block on an incline: rests if tan(theta) < mu, otherwise slides with g (sin - mu cos), whatever the plane is made
// of.
//
// With constant forces a contact step (half of gravity, move, other half) is exact: x += h v + h^2 a/2. A start half
// the tolerance d above the ground may be lifted (by up to d) and then falls on to its gap: friction comes later but,
// being mu times the normal impulse, makes up for it. So speeds are exact, and places differ by (1 + mu) d at most.
// Steps that are cut at inner edges, or in which the gap changes, keep that: the tests ask for 1e-6 of the speed.

#include "tests/rockfall/worlds.h"
#include <gtest/gtest.h>

namespace talus::rockfall::testing {
namespace {

const Extent kHuge{.x0 = -400, .x1 = 400, .half = 400, .spacing = 800};  // two triangles
const Extent kFine{.x0 = -10, .x1 = 110, .half = 10, .spacing = 0.25};   // about thirty cells under the block
const Vector3 kSides{1.4, 1.0, 0.6};

Trajectory slide(double angle, double friction, const Extent& extent, double time, double speed = 0,
                 double turned = 0) {
  const Incline incline{angle};
  const Rock rock = Rock::of_density(bodies::box(kSides), 2700);
  Model model = model_of(plane(incline, extent), 0.4, friction);
  model.engine.max_time = time;
  const Quaternion R = incline.attitude() * Eigen::AngleAxisd(turned, Vector3::UnitZ());
  SpatialState start = above(incline, rock, R, kTolerance / 2);
  start.v_WB = speed * incline.downhill();
  return run(model, rock, start);
}

void expect_slid(const Trajectory& slid, double angle, double friction, double time, double speed, double turned) {
  const Incline incline{angle};
  const Rock rock = Rock::of_density(bodies::box(kSides), 2700);
  const double a = kGravity * (std::sin(angle) - friction * std::cos(angle));
  const double v = speed + a * time, x = speed * time + a * time * time / 2;
  const SpatialState& end = slid.outcome.end;
  ASSERT_EQ(slid.outcome.reason, StopReason::max_time);
  EXPECT_NEAR(slid.outcome.duration, time, 1e-7);  // the engine's shortest step
  EXPECT_NEAR(end.v_WB.dot(incline.downhill()) / v, 1, 1e-6);
  EXPECT_NEAR(end.p_WB.dot(incline.downhill()), x, 1e-6 * x + (1 + friction) * kTolerance);
  EXPECT_LE(std::abs(end.p_WB.y()), 1e-6 * x);
  const Quaternion R = incline.attitude() * Eigen::AngleAxisd(turned, Vector3::UnitZ());
  for (const Recorder::Piece& piece : slid.seen.pieces) {
    const SpatialState state = piece.motion.state_at(piece.duration);
    EXPECT_LE(angle_between(state.R_WB, R), 1e-6);
    EXPECT_GE(gap_to(incline, rock, state), kTolerance / 4 - 1e-12);
    EXPECT_LE(gap_to(incline, rock, state), kTolerance);
  }
  for (const Recorder::Impact& impact : slid.seen.impacts)
    for (const ContactPoint& c : impact.contacts) EXPECT_GE(c.normal_speed, -kRestingSpeed);
  EXPECT_EQ(slid.outcome.counters.failed_solves, 0);
}

TEST(BoxOnIncline, rests_below_the_friction_angle) {
  for (const Extent& extent : {kHuge, kFine})
    for (const double friction : {0.2, 0.6, 1.0, 1.3}) {
      const double angle = std::atan(friction * 0.99);
      const Trajectory still = slide(angle, friction, extent, 60);
      EXPECT_EQ(still.outcome.reason, StopReason::at_rest) << "friction " << friction;
      const Incline incline{angle};
      const Rock rock = Rock::of_density(bodies::box(kSides), 2700);
      const SpatialState start = above(incline, rock, incline.attitude(), kTolerance / 2);
      // Zero creep: at rest at once, where it was put.
      EXPECT_LE((still.outcome.end.p_WB - start.p_WB).norm(), kTolerance / 4) << "friction " << friction;
      EXPECT_LE(angle_between(still.outcome.end.R_WB, start.R_WB), 1e-9);
      EXPECT_LE(still.outcome.duration, 0.1);
    }
}

TEST(BoxOnIncline, slides_above_the_friction_angle) {
  // The engine takes less than 1e-3 g for balance; the least here is 0.2 cos(11.4) 1 % = 2e-3 g.
  for (const double friction : {0.2, 0.6, 1.0, 1.3}) {
    const double angle = std::atan(friction * 1.01);
    const Trajectory slid = slide(angle, friction, kHuge, 5);
    expect_slid(slid, angle, friction, 5, 0, 0);
  }
}

TEST(BoxOnIncline, slides_with_g_times_sin_minus_mu_cos) {
  for (const double friction : {0.0, 0.3, 0.6})
    for (const double turned : {0.0, 0.4, kPi / 2}) {
      const Trajectory slid = slide(degrees(35), friction, kHuge, 4, 2, turned);
      expect_slid(slid, degrees(35), friction, 4, 2, turned);
    }
}

TEST(BoxOnIncline, slides_over_inner_edges_of_a_fine_mesh_as_over_one_plane) {
  for (const double turned : {0.0, 0.4, kPi / 2}) {
    const Trajectory slid = slide(degrees(35), 0.3, kFine, 4, 2, turned);
    expect_slid(slid, degrees(35), 0.3, 4, 2, turned);
    EXPECT_TRUE(slid.seen.impacts.empty());
  }
}

TEST(BoxOnIncline, comes_to_rest_where_the_work_of_friction_has_taken_its_energy) {
  // v^2/2 = (mu cos - sin) g x; halts within the step in which the speed changes sign.
  const double angle = degrees(20), friction = 0.6, speed = 10;
  for (const Extent& extent : {kHuge, kFine}) {
    const Trajectory slid = slide(angle, friction, extent, 60, speed);
    const double a = kGravity * (friction * std::cos(angle) - std::sin(angle));
    EXPECT_EQ(slid.outcome.reason, StopReason::at_rest);
    EXPECT_NEAR(slid.outcome.duration, speed / a, 0.05 + 1e-6);
    // In the last step, of h <= 0.05 s, at most a h^2/2 differs.
    EXPECT_NEAR(slid.outcome.end.p_WB.dot(Incline{angle}.downhill()), speed * speed / (2 * a), a * 0.05 * 0.05 / 2);
  }
}

}  // namespace
}  // namespace talus::rockfall::testing
