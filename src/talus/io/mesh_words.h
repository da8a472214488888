#pragma once

// Reading mesh files piece by piece: lines, words, numbers, and where they stand.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace talus::io {

/// The number if the whole word is one, finite or not.
[[nodiscard]] std::optional<double> to_number(std::string_view word);
[[nodiscard]] std::optional<std::int64_t> to_integer(std::string_view word);

[[nodiscard]] std::string lower_case(std::string_view text);

/// The words of a line; spaces, tabs and a carriage return at the end separate them.
[[nodiscard]] std::vector<std::string_view> split_words(std::string_view line);

/// A text as lines, counted from 1.
class Lines {
 public:
  explicit Lines(std::string_view text, std::size_t at = 0, int line = 0) : text_(text), at_(at), line_(line) {}

  /// The next line without its end; false at the end of the text.
  [[nodiscard]] bool next(std::string_view& line);
  [[nodiscard]] int line() const { return line_; }
  /// Bytes up to the end of the line read last.
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] std::size_t bytes_left() const { return text_.size() - at_; }

 private:
  std::string_view text_;
  std::size_t at_;
  int line_;
};

/// What every reader of meshes needs to complain: throws core::InputError.
struct MeshSource {
  std::string file;

  struct What {
    int line = 0;
    std::string key;
    std::string value;
    std::string problem;
    std::string accepted;
  };
  [[noreturn]] void refuse(const What& what) const;

  /// A finite coordinate.
  [[nodiscard]] double coordinate(std::string_view word, int line, const std::string& key) const;
};

}  // namespace talus::io
