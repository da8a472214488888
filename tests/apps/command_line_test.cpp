#include <csignal>

#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
namespace fs = std::filesystem;

class CommandLine : public ProgramTest {};

TEST_F(CommandLine, version_and_help_go_to_standard_output) {
  const Outcome version = run_talus({"--version"});
  EXPECT_EQ(version.exit_code, 0);
  EXPECT_THAT(version.out, testing::MatchesRegex("talus [0-9]+\\.[0-9]+\\.[0-9]+\n"));
  const Outcome help = run_talus({"--help"});
  EXPECT_EQ(help.exit_code, 0);
  EXPECT_EQ(help.err, "");
  for (const char* text : {"run ", "solve ", "check ", "new ", "export ", "bench ", "Examples:", "Exit codes:"})
    EXPECT_THAT(help.out, HasSubstr(text));
}

TEST_F(CommandLine, every_command_has_a_help_text) {
  for (const char* command : {"run", "solve", "check", "new", "export", "bench"}) {
    const Outcome help = run_talus({command, "--help"});
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_THAT(help.out, HasSubstr(std::string("Usage: talus ") + command)) << command;
  }
}

void expect_mistake(const std::vector<std::string>& arguments, const std::string& message) {
  const Outcome outcome = run_talus(arguments);
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, StartsWith("talus: " + message));
  EXPECT_EQ(outcome.err.back(), '\n');
}

TEST_F(CommandLine, mistakes_end_with_2_and_a_suggestion) {
  expect_mistake({},
                 "a command is needed (see talus --help); accepted: run, compare, solve, check, new, export, view, "
                 "classify, bench");
  expect_mistake(
      {"slove", "x"},
      "slove: unknown command, did you mean solve?; accepted: run, compare, solve, check, new, export, view, "
      "classify, bench");
  expect_mistake(
      {"frobnicate"},
      "frobnicate: unknown command; accepted: run, compare, solve, check, new, export, view, classify, bench");
  expect_mistake({"solve", "--mehtod", "lemke", "x"}, "--mehtod: unknown option, did you mean --method?; accepted: ");
  expect_mistake({"run", "x", "--ouut=y"}, "--ouut=y: unknown option, did you mean --out?; accepted: ");
  expect_mistake({"--verison"}, "--verison: unknown option, did you mean --version?; accepted: ");
  expect_mistake({"solve", "x", "y"}, "y: one argument too many");
  expect_mistake({"solve"}, "FILE is required");
  expect_mistake({"new", "scene"}, "DIR is required");
  expect_mistake({"run", "x", "--dump-step", "-1"},
                 "--dump-step = -1: there is no such step; accepted: a whole number >= 0\n");
  expect_mistake({"run", "x", "--dump-step", "many"}, "--dump-step = many: is not what this option takes (see --help)");
  expect_mistake({"solve", "x", "-q", "-v"}, "--quiet: contradicts --verbose; accepted: one of them");
}

TEST_F(CommandLine, a_missing_file_is_named_with_one_that_may_have_been_meant) {
  const std::string path = write("problems.json", "");
  const std::string wrong = (folder_ / "problem.json").string();
  for (const char* command : {"solve", "check"})
    expect_mistake({command, wrong}, wrong + ": no such file, did you mean " + path + "?\n");
}

TEST_F(CommandLine, check_tells_what_it_found) {
  const std::string lcp = R"({"type":"lcp","M":[[1]],"q":[1]})";
  const std::string path = write("p.jsonl", lcp + "\n" + R"({"type":"qp","H":[[1]],"g":[1]})" + "\n" + lcp + "\n");
  const Outcome outcome = run_talus({"check", path});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.out, "ok: " + path + ": 3 problems (2 lcp, 1 qp)\n");
  EXPECT_EQ(outcome.err, "");
  const Outcome rods = run_talus({"check", TALUS_SOURCE_DIR "/examples/solve/rod-on-its-end.jsonl"});
  EXPECT_EQ(rods.exit_code, 0) << rods.err;
  EXPECT_THAT(rods.out, HasSubstr(" collision)"));
  const Outcome siconos = run_talus({"check", TALUS_SOURCE_DIR "/tests/data/lcp/lcp_CPS_1.dat"});
  EXPECT_THAT(siconos.out, HasSubstr(": 1 problem (1 lcp)\n"));
  const std::string bad = write("bad.json", R"({"type":"lcp","M":[[1]]})");
  expect_mistake({"check", bad}, bad + ":1: q: the key is missing\n");
}

TEST_F(CommandLine, new_scene_writes_a_scene_into_a_new_or_empty_folder_only) {
  const fs::path target = folder_ / "a" / "b";
  const Outcome first = run_talus({"new", "scene", target.string()});
  EXPECT_EQ(first.exit_code, 0);
  const std::string scene = (target / "project.toml").string();
  EXPECT_EQ(first.out, "wrote " + scene + "\nrun it: talus run " + scene + "\n");
  EXPECT_THAT(io::read_text_file(scene), HasSubstr("kind = \"scene\""));
  expect_mistake({"new", "scene", target.string()},
                 target.string() + ": is not empty; accepted: a new or empty folder\n");
  expect_mistake({"new", "scene", scene}, scene + ": is a file; accepted: a new or empty folder\n");
  expect_mistake({"new", "scene", scene + "/below"}, scene + "/below: cannot be made: ");
  fs::create_directory(folder_ / "empty");
  EXPECT_EQ(run_talus({"new", "scene", (folder_ / "empty").string()}).exit_code, 0);
}

TEST_F(CommandLine, new_refuses_kinds_that_do_not_exist) {
  expect_mistake(
      {"new", "scenes", (folder_ / "x").string()},
      "KIND = scenes: unknown kind, did you mean scene?; accepted: scene, planar-scene, rockfall, rocking\n");
  EXPECT_FALSE(fs::exists(folder_ / "x"));
}

TEST_F(CommandLine, signals_while_waiting_for_input_end_the_program_with_3) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const Outcome outcome = interrupt_talus({"solve", "-"}, signal, std::chrono::milliseconds(300));
    EXPECT_EQ(outcome.exit_code, 3) << signal;
    EXPECT_EQ(outcome.out, "");
  }
}

TEST_F(CommandLine, starts_well_within_a_second) {
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 5; ++i) (void)run_talus({"--version"});
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

}  // namespace
}  // namespace talus::app
