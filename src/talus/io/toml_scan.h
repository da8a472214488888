#pragma once

// Where things stand in a TOML text: headers and key = value pairs with their places, so that one of them can change
// while comments, order and layout of everything else stay. The text must be valid (parse_toml says whether it is).

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace talus::io {

/// "seeder", 0, "point": names, and numbers of [[...]] tables.
using TomlStep = std::variant<std::string, std::size_t>;
using TomlPath = std::vector<TomlStep>;

/// From `begin` up to but without `end`, in bytes.
struct TextRange {
  std::size_t begin = 0, end = 0;
  [[nodiscard]] std::size_t size() const { return end - begin; }
};

struct TomlPair {
  TomlPath path;      ///< from the root, dotted keys and the section included
  TextRange key;      ///< as written, dots included
  TextRange value;    ///< as written
  TextRange lines;    ///< whole lines, with the line break
  std::size_t depth;  ///< steps of the path that its section gives
};

struct TomlSection {
  TomlPath path;          ///< empty for what stands before the first header
  bool of_list = false;   ///< [[...]]
  TextRange name;         ///< between the brackets
  TextRange header;       ///< whole line; empty for the first section
  std::size_t begin = 0;  ///< of the comment lines right above the header, which belong to it
  std::vector<TomlPair> pairs;
};

/// All sections in order; the first, before any header, is always there.
[[nodiscard]] std::vector<TomlSection> scan_toml(std::string_view text);

/// Whether `path` begins with `prefix`.
[[nodiscard]] bool begins_with(const TomlPath& path, const TomlPath& prefix);

}  // namespace talus::io
