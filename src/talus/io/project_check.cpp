#include "talus/io/project_check.h"

#include <array>
#include <string_view>

#include <fmt/format.h>

#include "talus/io/project_kind.h"
#include "talus/io/scene_xml.h"
#include "talus/slope/height_field.h"

namespace talus::io {
namespace {

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
std::string sources_text(const RockfallProject& project) {
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

/// "rock.block.mass_kg: lognormal, median 1200, sigma 0.5 (5 % 527.2, 50 % 1200, 95 % 2731)"
std::string random_text(const RockfallProject& project) {
  std::string lines;
  for (const auto& [key, d] : random_inputs(project))
    lines += fmt::format("\n  {}: {} (5 % {:.4g}, 50 % {:.4g}, 95 % {:.4g})", key, d.describe(), d.quantile(0.05),
                         d.quantile(0.5), d.quantile(0.95));
  return lines;
}

}  // namespace

std::vector<RandomInput> random_inputs(const RockfallProject& project) {
  std::vector<RandomInput> found;
  const auto tell = [&](const std::string& key, const core::Distribution& d) {
    if (!d.is_constant()) found.push_back({key, d});
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
  return found;
}

std::string describe(const RockfallProject& project) {
  const rockfall::Model& model = project.model;
  const std::string releases = project.until ? fmt::format("up to {} releases", project.plan.rocks())
                                             : count_of(static_cast<std::size_t>(project.plan.rocks()), "release");
  return fmt::format("rockfall project: {}, {}, {}, {}, {}, law {}{}{}", ground_text(*model.ground),
                     count_of(model.materials.list().size(), "material"),
                     count_of(model.barriers.list().size(), "barrier"), count_of(project.plan.kinds().size(), "rock"),
                     releases, model.engine.law, sources_text(project), random_text(project));
}

std::string describe(const RockingProject& project) {
  std::string text = fmt::format("rocking project: {} study", study_names()[project.study.index()]);
  if (const auto* grid = std::get_if<GridStudy>(&project.study))
    text += ", " + count_of(grid->cases.size(), "case");
  else
    text += fmt::format(", block of {} and {:.4g} kg", count_of(project.block.points.size(), "point"),
                        project.block.mass.mass);
  for (const MotionSource& source : project.motions)
    text += fmt::format(", {} ({})", source.name, to_text(scaled(source.peaks, project.scale)));
  return text + fmt::format(", law {}", project.simulation.step_settings.law);
}

std::string describe(const scene::Scene& scene) {
  const std::string_view law = scene::law_name(scene.response);
  return fmt::format("scene of {} {}, {} steps of {} s, {}", scene.bodies.size(),
                     scene.bodies.size() == 1 ? "body" : "bodies", scene::step_count(scene), scene.dt,
                     law.empty() ? "no collisions" : fmt::format("law {}", law));
}

std::string check_project(const std::filesystem::path& path) {
  if (path.extension() == ".xml") return describe(read_scene_file(path).scene);
  return project_kind(path) == "rocking" ? describe(read_rocking_project(path)) : describe(read_rockfall_project(path));
}

}  // namespace talus::io
