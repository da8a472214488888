#include "talus/spatial/mirror.h"

#include <cmath>

#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::spatial {
namespace {

using testing::HasSubstr;

const MirrorPlane kPlane{.point = {1, 0, 0}, .normal = Vector3(1, 2, -1).normalized()};

Matrix3 mirror_matrix() {
  return Matrix3::Identity() - 2 * kPlane.normal * kPlane.normal.transpose();
}

/// By matrices: S R S' is the turn as seen in the mirror.
SpatialState image_of(const SpatialState& s) {
  const Matrix3 S = mirror_matrix();
  return {.p_WB = kPlane.point + S * (s.p_WB - kPlane.point),
          .R_WB = Quaternion(Matrix3(S * s.R_WB.toRotationMatrix() * S)),
          .v_WB = S * s.v_WB,
          .w_WB = -(S * s.w_WB)};
}

Scene two_bodies() {
  Scene scene;
  scene.bodies.resize(2);
  scene.bodies[0].name = std::string("a");  // GCC 12 warns of a literal, wrongly
  scene.bodies[1].name = std::string("b");
  for (Body& body : scene.bodies) body.mass = {2, {1, 2, 3}};
  scene.bodies[0].start = {.p_WB = {3, 1, 2}, .v_WB = {1, -1, 2}, .w_WB = {0.5, 0.2, -1}};
  scene.bodies[1].start = image_of(scene.bodies[0].start);
  return scene;
}

TEST(Mirror, pairs_bodies_with_their_images_and_bodies_on_the_plane_with_themselves) {
  Scene scene = two_bodies();
  Body middle = scene.bodies[0];
  middle.start = {.p_WB = kPlane.point};
  scene.bodies.push_back(middle);
  const std::vector<MirrorPair> pairs = mirror_pairs(scene, kPlane);
  ASSERT_EQ(pairs.size(), 2);
  EXPECT_EQ(pairs[0].body, 0);
  EXPECT_EQ(pairs[0].partner, 1);
  EXPECT_EQ(pairs[1].body, 2);
  EXPECT_EQ(pairs[1].partner, 2);
}

TEST(Mirror, a_motion_and_its_image_have_no_error_and_deviations_are_measured) {
  const Scene scene = two_bodies();
  const std::vector<MirrorPair> pairs = mirror_pairs(scene, kPlane);
  SpatialState moved = scene.bodies[0].start;
  moved.p_WB += Vector3(0.3, 0.1, -0.7);
  moved.R_WB = collision::rotation_by({0.4, -0.2, 0.9});
  std::vector<SpatialState> states{moved, image_of(moved)};
  const MirrorError none = mirror_error(scene, kPlane, pairs, states);
  EXPECT_LT(none.position, 1e-14);
  EXPECT_LT(none.turn, 1e-7);
  EXPECT_LT(none.speed, 1e-14);
  states[1].p_WB.y() += 0.25;
  states[1].v_WB.z() -= 0.5;
  states[1].R_WB = collision::rotation_by({0, 0.125, 0}) * states[1].R_WB;
  const MirrorError some = mirror_error(scene, kPlane, pairs, states);
  EXPECT_NEAR(some.position, 0.25, 1e-14);
  EXPECT_NEAR(some.speed, 0.5, 1e-14);
  EXPECT_NEAR(some.turn, 0.125, 1e-12);
}

TEST(Mirror, a_body_without_image_is_named) {
  const auto error = [](const Scene& scene) {
    return support::input_error_of([&] { return mirror_pairs(scene, kPlane); });
  };
  Scene place = two_bodies(), spin = two_bodies(), mass = two_bodies();
  place.bodies[1].start.p_WB.x() += 0.01;
  spin.bodies[1].start.w_WB *= -1;
  mass.bodies[1].mass.mass = 3;
  for (const Scene& scene : {place, spin, mass}) EXPECT_THAT(error(scene), HasSubstr("the body a has no image"));
}

}  // namespace
}  // namespace talus::spatial
