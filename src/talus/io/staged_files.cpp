#include "talus/io/staged_files.h"

#include <system_error>

#include "talus/core/error.h"

namespace talus::io {

namespace fs = std::filesystem;

std::ostream& StagedFiles::add(const std::string& name) {
  files_.push_back(std::make_unique<AtomicFile>(folder_.file(name)));
  return files_.back()->stream();
}

void StagedFiles::add_table(const fs::path& from, const std::string& name, bool goes_on) {
  others_.push_back(std::make_unique<UnfinishedFile>(folder_.file(name)));
  others_.back()->fill([&](const fs::path& to) {
    std::error_code error;
    if (!goes_on) fs::create_hard_link(from, to, error);
    if (goes_on || error) fs::copy_file(from, to, fs::copy_options::overwrite_existing, error);
    if (error) throw core::OutputError(to.string() + ": cannot be written: " + error.message());
  });
}

void StagedFiles::finish() const {
  for (const auto& file : files_) file->finish();
}

void StagedFiles::commit() const {
  for (const auto& file : others_) file->commit();
  for (const auto& file : files_) file->commit();
}

}  // namespace talus::io
