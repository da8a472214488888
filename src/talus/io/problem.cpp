#include "talus/io/problem.h"

#include <algorithm>
#include <utility>

#include "talus/core/error.h"
#include "talus/io/json_tokens.h"
#include "talus/io/lcp_file.h"
#include "talus/io/problem_reader.h"

namespace talus::io {
namespace {

constexpr std::string_view kBlank = " \t\r\n";
constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

bool is_blank(std::string_view line) {
  return line.find_first_not_of(kBlank) == std::string_view::npos;
}

bool is_lcp_file(std::string_view text, const std::string& file) {
  if (file.ends_with(".dat")) return true;
  const std::size_t first = text.find_first_not_of(kBlank);
  return file == "-" && first != std::string_view::npos && text[first] >= '0' && text[first] <= '9';
}

Problem lcp_from_file(std::string_view text, const std::string& file, const ProblemChoices& choices) {
  LcpData data = parse_lcp_file(text, file);
  LcpProblem lcp{std::move(data.M), std::move(data.q), LcpMethod::lemke};
  if (!choices.method.empty())
    lcp.method = static_cast<LcpMethod>(option_index("method", choices.method, kLcpMethods, "lcp"));
  require_symmetry_for_dantzig(lcp, file, 0);
  Problem problem;
  problem.data = std::move(lcp);
  return problem;
}

std::string_view first_full_line(std::string_view text) {
  const std::size_t start = text.find_first_not_of(kBlank);
  return text.substr(start, text.find('\n', start) - start);
}

/// One document per line; blank lines are skipped.
std::vector<Problem> problems_by_line(std::string_view text, const std::string& file, const ProblemChoices& choices) {
  std::vector<Problem> problems;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    const std::string_view content = text.substr(0, length);
    if (!is_blank(content)) problems.push_back(read_problem(parse_json(content, file, line), file, choices));
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return problems;
}

/// An option that no problem of the file takes is a mistake.
void require_use(const std::vector<Problem>& problems, const ProblemChoices& choices) {
  const auto has_law = [](const Problem& problem) {
    return std::holds_alternative<ImpactProblem>(problem.data) ||
           std::holds_alternative<laws::PointCollision>(problem.data);
  };
  if (!choices.law.empty() && std::none_of(problems.begin(), problems.end(), has_law))
    throw core::InputError(
        {.key = "--law", .value = choices.law, .problem = "only impact and collision problems have a law"});
  if (!choices.method.empty() && std::all_of(problems.begin(), problems.end(), has_law))
    throw core::InputError({.key = "--method",
                            .value = choices.method,
                            .problem = "impact and collision problems have no method",
                            .accepted = "--law for impact and collision problems"});
}

}  // namespace

std::vector<Problem> parse_problems(std::string_view text, const std::string& file, const ProblemChoices& choices) {
  if (text.starts_with(kUtf8Mark)) text.remove_prefix(kUtf8Mark.size());
  if (is_blank(text)) throw core::InputError({.file = file, .problem = "is empty", .accepted = "one or more problems"});
  std::vector<Problem> problems;
  if (is_lcp_file(text, file))
    problems.push_back(lcp_from_file(text, file, choices));
  else if (closes_its_brackets(first_full_line(text)))
    problems = problems_by_line(text, file, choices);
  else
    problems.push_back(read_problem(parse_json(text, file), file, choices));
  require_use(problems, choices);
  return problems;
}

}  // namespace talus::io
