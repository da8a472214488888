#include "talus/geometry/triangle_mesh.h"

#include <cmath>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_edges.h"

namespace talus::geometry {
namespace {

using testing::box;
using testing::corner_tetrahedron;
using testing::unit_cube;

TEST(TriangleMesh, normals_of_a_box_point_away_from_its_middle) {
  const TriangleMesh mesh = box({-1, -2, -3}, {1, 2, 3});
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    EXPECT_DOUBLE_EQ(mesh.normal(t).norm(), 1);
    EXPECT_GT(mesh.normal(t).dot(mesh.corner(t, 0)), 0.5);
  }
  EXPECT_DOUBLE_EQ(surface_area(mesh), 2 * (2 * 4 + 4 * 6 + 6 * 2));
}

TEST(TriangleMesh, bounding_box_and_radius_are_those_of_the_corners) {
  const TriangleMesh mesh = box({-1, -2, -3}, {1, 2, 5});
  EXPECT_EQ(bounding_box(mesh.vertices()).lower, Vector3(-1, -2, -3));
  EXPECT_EQ(bounding_box(mesh.vertices()).upper, Vector3(1, 2, 5));
  EXPECT_EQ(bounding_box(mesh.vertices()).centre(), Vector3(0, 0, 1));
  EXPECT_DOUBLE_EQ(mesh.bounding_radius({0, 0, 1}), std::sqrt(1 + 4 + 16));
  EXPECT_DOUBLE_EQ(mesh.bounding_radius({-1, -2, -3}), std::sqrt(4 + 16 + 64));
}

TEST(TriangleMesh, mirrored_copy_is_still_outward) {
  for (const Vector3& factors : {Vector3(-1, 1, 1), Vector3(1, -2, 3), Vector3(-1, -1, -1), Vector3(-2, -3, 1)})
    EXPECT_DOUBLE_EQ(volume(unit_cube().scaled(factors)), std::abs(factors.prod()));
  EXPECT_DOUBLE_EQ(volume(unit_cube().inverted()), -1);
}

TEST(TriangleMesh, copies_are_moved_turned_and_scaled_as_asked) {
  Matrix3 quarter;
  quarter << 0, -1, 0, 1, 0, 0, 0, 0, 1;
  const TriangleMesh moved = corner_tetrahedron().scaled({2, 3, 4}).rotated(quarter).translated({10, 20, 30});
  EXPECT_EQ(moved.vertices()[1], Vector3(10, 22, 30));
  EXPECT_EQ(moved.vertices()[2], Vector3(7, 20, 30));
  EXPECT_EQ(moved.vertices()[3], Vector3(10, 20, 34));
}

TEST(MeshEdges, of_a_cube_are_18_and_join_left_and_right_triangles) {
  const TriangleMesh mesh = unit_cube();
  const std::vector<Edge> list = edges(mesh);
  ASSERT_EQ(list.size(), 18U);
  for (const Edge& edge : list) {
    const auto runs = [&](int triangle, int from, int to) {
      const Triangle& t = mesh.triangles()[triangle];
      for (int k = 0; k < 3; ++k)
        if (t[k] == from && t[(k + 1) % 3] == to) return true;
      return false;
    };
    EXPECT_TRUE(runs(edge.triangles[0], edge.vertices[0], edge.vertices[1]));
    EXPECT_TRUE(runs(edge.triangles[1], edge.vertices[1], edge.vertices[0]));
  }
  EXPECT_EQ(euler_characteristic(mesh), 2);
}

TEST(MeshEdges, neighbours_share_the_side_they_are_listed_for) {
  const TriangleMesh mesh = unit_cube();
  const auto list = neighbours(mesh);
  for (int t = 0; t < mesh.triangle_count(); ++t)
    for (int k = 0; k < 3; ++k) {
      const Triangle& mine = mesh.triangles()[t];
      const Triangle& other = mesh.triangles()[list[t][k]];
      int side = -1;
      for (int j = 0; j < 3; ++j)
        if (other[j] == mine[(k + 1) % 3] && other[(j + 1) % 3] == mine[k]) side = j;
      ASSERT_GE(side, 0);
      EXPECT_EQ(list[list[t][k]][side], t);
    }
}

}  // namespace
}  // namespace talus::geometry
