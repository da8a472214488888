#pragma once

// A small scanner for the XML that scene files are written in. Unlike XML proper it keeps an attribute that is given
// more than once (scene files list vertices as p="0" p="1" ...) and it remembers lines. Declarations, comments,
// document types, both kinds of quotes and the usual entities are understood; text between elements is not, since no
// scene element holds any.

#include <string>
#include <string_view>
#include <vector>

namespace talus::io {

struct XmlAttribute {
  std::string name;
  std::string value;
  int line = 0;
};

struct XmlElement {
  std::string name;
  int line = 0;
  std::vector<XmlAttribute> attributes;  ///< in the order written, repeated ones included
  std::vector<XmlElement> children;
};

/// The root element. Throws core::InputError naming `file` and the line.
[[nodiscard]] XmlElement parse_xml(std::string_view text, const std::string& file);

/// Text that may stand between elements or in quotes.
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace talus::io
