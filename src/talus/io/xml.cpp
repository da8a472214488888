#include "talus/io/xml.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::io {
namespace {

/// Scene files nest two deep; more than this is no scene and would only exhaust the stack.
constexpr int kDeepestNesting = 32;

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
         c == '.' || c == ':' || static_cast<unsigned char>(c) >= 0x80;
}

std::string utf8(std::uint32_t code) {
  const auto tail = [code](int shift) { return static_cast<char>(0x80 | (code >> shift & 0x3F)); };
  if (code < 0x80) return {static_cast<char>(code)};
  if (code < 0x800) return {static_cast<char>(0xC0 | code >> 6), tail(0)};
  if (code < 0x10000) return {static_cast<char>(0xE0 | code >> 12), tail(6), tail(0)};
  return {static_cast<char>(0xF0 | code >> 18), tail(12), tail(6), tail(0)};
}

class Scanner {
 public:
  Scanner(std::string_view text, const std::string& file) : text_(text), file_(file) {}

  XmlElement document() {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
    if (text_.find('\0') != std::string_view::npos) fail("", "", "is not a text file", "XML in UTF-8");
    skip_misc();
    if (done()) fail("", "", "is empty", "a <scene> element");
    if (text_[at_] != '<') fail("", excerpt(), "does not start with an element", "XML");
    XmlElement root = element(0);
    skip_misc();
    if (!done()) fail("", excerpt(), "there is more after the end of <" + root.name + ">", "one root element");
    return root;
  }

 private:
  [[noreturn]] void fail(std::string key, std::string value, std::string problem, std::string accepted = "") const {
    throw core::InputError({file_, line_, std::move(key), std::move(value), std::move(problem), std::move(accepted)});
  }

  [[nodiscard]] bool done() const { return at_ >= text_.size(); }
  [[nodiscard]] bool looking_at(std::string_view token) const { return text_.substr(at_, token.size()) == token; }

  /// The next few characters on this line, to show what was found.
  [[nodiscard]] std::string excerpt() const {
    const std::string_view rest = text_.substr(at_, 20);
    return std::string(rest.substr(0, rest.find('\n')));
  }

  void skip(std::size_t count) {
    const std::size_t end = std::min(text_.size(), at_ + count);
    line_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(at_),
                                         text_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    at_ = end;
  }

  void skip_space() {
    while (!done() && is_space(text_[at_])) skip(1);
  }

  void skip_past(std::string_view token, const std::string& what) {
    const std::size_t end = text_.find(token, at_);
    if (end == std::string_view::npos) fail("", "", what + " is never closed", fmt::format("... {}", token));
    skip(end + token.size() - at_);
  }

  /// Space, comments, declarations and document types: everything that is no element.
  void skip_misc() {
    for (;;) {
      skip_space();
      if (looking_at("<!--"))
        skip_past("-->", "comment");
      else if (looking_at("<?"))
        skip_past("?>", "declaration");
      else if (looking_at("<!"))
        skip_past(">", "document type");
      else
        return;
    }
  }

  std::string name(const std::string& what) {
    const std::size_t start = at_;
    while (!done() && is_name(text_[at_])) ++at_;
    if (at_ == start) {
      if (done()) fail("", "", "the file ends in the middle of " + what, "complete XML");
      fail("", excerpt(), "expected the name of " + what);
    }
    return std::string(text_.substr(start, at_ - start));
  }

  XmlElement element(int depth) {
    if (depth > kDeepestNesting) fail("", "", "elements are nested too deeply", "<scene> with elements inside");
    XmlElement result;
    result.line = line_;
    skip(1);  // <
    result.name = name("an element");
    while (attribute(result)) {
    }
    if (looking_at("/>")) {
      skip(2);
      return result;
    }
    skip(1);  // >
    children(result, depth);
    return result;
  }

