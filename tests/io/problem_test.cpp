#include "talus/io/problem.h"

#include <limits>

#include <gtest/gtest.h>

namespace talus::io {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

template <class Data>
const Data& only(const std::vector<Problem>& problems) {
  EXPECT_EQ(problems.size(), 1u);
  return std::get<Data>(problems.front().data);
}

TEST(Problems, a_pretty_printed_object_is_one_problem) {
  const auto problems =
      parse_problems("\n{\n \"type\": \"lcp\",\n \"M\": [[1, 2],\n [3, 4]],\n \"q\": [5, 6]\n}\n", "p.json");
  const auto& lcp = only<LcpProblem>(problems);
  core::Matrix M(2, 2);
  M << 1, 2, 3, 4;
  EXPECT_EQ(lcp.M, M);
  EXPECT_EQ(lcp.q, core::Vector2(5, 6));
  EXPECT_EQ(lcp.method, LcpMethod::lemke);
}

TEST(Problems, one_per_line_keep_their_order_and_ids_and_blank_lines_are_skipped) {
  const auto problems = parse_problems(
      "{\"type\":\"lcp\",\"id\":\"a\",\"M\":[[1]],\"q\":[1]}\r\n\n  \n"
      "{\"type\":\"lcp\",\"id\":9007199254740993,\"M\":[[1]],\"q\":[2]}\n{\"type\":\"lcp\",\"id\":0.5,\"M\":[[1]],"
      "\"q\":[3]}",
      "p.jsonl");
  ASSERT_EQ(problems.size(), 3u);
  EXPECT_EQ(std::get<std::string>(problems[0].id), "a");
  EXPECT_EQ(std::get<std::int64_t>(problems[1].id), 9007199254740993);
  EXPECT_EQ(std::get<double>(problems[2].id), 0.5);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_EQ(std::get<LcpProblem>(problems[i].data).q[0], static_cast<double>(i + 1));
}

TEST(Problems, a_byte_order_mark_is_skipped) {
  const auto problems = parse_problems("\xEF\xBB\xBF{\"type\":\"lcp\",\"M\":[[1]],\"q\":[1]}", "p.json");
  EXPECT_EQ(only<LcpProblem>(problems).M(0, 0), 1);
}

TEST(Problems, siconos_files_are_told_by_their_ending_or_by_a_number_on_standard_input) {
  const std::string text = "1\n0\n1\n1\n1 1\n2\n-3\n";
  EXPECT_EQ(only<LcpProblem>(parse_problems(text, "p.dat")).q[0], -3);
  EXPECT_EQ(only<LcpProblem>(parse_problems(text, "-")).M(0, 0), 2);
}

TEST(Problems, bounds_may_be_numbers_null_texts_or_pythons_infinity) {
  const auto problems = parse_problems(
      R"({"type":"qp","H":[[1]],"g":[0],"A":[[1],[1],[1],[1]],"lower":[0,null,"-inf",-Infinity],"upper":[Infinity,"inf",null,2]})",
      "p.json");
  const auto& qp = only<QpProblem>(problems);
  EXPECT_EQ(qp.lower, Eigen::Vector4d(0, -kInfinity, -kInfinity, -kInfinity));
  EXPECT_EQ(qp.upper, Eigen::Vector4d(kInfinity, kInfinity, kInfinity, 2));
}

TEST(Problems, missing_bounds_are_none_and_a_missing_matrix_is_no_constraint) {
  const auto bounded = parse_problems(R"({"type":"qp","H":[[1]],"g":[0],"A":[[1]],"lower":[3]})", "p.json");
  EXPECT_EQ(only<QpProblem>(bounded).upper[0], kInfinity);
  const auto free = parse_problems(R"({"type":"qp","H":[[2,0],[0,2]],"g":[0,1]})", "p.json");
  EXPECT_EQ(only<QpProblem>(free).A.rows(), 0);
  EXPECT_EQ(only<QpProblem>(free).A.cols(), 2);
}

TEST(Problems, the_default_qp_method_follows_the_definiteness_of_H) {
  const auto method = [](const std::string& H) {
    return only<QpProblem>(parse_problems(R"({"type":"qp","g":[0,1],"H":)" + H + "}", "p.json")).method;
  };
  EXPECT_EQ(method("[[2,1],[1,2]]"), QpMethod::goldfarb_idnani);
  EXPECT_EQ(method("[[1,1],[1,1]]"), QpMethod::admm);
  EXPECT_EQ(method("[[0,0],[0,0]]"), QpMethod::admm);
  EXPECT_EQ(method("[[1e-9,0],[0,2e-9]]"), QpMethod::goldfarb_idnani);
}

TEST(Problems, impacts_have_defaults_and_normals_of_any_length) {
  const auto problems = parse_problems(
      R"({"type":"impact","mass":2,"inertia":[[1,0,0],[0,1,0],[0,0,1]],"velocity":[1,2,3,4,5,6],
          "contacts":[{"r":[1,2,3],"normal":[0,3e200,-4e200]}]})",
      "p.json");
  const auto& impact = only<ImpactProblem>(problems);
  EXPECT_EQ(impact.law, "bounded");
  EXPECT_EQ(impact.velocity, core::Vector3(1, 2, 3));
  EXPECT_EQ(impact.spin, core::Vector3(4, 5, 6));
  ASSERT_EQ(impact.contacts.size(), 1u);
  EXPECT_NEAR((impact.contacts[0].normal - core::Vector3(0, 0.6, -0.8)).norm(), 0, 1e-15);
  EXPECT_EQ(impact.contacts[0].restitution, 0);
  EXPECT_EQ(impact.contacts[0].friction, 0);
  EXPECT_EQ(impact.contacts[0].body_a, 0);
  EXPECT_EQ(impact.contacts[0].body_b, contact::kFixed);
}

TEST(Problems, round_off_does_not_make_a_matrix_unsymmetric) {
  const auto problems = parse_problems(R"({"type":"qp","g":[0,1],"H":[[2,0.30000000000000004],[0.3,2]]})", "p.json");
  const auto& H = only<QpProblem>(problems).H;
  EXPECT_EQ(H(0, 1), H(1, 0));
}

TEST(Problems, choices_override_what_the_file_says) {
  const std::string text = R"({"type":"lcp","M":[[1]],"q":[1],"method":"pgs"})";
  EXPECT_EQ(only<LcpProblem>(parse_problems(text, "p.json")).method, LcpMethod::pgs);
  EXPECT_EQ(only<LcpProblem>(parse_problems(text, "p.json", {.method = "dantzig"})).method, LcpMethod::dantzig);
}

}  // namespace
}  // namespace talus::io
