#include "talus/rockfall/contact_geometry.h"

#include <cmath>
#include <functional>

#include "tests/support/random_rock.h"
#include <gtest/gtest.h>

#include "talus/core/random.h"
#include "talus/motion/torque_free.h"

namespace talus::rockfall {
namespace {

using core::Matrix3;
using core::Random;
using support::random_direction;

/// A body that moves with constant velocity and torque-free rotation, and a place where it touches the ground at t = 0.
struct Touch {
  Vector3 r, v, w;  ///< arm, velocity, spin in world axes
  Vector3 n;
  Vector3 spin_rate;
  motion::TorqueFreeRotation rotation;

  explicit Touch(Random& random) {
    const Vector3 half(random.uniform(0.2, 1), random.uniform(0.2, 1), random.uniform(0.2, 1));
    const Vector3 square = half.cwiseProduct(half);
    const Vector3 moments(square[1] + square[2], square[2] + square[0], square[0] + square[1]);
    const bodies::Quaternion R = support::random_attitude(random);
    r = random.uniform(0.2, 1) * random_direction(random);
    v = random.uniform(0, 10) * random_direction(random);
    w = random.uniform(0, 5) * random_direction(random);
    n = random_direction(random);
    const Vector3 w_B = R.conjugate() * w;
    rotation = motion::TorqueFreeRotation(moments, R, w_B);
    spin_rate = R * rotation.spin_rate(w_B);
    R0_ = R.toRotationMatrix();
  }

  /// How a vector fixed to the body is turned from t = 0 to t.
  [[nodiscard]] Matrix3 turn(double t) const { return rotation.pose(t).R_WB * R0_.transpose(); }
  /// Where the point of the body that is at r (from the centre) at t = 0 is, from the centre at t = 0.
  [[nodiscard]] Vector3 place(double t) const { return v * t + turn(t) * r; }

 private:
  Matrix3 R0_;
};

/// Five points: the error is h^4/90 of the sixth derivative, some 5^6 h^4/90 < 1e-9 for h = 1.5e-3, and of rounding
/// 1e-15/h^2 < 1e-9.
double second_derivative(const std::function<double(double)>& f) {
  const double h = 1.5e-3;
  return (-f(2 * h) + 16 * f(h) - 30 * f(0) + 16 * f(-h) - f(-2 * h)) / (12 * h * h);
}

void expect_bend(const Touch& touch, const ContactGeometry& contact, const std::function<double(double)>& gap) {
  ASSERT_NEAR(gap(0), 0, 1e-14);
  const double bend = gap_bend(contact, touch.n, touch.r, touch.v, touch.w, touch.spin_rate);
  const double scale = touch.w.squaredNorm() + touch.w.norm() * touch.v.norm() + 1;
  ASSERT_NEAR(bend, second_derivative(gap), 1e-4 * std::abs(bend) + 1e-7 * scale);
}

}  // namespace

TEST(GapBend, of_a_corner_on_a_face_is_the_second_derivative_of_its_gap) {
  Random random(1);
  for (int i = 0; i < 5000; ++i) {
    const Touch touch(random);
    const auto gap = [&](double t) { return touch.n.dot(touch.place(t) - touch.r); };
    expect_bend(touch, {.kind = ContactKind::corner_on_face}, gap);
    if (::testing::Test::HasFatalFailure()) FAIL() << "touch " << i;
  }
}

TEST(GapBend, of_a_face_on_a_corner_is_the_second_derivative_of_its_gap) {
  Random random(2);
  for (int i = 0; i < 5000; ++i) {
    const Touch touch(random);
    const auto gap = [&](double t) { return (touch.turn(t) * touch.n).dot(touch.place(t) - touch.r); };
    expect_bend(touch, {.kind = ContactKind::face_on_corner}, gap);
    if (::testing::Test::HasFatalFailure()) FAIL() << "touch " << i;
  }
}

TEST(GapBend, of_two_edges_is_the_second_derivative_of_their_gap) {
  Random random(3);
  int done = 0;
  while (done < 5000) {
    Touch touch(random);
    const Vector3 e = random.uniform(0.1, 2) * random_direction(random);
    const Vector3 g = random.uniform(0.1, 2) * random_direction(random);
    if (e.cross(g).norm() < 0.3 * e.norm() * g.norm()) continue;  // derivatives grow with 1/sine
    touch.n = e.cross(g).normalized() * (random.uniform() < 0.5 ? 1 : -1);
    const auto gap = [&](double t) {
      Vector3 n = (touch.turn(t) * e).cross(g).normalized();
      if (n.dot(touch.n) < 0) n = -n;
      return n.dot(touch.place(t) - touch.r);
    };
    const ContactGeometry contact{.kind = ContactKind::edge_on_edge, .edge_rock = e, .edge_ground = g};
    ASSERT_NEAR(gap(0), 0, 1e-14);
    const double bend = gap_bend(contact, touch.n, touch.r, touch.v, touch.w, touch.spin_rate);
    const double scale = touch.w.squaredNorm() + touch.w.norm() * touch.v.norm() + 1;
    // The sixth derivative may have 1/sine^6 of the others: 1e-9 / 0.3^6 = 1.4e-6.
    ASSERT_NEAR(bend, second_derivative(gap), 1e-4 * std::abs(bend) + 2e-6 * scale) << done;
    ++done;
  }
}

TEST(GapBend, does_not_depend_on_the_direction_or_length_of_edges) {
  Random random(4);
  for (int i = 0; i < 1000; ++i) {
    Touch touch(random);
    const Vector3 e = random_direction(random), g = random_direction(random);
    touch.n = e.cross(g).normalized();
    const auto bend = [&](const Vector3& rock, const Vector3& ground) {
      return gap_bend({.kind = ContactKind::edge_on_edge, .edge_rock = rock, .edge_ground = ground}, touch.n, touch.r,
                      touch.v, touch.w, touch.spin_rate);
    };
    const double one = bend(e, g);
    for (const double other : {bend(-e, g), bend(e, -2 * g), bend(-0.1 * e, -g)})
      EXPECT_NEAR(other, one, 1e-11 * (std::abs(one) + 1) / std::pow(e.cross(g).norm(), 2));
  }
}

}  // namespace talus::rockfall
