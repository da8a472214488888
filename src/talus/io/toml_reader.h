#pragma once

// Project files: TOML as the located tree of located_json.h, read table by table. Whatever is not as asked for is a
// core::InputError with file, line and key; unknown keys come with a suggestion.

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "talus/core/error.h"
#include "talus/io/object_reader.h"

namespace talus::io {

/// Tables keep the order of the file. Throws core::InputError with line and column for a syntax error, and for a date
/// or time (no project has any).
[[nodiscard]] JsonNode parse_toml(std::string_view text, const std::string& file);

class TomlTable : public ObjectReader {
 public:
  using Keys = std::span<const std::string_view>;

  /// `path` leads to the table in messages: "slope", "seeder[0]"; "" for the whole file. `file` is the project, and
  /// files that it names are looked for beside it. Node and file must outlive the table.
  TomlTable(const JsonNode& node, const std::string& file, std::string path, Keys known);

  /// The table of this name; none if it is absent.
  [[nodiscard]] std::optional<TomlTable> table(std::string_view key, Keys known) const;
  /// [[key]]: one for each.
  [[nodiscard]] std::vector<TomlTable> tables(std::string_view key, Keys known) const;

  /// The table that stands at this place of a list: key = [1, { ... }].
  [[nodiscard]] TomlTable entry_table(std::string_view key, int index, Keys known) const;

  struct Named;
  /// [key.NAME]: one for each name, in the order of the file.
  [[nodiscard]] std::vector<Named> named_tables(std::string_view key, Keys known) const;
  /// The words of a table of texts, { a = "x", b = "y" }, in the order of the file.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> text_pairs(std::string_view key) const;

  [[nodiscard]] core::Vector3 vector3(std::string_view key) const;
  [[nodiscard]] core::Vector3 vector3_or(std::string_view key, const core::Vector3& fallback) const;
  /// A list of points [x, y].
  [[nodiscard]] std::vector<core::Vector2> points(std::string_view key) const;
  /// One of these words.
  [[nodiscard]] std::string word(std::string_view key, std::string_view what, Keys accepted) const;

  /// A file that exists, relative to the folder of the project.
  [[nodiscard]] std::filesystem::path path(std::string_view key) const;

  /// Throws for a key that is there but has no meaning beside the others.
  void refuse(std::string_view key, const std::string& why) const;
  /// Throws unless exactly one of the two keys is there; true if it is the first.
  [[nodiscard]] bool first_of(std::string_view first, std::string_view second) const;

  /// Does the action; an error that names no file gets the place of this key, or of its own key where that is one here.
  template <class Action>
  auto located(std::string_view key, Action&& action) const {
    try {
      return action();
    } catch (const core::InputError& error) {
      if (!error.details().file.empty()) throw;
      rethrow(key, error.details());
    }
  }

 private:
  [[noreturn]] void rethrow(std::string_view key, core::InputError::Details details) const;
};

struct TomlTable::Named {
  std::string name;
  TomlTable table;
};

}  // namespace talus::io
