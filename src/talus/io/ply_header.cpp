#include "talus/io/ply_header.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

namespace talus::io {
namespace {

struct TypeName {
  std::string_view name;
  PlyType type;
};

constexpr std::array<TypeName, 16> kTypes{{{"char", PlyType::int8},
                                           {"uchar", PlyType::uint8},
                                           {"short", PlyType::int16},
                                           {"ushort", PlyType::uint16},
                                           {"int", PlyType::int32},
                                           {"uint", PlyType::uint32},
                                           {"float", PlyType::float32},
                                           {"double", PlyType::float64},
                                           {"int8", PlyType::int8},
                                           {"uint8", PlyType::uint8},
                                           {"int16", PlyType::int16},
                                           {"uint16", PlyType::uint16},
                                           {"int32", PlyType::int32},
                                           {"uint32", PlyType::uint32},
                                           {"float32", PlyType::float32},
                                           {"float64", PlyType::float64}}};

using Words = std::vector<std::string_view>;

class HeaderReader {
 public:
  HeaderReader(Lines& lines, const MeshSource& source) : lines_(lines), source_(source) {}

  PlyHeader read() {
    std::string_view line;
    if (!lines_.next(line) || split_words(line) != Words{"ply"}) refuse("first line", line, "is not a PLY file", "ply");
    while (lines_.next(line)) {
      const Words words = split_words(line);
      if (words.empty() || words[0] == "comment" || words[0] == "obj_info") continue;
      if (words == Words{"end_header"}) return finish();
      statement(words, line);
    }
    refuse("header", "", "has no end", "end_header on a line of its own");
  }

 private:
  void statement(const Words& words, std::string_view line) {
    if (words[0] == "format" && words.size() == 3) return format(words);
    if (words[0] == "element" && words.size() == 3) return element(words);
    if (words[0] == "property" && words.size() == 3)
      return property({.name = std::string(words[2]), .type = type(words[1])});
    if (words[0] == "property" && words.size() == 5 && words[1] == "list")
      return property(
          {.name = std::string(words[4]), .type = type(words[3]), .is_list = true, .count_type = type(words[2])});
    refuse(
        "header", line, "is no line of a header",
        "format, comment, obj_info, element NAME COUNT, property TYPE NAME, property list TYPE TYPE NAME, end_header");
  }

  void format(const Words& words) {
    has_format_ = true;
    if (words[2] != "1.0") refuse("format", words[2], "unknown version", "1.0");
    if (words[1] == "ascii") {
      header_.format = PlyFormat::ascii;
    } else if (words[1] == "binary_little_endian") {
      header_.format = PlyFormat::little_endian;
    } else if (words[1] == "binary_big_endian") {
      header_.format = PlyFormat::big_endian;
    } else {
      refuse("format", words[1], "unknown format", "ascii, binary_little_endian, binary_big_endian");
    }
  }

  void element(const Words& words) {
    const std::optional<std::int64_t> count = to_integer(words[2]);
    if (!count || *count < 0) refuse("element " + std::string(words[1]), words[2], "is no count", "0 or more");
    const bool twice = std::any_of(header_.elements.begin(), header_.elements.end(),
                                   [&](const PlyElement& e) { return e.name == words[1]; });
    if (twice) refuse("element", words[1], "is announced twice", "each element once");
    header_.elements.push_back({std::string(words[1]), *count, {}});
  }

  void property(PlyProperty property) {
    if (header_.elements.empty()) refuse("property", property.name, "belongs to no element", "element before property");
    if (property.is_list && !is_integer(property.count_type))
      refuse("property", property.name, "has lengths that are not whole numbers", "an integer type");
    header_.elements.back().properties.push_back(std::move(property));
  }

  [[nodiscard]] PlyType type(std::string_view name) const {
    const auto* found = std::find_if(kTypes.begin(), kTypes.end(), [&](const TypeName& t) { return t.name == name; });
    if (found == kTypes.end())
      refuse("type", name, "unknown", "char, uchar, short, ushort, int, uint, float, double or int8 ... float64");
    return found->type;
  }

  PlyHeader finish() {
    if (!has_format_) refuse("header", "", "has no line format", "format ascii 1.0 or a binary one");
    return std::move(header_);
  }

  [[noreturn]] void refuse(std::string key, std::string_view value, std::string problem, std::string accepted) const {
    source_.refuse({.line = lines_.line(),
                    .key = std::move(key),
                    .value = std::string(value),
                    .problem = std::move(problem),
                    .accepted = std::move(accepted)});
  }

  Lines& lines_;
  const MeshSource& source_;
  PlyHeader header_;
  bool has_format_ = false;
};

}  // namespace

std::size_t byte_count(PlyType type) {
  switch (type) {
    case PlyType::int8:
    case PlyType::uint8:
      return 1;
    case PlyType::int16:
    case PlyType::uint16:
      return 2;
    case PlyType::int32:
    case PlyType::uint32:
    case PlyType::float32:
      return 4;
    case PlyType::float64:
      return 8;
  }
  return 8;
}

bool is_integer(PlyType type) {
  return type != PlyType::float32 && type != PlyType::float64;
}

PlyHeader read_ply_header(Lines& lines, const MeshSource& source) {
  return HeaderReader(lines, source).read();
}

}  // namespace talus::io
