#include "talus/io/lcp_file.h"

#include "tests/support/input_error.h"
#include <gtest/gtest.h>

namespace talus::io {
namespace {

std::string message(const std::string& text) {
  return support::input_error_of([&] { return parse_lcp_file(text, "p.dat"); });
}

TEST(LcpFile, reads_the_matrix_by_columns_and_ignores_the_remark) {
  const LcpData data = parse_lcp_file("2\n0\n2\n2\n2\t2\n1 2\n3 -4e0\n-5 +6.5\n\na remark 7 8", "p.dat");
  core::Matrix M(2, 2);
  M << 1, 3, 2, -4;
  EXPECT_EQ(data.M, M);
  EXPECT_EQ(data.q, core::Vector2(-5, 6.5));
}

TEST(LcpFile, errors_name_file_line_and_part) {
  EXPECT_EQ(message("x"), "p.dat:1: n = x: must be a number; accepted: a finite number");
  EXPECT_EQ(message("0 0"), "p.dat:1: n = 0: out of range; accepted: a whole number from 1 to 2000");
  EXPECT_EQ(message("1.5"), "p.dat:1: n = 1.5: out of range; accepted: a whole number from 1 to 2000");
  EXPECT_EQ(message("1000000000 0"), "p.dat:1: n = 1000000000: out of range; accepted: a whole number from 1 to 2000");
  EXPECT_EQ(message("2\n1\n2\n2"), "p.dat:2: storage = 1: out of range; accepted: 0 (dense)");
  EXPECT_EQ(message("2\n0\n3\n2"), "p.dat:3: rows = 3: out of range; accepted: 2, as n");
  EXPECT_EQ(message("2\n0\n2\n2\n2 1\n"), "p.dat:5: columns = 1: out of range; accepted: 2, as n");
  EXPECT_EQ(message("2 0 2 2 2 2\n1 2\nnan 4"), "p.dat:3: M[0][1] = nan: must be a number; accepted: a finite number");
  EXPECT_EQ(message("1 0 1 1 1 1\n0x10"), "p.dat:2: M[0][0] = 0x10: must be a number; accepted: a finite number");
  EXPECT_EQ(message("1 0 1 1 1 1\n1\n1e999"), "p.dat:3: q[0] = 1e999: must be a number; accepted: a finite number");
  EXPECT_EQ(message("2 0 2 2 2 2\n1 2\n3 4\n5\n"),
            "p.dat:4: q[1]: the file ends before it; accepted: n 0 n n n n, M by columns, q");
}

TEST(LcpFile, numbers_too_small_for_a_double_are_zero) {
  EXPECT_EQ(parse_lcp_file("1 0 1 1 1 1 1 1e-999", "p.dat").q[0], 0.0);
}

}  // namespace
}  // namespace talus::io
