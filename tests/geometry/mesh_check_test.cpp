#include "talus/geometry/mesh_check.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

#include "talus/geometry/convex_hull.h"
#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_edges.h"
#include "talus/geometry/mesh_intersections.h"
#include "talus/geometry/mesh_repair.h"

namespace talus::geometry {
namespace {

using testing::box;
using testing::corner_tetrahedron;
using testing::together;
using testing::unit_cube;

struct Parts {
  std::vector<Vector3> vertices;
  std::vector<Triangle> triangles;

  explicit Parts(const TriangleMesh& mesh)
      : vertices(mesh.vertices().begin(), mesh.vertices().end()),
        triangles(mesh.triangles().begin(), mesh.triangles().end()) {}
  [[nodiscard]] TriangleMesh mesh() const { return {vertices, triangles}; }
};

std::string defects(const TriangleMesh& mesh, const MeshCheckSettings& settings = {}) {
  return to_string(check_mesh(mesh, settings));
}

TEST(MeshCheck, sound_bodies_have_no_defects) {
  EXPECT_EQ(defects(unit_cube(), {.self_intersections = true}), "");
  EXPECT_EQ(defects(corner_tetrahedron(), {.self_intersections = true}), "");
  EXPECT_EQ(defects(box({0, 0, 0}, {1e-5, 1, 1e5})), "");
  EXPECT_EQ(defects(unit_cube().translated({2600000, 1200000, 3000}), {.self_intersections = true}), "");
}

TEST(MeshCheck, empty_mesh_has_no_triangles) {
  EXPECT_EQ(defects(TriangleMesh()), "mesh without triangles");
}

TEST(MeshCheck, missing_triangle_leaves_three_open_edges) {
  Parts parts(unit_cube());
  parts.triangles.erase(parts.triangles.begin());  // 0 2 1
  EXPECT_EQ(defects(parts.mesh()),
            "3 open edges (the surface has a hole): vertices 0 and 1 of triangle 3, vertices 2 and 0 of triangle 7, "
            "vertices 1 and 2 of triangle 0");
}

TEST(MeshCheck, only_the_first_places_are_kept_but_all_are_counted) {
  const std::vector<Defect> list = check_mesh(
      TriangleMesh({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {5, 0, 0}, {6, 0, 0}, {5, 1, 0}}, {{0, 1, 2}, {3, 4, 5}}),
      {.max_places = 2});
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].kind, DefectKind::open_edge);
  EXPECT_EQ(list[0].count, 6);
  EXPECT_EQ(list[0].places.size(), 2U);
  EXPECT_EQ(to_string(list[1]), "2 separate parts: the one with triangle 0, the one with triangle 1");
}

TEST(MeshCheck, turned_triangle_disagrees_with_its_three_neighbours) {
  Parts parts(corner_tetrahedron());
  std::swap(parts.triangles[0][0], parts.triangles[0][1]);
  const std::vector<Defect> list = check_mesh(parts.mesh());
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].kind, DefectKind::opposed_triangles);
  EXPECT_EQ(list[0].count, 3);
  for (const DefectPlace& place : list[0].places) EXPECT_EQ(place.triangle, 0);
}

TEST(MeshCheck, mesh_inside_out_and_flat_mesh_are_told_apart) {
  EXPECT_EQ(defects(unit_cube().inverted()), "mesh inside out (corners must run counter-clockwise seen from outside)");
  const TriangleMesh flat({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}, {{0, 1, 3}, {0, 3, 2}, {0, 2, 1}, {1, 2, 3}});
  EXPECT_EQ(defects(flat), "mesh without volume");
}

TEST(MeshCheck, degenerate_triangles_are_found_by_their_height_not_their_size) {
  Parts parts(corner_tetrahedron());
  EXPECT_EQ(defects(parts.mesh().scaled(1e-9)), "");
  parts.vertices[3] = {0.5, 0.5, 1e-13};
  const std::vector<Defect> list = check_mesh(parts.mesh());
  ASSERT_FALSE(list.empty());
  EXPECT_EQ(list[0].kind, DefectKind::degenerate_triangle);
  EXPECT_EQ(to_string(list[0]), "1 degenerate triangle (no area): triangle 3");
}

TEST(MeshCheck, triangle_with_a_corner_twice_is_degenerate_and_opens_no_edge) {
  Parts parts(corner_tetrahedron());
  parts.triangles.push_back({1, 1, 2});
  EXPECT_EQ(
      defects(parts.mesh()),
      "1 degenerate triangle (no area): triangle 4; 1 edge of more than two triangles: vertices 2 and 1 of triangle 0");
  EXPECT_EQ(defects(without_collapsed_triangles(parts.mesh())), "");
}

