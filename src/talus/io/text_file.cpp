#include "talus/io/text_file.h"

#include <algorithm>
#include <fstream>
#include <istream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <vector>

#include "talus/core/error.h"
#include "talus/core/text.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

/// A name in the same folder that may have been meant, or "".
std::string neighbour(const fs::path& path) {
  std::error_code ignored;
  std::vector<std::string> names;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  for (const auto& entry : fs::directory_iterator(folder, ignored)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  const std::vector<std::string_view> words(names.begin(), names.end());
  const std::string meant = core::nearest_word(path.filename().string(), words);
  return meant.empty() ? meant : (path.parent_path() / meant).string();
}

/// What `path` is if it is no file: a pipe may wait for ever for a writer, a device may have no end. "" for files and
/// for streams that whoever started the program has opened for it.
std::string unreadable_thing(const fs::path& path) {
  if (path == "/dev/stdin" || path.parent_path() == "/dev/fd") return "";
  std::error_code ignored;
  switch (fs::status(path, ignored).type()) {
    case fs::file_type::regular:
      return "";
    case fs::file_type::directory:
      return "a folder";
    case fs::file_type::fifo:
      return "a named pipe";
    case fs::file_type::character:
    case fs::file_type::block:
      return "a device";
    case fs::file_type::socket:
      return "a socket";
    default:
      return "something else";
  }
}

}  // namespace

std::string file_problem(const fs::path& path) {
  std::error_code error;
  if (!fs::exists(path, error)) {
    const std::string meant = neighbour(path);
    return meant.empty() ? "no such file" : "no such file, did you mean " + meant + "?";
  }
  const std::string thing = unreadable_thing(path);
  return thing.empty() ? "" : "is " + thing + ", not a file";
}

void require_file(const fs::path& path) {
  const std::string problem = file_problem(path);
  if (!problem.empty()) throw core::InputError({.file = path.string(), .problem = problem});
}

std::string read_text_file(const fs::path& path) {
  require_file(path);
  std::ifstream in(path, std::ios::binary);
  if (!in) throw core::InputError({.file = path.string(), .problem = "cannot be read"});
  return read_stream(in);
}

std::string read_stream(std::istream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_text_file(const fs::path& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text << std::flush;
  if (!out) throw core::OutputError(path.string() + ": cannot be written");
}

}  // namespace talus::io
