#pragma once

// Numbers as bytes and back, for what is kept between two runs of the program on one kind of machine: least significant
// byte first, doubles bit by bit.

#include <bit>
#include <cstdint>
#include <istream>
#include <ostream>
#include <type_traits>
#include <vector>

#include "talus/core/error.h"

namespace talus::core {

static_assert(std::endian::native == std::endian::little);

class ByteWriter {
 public:
  explicit ByteWriter(std::ostream& out) : out_(out) {}

  template <class Number>
  requires std::is_arithmetic_v<Number>
  void put(Number value) { out_.write(reinterpret_cast<const char*>(&value), sizeof value); }
  template <class Number>
  requires std::is_arithmetic_v<Number>
  void put(const std::vector<Number>& values) {
    put(static_cast<std::uint64_t>(values.size()));
    out_.write(reinterpret_cast<const char*>(values.data()),
               static_cast<std::streamsize>(values.size() * sizeof(Number)));
  }

 private:
  std::ostream& out_;
};

/// Throws core::InputError where the bytes end too early.
class ByteReader {
 public:
  explicit ByteReader(std::istream& in) : in_(in) {}

  template <class Number>
  requires std::is_arithmetic_v<Number>
  [[nodiscard]] Number get() {
    Number value{};
    read(reinterpret_cast<char*>(&value), sizeof value);
    return value;
  }
  template <class Number>
  requires std::is_arithmetic_v<Number>
  [[nodiscard]] std::vector<Number> get_vector() {
    std::vector<Number> values;
    // In parts, so that a length that was never written does not take all memory before the end is noticed.
    constexpr std::uint64_t kPart = 1 << 16;
    for (std::uint64_t left = get<std::uint64_t>(); left > 0;) {
      const std::uint64_t part = left < kPart ? left : kPart;
      values.resize(values.size() + part);
      read(reinterpret_cast<char*>(values.data() + values.size() - part), part * sizeof(Number));
      left -= part;
    }
    return values;
  }

 private:
  void read(char* to, std::size_t size) {
    if (!in_.read(to, static_cast<std::streamsize>(size))) throw InputError({.problem = "ends too early"});
  }

  std::istream& in_;
};

}  // namespace talus::core
