#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

#include "talus/core/error.h"
#include "talus/core/progress.h"

namespace talus::app {

struct RunOptions {
  std::filesystem::path input;
  std::filesystem::path out;              ///< empty: results/<stem of input> in the current folder
  std::string law;                        ///< empty: the scene's own
  std::optional<std::int64_t> dump_step;  ///< write the contact problem of this step
  bool json = false;                      ///< print the summary as one line of JSON
  bool quiet = false;                     ///< print nothing
};

/// Runs a project and writes its results folder. Throws core::InputError before any work is done.
/// `interrupted` when `progress` said stop; `internal_error` when the motion overflowed.
[[nodiscard]] core::ExitCode run_command(const RunOptions& options, core::Progress& progress, std::ostream& out);

}  // namespace talus::app
