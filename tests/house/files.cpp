#include "tests/house/files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace talus::house {

std::string read_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> read_lines(const fs::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

void write_file(const fs::path& file, std::string_view text) {
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
}

void write_program(const fs::path& file, std::string_view text) {
  write_file(file, text);
  fs::permissions(file, fs::perms::owner_all);
}

std::vector<fs::path> files_below(const fs::path& root, std::string_view folder) {
  std::vector<fs::path> files;
  if (!fs::is_directory(root / folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<fs::path> cpp_files(const fs::path& root, const std::vector<std::string_view>& folders) {
  std::vector<fs::path> files;
  for (const std::string_view folder : folders) {
    for (const fs::path& file : files_below(root, folder)) {
      if (file.extension() == ".cpp" || file.extension() == ".h") files.push_back(file);
    }
  }
  return files;
}

std::string to_string(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& f : findings) text += f.file + ":" + std::to_string(f.line) + ": " + f.text + "\n";
  return text;
}

}  // namespace talus::house
