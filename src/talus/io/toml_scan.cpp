#include "talus/io/toml_scan.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace talus::io {
namespace {

constexpr std::size_t npos = std::string_view::npos;

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::vector<TomlSection> run() {
    sections_.emplace_back();
    std::size_t comments = 0;  // where the comment lines right above this place begin
    bool joined = false;
    while (at_ < text_.size()) {
      const std::size_t line = at_;
      if (!joined) comments = line;
      skip_spaces();
      const char c = peek();
      if (c == '#') {
        skip_line();
        joined = true;
        continue;
      }
      if (c == '[')
        read_header(line, comments);
      else if (c == '\n' || c == '\r' || c == '\0')
        skip_line();
      else
        read_pair(line);
      joined = false;
    }
    return std::move(sections_);
  }

 private:
  [[nodiscard]] char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  [[nodiscard]] bool ahead(std::string_view word) const { return text_.substr(at_).starts_with(word); }
  void skip_spaces() {
    while (peek() == ' ' || peek() == '\t') ++at_;
  }
  void skip_line() { at_ = std::min(text_.find('\n', at_), text_.size() - 1) + 1; }
  void require(bool good) const {
    if (!good) throw std::logic_error("a TOML text that was not checked before");
  }

  /// A basic or literal string, of one line or several.
  void skip_string() {
    const char quote = peek();
    const std::string three(3, quote);
    const bool several = ahead(three);
    at_ += several ? 3 : 1;
    while (at_ < text_.size()) {
      if (quote == '"' && peek() == '\\') {
        at_ += 2;
      } else if (several && ahead(three)) {
        at_ += 3;
        while (peek() == quote) ++at_;  // up to two quotes may stand before the closing three
        return;
      } else if (!several && peek() == quote) {
        ++at_;
        return;
      } else {
        ++at_;
      }
    }
    require(false);
  }

  /// Up to the end of the value, brackets of any depth included.
  void skip_value() {
    int depth = 0;
    while (at_ < text_.size()) {
      const char c = peek();
      if (c == '"' || c == '\'') {
        skip_string();
        continue;
      }
      if (c == '#') {
        if (depth == 0) return;
        skip_line();
        continue;
      }
      if ((c == '\n' || c == '\r') && depth == 0) return;
      if (c == '[' || c == '{') ++depth;
      if (c == ']' || c == '}') --depth;
      ++at_;
    }
  }

  std::string read_name() {
    if (peek() != '"' && peek() != '\'') {
      const std::size_t begin = at_;
      while (peek() != '\0' && std::string_view(" \t.=]\n\r").find(peek()) == npos) ++at_;
      require(at_ > begin);
      return std::string(text_.substr(begin, at_ - begin));
    }
    const bool basic = peek() == '"';
    const std::size_t begin = at_ + 1;
    skip_string();
    const std::string_view inside = text_.substr(begin, at_ - 1 - begin);
    return basic ? unescaped(inside) : std::string(inside);
  }

  /// Names of keys need no more than this.
  static std::string unescaped(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\\' && i + 1 < text.size()) ++i;
      result += text[i];
    }
    return result;
  }

  /// a.b."c d"
  std::vector<std::string> read_names(TextRange& place) {
    std::vector<std::string> names;
    skip_spaces();
    place.begin = at_;
    while (true) {
      names.push_back(read_name());
      place.end = at_;
      skip_spaces();
      if (peek() != '.') return names;
      ++at_;
      skip_spaces();
    }
  }

  void read_header(std::size_t line, std::size_t comments) {
    TomlSection section{.of_list = ahead("[["), .begin = comments};
    at_ += section.of_list ? 2 : 1;
    const std::vector<std::string> names = read_names(section.name);
    for (std::size_t i = 0; i < names.size(); ++i) {
      section.path.emplace_back(names[i]);
      const bool last = i + 1 == names.size();
      if (last && section.of_list)
        section.path.emplace_back(counts_[section.path]++);
      else if (const auto list = counts_.find(section.path); list != counts_.end())
        section.path.emplace_back(list->second - 1);
    }
    skip_line();
    section.header = {line, at_};
    sections_.push_back(std::move(section));
  }

  void read_pair(std::size_t line) {
    TomlSection& section = sections_.back();
    TomlPair pair{.path = section.path, .depth = section.path.size()};
    for (std::string& name : read_names(pair.key)) pair.path.emplace_back(std::move(name));
    require(peek() == '=');
    ++at_;
    skip_spaces();
    pair.value.begin = at_;
    skip_value();
    pair.value.end = at_;
    while (pair.value.end > pair.value.begin && std::string_view(" \t\r").find(text_[pair.value.end - 1]) != npos)
      --pair.value.end;
    skip_line();
    pair.lines = {line, at_};
    section.pairs.push_back(std::move(pair));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<TomlSection> sections_;
  std::map<TomlPath, std::size_t> counts_;  ///< of [[...]] tables so far
};

}  // namespace

std::vector<TomlSection> scan_toml(std::string_view text) {
  return Scanner(text).run();
}

bool begins_with(const TomlPath& path, const TomlPath& prefix) {
  return path.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), path.begin());
}

}  // namespace talus::io
