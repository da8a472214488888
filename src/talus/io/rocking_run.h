#pragma once

// From a rocking project to its results folder (docs/rocking.md tells every file and column).

#include <filesystem>
#include <string>

#include <nlohmann/json.hpp>

#include "talus/core/progress.h"
#include "talus/io/rocking_project.h"
#include "talus/io/run_status.h"

namespace talus::io {

struct RockingRunSettings {
  std::filesystem::path out;  ///< folder for the results
  int threads = 0;            ///< 0: all that the machine has
  bool resume = false;        ///< go on with the unfinished run in the folder
  bool restart = false;       ///< begin anew without it
  std::string version;        ///< goes into the summary
  std::string date;           ///< goes into the report; empty: not told
  std::string called;         ///< the project as the summary names it; empty: as it was read
};

struct RockingSummary {
  RunStatus status = RunStatus::done;
  nlohmann::ordered_json content;
  std::string text;  ///< a few lines for a person
};

/// When `progress` says stop, the cases that came to their end are written. `resume` goes on to the result that the run
/// would have had without the break, to the last bit. Throws core::InputError when there is nothing to resume.
[[nodiscard]] RockingSummary run_rocking(const RockingProject& project, const RockingRunSettings& settings,
                                         core::Progress& progress);

[[nodiscard]] inline nlohmann::ordered_json to_json(const RockingSummary& summary) {
  return summary.content;
}
[[nodiscard]] inline std::string to_text(const RockingSummary& summary) {
  return summary.text;
}

}  // namespace talus::io
