#include "tests/house/includes.h"

#include <array>
#include <optional>
#include <regex>
#include <string>
#include <string_view>

namespace talus::house {
namespace {

struct Module {
  std::string_view name;
  int row;
};

// Lowest first. Modules of one row know nothing of each other.
constexpr std::array kModules{
    Module{"core", 0},    Module{"geometry", 1}, Module{"solvers", 1}, Module{"bodies", 2}, Module{"collision", 3},
    Module{"contact", 3}, Module{"laws", 4},     Module{"motion", 5},  Module{"slope", 6},  Module{"scene", 7},
    Module{"spatial", 7}, Module{"rockfall", 7}, Module{"rocking", 7}, Module{"io", 8},     Module{"studio", 9},
};

std::optional<int> row_of(std::string_view module) {
  for (const Module& m : kModules) {
    if (m.name == module) return m.row;
  }
  return std::nullopt;
}

/// "laws" of "talus/laws/law.h"; "" when the path does not begin with talus/ and a folder.
std::string module_of(const std::string& path) {
  static const std::regex pattern("^talus/([^/]+)/.+$");
  std::smatch match;
  return std::regex_match(path, match, pattern) ? match[1].str() : "";
}

/// What is wrong with an include of `path` in a file of `module` ("" for apps); "" when nothing is.
std::string objection(const std::string& module, const std::string& path, bool in_quotes) {
  const std::string target = module_of(path);
  if (target.empty()) {
    if (module.empty() || (!in_quotes && !path.starts_with("apps/"))) return "";
    return "src/talus includes \"" + path + "\", which is not a path below src";
  }
  const std::optional<int> target_row = row_of(target);
  if (!target_row) return "includes unknown module " + target;
  if (module.empty() || target == module) return "";
  if (*target_row < row_of(module).value()) return "";
  return module + " includes " + target + ", which is not lower";
}

void check_file(const fs::path& root, const fs::path& file, std::vector<Finding>& findings) {
  static const std::regex include(R"(^\s*#\s*include\s*(["<])([^">]+)[">].*$)");
  const std::string name = fs::relative(file, root).generic_string();
  const bool in_module = name.starts_with("src/");
  const std::string module = in_module ? module_of(name.substr(4)) : "";
  if (in_module && !row_of(module)) findings.push_back({name, 1, "the file is in no known module"});
  if (in_module && !row_of(module)) return;

  int number = 0;
  for (const std::string& line : read_lines(file)) {
    ++number;
    std::smatch match;
    if (!std::regex_match(line, match, include)) continue;
    const std::string problem = objection(module, match[2].str(), match[1].str() == "\"");
    if (!problem.empty()) findings.push_back({name, number, problem});
  }
}

}  // namespace

std::vector<Finding> bad_includes(const fs::path& root) {
  std::vector<Finding> findings;
  for (const fs::path& file : cpp_files(root, {"src/talus", "apps"})) check_file(root, file, findings);
  return findings;
}

}  // namespace talus::house
