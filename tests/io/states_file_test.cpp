#include "talus/io/states_file.h"

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/text_file.h"

namespace talus::io {
namespace {

class StatesFile : public testing::Test {
 protected:
  [[nodiscard]] std::vector<StartState> read(const std::string& text) const {
    write_text_file(path_, text);
    return read_states(path_);
  }
  [[nodiscard]] std::string message(const std::string& text) const {
    return support::input_error_of([&] { return read(text); }).substr(path_.string().size());
  }

  support::TemporaryFolder temporary_;
  const std::filesystem::path path_ = temporary_.path() / "starts.csv";
};

TEST_F(StatesFile, rows_keep_their_line_and_every_column) {
  const std::vector<StartState> states = read(
      "x,y,z,qw,qx,qy,qz,vx,vy,vz,wx,wy,wz\n1,2,3,0,1,0,0,4,5,6,7,8,9\n# remark\n\n-1e3,2.5,+3,1,0,0,0,0,0,0,0,0,0");
  ASSERT_EQ(states.size(), 2U);
  EXPECT_EQ(states[0].position, core::Vector3(1, 2, 3));
  EXPECT_EQ(states[0].orientation.coeffs(), bodies::Quaternion(0, 1, 0, 0).coeffs());
  EXPECT_EQ(states[0].velocity, core::Vector3(4, 5, 6));
  EXPECT_EQ(states[0].spin, core::Vector3(7, 8, 9));
  EXPECT_EQ(states[0].line, 2);
  EXPECT_EQ(states[1].line, 5);
  EXPECT_EQ(states[1].position, core::Vector3(-1000, 2.5, 3));
}

TEST_F(StatesFile, a_byte_order_mark_and_windows_lines_do_no_harm) {
  EXPECT_EQ(read("\xEF\xBB\xBFx,y,z\r\n1,2,3\r\n")[0].position, core::Vector3(1, 2, 3));
}

TEST_F(StatesFile, columns_that_are_unknown_twice_or_missing) {
  EXPECT_EQ(message("x,y,z,q_w\n"),
            ":1: q_w: unknown column, did you mean qw?; accepted: x, y, z, qw, qx, qy, qz, vx, vy, vz, wx, wy, wz");
  EXPECT_EQ(message("\nx,y,z,x\n"), ":2: x: the column is there twice");
  EXPECT_EQ(message("x,y\n1,2\n"), ":1: z: the column is missing; accepted: columns x, y, z");
  EXPECT_EQ(message("x,y,z,qx\n1,2,3,1\n"), ":1: qw: the column is missing; accepted: columns x, y, z, qw, qx, qy, qz");
}

TEST_F(StatesFile, rows_that_do_not_fit) {
  EXPECT_EQ(message("x,y,z\n1,2\n"), ":2: has 2 fields; accepted: 3: x, y, z");
  EXPECT_EQ(message("x,y,z\n1,2,3,\n"), ":2: has 4 fields; accepted: 3: x, y, z");
  EXPECT_EQ(message("x,y,z\n"), ": holds no row; accepted: column names, then at least one row");
  EXPECT_EQ(message(""), ": holds no row; accepted: column names, then at least one row");
}

TEST_F(StatesFile, fields_that_are_no_finite_number) {
  EXPECT_EQ(message("x,y,z\n1,2,3\n1,abc,3\n"), ":3: y = abc: is no number; accepted: a finite number");
  EXPECT_EQ(message("x,y,z\n1,,3\n"), ":2: y: is empty; accepted: a finite number");
  EXPECT_EQ(message("x,y,z\n1,nan,3\n"), ":2: y = nan: is not finite; accepted: a finite number");
  EXPECT_EQ(message("x,y,z\n1,1e999,3\n"), ":2: y = 1e999: is not finite; accepted: a finite number");
  EXPECT_EQ(message("x,y,z\n1,2 3,3\n"), ":2: y = 2 3: is no number; accepted: a finite number");
}

TEST_F(StatesFile, quaternions_are_normalised_only_when_they_are_nearly_so) {
  EXPECT_DOUBLE_EQ(read("x,y,z,qw,qx,qy,qz\n0,0,0,0.7075,0.7075,0,0\n")[0].orientation.norm(), 1);
  EXPECT_EQ(message("x,y,z,qw,qx,qy,qz\n0,0,0,0.71,0.71,0,0\n"),
            ":2: qw, qx, qy, qz = 0.71, 0.71, 0, 0: is no unit quaternion; accepted: four numbers of length 1 (within "
            "0.001)");
}

}  // namespace
}  // namespace talus::io
