// What must not matter to any law: mirror images, turned worlds, the order of the contacts, units.

#include <algorithm>
#include <string>

#include "tests/laws/random_impacts.h"
#include <gtest/gtest.h>

#include "talus/laws/law.h"

namespace talus::laws {
namespace {

using core::Matrix3;
using core::Vector3;
using testing::Impact;
using testing::random_impact;

constexpr int kImpacts = 5000;

/// The impact seen after a change of axes by the orthogonal matrix Q. Spin and moments are axial vectors.
Impact transformed(const Impact& impact, const Matrix3& Q) {
  const double handedness = Q.determinant();
  Impact result = impact;
  result.mass.inertia_W = Q * impact.mass.inertia_W * Q.transpose();
  result.velocity = Q * impact.velocity;
  result.spin = handedness * (Q * impact.spin);
  for (auto& c : result.contacts) c.r_a = (Q * c.r_a).eval(), c.normal = (Q * c.normal).eval();
  return result;
}

/// As a share of the velocity before the impact (an inelastic impact may end in rest).
double difference(const Vector& a, const Vector& b, const Impact& impact) {
  return (a - b).norm() / (impact.velocity.norm() + impact.spin.norm());
}

class EveryLaw : public ::testing::TestWithParam<std::string_view> {
 protected:
  /// `lcp` with a pyramid has preferred directions, and Coulomb's law, which `closest` solves as it is, has several
  /// answers where friction is steep and normals differ: they are turned and mirrored without friction only. With
  /// friction `closest` is held to it on one plane (closest_test.cpp).
  /// `sweeps` need not settle where friction is steep: without friction, too.
  /// `stronge`, `sweeps` and `propagation` answer one contact after the other: a rounding error decides which comes
  /// first.
  testing::ImpactKind kind() const {
    const bool friction = GetParam() != "lcp" && GetParam() != "closest" && GetParam() != "sweeps";
    testing::ImpactKind kind{.friction = friction};
    if (is_a_sequence()) kind.max_contacts = 1;
    return kind;
  }
  static bool is_a_sequence() {
    return GetParam() == "stronge" || GetParam() == "sweeps" || GetParam() == "propagation";
  }
  Response respond(const Impact& impact) {
    Response response;
    law_->respond(impact.problem(), response);
    EXPECT_EQ(response.status, Status::solved);
    return response;
  }
  std::unique_ptr<Law> law_ = make_law(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Named, EveryLaw, ::testing::ValuesIn(law_names().begin(), law_names().end()),
                         [](const auto& law) {
                           std::string name(law.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST_P(EveryLaw, answers_a_mirror_image_with_the_mirror_image) {
  std::mt19937_64 random(3);
  const Matrix3 mirror = Vector3(-1, 1, 1).asDiagonal();
  for (int i = 0; i < kImpacts; ++i) {
    const Impact impact = random_impact(random, kind());
    const Response one = respond(impact);
    const Response other = respond(transformed(impact, mirror));
    Vector expected(6);
    expected << mirror * one.velocity.head<3>(), -(mirror * one.velocity.tail<3>());
    ASSERT_LE(difference(other.velocity, expected, impact), 1e-10) << "impact " << i;
  }
}

TEST_P(EveryLaw, keeps_the_mirror_symmetry_of_a_symmetric_impact) {
  if (is_a_sequence()) GTEST_SKIP() << "of two contacts one comes first";
  std::mt19937_64 random(4);
  const Matrix3 mirror = Vector3(-1, 1, 1).asDiagonal();
  for (int i = 0; i < kImpacts; ++i) {
    Impact impact = random_impact(random, {.max_contacts = 4, .friction = kind().friction});
    const Matrix3 mirrored_inertia = mirror * impact.mass.inertia_W * mirror;
    impact.mass.inertia_W = (0.5 * (impact.mass.inertia_W + mirrored_inertia)).eval();
    impact.velocity.x() = 0;
    impact.spin.y() = impact.spin.z() = 0;
    const auto count = impact.contacts.size();
    for (std::size_t k = 0; k < count; ++k) {
      auto twin = impact.contacts[k];
      twin.r_a.x() *= -1;
      twin.normal.x() *= -1;
      impact.contacts.push_back(twin);
    }
    const Response response = respond(impact);
    const double speed = response.velocity.norm() + impact.velocity.norm();
    ASSERT_LE(std::abs(response.velocity[0]), 1e-10 * speed) << "impact " << i;
    ASSERT_LE(response.velocity.tail<2>().norm(), 1e-10 * speed) << "impact " << i;
  }
}

TEST_P(EveryLaw, does_not_depend_on_the_axes) {
  std::mt19937_64 random(5);
  for (int i = 0; i < kImpacts; ++i) {
    const Impact impact = random_impact(random, kind());
    const Matrix3 Q =
        Eigen::AngleAxisd(testing::uniform(random, -3, 3), testing::random_unit(random)).toRotationMatrix();
    const Response one = respond(impact);
    const Response other = respond(transformed(impact, Q));
    Vector expected(6);
    expected << Q * one.velocity.head<3>(), Q * one.velocity.tail<3>();
    ASSERT_LE(difference(other.velocity, expected, impact), 1e-10) << "impact " << i;
  }
}

TEST_P(EveryLaw, does_not_depend_on_the_order_of_the_contacts) {
  std::mt19937_64 random(6);
  for (int i = 0; i < kImpacts; ++i) {
    Impact impact = random_impact(random, kind());
    const Response one = respond(impact);
    std::reverse(impact.contacts.begin(), impact.contacts.end());
    const Response other = respond(impact);
    ASSERT_LE(difference(one.velocity, other.velocity, impact), 1e-10) << "impact " << i;
  }
}

TEST_P(EveryLaw, does_not_depend_on_the_unit_of_mass) {
  std::mt19937_64 random(7);
  for (int i = 0; i < kImpacts; ++i) {
    Impact impact = random_impact(random, kind());
    const Response one = respond(impact);
    impact.mass.mass *= 1e6;
    impact.mass.inertia_W *= 1e6;
    const Response other = respond(impact);
    ASSERT_LE(difference(one.velocity, other.velocity, impact), 1e-10) << "impact " << i;
  }
}

TEST_P(EveryLaw, says_non_finite_instead_of_returning_nan) {
  std::mt19937_64 random(8);
  Impact impact = random_impact(random, kind());
  impact.velocity.x() = std::numeric_limits<double>::quiet_NaN();
  Response response;
  law_->respond(impact.problem(), response);
  EXPECT_EQ(response.status, Status::non_finite);
  EXPECT_TRUE(response.velocity.allFinite());
}

}  // namespace
}  // namespace talus::laws
