#include "talus/io/csv_table.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/text.h"
#include "talus/io/mesh_words.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> split_fields(std::string_view line) {
  std::vector<std::string_view> fields;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t comma = std::min(line.find(',', at), line.size());
    fields.push_back(trimmed(line.substr(at, comma - at)));
    at = comma + 1;
  }
  return fields;
}

}  // namespace

CsvTable::CsvTable(const std::filesystem::path& path, std::span<const std::string_view> known)
    : file_(path.string()), text_(read_text_file(path)), any_column_(known.empty()) {
  Lines lines(text_, text_.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
  for (std::string_view line; lines.next(line);) {
    line = trimmed(line);
    if (line.empty() || line.starts_with('#')) continue;
    Row row{.line = lines.line(), .fields = split_fields(line)};
    if (header_.fields.empty()) {
      read_header(row, known);
      continue;
    }
    if (row.fields.size() != header_.fields.size())
      fail(row, "", "", fmt::format("has {} fields", row.fields.size()),
           fmt::format("{}: {}", header_.fields.size(), core::join(header_.fields)));
    rows_.push_back(std::move(row));
  }
  if (rows_.empty())
    throw core::InputError(
        {.file = file_, .problem = "holds no row", .accepted = "column names, then at least one row"});
}

void CsvTable::read_header(const Row& row, std::span<const std::string_view> known) {
  header_.line = row.line;
  for (const std::string_view name : row.fields) {
    if (!known.empty() && std::find(known.begin(), known.end(), name) == known.end())
      fail(row, std::string(name), "", core::unknown_word("column", name, known), core::join(known));
    if (has(name)) fail(row, std::string(name), "", "the column is there twice");
    header_.fields.push_back(name);
  }
}

void CsvTable::require(std::span<const std::string_view> columns) const {
  for (const std::string_view name : columns)
    if (!has(name))
      fail(header_, std::string(name), "", fmt::format("the column is missing{}", suggestion(name)),
           "columns " + core::join(columns));
}

std::string CsvTable::suggestion(std::string_view column) const {
  const std::string near = any_column_ ? core::nearest_word(column, header_.fields) : "";
  return near.empty() ? "" : fmt::format(", but there is {}", near);
}

int CsvTable::index_of(std::string_view column) const {
  const auto found = std::find(header_.fields.begin(), header_.fields.end(), column);
  return found == header_.fields.end() ? -1 : static_cast<int>(found - header_.fields.begin());
}

std::string_view CsvTable::text(const Row& row, std::string_view column) const {
  return row.fields[static_cast<std::size_t>(index_of(column))];
}

double CsvTable::number(const Row& row, std::string_view column) const {
  const std::string_view word = text(row, column);
  const std::optional<double> value = to_number(word);
  if (!value)
    fail(row, std::string(column), std::string(word), word.empty() ? "is empty" : "is no number", "a finite number");
  if (!std::isfinite(*value)) fail(row, std::string(column), std::string(word), "is not finite", "a finite number");
  return *value;
}

double CsvTable::number_or(const Row& row, std::string_view column, double fallback) const {
  return has(column) ? number(row, column) : fallback;
}

std::int64_t CsvTable::integer(const Row& row, std::string_view column, std::int64_t lowest,
                               std::int64_t highest) const {
  const std::string_view word = text(row, column);
  const std::optional<std::int64_t> value = to_integer(word);
  if (!value || *value < lowest || *value > highest)
    fail(row, std::string(column), std::string(word), value ? "out of range" : "is no whole number",
         fmt::format("a whole number from {} to {}", lowest, highest));
  return *value;
}

void CsvTable::fail(const Row& row, std::string key, std::string value, std::string problem,
                    std::string accepted) const {
  throw core::InputError({.file = file_,
                          .line = row.line,
                          .key = std::move(key),
                          .value = std::move(value),
                          .problem = std::move(problem),
                          .accepted = std::move(accepted)});
}

}  // namespace talus::io
