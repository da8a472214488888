// docs/solve.md quotes the files of examples/solve and the answers to them. Both must stay true.

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>

#include "tests/apps/program.h"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

const fs::path kSource = TALUS_SOURCE_DIR;

/// The text of the first block of JSON at or after `start`; moves start behind it.
std::optional<std::string> next_block(const std::string& page, std::size_t& start) {
  const std::string opening = "```json\n";
  const std::size_t begin = page.find(opening, start);
  if (begin == std::string::npos) return std::nullopt;
  const std::size_t first = begin + opening.size();
  const std::size_t end = page.find("```\n", first);
  start = end;
  return page.substr(first, end - first);
}

std::vector<Json> json_lines(const std::string& text) {
  std::vector<Json> list;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) list.push_back(Json::parse(line));
  return list;
}

/// Numbers agree to the digits that a page can show, all else exactly.
bool agrees(const Json& quoted, const Json& answer) {
  if (quoted.is_number() && answer.is_number())
    return std::abs(quoted.get<double>() - answer.get<double>()) <=
           1e-8 * std::max(1.0, std::abs(quoted.get<double>()));
  if (!quoted.is_array()) return quoted == answer;
  if (!answer.is_array() || quoted.size() != answer.size()) return false;
  return std::equal(quoted.begin(), quoted.end(), answer.begin(), agrees);
}

void expect_true_page(const std::string& page, const fs::path& example) {
  std::size_t at = page.find("`examples/solve/" + example.filename().string() + "`");
  ASSERT_NE(at, std::string::npos) << "docs/solve.md does not show " << example;
  EXPECT_EQ(next_block(page, at), io::read_text_file(example)) << example;
  const std::optional<std::string> quoted_text = next_block(page, at);
  ASSERT_TRUE(quoted_text.has_value()) << example;
  const std::vector<Json> quoted = json_lines(*quoted_text);

  const Outcome outcome = run_talus({"solve", example.string()});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  const std::vector<Json> answers = json_lines(outcome.out);
  ASSERT_EQ(answers.size(), quoted.size()) << example;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_EQ(answers[i]["status"], "solved") << example;
    for (const auto& [key, value] : quoted[i].items())
      EXPECT_TRUE(agrees(value, answers[i][key]))
          << example << ": " << key << " = " << answers[i][key] << ", not " << value;
  }
}

TEST(SolvePage, every_example_is_shown_with_the_answer_that_it_gets) {
  const std::string page = io::read_text_file(kSource / "docs/solve.md");
  int examples = 0;
  for (const auto& entry : fs::directory_iterator(kSource / "examples/solve")) {
    expect_true_page(page, entry.path());
    ++examples;
  }
  EXPECT_GE(examples, 6);
}

}  // namespace
}  // namespace talus::app
