#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace talus::house {

namespace fs = std::filesystem;

using support::TemporaryFolder;

[[nodiscard]] std::string read_file(const fs::path& file);
[[nodiscard]] std::vector<std::string> read_lines(const fs::path& file);
/// Makes the folders above the file as well.
void write_file(const fs::path& file, std::string_view text);
void write_program(const fs::path& file, std::string_view text);

/// Every file below root/folder (none if there is no such folder), sorted.
[[nodiscard]] std::vector<fs::path> files_below(const fs::path& root, std::string_view folder);
/// *.cpp and *.h below the given folders, sorted.
[[nodiscard]] std::vector<fs::path> cpp_files(const fs::path& root, const std::vector<std::string_view>& folders);

/// One finding of a check, told as compilers tell theirs.
struct Finding {
  std::string file;  ///< relative to the root
  int line = 0;      ///< counted from 1
  std::string text;
};
[[nodiscard]] std::string to_string(const std::vector<Finding>& findings);

}  // namespace talus::house
