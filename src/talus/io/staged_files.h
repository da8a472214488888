#pragma once

// The files of a run: all are written to their end, under names of their own, before the first becomes visible. Only
// then does what an earlier run left behind have to give way: a disk that is full harms nothing.

#include <memory>
#include <string>
#include <vector>

#include "talus/io/result_folder.h"

namespace talus::io {

class StagedFiles {
 public:
  /// The folder must outlive it.
  explicit StagedFiles(const ResultFolder& folder) : folder_(folder) {}

  [[nodiscard]] std::ostream& add(const std::string& name);
  /// Something that is complete under its temporary name.
  void add(std::unique_ptr<UnfinishedFile> file) { others_.push_back(std::move(file)); }
  /// A table that has been written elsewhere; copied where rows will be added to it there (`goes_on`). Throws
  /// core::OutputError.
  void add_table(const std::filesystem::path& from, const std::string& name, bool goes_on);

  /// All is written; making it visible needs no more room. Throws core::OutputError.
  void finish() const;
  /// Make all visible in the order in which they were added, those of the first kind last.
  void commit() const;

 private:
  const ResultFolder& folder_;
  std::vector<std::unique_ptr<AtomicFile>> files_;
  std::vector<std::unique_ptr<UnfinishedFile>> others_;
};

}  // namespace talus::io
