#pragma once

// What `talus view` was asked to open: a project file, the folder of a project or a results folder.

#include <filesystem>
#include <string>

namespace talus::studio {

struct Target {
  std::filesystem::path root;  ///< canonical; nothing outside of it is served or written
  std::filesystem::path file;  ///< of the project, canonical; empty: none is open
  std::filesystem::path run;   ///< results folder that was named, canonical; empty: none
  bool writable = true;        ///< false: the results lie outside of their project's folder, which is looked at only
};

/// Throws core::InputError for what is none of them.
[[nodiscard]] Target find_target(const std::filesystem::path& path);

/// The project of a folder: project.toml, scene.xml or the only file of its kind; empty: none or several.
[[nodiscard]] std::filesystem::path project_in(const std::filesystem::path& folder);

/// Whether a run has left its results here, or what can be resumed.
[[nodiscard]] bool is_results_folder(const std::filesystem::path& folder);

/// The project that the summary of a run names, seen from its folder (planar scenes name it as the command line did);
/// empty: none, or one that is gone.
[[nodiscard]] std::filesystem::path project_of_summary(const std::filesystem::path& folder);

/// What `talus new` calls it: "rockfall", "rocking", "scene" (spatial) or "planar-scene"; "" of other files.
[[nodiscard]] std::string kind_of(const std::filesystem::path& file);

}  // namespace talus::studio
