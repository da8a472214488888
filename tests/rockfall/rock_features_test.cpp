#include "talus/rockfall/rock_features.h"

#include "tests/support/random_rock.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/geometry/convex_hull.h"

namespace talus::rockfall {
namespace {

TEST(RockFeatures, of_solids_are_as_many_as_everyone_knows) {
  struct Solid {
    geometry::TriangleMesh mesh;
    std::size_t faces, edges;
  };
  for (const Solid& solid : {Solid{bodies::tetrahedron(), 4, 6}, Solid{bodies::box({1, 0.7, 0.5}), 6, 12},
                             Solid{bodies::octahedron(), 8, 12}, Solid{bodies::dodecahedron(), 12, 30},
                             Solid{bodies::icosahedron(), 20, 30}}) {
    const RockFeatures features(geometry::convex_hull(solid.mesh.vertices()).mesh);
    EXPECT_EQ(features.faces.size(), solid.faces);
    EXPECT_EQ(features.edges.size(), solid.edges);
  }
}

/// Euler's V - E + F = 2; each edge lies in both its faces, and nothing above any face.
TEST(RockFeatures, of_random_rocks_make_a_polyhedron) {
  for (std::uint64_t number = 0; number < 60; ++number) {
    const geometry::TriangleMesh hull = geometry::convex_hull(support::random_rock(number).mesh().vertices()).mesh;
    const RockFeatures features(hull);
    EXPECT_EQ(hull.vertex_count() + static_cast<int>(features.faces.size()),
              static_cast<int>(features.edges.size()) + 2);
    for (const RockFeatures::Face& face : features.faces)
      for (const Vector3& corner : hull.vertices()) EXPECT_LE(face.normal.dot(corner), face.level + 1e-12);
    for (const RockFeatures::Edge& edge : features.edges) {
      EXPECT_NE(edge.faces[0], edge.faces[1]);
      const Vector3 &a = hull.vertices()[edge.corners[0]], &b = hull.vertices()[edge.corners[1]];
      EXPECT_NEAR(edge.length, (b - a).norm(), 1e-15);
      for (const int f : edge.faces)
        for (const Vector3& end : {a, b}) EXPECT_NEAR(features.faces[f].normal.dot(end), features.faces[f].level, 3e-8);
    }
  }
}

TEST(RockFeatures, know_the_edges_of_any_set_of_corners) {
  core::Random random(5);
  for (std::uint64_t number = 0; number < 22; ++number) {
    const geometry::TriangleMesh hull = geometry::convex_hull(support::random_rock(number).mesh().vertices()).mesh;
    const RockFeatures features(hull);
    if (features.edges.size() > RockFeatures::kMaxEdges) continue;
    for (int round = 0; round < 20; ++round) {
      CornerSet corners = 0;
      for (int i = 0; i < hull.vertex_count(); ++i) corners |= CornerSet{random.uniform() < 0.3} << i;
      RockFeatures::EdgeSet expected = 0;
      for (std::size_t e = 0; e < features.edges.size(); ++e)
        for (const int corner : features.edges[e].corners)
          if ((corners >> corner & 1) != 0) expected |= RockFeatures::EdgeSet{1} << e;
      EXPECT_EQ(features.edges_at(corners), expected) << "rock " << number;
    }
  }
}

}  // namespace
}  // namespace talus::rockfall
