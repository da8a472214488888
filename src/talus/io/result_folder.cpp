#include "talus/io/result_folder.h"

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

UnfinishedFile::UnfinishedFile(fs::path path) : path_(std::move(path)), temporary_(temporary_name(path_)) {
  std::error_code ignored;
  fs::remove_all(temporary_, ignored);
}

UnfinishedFile::~UnfinishedFile() {
  std::error_code ignored;
  fs::remove_all(temporary_, ignored);
}

void UnfinishedFile::fill(const std::function<void(const fs::path&)>& write) const {
  try {
    write(temporary_);
  } catch (const core::OutputError& error) {
    std::string text = error.what();
    const std::string hidden = temporary_.string();
    for (std::size_t at = text.find(hidden); at != std::string::npos; at = text.find(hidden))
      text.replace(at, hidden.size(), path_.string());
    throw core::OutputError(text);
  }
}

void UnfinishedFile::commit() const {
  std::error_code error;
  if (fs::is_directory(path_, error)) fs::remove_all(path_, error);
  fs::rename(temporary_, path_, error);
  if (error) throw core::OutputError(path_.string() + ": cannot be written: " + error.message());
}

AtomicFile::AtomicFile(fs::path path)
    : path_(std::move(path)), file_(path_), out_(file_.name(), std::ios::binary | std::ios::trunc) {
  if (!out_) throw core::OutputError(path_.string() + ": cannot be written");
}

AtomicFile::~AtomicFile() {
  out_.close();
}

void AtomicFile::finish() {
  if (out_.is_open()) out_.close();
  if (!out_) throw core::OutputError(path_.string() + ": writing failed (is the disk full?)");
}

void AtomicFile::commit() {
  finish();
  file_.commit();
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
  } catch (const core::OutputError&) {
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
