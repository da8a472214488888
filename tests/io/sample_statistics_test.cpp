#include "talus/io/sample_statistics.h"

#include <cmath>

#include <gtest/gtest.h>

namespace talus::io {
namespace {

TEST(SampleStatistics, of_few_values_are_those_of_R_type_7) {
  const SampleStatistics s = statistics_of({4, 1, 3, 2});
  EXPECT_EQ(s.count, 4U);
  EXPECT_DOUBLE_EQ(s.mean, 2.5);
  EXPECT_DOUBLE_EQ(s.median, 2.5);
  EXPECT_NEAR(s.percentile_95, 3.85, 1e-15);  // quantile(c(1,2,3,4), 0.95)
  EXPECT_EQ(s.lowest, 1);
  EXPECT_EQ(s.highest, 4);
}

TEST(SampleStatistics, of_one_value_are_that_value) {
  const SampleStatistics s = statistics_of({7});
  for (const double value : {s.mean, s.lowest, s.median, s.percentile_95, s.highest}) EXPECT_EQ(value, 7);
}

TEST(SampleStatistics, of_nothing_are_no_numbers) {
  const SampleStatistics s = statistics_of({});
  EXPECT_EQ(s.count, 0U);
  EXPECT_TRUE(std::isnan(s.mean) && std::isnan(s.median) && std::isnan(s.percentile_95));
}

TEST(SampleStatistics, quantiles_of_the_ends_are_the_ends) {
  const std::vector<double> sorted{1, 5, 9};
  EXPECT_EQ(quantile(sorted, 0), 1);
  EXPECT_EQ(quantile(sorted, 1), 9);
  EXPECT_EQ(quantile(sorted, 0.25), 3);
}

}  // namespace
}  // namespace talus::io
