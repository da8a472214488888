#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "talus/core/error.h"
#include "talus/core/progress.h"

namespace talus::app {

struct CompareOptions {
  std::filesystem::path input;
  std::vector<std::string> laws;
  std::filesystem::path out;  ///< empty: below results in the current folder, named after the input
  std::optional<int> threads;
  bool json = false;   ///< print the comparison as one line of JSON
  bool quiet = false;  ///< print nothing
};

/// talus compare: one scene under several laws. Throws core::InputError before any work is done. `interrupted` when
/// `progress` said stop.
[[nodiscard]] core::ExitCode compare_command(const CompareOptions& options, core::Progress& progress,
                                             std::ostream& out);

}  // namespace talus::app
