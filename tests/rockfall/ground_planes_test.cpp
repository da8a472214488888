#include "talus/rockfall/ground_planes.h"

#include <limits>

#include "tests/rockfall/flying_rock.h"
#include <gtest/gtest.h>

namespace talus::rockfall {
namespace {

using core::Random;
using testing::FlyingRock;

constexpr double kKeep = 1e-4;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Triangles below a rock in flight. Their normals are no matter of their corners: a plane is any direction.
std::vector<slope::SurfaceTriangle> triangles_below(const FlyingRock& rock, std::size_t count, Random& random) {
  std::vector<slope::SurfaceTriangle> triangles;
  const Vector3 down = support::random_direction(random);
  while (triangles.size() < count) {
    const Vector3 n = (down + 0.4 * support::random_direction(random)).normalized();
    triangles.push_back(rock.triangle_below(n, random));
    triangles.back().normal = n;
  }
  return triangles;
}

double top_of(const slope::SurfaceTriangle& triangle, const Vector3& n) {
  const auto& c = triangle.corners;
  return std::max({n.dot(c[0]), n.dot(c[1]), n.dot(c[2])});
}

/// The least of s_jk over the span, at many times.
double least_separation(const FlyingRock& rock, const slope::SurfaceTriangle& triangle, const Vector3& n) {
  double least = kInfinity;
  for (int i = 0; i <= 100; ++i) least = std::min(least, rock.lowest(n, i * rock.span() / 100));
  return least - top_of(triangle, n);
}

TEST(GroundPlanes, what_they_call_clear_stays_clear_and_little_else_is) {
  Random random(21);
  GroundPlanes planes;
  int clear = 0, truly_clear = 0, by_another = 0, all = 0;
  for (int round = 0; round < 400; ++round) {
    const FlyingRock rock(random);
    const auto triangles = triangles_below(rock, 1 + static_cast<std::size_t>(random.uniform(0, 11)), random);
    planes.set_triangles(triangles, rock.moment().p + random.uniform(0, 2) * support::random_direction(random));
    ASSERT_EQ(planes.count(), triangles.size());
    planes.look(rock.moment(), rock.corners(), rock.range(), rock.radius(), rock.span(), kKeep);
    for (std::size_t k = 0; k < triangles.size(); ++k, ++all) {
      double best = -kInfinity;
      for (const slope::SurfaceTriangle& other : triangles)
        best = std::max(best, least_separation(rock, triangles[k], other.normal));
      truly_clear += best > kKeep;
      const double apart = planes.clearance(k);
      const std::size_t plane = planes.plane(k);
      if (apart == -kInfinity) continue;
      ++clear;
      ASSERT_LT(plane, triangles.size());
      by_another += plane != k;
      const Vector3& n = triangles[plane].normal;
      EXPECT_NEAR(apart, rock.lowest(n, 0) - top_of(triangles[k], n), 1e-12);
      EXPECT_GT(least_separation(rock, triangles[k], n), kKeep - 1e-12);
    }
  }
  EXPECT_GT(clear, 0.8 * truly_clear);
  EXPECT_GT(by_another, 0.2 * clear);
  EXPECT_GT(truly_clear, 0.2 * all);
  EXPECT_LT(truly_clear, 0.95 * all);
}

/// The highest triangle that is called clear.
TEST(GroundPlanes, are_right_at_the_margin) {
  Random random(24);
  GroundPlanes planes;
  int exact = 0;
  for (int round = 0; round < 500; ++round) {
    const FlyingRock rock(random);
    const Vector3 n = support::random_direction(random);
    double clear = rock.lowest(n, 0) - 2, not_clear = clear + 2;
    slope::SurfaceTriangle triangle;
    triangle.normal = n;
    while (not_clear - clear > 1e-10) {
      const double level = 0.5 * (clear + not_clear);
      triangle.corners.fill(level * n);
      planes.set_triangles(std::vector{triangle}, rock.moment().p);
      planes.look(rock.moment(), rock.corners(), rock.range(), rock.radius(), rock.span(), kKeep);
      (planes.clearance(0) > 0 ? clear : not_clear) = level;
    }
    triangle.corners.fill(clear * n);
    const double least = least_separation(rock, triangle, n);
    EXPECT_GT(least, kKeep - 1e-12);
    exact += least < kKeep + 1e-3;
  }
  EXPECT_GT(exact, 100);
}

/// The same without the numbers: those that are reached are those that are not clear, and of a rock that stands still
/// those that no plane separates by the margin.
TEST(GroundPlanes, tell_which_triangles_are_reached_and_which_are_near) {
  Random random(25);
  GroundPlanes planes;
  int reached = 0, near = 0, all = 0;
  for (int round = 0; round < 300; ++round) {
    const FlyingRock rock(random);
    const auto triangles = triangles_below(rock, 1 + static_cast<std::size_t>(random.uniform(0, 32)), random);
    planes.set_triangles(triangles, rock.moment().p);
    planes.look(rock.moment(), rock.corners(), rock.range(), rock.radius(), rock.span(), kKeep);
    const std::uint32_t are_reached =
        planes.reached(rock.moment(), rock.corners(), rock.range(), rock.radius(), rock.span(), kKeep);
    const double margin = random.uniform(0, 0.3);
    const std::uint32_t are_near = planes.near(rock.moment().p, rock.corners(), rock.range(), margin);
    for (std::size_t k = 0; k < triangles.size(); ++k, ++all) {
      EXPECT_EQ((are_reached >> k & 1) != 0, planes.clearance(k) == -kInfinity);
      EXPECT_EQ((are_near >> k & 1) != 0, !(planes.separation(k) > margin));
      reached += (are_reached >> k & 1) != 0, near += (are_near >> k & 1) != 0;
    }
    if (triangles.size() < 32) {
      EXPECT_EQ((are_reached | are_near) >> triangles.size(), 0U);
    }
  }
  EXPECT_GT(reached, all / 50);
  EXPECT_LT(reached, all / 2);
  EXPECT_GT(near, all / 50);
  EXPECT_LT(near, all);
}

TEST(GroundPlanes, tell_the_largest_clearance) {
  Random random(22);
  GroundPlanes planes;
  for (int round = 0; round < 300; ++round) {
    const FlyingRock rock(random);
    const auto triangles = triangles_below(rock, 1 + static_cast<std::size_t>(random.uniform(0, 13)), random);
    planes.set_triangles(triangles, rock.moment().p);
    planes.look(rock.moment(), rock.corners(), rock.range(), rock.radius(), 1e-9, kKeep);  // next to no time
    for (const slope::SurfaceTriangle& triangle : triangles) {
      double best = -kInfinity;
      for (const slope::SurfaceTriangle& other : triangles)
        best = std::max(best, rock.lowest(other.normal, 0) - top_of(triangle, other.normal));
      const auto k = static_cast<std::size_t>(&triangle - triangles.data());
      const double apart = planes.clearance(k);
      EXPECT_NEAR(planes.separation(k), best, 1e-12);
      if (best > kKeep + 1e-6) {
        EXPECT_NEAR(apart, best, 1e-12);
      } else if (best < kKeep - 1e-6) {
        EXPECT_EQ(apart, -kInfinity);
      }
    }
  }
}

TEST(GroundPlanes, of_too_many_triangles_are_none) {
  Random random(23);
  const FlyingRock rock(random);
  GroundPlanes planes;
  planes.set_triangles(triangles_below(rock, GroundPlanes::kMaxTriangles, random), rock.moment().p);
  EXPECT_EQ(planes.count(), GroundPlanes::kMaxTriangles);
  planes.set_triangles(triangles_below(rock, GroundPlanes::kMaxTriangles + 1, random), rock.moment().p);
  EXPECT_EQ(planes.count(), 0U);
}

}  // namespace
}  // namespace talus::rockfall
