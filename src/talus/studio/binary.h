#pragma once

// Arrays of numbers for the page, with a JSON header that tells where each begins (docs/studio.md):
//
//     "TLS1" | uint32 H | header of H bytes, padded with spaces to a multiple of 8 | arrays, each at a multiple of 8
//
// Little-endian, as every machine that Talus is built for.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/studio/answer.h"

namespace talus::studio {

class Binary {
 public:
  explicit Binary(Json header) : header_(std::move(header)) {}

  void add(std::string_view name, const std::vector<float>& values, int width = 1, std::string_view unit = "");
  void add(std::string_view name, const std::vector<double>& values, int width = 1, std::string_view unit = "");
  void add(std::string_view name, const std::vector<std::int32_t>& values, int width = 1, std::string_view unit = "");
  void add(std::string_view name, const std::vector<std::uint32_t>& values, int width = 1, std::string_view unit = "");
  void add(std::string_view name, const std::vector<std::uint8_t>& values, int width = 1, std::string_view unit = "");

  [[nodiscard]] std::string bytes() const;

 private:
  void add_bytes(std::string_view name, const char* type, const void* data, std::size_t count, std::size_t size,
                 int width, std::string_view unit);

  Json header_;
  Json arrays_ = Json::object();
  std::string data_;
};

void append(std::vector<float>& list, const core::Vector3& v);

/// Nothing for what is no finite number.
[[nodiscard]] Json number_json(double value);
[[nodiscard]] Json vector_json(const core::Vector3& v);

}  // namespace talus::studio
