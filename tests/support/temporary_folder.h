#pragma once

#include <filesystem>

namespace talus::support {

/// An empty folder that is removed with everything in it at the end of the scope. No two are the same, so tests may run
/// at the same time. Its path contains a space.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace talus::support
