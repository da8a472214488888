// docs/rockfall-project.md describes exactly the keys that the reader knows.

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/rockfall_keys.h"
#include "talus/io/text_file.h"

namespace talus::app {
namespace {

using KeysBySection = std::map<std::string, std::set<std::string>>;

/// Headings  ## `[slope]`  and first columns  | `dem` |  of the tables below them.
KeysBySection described_keys() {
  std::istringstream page(io::read_text_file(std::filesystem::path(TALUS_SOURCE_DIR) / "docs/rockfall-project.md"));
  const std::regex heading("## (`(.*)`|Top of the file)"), row(R"(\| `(\w+)` \|.*)");
  KeysBySection found;
  std::string section;
  std::smatch match;
  for (std::string line; std::getline(page, line);) {
    if (std::regex_match(line, match, heading)) section = match[2].str();
    if (std::regex_match(line, match, row)) found[section].insert(match[1].str());
  }
  return found;
}

TEST(RockfallProjectPage, describes_every_key_and_no_other) {
  KeysBySection known;
  for (const io::rockfall_keys::Section& section : io::rockfall_keys::all())
    known[std::string(section.heading)].insert(section.keys.begin(), section.keys.end());
  EXPECT_EQ(described_keys(), known);
}

}  // namespace
}  // namespace talus::app
