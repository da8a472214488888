#include "talus/io/problem_reader.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/text.h"
#include "talus/io/object_reader.h"
#include "talus/laws/law.h"

namespace talus::io {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// Friction multiplies the size of the inner problem; beyond this a dense solve is the wrong tool.
constexpr std::size_t kMaxContacts = 200;
/// Smallest over largest eigenvalue below which an inertia, or a K, counts as singular.
constexpr double kLeastRatio = 1e-12;
/// Pivot of a Cholesky factorisation over the largest diagonal entry below which H counts as semi-definite.
constexpr double kDefiniteRatio = 1e-13;

constexpr std::array<std::string_view, 4> kTypes{"lcp", "qp", "impact", "collision"};
constexpr std::array<std::string_view, 5> kLcpKeys{"type", "id", "M", "q", "method"};
constexpr std::array<std::string_view, 8> kQpKeys{"type", "id", "H", "g", "A", "lower", "upper", "method"};
constexpr std::array<std::string_view, 7> kImpactKeys{"type", "id", "mass", "inertia", "velocity", "contacts", "law"};
constexpr std::array<std::string_view, 7> kCollisionKeys{"type", "id", "K", "u", "friction", "restitution", "law"};
constexpr std::array<std::string_view, 4> kContactKeys{"r", "normal", "restitution", "friction"};

/// The place of the chosen name among `names`: the option's if given, else the file's, else `fallback`.
std::size_t choose(const ObjectReader& object, std::string_view key, const std::string& option,
                   std::span<const std::string_view> names, std::string_view fallback) {
  if (!option.empty()) return option_index(key, option, names, object.text("type"));
  const std::string name = object.text_or(key, fallback);
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) object.fail(key, core::unknown_word(key, name, names), core::join(names));
  return static_cast<std::size_t>(found - names.begin());
}

LcpProblem read_lcp(const JsonNode& node, const std::string& file, const ProblemChoices& choices) {
  const ObjectReader object(node, file, "", kLcpKeys);
  LcpProblem problem;
  problem.M = object.square_matrix("M");
  problem.q = object.vector("q", static_cast<int>(problem.M.rows()));
  problem.method = static_cast<LcpMethod>(choose(object, "method", choices.method, kLcpMethods, kLcpMethods[0]));
  require_symmetry_for_dantzig(problem, file, object.at("M").line);
  return problem;
}

bool is_positive_definite(const core::Matrix& H) {
  const Eigen::LLT<core::Matrix> cholesky(H);
  if (cholesky.info() != Eigen::Success) return false;
  const core::Vector pivots = core::Matrix(cholesky.matrixL()).diagonal().cwiseAbs2();
  return pivots.minCoeff() > kDefiniteRatio * H.diagonal().cwiseAbs().maxCoeff();
}

QpProblem read_qp(const JsonNode& node, const std::string& file, const ProblemChoices& choices) {
  const ObjectReader object(node, file, "", kQpKeys);
  QpProblem problem;
  problem.H = object.symmetric_matrix("H");
  const int n = static_cast<int>(problem.H.rows());
  problem.g = object.vector("g", n);
  if (object.find("A") == nullptr) {
    for (const std::string_view key : {"lower", "upper"})
      if (object.find(key) != nullptr) object.fail(key, "bounds need the matrix A", "A, with one row per bound");
  }
  problem.A = object.find("A") != nullptr ? object.matrix("A", n) : core::Matrix(0, n);
  const int m = static_cast<int>(problem.A.rows());
  problem.lower = object.bounds_or_none("lower", m, -kInfinity);
  problem.upper = object.bounds_or_none("upper", m, kInfinity);
  for (int i = 0; i < m; ++i) {
    if (problem.lower[i] > problem.upper[i])
      object.fail_entry("lower", i, fmt::format("is above upper[{}] = {}", i, problem.upper[i]), "lower <= upper");
  }
  const auto fallback =
      static_cast<std::size_t>(is_positive_definite(problem.H) ? QpMethod::goldfarb_idnani : QpMethod::admm);
  problem.method = static_cast<QpMethod>(choose(object, "method", choices.method, kQpMethods, kQpMethods[fallback]));
  return problem;
}

/// `what`: an eigenvalue is of it.
core::Matrix3 read_definite(const ObjectReader& object, std::string_view key, std::string_view what) {
  const core::Matrix matrix = object.symmetric_matrix(key);
  if (matrix.rows() != 3) object.fail(key, fmt::format("is {0} x {0}", matrix.rows()), "3 x 3 numbers");
  const core::Vector3 values =
      Eigen::SelfAdjointEigenSolver<core::Matrix3>(matrix, Eigen::EigenvaluesOnly).eigenvalues();
  if (!(values[0] > kLeastRatio * values[2]))
    object.fail(key, fmt::format("has {} of {:.6g}", what, values[0]), "a positive definite matrix");
  return matrix;
}

double read_restitution(const ObjectReader& object) {
  return object.number_or("restitution", 0, {.lowest = 0, .highest = 1, .accepted = "0 to 1"});
}

double read_friction(const ObjectReader& object) {
  return object.number_or("friction", 0, {.lowest = 0, .accepted = "a number >= 0"});
}

