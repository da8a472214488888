#include "talus/io/results_source.h"

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/content_hash.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class ResultsSourceTest : public testing::Test {
 protected:
  ResultsSourceTest() {
    fs::create_directories(results_);
    write_text_file(folder_.path() / "project.toml", "kind");
    write_text_file(folder_.path() / "dem.tif", "heights");
    write_summary("rockfall");
  }
  void write_summary(const std::string& kind) const {
    write_text_file(results_ / "summary.json",
                    R"({"kind":")" + kind +
                        R"(","version":"9","options":{"rocks":12,"seed":null},"project":"../project.toml","inputs":[)"
                        R"({"path":"as the user typed it","fnv1a64":")" +
                        content_hash("kind") + R"("},{"path":"dem.tif","fnv1a64":")" + content_hash("heights") +
                        R"("}]})");
  }
  [[nodiscard]] std::string error() const {
    return support::input_error_of([&] { return rockfall_source(results_); });
  }

  support::TemporaryFolder folder_;
  const fs::path results_ = folder_.path() / "results";
};

TEST_F(ResultsSourceTest, finds_the_project_from_the_results) {
  const ResultsSource source = rockfall_source(results_);
  EXPECT_EQ(source.project, folder_.path() / "project.toml");
  EXPECT_EQ(source.version, "9");
  EXPECT_EQ(source.options.rocks, 12);
  EXPECT_FALSE(source.options.seed);
}

TEST_F(ResultsSourceTest, refuses_a_project_or_a_file_of_it_that_has_changed) {
  write_text_file(folder_.path() / "dem.tif", "other heights");
  EXPECT_THAT(error(), HasSubstr("dem.tif: has changed since the results were written"));
  write_text_file(folder_.path() / "project.toml", "kind of");
  EXPECT_THAT(error(), HasSubstr("project.toml: has changed since the results were written"));
  EXPECT_THAT(error(), HasSubstr("accepted: the file as it was, or results of a new run"));
  fs::remove(folder_.path() / "project.toml");
  EXPECT_THAT(error(), HasSubstr("project.toml: no such file"));
}

TEST_F(ResultsSourceTest, refuses_other_folders_and_other_kinds) {
  write_summary("scene");
  EXPECT_THAT(error(), HasSubstr("summary.json: kind = scene: cannot be exported; accepted: results of a rockfall"));
  write_text_file(results_ / "summary.json", R"({"kind":"rockfall"})");
  EXPECT_THAT(error(), HasSubstr("accepted: a summary as talus run writes it"));
  write_text_file(results_ / "summary.json", "{");
  EXPECT_THAT(error(), HasSubstr("summary.json: "));
  fs::remove(results_ / "summary.json");
  EXPECT_THAT(error(), HasSubstr("results: holds no summary.json; accepted: a results folder"));
}

}  // namespace
}  // namespace talus::io
