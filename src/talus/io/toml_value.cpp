#include "talus/io/toml_value.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::io {
namespace {

using Json = nlohmann::ordered_json;

[[noreturn]] void refuse(std::string value, const char* problem, const char* accepted) {
  throw core::InputError({.value = std::move(value), .problem = problem, .accepted = accepted});
}

std::string in_quotes(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      result.append("\\").append(1, c);
    else if (c == '\n')
      result += "\\n";
    else if (c == '\t')
      result += "\\t";
    else if (code < 0x20 || code == 0x7f)
      result += fmt::format("\\u{:04X}", code);
    else
      result += c;
  }
  return result + "\"";
}

/// A number with a point or an exponent, so that it stays no whole number.
std::string decimal(double value) {
  if (!std::isfinite(value)) refuse(fmt::format("{}", value), "is no number", "a finite number");
  std::string text = fmt::format("{}", value);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

std::string list_text(const Json& list, std::size_t width) {
  std::string line = "[", lines = "[\n";
  for (const Json& item : list) {
    const std::string text = toml_value(item, width);
    line.append(line.size() > 1 ? ", " : "").append(text);
    lines.append("  ").append(text).append(",\n");
  }
  line += "]";
  return line.size() <= width && line.find('\n') == std::string::npos ? line : lines + "]";
}

std::string table_text(const Json& table) {
  std::string text;
  constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();  // an inline table has one line
  for (const auto& [key, value] : table.items())
    text.append(text.empty() ? " " : ", ").append(toml_key(key)).append(" = ").append(toml_value(value, kAny));
  return "{" + text + (text.empty() ? "}" : " }");
}

}  // namespace

Json to_json(const JsonNode& node) {
  struct Visitor {
    Json operator()(std::nullptr_t) const { return nullptr; }
    Json operator()(bool value) const { return value; }
    Json operator()(std::int64_t value) const { return value; }
    Json operator()(double value) const { return std::isfinite(value) ? Json(value) : Json(); }
    Json operator()(const std::string& value) const { return value; }
    Json operator()(const JsonArray& list) const {
      Json result = Json::array();
      for (const JsonNode& item : list) result.push_back(to_json(item));
      return result;
    }
    Json operator()(const JsonObject& table) const {
      Json result = Json::object();
      for (const JsonMember& member : table) result[member.key] = to_json(member.node);
      return result;
    }
  };
  return std::visit(Visitor{}, node.value);
}

std::string toml_key(std::string_view name) {
  const bool plain = !name.empty() && std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '_' || c == '-';
  });
  return plain ? std::string(name) : in_quotes(name);
}

std::string toml_value(const Json& value, std::size_t width) {
  switch (value.type()) {
    case Json::value_t::boolean:
      return value.get<bool>() ? "true" : "false";
    case Json::value_t::number_integer:
      return fmt::format("{}", value.get<std::int64_t>());
    case Json::value_t::number_unsigned:
      if (value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        refuse(value.dump(), "is too large", "a whole number below 2^63");
      return fmt::format("{}", value.get<std::uint64_t>());
    case Json::value_t::number_float:
      return decimal(value.get<double>());
    case Json::value_t::string:
      return in_quotes(value.get_ref<const std::string&>());
    case Json::value_t::array:
      return list_text(value, width);
    case Json::value_t::object:
      return table_text(value);
    default:
      refuse("null", "has no meaning in a project file", "a number, a text, a list or a table");
  }
}

}  // namespace talus::io
