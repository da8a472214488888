#include <csignal>
#include <sstream>

#include "tests/apps/program.h"
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

std::vector<Json> answers(const std::string& out) {
  std::vector<Json> list;
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) list.push_back(Json::parse(line));
  return list;
}

class SolveCommand : public ProgramTest {};

TEST_F(SolveCommand, answers_come_in_the_order_of_the_problems_one_line_each) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += fmt::format("{{\"type\":\"lcp\",\"id\":{0},\"M\":[[2]],\"q\":[-{0}]}}\n", i);
  const Outcome outcome = run_talus({"solve", write("p.jsonl", text)});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.err, "");
  const std::vector<Json> list = answers(outcome.out);
  ASSERT_EQ(list.size(), 500u);
  for (int i = 0; i < 500; ++i) {
    EXPECT_EQ(list[static_cast<std::size_t>(i)]["id"], i);
    EXPECT_EQ(list[static_cast<std::size_t>(i)]["z"][0].get<double>(), 0.5 * i);
  }
}

TEST_F(SolveCommand, standard_input_may_be_json_lines_or_a_siconos_file) {
  const Outcome json = run_talus({"solve", "-"}, "{\n\"type\": \"lcp\",\n\"M\": [[4]],\n\"q\": [-1]\n}\n");
  EXPECT_EQ(json.exit_code, 0);
  EXPECT_EQ(answers(json.out).at(0)["z"][0], 0.25);
  const Outcome siconos = run_talus({"solve", "-"}, "1\n0\n1\n1\n1 1\n4\n-1\n");
  EXPECT_EQ(siconos.exit_code, 0);
  EXPECT_EQ(answers(siconos.out).at(0)["z"][0], 0.25);
}

TEST_F(SolveCommand, standard_input_may_be_named_as_a_file) {
  const Outcome outcome = run_talus({"solve", "/dev/stdin"}, R"({"type":"lcp","M":[[4]],"q":[-1]})");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(answers(outcome.out).at(0)["z"][0], 0.25);
}

TEST_F(SolveCommand, options_override_the_file) {
  const std::string path = write("p.json", R"({"type":"lcp","M":[[2]],"q":[-1],"method":"lemke"})");
  EXPECT_EQ(answers(run_talus({"solve", path, "--method", "dantzig"}).out).at(0)["method"], "dantzig");
  EXPECT_EQ(answers(run_talus({"solve", "--method=pgs", path}).out).at(0)["method"], "pgs");
  const std::string ball = TALUS_SOURCE_DIR "/examples/solve/rolling-ball.json";
  EXPECT_EQ(answers(run_talus({"solve", ball}).out).at(0)["law"], "bounded");
  EXPECT_EQ(answers(run_talus({"solve", ball, "--law", "newton"}).out).at(0)["law"], "newton");
}

TEST_F(SolveCommand, one_bad_problem_at_the_end_keeps_every_answer_back) {
  const std::string good = R"({"type":"lcp","M":[[2]],"q":[-1]})";
  const std::string path =
      write("p.jsonl", good + "\n" + good + "\n\n" + R"({"type":"lcp","M":[[2]],"q":[1,2]})" + "\n");
  const Outcome outcome = run_talus({"solve", path});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "talus: " + path + ":4: q = [1, 2]: has length 2; accepted: length 1\n");
}

TEST_F(SolveCommand, bad_files_end_with_2_and_nothing_on_standard_output) {
  const auto expect = [](const std::vector<std::string>& arguments, const std::string& message) {
    const Outcome outcome = run_talus(arguments);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, "talus: " + message + "\n");
  };
  const std::string empty = write("empty.json", "");
  expect({"solve", empty}, empty + ": is empty; accepted: one or more problems");
  expect({"solve", "-"}, "-: is empty; accepted: one or more problems");
  expect({"solve", folder_.string()}, folder_.string() + ": is a folder, not a file");
  const std::string skew = write("skew.json", R"({"type":"lcp","M":[[1,1],[0,1]],"q":[1,1]})");
  expect({"solve", skew, "--method", "dantzig"}, skew +
                                                     ":1: M: is not symmetric, as method dantzig needs it; accepted: a "
                                                     "symmetric matrix, or method lemke or pgs");
  expect({"solve", skew, "--method", "simplex"},
         "--method = simplex: unknown method for type lcp; accepted: lemke, dantzig, pgs");
}

TEST_F(SolveCommand, an_unsolved_problem_is_an_answer_and_a_warning) {
  const std::string path = TALUS_SOURCE_DIR "/tests/data/lcp/lcp_CPS_3.dat";
  const Outcome outcome = run_talus({"solve", path});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(answers(outcome.out).at(0)["status"], "ray");
  EXPECT_EQ(outcome.err, "talus: 1 of 1 problem(s) not solved: see their status\n");
  EXPECT_EQ(run_talus({"--quiet", "solve", path}).err, "");
  EXPECT_THAT(run_talus({"solve", path, "--verbose"}).err, HasSubstr("1 problem(s) read\n"));
}

TEST_F(SolveCommand, a_signal_between_two_problems_ends_with_3_and_whole_lines) {
  std::string text;
  // PGS needs all of its sweeps on this problem, which has no solution: some milliseconds each.
  for (int i = 0; i < 2000; ++i) {
    text +=
        R"({"type":"lcp","M":[[1,-1,0,0,0,0],[-1,1,0,0,0,0],[0,0,1,0,0,0],[0,0,0,1,0,0],[0,0,0,0,1,0],[0,0,0,0,0,1]],)"
        R"("q":[-1,-1,0,0,0,0],"method":"pgs"})"
        "\n";
  }
  const Outcome outcome = interrupt_talus({"solve", write("p.jsonl", text)}, SIGINT, std::chrono::milliseconds(500));
  EXPECT_EQ(outcome.exit_code, 3);
  const std::vector<Json> list = answers(outcome.out);
  EXPECT_LT(list.size(), 2000u);
}

}  // namespace
}  // namespace talus::app
