#include "tests/house/readme.h"

namespace talus::house {

std::vector<std::string> talus_commands(const std::vector<std::string>& markdown) {
  std::vector<std::string> commands;
  bool in_block = false;
  bool continues = false;
  for (const std::string& line : markdown) {
    if (line.starts_with("```")) {
      in_block = !in_block;
      continues = false;
      continue;
    }
    if (continues) {
      commands.back() += "\n" + line;
    } else if (in_block && line.starts_with("./talus ")) {
      commands.push_back(line);
    } else {
      continue;
    }
    continues = line.ends_with('\\');
  }
  return commands;
}

std::vector<std::string> linked_files(const std::string& markdown) {
  std::vector<std::string> targets;
  for (std::size_t at = markdown.find("]("); at != std::string::npos; at = markdown.find("](", at + 1)) {
    const std::string target = markdown.substr(at + 2, markdown.find(')', at) - at - 2);
    if (!target.starts_with("http") && !target.starts_with('#')) targets.push_back(target.substr(0, target.find('#')));
  }
  return targets;
}

}  // namespace talus::house
