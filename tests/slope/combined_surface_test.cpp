// Two surfaces as one: a box that stands on level ground.

#include "talus/slope/combined_surface.h"

#include <set>

#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/slope/mesh_surface.h"

namespace talus::slope {
namespace {

CombinedSurface box_on_ground() {
  const geometry::TriangleMesh ground({{-10, -10, 0}, {10, -10, 0}, {10, 10, 0}, {-10, 10, 0}}, {{0, 1, 2}, {0, 2, 3}});
  return {std::make_shared<MeshSurface>(ground),
          std::make_shared<MeshSurface>(bodies::box({2, 2, 3}).translated({0, 0, 1}))};
}

TEST(CombinedSurface, is_as_near_as_the_nearer_of_both) {
  const CombinedSurface both = box_on_ground();
  EXPECT_EQ(both.flies_for({.p = {1.5, 0, 2}, .radius = 0.51}, 3), 0);  // the side of the box
  EXPECT_EQ(both.flies_for({.p = {5, 5, 0.5}, .radius = 0.51}, 3), 0);  // the ground
  EXPECT_EQ(both.flies_for({.p = {1.5, 0, 2}, .radius = 0.19}, 3), 3);
  EXPECT_EQ(both.ground_below({0, 0, 9}), 2.5);
  EXPECT_EQ(both.ground_below({0, 5, 9}), 0);
  EXPECT_EQ(both.ground_below({0, 50, 9}), std::nullopt);
}

TEST(CombinedSurface, has_the_triangles_of_both_under_different_numbers) {
  const CombinedSurface both = box_on_ground();
  std::vector<SurfaceTriangle> found;
  both.gather({0, 0, 0}, 20, found);
  std::set<std::int64_t> ids;
  for (const SurfaceTriangle& triangle : found) ids.insert(triangle.id);
  EXPECT_EQ(found.size(), 14u);
  EXPECT_EQ(ids.size(), 14u);
  EXPECT_EQ(both.triangle_count(), 14);
  EXPECT_EQ(*ids.rbegin(), 13);
}

TEST(CombinedSurface, has_the_box_of_both) {
  const CombinedSurface both = box_on_ground();
  EXPECT_EQ(both.bounds().lower, core::Vector3(-10, -10, -0.5));
  EXPECT_EQ(both.bounds().upper, core::Vector3(10, 10, 2.5));
}

}  // namespace
}  // namespace talus::slope
