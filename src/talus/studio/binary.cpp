#include "talus/studio/binary.h"

#include <bit>
#include <cmath>
#include <cstring>

namespace talus::studio {

static_assert(std::endian::native == std::endian::little);

void Binary::add_bytes(std::string_view name, const char* type, const void* data, std::size_t count, std::size_t size,
                       int width, std::string_view unit) {
  constexpr std::size_t kAligned = 8;
  data_.resize((data_.size() + kAligned - 1) / kAligned * kAligned);
  arrays_[std::string(name)] = {
      {"type", type}, {"offset", data_.size()}, {"count", count}, {"width", width}, {"unit", unit}};
  if (count > 0) data_.append(static_cast<const char*>(data), count * size);
}

void Binary::add(std::string_view name, const std::vector<float>& v, int width, std::string_view unit) {
  add_bytes(name, "f32", v.data(), v.size(), sizeof(float), width, unit);
}
void Binary::add(std::string_view name, const std::vector<double>& v, int width, std::string_view unit) {
  add_bytes(name, "f64", v.data(), v.size(), sizeof(double), width, unit);
}
void Binary::add(std::string_view name, const std::vector<std::int32_t>& v, int width, std::string_view unit) {
  add_bytes(name, "i32", v.data(), v.size(), sizeof(std::int32_t), width, unit);
}
void Binary::add(std::string_view name, const std::vector<std::uint32_t>& v, int width, std::string_view unit) {
  add_bytes(name, "u32", v.data(), v.size(), sizeof(std::uint32_t), width, unit);
}
void Binary::add(std::string_view name, const std::vector<std::uint8_t>& v, int width, std::string_view unit) {
  add_bytes(name, "u8", v.data(), v.size(), sizeof(std::uint8_t), width, unit);
}

std::string Binary::bytes() const {
  Json whole = header_;
  whole["arrays"] = arrays_;
  std::string header = whole.dump(-1, ' ', false, Json::error_handler_t::replace);
  header.resize((header.size() + 7) / 8 * 8, ' ');
  const auto length = static_cast<std::uint32_t>(header.size());
  std::string result = "TLS1";
  result.append(reinterpret_cast<const char*>(&length), sizeof length);
  return result + header + data_;
}

void append(std::vector<float>& list, const core::Vector3& v) {
  for (int i = 0; i < 3; ++i) list.push_back(static_cast<float>(v[i]));
}

Json number_json(double value) {
  return std::isfinite(value) ? Json(value) : Json();
}

Json vector_json(const core::Vector3& v) {
  return {v.x(), v.y(), v.z()};
}

}  // namespace talus::studio
