#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

namespace talus::io {

/// The whole file. Throws core::InputError when it does not exist (naming a file beside it that may have been meant),
/// is a folder or cannot be read.
[[nodiscard]] std::string read_text_file(const std::filesystem::path& path);

/// All that is left in the stream.
[[nodiscard]] std::string read_stream(std::istream& in);

/// Write a new file. Throws core::InputError when it cannot be written.
void write_text_file(const std::filesystem::path& path, const std::string& text);

}  // namespace talus::io
