#include <csignal>
#include <sstream>

#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
namespace fs = std::filesystem;

class RockfallCommands : public ProgramTest {
 protected:
  /// A new project, with two rocks from its first seeder.
  [[nodiscard]] std::string new_project(const std::string& rocks = "rocks = 2") const {
    EXPECT_EQ(run_talus({"new", "rockfall", (folder_ / "p").string()}).exit_code, 0);
    std::string text = io::read_text_file(folder_ / "p" / "project.toml");
    text.replace(text.find("rocks = 20"), 10, rocks);
    return write("p/project.toml", text);
  }
  [[nodiscard]] std::string results() const { return (folder_ / "results").string(); }
  [[nodiscard]] Json summary() const { return Json::parse(io::read_text_file(folder_ / "results" / "summary.json")); }
};

void expect_mistake(const std::vector<std::string>& arguments, const std::string& message) {
  const Outcome outcome = run_talus(arguments);
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, HasSubstr(message));
}

TEST_F(RockfallCommands, the_new_project_runs_and_says_what_it_found) {
  const Outcome outcome = run_talus({"run", new_project(), "--out", results()});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("done, "));
  EXPECT_THAT(outcome.out, HasSubstr("runout_m "));
  EXPECT_THAT(outcome.out, HasSubstr("barrier fence: "));
  EXPECT_THAT(outcome.out, HasSubstr("results in " + results() + " (open report.html)\n"));
  for (const char* name : {"rocks.csv", "barriers.csv", "summary.json"})
    EXPECT_TRUE(fs::exists(folder_ / "results" / name)) << name;
  EXPECT_EQ(summary()["project"], "../p/project.toml");
  EXPECT_EQ(summary()["inputs"].size(), 4U);  // project, heights, regions, starts
  EXPECT_EQ(summary()["checks"]["energy_gains"], 0);
  EXPECT_EQ(summary()["checks"]["penetrations"], 0);
}

TEST_F(RockfallCommands, json_is_one_line_and_quiet_is_nothing) {
  const std::string project = new_project();
  const Outcome json = run_talus({"run", project, "--out", results(), "--json", "--threads", "1"});
  EXPECT_EQ(json.exit_code, 0) << json.err;
  EXPECT_EQ(std::count(json.out.begin(), json.out.end(), '\n'), 1);
  EXPECT_EQ(Json::parse(json.out)["results"], results());
  EXPECT_EQ(Json::parse(json.out)["run"]["threads"], 1);
  const Outcome quiet = run_talus({"run", project, "--out", results(), "--quiet"});
  EXPECT_EQ(quiet.out + quiet.err, "");
}

TEST_F(RockfallCommands, frames_may_be_listed_or_repeated_and_stand_anywhere) {
  const std::string project = new_project();
  EXPECT_EQ(run_talus({"run", "--frames", "0,2", project, "--frames", "1", "--rate", "5", "-o", results()}).exit_code,
            0);
  for (const char* name : {"frames-0.csv", "frames-1.csv", "frames-2.csv", "contacts-0.csv"})
    EXPECT_TRUE(fs::exists(folder_ / "results" / name)) << name;
}

TEST_F(RockfallCommands, options_of_another_kind_are_errors) {
  const std::string project = new_project();
  const std::string accepted =
      "accepted: --out, --rocks, --seed, --threads, --resume, --restart, --frames, --rate, --json\n";
  expect_mistake({"run", project, "--law", "newton"},
                 "talus: --law: does not belong to a rockfall project; " + accepted);
  expect_mistake({"run", project, "--dump-step", "3"},
                 "talus: --dump-step: does not belong to a rockfall project; " + accepted);
  EXPECT_EQ(run_talus({"new", "planar-scene", (folder_ / "s").string()}).exit_code, 0);
  const std::string scene = (folder_ / "s" / "scene.xml").string();
  for (const char* option : {"--rocks", "--seed", "--threads", "--frames", "--rate"})
    expect_mistake({"run", scene, option, "2"},
                   std::string("talus: ") + option +
                       ": does not belong to a planar scene; accepted: --out, --law, --dump-step, "
                       "--json\n");
}

