#pragma once

#include <string>
#include <string_view>

namespace talus::io {

/// FNV-1a, 64 bits, as 16 hexadecimal digits: tells which input a result came from. No protection against forgery.
[[nodiscard]] std::string content_hash(std::string_view content);

}  // namespace talus::io
