#include "talus/core/confidence.h"

#include <gtest/gtest.h>

namespace talus::core {
namespace {

TEST(WilsonInterval, is_that_of_the_literature) {
  // Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const auto expect = [](int events, int count, double lower, double upper) {
    const ProbabilityInterval found = wilson_interval(events, count);
    EXPECT_NEAR(found.lower, lower, 5e-5);
    EXPECT_NEAR(found.upper, upper, 5e-5);
  };
  expect(81, 263, 0.2553, 0.3662);
  expect(15, 148, 0.0624, 0.1605);
  expect(0, 20, 0, 0.1611);
  expect(1, 29, 0.0061, 0.1718);
  EXPECT_EQ(wilson_interval(7, 7).upper, 1);
}

}  // namespace
}  // namespace talus::core
