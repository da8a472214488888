// The judge is judged by closed forms and by proofs: nearest points must lie on the triangles (the distance is not
// smaller than claimed) and the slab between them must be empty (it is not larger).

#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/support/mesh_distance.h"
#include <gtest/gtest.h>

#include "talus/core/random.h"

namespace talus::support {
namespace {

using core::Matrix3;
using core::Random;

constexpr double kRounding = 4e-15;  // of coordinates up to 4

Vector3 random_vector(Random& random, double size) {
  const double x = random.uniform(-size, size), y = random.uniform(-size, size);
  return {x, y, random.uniform(-size, size)};
}

Matrix3 random_rotation(Random& random) {
  const Vector3 axis = random_vector(random, 1).normalized();
  return Eigen::AngleAxisd(random.uniform(0, 3), axis).toRotationMatrix();
}

Corners random_triangle(Random& random, double size) {
  const Vector3 a = random_vector(random, size), b = random_vector(random, size);
  return {a, b, random_vector(random, size)};
}

Corners moved(const Corners& t, const Matrix3& R, const Vector3& by) {
  return {R * t[0] + by, R * t[1] + by, R * t[2] + by};
}

/// How far the point is from the triangle at most: from the combination of its corners that is nearest to it.
double distance_from(const Corners& t, const Vector3& point) {
  Eigen::Matrix<double, 3, 2> sides;
  sides << t[1] - t[0], t[2] - t[0];
  const Eigen::Vector2d weight = sides.colPivHouseholderQr().solve(point - t[0]);
  Vector3 w(1 - weight.sum(), weight[0], weight[1]);
  w = w.cwiseMax(0.0);
  w /= w.sum();
  return (w[0] * t[0] + w[1] * t[1] + w[2] * t[2] - point).norm();
}

/// Width of the empty slab square to `direction` (of length 1) that has b beyond it and a before it.
double slab(const Corners& a, const Corners& b, const Vector3& direction) {
  double before = -std::numeric_limits<double>::infinity(), beyond = -before;
  for (int k = 0; k < 3; ++k) {
    before = std::max(before, direction.dot(a[k]));
    beyond = std::min(beyond, direction.dot(b[k]));
  }
  return beyond - before;
}

bool has_no_area(const Corners& t) {
  return (t[1] - t[0]).cross(t[2] - t[0]).isZero();
}

void expect_proof(const Corners& a, const Corners& b, double size) {
  const SurfaceDistance d = triangle_distance(a, b);
  EXPECT_LE(distance_from(a, d.on_first), 1e-13 * size);
  EXPECT_LE(distance_from(b, d.on_second), 1e-13 * size);
  EXPECT_EQ(d.meet, triangles_meet(a, b));
  EXPECT_DOUBLE_EQ((d.on_first - d.on_second).norm(), d.distance);
  if (d.meet) {
    EXPECT_EQ(d.distance, 0);
    return;
  }
  EXPECT_GT(d.distance, 0);
  // An error e of the nearest points tilts the slab by e/distance, and its width by size * e/distance.
  const double tolerance = 1e-15 * size * (1 + size / d.distance);
  EXPECT_NEAR(slab(a, b, (d.on_second - d.on_first) / d.distance), d.distance, tolerance);
}

const Corners kFlat{Vector3(0, 0, 0), Vector3(2, 0, 0), Vector3(0, 2, 0)};

}  // namespace

TEST(TriangleDistance, of_parallel_faces_is_that_of_their_planes) {
  const Corners above = moved(kFlat, Matrix3::Identity(), {0.1, -0.2, 0.75});
  EXPECT_EQ(triangle_distance(kFlat, above).distance, 0.75);
  EXPECT_EQ(triangle_distance(above, kFlat).distance, 0.75);
}

TEST(TriangleDistance, of_a_corner_over_a_face_is_its_height) {
  const Corners tip{Vector3(0.5, 0.5, 0.25), Vector3(0, 1, 3), Vector3(1, -2, 3)};
  const SurfaceDistance d = triangle_distance(tip, kFlat);
  EXPECT_EQ(d.distance, 0.25);
  EXPECT_EQ(d.on_first, tip[0]);
  EXPECT_EQ(d.on_second, Vector3(0.5, 0.5, 0));
}

TEST(TriangleDistance, of_crossing_edges_is_along_their_common_normal) {
  const Corners upper{Vector3(1, -1, 0.5), Vector3(1, 1, 0.5), Vector3(1, 0, 4)};  // edge along y
  const Corners lower{Vector3(0, 0, 0), Vector3(2, 0, 0), Vector3(1, 0, -4)};      // edge along x
  const SurfaceDistance d = triangle_distance(upper, lower);
  EXPECT_EQ(d.distance, 0.5);
  EXPECT_EQ(d.on_first, Vector3(1, 0, 0.5));
  EXPECT_EQ(d.on_second, Vector3(1, 0, 0));
}

TEST(TriangleDistance, of_corners_and_edges_beside_each_other_is_that_of_points_and_lines) {
  const Corners corner_to_corner = moved(kFlat, Matrix3::Identity(), {6, 3, 12});
  EXPECT_EQ(triangle_distance(kFlat, corner_to_corner).distance, 13);  // (2, 0, 0) to (6, 3, 12)
  const Corners corner_to_edge{Vector3(1, -3, 4), Vector3(1, -5, 4), Vector3(1, -3, 9)};
  EXPECT_EQ(triangle_distance(kFlat, corner_to_edge).distance, 5);
}

// Edges that cross at the angle theta, seen along z, in planes `height` apart.
TEST(TriangleDistance, of_nearly_parallel_edges_is_that_of_their_planes) {
  Random random(1);
  for (const double height : {0.0, 1e-12, 1e-8, 1e-4, 1.0})
    for (double theta = 1; theta > 1e-18; theta /= 8) {
      const Vector3 along(std::cos(theta), std::sin(theta), 0), off(0.1, 0.1 * std::tan(theta), 0);
      const Corners lower{Vector3(-1, 0, 0), Vector3(1.5, 0, 0), Vector3(0, 0, -1)};
      const Corners upper{off - along + height * Vector3::UnitZ(), off + 1.3 * along + height * Vector3::UnitZ(),
                          Vector3(0, 0, 1 + height)};
      const Matrix3 R = random_rotation(random);
      const Vector3 by = random_vector(random, 1);
      EXPECT_NEAR(triangle_distance(moved(lower, R, by), moved(upper, R, by)).distance, height, kRounding) << theta;
    }
}

TEST(TriangleDistance, of_random_pairs_is_proved_from_both_sides) {
  Random random(2);
  for (int trial = 0; trial < 20000; ++trial) {
    const Corners a = random_triangle(random, 1);
    expect_proof(a, moved(random_triangle(random, 1), Matrix3::Identity(), random_vector(random, 1.5)), 4);
  }
}

TEST(TriangleDistance, of_large_and_small_and_thin_triangles_is_proved_from_both_sides) {
  Random random(3);
  for (int trial = 0; trial < 20000; ++trial) {
    Corners a = random_triangle(random, 1), b = random_triangle(random, 1);
    const double small = std::pow(10, random.uniform(-4, 0)), thin = std::pow(10, random.uniform(-3, 0));
    for (Vector3& corner : a) corner *= small;
    for (Vector3& corner : b) corner.z() *= thin;
    expect_proof(a, moved(b, random_rotation(random), random_vector(random, 0.3)), 4);
  }
}

TEST(TriangleDistance, is_the_same_whoever_comes_first) {
  Random random(4);
  for (int trial = 0; trial < 2000; ++trial) {
    const Corners a = random_triangle(random, 1), b = random_triangle(random, 1);
    const Corners a_turned{a[1], a[2], a[0]}, b_reversed{b[2], b[1], b[0]};
    const double d = triangle_distance(a, b).distance;
    EXPECT_NEAR(triangle_distance(b, a).distance, d, kRounding);
    EXPECT_NEAR(triangle_distance(a_turned, b_reversed).distance, d, kRounding);
    EXPECT_EQ(triangles_meet(a_turned, b_reversed), triangles_meet(a, b));
  }
}

// Two triangles of a lattice are either farther apart than the proof is uncertain, or they meet.
TEST(TriangleDistance, of_lattice_triangles_that_often_touch_is_proved_from_both_sides) {
  Random random(5);
  int meeting = 0;
  const auto corner = [&] { return Vector3(random_vector(random, 2).array().floor()); };
  for (int trial = 0; trial < 20000; ++trial) {
    const Corners a{corner(), corner(), corner()}, b{corner(), corner(), corner()};
    if (has_no_area(a) || has_no_area(b)) continue;
    expect_proof(a, b, 4);
    meeting += triangles_meet(a, b) ? 1 : 0;
  }
  EXPECT_GT(meeting, 5000);
}

TEST(TrianglesMeet, by_a_corner_that_touches_a_face_and_not_a_hair_above_it) {
  Corners tip{Vector3(0.5, 0.5, 0), Vector3(0, 1, 3), Vector3(1, -2, 3)};
  EXPECT_TRUE(triangles_meet(tip, kFlat));
  tip[0].z() = 1e-80;
  EXPECT_FALSE(triangles_meet(tip, kFlat));
  tip[0].z() = -1e-80;
  EXPECT_TRUE(triangles_meet(tip, kFlat));
}

TEST(TrianglesMeet, in_one_plane_when_they_overlap_touch_or_one_lies_in_the_other) {
  const Corners inside{Vector3(0.25, 0.25, 0), Vector3(0.5, 0.25, 0), Vector3(0.25, 0.5, 0)};
  const Corners touching{Vector3(1, 1, 0), Vector3(2, 1, 0), Vector3(2, 2, 0)};
  const Corners beside = moved(touching, Matrix3::Identity(), {0x1p-52, 0, 0});
  for (const int axis : {0, 1, 2}) {  // in each of the planes of the axes
    Matrix3 R = Matrix3::Zero();
    for (int k = 0; k < 3; ++k) R((k + axis) % 3, k) = 1;
    const Vector3 by(0, 0, 0);
    const Corners flat = moved(kFlat, R, by);
    EXPECT_TRUE(triangles_meet(flat, moved(inside, R, by)));
    EXPECT_TRUE(triangles_meet(moved(inside, R, by), flat));
    EXPECT_TRUE(triangles_meet(flat, moved(touching, R, by)));
    EXPECT_FALSE(triangles_meet(flat, moved(beside, R, by)));
  }
}

}  // namespace talus::support
