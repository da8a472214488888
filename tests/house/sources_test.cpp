// What holds for the sources as text: layout, documents that must be there, nothing that ties them to one machine.

#include <algorithm>
#include <array>
#include <regex>

#include "tests/house/files.h"
#include "tests/house/shell.h"
#include <gtest/gtest.h>

namespace talus::house {
namespace {

const fs::path& root() {
  static const fs::path path = TALUS_SOURCE_DIR;
  return path;
}

/// Lines that name a place on somebody's machine.
std::vector<Finding> machine_paths(const fs::path& tree, const fs::path& file) {
  static const std::regex place(R"((^|[\s"'`=(:])/(work|home|root|Users|mnt|var/tmp|tmp)/)");
  std::vector<Finding> findings;
  int number = 0;
  for (const std::string& line : read_lines(file)) {
    ++number;
    if (std::regex_search(line, place)) findings.push_back({fs::relative(file, tree).generic_string(), number, line});
  }
  return findings;
}

bool is_text(const fs::path& file) {
  constexpr std::array<std::string_view, 11> kEndings{".cpp", ".h",    ".md",   ".txt", ".cmake", ".sh",
                                                      ".xml", ".json", ".toml", ".csv", ""};
  return std::find(kEndings.begin(), kEndings.end(), file.extension().string()) != kEndings.end();
}

}  // namespace

TEST(Sources, are_laid_out_as_clang_format_would) {
  if (run_in(root(), "command -v clang-format").exit_code != 0) GTEST_SKIP() << "clang-format is not installed";
  std::string command = "clang-format --dry-run --Werror";
  for (const fs::path& file : cpp_files(root(), {"src", "apps", "tests", "bench"}))
    command.append(" ").append(quoted(file));
  const Outcome outcome = run_in(root(), command);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
}

/// Two types of one name in one namespace are one type to the linker, which takes the functions of either for both.
TEST(Sources, define_no_type_twice_in_a_namespace) {
  static const std::regex space(R"(^namespace ([A-Za-z0-9_:]+) \{.*$)");
  static const std::regex type(R"(^(?:struct|class) ([A-Z][A-Za-z0-9]*) (?:final )?[:{].*$)");
  std::map<std::string, std::string> seen;
  for (const fs::path& file : cpp_files(root(), {"src"})) {
    if (file.extension() != ".h") continue;
    std::string inside;
    for (const std::string& line : read_lines(file)) {
      std::smatch match;
      if (std::regex_match(line, match, space)) inside = match[1].str();
      if (!std::regex_match(line, match, type)) continue;
      const std::string name = inside + "::" + match[1].str();
      const auto [place, is_new] = seen.emplace(name, file.string());
      EXPECT_TRUE(is_new) << name << " is in " << place->second << " and in " << file;
    }
  }
  EXPECT_GT(seen.size(), 100U);
}

TEST(Sources, machine_paths_are_found) {
  const TemporaryFolder tree;
  const std::string home = std::string("/ho") + "me/ann/";
  write_file(tree.path() / "a.cpp", "int x;\nopen(\"" + home + "b\");\n// https://example.org" + home + "\n");
  EXPECT_EQ(to_string(machine_paths(tree.path(), tree.path() / "a.cpp")), "a.cpp:2: open(\"" + home + "b\");\n");
}

TEST(Sources, name_no_machine_path) {
  std::vector<Finding> findings;
  for (const std::string_view folder : {"src", "apps", "tests", "bench", "cmake", "scripts", "docs", "examples"}) {
    for (const fs::path& file : files_below(root(), folder)) {
      if (!is_text(file)) continue;
      const std::vector<Finding> found = machine_paths(root(), file);
      findings.insert(findings.end(), found.begin(), found.end());
    }
  }
  EXPECT_EQ(to_string(findings), "");
}

TEST(Sources, come_with_licence_and_documents) {
  EXPECT_NE(read_file(root() / "LICENSE").find("Apache License"), std::string::npos);
  for (const std::string name : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"}) {
    EXPECT_TRUE(fs::exists(root() / name)) << name;
    EXPECT_TRUE(read_lines(root() / name).at(0).starts_with("# ")) << name;
  }
}

TEST(Sources, changelog_knows_the_version_being_built) {
  const std::string cmake = read_file(root() / "CMakeLists.txt");
  std::smatch match;
  ASSERT_TRUE(std::regex_search(cmake, match, std::regex(R"(project\(talus VERSION (\S+))")));
  EXPECT_NE(read_file(root() / "CHANGELOG.md").find("## [" + match[1].str() + "]"), std::string::npos);
}

}  // namespace talus::house
