#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

#include "talus/core/error.h"

namespace talus::app {

struct NewOptions {
  std::string kind;  ///< "scene" or "rockfall"
  std::filesystem::path folder;
};

/// talus new: writes a small project that runs as it is into a new or empty folder.
/// Throws core::InputError for an unknown kind and for a folder that holds something already.
[[nodiscard]] core::ExitCode new_command(const NewOptions& options, std::ostream& out);

}  // namespace talus::app
