#pragma once

// From what a campaign has collected along its paths to files: maps, paths.gpkg, counters.csv and barriers.csv.

#include <functional>
#include <memory>
#include <optional>

#include "talus/io/crossing_tables.h"
#include "talus/io/path_files.h"
#include "talus/io/result_folder.h"
#include "talus/io/rockfall_project.h"

namespace talus::io {

[[nodiscard]] std::unique_ptr<rockfall::Collector> make_collector(const RockfallProject& project);
[[nodiscard]] CrossingNames crossing_names(const RockfallProject& project);

/// The rocks whose sources and deposits are shown are no more than this, evenly chosen.
inline constexpr std::int64_t kMostPlaces = 100'000;

struct PathRequest {
  const RockfallProject& project;
  const rockfall::Collector& collector;
  std::int64_t rocks = 0;                                             ///< all of them
  std::function<std::optional<RockFacts>(std::int64_t)> facts;        ///< none: the rock has not fallen
  std::function<void(std::int64_t, rockfall::PathRecorder&)> follow;  ///< lets it fall again
  std::vector<rockfall::NumberedCrossing> crossings;
};
/// Everything for paths.gpkg.
[[nodiscard]] PathContent path_content(const PathRequest& request);

/// Writes the maps under a temporary name; they appear with `commit`.
[[nodiscard]] std::unique_ptr<UnfinishedFile> write_map_folder(const ResultFolder& folder,
                                                               const RockfallProject& project,
                                                               const rockfall::MapTotals& totals);
/// The same for paths.gpkg.
[[nodiscard]] std::unique_ptr<UnfinishedFile> write_path_file(const ResultFolder& folder, const PathContent& content);

}  // namespace talus::io
