#include "talus/io/rockfall_run.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <set>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/film_tables.h"
#include "talus/io/result_folder.h"
#include "talus/io/rockfall_tables.h"

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

rockfall::CampaignResult fall(const RockfallProject& project, int threads, core::Progress& progress) {
  const auto start = [&](std::int64_t number) {
    const Release& release = project.releases[static_cast<std::size_t>(number)];
    return rockfall::Start{.rock = &project.rocks[static_cast<std::size_t>(release.rock)].rock, .state = release.start};
  };
  return rockfall::run_campaign(
      project.model, {.rocks = static_cast<std::int64_t>(project.releases.size()), .start = start, .threads = threads},
      progress);
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
  folder.remove("barriers.csv");
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
  void commit() {
    for (const auto& file : files_) file->commit();
  }

 private:
  const ResultFolder& folder_;
  std::vector<std::unique_ptr<AtomicFile>> files_;
};

void write(const ResultFolder& folder, const RockfallProject& project, const rockfall::CampaignResult& result,
           const std::vector<NumberedFilm>& films, const RockfallSummary& summary) {
  Files files(folder);
  write_rocks(files.add("rocks.csv"), project, result);
  if (!project.model.barriers.empty()) write_barriers(files.add("barriers.csv"), project, result);
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
  const rockfall::CampaignResult result = fall(project, threads, progress);
  progress.finish();
  const std::vector<NumberedFilm> films = film(project, settings, result);

  const ResultFolder folder(settings.out);
  RockfallSummary summary = summarise(project, result);
  if (!project.inputs.empty()) summary.project = path_from(folder.path(), project.inputs.front().path);
  summary.version = settings.version;
  summary.threads = threads;
  for (const NumberedFilm& numbered : films) summary.films.push_back(film_summary(project, numbered));
  summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  write(folder, project, result, films, summary);
  return summary;
}

}  // namespace talus::io
