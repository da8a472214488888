#include "talus/bodies/shape_library.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/geometry/convex_hull.h"
#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_check.h"
#include "talus/geometry/mesh_edges.h"

namespace talus::bodies {
namespace {

using ::testing::HasSubstr;

std::string defects(const TriangleMesh& mesh) {
  return to_string(geometry::check_mesh(mesh, {.self_intersections = true}));
}

Vector3 sides(const TriangleMesh& mesh) {
  return geometry::bounding_box(mesh.vertices()).sides();
}

std::string refusal(const std::function<void()>& action) {
  try {
    action();
  } catch (const core::InputError& error) {
    return error.what();
  }
  return "accepted";
}

TEST(ShapeLibrary, every_named_shape_is_a_convex_body_of_size_one_around_the_origin) {
  for (const std::string_view name : shape_names()) {
    const TriangleMesh mesh = named_shape(name);
    EXPECT_EQ(defects(mesh), "") << name;
    EXPECT_TRUE(geometry::is_convex(mesh)) << name;
    EXPECT_EQ(geometry::euler_characteristic(mesh), 2) << name;
    EXPECT_NEAR(sides(mesh).maxCoeff(), 1, 1e-15) << name;
    const geometry::MassIntegrals m = geometry::mass_integrals(mesh);
    EXPECT_LT(m.centroid.norm(), 1e-15) << name;
    const geometry::Matrix3 off = m.inertia - geometry::Matrix3(m.inertia.diagonal().asDiagonal());
    EXPECT_LT(off.norm(), 1e-15) << name;
  }
}

TEST(ShapeLibrary, volumes_are_the_known_ones) {
  const double phi = std::numbers::phi;
  const auto volume = [](std::string_view name) { return geometry::volume(named_shape(name)); };
  EXPECT_DOUBLE_EQ(volume("cube"), 1);
  EXPECT_NEAR(volume("tetrahedron"), 1.0 / 3, 1e-15);
  EXPECT_NEAR(volume("octahedron"), 1.0 / 6, 1e-15);
  const double icosahedron_edge = 1 / phi;
  EXPECT_NEAR(volume("icosahedron"), 5 * (3 + std::sqrt(5.0)) / 12 * std::pow(icosahedron_edge, 3), 1e-14);
  const double dodecahedron_edge = 1 / (phi * phi);
  EXPECT_NEAR(volume("dodecahedron"), (15 + 7 * std::sqrt(5.0)) / 4 * std::pow(dodecahedron_edge, 3), 1e-14);
  EXPECT_NEAR(volume("eota111"), 17.0 / 24, 1e-15);
  EXPECT_NEAR(volume("eota221"), 17.0 / 48, 1e-15);
}

TEST(ShapeLibrary, regular_solids_have_equal_edges) {
  for (const std::string_view name : {"tetrahedron", "octahedron", "icosahedron"}) {
    const TriangleMesh mesh = named_shape(name);
    const double first = (mesh.corner(0, 1) - mesh.corner(0, 0)).norm();
    for (const geometry::Edge& edge : geometry::edges(mesh))
      EXPECT_NEAR((mesh.vertices()[edge.vertices[0]] - mesh.vertices()[edge.vertices[1]]).norm(), first, 1e-15) << name;
  }
}

TEST(ShapeLibrary, vertex_and_triangle_counts_are_those_of_the_solids) {
  const auto counts = [](const TriangleMesh& mesh) { return std::pair(mesh.vertex_count(), mesh.triangle_count()); };
  EXPECT_EQ(counts(named_shape("dodecahedron")), std::pair(20, 36));
  EXPECT_EQ(counts(named_shape("icosahedron")), std::pair(12, 20));
  EXPECT_EQ(counts(named_shape("eota111")), std::pair(24, 44));
  for (int level = 0; level <= 4; ++level) EXPECT_EQ(sphere(level).triangle_count(), 20 << (2 * level));
}

TEST(ShapeLibrary, chant_sura_rock_has_the_density_of_rock_concrete) {
  // EOTA-221 of 0.93 x 0.93 x 0.47 m weighing 780 kg.
  const double density = 780 / geometry::volume(eota({0.93, 0.93, 0.47}));
  EXPECT_NEAR(density, 780 / (17.0 / 24 * 0.93 * 0.93 * 0.47), 1e-9);
  EXPECT_GT(density, 2600);
  EXPECT_LT(density, 2900);
}

TEST(ShapeLibrary, sphere_has_all_vertices_on_it_and_converges_to_the_ball) {
  double error = 0;
  for (int level = 1; level <= 5; ++level) {
    const TriangleMesh mesh = sphere(level);
    for (const Vector3& v : mesh.vertices()) EXPECT_NEAR(v.norm(), 0.5, 1e-15);
    EXPECT_NEAR(sides(mesh).minCoeff(), 1, 1e-15);
    const double now = std::numbers::pi / 6 - geometry::volume(mesh);
    if (level > 2) {
      EXPECT_NEAR(error / now, 4, 10 * std::pow(4, -level)) << level;
    }
    error = now;
  }
}

TEST(ShapeLibrary, ellipsoid_has_its_axes_and_nearly_its_volume) {
  const TriangleMesh mesh = ellipsoid({1, 2, 3}, 5);
  EXPECT_LT((sides(mesh) - Vector3(2, 4, 6)).norm(), 1e-14);
  EXPECT_NEAR(geometry::volume(mesh), 4 * std::numbers::pi / 3 * 6, 0.02);
  EXPECT_TRUE(geometry::is_convex(mesh));
}

TEST(ShapeLibrary, extruded_polygon_may_be_concave_and_run_either_way) {
  std::vector<Vector2> outline{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
  for (int turn = 0; turn < 2; ++turn) {
    const TriangleMesh mesh = extruded_polygon(outline, 4);
    EXPECT_EQ(defects(mesh), "");
    EXPECT_DOUBLE_EQ(geometry::volume(mesh), 12);
    EXPECT_FALSE(geometry::is_convex(mesh));
    EXPECT_LT((geometry::mass_integrals(mesh).centroid - Vector3(5.0 / 6, 5.0 / 6, 0)).norm(), 1e-15);
    std::reverse(outline.begin(), outline.end());
  }
}

TEST(ShapeLibrary, boulders_are_convex_bodies_with_the_sides_asked_for) {
  for (std::uint64_t index = 0; index < 300; ++index) {
    const Vector3 wanted(1.5, 1, 0.2 + 0.01 * static_cast<double>(index));
    const TriangleMesh mesh =
        boulder({.seed = 5, .index = index, .sides = wanted, .points = 8 + static_cast<int>(index % 50)});
    ASSERT_EQ(defects(mesh), "") << index;
    EXPECT_TRUE(geometry::is_convex(mesh)) << index;
    EXPECT_LT((sides(mesh) - wanted).norm(), 1e-14) << index;
    EXPECT_LE(mesh.vertex_count(), 8 + static_cast<int>(index % 50));
    EXPECT_GE(mesh.vertex_count(), 4);
  }
}

TEST(ShapeLibrary, boulders_repeat_to_the_bit_and_differ_by_seed_and_index) {
  const auto first = [](std::uint64_t seed, std::uint64_t index) {
    return Vector3(boulder({.seed = seed, .index = index}).vertices()[0]);
  };
  EXPECT_EQ(first(1, 0), first(1, 0));
  EXPECT_NE(first(1, 0), first(2, 0));
  EXPECT_NE(first(1, 0), first(1, 1));
}

TEST(ShapeLibrary, unknown_names_and_impossible_sizes_are_refused_with_a_hint) {
  EXPECT_THAT(refusal([] { (void)named_shape("eota112"); }), HasSubstr("did you mean eota111?"));
  EXPECT_THAT(refusal([] { (void)named_shape("gömböc"); }), HasSubstr("accepted: cube, sphere"));
  EXPECT_THAT(refusal([] { (void)box({1, 0, 1}); }), HasSubstr("sides = [1, 0, 1]"));
  EXPECT_THAT(refusal([] { (void)ellipsoid({1, std::nan(""), 1}); }), HasSubstr("half_axes"));
  EXPECT_THAT(refusal([] { (void)sphere(8); }), HasSubstr("level = 8"));
  EXPECT_THAT(refusal([] { (void)sphere(-1); }), HasSubstr("0 to 7"));
  EXPECT_THAT(refusal([] { (void)boulder({.points = 7}); }), HasSubstr("points = 7"));
  EXPECT_THAT(refusal([] { (void)boulder({.roundness = 1.5}); }), HasSubstr("roundness"));
  const std::vector<Vector2> bow{{0, 0}, {1, 1}, {1, 0}, {0, 1}};
  EXPECT_THAT(refusal([&] { (void)extruded_polygon(bow, 1); }), HasSubstr("touches or crosses itself"));
  EXPECT_THAT(refusal([&] { (void)extruded_polygon(bow, -1); }), HasSubstr("height = -1"));
}

}  // namespace
}  // namespace talus::bodies
