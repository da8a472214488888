#include "talus/core/quantile_sketch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "talus/core/exact_sum.h"
#include "talus/core/random.h"

namespace talus::core {
namespace {

/// Log-normal values over some decades, with zeros and tiny ones among them.
std::vector<double> sample(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> values;
  for (std::size_t i = 0; i < count; ++i) {
    const double value = 1e4 * std::exp(2.5 * random.normal());
    values.push_back(i % 97 == 0 ? 0 : i % 89 == 0 ? 1e-7 * value / 1e4 : value);
  }
  return values;
}

template <class Sketch>
std::string bytes(const Sketch& sketch) {
  std::ostringstream out;
  ByteWriter writer(out);
  sketch.save(writer);
  return out.str();
}

/// The definition: R's type 7.
double quantile(std::vector<double> values, double p) {
  std::sort(values.begin(), values.end());
  const double place = p * static_cast<double>(values.size() - 1);
  const auto lower = static_cast<std::size_t>(place);
  const std::size_t upper = std::min(lower + 1, values.size() - 1);
  return values[lower] + (place - static_cast<double>(lower)) * (values[upper] - values[lower]);
}

TEST(QuantileSketch, is_exact_for_few_values) {
  for (const std::size_t count : {1U, 2U, 5U, 31U, 32U}) {
    const std::vector<double> values = sample(count, count);
    CellSketch sketch;
    for (const double value : values) sketch.add(value);
    for (const double p : {0.0, 0.5, 0.95, 0.99, 1.0}) EXPECT_EQ(sketch.sorted().quantile(p), quantile(values, p));
  }
}

TEST(QuantileSketch, is_within_its_error_for_many_values) {
  const std::vector<double> values = sample(20'000, 1);
  CellSketch sketch;
  for (const double value : values) sketch.add(value);
  EXPECT_FALSE(sketch.is_exact());
  double worst = 0;
  for (double p = 0.001; p < 1; p += 0.001) {
    const double truth = quantile(values, p), found = sketch.sorted().quantile(p);
    if (truth > 1e-4) worst = std::max(worst, std::abs(found - truth) / truth);
    EXPECT_LE(std::abs(found - truth), kCellShape.relative_error() * truth + std::ldexp(1, -16)) << p;
  }
  EXPECT_GT(worst, 0.5 * kCellShape.relative_error());  // the error is no larger than it needs to be told
  EXPECT_EQ(kCellShape.relative_error(), 1.0 / 128);
}

TEST(QuantileSketch, does_not_depend_on_order_nor_on_how_parts_are_merged) {
  for (const std::size_t count : {20U, 33U, 40U, 500U, 3000U}) {
    std::vector<double> values = sample(count, 7);
    CellSketch whole;
    for (const double value : values) whole.add(value);
    for (const std::size_t part : {1U, 7U, 31U, 32U, 33U, 250U}) {
      std::rotate(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count / 3), values.end());
      CellSketch merged;
      for (std::size_t begin = 0; begin < count; begin += part) {
        CellSketch one;
        for (std::size_t i = begin; i < std::min(begin + part, count); ++i) one.add(values[i]);
        if (begin % 2 != 0) std::swap(merged, one);
        merged.merge(one);
      }
      EXPECT_EQ(bytes(merged), bytes(whole)) << count << " in parts of " << part;
    }
  }
}

TEST(QuantileSketch, survives_being_saved_and_refuses_what_is_cut_short) {
  LineSketch sketch;
  for (const double value : sample(1000, 3)) sketch.add(value);
  std::istringstream in(bytes(sketch));
  ByteReader reader(in);
  EXPECT_EQ(bytes(LineSketch::load(reader)), bytes(sketch));
  std::istringstream half(bytes(sketch).substr(0, 100));
  ByteReader cut(half);
  EXPECT_THROW((void)LineSketch::load(cut), InputError);
}

TEST(QuantileSketch, takes_a_few_kilobytes_for_values_over_a_decade) {
  Random random(5);
  CellSketch sketch;
  for (int i = 0; i < 100'000; ++i) sketch.add(std::pow(10, 3 + random.uniform()));
  EXPECT_LE(sketch.memory(), 450U);  // 2 bytes for each of 213 buckets
}

TEST(BucketCounts, are_those_of_a_table_in_any_order_and_in_little_memory) {
  Random random(11);
  for (const double spread : {3.0, 30.0, 300.0, 3000.0})
    for (const int count : {1, 10, 100, 3000, 100'000}) {
      std::map<std::uint32_t, std::uint32_t> table;
      BucketCounts counts;
      for (int i = 0; i < count; ++i) {
        const auto key = static_cast<std::uint32_t>(60'000 + spread * random.uniform() * random.uniform());
        const std::uint32_t times = i % 1000 == 7 ? 300 : 1;
        table[key] += times;
        counts.add(key, times);
      }
      std::vector<BucketCounts::Bucket> expected;
      std::uint32_t most = 0;
      for (const auto& [key, times] : table) expected.push_back({key, times}), most = std::max(most, times);
      const std::vector<BucketCounts::Bucket> found = counts.buckets();
      ASSERT_EQ(found.size(), expected.size());
      for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].key, expected[i].key);
        EXPECT_EQ(found[i].times, expected[i].times);
      }
      const std::size_t range = expected.back().key - expected.front().key + 1;
      const std::size_t row = range * (most < 256 ? 1 : most < 65536 ? 2 : 4), pairs = 4 * expected.size();
      // Counts grow between two changes of form.
      EXPECT_LE(counts.memory(), most < 32768 ? 2 * std::min(row, pairs) : row) << spread << ", " << count;
      BucketCounts again;
      again.set(expected);
      EXPECT_LE(again.memory(), counts.memory());
    }
}

TEST(ExactSum, does_not_depend_on_the_order_and_is_right) {
  std::vector<double> terms = sample(10'000, 9);
  terms.push_back(1e18);
  ExactSum forward, backward;
  long double truth = 0;
  for (const double term : terms) forward.add(term), truth += term;
  std::reverse(terms.begin(), terms.end());
  for (const double term : terms) backward.add(term);
  EXPECT_EQ(forward, backward);
  EXPECT_NEAR(forward.value(), static_cast<double>(truth), 256);  // of 1e18: the last place of a double
  ExactSum small;
  for (int i = 0; i < 1000; ++i) small.add(0.1);
  EXPECT_NEAR(small.value(), 100, 1000 * std::ldexp(1, -41));
}

}  // namespace
}  // namespace talus::core
