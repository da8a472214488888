#include "talus/rockfall/quality.h"

#include <cmath>

#include "tests/rockfall/pieces.h"
#include <gtest/gtest.h>

namespace talus::rockfall {
namespace {

using bodies::SpatialState;

class QualityTest : public testing::Test {
 protected:
  const std::shared_ptr<slope::HeightField> flat_ = inclined_plane(0);
  const bodies::Rock rock_ = block();  // half its height: 0.4 m
};

TEST_F(QualityTest, depth_is_that_of_the_deepest_vertex_along_the_normal) {
  const QualityMeter on_flat(*flat_, rock_, {});
  EXPECT_NEAR(on_flat.depth({.p_WB = {3, 4, 0.3}}), 0.1, 1e-12);
  EXPECT_NEAR(on_flat.depth({.p_WB = {3, 4, 0.9}}), -0.5, 1e-12);
  const auto inclined = inclined_plane(-0.75);  // normal (0.6, 0, 0.8)
  const QualityMeter on_slope(*inclined, rock_, {});
  // The vertex at (-0.6, +-0.5, -0.4) from the centre is the nearest: n.(p - c) = 0.8 z - 0.36 - 0.32.
  EXPECT_NEAR(on_slope.depth({.p_WB = {0, 0, 0.8}}), -(0.8 * 0.8 - 0.68), 1e-12);
  EXPECT_LT(on_flat.depth({.p_WB = {300, 0, 0}}), -1e8);
}

TEST_F(QualityTest, a_clean_bounce_has_one_episode_and_nothing_that_rises) {
  QualityMeter meter(*flat_, rock_, {.gravity = kGravity});
  const SpatialState start{.p_WB = {0, 0, 2.4}, .w_WB = {0, 0, 1}};
  meter.begin(start);
  const double fall = std::sqrt(2 * 2 / kGravity);
  SpatialState state = show(meter, rock_, start, 0, fall);
  const SpatialState before = state;
  state.v_WB.z() *= -0.5;
  const std::vector<ContactPoint> contacts(4);
  meter.impact({.time = fall, .before = before, .after = state, .contacts = &contacts});
  show(meter, rock_, state, fall, 0.3);
  meter.finish();
  const Quality& q = meter.quality();
  EXPECT_EQ(q.contact_samples, 1);
  EXPECT_EQ(q.contact_points, 4);
  EXPECT_EQ(q.episodes, 1);
  EXPECT_EQ(q.episode_rises + q.episode_rises_kinetic + q.flight_rises + q.flight_rises_kinetic, 0);
  EXPECT_GT(q.flight_samples, 0.9 * (fall + 0.3) / 1e-3 - 20);
  EXPECT_EQ(q.tunnelled, 0);
  EXPECT_LT(q.worst_depth, 1e-9);
}

TEST_F(QualityTest, an_episode_that_gains_energy_is_counted) {
  QualityMeter meter(*flat_, rock_, {.gravity = kGravity});
  const SpatialState start{.p_WB = {0, 0, 0.41}, .v_WB = {5, 0, 0}};
  meter.begin(start);
  SpatialState state = show(meter, rock_, start, 0, 0.1, PieceKind::contact, Vector3::Zero());
  state.v_WB.x() = 5.2;
  state = show(meter, rock_, state, 0.1, 0.1, PieceKind::contact, Vector3::Zero());
  meter.finish();
  EXPECT_EQ(meter.quality().episodes, 1);
  EXPECT_EQ(meter.quality().episode_rises, 1);
  EXPECT_EQ(meter.quality().episode_rises_kinetic, 1);
  EXPECT_EQ(meter.quality().contact_samples, 200);
}

TEST_F(QualityTest, flight_against_gravity_rises) {
  QualityMeter meter(*flat_, rock_, {.gravity = kGravity});
  const SpatialState start{.p_WB = {0, 0, 5}, .v_WB = {0, 0, 10}};
  meter.begin(start);
  show(meter, rock_, start, 0, 0.05, PieceKind::flight, Vector3::Zero());  // straight up at constant speed
  meter.finish();
  EXPECT_EQ(meter.quality().flight_samples, 50);
  EXPECT_EQ(meter.quality().flight_rises_kinetic, 50);  // 98 J/s for each kg, 0.2 % of the kinetic energy in 1 ms
}

TEST_F(QualityTest, a_rock_that_falls_through_is_seen_however_short_its_visit) {
  QualityMeter meter(*flat_, rock_, {.gravity = kGravity});
  const SpatialState start{.p_WB = {0, 0, 0.001}, .v_WB = {0, 0, -1}};
  meter.begin(start);
  show(meter, rock_, start, 0, 0.002, PieceKind::flight, {0, 0, 1000});
  meter.finish();
  EXPECT_EQ(meter.quality().tunnelled, 0);  // turned round at the lowest point, 0.5 mm above the surface
  meter.begin({.p_WB = {0, 0, -0.1}});
  show(meter, rock_, {.p_WB = {0, 0, -0.1}}, 0, 1e-4);
  meter.finish();
  EXPECT_EQ(meter.quality().tunnelled, 1);
  EXPECT_NEAR(meter.quality().worst_depth, 0.5, 1e-6);
}

}  // namespace
}  // namespace talus::rockfall
