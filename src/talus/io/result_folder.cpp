#include "talus/io/result_folder.h"

#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "talus/core/error.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void reject(const fs::path& path, std::string problem) {
  throw core::InputError({.key = "out",
                          .value = path.string(),
                          .problem = std::move(problem),
                          .accepted = "a folder that can be written"});
}

}  // namespace

fs::path temporary_name(const fs::path& path) {
  return path.parent_path() / fmt::format(".{}.{}.part", path.filename().string(), ::getpid());
}

AtomicFile::AtomicFile(fs::path path)
    : path_(std::move(path)), temporary_(temporary_name(path_)), out_(temporary_, std::ios::binary | std::ios::trunc) {
  if (!out_) throw std::runtime_error(path_.string() + ": cannot be written");
}

AtomicFile::~AtomicFile() {
  if (committed_) return;
  out_.close();
  std::error_code ignored;
  fs::remove(temporary_, ignored);
}

void AtomicFile::commit() {
  out_.close();
  if (!out_) throw std::runtime_error(path_.string() + ": writing failed (is the disk full?)");
  fs::rename(temporary_, path_);
  committed_ = true;
}

ResultFolder::ResultFolder(fs::path path) : path_(std::move(path)) {
  std::error_code error;
  if (path_.empty()) reject(path_, "is empty");
  fs::create_directories(path_, error);
  if (!fs::is_directory(path_)) {
    if (fs::exists(path_)) reject(path_, "exists and is no folder");
    reject(path_, "cannot be created: " + error.message());
  }
  try {
    AtomicFile probe(path_ / "probe");
    probe.stream() << "probe" << std::flush;
    if (!probe.stream()) reject(path_, "cannot be written to");
  } catch (const std::runtime_error&) {
    reject(path_, "cannot be written to");
  }
}

void ResultFolder::write(std::string_view name, std::string_view content) const {
  AtomicFile file(path_ / name);
  file.stream() << content;
  file.commit();
}

void ResultFolder::remove(std::string_view name) const {
  std::error_code ignored;
  fs::remove(path_ / name, ignored);
}

}  // namespace talus::io
