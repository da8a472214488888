#include <csignal>

#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;
namespace fs = std::filesystem;

class SpatialCommands : public ProgramTest {
 protected:
  [[nodiscard]] std::string new_scene() const {
    EXPECT_EQ(run_talus({"new", "scene", (folder_ / "s").string()}).exit_code, 0);
    return (folder_ / "s" / "project.toml").string();
  }
  [[nodiscard]] std::string falling(const std::string& more = "") const {
    return write("falling.toml",
                 "kind = \"scene\"\nduration_s = 0.2\n" + more +
                     "[[body]]\nplane = true\n[[body]]\nsphere_radius_m = 0.1\nposition_m = [0, 0, 0.2]\n");
  }
  [[nodiscard]] std::string results() const { return (folder_ / "results").string(); }
};

TEST_F(SpatialCommands, the_new_scene_passes_the_check_and_runs_as_it_is) {
  const std::string scene = new_scene();
  EXPECT_EQ(run_talus({"check", scene}).out,
            "ok: " + scene + ": spatial scene of 22 bodies (21 dynamic), 1500 steps of 0.002 s, law sweeps\n");
  const Outcome outcome = run_talus({"run", scene, "--out", results(), "--json"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  const Json told = Json::parse(outcome.out);
  EXPECT_EQ(told["status"], "done");
  EXPECT_EQ(told["totals"]["failed_solves"], 0);
  EXPECT_LE(told["extremes"]["E_highest_J"].get<double>(), told["initial"]["E_J"].get<double>() * (1 + 1e-9));
  EXPECT_LT(fs::file_size(folder_ / "results" / "report.html"), 5'000'000);
}

TEST_F(SpatialCommands, every_example_passes_the_check) {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(TALUS_SOURCE_DIR) / "examples" / "spatial")) {
    if (entry.path().extension() != ".toml") continue;
    const Outcome outcome = run_talus({"check", entry.path().string()});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr(": spatial scene of "));
    ++count;
  }
  EXPECT_GE(count, 11);
}

TEST_F(SpatialCommands, options_reach_the_run) {
  const Outcome outcome = run_talus({"run", falling(), "-o", results(), "--law", "none", "--threads", "1", "--json"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  const Json told = Json::parse(outcome.out);
  EXPECT_EQ(told["law"], "none");
  EXPECT_EQ(told["run"]["threads"], 1);
}

TEST_F(SpatialCommands, mistakes_end_with_2_and_leave_nothing_behind) {
  const auto expect_mistake = [&](const std::vector<std::string>& arguments, const std::string& message) {
    const Outcome outcome = run_talus(arguments);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, StartsWith("talus: " + message));
    EXPECT_FALSE(fs::exists(results()));
  };
  const std::string scene = falling();
  expect_mistake({"run", scene, "-o", results(), "--law", "lcpp"}, "--law = lcpp: unknown law, did you mean lcp?");
  expect_mistake({"run", scene, "-o", results(), "--dump-step", "3"},
                 "--dump-step: does not belong to a spatial scene; accepted: --out, --law, --threads, --json\n");
  expect_mistake({"run", scene, "-o", results(), "--threads", "0"}, "--threads = 0: is out of range");
  expect_mistake({"compare", scene, "-o", results(), "--laws", "lcp,lcp"}, "--laws = lcp: stands there twice");
  expect_mistake({"compare", scene, "-o", results()}, "--laws is required");
  const std::string other = write("r.toml", "kind = \"rocking\"\n");
  expect_mistake({"compare", other, "--laws", "lcp"}, other + ": kind = rocking: laws are compared on scenes only");
  const std::string bad = falling("dt_s = -1\n");
  expect_mistake({"run", bad, "-o", results()},
                 bad + ":3: dt_s = -1: out of range; accepted: a number from 1e-7 to 1\n");
}

TEST_F(SpatialCommands, compare_prints_a_table_and_writes_a_page) {
  const Outcome outcome = run_talus({"compare", falling(), "--laws", "lcp,none", "-o", results()});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("penetr. mm"));
  EXPECT_THAT(outcome.out, HasSubstr("\nlcp "));
  EXPECT_THAT(outcome.out, HasSubstr("\nnone "));
  for (const char* name : {"compare.html", "compare.csv", "curves.csv", "compare.json", "figures/energy.svg"})
    EXPECT_TRUE(fs::exists(fs::path(results()) / name)) << name;
}

TEST_F(SpatialCommands, a_signal_ends_a_run_with_3_and_keeps_what_was_done) {
  const std::string text = "kind = \"scene\"\nduration_s = 100000\nlaw = \"none\"\n[[body]]\nsphere_radius_m = 0.1\n";
  const Outcome outcome = interrupt_talus({"run", write("long.toml", text), "-o", results(), "--json"}, SIGINT,
                                          std::chrono::milliseconds(1500));
  EXPECT_EQ(outcome.exit_code, 3) << outcome.err;
  const Json told = Json::parse(io::read_text_file(folder_ / "results" / "summary.json"));
  EXPECT_EQ(told["status"], "interrupted");
  EXPECT_LT(told["steps"], told["steps_planned"]);
}

}  // namespace
}  // namespace talus::app
