// Every kind of malformed problem and the whole message it gets: file, line, key, value, what is wrong, what is
// accepted.

#include <string>

#include "tests/support/input_error.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/core/text.h"
#include "talus/io/problem.h"
#include "talus/laws/law.h"

namespace talus::io {
namespace {

std::string message(const std::string& text, const ProblemChoices& choices = {}) {
  return support::input_error_of([&] { return parse_problems(text, "p.json", choices); });
}

std::string lcp(const std::string& rest) {
  return R"({"type":"lcp",)" + rest + "}";
}
std::string qp(const std::string& rest) {
  return R"({"type":"qp",)" + rest + "}";
}

struct Impact {
  std::string mass = "1";
  std::string inertia = "[[1,0,0],[0,1,0],[0,0,1]]";
  std::string velocity = "[0,0,-1,0,0,0]";
  std::string contacts = R"([{"r":[0,0,-1],"normal":[0,0,1]}])";
  std::string rest;
  [[nodiscard]] std::string text() const {
    return R"({"type":"impact","mass":)" + mass + R"(,"inertia":)" + inertia + R"(,"velocity":)" + velocity +
           R"(,"contacts":)" + contacts + rest + "}";
  }
};

TEST(BadProblem, empty_text) {
  EXPECT_EQ(message(""), "p.json: is empty; accepted: one or more problems");
  EXPECT_EQ(message(" \n\t\r\n"), "p.json: is empty; accepted: one or more problems");
}

TEST(BadProblem, not_an_object) {
  const std::string accepted = R"(; accepted: an object such as {"type": "lcp", "M": [[1]], "q": [-1]})";
  EXPECT_EQ(message("[1,2]"), "p.json:1: [...] is not a problem" + accepted);
  EXPECT_EQ(message("\n42"), "p.json:2: 42 is not a problem" + accepted);
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[1])") + "\n\n\"x\""), "p.json:3: \"x\" is not a problem" + accepted);
}

TEST(BadProblem, syntax_errors_of_one_line_do_not_spill_into_the_next) {
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[1])") + "\n{\"type\":\"lcp\",\"M\":[[1]\n" + lcp(R"("M":[[1]],"q":[1])")),
            "p.json:2: column 22: JSON syntax error while parsing array - unexpected end of input; expected ']'");
  EXPECT_EQ(message("{\n \"type\":\"lcp\"}\n{\"type\":\"lcp\"}"),
            "p.json:3: column 1: JSON syntax error while parsing value - unexpected '{'; expected end of input");
}

TEST(BadProblem, type_missing_of_wrong_kind_or_unknown) {
  EXPECT_EQ(message(R"({"M":[[1]],"q":[1]})"),
            "p.json:1: type: the key is missing; accepted: lcp, qp, impact, collision");
  EXPECT_EQ(message(R"({"type":7})"), "p.json:1: type = 7: must be a text; accepted: lcp, qp, impact, collision");
  EXPECT_EQ(message("{\n\"type\":\"lpc\"}"),
            "p.json:2: type = \"lpc\": unknown type, did you mean lcp?; accepted: lcp, qp, impact, collision");
}

TEST(BadProblem, id_that_is_no_scalar) {
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[1],"id":[1])")),
            "p.json:1: id = [...]: cannot be an id; accepted: a text or a number");
}

TEST(BadProblem, missing_and_unknown_keys) {
  EXPECT_EQ(message(lcp(R"("q":[1])")), "p.json:1: M: the key is missing");
  EXPECT_EQ(message("{\n\"type\":\"lcp\",\n\"M\":[[1]]}"), "p.json:1: q: the key is missing");
  EXPECT_EQ(message(lcp(R"("m":[[1]],"q":[1])")),
            "p.json:1: m: unknown key, did you mean M?; accepted: type, id, M, q, method");
  EXPECT_EQ(message("{\n\"type\":\"lcp\",\"M\":[[1]],\"q\":[1],\n\n\"colour\":1}"),
            "p.json:4: colour: unknown key; accepted: type, id, M, q, method");
  EXPECT_EQ(message(qp(R"("H":[[1]])")), "p.json:1: g: the key is missing");
  EXPECT_EQ(message(R"({"type":"impact","mass":1})"), "p.json:1: inertia: the key is missing");
  EXPECT_EQ(message(Impact{.contacts = R"([{"normal":[0,0,1]}])"}.text()),
            "p.json:1: contacts[0].r: the key is missing");
}