contact::SpatialContact read_contact(const JsonNode& node, const std::string& file, std::size_t number) {
  const ObjectReader object(node, file, fmt::format("contacts[{}]", number), kContactKeys);
  contact::SpatialContact contact;
  contact.body_a = 0;
  contact.r_a = object.vector("r", 3);
  const core::Vector3 normal = object.vector("normal", 3);
  // stableNormalized does not overflow, but leaves the zero vector as it is.
  contact.normal = normal.stableNormalized();
  if (normal.cwiseAbs().maxCoeff() == 0) object.fail("normal", "has no direction", "a vector other than zero");
  contact.restitution = read_restitution(object);
  contact.friction = read_friction(object);
  return contact;
}

ImpactProblem read_impact(const JsonNode& node, const std::string& file, const ProblemChoices& choices) {
  const ObjectReader object(node, file, "", kImpactKeys);
  ImpactProblem problem;
  problem.mass.mass = object.number("mass", {.lowest = 0, .open = true, .accepted = "a number > 0"});
  problem.mass.inertia_W = read_definite(object, "inertia", "a principal moment");
  const core::Vector velocity = object.vector("velocity", 6);
  problem.velocity = velocity.head<3>();
  problem.spin = velocity.tail<3>();
  const JsonArray& contacts = object.array("contacts");
  if (contacts.size() > kMaxContacts)
    object.fail("contacts", "too many contacts", fmt::format("at most {}", kMaxContacts));
  for (std::size_t i = 0; i < contacts.size(); ++i) problem.contacts.push_back(read_contact(contacts[i], file, i));
  const auto names = laws::law_names();
  problem.law = names[choose(object, "law", choices.law, names, "bounded")];
  return problem;
}

laws::PointCollision read_collision(const JsonNode& node, const std::string& file, const ProblemChoices& choices) {
  const ObjectReader object(node, file, "", kCollisionKeys);
  laws::PointCollision problem;
  problem.K = read_definite(object, "K", "an eigenvalue");
  problem.u = object.vector("u", 3);
  problem.friction = read_friction(object);
  problem.restitution = read_restitution(object);
  const std::size_t law = choose(object, "law", choices.law, kCollisionLaws, kCollisionLaws[0]);
  problem.hypothesis = static_cast<laws::Restitution>(law);
  return problem;
}

decltype(Problem::id) read_id(const JsonNode& problem, const std::string& file) {
  const JsonNode* node = find_member(problem, "id");
  if (node == nullptr) return {};
  if (const auto* text = std::get_if<std::string>(&node->value)) return *text;
  if (const auto* whole = std::get_if<std::int64_t>(&node->value)) return *whole;
  if (const auto* number = std::get_if<double>(&node->value)) return *number;
  throw core::InputError({.file = file,
                          .line = node->line,
                          .key = "id",
                          .value = brief_text(*node),
                          .problem = "cannot be an id",
                          .accepted = "a text or a number"});
}

std::string read_type(const JsonNode& problem, const std::string& file) {
  const JsonNode* node = find_member(problem, "type");
  core::InputError::Details wrong{.file = file,
                                  .line = problem.line,
                                  .key = "type",
                                  .problem = "the key is missing",
                                  .accepted = core::join(kTypes)};
  if (node == nullptr) throw core::InputError(wrong);
  const auto* type = std::get_if<std::string>(&node->value);
  if (type != nullptr && std::find(kTypes.begin(), kTypes.end(), *type) != kTypes.end()) return *type;
  wrong.line = node->line;
  wrong.value = brief_text(*node);
  wrong.problem = type == nullptr ? "must be a text" : core::unknown_word("type", *type, kTypes);
  throw core::InputError(wrong);
}

}  // namespace

std::size_t option_index(std::string_view option, const std::string& value, std::span<const std::string_view> names,
                         std::string_view type) {
  const auto found = std::find(names.begin(), names.end(), value);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  throw core::InputError({.key = fmt::format("--{}", option),
                          .value = value,
                          .problem = core::unknown_word(fmt::format("{} for type {}", option, type), value, names),
                          .accepted = core::join(names)});
}

void require_symmetry_for_dantzig(const LcpProblem& problem, const std::string& file, int line) {
  if (problem.method != LcpMethod::dantzig || is_symmetric(problem.M)) return;
  throw core::InputError({.file = file,
                          .line = line,
                          .key = "M",
                          .problem = "is not symmetric, as method dantzig needs it",
                          .accepted = "a symmetric matrix, or method lemke or pgs"});
}

Problem read_problem(const JsonNode& node, const std::string& file, const ProblemChoices& choices) {
  if (!std::holds_alternative<JsonObject>(node.value)) {
    throw core::InputError({.file = file,
                            .line = node.line,
                            .problem = brief_text(node) + " is not a problem",
                            .accepted = R"(an object such as {"type": "lcp", "M": [[1]], "q": [-1]})"});
  }
  const std::string type = read_type(node, file);
  Problem problem;
  problem.id = read_id(node, file);
  if (type == "lcp") problem.data = read_lcp(node, file, choices);
  if (type == "qp") problem.data = read_qp(node, file, choices);
  if (type == "impact") problem.data = read_impact(node, file, choices);
  if (type == "collision") problem.data = read_collision(node, file, choices);
  return problem;
}

}  // namespace talus::io
