#pragma once

// Where results go, for every kind of project. A file is written under a hidden temporary name in the same folder and
// renamed when it is complete, so that a reader never sees half a file and an error leaves nothing behind.

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>

namespace talus::io {

/// The hidden name beside `path` under which it is written until it is complete. Two programs that write to the same
/// folder get different ones.
[[nodiscard]] std::filesystem::path temporary_name(const std::filesystem::path& path);

/// A file or folder that something else (GDAL, say) writes under its temporary name. Without `commit` it leaves no
/// trace.
class UnfinishedFile {
 public:
  explicit UnfinishedFile(std::filesystem::path path);
  ~UnfinishedFile();
  UnfinishedFile(const UnfinishedFile&) = delete;
  UnfinishedFile& operator=(const UnfinishedFile&) = delete;

  /// To write to. Nothing exists under this name at first.
  [[nodiscard]] const std::filesystem::path& name() const { return temporary_; }
  /// Lets something write under that name. What goes wrong (core::OutputError) is told of the name that users know.
  void fill(const std::function<void(const std::filesystem::path&)>& write) const;
  /// Make it visible under its name, in place of a file or folder that may be there. Throws core::OutputError.
  void commit() const;

 private:
  std::filesystem::path path_;
  std::filesystem::path temporary_;
};

/// One result file in the making. Without `commit` it leaves no trace.
class AtomicFile {
 public:
  explicit AtomicFile(std::filesystem::path path);
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  [[nodiscard]] std::ostream& stream() { return out_; }

  /// All is written; making it visible needs no more room. Throws core::OutputError if any write failed (a full disk,
  /// say).
  void finish();
  /// Finish, and make the file visible under its name. Throws core::OutputError.
  void commit();

 private:
  std::filesystem::path path_;
  UnfinishedFile file_;
  std::ofstream out_;
};

class ResultFolder {
 public:
  /// Creates the folder if needed and makes sure that files can be written there. Throws core::InputError.
  explicit ResultFolder(std::filesystem::path path);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::filesystem::path file(std::string_view name) const { return path_ / name; }

  /// Write a whole file at once.
  void write(std::string_view name, std::string_view content) const;
  /// Remove a result of an earlier run, if there is one.
  void remove(std::string_view name) const;

 private:
  std::filesystem::path path_;
};

}  // namespace talus::io
