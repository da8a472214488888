#include "talus/io/case_table.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <nlohmann/json.hpp>

#include "talus/io/text_file.h"
#include "talus/rocking/parallel.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

bool was_interrupted(const ResultFolder& folder, const std::string& fingerprint) {
  const fs::path path = folder.file("summary.json");
  if (!fs::exists(path)) return false;
  const auto summary = nlohmann::json::parse(read_text_file(path), nullptr, false);
  return summary.is_object() && summary.value("status", "") == "interrupted" &&
         summary.value("fingerprint", "") == fingerprint;
}

/// Rows of the same question are given out in turn.
void take_over(const CaseTable& table, const ResultFolder& folder, CaseRows& result) {
  if (!fs::exists(folder.file(table.file))) return;
  std::istringstream lines(read_text_file(folder.file(table.file)));
  std::string line;
  std::getline(lines, line);
  if (line != table.header) return;
  std::multimap<std::string, std::size_t> open;
  for (std::size_t i = 0; i < table.questions.size(); ++i) open.emplace(table.questions[i], i);
  const auto asked = static_cast<std::size_t>(std::count(table.questions[0].begin(), table.questions[0].end(), ','));
  while (std::getline(lines, line)) {
    std::size_t at = 0;
    for (std::size_t k = 0; k <= asked && at != std::string::npos; ++k) at = line.find(',', at + (k > 0 ? 1 : 0));
    const auto found = at == std::string::npos ? open.end() : open.find(line.substr(0, at));
    if (found == open.end()) continue;
    result.rows[found->second] = line;
    ++result.resumed;
    open.erase(found);
  }
}

}  // namespace

std::int64_t CaseRows::done() const {
  return std::count_if(rows.begin(), rows.end(), [](const std::string& row) { return !row.empty(); });
}

CaseRows run_cases(const CaseTable& table, const ResultFolder& folder, const std::string& fingerprint, int threads,
                   core::Progress& progress) {
  CaseRows result;
  result.rows.resize(table.questions.size());
  if (was_interrupted(folder, fingerprint)) take_over(table, folder, result);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < result.rows.size(); ++i)
    if (result.rows[i].empty()) open.push_back(i);
  result.complete =
      rocking::for_each_case(static_cast<std::int64_t>(open.size()), threads, progress, [&](std::int64_t k) {
        const std::size_t i = open[static_cast<std::size_t>(k)];
        result.rows[i] = table.questions[i] + "," + table.answer(static_cast<std::int64_t>(i));
      });
  return result;
}

std::string to_csv(const CaseTable& table, const CaseRows& rows) {
  std::string text = table.header + "\n";
  for (const std::string& row : rows.rows)
    if (!row.empty()) text += row + "\n";
  return text;
}

std::vector<std::string> fields_of(const std::string& row) {
  std::vector<std::string> fields;
  std::istringstream stream(row);
  for (std::string field; std::getline(stream, field, ',');) fields.push_back(field);
  if (row.ends_with(',')) fields.emplace_back();
  return fields;
}

}  // namespace talus::io
