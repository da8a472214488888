#include "check_command.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "talus/io/problem.h"
#include "talus/io/project_check.h"
#include "talus/io/text_file.h"

namespace talus::app {
namespace {

/// "3 problems (2 lcp, 1 impact)"
std::string count_by_type(const std::vector<io::Problem>& problems) {
  constexpr std::array<std::string_view, 4> kTypes{"lcp", "qp", "impact", "collision"};
  static_assert(std::variant_size_v<decltype(io::Problem::data)> == kTypes.size());
  std::array<int, kTypes.size()> counts{};
  for (const io::Problem& problem : problems) ++counts[problem.data.index()];
  std::string parts;
  for (std::size_t i = 0; i < kTypes.size(); ++i)
    if (counts[i] > 0) parts += fmt::format("{}{} {}", parts.empty() ? "" : ", ", counts[i], kTypes[i]);
  return fmt::format("{} {} ({})", problems.size(), problems.size() == 1 ? "problem" : "problems", parts);
}

std::string check_problems(const std::filesystem::path& input) {
  return count_by_type(io::parse_problems(io::read_text_file(input), input.string()));
}

std::string check(const std::filesystem::path& input) {
  const bool project = input.extension() == ".xml" || input.extension() == ".toml";
  return project ? io::check_project(input) : check_problems(input);
}

}  // namespace

core::ExitCode check_command(const std::filesystem::path& input, std::ostream& out) {
  const std::string found = check(input);
  out << "ok: " << input.string() << ": " << found << std::endl;
  return core::ExitCode::done;
}

}  // namespace talus::app
