#include "talus/io/located_json.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/json_tokens.h"

namespace talus::io {
namespace {

constexpr std::size_t kMaxDepth = 16;

/// How far the parser has read.
struct Cursor {
  const char* at = nullptr;
  const char* line_start = nullptr;
  int line = 1;
};

/// A character iterator that keeps its cursor up to date; the parser's own position is not public.
class TrackedIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  TrackedIterator(const char* at, Cursor* cursor) : at_(at), cursor_(cursor) {}

  reference operator*() const { return *at_; }
  TrackedIterator& operator++() {
    if (*at_++ == '\n') {
      ++cursor_->line;
      cursor_->line_start = at_;
    }
    cursor_->at = at_;
    return *this;
  }
  TrackedIterator operator++(int) {
    TrackedIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(const TrackedIterator& other) const { return at_ == other.at_; }
  bool operator!=(const TrackedIterator& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  Cursor* cursor_;
};

/// Receives the parser's events and builds the tree. A frame is an array or object that is still open.
class TreeBuilder final : public nlohmann::json_sax<nlohmann::json> {
 public:
  TreeBuilder(const std::string& file, const Cursor& cursor, const char* begin)
      : file_(file), cursor_(cursor), begin_(begin) {}

  JsonNode take() { return std::move(root_); }

  bool null() override { return add({nullptr, cursor_.line}); }
  bool boolean(bool value) override { return add({value, cursor_.line}); }
  bool string(string_t& value) override { return add({std::move(value), cursor_.line}); }
  bool binary(binary_t&) override { return false; }
  bool number_integer(number_integer_t value) override { return add({value, number_line()}); }
  bool number_float(number_float_t value, const string_t&) override { return add({value, number_line()}); }
  bool number_unsigned(number_unsigned_t value) override {
    if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
      return add({static_cast<double>(value), number_line()});
    return add({static_cast<std::int64_t>(value), number_line()});
  }

  bool start_object(std::size_t) override { return open({JsonObject{}, cursor_.line}); }
  bool start_array(std::size_t) override { return open({JsonArray{}, cursor_.line}); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    const auto& members = std::get<JsonObject>(frames_.back().node.value);
    const bool repeated =
        std::any_of(members.begin(), members.end(), [&](const JsonMember& member) { return member.key == name; });
    frames_.back().key = name;
    if (repeated) fail(cursor_.line, "the key is given twice");
    return true;
  }

  bool parse_error(std::size_t, const std::string& token, const nlohmann::json::exception& error) override {
    std::string what = error.what();
    // The parser quotes what it read, which may not be text at all.
    std::replace_if(
        what.begin(), what.end(), [](char c) { return (c & 0x80) != 0; }, '?');
    if (what.find("number overflow") != std::string::npos) {
      throw core::InputError({.file = file_,
                              .line = number_line(),
                              .key = path(),
                              .value = token,
                              .problem = "the number is too large",
                              .accepted = "numbers up to 1.7e308"});
    }
    const auto start = what.find("syntax error");
    const auto column = cursor_.at - cursor_.line_start;
    fail(cursor_.line,
         fmt::format("column {}: JSON {}", std::max<std::ptrdiff_t>(column, 1),
                     start == std::string::npos ? what : what.substr(start)),
         false);
  }

 private:
  struct Frame {
    JsonNode node;
    std::string key;  // of the member being read
  };

  /// A number ends where the parser meets the character after it, which may be the end of the line.
  [[nodiscard]] int number_line() const {
    const bool past_the_line = cursor_.at != begin_ && cursor_.at[-1] == '\n';
    return past_the_line ? cursor_.line - 1 : cursor_.line;
  }

  bool add(JsonNode node) {
    if (frames_.empty()) {
      root_ = std::move(node);
      return true;
    }
    Frame& frame = frames_.back();
    if (auto* items = std::get_if<JsonArray>(&frame.node.value)) {
      items->push_back(std::move(node));
    } else {
      std::get<JsonObject>(frame.node.value).push_back({std::move(frame.key), std::move(node)});
      frame.key.clear();
    }
    return true;
  }

  bool open(JsonNode node) {
    if (frames_.size() == kMaxDepth) fail(cursor_.line, "nested too deeply to be a problem");
    frames_.push_back({std::move(node), {}});
    return true;
  }

  bool close() {
    JsonNode node = std::move(frames_.back().node);
    frames_.pop_back();
    return add(std::move(node));
  }

  /// "contacts[1].normal[0]": what is being read.
  [[nodiscard]] std::string path() const {
    std::string text;
    for (const Frame& frame : frames_) {
      if (const auto* items = std::get_if<JsonArray>(&frame.node.value))
        text += fmt::format("[{}]", items->size());
      else
        text += (text.empty() ? "" : ".") + frame.key;
    }
    return text;
  }

  [[noreturn]] void fail(int line, std::string problem, bool name_key = true) const {
    throw core::InputError(
        {.file = file_, .line = line, .key = name_key ? path() : std::string(), .problem = std::move(problem)});
  }

  const std::string& file_;
  const Cursor& cursor_;
  const char* begin_;
  std::vector<Frame> frames_;
  JsonNode root_;
};

/// Cut between characters, not within a multi-byte one.
std::string shortened(const std::string& text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() <= kLongest) return text;
  std::size_t end = kLongest;
  while (end > 0 && (text[end] & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

}  // namespace

JsonNode parse_json(std::string_view text, const std::string& file, int first_line) {
  std::string quoted;
  if (may_hold_python_tokens(text)) {
    quoted = quote_python_tokens(text);
    text = quoted;
  }
  const char* begin = text.data();
  Cursor cursor{begin, begin, first_line};
  TreeBuilder builder(file, cursor, begin);
  nlohmann::json::sax_parse(TrackedIterator(begin, &cursor), TrackedIterator(begin + text.size(), &cursor), &builder);
  return builder.take();
}

const JsonNode* find_member(const JsonNode& object, std::string_view key) {
  if (const auto* members = std::get_if<JsonObject>(&object.value))
    for (const JsonMember& member : *members)
      if (member.key == key) return &member.node;
  return nullptr;
}

std::string brief_text(const JsonNode& node) {
  struct Text {
    std::string operator()(std::nullptr_t) const { return "null"; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const { return fmt::format("{}", value); }
    std::string operator()(const std::string& value) const { return '"' + shortened(value) + '"'; }
    std::string operator()(const JsonArray& value) const { return value.empty() ? "[]" : "[...]"; }
    std::string operator()(const JsonObject& value) const { return value.empty() ? "{}" : "{...}"; }
  };
  return std::visit(Text{}, node.value);
}

}  // namespace talus::io
