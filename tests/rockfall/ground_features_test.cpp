#include "talus/rockfall/ground_features.h"

#include <bit>

#include "tests/rockfall/flight_judge.h"
#include <gtest/gtest.h>

namespace talus::rockfall {
namespace {

using slope::SurfaceTriangle;

SurfaceTriangle triangle(const Vector3& a, const Vector3& b, const Vector3& c) {
  return {.corners = {a, b, c}, .normal = (b - a).cross(c - a).normalized()};
}

/// Four triangles from the corners of a square to a point above or below its middle.
std::vector<SurfaceTriangle> pyramid(double height) {
  const Vector3 top(0, 0, height), a(-1, -1, 0), b(1, -1, 0), c(1, 1, 0), d(-1, 1, 0);
  return {triangle(a, b, top), triangle(b, c, top), triangle(c, d, top), triangle(d, a, top)};
}

TEST(GroundFeatures, a_pyramid_has_four_crests_and_a_hollow_none) {
  GroundFeatures features;
  ASSERT_TRUE(features.set_triangles(pyramid(0.3), Vector3::Zero(), 0.9));  // its rim is out of reach
  EXPECT_EQ(features.crests().size(), 4U);
  EXPECT_EQ(features.vertices().size(), 5U);
  for (const GroundFeatures::Crest& crest : features.crests()) {
    EXPECT_EQ(std::popcount(crest.triangles), 2);
    EXPECT_NEAR(crest.length, std::sqrt(2 + 0.09), 1e-15);
    EXPECT_NEAR(crest.along.norm(), 1, 1e-15);
  }
  for (const double height : {0.0, -0.3}) {
    ASSERT_TRUE(features.set_triangles(pyramid(height), Vector3::Zero(), 0.9));
    EXPECT_EQ(features.crests().size(), 0U);
  }
}

TEST(GroundFeatures, the_end_of_the_ground_is_a_crest_where_it_can_be_reached) {
  GroundFeatures features;
  ASSERT_TRUE(features.set_triangles(pyramid(-0.3), Vector3(0.5, 0, 0), 0.6));
  ASSERT_EQ(features.crests().size(), 1U);
  const GroundFeatures::Crest& rim = features.crests().front();
  EXPECT_LT(rim.second, 0);
  EXPECT_NEAR(features.vertices()[rim.a].place.x(), 1, 0);
  EXPECT_NEAR(features.vertices()[rim.b].place.x(), 1, 0);
  EXPECT_GT(rim.outward.x(), 0.9);
  EXPECT_TRUE(features.vertices()[rim.a].rim);
}

TEST(GroundFeatures, are_not_known_where_there_is_no_outside) {
  GroundFeatures features;
  std::vector<SurfaceTriangle> turned = pyramid(0.3);
  std::swap(turned[1].corners[0], turned[1].corners[1]);
  turned[1].normal = -turned[1].normal;
  EXPECT_FALSE(features.set_triangles(turned, Vector3::Zero(), 0.9));
  std::vector<SurfaceTriangle> three = pyramid(0.3);
  three.push_back(triangle(three[0].corners[0], three[0].corners[2], Vector3(0, 0, 2)));
  three.push_back(triangle(three[0].corners[2], three[0].corners[0], Vector3(0, 0, 3)));
  EXPECT_FALSE(features.set_triangles(three, Vector3::Zero(), 0.9));
  EXPECT_TRUE(features.set_triangles(pyramid(0.3), Vector3::Zero(), 0.9)) << "and nothing is left of that";
  const Vector3 a(0, 0, 0), b(1, 0, 0), up(0.5, 0, 1);
  EXPECT_FALSE(features.set_triangles(std::vector{triangle(a, b, up), triangle(b, a, up + Vector3(0, 1e-3, 0))}, a, 5))
      << "a sheet folded onto itself";
}

/// Against the definition, on every kind of ground: an edge is a crest if the far corner of each side lies below the
/// plane of the other, and a vertex knows all triangles at its place.
TEST(GroundFeatures, of_random_grounds_are_what_comparing_all_finds) {
  int crests = 0, hollows = 0;
  for (int kind = 0; kind < kGrounds; ++kind) {
    const Ground ground = ground_of_kind(kind, 7);
    core::Random random(6, 0, static_cast<std::uint64_t>(kind));
    for (int round = 0; round < 100; ++round) {
      const geometry::Box& box = ground.surface->bounds();
      Vector3 centre;
      for (int k = 0; k < 3; ++k) centre[k] = random.uniform(box.lower[k], box.upper[k]);
      std::vector<SurfaceTriangle> near;
      const double radius = random.uniform(0.3, 1);
      ground.surface->gather(centre, radius, near);
      GroundFeatures features;
      if (!features.set_triangles(near, centre, radius)) continue;
      for (const GroundFeatures::Vertex& vertex : features.vertices())
        for (std::size_t k = 0; k < near.size(); ++k) {
          const auto& c = near[k].corners;
          EXPECT_EQ((vertex.triangles >> k & 1) != 0,
                    c[0] == vertex.place || c[1] == vertex.place || c[2] == vertex.place);
        }
      std::size_t expected = 0;
      for (std::size_t k = 0; k < near.size(); ++k)
        for (std::size_t other = 0; other < k; ++other) {
          std::vector<Vector3> shared;
          Vector3 far = near[other].corners[0];
          for (const Vector3& c : near[other].corners)
            if (std::find(near[k].corners.begin(), near[k].corners.end(), c) != near[k].corners.end())
              shared.push_back(c);
            else
              far = c;
          if (shared.size() != 2) continue;
          const bool falls = near[k].normal.dot(far - shared[0]) < -1e-9 * (far - shared[0]).norm();
          expected += falls ? 1 : 0;
          (falls ? crests : hollows) += 1;
        }
      const auto found = std::count_if(features.crests().begin(), features.crests().end(),
                                       [](const GroundFeatures::Crest& crest) { return crest.second >= 0; });
      EXPECT_EQ(static_cast<std::size_t>(found), expected) << "ground " << kind << ", round " << round;
    }
  }
  EXPECT_GT(crests, 300);
  EXPECT_GT(hollows, 300);
}

}  // namespace
}  // namespace talus::rockfall
