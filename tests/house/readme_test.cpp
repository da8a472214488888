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
  EXPECT_THAT(talus_commands(readme), Contains("./talus run examples/rockfall/torrent/project.toml"));
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

TEST(Documents, links_are_found) {
  EXPECT_THAT(linked_files("[a](b.md) ![c](d/e.png) [f](https://example.org) [g](#h) [i](j.md#k)"),
              ElementsAre("b.md", "d/e.png", "j.md"));
}

TEST(Documents, every_picture_and_every_linked_file_exists) {
  const fs::path root = TALUS_SOURCE_DIR;
  std::vector<fs::path> documents{root / "README.md", root / "CONTRIBUTING.md", root / "CHANGELOG.md"};
  for (const std::string_view folder : {"docs", "tests", "examples"})
    for (const fs::path& file : files_below(root, folder))
      if (file.extension() == ".md") documents.push_back(file);
  std::size_t links = 0;
  for (const fs::path& document : documents) {
    for (const std::string& target : linked_files(read_file(document))) {
      EXPECT_TRUE(fs::exists(document.parent_path() / target)) << document << " links to " << target;
      ++links;
    }
  }
  EXPECT_GT(links, 20U);
}

}  // namespace talus::house
