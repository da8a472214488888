#include "tests/house/readme.h"

#include "tests/house/files.h"
#include "tests/house/shell.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::house {

using testing::Contains;
using testing::ElementsAre;

TEST(Readme, commands_are_found_in_fenced_blocks_only) {
  EXPECT_THAT(
      talus_commands({"./talus outside", "```sh", "./talus run a.xml", "./test", "# ./talus commented",
                      "./talus solve b.json \\", "  --json", "```", "./talus outside", "```", "./talus new", "```"}),
      ElementsAre("./talus run a.xml", "./talus solve b.json \\\n  --json", "./talus new"));
}

TEST(Readme, shows_the_two_commands_that_a_newcomer_needs) {
  const std::vector<std::string> readme = read_lines(fs::path(TALUS_SOURCE_DIR) / "README.md");
  EXPECT_THAT(talus_commands(readme), Contains("./talus run examples/scenes/rack.xml"));
  EXPECT_THAT(readme, Contains("./test"));
}

TEST(Readme, every_command_works_as_printed) {
  const TemporaryFolder folder;
  const fs::path root = TALUS_SOURCE_DIR;
  if (fs::exists(root / "examples")) {
    fs::copy(root / "examples", folder.path() / "examples", fs::copy_options::recursive);
  }
  fs::create_symlink(TALUS_PROGRAM, folder.path() / "talus");
  for (const std::string& command : talus_commands(read_lines(root / "README.md"))) {
    const Outcome outcome = run_in(folder.path(), command);
    EXPECT_EQ(outcome.exit_code, 0) << command << "\n" << outcome.out << outcome.err;
  }
}

TEST(Readme, every_picture_and_every_linked_file_exists) {
  const fs::path root = TALUS_SOURCE_DIR;
  const std::string text = read_file(root / "README.md");
  std::size_t links = 0;
  for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
    const std::string target = text.substr(at + 2, text.find(')', at) - at - 2);
    if (target.starts_with("http") || target.starts_with('#')) continue;
    ++links;
    EXPECT_TRUE(fs::exists(root / target)) << "README.md links to " << target;
  }
  EXPECT_GT(links, 2U);
}

}  // namespace talus::house
