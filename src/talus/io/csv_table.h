#pragma once

// Tables as text: a line of column names, then one line for each row, fields separated by commas. Empty lines and lines
// that begin with # are passed over; spaces around fields do not count. There are no quotes.

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "talus/io/object_reader.h"

namespace talus::io {

class CsvTable {
 public:
  struct Row {
    int line = 0;
    std::vector<std::string_view> fields;
  };

  /// Columns may stand in any order. Throws core::InputError with file and line for a column that is not `known` (with
  /// a suggestion; where none are known, all are fine) or given twice, a row with another number of fields, or no row
  /// at all.
  CsvTable(const std::filesystem::path& path, std::span<const std::string_view> known);
  CsvTable(const CsvTable&) = delete;
  CsvTable& operator=(const CsvTable&) = delete;

  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
  [[nodiscard]] bool has(std::string_view column) const { return index_of(column) >= 0; }
  /// Throws for a column that is missing.
  void require(std::span<const std::string_view> columns) const;

  [[nodiscard]] std::string_view text(const Row& row, std::string_view column) const;
  /// A finite number.
  [[nodiscard]] double number(const Row& row, std::string_view column) const;
  /// `fallback` if there is no such column.
  [[nodiscard]] double number_or(const Row& row, std::string_view column, double fallback) const;
  /// A whole number from `lowest` to `highest`.
  [[nodiscard]] std::int64_t integer(const Row& row, std::string_view column, std::int64_t lowest,
                                     std::int64_t highest) const;

  [[noreturn]] void fail(const Row& row, std::string key, std::string value, std::string problem,
                         std::string accepted = "") const;

 private:
  [[nodiscard]] int index_of(std::string_view column) const;
  /// ", but there is NAME" of a column with a similar name, or "": where columns have names of the user's choice.
  [[nodiscard]] std::string suggestion(std::string_view column) const;
  void read_header(const Row& row, std::span<const std::string_view> known);

  std::string file_;
  std::string text_;
  bool any_column_;
  Row header_;
  std::vector<Row> rows_;
};

}  // namespace talus::io
