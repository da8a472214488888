#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "talus/io/xml.h"

namespace talus::io {

/// Typed access to the attributes of one element; every failure names file, line, element.attribute and value.
class Attributes {
 public:
  Attributes(const XmlElement& element, const std::string& file) : element_(element), file_(file) {}

  [[nodiscard]] bool has(std::string_view name) const;
  [[nodiscard]] const std::string& text(std::string_view name) const;
  [[nodiscard]] double number(std::string_view name) const;
  [[nodiscard]] double positive(std::string_view name) const;
  [[nodiscard]] double not_negative(std::string_view name) const;
  [[nodiscard]] int integer(std::string_view name) const;
  /// From `lowest` to `count` - 1; `what` names the things counted, for the message.
  [[nodiscard]] int index(std::string_view name, int lowest, std::size_t count, std::string_view what) const;
  /// The same for every repetition of an attribute, in the order written.
  [[nodiscard]] std::vector<int> indices(std::string_view name, std::size_t count, std::string_view what) const;
  /// One of `words`: returns its place.
  [[nodiscard]] std::size_t choice(std::string_view name, std::span<const std::string_view> words) const;

  [[noreturn]] void fail(std::string_view name, std::string problem, std::string accepted) const;
  /// About the element as a whole.
  [[noreturn]] void fail(std::string problem, std::string accepted) const;

 private:
  [[nodiscard]] const XmlAttribute& find(std::string_view name) const;
  [[nodiscard]] int checked_index(const XmlAttribute& attribute, int lowest, std::size_t count,
                                  std::string_view what) const;
  [[noreturn]] void fail(const XmlAttribute& attribute, std::string problem, std::string accepted) const;

  const XmlElement& element_;
  const std::string& file_;
};

}  // namespace talus::io
