#include "talus/io/rockfall_run.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/collected_results.h"
#include "talus/io/envelopes.h"
#include "talus/io/film_tables.h"
#include "talus/io/result_folder.h"
#include "talus/io/rockfall_report.h"
#include "talus/io/rockfall_tables.h"
#include "talus/io/staged_files.h"
#include "talus/io/unfinished_run.h"
#include "talus/rockfall/station_accumulator.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

struct NumberedFilm {
  rockfall::Start start;
  rockfall::Film film;
};

void check_threads(int threads) {
  constexpr int kMost = 1024;
  if (threads >= 0 && threads <= kMost) return;
  throw core::InputError({.key = "--threads",
                          .value = std::to_string(threads),
                          .problem = "is out of range",
                          .accepted = fmt::format("a whole number from 1 to {}", kMost)});
}

std::vector<NumberedFilm> film(const RockfallProject& project, const RockfallRunSettings& settings, std::int64_t done) {
  std::vector<NumberedFilm> films;
  const std::set<std::int64_t> numbers(settings.frames.begin(), settings.frames.end());
  for (const std::int64_t number : numbers) {
    if (number >= done) continue;
    const rockfall::Start start = project.plan.start(number);
    films.push_back({start, film_rock(project, start, settings.rate)});
  }
  return films;
}

FilmSummary film_summary(const NumberedFilm& numbered) {
  return {.rock = numbered.start.number,
          .frames = numbered.film.frames().size(),
          .contacts = numbered.film.contacts().size(),
          .centre = numbered.start.rock->centre_G()};
}

/// Results of an earlier run that this one may not write again.
void remove_older(const ResultFolder& folder) {
  folder.remove("summary.json");  // the mark of a complete folder: away first, back last
  for (const char* name : {"barriers.csv", "counters.csv", "envelopes.csv", "paths.gpkg", "report.html"})
    folder.remove(name);
  std::error_code ignored;
  for (const char* name : {"maps", "figures"}) fs::remove_all(folder.file(name), ignored);
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder.path())) names.push_back(entry.path().filename().string());
  for (const std::string& name : names)
    if (name.ends_with(".csv") && (name.starts_with("frames-") || name.starts_with("contacts-"))) folder.remove(name);
}

/// The accumulators of a campaign, with their files in the folder of the unfinished run.
class Campaign {
 public:
  Campaign(const RockfallProject& project, const fs::path& folder)
      : project_(project),
        counts_(project.model.barriers.list().size()),
        columns_(folder, project),
        rocks_(folder / "rocks.csv", rocks_header(),
               [&](const auto& start, const auto& record, std::string& text) {
                 add_rock_row(project, start, record, text);
               }),
        paths_(project, folder),
        stations_(*project.model.ground),
        list_{&counts_, &columns_, &rocks_, &paths_, &stations_} {}
  Campaign(const Campaign&) = delete;
  Campaign& operator=(const Campaign&) = delete;

  [[nodiscard]] const std::vector<rockfall::Accumulator*>& accumulators() const { return list_; }

  rockfall::CampaignResult run(std::int64_t first, const RockfallRunSettings& settings, int threads,
                               UnfinishedRun& unfinished, core::Progress& progress) {
    std::vector<rockfall::Accumulator*> all = list_;
    if (settings.watcher != nullptr) all.push_back(settings.watcher);
    std::optional<UntilWatch> watch;
    if (project_.until)
      watch.emplace(*project_.until, *until_column(project_.until->quantity, project_.model.barriers), columns_, first);
    if (watch && first > 0 && watch->enough(first)) return {.end = rockfall::CampaignEnd::enough, .done = first};
    return rockfall::run_campaign(project_.model,
                                  {.rocks = project_.plan.rocks(),
                                   .first = first,
                                   .start = [&](std::int64_t number) { return project_.plan.start(number); },
                                   .threads = threads,
                                   .after_batch =
                                       [&](std::int64_t done) {
                                         unfinished.save_now_and_then(done, list_);
                                         return !watch || !watch->enough(done);
                                       }},
                                  all, progress);
  }

  [[nodiscard]] RockfallSummary summary() const {
    RockfallSummary summary = summarise(project_, counts_, columns_);
    summary.lines = summarise_lines(paths_.collector(), crossing_names(project_).barriers, project_.design);
    return summary;
  }
  [[nodiscard]] const PathAccumulator& paths() const { return paths_; }
  [[nodiscard]] const rockfall::AllStations& stations() const { return stations_.stations(); }
  [[nodiscard]] const ColumnAccumulator& columns() const { return columns_; }

  /// Names of the tables, which are complete on disk.
  [[nodiscard]] std::vector<std::string> tables() {
    std::vector<std::string> names{"rocks.csv"};
    rocks_.flush();
    for (const std::string& name : paths_.tables()) names.push_back(name);
    return names;
  }

 private:
  const RockfallProject& project_;
  CountAccumulator counts_;
  ColumnAccumulator columns_;
  TableAccumulator rocks_;
  PathAccumulator paths_;
  rockfall::StationAccumulator stations_;
  std::vector<rockfall::Accumulator*> list_;
};

std::vector<Figure> figures_of(const RockfallProject& project, const Campaign& campaign, const PathContent& content,
                               const std::vector<EnvelopeStation>& envelopes) {
  const std::optional<rockfall::MapTotals>& map = campaign.paths().collector().map();
  std::vector<Figure> figures = map_figures(
      {.project = project, .places = campaign.paths().places(), .paths = content.paths, .map = map ? &*map : nullptr});
  figures.push_back(distribution_figure(quantity_curves(campaign.columns())));
  figures.push_back(envelope_figure(envelopes));
  return figures;
}