TEST(BadProblem, matrices_ragged_not_square_empty_or_no_matrix) {
  EXPECT_EQ(message(lcp("\"M\":[[1,2],\n[3]],\"q\":[1,1]")), "p.json:2: M[1] = [3]: has length 1; accepted: length 2");
  EXPECT_EQ(message(lcp(R"("M":[[1,2]],"q":[1])")), "p.json:1: M: is 1 x 2; accepted: a square matrix");
  EXPECT_EQ(message(lcp(R"("M":[],"q":[])")),
            "p.json:1: M = []: is empty; accepted: a square matrix of at least one row");
  EXPECT_EQ(message(lcp(R"("M":[[]],"q":[])")), "p.json:1: M: is empty; accepted: a square matrix of at least one row");
  EXPECT_EQ(message(lcp(R"("M":[1],"q":[1])")),
            "p.json:1: M[0] = 1: must be a list of numbers; accepted: [[row], [row], ...]");
  EXPECT_EQ(message(lcp(R"("M":3,"q":[1])")), "p.json:1: M = 3: must be a list; accepted: [...]");
  EXPECT_EQ(message(qp(R"("H":[[1]],"g":[1],"A":[[1,2]])")),
            "p.json:1: A[0] = [1, 2]: has length 2; accepted: length 1");
}

TEST(BadProblem, lengths_that_do_not_match) {
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[1,2])")), "p.json:1: q = [1, 2]: has length 2; accepted: length 1");
  EXPECT_EQ(message(qp(R"("H":[[1]],"g":[])")), "p.json:1: g = []: has length 0; accepted: length 1");
  EXPECT_EQ(message(qp(R"("H":[[1]],"g":[1],"A":[[1]],"lower":[0,1])")),
            "p.json:1: lower = [0, 1]: has length 2; accepted: length 1, the rows of A");
  EXPECT_EQ(message(Impact{.velocity = "[1,2,3]"}.text()),
            "p.json:1: velocity = [1, 2, 3]: has length 3; accepted: length 6");
  EXPECT_EQ(message(Impact{.contacts = R"([{"r":[0,0],"normal":[0,0,1]}])"}.text()),
            "p.json:1: contacts[0].r = [0, 0]: has length 2; accepted: length 3");
}

TEST(BadProblem, numbers_that_are_none) {
  EXPECT_EQ(message("{\"type\":\"lcp\",\n\"M\":[[1,2],\n[3,\"x\"]],\"q\":[1,1]}"),
            "p.json:3: M[1][1] = \"x\": must be a number; accepted: a finite number");
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[null])")),
            "p.json:1: q[0] = null: must be a number; accepted: a finite number");
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[true])")),
            "p.json:1: q[0] = true: must be a number; accepted: a finite number");
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[[1]])")),
            "p.json:1: q[0] = [1]: must be a number; accepted: a finite number");
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[NaN])")),
            "p.json:1: q[0] = NaN: must be a number; accepted: a finite number");
  EXPECT_EQ(message(lcp(R"("M":[[-Infinity]],"q":[1])")),
            "p.json:1: M[0][0] = \"-inf\": must be a number; accepted: a finite number");
  EXPECT_EQ(message(lcp("\"M\":[[1]],\n\"q\":[1e999]")),
            "p.json:2: q[0] = 1e999: the number is too large; accepted: numbers up to 1.7e308");
}

TEST(BadProblem, absurd_sizes) {
  std::string rows = "[1]";
  for (int i = 0; i < 2000; ++i) rows += ",[1]";
  EXPECT_EQ(message(lcp("\"M\":[" + rows + "],\"q\":[1]")), "p.json:1: M: too many rows; accepted: at most 2000");
  std::string numbers = "1";
  for (int i = 0; i < 2000; ++i) numbers += ",1";
  EXPECT_EQ(message(lcp("\"M\":[[" + numbers + "]],\"q\":[1]")),
            "p.json:1: M[0]: too many columns; accepted: at most 2000");
  std::string contacts = R"({"r":[0,0,0],"normal":[0,0,1]})";
  for (int i = 0; i < 200; ++i) contacts += R"(,{"r":[0,0,0],"normal":[0,0,1]})";
  EXPECT_EQ(message(Impact{.contacts = "[" + contacts + "]"}.text()),
            "p.json:1: contacts: too many contacts; accepted: at most 200");
}

