// Blocks on boxes: they stand while their centre is over the common part of both, and only then.

#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/core/error.h"
#include "talus/rocking/simulation.h"

namespace talus::rocking {
namespace {

/// The top at z = 0, its middle at x = shift.
MeshPedestal box_pedestal(double shift) {
  return MeshPedestal(bodies::box({1, 0.3, 0.5}).translated({shift, 0, -0.25}));
}

TEST(BoxPedestal, carries_a_block_that_overhangs_with_its_centre_inside) {
  const Block block = box_block({0.6, 0.6, 1}, 2600);
  for (const double shift : {0.0, 0.3, 0.45}) {
    const MeshPedestal pedestal = box_pedestal(shift);
    const SpatialState start = placed(block, pedestal, Quaternion::Identity());
    EXPECT_NEAR(start.p_WB.z(), 0.5, 1e-12);
    const SpatialState rest = find_rest(block, pedestal, start, {});
    EXPECT_LE((rest.p_WB - start.p_WB).norm(), 1e-9) << shift;
  }
}

TEST(BoxPedestal, does_not_carry_a_block_whose_centre_is_outside) {
  const Block block = box_block({0.6, 0.6, 1}, 2600);
  const MeshPedestal pedestal = box_pedestal(0.55);
  const SpatialState start = placed(block, pedestal, Quaternion::Identity());
  EXPECT_THROW(static_cast<void>(find_rest(block, pedestal, start, {})), core::InputError);
}

/// Corners over faces, corners under faces and crossing edges, in 60 tilted poses.
TEST(BoxPedestal, follows_one_touch_to_the_same_bits_as_all_of_them) {
  const Block block = box_block({0.6, 0.6, 1}, 2600);
  const MeshPedestal pedestal = box_pedestal(0.2);
  std::vector<Touch> touches;
  int kinds[3] = {0, 0, 0};
  for (int k = 0; k < 60; ++k) {
    SpatialState state;
    state.R_WB = Quaternion(Eigen::AngleAxisd(0.01 * k, Vector3(1, 0.3 * k, 0.5).normalized()));
    state.p_WB = {0.01 * k, -0.005 * k, 0.5 + 0.002 * k};
    pedestal.touches(block, state, touches);
    std::size_t next = 0;
    for (int id = 0; id < 2'000'100; id = id == 10 ? 1'000'000 : id == 1'000'010 ? 2'000'000 : id + 1) {
      Touch touch;
      if (id % 1'000'000 >= (id < 1'000'000 ? 8 : id < 2'000'000 ? 4 : 48)) continue;
      const bool found = pedestal.follow(block, state, id, touch);
      ASSERT_EQ(found, next < touches.size() && touches[next].id == id) << k << ' ' << id;
      if (!found) continue;
      EXPECT_EQ(touch.arm, touches[next].arm);
      EXPECT_EQ(touch.normal, touches[next].normal);
      EXPECT_EQ(touch.gap, touches[next].gap);
      ++next, ++kinds[id / 1'000'000];
    }
    EXPECT_EQ(next, touches.size()) << k;
  }
  for (const int kind : kinds) EXPECT_GT(kind, 20);
}

TEST(CriticalTilt, is_the_slope_of_the_nearest_edge) {
  const Block block = box_block({0.6, 0.4, 1}, 2600);
  const PlanePedestal plane;
  const SpatialState rest = placed(block, plane, Quaternion::Identity());
  EXPECT_NEAR(critical_tilt(block, plane, rest), std::atan2(0.2, 0.5), 1e-12);
}

}  // namespace
}  // namespace talus::rocking
