#include "check_command.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "talus/io/problem.h"
#include "talus/io/project_kind.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/rocking_project.h"
#include "talus/io/scene_xml.h"
#include "talus/io/spatial_project.h"
#include "talus/io/text_file.h"
#include "talus/scene/model.h"
#include "talus/slope/height_field.h"

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

/// "1 barrier", "2 barriers"
std::string count_of(std::size_t count, std::string_view thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

/// "120 x 80 m height field of 9401 cells"
std::string ground_text(const slope::Surface& ground) {
  const core::Vector3 sides = ground.bounds().sides();
  const std::string size = fmt::format("{:.5g} x {:.5g} m", sides.x(), sides.y());
  if (const auto* field = dynamic_cast<const slope::HeightField*>(&ground))
    return fmt::format("{} height field of {} cells", size, field->cell_count());
  return fmt::format("{} mesh of {} triangles", size, ground.triangle_count());
}

/// Lines for seeders that are more than a point: "seeder[0]: 80 m, draws 25 % of 3000 rocks".
std::string sources_text(const io::RockfallProject& project) {
  const rockfall::ReleasePlan::Settings& plan = project.plan.settings();
  double shares = 0;
  for (const rockfall::Seeder& seeder : plan.seeders) shares += seeder.rocks > 0 ? 0 : seeder.share;
  std::string lines;
  for (std::size_t i = 0; i < plan.seeders.size(); ++i) {
    const rockfall::Seeder& seeder = plan.seeders[i];
    if (!seeder.list.empty() || seeder.measure == "points") continue;
    const std::string what = seeder.measure == "weight" ? fmt::format("weight {:.6g}", seeder.share)
                                                        : fmt::format("{:.6g} {}", seeder.share, seeder.measure);
    lines += seeder.rocks > 0 ? fmt::format("\n  seeder[{}]: {}, {} rocks", i, what, seeder.rocks)
                              : fmt::format("\n  seeder[{}]: {}, draws {:.4g} % of {} rocks", i, what,
                                            100 * seeder.share / shares, plan.shared_rocks);
  }
  return lines;
}

/// Lines that say what is random: "rock.block.mass_kg: lognormal, median 1200, sigma 0.5 (5 % 527.2, 50 % 1200, ...)".
std::string random_inputs(const io::RockfallProject& project) {
  std::string lines;
  const auto tell = [&](const std::string& key, const core::Distribution& d) {
    if (d.is_constant()) return;
    lines += fmt::format("\n  {}: {} (5 % {:.4g}, 50 % {:.4g}, 95 % {:.4g})", key, d.describe(), d.quantile(0.05),
                         d.quantile(0.5), d.quantile(0.95));
  };
  const auto tell_all = [&](const std::string& key, const std::array<core::Distribution, 3>& list) {
    for (std::size_t i = 0; i < list.size(); ++i) tell(fmt::format("{}[{}]", key, i), list[i]);
  };
  const rockfall::ReleasePlan::Settings& plan = project.plan.settings();
  for (const rockfall::RandomMaterial& m : plan.materials) {
    const std::string name = project.model.materials.list()[static_cast<std::size_t>(m.material)].name;
    tell("material." + name + ".restitution", m.restitution);
    tell("material." + name + ".friction", m.friction);
  }
  for (const rockfall::RockKind& kind : plan.kinds) {
    const rockfall::RockKindSettings& s = kind.settings();
    if (s.sides) tell_all("rock." + s.name + ".sides_m", *s.sides);
    tell("rock." + s.name + ".density_kg_m3", s.density);
    if (s.mass) tell("rock." + s.name + ".mass_kg", *s.mass);
  }
  for (std::size_t i = 0; i < plan.seeders.size(); ++i) {
    const std::string key = fmt::format("seeder[{}]", i);
    tell(key + ".drop_height_m", plan.seeders[i].drop);
    tell_all(key + ".velocity_m_s", plan.seeders[i].velocity);
    tell_all(key + ".spin_rad_s", plan.seeders[i].spin);
  }
  return lines;
}

/// "rockfall project: ..., 3 materials, 1 barrier, 2 rocks, 50 releases, law bounded", and a line for each distribution
std::string check_rockfall(const std::filesystem::path& input) {
  const io::RockfallProject project = io::read_rockfall_project(input);
  const rockfall::Model& model = project.model;
  const std::string releases = project.until ? fmt::format("up to {} releases", project.plan.rocks())
                                             : count_of(static_cast<std::size_t>(project.plan.rocks()), "release");
  return fmt::format("rockfall project: {}, {}, {}, {}, {}, law {}{}{}", ground_text(*model.ground),
                     count_of(model.materials.list().size(), "material"),
                     count_of(model.barriers.list().size(), "barrier"), count_of(project.plan.kinds().size(), "rock"),
                     releases, model.engine.law, sources_text(project), random_inputs(project));
}

/// "rocking project: single study, block of 8 points, 499 kg, 1 motion (PGA ...), law closest"
std::string check_rocking(const std::filesystem::path& input) {
  const io::RockingProject project = io::read_rocking_project(input);
  std::string text = fmt::format("rocking project: {} study", io::study_names()[project.study.index()]);
  if (const auto* grid = std::get_if<io::GridStudy>(&project.study))
    text += ", " + count_of(grid->cases.size(), "case");
  else
    text += fmt::format(", block of {} and {:.4g} kg", count_of(project.block.points.size(), "point"),
                        project.block.mass.mass);
  for (const io::MotionSource& source : project.motions)
    text += fmt::format(", {} ({})", source.name, io::to_text(io::scaled(source.peaks, project.scale)));
  return text + fmt::format(", law {}", project.simulation.step_settings.law);
}

/// "spatial scene of 12 bodies (10 dynamic, 3 shapes), 1 joint, 500 steps of 0.002 s, law lcp"
std::string check_spatial(const std::filesystem::path& input) {
  const io::SpatialProject project = io::read_spatial_project(input);
  const spatial::Scene& scene = project.scene;
  const auto dynamic = std::count_if(scene.bodies.begin(), scene.bodies.end(),
                                     [](const auto& body) { return body.mobility == spatial::Mobility::dynamic; });
  std::string text = fmt::format("spatial scene of {} {} ({} dynamic)", scene.bodies.size(),
                                 scene.bodies.size() == 1 ? "body" : "bodies", dynamic);
  if (!scene.joints.empty()) text += ", " + count_of(scene.joints.size(), "joint");
  if (!scene.springs.empty()) text += ", " + count_of(scene.springs.size(), "spring");
  text += fmt::format(", {} steps of {} s, law {}", io::step_count(scene), scene.dt, scene.law);
  const std::string overlap = io::overlap_text(scene);
  return overlap.empty() ? text : text + "\n  note: " + overlap;
}

std::string check(const std::filesystem::path& input) {
  if (input.extension() == ".xml") return check_scene(input);
  if (input.extension() != ".toml") return check_problems(input);
  const std::string kind = io::project_kind(input);
  if (kind == "rocking") return check_rocking(input);
  return kind == "scene" ? check_spatial(input) : check_rockfall(input);
}

}  // namespace

core::ExitCode check_command(const std::filesystem::path& input, std::ostream& out) {
  const std::string found = check(input);
  out << "ok: " << input.string() << ": " << found << std::endl;
  return core::ExitCode::done;
}

}  // namespace talus::app
