#include "talus/io/csv_columns.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <limits>
#include <unordered_map>

#include "talus/core/error.h"
#include "talus/core/text.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

/// A column on its way.
struct Growing {
  CsvColumn column;
  std::size_t place = 0;                                ///< in the file
  std::unordered_map<std::string, std::int32_t> known;  ///< words

  /// False: the field is no number, as all before it were.
  [[nodiscard]] bool add(const std::string& field) {
    if (column.is_text) {
      const auto [entry, added] = known.try_emplace(field, static_cast<std::int32_t>(column.words.size()));
      if (added) column.words.push_back(field);
      column.codes.push_back(entry->second);
      return true;
    }
    double value = std::numeric_limits<double>::quiet_NaN();
    const char* end = field.data() + field.size();
    const auto [rest, error] = std::from_chars(field.data(), end, value);
    column.numbers.push_back(value);
    return field.empty() || (error == std::errc() && rest == end);
  }
  void begin_as_text() { column = {.name = column.name, .is_text = true}; }
};

std::vector<Growing> chosen_columns(const std::filesystem::path& path, const std::vector<std::string>& header,
                                    const std::vector<std::string>& wanted) {
  std::vector<Growing> result;
  for (const std::string& name : wanted.empty() ? header : wanted) {
    const auto place = std::find(header.begin(), header.end(), name);
    const std::vector<std::string_view> words(header.begin(), header.end());
    if (place == header.end())
      throw core::InputError({.file = path.string(),
                              .key = "columns",
                              .value = name,
                              .problem = core::unknown_word("column", name, words),
                              .accepted = core::join(words)});
    result.push_back({.column = {.name = name}, .place = static_cast<std::size_t>(place - header.begin())});
  }
  return result;
}

/// Whether the next row is among those asked for.
bool is_wanted(const CsvColumnSettings& settings, const CsvColumns& so_far) {
  const std::int64_t row = so_far.all_rows - settings.first;
  return row >= 0 && (settings.count < 0 || so_far.rows < settings.count) && row / settings.group % settings.every == 0;
}

[[noreturn]] void refuse_row(const std::filesystem::path& path, std::int64_t line) {
  throw core::InputError({.file = path.string(),
                          .line = static_cast<int>(line),
                          .problem = "has another number of fields than the first line"});
}

}  // namespace

std::vector<std::string> csv_fields(const std::string& line) {
  std::vector<std::string> fields(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
      fields.back() += line[++i];
    else if (c == '"')
      quoted = !quoted;
    else if (c == ',' && !quoted)
      fields.emplace_back();
    else if (c != '\r' || i + 1 != line.size())
      fields.back() += c;
  }
  return fields;
}

CsvColumns read_csv_columns(const std::filesystem::path& path, const CsvColumnSettings& settings) {
  require_file(path);
  std::vector<std::string> texts;  // columns that turned out to hold more than numbers: then all is read once more
  while (true) {
    std::ifstream in(path);
    std::string line;
    std::getline(in, line);
    const std::vector<std::string> header = csv_fields(line);
    std::vector<Growing> growing = chosen_columns(path, header, settings.columns);
    for (Growing& column : growing)
      if (std::find(texts.begin(), texts.end(), column.column.name) != texts.end()) column.begin_as_text();
    const std::size_t known_texts = texts.size();
    CsvColumns result;
    for (; std::getline(in, line); ++result.all_rows) {
      if (!is_wanted(settings, result)) continue;
      const std::vector<std::string> fields = csv_fields(line);
      if (fields.size() != header.size()) refuse_row(path, result.all_rows + 2);
      for (Growing& column : growing) {
        if (column.add(fields[column.place])) continue;
        texts.push_back(column.column.name);
        column.begin_as_text();
      }
      ++result.rows;
    }
    if (texts.size() > known_texts) continue;
    for (Growing& column : growing) result.columns.push_back(std::move(column.column));
    return result;
  }
}

}  // namespace talus::io
