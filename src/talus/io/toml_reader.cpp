#include "talus/io/toml_reader.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "talus/core/text.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

/// Nodes of the parser as nodes of ours.
class Converter {
 public:
  explicit Converter(const std::string& file) : file_(file) {}

  [[nodiscard]] JsonNode convert(const toml::node& node, const std::string& path) const {
    JsonNode result{.value = nullptr, .line = static_cast<int>(node.source().begin.line)};
    if (const auto* table = node.as_table()) {
      result.value = members(*table, path);
    } else if (const auto* array = node.as_array()) {
      JsonArray items;
      for (const toml::node& item : *array) items.push_back(convert(item, fmt::format("{}[{}]", path, items.size())));
      result.value = std::move(items);
    } else {
      set_scalar(result, node, path);
    }
    return result;
  }

 private:
  void set_scalar(JsonNode& result, const toml::node& node, const std::string& path) const {
    if (const auto* text = node.as_string()) {
      result.value = text->get();
    } else if (const auto* whole = node.as_integer()) {
      result.value = whole->get();
    } else if (const auto* number = node.as_floating_point()) {
      result.value = number->get();
    } else if (const auto* flag = node.as_boolean()) {
      result.value = flag->get();
    } else {
      throw core::InputError({.file = file_,
                              .line = result.line,
                              .key = path,
                              .problem = "a date or time has no meaning here",
                              .accepted = "numbers, texts, lists and tables"});
    }
  }

  /// The parser sorts keys by name; people number things in the order they wrote them.
  [[nodiscard]] JsonObject members(const toml::table& table, const std::string& path) const {
    std::vector<std::pair<toml::source_position, JsonMember>> found;
    for (const auto& [key, node] : table) {
      const std::string name(key.str());
      found.emplace_back(key.source().begin,
                         JsonMember{name, convert(node, path.empty() ? name : fmt::format("{}.{}", path, name))});
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    JsonObject result;
    for (auto& [place, member] : found) result.push_back(std::move(member));
    return result;
  }

  const std::string& file_;
};

}  // namespace

JsonNode parse_toml(std::string_view text, const std::string& file) {
  try {
    const toml::table table = toml::parse(text, file);
    JsonNode root = Converter(file).convert(table, "");
    root.line = 1;
    return root;
  } catch (const toml::parse_error& error) {
    const toml::source_position place = error.source().begin;
    throw core::InputError({.file = file,
                            .line = static_cast<int>(place.line),
                            .problem = fmt::format("no TOML, column {}: {}", place.column, error.description())});
  }
}

TomlTable::TomlTable(const JsonNode& node, const std::string& file, std::string path, Keys known)
    : ObjectReader(node, file, std::move(path), known) {}

std::optional<TomlTable> TomlTable::table(std::string_view key, Keys known) const {
  const JsonNode* const found = find(key);
  if (found == nullptr) return std::nullopt;
  if (!std::holds_alternative<JsonObject>(found->value))
    fail(key, "must be a table", fmt::format("[{}]", full_key(key)));
  return TomlTable(*found, file(), full_key(key), known);
}

std::vector<TomlTable> TomlTable::tables(std::string_view key, Keys known) const {
  std::vector<TomlTable> result;
  if (!has(key)) return result;
  const auto* const items = std::get_if<JsonArray>(&at(key).value);
  const auto is_table = [](const JsonNode& item) { return std::holds_alternative<JsonObject>(item.value); };
  if (items == nullptr || !std::all_of(items->begin(), items->end(), is_table))
    fail(key, "must be a list of tables", fmt::format("[[{}]] for each", key));
  for (const JsonNode& item : *items)
    result.emplace_back(item, file(), fmt::format("{}[{}]", full_key(key), result.size()), known);
  return result;
}

TomlTable TomlTable::entry_table(std::string_view key, int index, Keys known) const {
  return {array(key)[static_cast<std::size_t>(index)], file(), fmt::format("{}[{}]", full_key(key), index), known};
}

