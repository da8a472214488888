#include <filesystem>
#include <string>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/text_file.h"
#include "talus/laws/law.h"

namespace talus::app {
namespace {

TEST(LawsPage, describes_every_law) {
  const std::string page = io::read_text_file(std::filesystem::path(TALUS_SOURCE_DIR) / "docs/laws.md");
  for (const std::string_view name : laws::law_names())
    EXPECT_THAT(page, testing::HasSubstr(fmt::format("`{}`", name)));
}

}  // namespace
}  // namespace talus::app
