// Rocking projects as their users run them.

#include <algorithm>
#include <csignal>

#include "tests/apps/program.h"
#include <gmock/gmock.h>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class RockingCommands : public ProgramTest {
 protected:
  /// Some 30 ms each.
  [[nodiscard]] std::string grid() const {
    return write(
        "grid.toml",
        "kind = \"rocking\"\n[study]\ntype = \"grid\"\nalpha_deg = [20, 40, 60]\ntheta0_deg = [10, 15, 20, 25]\n"
        "mu = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]\n");
  }
  [[nodiscard]] std::string results(const fs::path& folder) const {
    return io::read_text_file(folder / "cases.csv") + io::read_text_file(folder / "report.html");
  }
};

TEST_F(RockingCommands, a_run_that_was_killed_goes_on_to_the_same_bits) {
  const std::string project = grid(), whole = (folder_ / "whole").string(), killed = (folder_ / "killed").string();
  ASSERT_EQ(run_talus({"run", project, "--out", whole, "--threads", "1"}).exit_code, 0);
  const fs::path notes = fs::path(killed) / "unfinished/rows.csv";
  const auto some_rows = [&] {
    if (!fs::exists(notes)) return false;
    const std::string rows = io::read_text_file(notes);
    return std::count(rows.begin(), rows.end(), '\n') > 10;
  };
  static_cast<void>(
      support::signal_when({TALUS_PROGRAM, "run", project, "--out", killed, "--threads", "2"}, SIGKILL, some_rows));
  ASSERT_FALSE(fs::exists(fs::path(killed) / "summary.json")) << "it was faster than the signal";
  const Outcome resumed = run_talus({"run", project, "--out", killed, "--threads", "3", "--resume"});
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_EQ(results(killed), results(whole));
  EXPECT_FALSE(fs::exists(fs::path(killed) / "unfinished"));
}

TEST_F(RockingCommands, nothing_to_resume_is_an_error) {
  const Outcome outcome = run_talus({"run", grid(), "--out", (folder_ / "none").string(), "--resume"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("holds no unfinished run"));
}

TEST_F(RockingCommands, a_long_single_study_ends_soon_when_it_is_told_to) {
  const std::string project = write("long.toml",
                                    "kind = \"rocking\"\n[block]\nbox_m = [0.4, 0.4, 1.2]\ntilt_deg = 8\n"
                                    "[motion]\npulse = { shape = \"one-sine\", pga_g = 0.2, period_s = 100000 }\n"
                                    "[study]\ntype = \"single\"\n[engine]\nstep_s = 0.0002\n");
  const Outcome outcome =
      interrupt_talus({"run", project, "--out", (folder_ / "out").string()}, SIGTERM, std::chrono::milliseconds(300));
  EXPECT_EQ(outcome.exit_code, 3) << outcome.err;
  EXPECT_THAT(io::read_text_file(folder_ / "out/summary.json"), HasSubstr("\"interrupted\""));
}

}  // namespace
}  // namespace talus::app
