#pragma once

// Changes of a project file that leave alone what they are not about: comments, order and layout of the rest stay as a
// person wrote them.

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "talus/io/toml_scan.h"

namespace talus::io {

struct TomlEdit {
  enum class What {
    set,     ///< a value, or a whole table: keys that it does not have go
    add,     ///< one more [[...]] table, after the others of its name
    remove,  ///< a key or a table, with the comments at its lines
    rename   ///< a table [a.NAME]
  };
  What what = What::set;
  TomlPath path;
  nlohmann::ordered_json value;  ///< of set and add
  std::string name;              ///< of rename
};

/// The text after the change. Throws core::InputError when the text is no TOML, when there is no such place and when
/// the change is of no meaning there. What comes out is valid and differs in nothing but what was asked for: it is read
/// back and compared.
[[nodiscard]] std::string edited_toml(const std::string& text, const TomlEdit& edit, const std::string& file);

/// "seeder[0].point"
[[nodiscard]] std::string to_string(const TomlPath& path);

}  // namespace talus::io
