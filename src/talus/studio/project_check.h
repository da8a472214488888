#pragma once

// The checks of `talus check` on a project that may not have been saved yet.

#include <filesystem>
#include <string>

#include "talus/studio/answer.h"
#include "talus/studio/workspace.h"

namespace talus::studio {

struct CheckResult {
  Json data;                    ///< TOML as JSON; null for planar scenes and where the syntax is wrong
  Json errors = Json::array();  ///< empty: all is well
  std::string text;             ///< what `talus check` says
  Json random = Json::array();  ///< numbers that differ from rock to rock

  /// With the text of the file.
  [[nodiscard]] Json json(const std::string& file_text) const;
};

/// Of the file as it is on disk.
[[nodiscard]] CheckResult check_file(Workspace& workspace, const std::filesystem::path& file);

/// Of a text that would take the place of the file: relative names are looked for beside it. Files outside of the
/// opened folder are an error unless the file on disk names them already.
[[nodiscard]] CheckResult check_text(Workspace& workspace, const std::filesystem::path& file, const std::string& text);

/// The spatial scene that such a text describes. Throws core::InputError.
[[nodiscard]] std::shared_ptr<const io::SpatialProject> draft_scene(Workspace& workspace,
                                                                    const std::filesystem::path& file,
                                                                    const std::string& text);

/// A hidden file beside `neighbour` that is gone at the end of the scope; `ending` with its dot.
class ScratchFile {
 public:
  ScratchFile(const std::filesystem::path& neighbour, const std::string& ending, const std::string& text);
  ~ScratchFile();
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// Every text of the error with one name of a file in place of another.
[[nodiscard]] core::InputError::Details with_name(core::InputError::Details details, const std::string& from,
                                                  const std::string& to);

}  // namespace talus::studio
