#pragma once

// A sum that does not depend on the order of its terms: each term is rounded to a multiple of 2^-40 and added as a
// whole number of 128 bits. A sum of n terms is off by n 2^-41 at most, and holds up to 2^88.

#include <cassert>
#include <cmath>
#include <cstdint>

#include "talus/core/byte_stream.h"

namespace talus::core {

class ExactSum {
 public:
  /// The term must be from 0 to 2^63.
  void add(double term) {
    assert(term >= 0 && term <= 0x1p63);
    const double whole = std::floor(term);
    whole_ += static_cast<Wide>(static_cast<std::uint64_t>(whole)) << kBits;
    whole_ += static_cast<Wide>(static_cast<std::uint64_t>(std::nearbyint(std::ldexp(term - whole, kBits))));
  }
  void merge(const ExactSum& other) { whole_ += other.whole_; }
  [[nodiscard]] double value() const {
    return std::ldexp(static_cast<double>(high()), 64 - kBits) + std::ldexp(static_cast<double>(low()), -kBits);
  }
  [[nodiscard]] bool operator==(const ExactSum&) const = default;

  void save(ByteWriter& out) const { out.put(low()), out.put(high()); }
  [[nodiscard]] static ExactSum load(ByteReader& in) {
    ExactSum sum;
    sum.whole_ = in.get<std::uint64_t>();
    sum.whole_ |= static_cast<Wide>(in.get<std::uint64_t>()) << 64;
    return sum;
  }

 private:
  __extension__ using Wide = unsigned __int128;
  static constexpr int kBits = 40;

  [[nodiscard]] std::uint64_t low() const { return static_cast<std::uint64_t>(whole_); }
  [[nodiscard]] std::uint64_t high() const { return static_cast<std::uint64_t>(whole_ >> 64); }

  Wide whole_ = 0;
};

}  // namespace talus::core
