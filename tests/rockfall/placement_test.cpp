#include "talus/rockfall/placement.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/rockfall/release_plan.h"
#include "talus/slope/height_field.h"

namespace talus::rockfall {
namespace {

using bodies::Quaternion;
using core::Vector2;

/// A ridge along y at x = 0: z = -|x|.
slope::HeightField ridge() {
  slope::HeightGrid grid{.columns = 21, .rows = 21, .first = {-10, -10}, .spacing = {1, 1}};
  for (int j = 0; j < 21; ++j)
    for (int i = 0; i < 21; ++i) grid.heights.push_back(-std::abs(i - 10.0));
  return slope::HeightField(std::move(grid));
}

TEST(Placement, a_box_lies_on_a_ridge_with_its_underside) {
  // No corner of the box is near the ground: the edge of the ridge holds it up.
  const bodies::Rock box = bodies::Rock::of_density(bodies::box({4, 4, 1}), 2500);
  EXPECT_NEAR(*touching_height(ridge(), box, Quaternion::Identity(), {0, 0}), 0.5, 1e-12);
  EXPECT_NEAR(*touching_height(ridge(), box, Quaternion::Identity(), {1.5, 0.3}), 0.5, 1e-12);
  EXPECT_NEAR(*touching_height(ridge(), box, Quaternion::Identity(), {3, 0}), -0.5, 1e-12);  // a corner 1 m east
}

TEST(Placement, a_spike_of_the_ground_holds_the_box_up) {
  slope::HeightGrid grid{.columns = 21, .rows = 21, .first = {-10, -10}, .spacing = {1, 1}};
  grid.heights.assign(441, 0);
  grid.heights[10 * 21 + 10] = 3;
  const bodies::Rock box = bodies::Rock::of_density(bodies::box({6, 6, 1}), 2500);
  EXPECT_NEAR(*touching_height(slope::HeightField(grid), box, Quaternion::Identity(), {0.4, 0.2}), 3.5, 1e-12);
}

TEST(Placement, two_edges_that_cross_hold_each_other) {
  // A bar across the ridge, standing on an edge (turned by 45 degrees about x): the edges cross at its middle.
  const bodies::Rock bar = bodies::Rock::of_density(bodies::box({4, 1, 1}), 2500);
  const Quaternion turned(Eigen::AngleAxisd(0.25 * M_PI, Eigen::Vector3d::UnitX()));
  EXPECT_NEAR(*touching_height(ridge(), bar, turned, {0.37, 0.21}), std::sqrt(0.5), 1e-12);
}

TEST(Placement, there_is_none_beside_the_ground) {
  const bodies::Rock box = bodies::Rock::of_density(bodies::box({1, 1, 1}), 2500);
  EXPECT_FALSE(touching_height(ridge(), box, Quaternion::Identity(), {11, 0}));
  EXPECT_TRUE(touching_height(ridge(), box, Quaternion::Identity(), {9.9, 0}));  // a part of it hangs over the side
}

/// Brute force: rays through a fine grid of points of the plan, against every triangle.
TEST(Placement, of_boulders_on_rough_ground_agrees_with_rays) {
  slope::HeightGrid grid{.columns = 31, .rows = 31, .first = {-15, -15}, .spacing = {1, 1}};
  core::Random random(5);
  for (int k = 0; k < 31 * 31; ++k) grid.heights.push_back(random.uniform(0, 2));
  const slope::HeightField ground(std::move(grid));
  for (std::uint64_t k = 0; k < 8; ++k) {
    const bodies::Rock rock =
        bodies::Rock::of_density(bodies::boulder({.seed = 2, .index = k, .sides = {2, 1.5, 1.2}}), 2500);
    const Quaternion turned = random_rotation(core::Random(6, 0, k));
    const Vector2 plan(random.uniform(-8, 8), random.uniform(-8, 8));
    const double z = *touching_height(ground, rock, turned, plan);
    double gap = 1e9;
    constexpr double kStep = 0.02;
    for (double x = -1.5; x < 1.5; x += kStep)
      for (double y = -1.5; y < 1.5; y += kStep) {
        double lowest = 1e9;
        for (int t = 0; t < rock.mesh().triangle_count(); ++t) {
          const Vector3 a = turned * rock.mesh().corner(t, 0), b = turned * rock.mesh().corner(t, 1),
                        c = turned * rock.mesh().corner(t, 2);
          const double whole = (b - a).head<2>().x() * (c - a).y() - (b - a).y() * (c - a).x();
          const double u = ((x - a.x()) * (c - a).y() - (y - a.y()) * (c - a).x()) / whole;
          const double v = ((b - a).x() * (y - a.y()) - (b - a).y() * (x - a.x())) / whole;
          if (u >= 0 && v >= 0 && u + v <= 1) lowest = std::min(lowest, a.z() + u * (b - a).z() + v * (c - a).z());
        }
        if (lowest < 1e8) gap = std::min(gap, z + lowest - *ground_height(ground, plan + Vector2(x, y)));
      }
    EXPECT_GE(gap, -1e-9) << k;      // nothing is inside
    EXPECT_LE(gap, 5 * kStep) << k;  // and it touches, as far as rays can tell
  }
}

}  // namespace
}  // namespace talus::rockfall
