#pragma once

// What the studio has open: a folder, one project in it, and where its runs are.

#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "talus/studio/project_store.h"
#include "talus/studio/target.h"

namespace talus::studio {

class Workspace {
 public:
  Workspace(Target target, std::string version);

  [[nodiscard]] const std::filesystem::path& root() const { return target_.root; }
  [[nodiscard]] const std::string& version() const { return version_; }
  [[nodiscard]] bool writable() const { return target_.writable; }
  [[nodiscard]] ProjectStore& store() { return store_; }
  /// Held by whoever changes files of the project.
  [[nodiscard]] std::mutex& writing() { return writing_; }

  /// The open project file; empty: none.
  [[nodiscard]] std::filesystem::path file() const;
  /// Its folder, or the root where none is open.
  [[nodiscard]] std::filesystem::path folder() const;
  [[nodiscard]] std::string kind() const;
  /// The open project file. Throws Refusal (not found) when there is none, or none of this kind ("": of any).
  [[nodiscard]] std::filesystem::path require(std::string_view kind = "") const;
  /// Throws Refusal when the project is only to be looked at.
  void require_writable() const;
  void open(const std::filesystem::path& file);
  /// Project files below the root.
  [[nodiscard]] std::vector<std::filesystem::path> projects() const;

  /// The id of the results folder that was named at the start, or "".
  [[nodiscard]] std::string opened_run() const;
  /// Where the results of a run are, existing or not. Throws Refusal for an id that leads out of the folder.
  [[nodiscard]] std::filesystem::path run_folder(std::string_view id) const;
  /// The ids of the results folders of the open project; those that name another project are left out.
  [[nodiscard]] std::vector<std::string> runs() const;

 private:
  Target target_;
  std::string version_;
  ProjectStore store_;
  std::mutex writing_;
  mutable std::mutex lock_;  ///< of the file in the target
};

}  // namespace talus::studio
