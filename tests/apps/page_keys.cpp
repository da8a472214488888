#include "tests/apps/page_keys.h"

#include <filesystem>
#include <regex>
#include <sstream>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

std::set<std::string> quoted_words(const std::string& text) {
  const std::regex quoted("`([^`]*)`");
  std::set<std::string> words;
  for (std::sregex_iterator match(text.begin(), text.end(), quoted), end; match != end; ++match)
    words.insert((*match)[1].str());
  return words;
}

}  // namespace

KeysBySection described_keys(const std::string& name) {
  std::istringstream page(io::read_text_file(std::filesystem::path(TALUS_SOURCE_DIR) / name));
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

}  // namespace talus::app
