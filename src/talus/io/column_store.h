#pragma once

// Columns of numbers on disk, one file for each: what statistics need of 10^7 rocks, without keeping it in memory. A
// column that is asked for is read whole, 8 bytes a number.

#include <filesystem>
#include <iosfwd>
#include <span>
#include <string>
#include <vector>

#include "talus/io/append_file.h"

namespace talus::io {

class ColumnStore {
 public:
  /// Files NAME.f64 in the folder, which must exist.
  ColumnStore(const std::filesystem::path& folder, const std::vector<std::string>& names);

  [[nodiscard]] std::size_t columns() const { return files_.size(); }
  void append(std::size_t column, std::span<const double> values);
  [[nodiscard]] std::size_t count(std::size_t column) const;
  /// In the order in which they were appended.
  [[nodiscard]] std::vector<double> read(std::size_t column) const;

  /// Lengths only: the numbers are in the files.
  void save(std::ostream& out) const;
  void load(std::istream& in);

 private:
  mutable std::vector<AppendFile> files_;  ///< flushed before they are read
};

/// Lengths of files and other counts in a state that is saved.
void write_count(std::ostream& out, std::uint64_t count);
/// Throws std::runtime_error at the end of the stream.
[[nodiscard]] std::uint64_t read_count(std::istream& in);

}  // namespace talus::io