TEST_F(RockfallCommands, bad_input_ends_with_2_before_anything_is_written) {
  const std::string project = new_project();
  expect_mistake({"run", project, "-o", results(), "--frames", "4711"},
                 "--frames = 4711: the project has no such rock");
  expect_mistake({"run", project, "-o", results(), "--frames", "one"}, "--frames");
  expect_mistake({"run", project, "-o", results(), "--threads", "0"}, "--threads = 0: is out of range");
  expect_mistake({"run", project, "-o", results(), "--rate", "-1"}, "--rate = -1: is out of range");
  expect_mistake({"run", (folder_ / "p" / "projet.toml").string()}, "no such file, did you mean");
  expect_mistake({"run", write("p/other.toml", "kind = \"rokfall\"\n")},
                 "unknown kind, did you mean rockfall?; accepted: rockfall, rocking, scene");
  EXPECT_FALSE(fs::exists(results()));
}

TEST_F(RockfallCommands, a_signal_ends_a_long_run_with_3_and_keeps_the_rocks_that_fell) {
  const Outcome outcome = interrupt_talus({"run", new_project("rocks = 100000"), "-o", results(), "--json"}, SIGINT,
                                          std::chrono::milliseconds(4000));
  EXPECT_EQ(outcome.exit_code, 3) << outcome.err;
  const Json told = summary();
  EXPECT_EQ(told["status"], "interrupted");
  EXPECT_LT(told["rocks"], told["rocks_planned"]);
  std::istringstream table(io::read_text_file(folder_ / "results" / "rocks.csv"));
  std::int64_t rows = -1;
  for (std::string line; std::getline(table, line);) ++rows;
  EXPECT_EQ(told["rocks"], rows);
}

/// Everything in a results folder but what depends on the clock.
std::vector<std::string> results_in(const fs::path& folder) {
  Json summary = Json::parse(io::read_text_file(folder / "summary.json"));
  summary.erase("run");
  return {summary.dump(), io::read_text_file(folder / "rocks.csv"), io::read_text_file(folder / "barriers.csv")};
}

class ResumedCommand : public RockfallCommands {
 protected:
  /// A second or more of work from a line of sources.
  [[nodiscard]] std::string line_project() const {
    std::string text = io::read_text_file(new_project());
    const std::size_t seeders = text.find("[[seeder]]"), barriers = text.find("[[barrier]]");
    text.replace(seeders, barriers - seeders,
                 "[[seeder]]\nrock = \"block\"\nline = [[2600030, 1200062], [2600090, 1200062]]\nrocks = 3000\n"
                 "velocity_m_s = [0, { normal = [-1.5, 0.2] }, 0]\n");
    return write("p/project.toml", text);
  }
  /// The signal comes when there is something to resume, however fast rocks fall.
  [[nodiscard]] Outcome signal_when_resumable(const std::vector<std::string>& words, int signal) const {
    const fs::path state = folder_ / "results" / "unfinished" / "state";
    return support::signal_when(words, signal, [&] { return fs::exists(state); });
  }
  [[nodiscard]] std::vector<std::string> uninterrupted(const std::string& project) const {
    const std::string whole = (folder_ / "whole").string();
    EXPECT_EQ(run_talus({"run", project, "-o", whole, "-q", "--threads", "2"}).exit_code, 0);
    return results_in(whole);
  }
};

TEST_F(ResumedCommand, after_kill_9_ends_with_the_same_bits) {
  const std::string project = line_project();
  const std::vector<std::string> whole = uninterrupted(project);
  const Outcome killed = signal_when_resumable({TALUS_PROGRAM, "run", project, "-o", results(), "-q"}, SIGKILL);
  EXPECT_EQ(killed.exit_code, 128 + SIGKILL);
  EXPECT_FALSE(fs::exists(folder_ / "results" / "summary.json"));
  const Outcome resumed = run_talus({"run", project, "-o", results(), "--resume", "--threads", "3"});
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_EQ(results_in(results()), whole);
  EXPECT_GT(summary()["run"]["resumed_rocks"], 0);
  EXPECT_FALSE(fs::exists(folder_ / "results" / "unfinished"));
}

