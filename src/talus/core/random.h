#pragma once

// Counter-based random numbers: a value is a pure function of where it stands, so that rock 4711 draws the same numbers
// on any thread, on any machine and in any order.
//
//     block(k) = Philox4x32-10( counter = (k, stream, index_low, index_high), key = (seed_low, seed_high) )
//
//   seed    of the project                       stream  what the numbers are for (a shape, a start, a material, ...)
//   index   which one of them (rock number)      k       0, 1, 2, ...: block within (seed, stream, index)
//
// Philox4x32-10: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC11 (2011), section 4.3.
// A block is 128 bits; a uniform number takes 64 of them, so one sequence holds 2^33 uniform numbers.

#include <array>
#include <cstdint>

namespace talus::core {

using PhiloxCounter = std::array<std::uint32_t, 4>;
using PhiloxKey = std::array<std::uint32_t, 2>;

/// The bare bijection: ten rounds.
[[nodiscard]] PhiloxCounter philox4x32(PhiloxCounter counter, PhiloxKey key);

/// The sequence (seed, stream, index), from its beginning. Cheap to make and to copy.
class Random {
 public:
  explicit Random(std::uint64_t seed, std::uint32_t stream = 0, std::uint64_t index = 0);

  /// 64 random bits.
  [[nodiscard]] std::uint64_t bits();
  /// Uniform in [0, 1): a multiple of 2^-53.
  [[nodiscard]] double uniform();
  /// Uniform between the two.
  [[nodiscard]] double uniform(double lower, double upper) { return lower + (upper - lower) * uniform(); }
  /// Standard normal by Box-Muller. It always takes two uniform numbers and keeps none back, so that the place in the
  /// sequence is known from the number of calls.
  [[nodiscard]] double normal();

 private:
  PhiloxKey key_;
  PhiloxCounter counter_;
  PhiloxCounter block_{};
  bool half_used_ = false;  ///< the second half of block_ is still to be given out
};

}  // namespace talus::core
