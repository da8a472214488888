#include "talus/geometry/mass_integrals.h"

#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

#include "talus/geometry/convex_hull.h"

namespace talus::geometry {
namespace {

using testing::box;
using testing::corner_tetrahedron;
using testing::random_rotation;
using testing::random_vector;
using testing::uniform;

/// The oracle: a sum over the tetrahedra that the triangles span with the origin. With D = det(a, b, c) the tetrahedron
/// (0, a, b, c) has V = D/6, first moment D (a+b+c)/24 and second moments D (s s' + a a' + b b' + c c')/120, s = a+b+c.
MassIntegrals by_tetrahedra(const TriangleMesh& mesh) {
  double V = 0;
  Vector3 first = Vector3::Zero();
  Matrix3 second = Matrix3::Zero();
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Vector3 a = mesh.corner(t, 0);
    const Vector3 b = mesh.corner(t, 1);
    const Vector3 c = mesh.corner(t, 2);
    const double D = a.dot(b.cross(c));
    const Vector3 s = a + b + c;
    V += D / 6;
    first += D * s / 24;
    second += D * (s * s.transpose() + a * a.transpose() + b * b.transpose() + c * c.transpose()) / 120;
  }
  const Matrix3 C = second - first * first.transpose() / V;
  return {V, first / V, C.trace() * Matrix3::Identity() - C};
}

void expect_same(const MassIntegrals& a, const MassIntegrals& b, double tolerance) {
  EXPECT_NEAR(a.volume, b.volume, tolerance * b.volume);
  EXPECT_LT((a.centroid - b.centroid).norm(), tolerance * std::cbrt(b.volume));
  EXPECT_LT((a.inertia - b.inertia).norm(), tolerance * b.inertia.norm());
}

TriangleMesh random_hull(std::mt19937_64& random) {
  std::vector<Vector3> points(8 + random() % 40);
  for (Vector3& p : points) p = random_vector(random);
  return convex_hull(points).mesh;
}

TEST(MassIntegrals, of_a_box_are_the_textbook_ones) {
  const MassIntegrals m = mass_integrals(box({1, 2, 3}, {3, 5, 7}));  // sides 2, 3, 4
  EXPECT_DOUBLE_EQ(m.volume, 24);
  EXPECT_LT((m.centroid - Vector3(2, 3.5, 5)).norm(), 1e-14);
  const Matrix3 expected = Vector3(24 * (9 + 16) / 12.0, 24 * (4 + 16) / 12.0, 24 * (4 + 9) / 12.0).asDiagonal();
  EXPECT_LT((m.inertia - expected).norm(), 1e-12);
}

TEST(MassIntegrals, of_the_corner_tetrahedron_are_the_textbook_ones) {
  // int x^2 = 1/60, int x y = 1/120; centroid 1/4, V = 1/6.
  const MassIntegrals m = mass_integrals(corner_tetrahedron());
  EXPECT_DOUBLE_EQ(m.volume, 1.0 / 6);
  EXPECT_LT((m.centroid - Vector3::Constant(0.25)).norm(), 1e-15);
  const double diagonal = 2 * (1.0 / 60 - 1.0 / 96);
  const double off = -(1.0 / 120 - 1.0 / 96);
  Matrix3 expected;
  expected << diagonal, off, off, off, diagonal, off, off, off, diagonal;
  EXPECT_LT((m.inertia - expected).norm(), 1e-16);
}

TEST(MassIntegrals, of_regular_solids_have_the_known_volume_and_gyration) {
  // Edge 1: volume, and inertia about any axis divided by the volume.
  const double phi = std::numbers::phi;
  struct Case {
    std::vector<Vector3> points;
    double edge;
    double volume;
    double gyration;
  };
  std::vector<Vector3> octahedron;
  std::vector<Vector3> icosahedron;
  std::vector<Vector3> dodecahedron;
  for (int axis = 0; axis < 3; ++axis)
    for (const double s : {-1.0, 1.0}) {
      octahedron.emplace_back(s * Vector3::Unit(axis));
      for (const double t : {-1.0, 1.0}) {
        icosahedron.emplace_back(s * Vector3::Unit(axis) + t * phi * Vector3::Unit((axis + 1) % 3));
        dodecahedron.emplace_back(s / phi * Vector3::Unit(axis) + t * phi * Vector3::Unit((axis + 1) % 3));
      }
    }
  for (int i = 0; i < 8; ++i) dodecahedron.emplace_back((i & 1) * 2 - 1, (i & 2) - 1, (i & 4) / 2 - 1);
  const std::vector<Vector3> tetrahedron{{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
  const std::vector<Case> cases{
      {tetrahedron, 2 * std::sqrt(2.0), std::sqrt(2.0) / 12, 1.0 / 20},
      {octahedron, std::sqrt(2.0), std::sqrt(2.0) / 3, 1.0 / 10},
      {icosahedron, 2, 5 * (3 + std::sqrt(5.0)) / 12, phi * phi / 10},
      {dodecahedron, 2 / phi, (15 + 7 * std::sqrt(5.0)) / 4, (39 * phi + 28) / 150},
  };
  for (const Case& c : cases) {
    const Hull hull = convex_hull(c.points);
    ASSERT_EQ(hull.status, HullStatus::ok);
    const MassIntegrals m = mass_integrals(hull.mesh.scaled(1 / c.edge));
    EXPECT_NEAR(m.volume, c.volume, 1e-14 * c.volume) << c.points.size();
    EXPECT_LT((m.inertia / m.volume - c.gyration * Matrix3::Identity()).norm(), 1e-14) << c.points.size();
  }
}

/// Each triangle into four, new corners pushed out to the unit sphere.
TriangleMesh refined_on_sphere(const TriangleMesh& mesh) {
  std::vector<Vector3> vertices(mesh.vertices().begin(), mesh.vertices().end());
  std::vector<Triangle> triangles;
  std::map<std::pair<int, int>, int> middles;
  const auto middle = [&](int a, int b) {
    const auto [entry, is_new] = middles.try_emplace(std::minmax(a, b), static_cast<int>(vertices.size()));
    if (is_new) vertices.push_back((vertices[a] + vertices[b]).normalized());
    return entry->second;
  };
  for (const Triangle& t : mesh.triangles()) {
    const int ab = middle(t[0], t[1]);
    const int bc = middle(t[1], t[2]);
    const int ca = middle(t[2], t[0]);
    triangles.insert(triangles.end(), {{t[0], ab, ca}, {ab, t[1], bc}, {ca, bc, t[2]}, {ab, bc, ca}});
  }
  return {std::move(vertices), std::move(triangles)};
}

TEST(MassIntegrals, of_refined_octahedron_converge_to_the_sphere_with_the_square_of_the_edge) {
  TriangleMesh mesh({{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}},
                    {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}});
  const double V = 4 * std::numbers::pi / 3;
  double volume_error = 0;
  double inertia_error = 0;
  for (int level = 0; level <= 6; ++level) {
    const MassIntegrals m = mass_integrals(mesh);
    const double dV = V - m.volume;
    const double dJ = 0.4 * V - m.inertia(0, 0);
    if (level >= 3) {  // halving the edge quarters the error, and the departure from that
      EXPECT_NEAR(volume_error / dV, 4, 20 * std::pow(4, -level)) << level;
      EXPECT_NEAR(inertia_error / dJ, 4, 20 * std::pow(4, -level)) << level;
    }
    EXPECT_LT((m.inertia - m.inertia(0, 0) * Matrix3::Identity()).norm(), 1e-13);
    volume_error = dV;
    inertia_error = dJ;
    mesh = refined_on_sphere(mesh);
  }
  EXPECT_LT(volume_error / V, 1e-3);
}

TEST(MassIntegrals, equal_the_sum_of_signed_tetrahedra_on_random_hulls) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 1000; ++i) {
    const TriangleMesh mesh = random_hull(random);
    expect_same(mass_integrals(mesh), by_tetrahedra(mesh), 1e-13);
  }
}

