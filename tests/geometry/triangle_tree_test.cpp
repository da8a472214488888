#include "talus/geometry/triangle_tree.h"

#include <cmath>
#include <limits>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

namespace talus::geometry {
namespace {

using testing::random_vector;
using testing::uniform;

TriangleMesh scattered(int count, std::mt19937_64& random, double size = 1) {
  std::vector<Vector3> vertices;
  std::vector<Triangle> triangles;
  for (int t = 0; t < count; ++t) {
    const Vector3 at = random_vector(random, 10);
    for (int k = 0; k < 3; ++k) vertices.emplace_back(at + random_vector(random, size));
    triangles.push_back({3 * t, 3 * t + 1, 3 * t + 2});
  }
  return {vertices, triangles};
}

double distance(const Vector3& p, const TriangleMesh& mesh, int t) {
  return (closest_on_triangle(p, mesh.corner(t, 0), mesh.corner(t, 1), mesh.corner(t, 2)) - p).norm();
}

TEST(TriangleTree, visits_each_triangle_whose_box_is_wanted_once) {
  std::mt19937_64 random(1);
  for (const int count : {1, 2, 4, 5, 9, 100, 1000}) {
    const TriangleMesh mesh = scattered(count, random);
    const TriangleTree tree(mesh);
    for (int n = 0; n < 50; ++n) {
      const Vector3 p = random_vector(random, 12);
      const double radius = uniform(random, 0, 5);
      std::vector<int> in_ball(static_cast<std::size_t>(count)), in_box(static_cast<std::size_t>(count));
      const Box query{p - Vector3::Constant(radius), p + Vector3::Constant(radius)};
      tree.visit_ball(p, radius, [&](int t) { ++in_ball[t]; });
      tree.visit_box(query, [&](int t) { ++in_box[t]; });
      for (int t = 0; t < count; ++t) {
        EXPECT_LE(in_ball[t], 1);
        EXPECT_LE(in_box[t], 1);
        const Box box = triangle_box(mesh, t);
        EXPECT_GE(in_ball[t], distance_to_box(p, box) <= radius ? 1 : 0);
        EXPECT_GE(in_box[t], overlap(box, query) ? 1 : 0);
      }
    }
  }
}

TEST(TriangleTree, nearest_is_the_distance_or_at_least_the_share_asked_for) {
  std::mt19937_64 random(2);
  const TriangleMesh mesh = scattered(500, random);
  const TriangleTree tree(mesh);
  for (int n = 0; n < 1000; ++n) {
    const Vector3 p = random_vector(random, 15);
    double truth = std::numeric_limits<double>::infinity();
    for (int t = 0; t < mesh.triangle_count(); ++t) truth = std::min(truth, distance(p, mesh, t));
    const double reach = n % 2 == 0 ? std::numeric_limits<double>::infinity() : uniform(random, 0, 4);
    const auto nearest = [&](double share) {
      return tree.nearest(p, reach, share, [&](int t) { return distance(p, mesh, t); });
    };
    EXPECT_EQ(nearest(1), std::min(truth, reach));
    for (const double share : {0.9, 0.7, 0.5}) {
      EXPECT_LE(nearest(share), std::min(truth, reach));
      EXPECT_GE(nearest(share), share * std::min(truth, reach) * (1 - 1e-15));
    }
  }
}

TEST(TriangleTree, looks_at_few_triangles_of_many) {
  std::mt19937_64 random(3);
  const TriangleMesh mesh = scattered(20000, random, 0.1);
  const TriangleTree tree(mesh);
  int looks = 0;
  for (int n = 0; n < 100; ++n) {
    const Vector3 p = random_vector(random, 10);
    static_cast<void>(tree.nearest(p, 1e9, 1, [&](int t) { return ++looks, distance(p, mesh, t); }));
  }
  EXPECT_LT(looks, 100 * 60);
}

TEST(TriangleTree, of_equal_triangles_or_none_works) {
  const TriangleTree none{TriangleMesh()};
  EXPECT_TRUE(none.empty());
  none.visit_ball({0, 0, 0}, 1, [](int) { ADD_FAILURE(); });
  EXPECT_EQ(none.nearest({0, 0, 0}, 3, 1, [](int) { return 0.0; }), 3);
  const std::vector<Triangle> same(1000, Triangle{0, 1, 2});
  const TriangleTree stack(TriangleMesh({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, same));
  std::vector<int> order;
  stack.visit_ball({0, 0, 1}, 1, [&](int t) { order.push_back(t); });
  ASSERT_EQ(order.size(), 1000U);
  for (int t = 0; t < 1000; ++t) EXPECT_EQ(order[t], t) << "ties go by number";
}

}  // namespace
}  // namespace talus::geometry
