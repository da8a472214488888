#pragma once

// From a rockfall project to its results folder.

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "talus/core/progress.h"
#include "talus/io/rockfall_summary.h"

namespace talus::io {

struct RockfallRunSettings {
  std::filesystem::path out;                   ///< folder for the results
  int threads = 0;                             ///< 0: all that the machine has
  std::vector<std::int64_t> frames;            ///< rocks to be written in detail
  double rate = 30;                            ///< of their frames, 1/s
  bool resume = false;                         ///< go on with the unfinished run in the folder
  bool restart = false;                        ///< forget an unfinished run in the folder
  std::chrono::milliseconds checkpoint{2000};  ///< between states of the unfinished run
  std::string version;                         ///< goes into the summary
  std::string date;                            ///< goes into the report
  std::string called;                          ///< the project as the summary names it; empty: as it was read
  /// Sees every rock that falls; not part of the results, nor of what a run is resumed from.
  rockfall::Accumulator* watcher = nullptr;
};

/// Runs all rocks, or as many as `until` of the project asks for, then writes rocks.csv, barriers.csv (if there are
/// barriers), frames-N.csv and contacts-N.csv (of the rocks asked for), figures, report.html and, last, summary.json.
/// When `progress` says stop, the same is written of the rocks that have fallen, and the folder `unfinished` stays,
/// from which a run with `resume` goes on to the result that it would have had without the break, to the last bit.
/// Throws core::InputError for bad settings, an unfinished run that is another one or that would be forgotten, and for
/// a rock that starts in the ground; nothing is written then. Throws core::OutputError when results cannot be written;
/// the results that were there before still are, and `resume` goes on.
[[nodiscard]] RockfallSummary run_rockfall(const RockfallProject& project, const RockfallRunSettings& settings,
                                           core::Progress& progress);

/// The path of `file` as seen from `folder`, so that both may move together.
[[nodiscard]] std::string path_from(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace talus::io
