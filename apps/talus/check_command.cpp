#include "check_command.h"

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "talus/io/problem.h"
#include "talus/io/scene_xml.h"
#include "talus/io/text_file.h"
#include "talus/scene/model.h"

namespace talus::app {
namespace {

/// "3 problems (2 lcp, 1 impact)"
std::string count_by_type(const std::vector<io::Problem>& problems) {
  constexpr std::array<std::string_view, 3> kTypes{"lcp", "qp", "impact"};
  std::array<int, 3> counts{};
  for (const io::Problem& problem : problems) ++counts[problem.data.index()];
  std::string parts;
  for (std::size_t i = 0; i < kTypes.size(); ++i)
    if (counts[i] > 0) parts += fmt::format("{}{} {}", parts.empty() ? "" : ", ", counts[i], kTypes[i]);
  return fmt::format("{} {} ({})", problems.size(), problems.size() == 1 ? "problem" : "problems", parts);
}

std::string check_problems(const std::filesystem::path& input) {
  return count_by_type(io::parse_problems(io::read_text_file(input), input.string()));
}

/// "scene of 5 bodies, 800 steps of 0.005 s, law projection"
std::string check_scene(const std::filesystem::path& input) {
  const scene::Scene scene = io::read_scene_file(input).scene;
  const std::string_view law = scene::law_name(scene.response);
  return fmt::format("scene of {} {}, {} steps of {} s, {}", scene.bodies.size(),
                     scene.bodies.size() == 1 ? "body" : "bodies", scene::step_count(scene), scene.dt,
                     law.empty() ? "no collisions" : fmt::format("law {}", law));
}

}  // namespace

core::ExitCode check_command(const std::filesystem::path& input, std::ostream& out) {
  const bool scene = input.extension() == ".xml";
  const std::string found = scene ? check_scene(input) : check_problems(input);
  out << "ok: " << input.string() << ": " << found << std::endl;
  return core::ExitCode::done;
}

}  // namespace talus::app