TEST(MassIntegrals, of_a_body_that_is_not_convex_are_sums_of_its_parts) {
  const TriangleMesh hollow = testing::together(box({-2, -2, -2}, {2, 2, 2}), box({-1, -1, -1}, {1, 1, 1}).inverted());
  const MassIntegrals m = mass_integrals(hollow);
  EXPECT_DOUBLE_EQ(m.volume, 64 - 8);
  EXPECT_NEAR(m.inertia(0, 0), (64 * 32 - 8 * 8) / 12.0, 1e-12);
}

TEST(MassIntegrals, keep_twelve_digits_a_million_metres_from_the_origin) {
  // Coordinates are multiples of 2^-20, so that moving by whole metres is exact.
  std::mt19937_64 random(2);
  for (int i = 0; i < 200; ++i) {
    std::vector<Vector3> points(30);
    for (Vector3& p : points) p = (random_vector(random) * 0x1p20).array().round() * 0x1p-20;
    const TriangleMesh mesh = convex_hull(points).mesh;
    const Vector3 far(2600000, 1200000, 2000);
    const MassIntegrals here = mass_integrals(mesh);
    const MassIntegrals there = mass_integrals(mesh.translated(far));
    EXPECT_NEAR(there.volume, here.volume, 1e-14 * here.volume);
    EXPECT_LT((there.inertia - here.inertia).norm(), 1e-12 * here.inertia.norm());
    EXPECT_LT((there.centroid - far - here.centroid).norm(), 1e-9);  // what a double holds at 2.6e6
  }
}

TEST(MassIntegrals, follow_rotation_and_scaling_laws) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 1000; ++i) {
    const TriangleMesh mesh = random_hull(random);
    const MassIntegrals m = mass_integrals(mesh);
    const Matrix3 R = random_rotation(random);
    expect_same(mass_integrals(mesh.rotated(R)), {m.volume, R * m.centroid, R * m.inertia * R.transpose()}, 1e-12);
    const double s = std::exp(uniform(random, -5, 5));
    expect_same(mass_integrals(mesh.scaled(s)), {m.volume * s * s * s, m.centroid * s, m.inertia * std::pow(s, 5)},
                1e-12);
    const Vector3 shift = random_vector(random);
    expect_same(mass_integrals(mesh.translated(shift)), {m.volume, m.centroid + shift, m.inertia}, 1e-12);
  }
}

TEST(MassIntegrals, follow_stretching_along_the_axes) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 300; ++i) {
    const TriangleMesh mesh = random_hull(random);
    const MassIntegrals m = mass_integrals(mesh);
    const Vector3 s(uniform(random, 0.1, 3), uniform(random, 0.1, 3), uniform(random, 0.1, 3));
    const Matrix3 C = 0.5 * m.inertia.trace() * Matrix3::Identity() - m.inertia;
    const Matrix3 stretched = s.prod() * s.asDiagonal() * C * s.asDiagonal();
    expect_same(mass_integrals(mesh.scaled(s)),
                {m.volume * s.prod(), m.centroid.cwiseProduct(s), stretched.trace() * Matrix3::Identity() - stretched},
                1e-12);
  }
}

TEST(MassIntegrals, of_a_mesh_inside_out_have_negative_volume) {
  EXPECT_DOUBLE_EQ(volume(corner_tetrahedron().inverted()), -1.0 / 6);
}

}  // namespace
}  // namespace talus::geometry
