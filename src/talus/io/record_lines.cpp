#include "talus/io/record_lines.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/mesh_words.h"

namespace talus::io {
namespace {

constexpr std::string_view kBetween = " \t,;\r";

char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

std::size_t find_word(std::string_view line, std::string_view word) {
  const auto found = std::search(line.begin(), line.end(), word.begin(), word.end(),
                                 [](char a, char b) { return lower(a) == lower(b); });
  return found == line.end() ? std::string_view::npos : static_cast<std::size_t>(found - line.begin());
}

/// ".5", "-1.E-3": as Fortran writes them.
std::optional<double> fortran_number(std::string_view word) {
  std::string text(word);
  std::replace(text.begin(), text.end(), 'D', 'E');
  if (text.starts_with('+')) text.erase(0, 1);
  return to_number(text);
}

std::string_view stripped(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBetween);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBetween) - first + 1);
}

}  // namespace

RecordLines::RecordLines(const RecordText& source) : source_(source) {
  Lines lines(source.text, 0);
  for (std::string_view line; lines.next(line);) lines_.push_back(line);
}

std::string_view RecordLines::line(int index) const {
  if (index < count()) return lines_[static_cast<std::size_t>(index)];
  throw core::InputError({.file = source_.file, .line = count(), .problem = "the file ends in its heading"});
}

double RecordLines::number(int index, std::string_view word) const {
  const std::optional<double> value = fortran_number(word);
  if (!value) fail(index, "", "", fmt::format("\"{}\" is no number", word), "a finite number");
  if (!std::isfinite(*value)) fail(index, "", "", fmt::format("\"{}\" is not finite", word), "a finite number");
  return *value;
}

std::vector<double> RecordLines::numbers(int index, std::size_t most) const {
  std::vector<double> values;
  for (int i = index; i < count() && values.size() < most; ++i) {
    const std::string_view text = lines_[static_cast<std::size_t>(i)];
    for (std::size_t at = text.find_first_not_of(kBetween); at != std::string_view::npos && values.size() < most;) {
      const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
      values.push_back(number(i, text.substr(at, end - at)));
      at = text.find_first_not_of(kBetween, end);
    }
  }
  return values;
}

std::vector<double> RecordLines::fields(int index, std::size_t most, std::size_t width, int end) const {
  std::vector<double> values;
  for (int i = index; i < (end < 0 ? count() : end) && values.size() < most; ++i) {
    const std::string_view text = line(i);
    for (std::size_t at = 0; at < text.size() && values.size() < most; at += width)
      if (const std::string_view word = stripped(text.substr(at, width)); !word.empty())
        values.push_back(number(i, word));
  }
  return values;
}

void RecordLines::require_count(const std::vector<double>& values, std::size_t promised, int heading) const {
  if (values.size() == promised) return;
  fail(heading, "", "", fmt::format("promises {} samples, but {} follow", promised, values.size()),
       "as many samples as the heading says");
}

void RecordLines::fail(int index, std::string key, std::string value, std::string problem, std::string accepted) const {
  throw core::InputError({.file = source_.file,
                          .line = index + 1,
                          .key = std::move(key),
                          .value = std::move(value),
                          .problem = std::move(problem),
                          .accepted = std::move(accepted)});
}

bool contains(std::string_view line, std::string_view word) {
  return find_word(line, word) != std::string_view::npos;
}

std::vector<double> numbers_in(std::string_view line) {
  std::vector<double> values;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t first = line.find_first_of("0123456789.+-", at);
    if (first == std::string_view::npos) break;
    const std::size_t end = std::min(line.find_first_not_of("0123456789.+-eEdD", first), line.size());
    if (const std::optional<double> value = fortran_number(line.substr(first, end - first))) values.push_back(*value);
    at = end;
  }
  return values;
}

std::optional<double> number_after(std::string_view line, std::string_view word) {
  const std::size_t at = find_word(line, word);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view rest = line.substr(at + word.size());
  const std::size_t first = rest.find_first_not_of(" \t=:");
  if (first == std::string_view::npos || std::string_view("0123456789.+-").find(rest[first]) == std::string_view::npos)
    return std::nullopt;
  const std::vector<double> values = numbers_in(rest);
  return values.empty() ? std::nullopt : std::optional(values.front());
}

}  // namespace talus::io
