#include "talus/io/solve.h"

#include <cmath>
#include <filesystem>
#include <limits>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/core/linear_algebra.h"
#include "talus/io/text_file.h"
#include "talus/laws/law.h"

namespace talus::io {
namespace {

using Json = nlohmann::json;
using core::Vector;
using core::Vector3;

Json solve_one(const std::string& text, const ProblemChoices& choices = {}, const std::string& file = "p.json") {
  ProblemSolver solver;
  return Json::parse(solver.solve(parse_problems(text, file, choices).at(0)).json);
}

Vector vector(const Json& list) {
  Vector values(static_cast<Eigen::Index>(list.size()));
  for (std::size_t i = 0; i < list.size(); ++i) values[static_cast<Eigen::Index>(i)] = list[i].get<double>();
  return values;
}

double distance(const Json& list, const Vector& expected) {
  const Vector values = vector(list);
  return values.size() == expected.size() ? (values - expected).lpNorm<Eigen::Infinity>()
                                          : std::numeric_limits<double>::infinity();
}

const std::filesystem::path kLcpFolder = std::filesystem::path(TALUS_SOURCE_DIR) / "tests/data/lcp";

Json solve_file(const std::string& name) {
  const std::filesystem::path path = kLcpFolder / name;
  return solve_one(read_text_file(path), {}, path.string());
}

TEST(SolveLcp, block_on_table_edge_is_held_by_its_second_corner_alone) {
  for (const char* method : {"lemke", "dantzig", "pgs"}) {
    const Json answer = solve_one(R"({"type":"lcp","M":[[0.65,0.45],[0.45,0.35]],"q":[-2,-2]})", {.method = method});
    EXPECT_EQ(answer["status"], "solved") << method;
    EXPECT_EQ(answer["method"], method);
    EXPECT_LE(distance(answer["z"], core::Vector2(0, 40.0 / 7)), 1e-8) << method;
    EXPECT_LE(distance(answer["w"], core::Vector2(4.0 / 7, 0)), 1e-8) << method;
    EXPECT_LE(answer["residual"].get<double>(), 1e-9) << method;
    EXPECT_GT(answer["iterations"].get<int>(), 0) << method;
    EXPECT_GE(answer["microseconds"].get<double>(), 0) << method;
  }
}

TEST(SolveLcp, siconos_files_with_isolated_solutions_give_one_of_them) {
  const Json known = Json::parse(read_text_file(kLcpFolder / "lcp_solutions.json"));
  for (const char* name : {"lcp_CPS_2.dat", "lcp_Pang_isolated_sol.dat", "lcp_exp_murty.dat", "lcp_trivial.dat"}) {
    const Json answer = solve_file(name);
    EXPECT_EQ(answer["status"], "solved") << name;
    double nearest = std::numeric_limits<double>::infinity();
    for (const Json& solution : known[name]["solutions"])
      nearest = std::min(nearest, distance(answer["z"], vector(solution["z"])));
    EXPECT_LE(nearest, 1e-12) << name;
    EXPECT_LE(answer["residual"].get<double>(), 1e-12) << name;
  }
}

TEST(SolveLcp, the_segment_of_solutions_of_cps_1_and_the_ray_of_cps_5_are_met) {
  const Json segment = solve_file("lcp_CPS_1.dat");
  EXPECT_EQ(segment["status"], "solved");
  EXPECT_LE(segment["residual"].get<double>(), 1e-12);
  EXPECT_NEAR(vector(segment["z"]).sum(), 1, 1e-12);
  EXPECT_GE(vector(segment["z"]).minCoeff(), 0);
  const Json ray = solve_file("lcp_CPS_5.dat");
  EXPECT_EQ(ray["status"], "solved");
  EXPECT_LE(ray["residual"].get<double>(), 1e-12);
  EXPECT_NEAR(vector(ray["z"])[1] - vector(ray["z"])[0], 1, 1e-12);
  EXPECT_GE(vector(ray["z"])[0], 0);
}

TEST(SolveLcp, what_lemke_cannot_solve_is_reported_as_such) {
  EXPECT_EQ(solve_file("lcp_CPS_3.dat")["status"], "ray");
  EXPECT_EQ(solve_file("lcp_Pang_isolated_sol_perturbed.dat")["status"], "infeasible");
}

TEST(SolveQp, nearest_point_of_a_polygon) {
  // min (x1-1)^2 + (x2-2.5)^2 over the polygon; only x1 - 2 x2 >= -2 holds: x = (1.4, 1.7), y1 = 0.8.
  const std::string text =
      R"({"type":"qp","H":[[2,0],[0,2]],"g":[-2,-5],"A":[[1,-2],[-1,-2],[-1,2],[1,0],[0,1]],"lower":[-2,-6,-2,0,0]})";
  for (const char* method : {"goldfarb-idnani", "admm"}) {
    const Json answer = solve_one(text, {.method = method});
    EXPECT_EQ(answer["status"], "solved") << method;
    EXPECT_EQ(answer["method"], method);
    EXPECT_LE(distance(answer["x"], core::Vector2(1.4, 1.7)), 1e-9) << method;
    EXPECT_LE(distance(answer["y"], (Vector(5) << 0.8, 0, 0, 0, 0).finished()), 1e-9) << method;
    EXPECT_NEAR(answer["objective"].get<double>(), -6.45, 1e-9) << method;
    EXPECT_LE(answer["primal_residual"].get<double>(), 1e-9) << method;
    EXPECT_LE(answer["dual_residual"].get<double>(), 1e-9) << method;
  }
}

TEST(SolveQp, without_constraints_is_a_linear_system) {
  const Json answer = solve_one(R"({"type":"qp","H":[[2,1],[1,2]],"g":[-3,-3]})");
  EXPECT_EQ(answer["status"], "solved");
  EXPECT_LE(distance(answer["x"], core::Vector2(1, 1)), 1e-14);
  EXPECT_EQ(answer["y"], Json::array());
}

TEST(SolveQp, a_semi_definite_problem_goes_to_operator_splitting) {
  const Json answer =
      solve_one(R"({"type":"qp","H":[[1,0],[0,0]],"g":[0,1],"A":[[1,0],[0,1]],"lower":[1,2],"upper":["inf",7]})");
  EXPECT_EQ(answer["method"], "admm");
  EXPECT_EQ(answer["status"], "solved");
  EXPECT_LE(distance(answer["x"], core::Vector2(1, 2)), 1e-8);
  EXPECT_LE(distance(answer["y"], core::Vector2(1, 1)), 1e-8);
  EXPECT_NEAR(answer["objective"].get<double>(), 2.5, 1e-8);
}

TEST(SolveQp, infeasible_and_unbounded_problems_are_told) {
  EXPECT_EQ(solve_one(R"({"type":"qp","H":[[1]],"g":[0],"A":[[1],[1]],"lower":[1,null],"upper":[null,0]})")["status"],
            "infeasible");
  EXPECT_EQ(solve_one(R"({"type":"qp","H":[[0]],"g":[1],"A":[[1]],"upper":[0]})")["status"], "unbounded");
}

// A solid ball (I = 2/5 m r^2) with v = (1, 0, -1): the impulse that stops its slip is 1/(1/m + r^2/I) = 2/7.
std::string ball(const std::string& friction) {
  return R"({"type":"impact","mass":1,"inertia":[[0.4,0,0],[0,0.4,0],[0,0,0.4]],"velocity":[1,0,-1,0,0,0],
    "contacts":[{"r":[0,0,-1],"normal":[0,0,2],"restitution":0.5,"friction":)" +
         friction + "}]}";
}

TEST(SolveImpact, a_ball_with_enough_friction_starts_to_roll) {
  const Json answer = solve_one(ball("0.3"));
  EXPECT_EQ(answer["status"], "solved");
  EXPECT_EQ(answer["law"], "bounded");
  EXPECT_LE(distance(answer["velocity"], (Vector(6) << 5.0 / 7, 0, 0.5, 0, 5.0 / 7, 0).finished()), 1e-12);
  EXPECT_LE(distance(answer["impulses"][0], Vector3(-2.0 / 7, 0, 1.5)), 1e-12);
  EXPECT_LE(distance(answer["normal_impulses"], Vector::Constant(1, 1.5)), 1e-12);
  EXPECT_LE(distance(answer["normal_velocity"], Vector::Constant(1, 0.5)), 1e-12);
  EXPECT_NEAR(answer["energy_before"].get<double>(), 1, 1e-15);
  EXPECT_NEAR(answer["energy_after"].get<double>(), 0.5 * (25.0 / 49 + 0.25 + 0.4 * 25.0 / 49), 1e-12);
  for (const auto& [key, value] : answer["residuals"].items()) EXPECT_LE(value.get<double>(), 1e-12) << key;
}

TEST(SolveImpact, a_ball_with_little_friction_keeps_slipping) {
  const Json answer = solve_one(ball("0.1"));
  EXPECT_EQ(answer["status"], "solved");
  EXPECT_LE(distance(answer["velocity"], (Vector(6) << 0.85, 0, 0.5, 0, 0.375, 0).finished()), 1e-12);
  EXPECT_LE(distance(answer["impulses"][0], Vector3(-0.15, 0, 1.5)), 1e-12);
}

TEST(SolveImpact, the_impulses_explain_the_change_of_velocity_under_every_law) {
  const Vector3 r1(0.5, 0.3, -0.5), r2(-0.4, 0.2, -0.5);
  const std::string text =
      R"({"type":"impact","mass":3,"inertia":[[2,0.1,0],[0.1,1,0],[0,0,1.5]],"velocity":[1,-2,-3,0.5,-0.4,0.3],
      "contacts":[{"r":[0.5,0.3,-0.5],"normal":[0,0.1,1],"restitution":0.3,"friction":0.4},
                  {"r":[-0.4,0.2,-0.5],"normal":[0.2,0,1],"restitution":0.3,"friction":0.2}]})";
  core::Matrix3 inertia;
  inertia << 2, 0.1, 0, 0.1, 1, 0, 0, 0, 1.5;
  for (const std::string_view law : laws::law_names()) {
    const Json answer = solve_one(text, {.law = std::string(law)});
    EXPECT_EQ(answer["status"], "solved") << law;
    EXPECT_EQ(answer["law"], law);
    const Vector3 p1 = vector(answer["impulses"][0]), p2 = vector(answer["impulses"][1]);
    const Vector after = vector(answer["velocity"]);
    EXPECT_LE((3 * (after.head<3>() - Vector3(1, -2, -3)) - p1 - p2).norm(), 1e-10) << law;
    EXPECT_LE((inertia * (after.tail<3>() - Vector3(0.5, -0.4, 0.3)) - r1.cross(p1) - r2.cross(p2)).norm(), 1e-10)
        << law;
    EXPECT_NEAR(answer["energy_after"].get<double>(),
                1.5 * after.head<3>().squaredNorm() + 0.5 * after.tail<3>().dot(inertia * after.tail<3>()), 1e-10)
        << law;
    const Vector3 v1 = after.head<3>() + after.tail<3>().cross(r1).eval();
    EXPECT_NEAR(answer["normal_velocity"][0].get<double>(), v1.dot(Vector3(0, 0.1, 1).normalized()), 1e-10) << law;
  }
}

TEST(SolveImpact, without_contacts_nothing_changes) {
  const Json answer = solve_one(
      R"({"type":"impact","mass":1,"inertia":[[1,0,0],[0,1,0],[0,0,1]],"velocity":[1,2,3,4,5,6],"contacts":[]})");
  EXPECT_EQ(answer["status"], "solved");
  EXPECT_EQ(answer["velocity"], Json({1.0, 2.0, 3.0, 4.0, 5.0, 6.0}));
  EXPECT_EQ(answer["impulses"], Json::array());
}

TEST(Solve, ids_are_echoed_exactly) {
  EXPECT_EQ(solve_one(R"({"type":"lcp","id":"x\n\"y","M":[[1]],"q":[1]})")["id"], "x\n\"y");
  EXPECT_EQ(solve_one(R"({"type":"lcp","id":9007199254740993,"M":[[1]],"q":[1]})")["id"], 9007199254740993);
  EXPECT_FALSE(solve_one(R"({"type":"lcp","M":[[1]],"q":[1]})").contains("id"));
}

