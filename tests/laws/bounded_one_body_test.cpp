#include "talus/laws/bounded_one_body.h"

#include <algorithm>

#include "tests/laws/random_impacts.h"
#include <gtest/gtest.h>

#include "talus/laws/bounded.h"

namespace talus::laws {
namespace {

using core::Matrix3;
using core::Vector3;

/// The same impact in principal axes.
struct Posed {
  OneBody body;
  std::vector<OneBodyContact> contacts;
  Matrix3 axes;
};

Posed pose(const testing::Impact& impact) {
  const Eigen::SelfAdjointEigenSolver<Matrix3> principal(impact.mass.inertia_W);
  Posed posed;
  posed.axes = principal.eigenvectors();
  if (posed.axes.determinant() < 0) posed.axes.col(0) *= -1;
  const Matrix3 R = posed.axes.transpose();
  posed.body = {impact.mass.mass, principal.eigenvalues(), R * impact.velocity, R * impact.spin};
  for (const contact::SpatialContact& c : impact.contacts)
    posed.contacts.push_back({R * c.r_a, R * c.normal, c.restitution, c.friction});
  return posed;
}

struct Agreement {
  int solved = 0;
  double velocity = 0, impulse = 0, gain = 0;
};

Agreement compare(const testing::ImpactKind& kind, int impacts) {
  std::mt19937_64 random(5);
  BoundedLaw general;
  BoundedOneBody quick;
  Response response;
  Agreement agreement;
  for (int i = 0; i < impacts; ++i) {
    const testing::Impact impact = random_impact(random, kind);
    Posed posed = pose(impact);
    const OneBody before = posed.body;
    if (!quick.solve(posed.contacts, posed.body)) {
      EXPECT_EQ(posed.body.v, before.v);
      continue;
    }
    ++agreement.solved;
    general.respond(impact.problem(), response);
    EXPECT_EQ(response.status, Status::solved);
    const double energy = quick.energy_before();
    const Vector3 dv = posed.axes * posed.body.v - response.velocity.head<3>();
    const Vector3 dw = posed.axes * posed.body.w - response.velocity.tail<3>();
    const double difference = impact.mass.mass * dv.squaredNorm() + dw.dot(impact.mass.inertia_W * dw);
    agreement.velocity = std::max(agreement.velocity, std::sqrt(difference / (2 * energy)));
    agreement.gain = std::max(agreement.gain, quick.energy_after() / energy - 1);
    const double scale = std::sqrt(2 * energy * impact.mass.mass);
    for (int k = 0; k < static_cast<int>(impact.contacts.size()); ++k) {
      const double tangential = response.tangent_impulse.segment<2>(2 * k).norm();
      agreement.impulse = std::max({agreement.impulse, std::abs(quick.tangent_impulse(k) - tangential) / scale,
                                    std::abs(quick.normal_impulse(k) - response.normal_impulse[k]) / scale});
    }
  }
  return agreement;
}

TEST(BoundedOneBody, is_the_general_law) {
  for (const bool friction : {false, true}) {
    for (const bool any_normals : {false, true}) {
      SCOPED_TRACE(::testing::Message() << "friction " << friction << ", any normals " << any_normals);
      const Agreement agreement =
          compare({.max_contacts = 3, .friction = friction, .any_normals = any_normals}, 10'000);
      EXPECT_GT(agreement.solved, 9'000);  // some contacts are repeated: those are the general law's
      EXPECT_LE(agreement.velocity, 1e-9);
      EXPECT_LE(agreement.impulse, 1e-6);
      EXPECT_LE(agreement.gain, 1e-13);
    }
  }
}

TEST(BoundedOneBody, leaves_dependent_contacts_to_the_general_law) {
  const OneBodyContact corner{.r = {1, 1, -1}, .restitution = 0.5};
  std::vector<OneBodyContact> base(4, corner);
  base[1].r.x() = base[2].r.x() = base[2].r.y() = base[3].r.y() = -1;
  OneBody body{.mass = 2, .moments = {1, 2, 2}, .v = {0, 0, -3}};
  BoundedOneBody law;
  EXPECT_FALSE(law.solve(base, body));
  EXPECT_EQ(body.v.z(), -3);
  base.pop_back();
  EXPECT_TRUE(law.solve(base, body));
  EXPECT_NEAR(body.v.z(), 1.5, 1e-14);
}

}  // namespace
}  // namespace talus::laws
