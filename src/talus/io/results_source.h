#pragma once

// The way back from a results folder to the project that it came from. A trajectory is a pure function of the project
// and the rock number, so that anything about a rock can be computed again, as long as the project is the same.

#include <filesystem>
#include <string>

#include "talus/io/rockfall_project.h"

namespace talus::io {

struct ResultsSource {
  std::filesystem::path project;
  std::string version;     ///< of the program that wrote the results
  ProjectOptions options;  ///< of its command line
};

/// Reads summary.json and compares the hashes of the project and all files it names with those written there. Throws
/// core::InputError for a folder without results of a rockfall project and for a file that is gone or has changed.
[[nodiscard]] ResultsSource rockfall_source(const std::filesystem::path& results);
/// The same for a spatial scene.
[[nodiscard]] ResultsSource spatial_source(const std::filesystem::path& results);

/// "rockfall", "rocking", "scene" (planar), "spatial scene", or what else the summary says. Throws core::InputError for
/// a folder without one.
[[nodiscard]] std::string results_kind(const std::filesystem::path& results);

}  // namespace talus::io