TEST(BadProblem, methods_unknown_or_unfit) {
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[1],"method":"lemk")")),
            "p.json:1: method = \"lemk\": unknown method, did you mean lemke?; accepted: lemke, dantzig, pgs");
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[1],"method":1)")), "p.json:1: method = 1: must be a text; accepted: \"...\"");
  EXPECT_EQ(message(qp(R"("H":[[1]],"g":[1],"method":"lemke")")),
            "p.json:1: method = \"lemke\": unknown method; accepted: goldfarb-idnani, admm");
  EXPECT_EQ(message("{\"type\":\"lcp\",\n\"M\":[[1,2],[0,1]],\"q\":[1,1],\"method\":\"dantzig\"}"),
            "p.json:2: M: is not symmetric, as method dantzig needs it; accepted: a symmetric matrix, or method lemke "
            "or pgs");
}

TEST(BadProblem, collisions) {
  const auto collision = [](std::string_view rest) { return "{\"type\":\"collision\"," + std::string(rest) + "}"; };
  const std::string K = R"("K":[[1,0,0],[0,1,0],[0,0,1]])";
  EXPECT_EQ(message(collision(K)), "p.json:1: u: the key is missing");
  EXPECT_EQ(message(collision(R"("K":[[1,0],[0,1]],"u":[0,0,-1])")), "p.json:1: K: is 2 x 2; accepted: 3 x 3 numbers");
  EXPECT_EQ(message(collision(R"("K":[[1,0,0],[0,1,2],[0,2,1]],"u":[0,0,-1])")),
            "p.json:1: K: has an eigenvalue of -1; accepted: a positive definite matrix");
  EXPECT_EQ(message(collision(K + R"(,"u":[0,0,-1],"restitution":1.5)")),
            "p.json:1: restitution = 1.5: out of range; accepted: 0 to 1");
  EXPECT_EQ(message(collision(K + R"(,"u":[0,0,-1],"law":"strong")")),
            "p.json:1: law = \"strong\": unknown law, did you mean stronge?; accepted: stronge, poisson, newton");
  EXPECT_EQ(message(collision(K + R"(,"u":[0,0,-1])"), {.law = "bounded"}),
            "--law = bounded: unknown law for type collision; accepted: stronge, poisson, newton");
}

TEST(BadProblem, choices_unknown_unfit_or_of_no_use) {
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[1])"), {.method = "lemky"}),
            "--method = lemky: unknown method for type lcp, did you mean lemke?; accepted: lemke, dantzig, pgs");
  EXPECT_EQ(message(lcp(R"("M":[[1]],"q":[1])"), {.law = "bounded"}),
            "--law = bounded: only impact and collision problems have a law");
  EXPECT_EQ(message(Impact{}.text(), {.method = "lemke"}),
            "--method = lemke: impact and collision problems have no method; accepted: --law for impact and collision "
            "problems");
  EXPECT_EQ(
      message(Impact{}.text(), {.law = "bound"}),
      "--law = bound: unknown law for type impact, did you mean bounded?; accepted: " + core::join(laws::law_names()));
}