TEST(Solve, numbers_round_trip) {
  const double q = -0.1 - 0.2;
  const Json answer = solve_one(R"({"type":"lcp","M":[[1]],"q":[-0.30000000000000004]})");
  EXPECT_EQ(answer["z"][0].get<double>(), -q);
}

TEST(Solve, numbers_beyond_the_range_of_doubles_become_a_status_and_never_nan) {
  ProblemSolver solver;
  for (const char* text :
       {R"({"type":"lcp","M":[[1e-300,1],[1,1e-300]],"q":[-1e300,-1e300]})",
        R"({"type":"lcp","M":[[1e308,1e308],[1e308,1e308]],"q":[-1e308,1e308]})",
        R"({"type":"qp","H":[[1e-300]],"g":[1e300]})",
        R"({"type":"qp","H":[[1e308,1e308],[1e308,1e308]],"g":[1e308,-1e308]})",
        R"({"type":"impact","mass":1e308,"inertia":[[1,0,0],[0,1,0],[0,0,1]],"velocity":[0,0,-1e308,0,0,0],
            "contacts":[{"r":[0,1e200,0],"normal":[0,0,1]}]})"}) {
    const Answer answer = solver.solve(parse_problems(text, "p.json").at(0));
    EXPECT_EQ(answer.json.find('\n'), std::string::npos);
    const Json json = Json::parse(answer.json);
    for (const char* key : {"z", "w", "x", "y", "velocity", "normal_impulses", "normal_velocity"})
      for (const Json& number : json.value(key, Json::array())) EXPECT_TRUE(number.is_number()) << answer.json;
  }
}

TEST(Solve, a_used_solver_answers_like_a_fresh_one) {
  const std::string large = R"({"type":"lcp","M":[[2,1,0],[1,2,1],[0,1,2]],"q":[-1,-2,-3]})";
  const std::string small = R"({"type":"lcp","M":[[2,1],[1,2]],"q":[-5,-6]})";
  ProblemSolver used;
  (void)used.solve(parse_problems(large, "p").at(0));
  (void)used.solve(parse_problems(ball("0.3"), "p").at(0));
  for (const std::string& text : {small, ball("0.1"), large}) {
    Json again = Json::parse(used.solve(parse_problems(text, "p").at(0)).json);
    Json fresh = solve_one(text);
    again.erase("microseconds");
    fresh.erase("microseconds");
    EXPECT_EQ(again, fresh);
  }
}

}  // namespace
}  // namespace talus::io
