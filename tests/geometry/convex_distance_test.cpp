#include "talus/geometry/convex_distance.h"

#include <cmath>
#include <limits>

#include "tests/geometry/shapes.h"
#include "tests/support/mesh_distance.h"
#include <gtest/gtest.h>

#include "talus/geometry/convex_hull.h"

namespace talus::geometry {
namespace {

using support::Corners;
using testing::random_rotation;
using testing::random_vector;
using testing::uniform;

/// A convex body and a triangle. Rounding is relative to `coordinates`; `size` is how far one of them reaches, m.
struct Pair {
  TriangleMesh body;
  Corners triangle;
  double coordinates = 0;
  double size = 0;
};

struct Truth {
  double distance = 0;
  bool overlap = false;  ///< of the solids: their surfaces meet, or the triangle is inside
};

Truth truth_of(const Pair& pair) {
  const std::vector<Corners> body = support::corners_of(pair.body);
  const support::SurfaceDistance found = support::surface_distance(body, {&pair.triangle, 1});
  bool inside = true;
  for (int t = 0; t < pair.body.triangle_count() && inside; ++t)
    inside = pair.body.area_vector(t).dot(pair.triangle[0] - pair.body.corner(t, 0)) <= 0;
  return {found.distance, found.meet || inside};
}

TriangleMesh random_body(std::mt19937_64& random) {
  if (random() % 4 == 0) {
    const Vector3 half = random_vector(random).cwiseAbs() + Vector3::Constant(0.02);
    return testing::box(-half, half);
  }
  const int count = 4 + static_cast<int>(random() % 37);
  std::vector<Vector3> points;
  const bool round = random() % 2 == 0;
  for (int i = 0; i < count; ++i) {
    const Vector3 p = random_vector(random);
    points.push_back(round ? Vector3(p.normalized()) : p);
  }
  return convex_hull(points).mesh;
}

/// Moves the triangle so that the gap is `gap` (m) along the line of the nearest points.
void set_gap(Pair& pair, double gap) {
  const support::SurfaceDistance found = support::surface_distance(support::corners_of(pair.body), {&pair.triangle, 1});
  if (found.meet || !(found.distance > 0)) return;
  const Vector3 toward = (found.on_first - found.on_second) * (1 - gap / found.distance);
  for (Vector3& c : pair.triangle) c += toward;
}

Corners beside(const TriangleMesh& body, std::mt19937_64& random, double reach) {
  const Vector3 at = reach * random_vector(random).normalized() * uniform(random, 0.5, 2);
  const double size = std::pow(10, uniform(random, -1, 1));
  static_cast<void>(body);
  return {at + random_vector(random, size), at + random_vector(random, size), at + random_vector(random, size)};
}

/// In a plane parallel to a face of the body, `gap` outside it.
Corners parallel_to_face(const TriangleMesh& body, std::mt19937_64& random, double gap) {
  const int t = static_cast<int>(random() % static_cast<unsigned>(body.triangle_count()));
  const Vector3 n = body.normal(t);
  Corners corners;
  for (Vector3& c : corners) {
    const Vector3 to = random_vector(random);
    c = body.corner(t, 0) + (to - n.dot(to) * n) + gap * n;
  }
  return corners;
}

/// One side of the triangle on the line of an edge of the body, moved `gap` outward along the mean of two directions.
Corners along_an_edge(const TriangleMesh& body, std::mt19937_64& random, double gap) {
  const int t = static_cast<int>(random() % static_cast<unsigned>(body.triangle_count()));
  const Vector3 a = body.corner(t, 0), b = body.corner(t, 1), out = body.normal(t);
  const Vector3 shift = gap * out;
  const double from = uniform(random, -0.5, 0.5), to = uniform(random, 0.6, 1.5);
  return {a + from * (b - a) + shift, a + to * (b - a) + shift, a + shift + out + random_vector(random, 0.5)};
}

Pair random_pair(std::mt19937_64& random) {
  Pair pair{.body = random_body(random)};
  const double tiny = std::pow(10, uniform(random, -5, -1));
  switch (random() % 5) {
    case 0:
      pair.triangle = beside(pair.body, random, 2);
      break;
    case 1:
      pair.triangle = beside(pair.body, random, 20);
      break;
    case 2:
      pair.triangle = beside(pair.body, random, 2);
      set_gap(pair, tiny);
      break;
    case 3:
      pair.triangle = parallel_to_face(pair.body, random, tiny);
      break;
    default:
      pair.triangle = along_an_edge(pair.body, random, tiny);
  }
  const Matrix3 R = random_rotation(random);
  const Vector3 away = random() % 3 == 0 ? random_vector(random, 1000) : random_vector(random, 3);
  pair.body = pair.body.rotated(R).translated(away);
  for (Vector3& c : pair.triangle) c = R * c + away;
  for (const Vector3& c : pair.triangle) {
    pair.coordinates = std::max(pair.coordinates, c.cwiseAbs().maxCoeff() + 1);
    pair.size = std::max(pair.size, (c - pair.triangle[0]).norm());
  }
  for (const Vector3& v : pair.body.vertices()) pair.size = std::max(pair.size, (v - pair.body.vertices()[0]).norm());
  return pair;
}

struct Tally {
  long pairs = 0, overlaps = 0, near = 0, iterations = 0;
  double too_large = 0, too_small = 0;  ///< worst, in units of what is allowed
};

/// Distances are differences of coordinates, each of which carries eps/2 of its size. So does the vector between the
/// nearest points: its direction is off by eps coordinates/distance, which tilts the supporting planes and costs the
/// lower bound as much times the size of the bodies.
void judge(const Pair& pair, const Vector3& guess, Tally& tally) {
  const Truth truth = truth_of(pair);
  const ConvexDistance found = convex_distance(pair.body.vertices(), pair.triangle, guess);
  const double rounding = 4 * std::numeric_limits<double>::epsilon() * pair.coordinates;
  ++tally.pairs;
  tally.iterations += found.iterations;
  if (truth.overlap) {
    ++tally.overlaps;
    ASSERT_TRUE(found.overlap || found.distance <= rounding) << found.distance;
    return;
  }
  if (truth.distance < 1e-3) ++tally.near;
  ASSERT_FALSE(found.overlap && truth.distance > rounding) << truth.distance;
  if (found.overlap) return;
  tally.too_large = std::max(tally.too_large, (found.distance - truth.distance) / rounding);
  const double lost = 1e-9 * truth.distance + rounding * (1 + pair.size / truth.distance);
  tally.too_small = std::max(tally.too_small, (truth.distance - found.distance) / lost);
  ASSERT_LE(found.distance, truth.distance + rounding);
  ASSERT_GE(found.distance, truth.distance - lost) << "after " << found.iterations;
  ASSERT_NEAR(found.normal.norm(), 1, 1e-14);
  // The nearest points are points of the bodies and as far apart as is said.
  ASSERT_NEAR((found.point_a - found.point_b).norm(), truth.distance, 1e-9 * truth.distance + rounding);
  for (int t = 0; t < pair.body.triangle_count(); ++t)
    ASSERT_LE(pair.body.normal(t).dot(found.point_a - pair.body.corner(t, 0)), rounding + 1e-9);
}

void judge_many(std::uint64_t seed, long count) {
  std::mt19937_64 random(seed);
  Tally tally;
  for (long i = 0; i < count; ++i) {
    const Pair pair = random_pair(random);
    judge(pair, random_vector(random), tally);
    if (::testing::Test::HasFatalFailure()) FAIL() << "pair " << i << " of seed " << seed;
  }
  EXPECT_GT(tally.overlaps, count / 100);
  EXPECT_GT(tally.near, count / 10);
  std::printf(
      "%ld pairs, %ld overlap, %ld nearer than 1 mm, %.2f iterations; worst of allowed: %.3f above, %.3f below\n",
      tally.pairs, tally.overlaps, tally.near, static_cast<double>(tally.iterations) / tally.pairs, tally.too_large,
      tally.too_small);
}

}  // namespace

TEST(ConvexDistance, is_that_of_brute_force_and_never_more) {
  judge_many(1, 100'000);
}

TEST(LongConvexDistance, is_that_of_brute_force_and_never_more) {
  for (std::uint64_t seed = 2; seed < 12; ++seed) judge_many(seed, 100'000);
}

TEST(ConvexDistance, is_that_of_brute_force_from_a_guess_that_is_nearly_the_normal) {
  std::mt19937_64 random(6);
  Tally tally;
  for (int i = 0; i < 20'000; ++i) {
    const Pair pair = random_pair(random);
    const support::SurfaceDistance found =
        support::surface_distance(support::corners_of(pair.body), {&pair.triangle, 1});
    if (found.meet || !(found.distance > 0)) continue;
    const Vector3 normal = (found.on_first - found.on_second) / found.distance;
    judge(pair, normal + random_vector(random, std::pow(10, uniform(random, -16, 0))), tally);
    if (::testing::Test::HasFatalFailure()) FAIL() << "pair " << i;
  }
  EXPECT_GT(tally.near, 2000);
}

TEST(ConvexDistance, of_bodies_with_many_or_few_corners_is_that_of_brute_force) {
  std::mt19937_64 random(7);
  Tally tally;
  for (const int count : {4, 5, 6, 7, 8, 9, 62, 63, 64, 65, 66, 200})
    for (int i = 0; i < 50; ++i) {
      std::vector<Vector3> points;
      for (int k = 0; k < count; ++k) points.push_back(random_vector(random).normalized());
      Pair pair{.body = convex_hull(points).mesh, .triangle{}, .coordinates = 25, .size = 20};
      pair.triangle = beside(pair.body, random, i % 2 == 0 ? 2 : 10);
      judge(pair, random_vector(random), tally);
      if (::testing::Test::HasFatalFailure()) FAIL() << count << " corners, pair " << i;
    }
}

TEST(ConvexDistance, of_bodies_that_overlap_is_a_finite_bound) {
  const TriangleMesh cube = testing::box(-Vector3::Ones(), Vector3::Ones());
  const Corners through{Vector3(-5, -4, 0), Vector3(5, -4, 0), Vector3(0, 6, 0)};
  const Corners corner_on_it{Vector3(0, 0, -1), Vector3(3, 0, -1), Vector3(0, 3, -1)};
  for (const Corners& triangle : {through, corner_on_it}) {
    const ConvexDistance found = convex_distance(cube.vertices(), triangle, Vector3(1, 2, 3));
    EXPECT_TRUE(found.overlap);
    EXPECT_LE(found.distance, 0);
    EXPECT_GT(found.distance, -10);
    EXPECT_NEAR(found.normal.norm(), 1, 1e-14);
  }
}

TEST(ConvexDistance, does_not_depend_on_the_guess) {
  std::mt19937_64 random(5);
  for (int i = 0; i < 2000; ++i) {
    const Pair pair = random_pair(random);
    Tally tally;
    judge(pair, Vector3::UnitX(), tally);
    judge(pair, -1e-6 * Vector3::UnitX(), tally);
    judge(pair, 1e6 * random_vector(random), tally);
    if (::testing::Test::HasFatalFailure()) FAIL() << "pair " << i;
  }
}

}  // namespace talus::geometry
