// Sections of report.html: what went into a run, and what crosses lines and barriers.

#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/crs.h"
#include "talus/io/report_page.h"
#include "talus/io/rockfall_report.h"
#include "talus/slope/height_field.h"

namespace talus::io {
namespace {

using Json = nlohmann::ordered_json;

std::string shown(const Json& value) {
  return value.is_number() ? report_number(value.get<double>()) : "–";
}

/// "12.3 (11 to 14)"
std::string with_interval(const Json& value, const Json& ends) {
  if (!value.is_number()) return "–";
  const auto end = [](const Json& v) {
    return v.is_number() ? v.get<double>() : std::numeric_limits<double>::quiet_NaN();
  };
  return fmt::format("{} ({})", shown(value), report_interval(end(ends[0]), end(ends[1])));
}

std::string crossings_table(const Json& lines) {
  ReportTable table({"line", "kind", "rocks", "reach probability", "energy 95 %, kJ", "energy 99 %, kJ",
                     "speed 95 %, m/s", "height 95 %, m"},
                    2);
  const auto percentile = [](const Json& quantity, const std::string& key) {
    return with_interval(quantity[key], quantity[key + "_ci"]);
  };
  for (const Json& line : lines)
    table.row({line["name"].get<std::string>(), line["kind"].get<std::string>(),
               fmt::format("{}", line["rocks"].get<std::int64_t>()),
               with_interval(line["reach_probability"], line["reach_probability_ci"]),
               percentile(line["energy_kJ"], "percentile_95"), percentile(line["energy_kJ"], "percentile_99"),
               percentile(line["speed_m_s"], "percentile_95"),
               percentile(line["height_above_ground_m"], "percentile_95")});
  return table.html();
}

std::string passages_table(const Json& lines) {
  ReportTable table({"barrier", "stopped", "broken through", "over-topped", "passed below"}, 1);
  for (const Json& line : lines) {
    if (line["kind"] != "barrier") continue;
    const Json& p = line["passages"];
    table.row({line["name"].get<std::string>(), shown(p["stopped"]), shown(p["broken through"]),
               shown(p["over-topped"]), shown(p["passed below"])});
  }
  return table.empty() ? "" : "<h3>What became of rocks at barriers</h3>\n" + table.html();
}

std::string design_table(const Json& lines) {
  ReportTable table({"line", "standard", "energy, kJ", "height, m", "design energy, kJ", "design height, m",
                     "needed MEL, kJ", "class", "needed height, m"},
                    2);
  const auto add = [&](const Json& line, const char* key, const char* name) {
    const Json& d = line["design"][key];
    table.row({line["name"].get<std::string>(), name, with_interval(d["energy_kJ"], d["energy_ci_kJ"]),
               with_interval(d["height_m"], d["height_ci_m"]), shown(d["design_energy_kJ"]),
               shown(d["design_height_m"]), shown(d["required_energy_kJ"]), shown(d["energy_class"]),
               shown(d["required_height_m"])});
  };
  for (const Json& line : lines) {
    if (!line["design"].is_object()) continue;
    add(line, "uni_11211_4", "UNI 11211-4");
    add(line, "onr_24810", "ONR 24810");
  }
  if (table.empty()) return "";
  return "<h3>What a barrier on these lines must take</h3>\n" + table.html() +
         "<p class=\"soft\">Energy and height: percentile of the standard with its interval of 95 % confidence. MEL: "
         "maximum energy level; class: the lowest of EAD 340059 that suffices.</p>\n";
}

std::string slope_size(const RockfallProject& project) {
  const slope::Surface& ground = *project.model.ground;
  const core::Vector3 sides = ground.bounds().sides();
  std::string text = fmt::format("{} × {} m in plan, {} m high", report_number(sides.x()), report_number(sides.y()),
                                 report_number(sides.z()));
  if (const auto* field = dynamic_cast<const slope::HeightField*>(&ground))
    return text + fmt::format("; height model of {} × {} points, every {:g} × {:g} m", field->grid().columns,
                              field->grid().rows, field->grid().spacing.x(), field->grid().spacing.y());
  return text + fmt::format("; mesh of {} triangles", ground.triangle_count());
}

std::string general_facts(const RockfallProject& project) {
  ReportFacts facts;
  if (project.inputs.size() > 1) facts.add("slope", project.inputs[1].path);
  facts.add("size", slope_size(project));
  facts.add("coordinate system", crs_name(project.crs));
  facts.add("rocks", fmt::format("{}{}", project.until ? "at most " : "", project.plan.rocks()));
  facts.add("seed", fmt::format("{}", project.seed));
  for (const auto& [key, value] : changed_engine_settings(project.model.engine)) facts.add("engine: " + key, value);
  return facts.html();
}

std::string materials_table(const RockfallProject& project) {
  ReportTable table({"material", "restitution", "friction"}, 1);
  const auto list = project.model.materials.list();
  for (std::size_t i = 0; i < list.size(); ++i) {
    std::string restitution = report_number(list[i].restitution), friction = report_number(list[i].friction);
    for (const rockfall::RandomMaterial& random : project.plan.settings().materials)
      if (random.material == static_cast<int>(i)) {
        restitution = random.restitution.describe();
        friction = random.friction.describe();
      }
    table.row({list[i].name, restitution, friction});
  }
  return "<h3>Materials</h3>\n" + table.html();
}

std::string rocks_table(const RockfallProject& project) {
  ReportTable table({"rock", "varies", "typical mass, kg", "density, kg/m³", "mass, kg"}, 2);
  for (const rockfall::RockKind& kind : project.plan.kinds())
    table.row({kind.name(), kind.is_fixed() ? "no" : "yes", report_number(kind.typical()->mass()),
               kind.settings().density.describe(),
               kind.settings().mass ? kind.settings().mass->describe() : "by size"});
  return table.empty() ? "" : "<h3>Rocks</h3>\n" + table.html();
}

std::string seeders_table(const RockfallProject& project) {
  ReportTable table({"seeder", "rocks", "kinds", "drop height, m"}, 1);
  const auto& seeders = project.plan.settings().seeders;
  for (std::size_t k = 0; k < seeders.size(); ++k) {
    const rockfall::Seeder& seeder = seeders[k];
    std::string kinds;
    for (const int kind : seeder.kinds)
      kinds += (kinds.empty() ? "" : ", ") + project.plan.kinds()[static_cast<std::size_t>(kind)].name();
    table.row({fmt::format("{}", k),
               seeder.rocks > 0 ? fmt::format("{}", seeder.rocks)
                                : fmt::format("share {} {}", report_number(seeder.share), seeder.measure),
               kinds, seeder.list.empty() ? seeder.drop.describe() : "listed starts"});
  }
  return table.empty() ? "" : "<h3>Seeders</h3>\n" + table.html();
}

std::string barriers_table(const RockfallProject& project) {
  ReportTable table({"barrier", "height, m", "capacity, kJ"}, 1);
  const auto& list = project.model.barriers.list();
  for (std::size_t k = 0; k < list.size(); ++k) {
    std::string height = "mesh";
    for (const rockfall::CounterLine& line : project.lines)
      if (line.barrier == static_cast<int>(k) && line.height) height = report_number(*line.height);
    table.row(
        {list[k].name, height, std::isfinite(list[k].capacity) ? report_number(list[k].capacity / 1000) : "no limit"});
  }
  return table.empty() ? "" : "<h3>Barriers</h3>\n" + table.html();
}

}  // namespace

std::string lines_section(const Json& summary) {
  const Json& lines = summary["lines"];
  if (lines.empty()) return "";
  return "<h2>Barriers and counter lines</h2>\n" + crossings_table(lines) + passages_table(lines) + design_table(lines);
}

std::string inputs_section(const RockfallProject& project) {
  return "<h2>Inputs</h2>\n" + general_facts(project) + materials_table(project) + rocks_table(project) +
         seeders_table(project) + barriers_table(project);
}

}  // namespace talus::io
