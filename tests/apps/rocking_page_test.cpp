// docs/rocking.md describes exactly the keys that the reader knows.

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/rocking_keys.h"
#include "talus/io/text_file.h"

namespace talus::app {
namespace {

using KeysBySection = std::map<std::string, std::set<std::string>>;

std::set<std::string> quoted_words(const std::string& text) {
  const std::regex quoted("`([^`]*)`");
  std::set<std::string> words;
  for (std::sregex_iterator match(text.begin(), text.end(), quoted), end; match != end; ++match)
    words.insert((*match)[1].str());
  return words;
}

/// Tables whose first line is  | `[block]` | meaning | default |  list keys in their first column.
KeysBySection described_keys() {
  std::istringstream page(io::read_text_file(std::filesystem::path(TALUS_SOURCE_DIR) / "docs/rocking.md"));
  const std::regex heading(R"(\| (`(.*)`|top of the file) \| meaning \| default \|)"), row(R"(\| ([^|]*) \|.*)");
  KeysBySection found;
  std::string section = "none";
  std::smatch match;
  for (std::string line; std::getline(page, line);) {
    if (std::regex_match(line, match, heading))
      section = match[2].str();
    else if (line.empty())
      section = "none";
    else if (section != "none" && std::regex_match(line, match, row))
      found[section].merge(quoted_words(match[1].str()));
  }
  return found;
}

TEST(RockingPage, describes_every_key_and_no_other) {
  KeysBySection known;
  for (const io::rocking_keys::Section& section : io::rocking_keys::all())
    known[std::string(section.heading)].insert(section.keys.begin(), section.keys.end());
  EXPECT_EQ(described_keys(), known);
}

}  // namespace
}  // namespace talus::app
