#pragma once

// Columns of a table that Talus wrote: numbers as numbers, texts as numbers into a list of words. Fields in quotes are
// read as csv_field writes them.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace talus::io {

struct CsvColumn {
  std::string name;
  bool is_text = false;
  std::vector<double> numbers;      ///< NaN where the field is empty or nan
  std::vector<std::int32_t> codes;  ///< of texts: into words
  std::vector<std::string> words;   ///< in the order in which they occur
};

struct CsvColumnSettings {
  std::vector<std::string> columns;  ///< empty: all
  std::int64_t first = 0;            ///< row to begin with
  std::int64_t count = -1;           ///< rows at most; < 0: all
  std::int64_t every = 1;            ///< only every k-th group of rows ...
  std::int64_t group = 1;            ///< ... of so many
};

struct CsvColumns {
  std::int64_t all_rows = 0;
  std::int64_t rows = 0;
  std::vector<CsvColumn> columns;
};

/// Throws core::InputError for a file that cannot be read, a column that it does not have and a row with another number
/// of fields.
[[nodiscard]] CsvColumns read_csv_columns(const std::filesystem::path& path, const CsvColumnSettings& settings = {});

/// The fields of a line.
[[nodiscard]] std::vector<std::string> csv_fields(const std::string& line);

}  // namespace talus::io
