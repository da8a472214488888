#include "talus/io/append_file.h"

#include <stdexcept>
#include <utility>

#include "talus/core/error.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path) {
  throw core::OutputError(path.string() + ": writing failed (is the disk full?)");
}

}  // namespace

AppendFile::AppendFile(fs::path path) : path_(std::move(path)) {
  open();
}

void AppendFile::open() {
  out_.open(path_, std::ios::binary | std::ios::app);
  if (!out_) throw core::OutputError(path_.string() + ": cannot be written");
  length_ = fs::file_size(path_);
}

void AppendFile::append(std::string_view bytes) {
  out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!out_) fail(path_);
  length_ += bytes.size();
}

void AppendFile::flush() {
  if (!out_.flush()) fail(path_);
}

void AppendFile::cut(std::uint64_t length) {
  flush();
  out_.close();
  if (fs::file_size(path_) < length) throw std::runtime_error(path_.string() + ": is shorter than it was");
  fs::resize_file(path_, length);
  open();
}

}  // namespace talus::io