TEST(MeshCheck, duplicate_triangles_are_found_in_any_order_of_corners) {
  Parts parts(corner_tetrahedron());
  parts.triangles.push_back({3, 1, 2});
  const std::vector<Defect> list = check_mesh(parts.mesh());
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(to_string(list[0]), "1 duplicate triangle: triangles 4 and 3");
  EXPECT_EQ(list[1].kind, DefectKind::crowded_edge);
  EXPECT_EQ(list[1].count, 3);
}

TEST(MeshCheck, unused_and_infinite_vertices_are_named) {
  Parts parts(corner_tetrahedron());
  parts.vertices.emplace_back(7, 7, 7);
  EXPECT_EQ(defects(parts.mesh()), "1 unused vertex: vertex 4");
  EXPECT_EQ(defects(without_unused_vertices(parts.mesh())), "");
  parts.vertices[4] = {0, std::numeric_limits<double>::infinity(), 0};
  parts.vertices[2].z() = std::nan("");
  EXPECT_EQ(defects(parts.mesh()),
            "2 vertices with a coordinate that is no finite number: vertex 2, vertex 4; 1 unused vertex: vertex 4");
}

TEST(MeshCheck, two_bodies_are_two_parts_even_if_they_touch_in_a_vertex) {
  const TriangleMesh apart = together(unit_cube(), unit_cube().translated({1, 1, 1}));
  EXPECT_EQ(defects(apart), "2 separate parts: the one with triangle 0, the one with triangle 12");
  EXPECT_EQ(defects(welded(apart)),
            "1 vertex where parts of the surface touch in a point: vertex 7; "
            "2 separate parts: the one with triangle 0, the one with triangle 12");
  const TriangleMesh along_edge = welded(together(unit_cube(), unit_cube().translated({1, 1, 0})));
  EXPECT_EQ(check_mesh(along_edge)[0].kind, DefectKind::crowded_edge);
}

TEST(MeshCheck, ring_is_sound_and_has_euler_characteristic_zero) {
  // A square ring: 4 stations of square cross-sections.
  std::vector<Vector3> vertices;
  std::vector<Triangle> triangles;
  for (int i = 0; i < 4; ++i) {
    const Vector3 out = i == 0   ? Vector3(1, 1, 0)
                        : i == 1 ? Vector3(-1, 1, 0)
                        : i == 2 ? Vector3(-1, -1, 0)
                                 : Vector3(1, -1, 0);
    vertices.insert(vertices.end(), {out, 2 * out, 2 * out + Vector3::UnitZ(), out + Vector3::UnitZ()});
    for (int k = 0; k < 4; ++k) {
      const int a = 4 * i + k;
      const int b = 4 * i + (k + 1) % 4;
      const int c = (a + 4) % 16;
      const int d = (b + 4) % 16;
      triangles.insert(triangles.end(), {{a, c, b}, {b, c, d}});
    }
  }
  const TriangleMesh ring(vertices, triangles);
  EXPECT_EQ(defects(oriented_outward(ring).mesh, {.self_intersections = true}), "");
  EXPECT_EQ(euler_characteristic(ring), 0);
  EXPECT_NEAR(volume(oriented_outward(ring).mesh), 16 - 4, 1e-14);
}

TEST(SelfIntersections, of_two_overlapping_cubes_are_found_and_of_distant_ones_not) {
  EXPECT_TRUE(self_intersections(together(unit_cube(), unit_cube().translated({1.5, 0, 0}))).empty());
  EXPECT_FALSE(self_intersections(together(unit_cube(), unit_cube().translated({0.5, 0.25, 0.3}))).empty());
  EXPECT_TRUE(self_intersections(together(unit_cube(), box({0.2, 0.2, 0.2}, {0.8, 0.8, 0.8}).inverted())).empty());
}

TEST(SelfIntersections, of_a_tooth_pushed_through_the_opposite_face_are_found) {
  Parts parts(unit_cube());
  parts.vertices[7] = {0.6, 0.6, 0.2};
  EXPECT_EQ(defects(parts.mesh(), {.self_intersections = true}), "");
  parts.vertices[7] = {0.6, 0.6, -0.2};
  EXPECT_NE(defects(parts.mesh(), {.self_intersections = true}).find("pairs of triangles that cut or touch"),
            std::string::npos);
}

TEST(SelfIntersections, of_a_folded_pair_are_found) {
  const TriangleMesh folded({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.3, 0.5, 0}}, {{0, 1, 2}, {1, 0, 3}});
  EXPECT_EQ(self_intersections(folded).size(), 1U);
  const TriangleMesh flat({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.3, -0.5, 0}}, {{0, 1, 2}, {1, 0, 3}});
  EXPECT_TRUE(self_intersections(flat).empty());
}

