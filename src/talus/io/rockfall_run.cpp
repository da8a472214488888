#include "talus/io/rockfall_run.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/collected_results.h"
#include "talus/io/film_tables.h"
#include "talus/io/result_folder.h"
#include "talus/io/rockfall_tables.h"
#include "talus/rockfall/watch.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

struct NumberedFilm {
  std::int64_t rock;
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

rockfall::CampaignSettings campaign_settings(const RockfallProject& project, int threads) {
  const auto start = [&project](std::int64_t number) {
    const Release& release = project.releases[static_cast<std::size_t>(number)];
    return rockfall::Start{.rock = &project.rocks[static_cast<std::size_t>(release.rock)].rock, .state = release.start};
  };
  return {.rocks = static_cast<std::int64_t>(project.releases.size()), .start = start, .threads = threads};
}

std::optional<RockFacts> facts_of(const RockfallProject& project, const rockfall::CampaignResult& result,
                                  std::int64_t number) {
  const auto index = static_cast<std::size_t>(number);
  if (result.fallen[index] == 0 || result.records[index].reason == rockfall::StopReason::failed) return std::nullopt;
  const Release& release = project.releases[index];
  const NamedRock& rock = project.rocks[static_cast<std::size_t>(release.rock)];
  return RockFacts{number, rock.name, rock.rock.mass(), release.start.p_WB, result.records[index]};
}

PathContent paths_of(const RockfallProject& project, const rockfall::CampaignResult& result,
                     const rockfall::Collector& collector, const std::vector<rockfall::NumberedCrossing>& crossings) {
  rockfall::Simulator simulator(project.model);
  const auto follow = [&](std::int64_t number, rockfall::PathRecorder& recorder) {
    const Release& release = project.releases[static_cast<std::size_t>(number)];
    simulator.set_rock(project.rocks[static_cast<std::size_t>(release.rock)].rock);
    recorder.begin(release.start);
    static_cast<void>(simulator.run(release.start, &recorder));
  };
  return path_content({.project = project,
                       .collector = collector,
                       .rocks = static_cast<std::int64_t>(result.records.size()),
                       .facts = [&](std::int64_t number) { return facts_of(project, result, number); },
                       .follow = follow,
                       .crossings = crossings});
}

std::vector<NumberedFilm> film(const RockfallProject& project, const RockfallRunSettings& settings,
                               const rockfall::CampaignResult& result) {
  std::vector<NumberedFilm> films;
  const std::set<std::int64_t> numbers(settings.frames.begin(), settings.frames.end());
  for (const std::int64_t number : numbers)
    if (result.fallen[static_cast<std::size_t>(number)] != 0)
      films.push_back({number, film_rock(project, number, settings.rate)});
  return films;
}

FilmSummary film_summary(const RockfallProject& project, const NumberedFilm& numbered) {
  const Release& release = project.releases[static_cast<std::size_t>(numbered.rock)];
  return {.rock = numbered.rock,
          .frames = numbered.film.frames().size(),
          .contacts = numbered.film.contacts().size(),
          .centre = project.rocks[static_cast<std::size_t>(release.rock)].rock.centre_G()};
}

/// Results of an earlier run that this one may not write again.
void remove_older(const ResultFolder& folder) {
  folder.remove("summary.json");  // the mark of a complete folder: away first, back last
  for (const char* name : {"barriers.csv", "counters.csv", "paths.gpkg"}) folder.remove(name);
  std::error_code ignored;
  fs::remove_all(folder.file("maps"), ignored);
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder.path())) names.push_back(entry.path().filename().string());
  for (const std::string& name : names)
    if (name.ends_with(".csv") && (name.starts_with("frames-") || name.starts_with("contacts-"))) folder.remove(name);
}

/// The files of a run: all are written before the first becomes visible.
class Files {
 public:
  explicit Files(const ResultFolder& folder) : folder_(folder) {}

  std::ostream& add(const std::string& name) {
    files_.push_back(std::make_unique<AtomicFile>(folder_.file(name)));
    return files_.back()->stream();
  }
  void add(std::unique_ptr<UnfinishedFile> file) { others_.push_back(std::move(file)); }
  void commit() {
    for (const auto& file : files_) file->commit();
    for (const auto& file : others_) file->commit();
  }

