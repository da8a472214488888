#pragma once

// From what a campaign has collected along its paths to files: maps and paths.gpkg.

#include <memory>

#include "talus/io/path_accumulator.h"
#include "talus/io/result_folder.h"
#include "talus/io/rockfall_figures.h"

namespace talus::io {

[[nodiscard]] std::unique_ptr<rockfall::Collector> make_collector(const RockfallProject& project);
[[nodiscard]] CrossingNames crossing_names(const RockfallProject& project);

/// Everything for paths.gpkg; some of the first `rocks` rocks, and the extremes, fall again for it.
[[nodiscard]] PathContent path_content(const RockfallProject& project, const PathAccumulator& gathered,
                                       std::int64_t rocks);

/// Writes the maps under a temporary name; they appear with `commit`.
[[nodiscard]] std::unique_ptr<UnfinishedFile> write_map_folder(const ResultFolder& folder,
                                                               const RockfallProject& project,
                                                               const rockfall::MapTotals& totals);
/// The same for paths.gpkg.
[[nodiscard]] std::unique_ptr<UnfinishedFile> write_path_file(const ResultFolder& folder, const PathContent& content);

/// The same for the folder figures.
[[nodiscard]] std::unique_ptr<UnfinishedFile> write_figure_folder(const ResultFolder& folder,
                                                                  const std::vector<Figure>& figures);

}  // namespace talus::io
