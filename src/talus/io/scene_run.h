#pragma once

// From a scene file to its results folder.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "talus/core/progress.h"
#include "talus/io/scene_summary.h"

namespace talus::io {

struct SceneRunSettings {
  std::filesystem::path input;
  std::filesystem::path out;              ///< folder for the results
  std::string law;                        ///< empty: the scene's own
  std::optional<std::int64_t> dump_step;  ///< counted from 1
  std::string version;                    ///< goes into the summary
  std::string called;                     ///< the scene as the summary names it; empty: as `input`
};

/// Reads and checks everything, then runs and streams states.csv, energy.csv and animation.html; at the end they and
/// summary.json (and step-K.json) appear together. When `progress` says stop, or when the numbers overflow, what was
/// done so far is written with that status. Throws core::InputError before the first step; after that, any exception
/// leaves no new file behind.
[[nodiscard]] SceneSummary run_scene(const SceneRunSettings& settings, core::Progress& progress);

}  // namespace talus::io
