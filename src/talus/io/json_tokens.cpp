#include "talus/io/json_tokens.h"

#include <array>
#include <cctype>
#include <cstddef>

namespace talus::io {
namespace {

struct Replacement {
  std::string_view token, text;
};
constexpr std::array<Replacement, 3> kPythonTokens{
    {{"-Infinity", "\"-inf\""}, {"Infinity", "\"inf\""}, {"NaN", "\"nan\""}}};

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The token that stands bare at `at`, or null. A longer word such as NaNs is left for the parser to refuse.
const Replacement* python_token(std::string_view text, std::size_t at) {
  if (at > 0 && is_word(text[at - 1])) return nullptr;
  for (const Replacement& candidate : kPythonTokens) {
    const std::size_t end = at + candidate.token.size();
    if (text.substr(at, candidate.token.size()) == candidate.token && (end == text.size() || !is_word(text[end])))
      return &candidate;
  }
  return nullptr;
}

/// Calls `visit(position, inside a string)` for each character; visit returns how many characters it dealt with.
template <class Visit>
void for_each_character(std::string_view text, Visit visit) {
  bool in_string = false;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    const bool escape = in_string && c == '\\';
    at += visit(at, in_string) + (escape ? 1 : 0);
    if (c == '"') in_string = !in_string;
  }
}

}  // namespace

bool may_hold_python_tokens(std::string_view text) {
  return text.find("Infinity") != std::string_view::npos || text.find("NaN") != std::string_view::npos;
}

std::string quote_python_tokens(std::string_view text) {
  std::string quoted;
  quoted.reserve(text.size() + 16);
  for_each_character(text, [&](std::size_t at, bool in_string) -> std::size_t {
    if (const Replacement* found = in_string ? nullptr : python_token(text, at)) {
      quoted += found->text;
      return found->token.size();
    }
    quoted += text[at];
    if (in_string && text[at] == '\\' && at + 1 < text.size()) quoted += text[at + 1];
    return 1;
  });
  return quoted;
}

bool closes_its_brackets(std::string_view line) {
  int depth = 0;
  for_each_character(line, [&](std::size_t at, bool in_string) -> std::size_t {
    const char c = line[at];
    if (!in_string) depth += static_cast<int>(c == '{' || c == '[') - static_cast<int>(c == '}' || c == ']');
    return 1;
  });
  return depth <= 0;
}

}  // namespace talus::io
