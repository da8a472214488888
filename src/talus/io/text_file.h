#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace talus::io {

/// The whole file. Throws core::InputError when there is none, when it is a folder or when it cannot be read.
[[nodiscard]] std::string read_text_file(const std::filesystem::path& path);

/// FNV-1a, 64 bits, as 16 hexadecimal digits: tells which input a result came from. No protection against forgery.
[[nodiscard]] std::string content_hash(std::string_view content);

}  // namespace talus::io
