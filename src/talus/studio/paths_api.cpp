// Paths of many rocks, and one rock in detail.

#include <algorithm>
#include <list>
#include <map>
#include <mutex>
#include <system_error>

#include <fmt/format.h>

#include "talus/io/csv_columns.h"
#include "talus/io/film_tables.h"
#include "talus/io/path_files.h"
#include "talus/io/path_lines.h"
#include "talus/io/rockfall_tables.h"
#include "talus/studio/binary.h"
#include "talus/studio/run_facts.h"
#include "talus/studio/runs_api.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;
using core::Vector3;

/// The extremes as the campaign found them: of equals the lowest number, failed rocks left out.
rockfall::Extremes extremes_of(const fs::path& rocks_csv) {
  const io::CsvColumns table = io::read_csv_columns(
      rocks_csv, {.columns = {"rock", "stop", "runout_m", "max_speed_m_s", "max_energy_kJ", "max_height_m"}});
  rockfall::Extremes extremes;
  const io::CsvColumn& stop = table.columns[1];
  for (std::size_t row = 0; row < static_cast<std::size_t>(table.rows); ++row) {
    if (stop.is_text && stop.words[static_cast<std::size_t>(stop.codes[row])] == "failed") continue;
    const auto number = static_cast<std::int64_t>(table.columns[0].numbers[row]);
    for (std::size_t k = 0; k < extremes.rocks.size(); ++k)
      extremes.rocks[k].offer(table.columns[k + 2].numbers[row], number);
  }
  return extremes;
}

std::vector<RockChoice> choose(const RunFacts& facts, std::int64_t count) {
  std::vector<RockChoice> chosen;
  const std::int64_t rocks = facts.summary.value("rocks", std::int64_t{0});
  for (const io::ChosenRock& rock : io::choose_rocks(rocks, count, extremes_of(facts.folder / "rocks.csv")))
    chosen.push_back({rock.number, rock.role});
  return chosen;
}

/// From paths.gpkg: places and times only; speeds are those of the chords.
std::string paths_from_file(const RunFacts& facts) {
  const fs::path file = facts.folder / "paths.gpkg";
  std::error_code ignored;
  if (!fs::exists(file, ignored))
    throw Refusal(Status::conflict, {.problem = "the project has changed since this run, which has kept no paths"});
  const std::vector<io::PathLine> lines = io::read_path_lines(file);
  PathFacts told{.source = "file", .state = "done", .next = lines.size(), .all_quantities = false};
  if (!lines.empty() && !lines.front().points.empty()) told.origin = lines.front().points.front().array().floor();
  std::vector<DrawnPath> paths;
  for (const io::PathLine& line : lines) {
    DrawnPath path{.rock = line.rock, .role = line.role};
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      const std::size_t a = i == 0 ? 0 : i - 1, b = i == 0 ? std::min<std::size_t>(1, line.points.size() - 1) : i;
      const double time = line.times[b] - line.times[a];
      const double speed = time > 0 ? (line.points[b] - line.points[a]).norm() / time : 0;
      path.line.push_back({.position = line.points[i] - told.origin, .time = line.times[i], .speed = speed});
    }
    paths.push_back(std::move(path));
  }
  return path_bytes(paths, told);
}

/// The latest answers: going back and forth between two runs computes nothing again.
class AnswerCache {
 public:
  [[nodiscard]] std::shared_ptr<const std::string> find(const std::string& key) {
    const std::lock_guard lock(lock_);
    for (const auto& [known, bytes] : entries_)
      if (known == key) return bytes;
    return nullptr;
  }
  void add(const std::string& key, std::shared_ptr<const std::string> bytes) {
    constexpr std::size_t kMost = 6;
    const std::lock_guard lock(lock_);
    entries_.emplace_front(key, std::move(bytes));
    if (entries_.size() > kMost) entries_.pop_back();
  }

 private:
  std::mutex lock_;
  std::list<std::pair<std::string, std::shared_ptr<const std::string>>> entries_;
};

}  // namespace

Answer get_paths(const RunDesk& desk, const Request& request) {
  const auto count = static_cast<std::int64_t>(request.number_or("rocks", 200, 1, 20'000));
  const auto after = static_cast<std::size_t>(request.number_or("after", 0, 0, 1e9));
  const RunFacts facts = run_facts(desk.workspace, desk.jobs, request.text("run"));
  const auto job = desk.jobs.find(facts.folder);
  if (job && !job->is_over() && job->paths() != nullptr) {
    const std::vector<DrawnPath> paths = job->paths()->since(after);
    const io::RockfallProject& project = *job->settings().rockfall;
    return bytes_answer(path_bytes(paths, {.origin = project.model.origin,
                                           .state = std::string(to_string(job->state())),
                                           .tolerance = project.paths.tolerance,
                                           .next = after + paths.size()}));
  }
  if (!facts.complete()) throw Refusal(Status::not_found, {.problem = "the run has no results yet"});
  if (!facts.same_project) return bytes_answer(paths_from_file(facts));
  static AnswerCache cache;
  const auto project = project_of(desk.workspace, facts);
  const double tolerance = request.number_or("tolerance", project->paths.tolerance, 1e-4, 1e4);
  const FileStamp stamp = stamp_of(facts.folder / "summary.json");
  const std::string key = fmt::format("{} {} {} {} {}", facts.folder.string(), stamp.time.time_since_epoch().count(),
                                      project->inputs.front().hash, count, tolerance);
  std::shared_ptr<const std::string> bytes = cache.find(key);
  if (!bytes) {
    const std::vector<DrawnPath> paths = computed_paths(*project, choose(facts, count), tolerance);
    bytes = std::make_shared<const std::string>(path_bytes(paths, {.origin = project->model.origin,
                                                                   .state = facts.summary.value("status", "done"),
                                                                   .tolerance = tolerance,
                                                                   .next = paths.size()}));
    cache.add(key, bytes);
  }
  return {.type = "application/octet-stream", .body = bytes};
}

}  // namespace talus::studio
