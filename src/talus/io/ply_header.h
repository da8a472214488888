#pragma once

// The header of a PLY file.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "talus/io/mesh_words.h"

namespace talus::io {

enum class PlyType { int8, uint8, int16, uint16, int32, uint32, float32, float64 };

[[nodiscard]] std::size_t byte_count(PlyType type);
[[nodiscard]] bool is_integer(PlyType type);

struct PlyProperty {
  std::string name;
  PlyType type = PlyType::float32;
  bool is_list = false;
  PlyType count_type = PlyType::uint8;  ///< of lists
};

struct PlyElement {
  std::string name;
  std::int64_t count = 0;
  std::vector<PlyProperty> properties;
};

enum class PlyFormat { ascii, little_endian, big_endian };

struct PlyHeader {
  PlyFormat format = PlyFormat::ascii;
  std::vector<PlyElement> elements;
};

/// Reads up to and including the line end_header.
[[nodiscard]] PlyHeader read_ply_header(Lines& lines, const MeshSource& source);

}  // namespace talus::io
