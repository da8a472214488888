#include "talus/rockfall/path_length.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

namespace talus::rockfall {
namespace {

using core::Vector3;

constexpr double kGravity = 9.81;

/// Gauss-Legendre with five points in each of many parts.
double by_quadrature(const Vector3& v, const Vector3& a, double duration) {
  constexpr double kNode[3] = {0, 0.538469310105683091, 0.906179845938663993};
  constexpr double kWeight[3] = {0.568888888888888889, 0.478628670499366468, 0.236926885056189088};
  constexpr int kParts = 4000;
  const double half = 0.5 * duration / kParts;
  double sum = 0;
  for (int part = 0; part < kParts; ++part) {
    const double middle = (2 * part + 1) * half;
    for (int k = -2; k <= 2; ++k)
      sum += half * kWeight[std::abs(k)] * (v + (middle + std::copysign(kNode[std::abs(k)], k) * half) * a).norm();
  }
  return sum;
}

TEST(PathLength, of_a_straight_line_is_speed_times_time) {
  EXPECT_DOUBLE_EQ(path_length({3, 4, 0}, Vector3::Zero(), 2), 10);
  EXPECT_EQ(path_length(Vector3::Zero(), Vector3::Zero(), 2), 0);
  EXPECT_EQ(path_length({3, 4, 0}, {0, 0, -kGravity}, 0), 0);
}

TEST(PathLength, of_a_fall_from_rest_is_the_height) {
  EXPECT_DOUBLE_EQ(path_length(Vector3::Zero(), {0, 0, -kGravity}, 2), 0.5 * kGravity * 4);
}

TEST(PathLength, of_a_throw_straight_up_counts_both_ways) {
  const double v = 7, apex = v / kGravity;
  EXPECT_NEAR(path_length({0, 0, v}, {0, 0, -kGravity}, 2 * apex), v * v / kGravity, 1e-14);
  EXPECT_NEAR(path_length({0, 0, v}, {0, 0, -kGravity}, apex), 0.5 * v * v / kGravity, 1e-14);
}

TEST(PathLength, of_a_throw_at_45_degrees_is_the_textbook_s) {
  const double v = 10;
  const Vector3 up(v / std::sqrt(2), 0, v / std::sqrt(2));
  const double expected = v * v / (2 * kGravity) * (std::sqrt(2.0) + std::asinh(1.0));
  EXPECT_NEAR(path_length(up, {0, 0, -kGravity}, std::sqrt(2) * v / kGravity), expected, 1e-14 * expected);
}

TEST(PathLength, agrees_with_quadrature_for_any_velocity_and_acceleration) {
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal;
  for (int i = 0; i < 200; ++i) {
    const Vector3 v = 10 * Vector3(normal(random), normal(random), normal(random));
    const Vector3 a = std::pow(10.0, i % 12 - 9) * Vector3(normal(random), normal(random), normal(random));
    const double expected = by_quadrature(v, a, 1.7);
    EXPECT_NEAR(path_length(v, a, 1.7), expected, 1e-12 * expected) << v.transpose() << " | " << a.transpose();
  }
}

TEST(PathLength, is_the_same_forward_and_backward_and_adds_up) {
  const Vector3 v(3, -2, 8), a(0.5, 0.1, -kGravity);
  const double whole = path_length(v, a, 2);
  EXPECT_NEAR(path_length(-(v + 2 * a), a, 2), whole, 1e-14 * whole);
  EXPECT_NEAR(path_length(v, a, 0.7) + path_length(v + 0.7 * a, a, 1.3), whole, 1e-14 * whole);
}

TEST(PathLength, tells_when_a_path_is_so_long) {
  std::mt19937_64 engine(3);
  std::uniform_real_distribution<double> number(-10, 10);
  for (int i = 0; i < 2000; ++i) {
    const Vector3 v(number(engine), number(engine), i % 3 == 0 ? 0 : number(engine));
    const Vector3 a = i % 5 == 0 ? Vector3::Zero().eval() : Vector3(i % 7 == 0 ? -v : Vector3(0, number(engine), 0));
    const double whole = path_length(v, a, 1.5), length = whole * 0.05 * (i % 21);
    const double t = time_at_length(v, a, 1.5, length);
    EXPECT_GE(t, 0);
    EXPECT_LE(t, 1.5);
    EXPECT_NEAR(path_length(v, a, t), length, 1e-13 * whole);
  }
  EXPECT_EQ(time_at_length(Vector3::Zero(), Vector3::Zero(), 2, 0), 0);
}

}  // namespace
}  // namespace talus::rockfall
