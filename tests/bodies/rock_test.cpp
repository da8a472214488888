#include "talus/bodies/rock.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/core/error.h"
#include "talus/core/random.h"
#include "talus/geometry/mass_integrals.h"

namespace talus::bodies {
namespace {

using ::testing::HasSubstr;

Matrix3 random_rotation(core::Random& random) {
  const Vector3 axis(random.normal(), random.normal(), random.normal());
  return Eigen::AngleAxisd(random.uniform(-3, 3), axis.normalized()).toRotationMatrix();
}

Vector3 sorted(Vector3 v) {
  std::sort(v.begin(), v.end());
  return v;
}

std::string refusal(const std::function<void()>& action) {
  try {
    action();
  } catch (const core::InputError& error) {
    return error.what();
  }
  return "accepted";
}

TEST(Rock, box_has_textbook_mass_and_inertia_and_keeps_its_axes) {
  const Rock rock = Rock::of_density(box({1, 2, 3}).translated({10, 20, 30}), 2500);
  EXPECT_DOUBLE_EQ(rock.mass(), 15000);
  EXPECT_LT((rock.principal_inertia() - 15000.0 / 12 * Vector3(13, 10, 5)).norm(), 1e-9);
  EXPECT_EQ(rock.R_GB(), Matrix3(Matrix3::Identity()));
  EXPECT_LT((rock.centre_G() - Vector3(10, 20, 30)).norm(), 1e-14);
  EXPECT_NEAR(rock.bounding_radius(), std::sqrt(14) / 2, 1e-14);
}

TEST(Rock, leine_test_block_has_its_published_inertia) {
  // Leine et al. 2014, test B: 2.5 x 3 x 1 m, 22.5 t.
  const Rock rock = Rock::of_mass(box({2.5, 3, 1}), 22500);
  EXPECT_DOUBLE_EQ(rock.density(), 3000);
  EXPECT_LT((rock.principal_inertia() - 22500.0 / 12 * Vector3(10, 7.25, 15.25)).norm(), 1e-9);
}

TEST(Rock, in_its_own_frame_is_centred_with_diagonal_inertia_and_maps_back_to_the_mesh_given) {
  core::Random random(1);
  for (std::uint64_t i = 0; i < 300; ++i) {
    const TriangleMesh given = boulder({.index = i, .sides = {1.3, 1, 0.6}})
                                   .rotated(random_rotation(random))
                                   .translated({random.uniform(-9, 9), random.uniform(-9, 9), 3});
    const Rock rock = Rock::of_density(given, 2700);
    const geometry::MassIntegrals m = geometry::mass_integrals(rock.mesh());
    EXPECT_NEAR(rock.mass(), 2700 * m.volume, 1e-9 * rock.mass());
    EXPECT_LT(m.centroid.norm(), 1e-13);
    const Matrix3 expected = rock.principal_inertia().asDiagonal();
    EXPECT_LT((2700 * m.inertia - expected).norm(), 1e-12 * expected.norm());
    EXPECT_NEAR(rock.R_GB().determinant(), 1, 1e-12);
    for (int v = 0; v < given.vertex_count(); ++v)
      EXPECT_LT((rock.centre_G() + rock.R_GB() * rock.mesh().vertices()[v] - given.vertices()[v]).norm(), 1e-13);
    for (int k = 0; k < 3; ++k)  // a real body: no inertia exceeds the sum of the others
      EXPECT_LT(rock.principal_inertia()[k], rock.principal_inertia().sum() / 2);
  }
}

TEST(Rock, principal_inertia_does_not_depend_on_how_the_mesh_is_turned) {
  core::Random random(2);
  for (std::uint64_t i = 0; i < 100; ++i) {
    const TriangleMesh mesh = boulder({.index = i, .sides = {2, 1.2, 1}});
    const Vector3 expected = sorted(Rock::of_density(mesh, 1).principal_inertia());
    const Rock turned = Rock::of_density(mesh.rotated(random_rotation(random)), 1);
    EXPECT_LT((sorted(turned.principal_inertia()) - expected).norm(), 1e-12 * expected.norm());
  }
}

TEST(Rock, axes_are_the_nearest_to_those_of_the_mesh) {
  const Matrix3 small = Eigen::AngleAxisd(0.3, Vector3(1, 2, 3).normalized()).toRotationMatrix();
  const Rock rock = Rock::of_density(box({1, 2, 3}).rotated(small), 1);
  EXPECT_LT((rock.R_GB() - small).norm(), 1e-13);
}

TEST(Rock, symmetric_rocks_have_equal_inertia_however_turned) {
  core::Random random(3);
  for (int i = 0; i < 50; ++i) {
    const Rock cube = Rock::of_density(box(Vector3::Ones()).rotated(random_rotation(random)), 6000);
    EXPECT_LT((cube.principal_inertia() - Vector3::Constant(1000)).norm(), 1e-9);
    EXPECT_NEAR(cube.R_GB().determinant(), 1, 1e-12);
  }
}

TEST(Rock, of_mass_and_density_is_scaled_alike_in_all_directions) {
  const Rock rock = Rock::of_mass_and_density(named_shape("eota221"), 780, 2700);
  EXPECT_NEAR(rock.mass(), 780, 1e-9);
  EXPECT_NEAR(rock.volume(), 780.0 / 2700, 1e-14);
  const Vector3 sides = geometry::bounding_box(rock.mesh().vertices()).sides();
  EXPECT_NEAR(sides.x() / sides.z(), 2, 1e-13);
  EXPECT_NEAR(sides.x(), std::cbrt(780.0 / 2700 / (17.0 / 48)), 1e-13);
}

TEST(Rock, scaled_to_sides_fits_the_field_rock_of_chant_sura) {
  const TriangleMesh mesh = scaled_to_sides(named_shape("eota221"), {0.93, 0.93, 0.47});
  EXPECT_LT((geometry::bounding_box(mesh.vertices()).sides() - Vector3(0.93, 0.93, 0.47)).norm(), 1e-15);
  const Rock rock = Rock::of_mass(mesh, 780);
  EXPECT_NEAR(rock.density(), 2708.9, 0.1);
  EXPECT_NEAR(rock.principal_inertia().x(), rock.principal_inertia().y(), 1e-9);
  EXPECT_GT(rock.principal_inertia().z(), rock.principal_inertia().x());
}

TEST(Rock, spatial_mass_is_the_inertia_in_world_axes) {
  core::Random random(4);
  const TriangleMesh mesh = boulder({.seed = 9});
  const Rock rock = Rock::of_density(mesh, 2000);
  const Matrix3 R_WG = random_rotation(random);
  const Matrix3 expected = 2000 * geometry::mass_integrals(mesh.rotated(R_WG)).inertia;
  EXPECT_LT((rock.spatial_mass(R_WG * rock.R_GB()).inertia_W - expected).norm(), 1e-12 * expected.norm());
}

TEST(Rock, meshes_that_enclose_nothing_and_impossible_numbers_are_refused) {
  const TriangleMesh cube = box(Vector3::Ones());
  const TriangleMesh open({cube.vertices().begin(), cube.vertices().end()},
                          {cube.triangles().begin(), cube.triangles().end() - 1});
  EXPECT_THAT(refusal([&] { (void)Rock::of_density(open, 2700); }), HasSubstr("3 open edges"));
  EXPECT_THAT(refusal([&] { (void)Rock::of_mass(cube.inverted(), 1); }), HasSubstr("mesh inside out"));
  EXPECT_THAT(refusal([&] { (void)Rock::of_density(cube, 0); }), HasSubstr("density = 0"));
  EXPECT_THAT(refusal([&] { (void)Rock::of_mass_and_density(cube, -1, 2700); }), HasSubstr("mass = -1"));
  EXPECT_THAT(refusal([&] { (void)Rock::of_mass(cube, std::nan("")); }), HasSubstr("mass = nan"));
  EXPECT_THAT(refusal([&] { (void)scaled_to_sides(cube, {1, 1, 0}); }), HasSubstr("sides = 0"));
}

}  // namespace
}  // namespace talus::bodies
