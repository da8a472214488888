// Thousands of random parabolas: through edges and vertices, against bisection, and along whole paths.

#include <array>
#include <cmath>

#include "tests/slope/terrain.h"
#include <gtest/gtest.h>

#include "talus/slope/barrier.h"

namespace talus::slope {
namespace {

using testing::Real;
using testing::Real3;
using testing::uniform;

const Vector3 kGravity(0, 0, -9.81);

Vector3 random_vector(std::mt19937_64& random, double size) {
  const double x = uniform(random, -size, size), y = uniform(random, -size, size);
  return {x, y, uniform(random, -size, size)};
}

/// A vertical curtain over nodes (i, j) that is rippled by up to `ripple`, far from the origin.
geometry::TriangleMesh curtain(std::mt19937_64& random, double ripple) {
  testing::TerrainSettings settings{.columns = 8, .rows = 6, .roughness = ripple, .slope = 0, .seed = random()};
  const geometry::TriangleMesh flat = testing::mesh_of(testing::random_grid(settings)).mesh;
  Eigen::Matrix3d upright;
  upright << 0, 0, 1, 1, 0, 0, 0, 1, 0;
  return flat.rotated(upright).translated(random_vector(random, 500));
}

struct Path {
  Vector3 p, v;
  double duration;
};

/// A path that is at x at time t, up to rounding, with a speed across the curtain of at least `across`.
Path path_through(std::mt19937_64& random, const Vector3& x, double across) {
  Vector3 v = random_vector(random, 20);
  v.x() = std::copysign(across * std::pow(10, uniform(random, 0, 1)), v.x());
  const double t = uniform(random, 0.01, 3);
  return {x - t * v - 0.5 * t * t * kGravity, v, t + 1};
}

TEST(Barriers, no_path_slips_through_a_shared_edge_or_vertex) {
  std::mt19937_64 random(21);
  for (int n = 0; n < 400; ++n) {
    const geometry::TriangleMesh mesh = curtain(random, n % 2 == 0 ? 0 : 0.2);
    const Barriers barriers({{.name = "curtain", .mesh = mesh}});
    for (int k = 0; k < 100; ++k) {
      const int t = static_cast<int>(random() % static_cast<std::uint64_t>(mesh.triangle_count()));
      const double along = k % 4 == 0 ? 0 : uniform(random, 0, 1);  // a vertex or a place on an edge
      const Vector3 x = mesh.corner(t, k % 3) + along * (mesh.corner(t, (k + 1) % 3) - mesh.corner(t, k % 3));
      const Path path = path_through(random, x, n % 2 == 0 ? 1e-3 : 30);
      const auto crossing = barriers.first_crossing(path.p, path.v, kGravity, path.duration);
      ASSERT_TRUE(crossing.has_value()) << x.transpose() << " at " << path.v.transpose();
      if (n % 2 == 1) continue;  // a rippled one may be crossed earlier
      EXPECT_NEAR(crossing->time, path.duration - 1, 1e-8);
    }
  }
}

/// Times of sign changes of n.(x(t) - c), found by sampling and bisection in extended precision.
std::vector<Real> plane_crossings(const Path& path, const Real3& n, const Real3& c, int samples) {
  const auto f = [&](Real t) {
    const Real3 x = path.p.cast<Real>() + t * path.v.cast<Real>() + t * t / 2 * kGravity.cast<Real>();
    return n.dot(x - c);
  };
  std::vector<Real> times;
  for (int k = 0; k < samples; ++k) {
    Real low = path.duration * k / samples, high = path.duration * (k + 1) / samples;
    if ((f(low) > 0) == (f(high) > 0)) continue;
    const bool rising = f(high) > 0;
    for (int i = 0; i < 80; ++i) {
      const Real middle = (low + high) / 2;
      ((f(middle) > 0) == rising ? high : low) = middle;
    }
    times.push_back(low);
  }
  return times;
}

TEST(Barriers, first_crossings_of_random_triangles_are_those_of_bisection) {
  std::mt19937_64 random(22);
  int crossed = 0, undecided = 0;
  for (int n = 0; n < 1500; ++n) {
    std::vector<Vector3> vertices;
    std::vector<geometry::Triangle> triangles;
    for (int t = 0; t < 12; ++t) {
      const Vector3 at = random_vector(random, 10);
      for (int k = 0; k < 3; ++k) vertices.emplace_back(at + random_vector(random, 6));
      triangles.push_back({3 * t, 3 * t + 1, 3 * t + 2});
    }
    const geometry::TriangleMesh mesh(vertices, triangles);
    const Barriers barriers({{.name = "any", .mesh = mesh}});
    const Path path{random_vector(random, 9), random_vector(random, 9), uniform(random, 0.1, 4)};
    Real first = std::numeric_limits<Real>::infinity();
    bool doubtful = false;
    for (int t = 0; t < mesh.triangle_count(); ++t) {
      const Real3 a = mesh.corner(t, 0).cast<Real>(), b = mesh.corner(t, 1).cast<Real>(),
                  c = mesh.corner(t, 2).cast<Real>();
      const Real3 normal = (b - a).cross(c - a).normalized();
      for (const Real time : plane_crossings(path, normal, a, 400)) {
        const Real3 x = path.p.cast<Real>() + time * path.v.cast<Real>() + time * time / 2 * kGravity.cast<Real>();
        const Real outside = testing::distance_to_triangle(x, a, b, c);
        if (outside < 1e-12L) first = std::min(first, time);
        if (outside > 1e-12L && outside < 1e-5L) doubtful = true;
      }
    }
    if (doubtful) {
      ++undecided;
      continue;
    }
    const auto crossing = barriers.first_crossing(path.p, path.v, kGravity, path.duration);
    ASSERT_EQ(crossing.has_value(), std::isfinite(first)) << n;
    if (!crossing.has_value()) continue;
    ++crossed;
    EXPECT_NEAR(crossing->time, static_cast<double>(first), 1e-9);
    const Vector3 x = path.p + crossing->time * path.v + 0.5 * crossing->time * crossing->time * kGravity;
    EXPECT_LE((crossing->point - x).norm(), 1e-12);
  }
  EXPECT_GT(crossed, 100);
  EXPECT_LT(undecided, 15);
}

TEST(Barriers, a_path_followed_from_crossing_to_crossing_counts_each_layer_once) {
  std::mt19937_64 random(23);
  for (int n = 0; n < 300; ++n) {
    // Ten curtains behind each other; a path through their inner edges and vertices that slows down at each.
    std::vector<Barrier> list;
    std::vector<Vector3> vertices;
    const Vector3 at = random_vector(random, 300);
    for (int k = 0; k < 10; ++k) {
      const geometry::TriangleMesh mesh({at + Vector3(k, -50, -90), at + Vector3(k, 50, -90), at + Vector3(k, 50, 10),
                                         at + Vector3(k, -50, 10), at + Vector3(k, 0, 0)},
                                        {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}});
      list.push_back({.name = "layer", .mesh = mesh});
    }
    const Barriers barriers(list);
    const Vector3 start_v(uniform(random, 5, 20), n % 3 == 0 ? 0 : uniform(random, -1, 1), uniform(random, -1, 3));
    const double to_first = uniform(random, 0.01, 0.1);
    Vector3 p = at - to_first * start_v - 0.5 * to_first * to_first * kGravity, v = start_v;
    int count = 0;
    for (auto hit = barriers.first_crossing(p, v, kGravity, 3); hit && count < 30; ++count) {
      EXPECT_EQ(hit->barrier, count);
      p = hit->point;
      v = 0.95 * (v + hit->time * kGravity);
      hit = barriers.first_crossing(p, v, kGravity, 3);
    }
    EXPECT_EQ(count, 10);
  }
}

}  // namespace
}  // namespace talus::slope
