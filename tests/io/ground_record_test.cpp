// Ground motions: every format, and every way a file can be wrong.

#include "talus/io/ground_record.h"

#include <cmath>
#include <fstream>

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::io {
namespace {

class GroundRecordFile : public ::testing::Test {
 protected:
  std::filesystem::path write(const std::string& name, const std::string& text) {
    const std::filesystem::path path = folder_.path() / name;
    std::ofstream(path) << text;
    return path;
  }
  /// What the reader complains about.
  std::string problem(const std::string& name, const std::string& text, const RecordHints& hints = {}) {
    try {
      static_cast<void>(read_ground_record(write(name, text), hints));
    } catch (const core::InputError& error) {
      return error.what();
    }
    return "nothing";
  }
  support::TemporaryFolder folder_;
};

constexpr double kG = 9.80665;
const std::string kHeading = "PEER RECORD\nEVENT, STATION, 90\nACCELERATION TIME SERIES IN UNITS OF G\n";

TEST_F(GroundRecordFile, peer_with_both_kinds_of_heading) {
  for (const char* line :
       {"NPTS=      6, DT=   .0050 SEC,\n", "  6   0.0050   NPTS, DT\n", "NPTS= 6, DT= .00500 SEC\n"}) {
    const GroundRecord record = read_ground_record(
        write("a.AT2", kHeading + line + "  .1000E+00  -.2000E+00   .3000E+00  -.4000E+00   .5000E+00\n  -.6E+00\n"));
    EXPECT_DOUBLE_EQ(record.step, 0.005);
    ASSERT_EQ(record.components[0].size(), 6u);
    EXPECT_NEAR(record.components[0][5], -0.6 * kG, 1e-12);
  }
}

TEST_F(GroundRecordFile, peer_that_is_wrong) {
  EXPECT_NE(problem("a.AT2", kHeading + "no counts here\n1 2 3\n").find("NPTS"), std::string::npos);
  EXPECT_NE(problem("a.AT2", kHeading + "NPTS= 5, DT= .01 SEC\n1 2 3 4\n").find("promises 5 samples, but 4 follow"),
            std::string::npos);
  EXPECT_NE(problem("a.AT2", kHeading + "NPTS= 4, DT= .01 SEC\n1 2 NaN 4\n").find("is not finite"), std::string::npos);
  EXPECT_NE(problem("a.AT2", kHeading + "NPTS= 4, DT= .01 SEC\n1 2 x 4\n").find("a.AT2:5"), std::string::npos);
  EXPECT_NE(problem("a.AT2", kHeading + "NPTS= 4, DT= 0 SEC\n1 2 3 4\n").find("is no step of time"), std::string::npos);
}

TEST_F(GroundRecordFile, text_of_one_and_two_columns) {
  const GroundRecord one = read_ground_record(write("a.txt", "# g\n0.1\n0.2\n0.3\n"), {.step = 0.02, .unit = "g"});
  EXPECT_DOUBLE_EQ(one.step, 0.02);
  EXPECT_NEAR(one.components[0][2], 0.3 * kG, 1e-12);
  const GroundRecord two = read_ground_record(write("b.txt", "0.00 1\n0.01 2\n0.02 3\n"), {.unit = "cm/s2"});
  EXPECT_NEAR(two.step, 0.01, 1e-15);
  EXPECT_NEAR(two.components[0][1], 0.02, 1e-15);
  EXPECT_NE(problem("c.txt", "1\n2\n", {.unit = "g"}).find("step_s"), std::string::npos);
  EXPECT_NE(problem("d.txt", "1\n2\n", {.step = 0.01}).find("unit"), std::string::npos);
  EXPECT_NE(problem("e.txt", "0 1\n0.01 2\n0.05 3\n", {.unit = "g"}).find("step of time"), std::string::npos);
}

TEST_F(GroundRecordFile, csv_with_units_in_the_names) {
  const GroundRecord record = read_ground_record(
      write("a.csv", "time_s,x_acceleration_g,z_acceleration_g\n0,0.1,0.01\n0.01,0.2,0.02\n0.02,0.1,0\n"));
  EXPECT_NEAR(record.components[0][1], 0.2 * kG, 1e-12);
  EXPECT_NEAR(record.components[2][1], 0.02 * kG, 1e-12);
  EXPECT_TRUE(record.components[1].empty());
  // v = t^2: a = 2 t
  std::string text = "time_s,velocity_m_s\n";
  for (int i = 0; i < 10; ++i) text += std::to_string(0.1 * i) + "," + std::to_string(0.01 * i * i) + "\n";
  EXPECT_NEAR(read_ground_record(write("v.csv", text)).components[0][5], 1.0, 1e-6);
  EXPECT_NE(
      problem("m.csv", "time_s,x_acceleration_g,y_acceleration_m_s2\n0,0,0\n1,1,1\n").find("another quantity or unit"),
      std::string::npos);
  EXPECT_NE(problem("n.csv", "time_s,acceleration_g\n0,0\n1,nan\n").find("is not finite"), std::string::npos);
}

TEST_F(GroundRecordFile, smc_with_values_that_touch) {
  std::string text = "2 CORRECTED ACCELEROGRAM\n";
  for (int i = 1; i < 11; ++i) text += "*\n";
  for (int i = 0; i < 48; ++i) {
    char field[16];
    std::snprintf(field, sizeof field, "%10d", i == 15 ? 1 : i == 16 ? 3 : 0);
    text += field;
    if (i % 8 == 7) text += "\n";
  }
  for (int i = 0; i < 50; ++i) {
    char field[20];
    std::snprintf(field, sizeof field, "%15.7E", i == 1 ? 200.0 : 0.0);
    text += field;
    if (i % 5 == 4) text += "\n";
  }
  text += "|comment\n-1.0000E+2 2.0000E+2-3.0000E+2\n";
  const GroundRecord record = read_ground_record(write("a.smc", text));
  EXPECT_DOUBLE_EQ(record.step, 0.005);
  ASSERT_EQ(record.components[0].size(), 3u);
  EXPECT_NEAR(record.components[0][2], -3, 1e-12);
}

TEST_F(GroundRecordFile, cosmos_and_csmip) {
  std::string real = "  100 Real-header values follow on  20 lines, Format= (5F15.6)\n";
  for (int i = 0; i < 100; ++i)
    real += (i == 33 ? "       0.010000" : "    -999.000000") + std::string(i % 5 == 4 ? "\n" : "");
  const GroundRecord record =
      read_ground_record(write("a.v2", "Corrected acceleration\n" + real +
                                           "    3 acceleration pts, approx 0 secs, units=cm/sec2(04),Format=(8F10.3)\n "
                                           "  100.000  -200.000   300.000\n"));
  EXPECT_DOUBLE_EQ(record.step, 0.01);
  EXPECT_NEAR(record.components[0][1], -2, 1e-12);
  const GroundRecord csmip = read_ground_record(write(
      "b.v2", "  3 points of accel data equally spaced at  .020 sec, in cm/sec2.\n   100.000  -200.000   300.000\n"));
  EXPECT_DOUBLE_EQ(csmip.step, 0.02);
  EXPECT_NEAR(csmip.components[0][2], 3, 1e-12);
}

/// A sine of amplitude A and period T: PGV = A T / pi, PGD = A T^2 / (2 pi).
TEST(GroundPeaks, of_one_sine) {
  const double A = 3, T = 0.8, pi = std::acos(-1.0);
  GroundRecord record{.step = T / 4000};
  for (int i = 0; i <= 4000; ++i) record.components[0].push_back(A * std::sin(2 * pi * i / 4000));
  const GroundPeaks peaks = peaks_of(record);
  EXPECT_NEAR(peaks.acceleration, A, 1e-12);
  EXPECT_NEAR(peaks.velocity, A * T / pi, 1e-5);
  EXPECT_NEAR(peaks.displacement, A * T * T / (2 * pi), 1e-5);
}

}  // namespace
}  // namespace talus::io
