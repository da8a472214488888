// The closed form against Euler's equations integrated with more digits.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <string>
#include <tuple>

#include "tests/motion/random_rotation.h"
#include "tests/motion/reference_rotation.h"
#include <gtest/gtest.h>

#include "talus/motion/attitude_segment.h"

namespace talus::motion {
namespace {

using testing::Body;
using testing::LongReference;
using testing::QuadReference;
using testing::random_rotation;
using testing::RotationCase;
using testing::Spin;

struct Error {
  double attitude = 0;  // largest entry of R - R_reference
  double spin = 0;      // share of |w|
};

template <class Reference>
Error error_at(const RotationCase& c, double t) {
  Reference reference(c.moments, c.R_WB, c.w_B);
  reference.advance(t);
  const TorqueFreeRotation::Pose pose = c.rotation().pose(t);
  return {(pose.R_WB - reference.attitude()).cwiseAbs().maxCoeff(),
          (pose.w_B - reference.spin_in_body()).norm() / c.w_B.norm()};
}

/// Largest errors over random cases, as shares of the radians that the fastest angle in the problem has turned.
template <class Reference>
Error worst_error(Body body, Spin spin, int cases, double max_radians) {
  std::mt19937_64 random(21);
  Error worst;
  for (int i = 0; i < cases; ++i) {
    const RotationCase c = random_rotation(random, body, spin);
    const double radians = testing::uniform(random, -max_radians, max_radians);
    const Error error = error_at<Reference>(c, radians / c.fastest());
    worst.attitude = std::max(worst.attitude, error.attitude / (10 + std::abs(radians)));
    worst.spin = std::max(worst.spin, error.spin / (10 + std::abs(radians)));
  }
  return worst;
}

constexpr double kRounding = 1e-15;  // for each radian

void expect_rounding_only(const Error& worst) {
  std::printf("largest error per radian: attitude %.1e, spin %.1e\n", worst.attitude, worst.spin);
  EXPECT_LT(worst.attitude, kRounding);
  EXPECT_LT(worst.spin, kRounding);
}

class BodyAndSpin : public ::testing::TestWithParam<std::tuple<Body, Spin>> {};
class TennisRacket : public BodyAndSpin {};

std::string name_of(const ::testing::TestParamInfo<std::tuple<Body, Spin>>& info) {
  constexpr std::array kBodies{"general", "symmetric", "nearly_symmetric", "sphere", "nearly_sphere"};
  constexpr std::array kSpins{"any", "near_smallest", "near_largest", "near_intermediate_6", "near_intermediate_12"};
  const auto [body, spin] = info.param;
  return std::string(kBodies.at(static_cast<int>(body))) + "_" + kSpins.at(static_cast<int>(spin));
}

}  // namespace

TEST_P(BodyAndSpin, agrees_with_the_reference_to_rounding) {
  const auto [body, spin] = GetParam();
  expect_rounding_only(worst_error<LongReference>(body, spin, 100, 60));
}

INSTANTIATE_TEST_SUITE_P(Random, BodyAndSpin,
                         ::testing::Combine(::testing::Values(Body::general, Body::symmetric, Body::nearly_symmetric,
                                                              Body::sphere, Body::nearly_sphere),
                                            ::testing::Values(Spin::any, Spin::near_smallest, Spin::near_largest)),
                         name_of);

// A start 1e-12 from the axis is known to 1e-28 of a revolution, and the flip amplifies that: only a reference with
// still more digits can judge.
TEST_P(TennisRacket, agrees_with_the_reference_through_the_flip) {
  const auto [body, spin] = GetParam();
  std::mt19937_64 random(22);
  int flips = 0;
  Error worst;
  for (int i = 0; i < 5; ++i) {
    const RotationCase c = random_rotation(random, body, spin);
    const double t = std::min(testing::uniform(random, 0.3, 0.8) * c.rotation().period(), 300 / c.fastest());
    const Error error = error_at<QuadReference>(c, t);
    worst.attitude = std::max(worst.attitude, error.attitude / (10 + t * c.fastest()));
    worst.spin = std::max(worst.spin, error.spin / (10 + t * c.fastest()));
    flips += c.rotation().spin_in_body(t).dot(c.w_B) < 0 ? 1 : 0;
  }
  expect_rounding_only(worst);
  EXPECT_GE(flips, 2);
}

INSTANTIATE_TEST_SUITE_P(Random, TennisRacket,
                         ::testing::Values(std::tuple{Body::general, Spin::near_intermediate_6},
                                           std::tuple{Body::general, Spin::near_intermediate_12}),
                         name_of);

TEST(Separatrix, near_misses_on_both_sides_agree_with_the_reference) {
  for (const double miss : {-1e-6, -1e-12, 0.0, 1e-12, 1e-6}) {
    // With I = (1, 5/2, 3) the separatrix is |w_1| = |w_3|.
    const RotationCase c{{1, 2.5, 3}, bodies::Quaternion::Identity(), {0.7 * (1 + miss), -0.3, 0.7}};
    const double rate = 0.5 * c.moments.cwiseProduct(c.w_B).norm() / c.moments[1];
    for (const double t : {1.0, 5.0, 15.0, 40.0}) {
      const Error error = error_at<QuadReference>(c, t);
      const double slack = 3e-14 + 1e-19 * std::exp(rate * t);  // what the flow makes of one unit of long double
      EXPECT_LT(error.attitude, slack) << miss << ' ' << t;
      EXPECT_LT(error.spin, slack) << miss << ' ' << t;
    }
  }
}

// No claim about time, only a look at it.
TEST(Benchmark, nanoseconds_for_each_attitude) {
  const TorqueFreeRotation wobble({1, 2, 3}, bodies::Quaternion::Identity(), {0.1, 0.2, 1});
  const TorqueFreeRotation racket({1, 2, 3}, bodies::Quaternion::Identity(), {1e-6, 1, 1e-6});
  const AttitudeSegment segment(wobble, 0);
  double sum = 0;
  const auto report = [&sum](const char* what, const auto& evaluate) {
    constexpr int kCalls = 200'000;
    const std::clock_t begin = std::clock();
    for (int i = 0; i < kCalls; ++i) sum += evaluate(i / static_cast<double>(kCalls));
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    std::printf("%s: %.0f ns\n", what, 1e9 * seconds / kCalls);
  };
  report("pose, trigonometric", [&](double s) { return wobble.pose(100 * s).R_WB(0, 1); });
  report("pose, hyperbolic", [&](double s) { return racket.pose(100 * s).R_WB(0, 1); });
  report("between knots", [&](double s) { return segment.attitude(s * segment.end()).x(); });
  report("set up", [&](double s) {
    return TorqueFreeRotation({1, 2, 3}, bodies::Quaternion::Identity(), {0.1, s, 1}).period();
  });
  EXPECT_TRUE(std::isfinite(sum));
}

}  // namespace talus::motion
