#include "talus/io/scene_attributes.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/text.h"

namespace talus::io {
namespace {

/// The whole of `text` but for space around it and a leading plus sign.
template <class Number>
bool parse(std::string_view text, Number& value) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return false;
  text = text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
  if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

void Attributes::fail(const XmlAttribute& attribute, std::string problem, std::string accepted) const {
  throw core::InputError({file_, attribute.line, element_.name + "." + attribute.name, attribute.value,
                          std::move(problem), std::move(accepted)});
}

void Attributes::fail(std::string_view name, std::string problem, std::string accepted) const {
  fail(find(name), std::move(problem), std::move(accepted));
}

void Attributes::fail(std::string problem, std::string accepted) const {
  throw core::InputError({file_, element_.line, element_.name, "", std::move(problem), std::move(accepted)});
}

bool Attributes::has(std::string_view name) const {
  return std::any_of(element_.attributes.begin(), element_.attributes.end(),
                     [&](const auto& a) { return a.name == name; });
}

const XmlAttribute& Attributes::find(std::string_view name) const {
  const auto found = std::find_if(element_.attributes.begin(), element_.attributes.end(),
                                  [&](const auto& a) { return a.name == name; });
  if (found == element_.attributes.end()) fail("has no attribute " + std::string(name), std::string(name));
  return *found;
}

const std::string& Attributes::text(std::string_view name) const {
  return find(name).value;
}

double Attributes::number(std::string_view name) const {
  double value = 0;
  if (!parse(find(name).value, value)) fail(name, "is not a number in range", "a number such as 0.5 or 1e-3");
  if (!std::isfinite(value)) fail(name, "is not finite", "a finite number");
  return value;
}

double Attributes::positive(std::string_view name) const {
  const double value = number(name);
  if (!(value > 0)) fail(name, "must be positive", "a number > 0");
  return value;
}

double Attributes::not_negative(std::string_view name) const {
  const double value = number(name);
  if (value < 0) fail(name, "must not be negative", "a number >= 0");
  return value;
}

int Attributes::integer(std::string_view name) const {
  int value = 0;
  if (!parse(find(name).value, value)) fail(name, "is not an integer", "an integer");
  return value;
}

int Attributes::checked_index(const XmlAttribute& attribute, int lowest, std::size_t count,
                              std::string_view what) const {
  const int highest = static_cast<int>(count) - 1;
  const std::string accepted = highest < lowest ? fmt::format("none: the scene has no {}", what)
                                                : fmt::format("an integer from {} to {}", lowest, highest);
  int value = 0;
  if (!parse(attribute.value, value)) fail(attribute, "is not an integer", accepted);
  if (value < lowest || value > highest)
    fail(attribute, fmt::format("is out of range: the scene has {} {}", count, what), accepted);
  return value;
}

int Attributes::index(std::string_view name, int lowest, std::size_t count, std::string_view what) const {
  return checked_index(find(name), lowest, count, what);
}

std::vector<int> Attributes::indices(std::string_view name, std::size_t count, std::string_view what) const {
  std::vector<int> result;
  for (const XmlAttribute& attribute : element_.attributes)
    if (attribute.name == name) result.push_back(checked_index(attribute, 0, count, what));
  return result;
}

std::size_t Attributes::choice(std::string_view name, std::span<const std::string_view> words) const {
  const std::string& value = text(name);
  const auto found = std::find(words.begin(), words.end(), value);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  fail(name, core::unknown_word("value", value, words), core::join(words));
}

}  // namespace talus::io
