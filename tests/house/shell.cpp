#include "tests/house/shell.h"

#include <cstdlib>

#include "tests/house/files.h"
#include <sys/wait.h>

namespace talus::house {

Outcome run_in(const std::filesystem::path& folder, const std::string& command_line) {
  const TemporaryFolder streams;
  const fs::path out = streams.path() / "out";
  const fs::path err = streams.path() / "err";
  const std::string line = "cd " + quoted(folder.string()) + " && bash -c " + quoted(command_line) + " </dev/null >" +
                           quoted(out.string()) + " 2>" + quoted(err.string());
  const int status = std::system(line.c_str());
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return {code, read_file(out), read_file(err)};
}

std::string quoted(const std::string& text) {
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace talus::house
