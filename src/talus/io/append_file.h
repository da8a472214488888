#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace talus::io {

/// A file that grows at its end and can be cut back to an earlier length. All functions throw core::OutputError when
/// the disk does not do as told.
class AppendFile {
 public:
  /// What is in the file stays.
  explicit AppendFile(std::filesystem::path path);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::uint64_t length() const { return length_; }

  void append(std::string_view bytes);
  /// Hands everything over to the system, so that it outlives this process.
  void flush();
  /// Throws std::runtime_error if the file is shorter than this.
  void cut(std::uint64_t length);

 private:
  void open();

  std::filesystem::path path_;
  std::ofstream out_;
  std::uint64_t length_ = 0;
};

}  // namespace talus::io
