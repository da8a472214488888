#include "talus/io/mesh_words.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <system_error>

#include "talus/core/error.h"

namespace talus::io {
namespace {

constexpr std::size_t kShown = 40;  // a message must not carry a megabyte of rubbish

/// The beginning of a word, with anything unprintable as '?'.
std::string shown(std::string_view word) {
  std::string text(word.substr(0, kShown));
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return word.size() > kShown ? text + "..." : text;
}

std::string_view without_plus(std::string_view word) {
  return word.size() > 1 && word[0] == '+' && word[1] != '-' ? word.substr(1) : word;
}

}  // namespace

std::optional<double> to_number(std::string_view word) {
  word = without_plus(word);
  double value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (end != word.data() + word.size() || word.empty()) return std::nullopt;
  if (error == std::errc::result_out_of_range) return std::strtod(std::string(word).c_str(), nullptr);  // 1e-400: 0
  if (error != std::errc{}) return std::nullopt;
  return value;
}

std::optional<std::int64_t> to_integer(std::string_view word) {
  word = without_plus(word);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (end != word.data() + word.size() || error != std::errc{} || word.empty()) return std::nullopt;
  return value;
}

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

std::vector<std::string_view> split_words(std::string_view line) {
  constexpr std::string_view kSpace = " \t\r\v\f";
  std::vector<std::string_view> words;
  for (std::size_t at = line.find_first_not_of(kSpace); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kSpace, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(kSpace, end);
  }
  return words;
}

bool Lines::next(std::string_view& line) {
  if (at_ >= text_.size()) return false;
  const std::size_t end = std::min(text_.find('\n', at_), text_.size());
  line = text_.substr(at_, end - at_);
  if (line.ends_with('\r')) line.remove_suffix(1);
  at_ = std::min(end + 1, text_.size());
  ++line_;
  return true;
}

void MeshSource::refuse(const What& what) const {
  throw core::InputError({.file = file,
                          .line = what.line,
                          .key = what.key,
                          .value = shown(what.value),
                          .problem = what.problem,
                          .accepted = what.accepted});
}

double MeshSource::coordinate(std::string_view word, int line, const std::string& key) const {
  const std::optional<double> value = to_number(word);
  if (!value || !std::isfinite(*value))
    refuse({.line = line,
            .key = key,
            .value = std::string(word),
            .problem = "is no finite number",
            .accepted = "a number such as -1.25e3"});
  return *value;
}

}  // namespace talus::io
