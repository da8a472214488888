#pragma once

// Lines and numbers of ground motion files, with the place of whatever is wrong.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "talus/io/ground_record_formats.h"

namespace talus::io {

class RecordLines {
 public:
  explicit RecordLines(const RecordText& source);

  [[nodiscard]] int count() const { return static_cast<int>(lines_.size()); }
  /// Counted from 0; beyond the end: the file ends too early.
  [[nodiscard]] std::string_view line(int index) const;

  /// All numbers from line `index` on, separated by spaces or commas. Stops at `most`, or before a line without
  /// numbers.
  [[nodiscard]] std::vector<double> numbers(int index, std::size_t most) const;
  /// The same in fields of `width` characters, which may touch.
  [[nodiscard]] std::vector<double> fields(int index, std::size_t most, std::size_t width, int end = -1) const;
  /// Throws unless there are as many as the heading promised.
  void require_count(const std::vector<double>& values, std::size_t promised, int heading) const;

  [[noreturn]] void fail(int index, std::string key, std::string value, std::string problem,
                         std::string accepted = "") const;

 private:
  [[nodiscard]] double number(int index, std::string_view word) const;

  const RecordText& source_;
  std::vector<std::string_view> lines_;
};

/// The first number after `word` in the line (any case), skipping = and spaces.
[[nodiscard]] std::optional<double> number_after(std::string_view line, std::string_view word);
/// All numbers of the line, whatever stands between them.
[[nodiscard]] std::vector<double> numbers_in(std::string_view line);
[[nodiscard]] bool contains(std::string_view line, std::string_view word);

}  // namespace talus::io