/// Everything is written under names of its own; only then, when no more room is needed, do the files of an earlier run
/// give way, and the summary comes last. An unfinished run keeps its own tables.
void write(const ResultFolder& folder, const RockfallProject& project, const UnfinishedRun& unfinished,
           Campaign& campaign, const std::vector<NumberedFilm>& films, const RockfallSummary& summary,
           const std::string& date) {
  StagedFiles files(folder);
  const std::vector<std::string> tables = campaign.tables();
  const PathAccumulator& paths = campaign.paths();
  if (paths.collector().map()) files.add(write_map_folder(folder, project, *paths.collector().map()));
  PathContent content;
  if (project.paths.rocks > 0) {
    content = path_content(project, paths, summary.counts.done);
    files.add(write_path_file(folder, content));
  }
  const std::vector<EnvelopeStation> envelopes = envelopes_of(campaign.stations());
  const std::vector<Figure> figures = figures_of(project, campaign, content, envelopes);
  files.add(write_figure_folder(folder, figures));
  for (const NumberedFilm& numbered : films) {
    const std::int64_t number = numbered.start.number;
    write_frames(files.add(fmt::format("frames-{}.csv", number)), project, *numbered.start.rock, numbered.film);
    write_contacts(files.add(fmt::format("contacts-{}.csv", number)), project, numbered.film);
  }
  const bool goes_on = summary.status == RunStatus::interrupted;
  for (const std::string& name : tables) files.add_table(unfinished.folder() / name, name, goes_on);
  files.add("envelopes.csv") << envelopes_table(envelopes);
  constexpr auto kReplace = nlohmann::ordered_json::error_handler_t::replace;
  const nlohmann::ordered_json json = to_json(summary);
  files.add("report.html") << rockfall_report(
      {.project = project, .summary = summary, .json = json, .figures = figures, .date = date});
  files.add("summary.json") << json.dump(2, ' ', false, kReplace) << '\n';
  files.finish();
  remove_older(folder);
  files.commit();
  if (!goes_on) unfinished.discard();
}

void leave_nothing(const UnfinishedRun& unfinished, bool new_folder) {
  unfinished.discard();
  std::error_code ignored;
  if (new_folder) fs::remove(unfinished.folder().parent_path(), ignored);  // unless something is in it
}

/// Where bad input is found only when a rock is about to fall, nothing stays behind. Where the disk is full, what can
/// be gone on from stays.
template <class Action>
auto without_trace(const UnfinishedRun& unfinished, bool new_folder, Action&& action) {
  try {
    return action();
  } catch (const core::InputError&) {
    leave_nothing(unfinished, new_folder);
    throw;
  } catch (const core::OutputError& error) {
    if (unfinished.has_state())
      throw core::OutputError(fmt::format(
          "{}\nthe rocks that have fallen are kept: once it can be written, the same command with --resume goes on",
          error.what()));
    leave_nothing(unfinished, new_folder);
    throw;
  }
}

RockfallSummary run_in(const ResultFolder& folder, const RockfallProject& project, const RockfallRunSettings& settings,
                       UnfinishedRun& unfinished, core::Progress& progress) {
  const auto begin = std::chrono::steady_clock::now();
  const int threads = settings.threads == 0 ? rockfall::available_threads() : settings.threads;
  Campaign campaign(project, unfinished.folder());
  const std::int64_t first = settings.resume ? unfinished.load(campaign.accumulators()) : 0;
  const rockfall::CampaignResult result = campaign.run(first, settings, threads, unfinished, progress);
  progress.finish();
  if (result.end == rockfall::CampaignEnd::interrupted) unfinished.save(result.done, campaign.accumulators());

  const std::vector<NumberedFilm> films = film(project, settings, result.done);
  RockfallSummary summary = campaign.summary();
  if (result.end == rockfall::CampaignEnd::interrupted) summary.status = RunStatus::interrupted;
  if (!project.inputs.empty()) summary.project = path_from(folder.path(), project.inputs.front().path);
  if (!summary.inputs.empty() && !settings.called.empty()) summary.inputs.front().path = settings.called;
  summary.version = settings.version;
  summary.resumed = first;
  summary.threads = threads;
  for (const NumberedFilm& numbered : films) summary.films.push_back(film_summary(numbered));
  summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  write(folder, project, unfinished, campaign, films, summary, settings.date);
  return summary;
}

}  // namespace

std::string path_from(const fs::path& folder, const fs::path& file) {
  std::error_code ignored;
  const fs::path relative = fs::relative(file, folder, ignored);
  return (relative.empty() ? file : relative).generic_string();
}

RockfallSummary run_rockfall(const RockfallProject& project, const RockfallRunSettings& settings,
                             core::Progress& progress) {
  check_rock_numbers(project, settings.frames, "--frames");
  check_rate(settings.rate);
  check_threads(settings.threads);
  UnfinishedRun unfinished(settings.out, project, settings.version);
  unfinished.interval = settings.checkpoint;
  if (settings.resume)
    unfinished.require_same();
  else if (!settings.restart)
    unfinished.require_none();
  const bool new_folder = !fs::exists(settings.out);
  const ResultFolder folder(settings.out);
  return without_trace(unfinished, new_folder, [&] {
    if (!settings.resume) unfinished.begin();
    return run_in(folder, project, settings, unfinished, progress);
  });
}

}  // namespace talus::io
