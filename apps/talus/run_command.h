#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "talus/core/error.h"
#include "talus/core/progress.h"

namespace talus::app {

struct RunOptions {
  std::filesystem::path input;
  std::filesystem::path out;  ///< empty: below results in the current folder, named after the input
  bool json = false;          ///< print the summary as one line of JSON
  bool quiet = false;         ///< print nothing

  // Scenes
  std::string law;                        ///< empty: the scene's own
  std::optional<std::int64_t> dump_step;  ///< write the contact problem of this step

  // Rockfall projects
  std::optional<std::int64_t> rocks;  ///< in place of those of the project
  std::optional<std::int64_t> seed;   ///< in place of that of the project
  bool resume = false;                ///< go on with an unfinished run
  bool restart = false;               ///< forget an unfinished run
  std::optional<int> threads;         ///< none: all of the machine
  std::vector<std::int64_t> frames;   ///< rocks to be written in detail
  std::optional<double> rate;         ///< of their frames, 1/s
};

/// What a run of this input counts: "steps" or "rocks".
[[nodiscard]] std::string_view progress_unit(const RunOptions& options);

/// Runs a project and writes its results folder. Throws core::InputError before any work is done, also for an option
/// that does not belong to the kind of project. `interrupted` when `progress` said stop; `internal_error` when the
/// motion overflowed.
[[nodiscard]] core::ExitCode run_command(const RunOptions& options, core::Progress& progress, std::ostream& out);

}  // namespace talus::app
