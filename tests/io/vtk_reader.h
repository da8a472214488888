#pragma once

// Reads back what vtk_file.h writes, by another way: the elements with the project's XML scanner, the numbers with a
// decoder of their own.

#include <cstdint>
#include <cstring>
#include <map>
#include <regex>
#include <stdexcept>
#include <string>
#include <vector>

#include "talus/io/text_file.h"
#include "talus/io/xml.h"

namespace talus::io {

inline std::string decode_base64(const std::string& text) {
  const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  std::uint32_t group = 0;
  int bits = 0;
  for (const char c : text) {
    if (c == '=') break;
    const std::size_t digit = digits.find(c);
    if (digit == std::string::npos) throw std::runtime_error("not base64");
    group = group << 6 | static_cast<std::uint32_t>(digit);
    bits += 6;
    if (bits >= 8) bytes += static_cast<char>(group >> (bits -= 8) & 255U);
  }
  return bytes;
}

struct VtkReading {
  XmlElement root;
  std::map<std::string, std::vector<double>> floats;  ///< by name
  std::map<std::string, std::vector<std::int32_t>> integers;

  explicit VtkReading(const std::filesystem::path& path) {
    const std::string text = read_text_file(path);
    const std::regex array("<DataArray type=\"(\\w+)\" Name=\"(\\w+)\"[^>]*>([^<]*)</DataArray>");
    for (std::sregex_iterator it(text.begin(), text.end(), array), end; it != end; ++it) {
      const std::string name = (*it)[2], bytes = decode_base64((*it)[3]);
      std::uint64_t size = 0;
      std::memcpy(&size, bytes.data(), sizeof size);
      if (size + sizeof size != bytes.size()) throw std::runtime_error(name + ": the count of bytes is wrong");
      if ((*it)[1] == "Float64") {
        floats[name].resize(size / sizeof(double));
        if (size > 0) std::memcpy(floats[name].data(), bytes.data() + sizeof size, size);
      } else {
        integers[name].resize(size / sizeof(std::int32_t));
        if (size > 0) std::memcpy(integers[name].data(), bytes.data() + sizeof size, size);
      }
    }
    root = parse_xml(std::regex_replace(text, std::regex(">[^<]+<"), "><"), path.string());
  }

  [[nodiscard]] static std::string attribute(const XmlElement& element, const std::string& name) {
    for (const XmlAttribute& a : element.attributes)
      if (a.name == name) return a.value;
    return "";
  }
  [[nodiscard]] const XmlElement& piece() const { return root.children.at(0).children.at(0); }
  [[nodiscard]] std::size_t count(const std::string& what) const {
    return std::stoul(attribute(piece(), "NumberOf" + what));
  }
};

}  // namespace talus::io
