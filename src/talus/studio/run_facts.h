#pragma once

// What can be told of a results folder without reading its tables.

#include <filesystem>
#include <optional>
#include <string>

#include "talus/io/rockfall_project.h"
#include "talus/studio/answer.h"
#include "talus/studio/run_job.h"
#include "talus/studio/workspace.h"

namespace talus::studio {

struct RunFacts {
  std::string id;
  std::filesystem::path folder;
  Json summary;               ///< null: none yet
  bool same_project = false;  ///< the inputs are the open project as it is on disk, and so is the version
  bool resumable = false;

  [[nodiscard]] bool complete() const { return summary.is_object(); }
  /// Of the command line that began it.
  [[nodiscard]] io::ProjectOptions options() const;
};

/// Throws Refusal (not found) when there is no such run, neither on disk nor on its way.
[[nodiscard]] RunFacts run_facts(Workspace& workspace, const JobList& jobs, const std::string& id);

/// As the page gets it; `files`: with the list of files.
[[nodiscard]] Json run_json(const RunFacts& facts, const RunJob* job, bool files);

/// The open project as the run had it. Throws Refusal (conflict) when it has changed since.
[[nodiscard]] std::shared_ptr<const io::RockfallProject> project_of(Workspace& workspace, const RunFacts& facts);

}  // namespace talus::studio
