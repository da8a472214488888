#include "talus/contact/problem.h"

#include <gtest/gtest.h>
// After gtest.h.
#include <cmath>

#include <rapidcheck/gtest.h>

namespace talus::contact {
namespace {

using bodies::PlanarMass;
using bodies::SpatialMass;
using core::Matrix3;

rc::Gen<double> number(double size) {
  return rc::gen::map(rc::gen::inRange(-1000, 1001), [size](int k) { return size * k / 1000; });
}

rc::Gen<Vector3> vector(double size) {
  return rc::gen::map(rc::gen::tuple(number(size), number(size), number(size)),
                      [](const auto& t) { return Vector3(std::get<0>(t), std::get<1>(t), std::get<2>(t)); });
}

rc::Gen<Vector3> unit_vector() {
  return rc::gen::map(rc::gen::suchThat(vector(1), [](const Vector3& v) { return v.norm() > 0.1; }),
                      [](const Vector3& v) { return v.normalized().eval(); });
}

/// A solid box of the given density has a physical inertia; here turned by a random angle about a random axis.
rc::Gen<SpatialMass> spatial_mass() {
  return rc::gen::map(rc::gen::tuple(vector(1), unit_vector(), number(3)), [](const auto& t) {
    const Vector3 side = std::get<0>(t).cwiseAbs().array() + 0.1;
    const Matrix3 R = Eigen::AngleAxisd(std::get<2>(t), std::get<1>(t)).toRotationMatrix();
    const double mass = 2700 * side.prod();
    const Vector3 squared = side.cwiseAbs2();
    const Vector3 moments =
        mass / 12 * Vector3(squared[1] + squared[2], squared[0] + squared[2], squared[0] + squared[1]);
    return SpatialMass{.mass = mass, .inertia_W = R * moments.asDiagonal() * R.transpose()};
  });
}

RC_GTEST_PROP(MassMatrix, solve_undoes_multiply, ()) {
  MassMatrix mass;
  mass.add(*spatial_mass());
  mass.add(PlanarMass{.mass = 3, .inertia = 0.5});
  mass.add(*spatial_mass());
  RC_ASSERT(mass.size() == 15);
  Vector u(15);
  for (int i = 0; i < 15; ++i) u[i] = *number(10);
  Vector momentum(15), back(15);
  mass.multiply(u, momentum);
  mass.solve(momentum, back);
  RC_ASSERT((back - u).norm() <= 1e-12 * (1 + u.norm()));
  RC_ASSERT(std::abs(mass.inner(u, u) - u.dot(momentum)) <= 1e-12 * (1 + u.dot(momentum)));
  RC_ASSERT((mass.dense() * u - momentum).norm() <= 1e-12 * (1 + momentum.norm()));
}

RC_GTEST_PROP(TangentFrame, is_right_handed_and_orthonormal, ()) {
  const Vector3 n = *unit_vector();
  Vector3 t1, t2;
  tangent_frame(n, t1, t2);
  Matrix3 frame;
  frame << t1, t2, n;
  RC_ASSERT((frame.transpose() * frame - Matrix3::Identity()).norm() <= 1e-14);
  RC_ASSERT(std::abs(frame.determinant() - 1) <= 1e-14);
}

/// N'u and T'u are the components of the relative velocity of the two material points at the contact: v + w x r of A
/// less that of B.
RC_GTEST_PROP(ContactProblem, columns_give_the_relative_velocity_of_the_touching_points, ()) {
  const Vector3 v_a = *vector(10), w_a = *vector(10), v_b = *vector(10), w_b = *vector(10);
  const SpatialContact contact{
      .body_a = 0, .body_b = 1, .r_a = *vector(2), .r_b = *vector(2), .normal = *unit_vector()};
  ContactProblem problem;
  problem.clear(3);
  problem.add_body(*spatial_mass(), v_a, w_a);
  problem.add_body(*spatial_mass(), v_b, w_b);
  problem.add_contact(contact);
  const Vector3 relative = v_a + w_a.cross(contact.r_a) - v_b - w_b.cross(contact.r_b);
  const double size = 1e-13 * (1 + v_a.norm() + v_b.norm() + 2 * (w_a.norm() + w_b.norm()));
  RC_ASSERT(std::abs(problem.normals().col(0).dot(problem.velocity()) - contact.normal.dot(relative)) <= size);
  for (int j = 0; j < 2; ++j)
    RC_ASSERT(std::abs(problem.tangents().col(j).dot(problem.velocity()) -
                       problem.tangent_direction(j).dot(relative)) <= size);
}

RC_GTEST_PROP(ContactProblem, planar_contacts_agree_with_spatial_ones_in_the_plane, ()) {
  const double angle = *number(3), mass = 2, inertia = 0.7;
  const Vector2 normal(std::cos(angle), std::sin(angle));
  const Vector3 r = *vector(2), u = *vector(5);
  ContactProblem planar, spatial;
  planar.clear(2);
  planar.add_body(PlanarMass{.mass = mass, .inertia = inertia}, u);
  planar.add_contact(PlanarContact{.body_a = 0, .r_a = r.head<2>(), .normal = normal});
  spatial.clear(3);
  spatial.add_body(SpatialMass{.mass = mass, .inertia_W = inertia * Matrix3::Identity()}, {u.x(), u.y(), 0},
                   {0, 0, u.z()});
  spatial.add_contact(SpatialContact{.body_a = 0, .r_a = {r.x(), r.y(), 0}, .normal = {normal.x(), normal.y(), 0}});
  RC_ASSERT(std::abs(planar.normals().col(0).dot(planar.velocity()) -
                     spatial.normals().col(0).dot(spatial.velocity())) <= 1e-13 * (1 + u.norm()));
}

/// Equal and opposite impulses at one point change neither the total momentum nor the total moment of momentum.
RC_GTEST_PROP(ContactProblem, impulses_between_two_bodies_keep_linear_and_angular_momentum, ()) {
  const Vector3 point = *vector(3), centre_a = *vector(3), centre_b = *vector(3);
  ContactProblem problem;
  problem.clear(3);
  problem.add_body(*spatial_mass(), Vector3::Zero(), Vector3::Zero());
  problem.add_body(*spatial_mass(), Vector3::Zero(), Vector3::Zero());
  problem.add_contact(SpatialContact{
      .body_a = 0, .body_b = 1, .r_a = point - centre_a, .r_b = point - centre_b, .normal = *unit_vector()});
  const Vector impulse = problem.normals().col(0) * 7.0 + problem.tangents().col(1) * 2.0;
  const Vector3 linear = impulse.segment<3>(0) + impulse.segment<3>(6);
  const Vector3 angular = impulse.segment<3>(3) + centre_a.cross(Vector3(impulse.segment<3>(0))) +
                          impulse.segment<3>(9) + centre_b.cross(Vector3(impulse.segment<3>(6)));
  RC_ASSERT(linear.norm() <= 1e-13);
  RC_ASSERT(angular.norm() <= 1e-12);
}

TEST(ContactProblem, fixed_bodies_have_no_rows) {
  ContactProblem problem;
  problem.clear(2);
  problem.add_body(PlanarMass{.mass = 4, .inertia = 10}, {0, -2, 0});
  problem.add_contact(PlanarContact{.body_a = 0, .body_b = kFixed, .r_a = {-2, -1}, .normal = {0, 1}});
  problem.add_contact(PlanarContact{.body_a = kFixed, .body_b = 0, .r_b = {-1, -1}, .normal = {0, -1}});
  ASSERT_EQ(problem.dofs(), 3);
  Matrix expected(3, 2);
  expected << 0, 0, 1, 1, -2, -1;
  EXPECT_EQ(problem.normals(), expected);
  EXPECT_FALSE(problem.has_friction());
}

TEST(ContactProblem, clear_forgets_everything_and_reuses_the_memory) {
  ContactProblem problem;
  const double* first = nullptr;
  for (int round = 0; round < 3; ++round) {
    problem.clear(3);
    problem.add_body(SpatialMass{.mass = 1, .inertia_W = Matrix3::Identity()}, {0, 0, -1}, Vector3::Zero());
    for (int k = 0; k < 5; ++k)
      problem.add_contact(SpatialContact{.body_a = 0, .r_a = {1.0 * k, 0, -1}, .friction = 0.5});
    EXPECT_EQ(problem.contacts(), 5);
    if (round == 1) first = problem.normals().data();
    if (round < 2) continue;
    EXPECT_EQ(problem.normals().data(), first);
  }
}

}  // namespace
}  // namespace talus::contact
