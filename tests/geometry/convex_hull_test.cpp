#include "talus/geometry/convex_hull.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_check.h"
#include "talus/geometry/mesh_edges.h"

namespace talus::geometry {
namespace {

using testing::random_rotation;
using testing::random_vector;
using testing::uniform;

using Points = std::vector<Vector3>;
using Random = std::mt19937_64;

double side(const Points& points) {
  return bounding_box(points).sides().maxCoeff();
}

/// How far the points stand out of the mesh, by brute force. Coordinates rounded by u tilt the plane of a triangle of
/// height h by up to 2 u / h: what that can lift a point is taken off.
double largest_height(const TriangleMesh& mesh, const Points& points) {
  double largest = -std::numeric_limits<double>::infinity();
  double size = 0;
  for (const Vector3& p : points) size = std::max(size, p.cwiseAbs().maxCoeff());
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Vector3 N = 2 * mesh.area_vector(t);
    double longest = 0;
    for (int k = 0; k < 3; ++k) longest = std::max(longest, (mesh.corner(t, k) - mesh.corner(t, (k + 1) % 3)).norm());
    const double tilt = 2 * 0x1p-52 * size * longest / N.norm();
    for (const Vector3& p : points) {
      const Vector3 r = p - mesh.corner(t, 0);
      largest = std::max(largest, N.normalized().dot(r) - tilt * r.norm());
    }
  }
  return largest;
}

/// Everything a hull promises.
void expect_hull(const Points& points, const std::string& what) {
  const Hull hull = convex_hull(points);
  ASSERT_EQ(hull.status, HullStatus::ok) << what;
  ASSERT_EQ(to_string(check_mesh(hull.mesh, {.self_intersections = points.size() < 40})), "") << what;
  EXPECT_EQ(euler_characteristic(hull.mesh), 2) << what;
  EXPECT_LT(largest_height(hull.mesh, points), 3 * kHullTolerance * side(points)) << what;
  EXPECT_TRUE(is_convex(hull.mesh)) << what;
  for (int v = 0; v < hull.mesh.vertex_count(); ++v) EXPECT_EQ(hull.mesh.vertices()[v], points[hull.source[v]]) << what;
  const Hull again = convex_hull(hull.mesh.vertices());
  EXPECT_EQ(again.mesh.vertex_count(), hull.mesh.vertex_count()) << what;
  EXPECT_NEAR(volume(again.mesh), volume(hull.mesh), 1e-9 * std::pow(side(points), 3)) << what;
}

void expect_hulls(int sets, const std::function<Points(Random&)>& make, const std::string& what) {
  Random random(20260101);
  for (int i = 0; i < sets; ++i) {
    expect_hull(make(random), what + " " + std::to_string(i));
    if (::testing::Test::HasFailure()) return;
  }
}

Points in_cube(Random& random, std::size_t count) {
  Points points(count);
  for (Vector3& p : points) p = random_vector(random);
  return points;
}

/// Small integers: full of coplanar, collinear and coincident points.
Points on_lattice(Random& random, int size, std::size_t count) {
  Points points(count);
  for (Vector3& p : points)
    p = Vector3(static_cast<double>(random() % size), static_cast<double>(random() % size),
                static_cast<double>(random() % size));
  points.insert(points.end(), {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
  return points;
}

Points turned(Points points, Random& random) {
  const Matrix3 R = random_rotation(random);
  const Vector3 shift = random_vector(random, 100);
  for (Vector3& p : points) p = R * p + shift;
  return points;
}

TEST(ConvexHull, of_points_in_a_cube_holds_them_all) {
  expect_hulls(
      2500, [](Random& r) { return in_cube(r, 4 + r() % 60); }, "cube");
}

TEST(ConvexHull, of_lattice_points_is_closed_and_has_only_corners) {
  expect_hulls(
      3000, [](Random& r) { return on_lattice(r, 2 + static_cast<int>(r() % 4), r() % 60); }, "lattice");
}

TEST(ConvexHull, of_turned_and_moved_lattices_survives_round_off) {
  expect_hulls(
      2000, [](Random& r) { return turned(on_lattice(r, 2 + static_cast<int>(r() % 4), r() % 60), r); }, "turned");
}

TEST(ConvexHull, of_points_on_a_sphere_has_them_all_as_corners) {
  Random random(5);
  for (int i = 0; i < 1000; ++i) {
    Points points = in_cube(random, 4 + random() % 50);
    for (Vector3& p : points) p.normalize();
    expect_hull(points, "sphere " + std::to_string(i));
    EXPECT_EQ(convex_hull(points).mesh.vertex_count(), static_cast<int>(points.size()));
  }
}

TEST(ConvexHull, of_nearly_coincident_nearly_flat_and_needle_sets_is_sound) {
  const auto make = [](Random& r) {
    Points points = in_cube(r, 10 + r() % 20);
    const double noise = std::pow(10.0, uniform(r, -17, -6));
    const std::size_t count = points.size();
    for (std::size_t i = 0; i < count; ++i) points.emplace_back(points[i] + random_vector(r, noise));
    const Vector3 squeeze(1, std::pow(10.0, uniform(r, -6, 0)), std::pow(10.0, uniform(r, -6, 0)));
    for (Vector3& p : points) p = p.cwiseProduct(squeeze).eval();
    return turned(points, r);
  };
  expect_hulls(1500, make, "nearly");
}

TEST(ConvexHull, does_not_mind_duplicates_or_order) {
  Random random(6);
  for (int i = 0; i < 300; ++i) {
    Points points = in_cube(random, 20);
    const double V = volume(convex_hull(points).mesh);
    const int corners = convex_hull(points).mesh.vertex_count();
    points.insert(points.end(), points.begin(), points.end());
    std::shuffle(points.begin(), points.end(), random);
    const Hull hull = convex_hull(points);
    EXPECT_EQ(hull.mesh.vertex_count(), corners);
    EXPECT_NEAR(volume(hull.mesh), V, 1e-13);
  }
}

TEST(ConvexHull, of_a_cube_with_inner_face_and_edge_points_is_the_cube) {
  Points points;
  for (int i = 0; i <= 8; ++i)
    for (int j = 0; j <= 8; ++j)
      for (int k = 0; k <= 8; ++k) points.emplace_back(i / 8.0, j / 8.0, k / 8.0);
  const Hull hull = convex_hull(points);
  ASSERT_EQ(hull.status, HullStatus::ok);
  EXPECT_EQ(hull.mesh.vertex_count(), 8);
  EXPECT_EQ(hull.mesh.triangle_count(), 12);
  EXPECT_DOUBLE_EQ(volume(hull.mesh), 1);
  Random random(7);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(convex_hull(turned(points, random)).mesh.vertex_count(), 8);
}

TEST(ConvexHull, volume_equals_that_of_the_same_hull_found_by_trying_all_triples) {
  Random random(8);
  for (int i = 0; i < 200; ++i) {
    const Points p = in_cube(random, 4 + random() % 9);
    double V = 0;  // sum over supporting triangles of (a x b) . c / 6 with outward order
    const int n = static_cast<int>(p.size());
    for (int a = 0; a < n; ++a)
      for (int b = 0; b < n; ++b)
        for (int c = 0; c < n; ++c) {
          if (b <= a || c <= a || b == c) continue;
          const Vector3 N = (p[b] - p[a]).cross(p[c] - p[a]);
          if (std::all_of(p.begin(), p.end(), [&](const Vector3& q) { return N.dot(q - p[a]) <= 1e-13; }))
            V += p[a].dot(p[b].cross(p[c])) / 6;
        }
    EXPECT_NEAR(volume(convex_hull(p).mesh), V, 1e-12);
  }
}

TEST(ConvexHull, of_many_points_on_a_sphere_is_found_with_all_corners) {
  Random random(9);
  Points points = in_cube(random, 10000);
  for (Vector3& p : points) p.normalize();
  const Hull hull = convex_hull(points);
  EXPECT_EQ(hull.mesh.vertex_count(), 10000);
  EXPECT_EQ(hull.mesh.triangle_count(), 2 * 10000 - 4);
  EXPECT_EQ(to_string(check_mesh(hull.mesh)), "");
}

TEST(ConvexHull, scales_from_atoms_to_planets) {
  Random random(10);
  const Points points = in_cube(random, 40);
  const double V = volume(convex_hull(points).mesh);
  for (const double s : {1e-60, 1e-10, 1e7, 1e60}) {
    Points scaled = points;
    for (Vector3& p : scaled) p *= s;
    EXPECT_NEAR(volume(convex_hull(scaled).mesh) / (s * s * s), V, 1e-12);
  }
}

TEST(ConvexHull, flat_input_is_refused_with_its_reason) {
  const auto status = [](const Points& points) { return convex_hull(points).status; };
  EXPECT_EQ(status({}), HullStatus::coincident);
  EXPECT_EQ(status({{1, 2, 3}}), HullStatus::coincident);
  EXPECT_EQ(status({{1, 2, 3}, {1, 2, 3}, {1, 2, 3}}), HullStatus::coincident);
  EXPECT_EQ(status({{1, 2, 3}, {2, 3, 4}}), HullStatus::collinear);
  EXPECT_EQ(status({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {5, 5, 5}}), HullStatus::collinear);
  EXPECT_EQ(status({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}), HullStatus::coplanar);
  EXPECT_EQ(status({{0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}, {0.5, 0.5, 1}}), HullStatus::coplanar);
  EXPECT_EQ(status({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, std::nan("")}}), HullStatus::not_finite);
  EXPECT_EQ(status({{-1e308, 0, 0}, {1e308, 0, 0}, {0, 1, 0}, {0, 0, 1}}), HullStatus::not_finite);
  Random random(11);
  for (int i = 0; i < 100; ++i) {
    Points flat = in_cube(random, 30);
    for (Vector3& p : flat) p.z() = 0;
    EXPECT_EQ(status(turned(flat, random)), HullStatus::coplanar);
    for (Vector3& p : flat) p.y() = 0;
    EXPECT_EQ(status(turned(flat, random)), HullStatus::collinear);
  }
}

TEST(IsConvex, tells_a_dented_cube_and_an_inverted_one_from_a_sound_one) {
  EXPECT_TRUE(is_convex(testing::unit_cube()));
  EXPECT_FALSE(is_convex(testing::unit_cube().inverted()));
  EXPECT_FALSE(is_convex(TriangleMesh()));
  const TriangleMesh cube = testing::unit_cube();
  std::vector<Vector3> vertices(cube.vertices().begin(), cube.vertices().end());
  const std::vector<Triangle> triangles(cube.triangles().begin(), cube.triangles().end());
  vertices[7] = {0.5, 0.5, 0.5};
  EXPECT_FALSE(is_convex(TriangleMesh(vertices, triangles)));
  vertices[7] = {1 + 1e-6, 1 + 1e-6, 1 + 1e-6};  // the squares fold outward or inward by about 1e-6
  EXPECT_TRUE(is_convex(TriangleMesh(vertices, triangles), 1e-5));
  EXPECT_FALSE(is_convex(TriangleMesh(vertices, triangles), 1e-7));
}

}  // namespace
}  // namespace talus::geometry
