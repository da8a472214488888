#include "talus/io/content_hash.h"

#include <fstream>
#include <vector>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

constexpr std::uint64_t kStart = 0xcbf29ce484222325U;

std::uint64_t continued(std::uint64_t hash, std::string_view content) {
  for (const char c : content) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001b3U;
  }
  return hash;
}

}  // namespace

std::string content_hash(std::string_view content) {
  return fmt::format("{:016x}", continued(kStart, content));
}

std::string file_hash(const std::filesystem::path& path) {
  require_file(path);
  std::ifstream in(path, std::ios::binary);
  std::vector<char> buffer(std::size_t{1} << 20);
  std::uint64_t hash = kStart;
  while (in) {
    in.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    hash = continued(hash, {buffer.data(), static_cast<std::size_t>(in.gcount())});
  }
  if (!in.eof()) throw core::InputError({.file = path.string(), .problem = "cannot be read"});
  return fmt::format("{:016x}", hash);
}

}  // namespace talus::io
