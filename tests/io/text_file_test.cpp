#include "talus/io/text_file.h"

#include <array>
#include <filesystem>
#include <string>

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace talus::io {
namespace {

namespace fs = std::filesystem;

class TextFile : public testing::Test {
 protected:
  [[nodiscard]] static std::string message(const fs::path& path) {
    return support::input_error_of([&] { return read_text_file(path); });
  }

  support::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
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

TEST_F(TextFile, a_named_pipe_is_refused_without_waiting_for_a_writer) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(message(pipe), pipe.string() + ": is a named pipe, not a file");
  fs::create_symlink(pipe, folder_ / "link");
  EXPECT_EQ(message(folder_ / "link"), (folder_ / "link").string() + ": is a named pipe, not a file");
}

TEST_F(TextFile, a_device_without_end_is_refused) {
  EXPECT_EQ(message("/dev/zero"), "/dev/zero: is a device, not a file");
}

TEST_F(TextFile, a_link_to_a_file_and_an_open_stream_are_read) {
  write_text_file(folder_ / "f", "text");
  fs::create_symlink(folder_ / "f", folder_ / "link");
  EXPECT_EQ(read_text_file(folder_ / "link"), "text");
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  ASSERT_EQ(write(ends[1], "text", 4), 4);
  close(ends[1]);
  EXPECT_EQ(read_text_file("/dev/fd/" + std::to_string(ends[0])), "text");
  close(ends[0]);
}

TEST_F(TextFile, a_place_that_cannot_be_written_is_told) {
  EXPECT_THROW(write_text_file(folder_ / "none" / "f", "x"), core::OutputError);
}

}  // namespace
}  // namespace talus::io
