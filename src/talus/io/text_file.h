#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

namespace talus::io {

/// The whole file. Throws core::InputError when it does not exist (naming a file beside it that may have been meant),
/// cannot be read or is no regular file: a folder, a named pipe, a device. /dev/stdin and /dev/fd/N are read to their
/// end.
[[nodiscard]] std::string read_text_file(const std::filesystem::path& path);

/// All that is left in the stream.
[[nodiscard]] std::string read_stream(std::istream& in);

/// Write a new file. Throws core::InputError when it cannot be written.
void write_text_file(const std::filesystem::path& path, const std::string& text);

}  // namespace talus::io
