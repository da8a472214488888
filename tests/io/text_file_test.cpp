#include "talus/io/text_file.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

class TextFile : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string message(const fs::path& path) const {
    try {
      (void)read_text_file(path);
    } catch (const core::InputError& error) {
      return error.what();
    }
    return "no error";
  }
  fs::path folder_;
};

TEST_F(TextFile, what_is_written_is_read_byte_by_byte) {
  const std::string text("a\r\n\0b\xff\n", 7);
  write_text_file(folder_ / "f", text);
  EXPECT_EQ(read_text_file(folder_ / "f"), text);
}

TEST_F(TextFile, a_missing_file_is_named_with_a_neighbour_that_may_have_been_meant) {
  write_text_file(folder_ / "problems.json", "");
  EXPECT_EQ(message(folder_ / "problem.json"), (folder_ / "problem.json").string() + ": no such file, did you mean " +
                                                   (folder_ / "problems.json").string() + "?");
  EXPECT_EQ(message(folder_ / "something-else"), (folder_ / "something-else").string() + ": no such file");
  EXPECT_EQ(message(folder_ / "none" / "f"), (folder_ / "none" / "f").string() + ": no such file");
}

TEST_F(TextFile, a_folder_is_not_a_file) {
  EXPECT_EQ(message(folder_), folder_.string() + ": is a folder, not a file");
}

TEST_F(TextFile, a_place_that_cannot_be_written_is_an_input_error) {
  EXPECT_THROW(write_text_file(folder_ / "none" / "f", "x"), core::InputError);
}

}  // namespace
}  // namespace talus::io
