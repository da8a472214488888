#pragma once

// Projects that have been read, kept as long as none of their files changes: a large height model is read once, not for
// each picture.

#include <filesystem>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "talus/io/rockfall_project.h"
#include "talus/io/rocking_project.h"
#include "talus/io/spatial_project.h"

namespace talus::studio {

/// Tells whether a file is still the one that was read: size and time of its last change.
struct FileStamp {
  std::uintmax_t bytes = 0;
  std::filesystem::file_time_type time;
  bool operator==(const FileStamp&) const = default;
};
[[nodiscard]] FileStamp stamp_of(const std::filesystem::path& file);

class ProjectStore {
 public:
  /// Throw core::InputError, as reading does.
  [[nodiscard]] std::shared_ptr<const io::RockfallProject> rockfall(const std::filesystem::path& file,
                                                                    const io::ProjectOptions& options = {});
  [[nodiscard]] std::shared_ptr<const io::RockingProject> rocking(const std::filesystem::path& file);
  [[nodiscard]] std::shared_ptr<const io::SpatialProject> spatial(const std::filesystem::path& file);

  /// Of a file, computed again only when its stamp changes; "" where it cannot be read.
  [[nodiscard]] std::string hash(const std::filesystem::path& file);

 private:
  struct Entry {
    std::string key;
    std::vector<std::pair<std::filesystem::path, FileStamp>> files;
    std::shared_ptr<const io::RockfallProject> rockfall;
    std::shared_ptr<const io::RockingProject> rocking;
    std::shared_ptr<const io::SpatialProject> spatial;

    [[nodiscard]] const std::vector<io::InputFile>& inputs() const;
  };
  template <class Read>
  Entry get(const std::filesystem::path& file, const std::string& key, const Read& read);

  std::mutex lock_;
  std::list<Entry> entries_;  ///< the latest first
  std::map<std::filesystem::path, std::pair<FileStamp, std::string>> hashes_;
};

}  // namespace talus::studio
