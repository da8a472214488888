#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace talus::io {

/// The number stored at the beginning of the bytes, which must hold it.
template <class Number>
[[nodiscard]] Number from_bytes(std::string_view bytes, std::endian order) {
  std::array<unsigned char, sizeof(Number)> buffer{};
  for (std::size_t i = 0; i < sizeof(Number); ++i)
    buffer[i] = static_cast<unsigned char>(bytes[order == std::endian::native ? i : sizeof(Number) - 1 - i]);
  Number number;
  std::memcpy(&number, buffer.data(), sizeof(Number));
  return number;
}

}  // namespace talus::io