std::vector<TomlTable::Named> TomlTable::named_tables(std::string_view key, Keys known) const {
  std::vector<Named> result;
  if (!has(key)) return result;
  const auto* const members = std::get_if<JsonObject>(&at(key).value);
  const std::string accepted = fmt::format("[{}.NAME] for each", key);
  if (members == nullptr) fail(key, "must be a table of tables", accepted);
  for (const JsonMember& member : *members) {
    const std::string path = fmt::format("{}.{}", full_key(key), member.key);
    if (!std::holds_alternative<JsonObject>(member.node.value)) {
      throw core::InputError({.file = file(),
                              .line = member.node.line,
                              .key = path,
                              .value = brief_text(member.node),
                              .problem = "must be a table",
                              .accepted = accepted});
    }
    result.push_back({member.key, TomlTable(member.node, file(), path, known)});
  }
  return result;
}

std::vector<std::pair<std::string, std::string>> TomlTable::text_pairs(std::string_view key) const {
  constexpr std::string_view kAccepted = R"({ 1 = "rock", 2 = "talus" } and the like)";
  if (!has(key)) fail(key, "the key is missing", kAccepted);
  const JsonNode& found = at(key);
  const auto* const members = std::get_if<JsonObject>(&found.value);
  if (members == nullptr) fail(key, "must be a table", kAccepted);
  std::vector<std::string_view> names;
  for (const JsonMember& member : *members) names.emplace_back(member.key);
  const ObjectReader reader(found, file(), full_key(key), names);
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const JsonMember& member : *members) pairs.emplace_back(member.key, reader.text(member.key));
  return pairs;
}

core::Vector3 TomlTable::vector3(std::string_view key) const {
  return vector(key, 3);
}

core::Vector3 TomlTable::vector3_or(std::string_view key, const core::Vector3& fallback) const {
  return has(key) ? vector3(key) : fallback;
}

std::vector<core::Vector2> TomlTable::points(std::string_view key) const {
  const core::Matrix rows = matrix(key, 2);
  std::vector<core::Vector2> result;
  result.reserve(static_cast<std::size_t>(rows.rows()));
  for (int i = 0; i < rows.rows(); ++i) result.emplace_back(rows.row(i));
  return result;
}

std::string TomlTable::word(std::string_view key, std::string_view what, Keys accepted) const {
  if (!has(key)) fail(key, "the key is missing", core::join(accepted));
  std::string value = text(key);
  if (std::find(accepted.begin(), accepted.end(), value) == accepted.end())
    fail(key, core::unknown_word(what, value, accepted), core::join(accepted));
  return value;
}

fs::path TomlTable::path(std::string_view key) const {
  const std::string name = text(key);
  if (name.empty()) fail(key, "is empty", "the name of a file");
  fs::path path = fs::path(file()).parent_path() / name;
  const std::string problem = file_problem(path);
  if (!problem.empty()) fail(key, problem, "a file, relative to the folder of the project");
  return path;
}

void TomlTable::refuse(std::string_view key, const std::string& why) const {
  if (has(key)) fail(key, why);
}

bool TomlTable::first_of(std::string_view first, std::string_view second) const {
  if (has(first) && has(second)) fail(second, fmt::format("cannot stand beside {}", first), "one of the two");
  if (!has(first) && !has(second)) fail(first, "the key is missing", fmt::format("{} or {}", first, second));
  return has(first);
}

void TomlTable::rethrow(std::string_view key, core::InputError::Details details) const {
  const bool own = !details.key.empty() && has(details.key);
  if (!own && !details.key.empty()) {
    details.problem += fmt::format(" ({}{}{})", details.key, details.value.empty() ? "" : " = ", details.value);
    details.value.clear();
  }
  const std::string_view name = own ? std::string_view(details.key) : key;
  const JsonNode* const place = find(name);
  details.file = file();
  details.line = place != nullptr ? place->line : node().line;
  details.key = full_key(name);
  throw core::InputError(std::move(details));
}

}  // namespace talus::io
