#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

namespace talus::io {

/// What stands in the way of reading this as a file, or "": that it does not exist (naming a file beside it that may
/// have been meant) or is no regular file (a folder, a named pipe, a device). /dev/stdin and /dev/fd/N count as files.
[[nodiscard]] std::string file_problem(const std::filesystem::path& path);
/// Throws core::InputError for such a problem.
void require_file(const std::filesystem::path& path);

/// The whole file. Throws core::InputError when it is none or cannot be read.
[[nodiscard]] std::string read_text_file(const std::filesystem::path& path);

/// All that is left in the stream.
[[nodiscard]] std::string read_stream(std::istream& in);

/// Write a new file. Throws core::OutputError when it cannot be written.
void write_text_file(const std::filesystem::path& path, const std::string& text);

}  // namespace talus::io