TEST_F(ResumedCommand, after_ctrl_c_ends_with_the_same_bits) {
  const std::string project = line_project();
  const std::vector<std::string> whole = uninterrupted(project);
  const Outcome stopped = signal_when_resumable({TALUS_PROGRAM, "run", project, "-o", results()}, SIGINT);
  EXPECT_EQ(stopped.exit_code, 3) << stopped.err;
  EXPECT_THAT(stopped.out, HasSubstr("the same command with --resume goes on from here\n"));
  EXPECT_EQ(run_talus({"run", project, "-o", results(), "--resume", "-q"}).exit_code, 0);
  EXPECT_EQ(results_in(results()), whole);
}

TEST_F(ResumedCommand, rocks_and_seed_of_the_command_line_reach_results_and_export) {
  const std::string project = line_project();
  EXPECT_EQ(run_talus({"run", project, "-o", results(), "-q", "--rocks", "12", "--seed", "5"}).exit_code, 0);
  EXPECT_EQ(summary()["rocks"], 12);
  EXPECT_EQ(summary()["seed"], 5);
  EXPECT_EQ(summary()["options"]["rocks"], 12);
  EXPECT_EQ(run_talus({"export", results(), "--to", "vtk", "--rock", "11", "--rate", "2"}).exit_code, 0);
  expect_mistake({"export", results(), "--to", "vtk", "--rock", "12"}, "--rock = 12: the project has no such rock");
  expect_mistake({"run", project, "--rocks", "0"}, "--rocks = 0: is out of range; accepted: a whole number from 1");
  expect_mistake({"run", project, "--seed", "-1"}, "--seed = -1: is out of range");
  expect_mistake({"run", project, "-o", (folder_ / "no").string(), "--resume"}, "holds no unfinished run");
}

TEST_F(RockfallCommands, export_writes_what_paraview_opens) {
  EXPECT_EQ(run_talus({"run", new_project(), "--out", results(), "-q"}).exit_code, 0);
  const Outcome outcome = run_talus({"export", results(), "--to", "vtk", "--rock", "0", "--rock", "3", "--rate", "5"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out,
              HasSubstr("files into " + results() + "/vtk (open ground.vtp and rock-0.pvd in ParaView)\n"));
  for (const char* name :
       {"ground.vtp", "rock-0.pvd", "rock-3.pvd", "rock-0-path.vtp", "rock-0-impacts.vtp", "rock-3/00000.vtp"})
    EXPECT_TRUE(fs::exists(folder_ / "results" / "vtk" / name)) << name;
}

TEST_F(RockfallCommands, export_refuses_what_it_cannot_do) {
  const std::string project = new_project();
  EXPECT_EQ(run_talus({"run", project, "--out", results(), "-q"}).exit_code, 0);
  expect_mistake({"export", results(), "--to", "vkt", "--rock", "0"},
                 "--to = vkt: unknown format, did you mean vtk?; accepted: vtk");
  expect_mistake({"export", results(), "--to", "vtk", "--rock", "99"}, "--rock = 99: the project has no such rock");
  expect_mistake({"export", folder_.string(), "--to", "vtk", "--rock", "0"}, "holds no summary.json");
  expect_mistake({"export", results(), "--to", "vtk"}, "--rock: is required");
  io::write_text_file(project, io::read_text_file(project) + "\n# another thought\n");
  expect_mistake({"export", results(), "--to", "vtk", "--rock", "0"}, "project.toml: has changed since the results");
  EXPECT_FALSE(fs::exists(folder_ / "results" / "vtk"));
}

}  // namespace
}  // namespace talus::app
