// Problems with random damage are read or refused with an InputError: nothing else may happen.

#include <filesystem>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/io/problem.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> sound_files() {
  const fs::path root = TALUS_SOURCE_DIR;
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(root / "examples/solve")) files.push_back(entry.path());
  files.push_back(root / "tests/data/lcp/lcp_CPS_2.dat");
  return files;
}

/// One to four characters replaced, taken out or put in, or the end cut off.
void damage(std::string& text, std::mt19937_64& random) {
  constexpr std::string_view kCharacters = "{}[]\",:0123456789.-+eE \n\\ntuinfNaI\x01\xff";
  for (auto count = 1 + random() % 4; count > 0 && !text.empty(); --count) {
    const std::size_t at = random() % text.size();
    const char c = kCharacters[random() % kCharacters.size()];
    switch (random() % 8) {
      case 0:
        text.erase(at, 1 + random() % 5);
        break;
      case 1:
        text.insert(at, 1, c);
        break;
      case 2:
        text.insert(at, text.substr(random() % text.size(), random() % 30));
        break;
      case 3:
        if (random() % 10 == 0) text.resize(at);
        break;
      default:
        text[at] = c;
    }
  }
}

TEST(MutatedProblem, is_read_or_refused_with_the_name_of_the_file) {
  std::mt19937_64 random(20240229);
  int read = 0;
  int refused = 0;
  for (const fs::path& path : sound_files()) {
    const std::string sound = read_text_file(path);
    for (int i = 0; i < 3000; ++i) {
      std::string text = sound;
      damage(text, random);
      try {
        read += static_cast<int>(parse_problems(text, path.filename().string()).size());
      } catch (const core::InputError& error) {
        ++refused;
        EXPECT_EQ(error.details().file, path.filename().string()) << error.what();
      }
    }
  }
  EXPECT_GT(read, 1000);
  EXPECT_GT(refused, 1000);
}

}  // namespace
}  // namespace talus::io