 private:
  const ResultFolder& folder_;
  std::vector<std::unique_ptr<AtomicFile>> files_;
  std::vector<std::unique_ptr<UnfinishedFile>> others_;
};

/// What a run has come to.
struct Ran {
  const RockfallProject& project;
  const rockfall::CampaignResult& result;
  rockfall::Collector& collector;
  const std::vector<NumberedFilm>& films;
};

void write_crossings(Files& files, const Ran& ran, const std::vector<rockfall::NumberedCrossing>& crossings) {
  const CrossingNames names = crossing_names(ran.project);
  const auto write_table = [&](const char* name, std::string_view header, bool barriers) {
    std::ostream& out = files.add(name);
    out << header << '\n';
    for (const rockfall::NumberedCrossing& c : crossings)
      if ((c.crossing.barrier != rockfall::CounterLine::kNoBarrier) == barriers)
        out << crossing_row(c, names, ran.project.model.origin);
  };
  if (!ran.project.model.barriers.empty()) write_table("barriers.csv", barriers_header(), true);
  if (std::any_of(ran.project.lines.begin(), ran.project.lines.end(),
                  [](const auto& line) { return line.barrier == rockfall::CounterLine::kNoBarrier; }))
    write_table("counters.csv", counters_header(), false);
}

void write(const ResultFolder& folder, const Ran& ran, const RockfallSummary& summary) {
  const auto& [project, result, collector, films] = ran;
  Files files(folder);
  const std::vector<rockfall::NumberedCrossing> crossings = collector.take_crossings();
  write_rocks(files.add("rocks.csv"), project, result);
  write_crossings(files, ran, crossings);
  if (collector.map()) files.add(write_map_folder(folder, project, *collector.map()));
  if (project.paths.rocks > 0) files.add(write_path_file(folder, paths_of(project, result, collector, crossings)));
  for (const NumberedFilm& numbered : films) {
    write_frames(files.add(fmt::format("frames-{}.csv", numbered.rock)), project, numbered.rock, numbered.film);
    write_contacts(files.add(fmt::format("contacts-{}.csv", numbered.rock)), project, numbered.film);
  }
  remove_older(folder);
  files.commit();
  constexpr auto kReplace = nlohmann::ordered_json::error_handler_t::replace;
  folder.write("summary.json", to_json(summary).dump(2, ' ', false, kReplace) + "\n");
}

}  // namespace

std::string path_from(const fs::path& folder, const fs::path& file) {
  std::error_code ignored;
  const fs::path relative = fs::relative(file, folder, ignored);
  return (relative.empty() ? file : relative).generic_string();
}

RockfallSummary run_rockfall(const RockfallProject& project, const RockfallRunSettings& settings,
                             core::Progress& progress) {
  const auto begin = std::chrono::steady_clock::now();
  check_rock_numbers(project, settings.frames, "--frames");
  check_rate(settings.rate);
  check_threads(settings.threads);
  const int threads = settings.threads == 0 ? rockfall::available_threads() : settings.threads;
  const ResultFolder folder(settings.out);  // before any work: a folder that cannot be written to is bad input
  const rockfall::CampaignSettings campaign = campaign_settings(project, threads);
  const rockfall::CampaignResult result = rockfall::run_campaign(project.model, campaign, progress);
  progress.finish();
  const std::unique_ptr<rockfall::Collector> collector = make_collector(project);
  const auto fallen = [&](std::int64_t number) { return result.fallen[static_cast<std::size_t>(number)] != 0; };
  rockfall::watch_rocks(project.model, campaign, fallen, *collector);
  const std::vector<NumberedFilm> films = film(project, settings, result);

  RockfallSummary summary = summarise(project, result);
  if (!project.inputs.empty()) summary.project = path_from(folder.path(), project.inputs.front().path);
  summary.version = settings.version;
  summary.lines = summarise_lines(*collector, crossing_names(project).barriers, project.design);
  summary.threads = threads;
  for (const NumberedFilm& numbered : films) summary.films.push_back(film_summary(project, numbered));
  summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  write(folder, {project, result, *collector, films}, summary);
  return summary;
}

}  // namespace talus::io
