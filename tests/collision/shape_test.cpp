// Integrals of shapes against those of fine meshes and by parallel axes; bad sizes.

#include "talus/collision/shape.h"

#include <cmath>

#include "tests/collision/twins.h"
#include "tests/support/input_error.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/collision/broad_phase.h"
#include "talus/geometry/mass_integrals.h"

namespace talus::collision {
namespace {

void expect_near(const ShapeIntegrals& found, double volume, const Vector3& centre, const Matrix3& inertia,
                 double tolerance) {
  EXPECT_NEAR(found.volume, volume, tolerance * volume);
  EXPECT_LT((found.centre - centre).norm(), tolerance);
  EXPECT_LT((found.inertia - inertia).norm(), tolerance * inertia.norm());
}

}  // namespace

TEST(ShapeIntegrals, of_round_shapes_are_those_of_textbooks) {
  const double pi = std::acos(-1);
  const ShapeIntegrals ball = integrals(*sphere(2));
  EXPECT_NEAR(ball.volume, 32 * pi / 3, 1e-12);
  EXPECT_NEAR(ball.inertia(0, 0), 0.4 * 32 * pi / 3 * 4, 1e-11);
  const ShapeIntegrals tube = integrals(*cylinder(1, 3));
  EXPECT_NEAR(tube.inertia(2, 2), 3 * pi / 2, 1e-12);
  EXPECT_NEAR(tube.inertia(0, 0), 3 * pi * (3 + 9) / 12, 1e-12);
  // A capsule without length to speak of is a ball.
  const ShapeIntegrals capsuled = integrals(*capsule(2, 1e-12));
  expect_near(capsuled, ball.volume, Vector3::Zero(), ball.inertia, 1e-11);
}

TEST(ShapeIntegrals, are_nearly_those_of_outlines) {
  core::Random random(61);
  for (int k = 0; k < 25; ++k) {
    const ShapePtr shape = twins::random_convex(random, k % 5);
    const geometry::MassIntegrals drawn = geometry::mass_integrals(outline(*shape, 1));
    const bool exact = k % 5 == 1 || k % 5 == 4;
    expect_near(integrals(*shape), drawn.volume, drawn.centroid, drawn.inertia, exact ? 1e-12 : 0.06);
  }
}

TEST(ShapeIntegrals, of_a_box_cut_in_two_are_those_of_the_box) {
  const Pose left{{-0.5, 0, 0}, Quaternion::Identity()}, right{{1, 0, 0}, rotation_by({std::acos(-1), 0, 0})};
  const ShapeIntegrals whole = integrals(*box({3, 1, 2}));
  const ShapeIntegrals joined = integrals(*compound({{box({2, 1, 2}), left}, {box({1, 1, 2}), right}}));
  expect_near(joined, whole.volume, Vector3::Zero(), whole.inertia, 1e-14);
  expect_near(integrals(*surface(bodies::box({3, 1, 2}))), whole.volume, Vector3::Zero(), whole.inertia, 1e-14);
}

TEST(SeenFrom, moves_centre_and_contacts) {
  const Pose pose{{0.3, -0.2, 0.5}, rotation_by({0.4, 0.5, -0.6})};
  const ShapePtr moved = seen_from(box({1, 2, 3}), pose);
  EXPECT_LT((integrals(*moved).centre - pose.to_body(Vector3::Zero())).norm(), 1e-15);
  const twins::Placed ground{half_space(), twins::at(0, 0, 0)};
  // Placed at `pose` it is where the box was.
  const Pose lifted{pose.p + Vector3(0, 0, 1.6), pose.R};
  EXPECT_NEAR(twins::distance({moved, lifted}, ground), 0.1, 1e-15);
  EXPECT_NEAR(bounding_radius(*moved), pose.p.norm() + std::sqrt(3.5), 1e-12);
}

TEST(Compound, touches_with_each_part_and_tells_them_apart) {
  const ShapePtr table =
      compound({{box({0.1, 0.1, 1}), twins::at(-0.5, 0, 0)}, {box({0.1, 0.1, 1}), twins::at(0.5, 0, 0)}});
  const std::vector<Touch> found = twins::touches({table, twins::at(0, 0, 0.5)}, {half_space(), twins::at(0, 0, 0)});
  ASSERT_EQ(found.size(), 8U);
  for (std::size_t i = 0; i < found.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(found[i].feature, found[j].feature);
}

TEST(Shapes, refuse_sizes_that_make_no_body) {
  EXPECT_THROW((void)sphere(0), core::InputError);
  EXPECT_THROW((void)sphere(std::nan("")), core::InputError);
  EXPECT_THROW((void)box({1, -1, 1}), core::InputError);
  EXPECT_THROW((void)capsule(1, INFINITY), core::InputError);
  EXPECT_THROW((void)cylinder(1, 0), core::InputError);
  EXPECT_THROW((void)hull(std::vector<Vector3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}), core::InputError);
  EXPECT_THROW((void)surface(bodies::box({1, 1, 1}).inverted()), core::InputError);
  EXPECT_THROW((void)compound({}), core::InputError);
  EXPECT_THROW((void)compound({{half_space(), {}}}), core::InputError);
}

}  // namespace talus::collision
