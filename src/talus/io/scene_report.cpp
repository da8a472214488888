#include "talus/io/scene_report.h"

#include <algorithm>

#include <fmt/format.h>

#include "talus/io/report_page.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

/// How deep the rounded polygons reach into each other.
double penetration_of(const scene::Simulation& simulation) {
  double deepest = 0;
  const auto at = [&](int body, const core::Vector2& r) {
    return core::Vector2(simulation.states()[static_cast<std::size_t>(body)].position + r);
  };
  const auto radius = [&](int body) {
    return simulation.scene().bodies[static_cast<std::size_t>(body)].shape.radius();
  };
  for (const scene::Contact& c : simulation.contacts())
    deepest = std::max(deepest,
                       radius(c.first) + radius(c.second) - (at(c.first, c.r_first) - at(c.second, c.r_second)).norm());
  return deepest;
}

std::string cards(const SceneSummary& s) {
  return "<div class=\"cards\">\n" + report_card(fmt::format("{}", s.bodies - s.fixed_bodies), "bodies in motion") +
         report_card(s.law, "law") +
         report_card(fmt::format("{:.4g} s", static_cast<double>(s.steps_done) * s.dt), "simulated") +
         report_card(report_number(s.final.energy() - s.initial.energy()) + " J", "change of energy") +
         report_card(fmt::format("{}", s.most_contacts), "contacts at once, at most") + "</div>\n";
}

/// In a frame of its own, whose page is part of this file.
std::string motion(std::string_view animation) {
  return fmt::format(
      "<style>.motion {{ width: 100%; height: 640px; border: 0; break-inside: avoid; }}</style>\n"
      "<iframe class=\"motion\" title=\"the motion\" srcdoc=\"{}\"></iframe>\n",
      xml_escaped(animation));
}

std::string start_and_end(const SceneSummary& s) {
  ReportTable table({"", "start", "end"}, 1);
  const auto row = [&](const char* name, double start, double end) {
    table.row({name, fmt::format("{:.6g}", start), fmt::format("{:.6g}", end)});
  };
  const scene::Measures &a = s.initial, &b = s.final;
  row("energy of the centres, J", a.kinetic_center, b.kinetic_center);
  row("energy of the spins, J", a.kinetic_spin, b.kinetic_spin);
  row("potential energy, J", a.potential, b.potential);
  row("energy, J", a.energy(), b.energy());
  row("momentum x, N s", a.momentum.x(), b.momentum.x());
  row("momentum y, N s", a.momentum.y(), b.momentum.y());
  row("angular momentum of the centres, N m s", a.angular_center, b.angular_center);
  row("angular momentum of the spins, N m s", a.angular_spin, b.angular_spin);
  return table.html();
}

std::string quality(const SceneSummary& s) {
  ReportFacts facts;
  facts.add("contacts answered",
            fmt::format("{} in {} of {} steps", s.contacts_handled, s.steps_with_contacts, s.steps_done));
  facts.add("solves that failed", fmt::format("{}", s.failed_solves));
  facts.add("largest energy gain by contact", fmt::format("{:.3g} J", s.largest_contact_gain));
  facts.add("lowest and highest energy", fmt::format("{:.6g} and {:.6g} J", s.lowest_energy, s.highest_energy));
  facts.add("worst residuals",
            fmt::format("approach {:.2g}, pull {:.2g}, cone {:.2g}, energy gain {:.2g}, complementarity {:.2g}",
                        s.worst.approach, s.worst.pull, s.worst.cone, s.worst.energy_gain, s.worst.complementarity));
  return facts.html();
}

std::string origin(const SceneSummary& s) {
  ReportFacts facts;
  facts.add("scene", fmt::format("{} (FNV-1a {})", s.input, s.input_hash));
  facts.add("version", s.version);
  facts.add("bodies", fmt::format("{} ({} fixed)", s.bodies, s.fixed_bodies));
  facts.add("step", fmt::format("{:g} s, {}, {} of {} done", s.dt, s.integrator, s.steps_done, s.steps_planned));
  facts.add("time taken", fmt::format("{:.3g} s", s.seconds));
  std::string list;
  for (const char* name : {"animation.html", "states.csv", "energy.csv", "summary.json"})
    list += fmt::format("<li><a href=\"{0}\">{0}</a></li>\n", name);
  return facts.html() + "<h2>Files</h2>\n<ul>\n" + list + "</ul>\n";
}

}  // namespace

MotionSample motion_sample(const scene::Simulation& simulation, const scene::Measures& measures) {
  return {.time = simulation.time(),
          .translational = measures.kinetic_center,
          .rotational = measures.kinetic_spin,
          .potential = measures.potential,
          .momentum = {measures.momentum.x(), measures.momentum.y(), 0},
          .angular_momentum = {0, 0, measures.angular_center + measures.angular_spin},
          .penetration = penetration_of(simulation)};
}

std::string scene_report(const SceneReport& content) {
  const SceneSummary& s = content.summary;
  std::string body = s.description.empty() ? "" : fmt::format("<p>{}</p>\n", xml_escaped(s.description));
  body += report_warnings_box(warnings_of(s)) + cards(s) + motion(content.animation);
  body += "<h2>Energy and momentum</h2>\n" + figure_html(content.figures, false) + start_and_end(s);
  body += "<h2>How well it was solved</h2>\n" + quality(s);
  body += "<h2>Where it came from</h2>\n" + origin(s);
  return report_page(content.title, body);
}

}  // namespace talus::io