TEST(BadProblem, qp_matrices_and_bounds) {
  EXPECT_EQ(message(qp(R"("H":[[1,2],[0,1]],"g":[1,1])")),
            "p.json:1: H: is not symmetric; accepted: a symmetric matrix");
  EXPECT_EQ(message(qp("\"H\":[[1]],\"g\":[1],\"A\":[[1],[1]],\"lower\":[0,\n2],\"upper\":[5,1]")),
            "p.json:2: lower[1] = 2: is above upper[1] = 1; accepted: lower <= upper");
  EXPECT_EQ(message(qp(R"("H":[[1]],"g":[1],"upper":[2])")),
            "p.json:1: upper = [2]: bounds need the matrix A; accepted: A, with one row per bound");
  const std::string accepted = "; accepted: a finite number, null, \"inf\" or \"-inf\"";
  EXPECT_EQ(message(qp(R"("H":[[1]],"g":[1],"A":[[1]],"lower":["inf"])")),
            "p.json:1: lower[0] = \"inf\": no value can meet this bound" + accepted);
  EXPECT_EQ(message(qp(R"("H":[[1]],"g":[1],"A":[[1]],"upper":[-Infinity])")),
            "p.json:1: upper[0] = \"-inf\": no value can meet this bound" + accepted);
  EXPECT_EQ(message(qp(R"("H":[[1]],"g":[1],"A":[[1]],"upper":[NaN])")),
            "p.json:1: upper[0] = NaN: must be a number" + accepted);
}

TEST(BadProblem, mass_and_inertia) {
  EXPECT_EQ(message(Impact{.mass = "0"}.text()), "p.json:1: mass = 0: out of range; accepted: a number > 0");
  EXPECT_EQ(message(Impact{.mass = "-2.5"}.text()), "p.json:1: mass = -2.5: out of range; accepted: a number > 0");
  EXPECT_EQ(message(Impact{.mass = "\"1\""}.text()),
            "p.json:1: mass = \"1\": must be a number; accepted: a number > 0");
  EXPECT_EQ(message(Impact{.inertia = "[[1,0,0],[0,-1,0],[0,0,1]]"}.text()),
            "p.json:1: inertia: has a principal moment of -1; accepted: a positive definite matrix");
  EXPECT_EQ(message(Impact{.inertia = "[[1,0,0],[0,1,1],[0,1,1]]"}.text())
                .find("p.json:1: inertia: has a principal moment of "),
            0u);
  EXPECT_EQ(message(Impact{.inertia = "[[1,0.5,0],[0,1,0],[0,0,1]]"}.text()),
            "p.json:1: inertia: is not symmetric; accepted: a symmetric matrix");
  EXPECT_EQ(message(Impact{.inertia = "[[1,0],[0,1]]"}.text()), "p.json:1: inertia: is 2 x 2; accepted: 3 x 3 numbers");
}

TEST(BadProblem, contacts) {
  EXPECT_EQ(message(Impact{.contacts = "{}"}.text()), "p.json:1: contacts: must be a list; accepted: [...]");
  EXPECT_EQ(message(Impact{.contacts = "[\n5]"}.text()),
            "p.json:2: contacts[0] = 5: must be an object; accepted: {\"key\": value, ...}");
  EXPECT_EQ(message(Impact{.contacts = R"([{"r":[0,0,0],"normal":[0,0,0]}])"}.text()),
            "p.json:1: contacts[0].normal = [0, 0, 0]: has no direction; accepted: a vector other than zero");
  EXPECT_EQ(message(Impact{.contacts = R"([{"r":[0,0,0],"normal":[0,0,1],"restitution":1.5}])"}.text()),
            "p.json:1: contacts[0].restitution = 1.5: out of range; accepted: 0 to 1");
  EXPECT_EQ(message(Impact{.contacts = "[{\"r\":[0,0,0],\"normal\":[0,0,1]},\n{\"r\":[0,0,0],\"normal\":[0,0,1],\n"
                                       "\"friction\":-0.1\n}]"}
                        .text()),
            "p.json:3: contacts[1].friction = -0.1: out of range; accepted: a number >= 0");
  EXPECT_EQ(
      message(Impact{.contacts = R"([{"r":[0,0,0],"normal":[0,0,1],"frition":0.1}])"}.text()),
      "p.json:1: contacts[0].frition: unknown key, did you mean friction?; accepted: r, normal, restitution, friction");
}

TEST(BadProblem, unknown_law) {
  EXPECT_EQ(
      message(Impact{.rest = ",\n\"law\":\"bound\""}.text()),
      "p.json:2: law = \"bound\": unknown law, did you mean bounded?; accepted: " + core::join(laws::law_names()));
}

}  // namespace
}  // namespace talus::io