  /// False at the end of the start tag, standing on > or />.
  bool attribute(XmlElement& owner) {
    const bool space_before = !done() && is_space(text_[at_]);
    skip_space();
    if (done()) fail(owner.name, "", "the file ends inside <" + owner.name + ">", "complete XML");
    if (looking_at(">") || looking_at("/>")) return false;
    if (!space_before) fail(owner.name, excerpt(), "expected a space or the end of the tag");
    XmlAttribute result;
    result.line = line_;
    result.name = name("an attribute of <" + owner.name + ">");
    const std::string key = owner.name + "." + result.name;
    skip_space();
    if (!looking_at("=")) fail(key, "", "has no value", result.name + "=\"...\"");
    skip(1);
    skip_space();
    result.value = quoted(key);
    owner.attributes.push_back(std::move(result));
    return true;
  }

  std::string quoted(const std::string& key) {
    if (done() || (text_[at_] != '"' && text_[at_] != '\'')) fail(key, excerpt(), "value is not quoted", "\"...\"");
    const char quote = text_[at_];
    const std::size_t end = text_.find(quote, at_ + 1);
    const std::string_view raw = text_.substr(at_ + 1, end == std::string_view::npos ? end : end - at_ - 1);
    // No value may hold <, so meeting one means that this quote was left open somewhere before it.
    if (end == std::string_view::npos || raw.find('<') != std::string_view::npos)
      fail(key, std::string(raw.substr(0, std::min<std::size_t>(raw.find_first_of("<\n"), 20))),
           "quote is never closed", "\"...\"");
    std::string value = unescaped(raw, key);
    skip(raw.size() + 2);
    return value;
  }

  [[nodiscard]] std::string unescaped(std::string_view raw, const std::string& key) const {
    std::string result;
    while (!raw.empty()) {
      const std::size_t mark = raw.find('&');
      result += raw.substr(0, mark);
      if (mark == std::string_view::npos) break;
      const std::size_t end = raw.find(';', mark);
      if (end == std::string_view::npos) fail(key, std::string(raw.substr(mark)), "& starts no entity", "&amp;");
      result += entity(raw.substr(mark + 1, end - mark - 1), key);
      raw.remove_prefix(end + 1);
    }
    return result;
  }

  [[nodiscard]] std::string entity(std::string_view name, const std::string& key) const {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kNamed{
        {{"lt", "<"}, {"gt", ">"}, {"amp", "&"}, {"quot", "\""}, {"apos", "'"}}};
    for (const auto& [known, character] : kNamed)
      if (name == known) return std::string(character);
    if (name.size() > 1 && name[0] == '#') {
      const bool hexadecimal = name[1] == 'x';
      const std::string_view digits = name.substr(hexadecimal ? 2 : 1);
      std::uint32_t code = 0;
      const auto [end, error] =
          std::from_chars(digits.data(), digits.data() + digits.size(), code, hexadecimal ? 16 : 10);
      const bool surrogate = code >= 0xD800 && code < 0xE000;
      if (error == std::errc() && end == digits.data() + digits.size() && code > 0 && code < 0x110000 && !surrogate)
        return utf8(code);
    }
    fail(key, fmt::format("&{};", name), "unknown entity", "&lt; &gt; &amp; &quot; &apos; &#N; &#xN;");
  }

  void children(XmlElement& owner, int depth) {
    for (;;) {
      skip_misc();
      if (done())
        fail(owner.name, "", "the file ends before </" + owner.name + ">, opened on line " + std::to_string(owner.line),
             "complete XML");
      if (text_[at_] != '<') fail(owner.name, excerpt(), "unexpected text between elements", "elements only");
      if (looking_at("</")) break;
      owner.children.push_back(element(depth + 1));
    }
    skip(2);
    const std::string closed = name("an end tag");
    if (closed != owner.name)
      fail(owner.name, fmt::format("</{}>", closed),
           "closes another element than the one opened on line " + std::to_string(owner.line),
           fmt::format("</{}>", owner.name));
    skip_space();
    if (!looking_at(">")) fail(owner.name, excerpt(), "end tag is not closed", ">");
    skip(1);
  }

  std::string_view text_;
  const std::string& file_;
  std::size_t at_ = 0;
  int line_ = 1;
};

}  // namespace

XmlElement parse_xml(std::string_view text, const std::string& file) {
  return Scanner(text, file).document();
}

std::string xml_escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '&')
      result += "&amp;";
    else if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '"')
      result += "&quot;";
    else
      result += c;
  }
  return result;
}

}  // namespace talus::io
