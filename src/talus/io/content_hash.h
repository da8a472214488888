#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace talus::io {

/// FNV-1a, 64 bits, as 16 hexadecimal digits: tells which input a result came from. No protection against forgery.
[[nodiscard]] std::string content_hash(std::string_view content);

/// The same of a file, however large. Throws core::InputError when it cannot be read.
[[nodiscard]] std::string file_hash(const std::filesystem::path& path);

}  // namespace talus::io
