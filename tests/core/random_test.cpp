#include "talus/core/random.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace talus::core {
namespace {

TEST(Philox, gives_the_published_known_answers) {
  // philox4x32 with 10 rounds in the file kat_vectors of the authors' library Random123.
  EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}), (PhiloxCounter{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  const std::uint32_t ones = 0xffffffff;
  EXPECT_EQ(philox4x32({ones, ones, ones, ones}, {ones, ones}),
            (PhiloxCounter{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (PhiloxCounter{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(Random, sequence_is_philox_at_counters_of_stream_and_index) {
  Random random(0x299f31d0a4093822, 7, 0x0370734413198a2e);
  for (std::uint32_t block = 0; block < 5; ++block) {
    const PhiloxCounter expected = philox4x32({block, 7, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0});
    EXPECT_EQ(random.bits(), std::uint64_t{expected[1]} << 32U | expected[0]);
    EXPECT_EQ(random.bits(), std::uint64_t{expected[3]} << 32U | expected[2]);
  }
}

TEST(Random, first_uniform_of_seed_zero_is_the_known_answer_as_a_fraction) {
  EXPECT_EQ(Random(0).uniform(), static_cast<double>(0xe169c58d6627e8d5 >> 11U) / 9007199254740992.0);
}

TEST(Random, sequences_of_different_seed_stream_or_index_differ) {
  std::set<std::uint64_t> first;
  for (std::uint64_t seed = 0; seed < 10; ++seed)
    for (std::uint32_t stream = 0; stream < 10; ++stream)
      for (std::uint64_t index = 0; index < 10; ++index) {
        first.insert(Random(seed, stream, index).bits());
        first.insert(Random(seed, stream, index << 32U | 0x80000000U).bits());
        first.insert(Random((seed + 1) << 32U, stream, index).bits());
      }
  EXPECT_EQ(first.size(), 3000U);
}

TEST(Random, uniform_numbers_fill_the_interval_evenly) {
  // Chi-square over 64 bins with 63 degrees of freedom: mean 63, deviation sqrt(126) = 11.2; bounds at five deviations.
  constexpr int kBins = 64;
  constexpr int kCount = 640000;
  std::vector<int> bins(kBins, 0);
  Random random(1);
  for (int i = 0; i < kCount; ++i) {
    const double u = random.uniform();
    ASSERT_GE(u, 0);
    ASSERT_LT(u, 1);
    ++bins[static_cast<std::size_t>(u * kBins)];
  }
  const double expected = static_cast<double>(kCount) / kBins;
  double chi_square = 0;
  for (const int n : bins) chi_square += (n - expected) * (n - expected) / expected;
  EXPECT_GT(chi_square, 63 - 5 * 11.2);
  EXPECT_LT(chi_square, 63 + 5 * 11.2);
}

TEST(Random, normal_numbers_follow_the_normal_distribution) {
  constexpr int kCount = 200000;
  std::vector<double> x(kCount);
  Random random(2, 3, 4);
  for (double& value : x) value = random.normal();
  std::sort(x.begin(), x.end());
  double distance = 0;  // Kolmogorov-Smirnov; sqrt(n) D exceeds 2.2 with probability 1e-4
  for (int i = 0; i < kCount; ++i) {
    const double cumulative = 0.5 * std::erfc(-x[i] / std::sqrt(2.0));
    distance = std::max({distance, std::abs(cumulative - static_cast<double>(i) / kCount),
                         std::abs(cumulative - static_cast<double>(i + 1) / kCount)});
  }
  EXPECT_LT(distance * std::sqrt(kCount), 2.2);
}

}  // namespace
}  // namespace talus::core
