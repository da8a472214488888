#include "talus/io/text_file.h"

#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::io {

std::string read_text_file(const std::filesystem::path& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    throw core::InputError({.file = path.string(), .problem = "is a folder", .accepted = "a file"});
  if (!std::filesystem::exists(path, error)) throw core::InputError({.file = path.string(), .problem = "no such file"});
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in) throw core::InputError({.file = path.string(), .problem = "cannot be read"});
  return text;
}

std::string content_hash(std::string_view content) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : content) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001b3U;
  }
  return fmt::format("{:016x}", hash);
}

}  // namespace talus::io
