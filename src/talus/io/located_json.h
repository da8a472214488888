#pragma once

// JSON as a tree whose values know the line they were written on, so that a message can say where to look.
// Beyond the standard, the bare tokens Infinity, -Infinity and NaN that Python writes are read as the texts "inf",
// "-inf" and "nan"; who asks for a number decides whether they are allowed.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace talus::io {

struct JsonNode;
struct JsonMember;
using JsonArray = std::vector<JsonNode>;
using JsonObject = std::vector<JsonMember>;  ///< in the order written; keys are unique

struct JsonNode {
  std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, JsonArray, JsonObject> value;
  int line = 0;  ///< counted from 1; of arrays and objects: the line of the opening bracket
};

struct JsonMember {
  std::string key;
  JsonNode node;
};

/// Parse one document. `file` and `first_line` (the number of the text's first line in it) serve the messages.
/// Throws core::InputError for a syntax error (with line and column), a key given twice, a number that overflows or
/// nesting deeper than any problem needs.
[[nodiscard]] JsonNode parse_json(std::string_view text, const std::string& file, int first_line = 1);

/// The member of an object, or null when the key is absent or the node is no object.
[[nodiscard]] const JsonNode* find_member(const JsonNode& object, std::string_view key);

/// The value as a person would write it, shortened for a message.
[[nodiscard]] std::string brief_text(const JsonNode& node);

}  // namespace talus::io
