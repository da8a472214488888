#include "talus/core/random.h"

#include <cmath>
#include <numbers>

namespace talus::core {
namespace {

constexpr int kRounds = 10;
constexpr std::uint32_t kMultiplier0 = 0xD2511F53;
constexpr std::uint32_t kMultiplier1 = 0xCD9E8D57;
constexpr std::uint32_t kWeyl0 = 0x9E3779B9;  // golden ratio
constexpr std::uint32_t kWeyl1 = 0xBB67AE85;  // sqrt(3) - 1

constexpr std::uint32_t low(std::uint64_t word) {
  return static_cast<std::uint32_t>(word);
}

constexpr std::uint32_t high(std::uint64_t word) {
  return static_cast<std::uint32_t>(word >> 32U);
}

}  // namespace

PhiloxCounter philox4x32(PhiloxCounter counter, PhiloxKey key) {
  for (int round = 0; round < kRounds; ++round) {
    const std::uint64_t product0 = std::uint64_t{kMultiplier0} * counter[0];
    const std::uint64_t product1 = std::uint64_t{kMultiplier1} * counter[2];
    counter = {high(product1) ^ counter[1] ^ key[0], low(product1), high(product0) ^ counter[3] ^ key[1],
               low(product0)};
    key[0] += kWeyl0;
    key[1] += kWeyl1;
  }
  return counter;
}

Random::Random(std::uint64_t seed, std::uint32_t stream, std::uint64_t index)
    : key_{low(seed), high(seed)}, counter_{0, stream, low(index), high(index)} {}

std::uint64_t Random::bits() {
  half_used_ = !half_used_;
  if (!half_used_) return std::uint64_t{block_[3]} << 32U | block_[2];
  block_ = philox4x32(counter_, key_);
  ++counter_[0];
  return std::uint64_t{block_[1]} << 32U | block_[0];
}

double Random::uniform() {
  return static_cast<double>(bits() >> 11U) * 0x1p-53;
}

double Random::normal() {
  const double radius = std::sqrt(-2 * std::log(1 - uniform()));  // 1 - u is in (0, 1]
  return radius * std::cos(2 * std::numbers::pi * uniform());
}

}  // namespace talus::core
