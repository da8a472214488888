#include <map>
#include <sstream>

#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::app {
namespace {

using testing::HasSubstr;

/// The names and order that tables of other engines have.
constexpr const char* kColumns =
    "engine terrain rock dt_ms n time_n wall_s cpu_s cpu_all_s sim_s sim_per_cpu_s traj_per_s us_per_step "
    "wall_us_per_step steps setup_s rss_MB pen_worst_mm pen_p99_mm pen_p50_mm tunnelled flight_steps flight_rise_E "
    "flight_rise_KE episodes ep_rise_E ep_rise_KE contact_steps contacts_per_cstep runout_med runout_mean runout_sd "
    "rest "
    "left timeout fell_through diverged deterministic";

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, separator);) parts.push_back(part);
  return parts;
}

class BenchCommand : public ProgramTest {
 protected:
  /// A plane of 40 x 20 m that falls by 1 in 2, a block of 1 x 0.7 x 0.5 m and two releases.
  [[nodiscard]] std::string inputs() const {
    std::string terrain = "41 21 1 0 0\n";
    for (int j = 0; j < 21; ++j)
      for (int i = 0; i < 41; ++i) terrain += std::to_string(20 - 0.5 * i) + (i == 40 ? "\n" : " ");
    (void)write("terrain.txt", terrain);
    const double mass = 945, x = 1, y = 0.7, z = 0.5;
    std::ostringstream rock;
    rock.precision(17);
    rock << mass << '\n'
         << mass / 12 * (y * y + z * z) << ' ' << mass / 12 * (x * x + z * z) << ' ' << mass / 12 * (x * x + y * y)
         << "\n8 12\n";
    for (int i = 0; i < 8; ++i)
      rock << (i % 4 == 1 || i % 4 == 2 ? 0.5 : -0.5) * x << ' ' << (i % 4 > 1 ? 0.5 : -0.5) * y << ' '
           << (i > 3 ? 0.5 : -0.5) * z << '\n';
    rock << "0 2 1\n0 3 2\n4 5 6\n4 6 7\n0 1 5\n0 5 4\n1 2 6\n1 6 5\n2 3 7\n2 7 6\n3 0 4\n3 4 7\n";
    (void)write("rock_block.txt", rock.str());
    (void)write("release.txt", "2\n5.2 10.1 19.4 1 0 0 0\n6.3 9.7 18.85 0.6 0.8 0 0\n");
    return folder_.string();
  }
};

TEST_F(BenchCommand, header_alone_prints_the_columns_of_the_benchmark) {
  const Outcome outcome = run_talus({"bench", "rockfall", "--header"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(split(outcome.out.substr(0, outcome.out.size() - 1), '\t'), split(kColumns, ' '));
}

TEST_F(BenchCommand, a_row_keeps_the_promises_of_the_engine) {
  const Outcome outcome = run_talus(
      {"bench", "rockfall", "--inputs", inputs(), "--rock", "block", "--repeat", "1", "--header", "--profile"});
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  const std::vector<std::string> lines = split(outcome.out, '\n');
  ASSERT_EQ(lines.size(), 2U);
  const std::vector<std::string> names = split(lines[0], '\t'), values = split(lines[1], '\t');
  ASSERT_EQ(names.size(), values.size());
  std::map<std::string, std::string> row;
  for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = values[i];
  EXPECT_EQ(row["engine"] + row["terrain"] + row["rock"] + row["dt_ms"], "talushfblock0");
  EXPECT_EQ(row["n"] + row["time_n"], "22");
  EXPECT_EQ(row["deterministic"], "yes");
  EXPECT_EQ(row["tunnelled"] + row["flight_rise_E"] + row["flight_rise_KE"] + row["ep_rise_E"], "0000");
  EXPECT_EQ(std::stoi(row["rest"]) + std::stoi(row["left"]) + std::stoi(row["timeout"]), 2);
  EXPECT_GT(std::stoi(row["flight_steps"]), 500);  // at least half a second of free fall each, in samples of 1 ms
  EXPECT_LT(std::stod(row["pen_worst_mm"]), 1.0);
  EXPECT_THAT(outcome.err, HasSubstr("block: per rock "));
}

TEST_F(BenchCommand, without_quality_only_times_are_measured) {
  const Outcome outcome =
      run_talus({"bench", "rockfall", "--inputs", inputs(), "--rock", "block", "--time-n", "1", "--no-quality"});
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  const std::vector<std::string> values = split(outcome.out, '\t');
  EXPECT_EQ(values.at(4) + values.at(5), "11");
  EXPECT_EQ(values.at(21), "0");
}

TEST_F(BenchCommand, mistakes_end_with_2) {
  const auto expect = [](const std::vector<std::string>& arguments, const std::string& message) {
    const Outcome outcome = run_talus(arguments);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr(message));
  };
  expect({"bench", "rockfal", "--header"}, "WHAT = rockfal: unknown benchmark, did you mean rockfall?");
  expect({"bench", "rockfall"}, "--inputs: is missing; accepted: a folder, or --header alone");
  expect({"bench", "rockfall", "--inputs", "x", "--rock", "cube"}, "--rock = cube: unknown rock");
  expect({"bench", "rockfall", "--inputs", "x", "--n", "0"}, "--n = 0: is out of range; accepted: a whole number >= 1");
  expect({"bench", "rockfall", "--inputs", inputs(), "--rock", "ico"}, "rock_ico.txt: no such file");
  expect({"bench", "rockfall", "--inputs", inputs(), "--tolerance", "2"}, "engine.collision_tolerance_m = 2: is out");
}

}  // namespace
}  // namespace talus::app