/// The oracle: do a and b share a point? Minimum of the distance over both triangles by alternating projection on a
/// fine sampling is too blunt; instead each edge is clipped against the other triangle's plane in floating point.
bool edge_pierces(const Vector3& p, const Vector3& q, const TriangleMesh& mesh, int t) {
  const Vector3 N = mesh.area_vector(t);
  const double hp = N.dot(p - mesh.corner(t, 0));
  const double hq = N.dot(q - mesh.corner(t, 0));
  if ((hp > 0) == (hq > 0)) return false;
  const Vector3 x = p + (q - p) * (hp / (hp - hq));
  for (int k = 0; k < 3; ++k) {
    const Vector3& a = mesh.corner(t, k);
    if (N.dot((mesh.corner(t, (k + 1) % 3) - a).cross(x - a)) < 0) return false;
  }
  return true;
}

TEST(SelfIntersections, equal_brute_force_on_random_loose_triangles) {
  std::mt19937_64 random(12);
  std::size_t total = 0;
  for (int round = 0; round < 50; ++round) {
    std::vector<Vector3> vertices;
    std::vector<Triangle> triangles;
    for (int t = 0; t < 40; ++t) {
      const Vector3 centre = testing::random_vector(random, 3);
      for (int k = 0; k < 3; ++k) vertices.emplace_back(centre + testing::random_vector(random));
      triangles.push_back({3 * t, 3 * t + 1, 3 * t + 2});
    }
    const TriangleMesh mesh(vertices, triangles);
    std::vector<std::pair<int, int>> expected;
    for (int a = 0; a < 40; ++a)
      for (int b = a + 1; b < 40; ++b) {
        bool meet = false;
        for (int k = 0; k < 3; ++k)
          meet = meet || edge_pierces(mesh.corner(a, k), mesh.corner(a, (k + 1) % 3), mesh, b) ||
                 edge_pierces(mesh.corner(b, k), mesh.corner(b, (k + 1) % 3), mesh, a);
        if (meet) expected.emplace_back(a, b);
      }
    EXPECT_EQ(self_intersections(mesh), expected);
    total += expected.size();
  }
  EXPECT_GT(total, 100U);
}

TEST(MeshRepair, welding_a_soup_of_triangles_gives_back_the_body) {
  const TriangleMesh cube = unit_cube();
  std::vector<Vector3> vertices;
  std::vector<Triangle> triangles;
  for (int t = 0; t < cube.triangle_count(); ++t) {
    for (int k = 0; k < 3; ++k) vertices.push_back(cube.corner(t, k));
    triangles.push_back({3 * t, 3 * t + 1, 3 * t + 2});
  }
  vertices[0].x() = -0.0;  // equal to 0.0, though other bits
  const TriangleMesh soup(vertices, triangles);
  EXPECT_EQ(check_mesh(soup)[0].count, 36);
  const TriangleMesh body = welded(soup);
  EXPECT_EQ(body.vertex_count(), 8);
  EXPECT_EQ(defects(body), "");
  for (int t = 0; t < cube.triangle_count(); ++t)
    for (int k = 0; k < 3; ++k) EXPECT_EQ(body.corner(t, k), cube.corner(t, k));
}

TEST(MeshRepair, welding_leaves_vertices_a_hair_apart) {
  const TriangleMesh near({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1e-300, 0, 0}}, {{0, 1, 2}, {3, 2, 1}});
  EXPECT_EQ(welded(near).vertex_count(), 4);
}

TEST(MeshRepair, orientation_is_restored_however_triangles_were_turned) {
  std::mt19937_64 random(13);
  for (int i = 0; i < 200; ++i) {
    std::vector<Vector3> points(30);
    for (Vector3& p : points) p = testing::random_vector(random);
    const TriangleMesh hull = convex_hull(points).mesh;
    Parts parts(hull);
    int turned = 0;
    for (Triangle& t : parts.triangles) {
      if (random() % 2 == 0) continue;
      std::swap(t[1], t[2]);
      ++turned;
    }
    const Orientation repaired = oriented_outward(parts.mesh());
    ASSERT_TRUE(repaired.ok);
    EXPECT_EQ(repaired.turned, turned);
    EXPECT_EQ(defects(repaired.mesh), "");
    EXPECT_DOUBLE_EQ(volume(repaired.mesh), volume(hull));
  }
}

TEST(MeshRepair, open_and_one_sided_surfaces_are_left_as_they_are) {
  Parts open(unit_cube());
  open.triangles.pop_back();
  EXPECT_FALSE(oriented_outward(open.mesh()).ok);
  EXPECT_EQ(oriented_outward(open.mesh()).mesh.triangle_count(), 11);
  // The projective plane on six vertices: every edge twice, but no inside.
  std::mt19937_64 random(14);
  std::vector<Vector3> vertices(6);
  for (Vector3& v : vertices) v = testing::random_vector(random);
  const TriangleMesh one_sided(
      vertices,
      {{0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {0, 4, 5}, {0, 5, 1}, {1, 2, 4}, {2, 3, 5}, {3, 4, 1}, {4, 5, 2}, {5, 1, 3}});
  EXPECT_EQ(euler_characteristic(one_sided), 1);
  EXPECT_FALSE(oriented_outward(one_sided).ok);
}

}  // namespace
}  // namespace talus::geometry
