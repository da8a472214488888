#include "tests/house/shell.h"

namespace talus::house {

Outcome run_in(const std::filesystem::path& folder, const std::string& command_line) {
  return support::run({"bash", "-c", command_line}, {.folder = folder});
}

std::string quoted(const std::string& text) {
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace talus::house
