#include "talus/io/case_table.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <sstream>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/append_file.h"
#include "talus/io/text_file.h"
#include "talus/rocking/parallel.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kUnfinished = "unfinished";
constexpr std::string_view kRows = "rows.csv";

[[noreturn]] void refuse_to_resume(const CaseRun& run, const char* problem, const char* accepted) {
  throw core::InputError(
      {.key = "--resume", .value = run.folder.path().string(), .problem = problem, .accepted = accepted});
}

/// The lines of the unfinished run, without one that was cut off.
std::vector<std::string> unfinished_rows(const CaseRun& run) {
  const fs::path path = run.folder.file(kUnfinished) / kRows;
  if (!fs::exists(path))
    refuse_to_resume(run, "holds no unfinished run",
                     "the results folder of a run that was interrupted; without --resume it begins anew");
  const std::string text = read_text_file(path);
  std::vector<std::string> lines;
  for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
    lines.push_back(text.substr(at, end - at));
  if (lines.empty() || lines.front() != run.fingerprint)
    refuse_to_resume(run, "the unfinished run is another one: the project or one of its files has changed",
                     "the same project; --restart to begin anew without it");
  lines.erase(lines.begin());
  return lines;
}

void require_none(const CaseRun& run) {
  const fs::path path = run.folder.file(kUnfinished) / kRows;
  if (!fs::exists(path)) return;
  const std::string text = read_text_file(path);
  const auto done = std::max<std::int64_t>(0, std::count(text.begin(), text.end(), '\n') - 1);
  throw core::InputError(
      {.key = "out",
       .value = run.folder.path().string(),
       .problem = fmt::format("holds an unfinished run with {} cases done", done),
       .accepted = "--resume to go on with it, --restart to begin anew without it, or another --out"});
}

/// Rows of the same question are given out in turn.
void take_over(const CaseTable& table, const std::vector<std::string>& lines, CaseRows& result) {
  std::multimap<std::string, std::size_t> open;
  for (std::size_t i = 0; i < table.questions.size(); ++i) open.emplace(table.questions[i], i);
  const auto asked = static_cast<std::size_t>(std::count(table.questions[0].begin(), table.questions[0].end(), ','));
  for (const std::string& line : lines) {
    std::size_t at = 0;
    for (std::size_t k = 0; k <= asked && at != std::string::npos; ++k) at = line.find(',', at + (k > 0 ? 1 : 0));
    const auto found = at == std::string::npos ? open.end() : open.find(line.substr(0, at));
    if (found == open.end()) continue;
    result.rows[found->second] = line;
    ++result.resumed;
    open.erase(found);
  }
}

/// The note of what is done, on its way. Rows that are taken over are written again, so that a cut-off one is gone.
class Notes {
 public:
  Notes(const CaseRun& run, const CaseRows& known) : folder_(run.folder.file(kUnfinished)) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    file_.emplace(folder_ / kRows);
    file_->append(run.fingerprint + "\n");
    for (const std::string& row : known.rows)
      if (!row.empty()) file_->append(row + "\n");
    file_->flush();
  }
  void add(const std::string& row) {
    const std::lock_guard lock(lock_);
    file_->append(row + "\n");
    file_->flush();
  }
  void discard() {
    file_.reset();
    fs::remove_all(folder_);
  }

 private:
  fs::path folder_;
  std::optional<AppendFile> file_;
  std::mutex lock_;
};

}  // namespace

std::int64_t CaseRows::done() const {
  return std::count_if(rows.begin(), rows.end(), [](const std::string& row) { return !row.empty(); });
}

CaseRows run_cases(const CaseTable& table, const CaseRun& run, core::Progress& progress) {
  CaseRows result;
  result.rows.resize(table.questions.size());
  if (run.resume)
    take_over(table, unfinished_rows(run), result);
  else if (!run.restart)
    require_none(run);
  Notes notes(run, result);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < result.rows.size(); ++i)
    if (result.rows[i].empty()) open.push_back(i);
  result.complete = rocking::for_each_case(static_cast<std::int64_t>(open.size()), run.threads, progress,
                                           [&](std::int64_t k, const std::atomic<bool>& stop) {
                                             const std::size_t i = open[static_cast<std::size_t>(k)];
                                             const std::optional<std::string> answer =
                                                 table.answer(static_cast<std::int64_t>(i), stop);
                                             if (!answer) return false;
                                             std::string row = table.questions[i];
                                             row.append(",").append(*answer);
                                             notes.add(row);
                                             result.rows[i] = std::move(row);
                                             return true;
                                           });
  if (result.complete) notes.discard();
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
