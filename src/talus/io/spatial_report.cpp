#include "talus/io/spatial_report.h"

#include <array>

#include <fmt/format.h>

#include "talus/io/report_page.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

/// A length that is usually far below a metre.
std::string length_text(double metres) {
  if (metres == 0) return "0 mm";
  if (metres < 1e-3) return fmt::format("{:.3g} µm", metres * 1e6);
  return metres < 1 ? fmt::format("{:.3g} mm", metres * 1e3) : fmt::format("{:.3g} m", metres);
}

std::string cards(const SpatialSummary& s) {
  const double moved = s.final.energy() - s.initial.energy();
  std::string html = report_card(fmt::format("{}", s.dynamic_bodies), "bodies in motion") + report_card(s.law, "law") +
                     report_card(fmt::format("{:.4g} s", static_cast<double>(s.steps_done) * s.dt), "simulated") +
                     report_card(report_number(moved) + " J", "change of energy") +
                     report_card(length_text(s.totals.penetration), "deepest penetration");
  if (s.joints > 0) html += report_card(length_text(s.totals.joint_error), "joints apart, at most");
  if (s.score) html += report_card(fmt::format("{} : {}", s.score->goals[0], s.score->goals[1]), "score");
  if (s.symmetry) html += report_card(length_text(s.symmetry->position), "symmetry error");
  return "<div class=\"cards\">\n" + html + "</div>\n";
}

std::string energy_table(const SpatialSummary& s) {
  ReportTable table({"", "start", "end"}, 1);
  const auto row = [&](const char* name, double start, double end) {
    table.row({name, fmt::format("{:.6g}", start), fmt::format("{:.6g}", end)});
  };
  constexpr std::array<const char*, 3> kP{"momentum x, N s", "momentum y, N s", "momentum z, N s"};
  constexpr std::array<const char*, 3> kL{"angular momentum x, N m s", "angular momentum y, N m s",
                                          "angular momentum z, N m s"};
  row("energy of translation, J", s.initial.translational, s.final.translational);
  row("energy of rotation, J", s.initial.rotational, s.final.rotational);
  row("potential energy, J", s.initial.potential, s.final.potential);
  row("energy, J", s.initial.energy(), s.final.energy());
  for (int c = 0; c < 3; ++c) row(kP[static_cast<std::size_t>(c)], s.initial.momentum[c], s.final.momentum[c]);
  for (int c = 0; c < 3; ++c)
    row(kL[static_cast<std::size_t>(c)], s.initial.angular_momentum[c], s.final.angular_momentum[c]);
  return table.html();
}

std::string quality_table(const SpatialSummary& s) {
  const SpatialTotals& t = s.totals;
  ReportFacts facts;
  facts.add("contact points answered", fmt::format("{} in {} of {} steps, at most {} in one", t.contacts,
                                                   t.steps_with_contacts, s.steps_done, t.most_contacts));
  facts.add("times of impact within steps", fmt::format("{}", t.events));
  facts.add("impacts answered before their time", fmt::format("{}", t.hurried));
  facts.add("solves that failed", fmt::format("{}", t.failed_solves));
  facts.add("sweeps that did not settle", fmt::format("{}", t.unsettled));
  facts.add("steps repeated shorter", fmt::format("{}", t.retries));
  facts.add("largest energy gain by contact", fmt::format("{:.3g} J", t.contact_gain));
  facts.add("worst residuals",
            fmt::format("approach {:.2g}, pull {:.2g}, cone {:.2g}, energy gain {:.2g}, complementarity {:.2g}",
                        t.worst.approach, t.worst.pull, t.worst.cone, t.worst.energy_gain, t.worst.complementarity));
  return facts.html();
}

std::string origin(const SpatialReport& content) {
  const SpatialSummary& s = content.summary;
  ReportFacts facts;
  facts.add("project", s.project);
  facts.add("version", s.version);
  facts.add("bodies",
            fmt::format("{} ({} dynamic), {} joints, {} springs", s.bodies, s.dynamic_bodies, s.joints, s.springs));
  facts.add("step", fmt::format("{:g} s, {} of {} done", s.dt, s.steps_done, s.steps_planned));
  for (const InputFile& input : s.inputs) facts.add("input", fmt::format("{} (FNV-1a {})", input.path, input.hash));
  facts.add("time taken", fmt::format("{:.3g} s", s.seconds));
  return facts.html();
}

std::string files(const SpatialProject& project) {
  std::string list;
  for (const char* name : {"states.csv", "energy.csv", "contacts.csv", "summary.json"})
    if (project.contacts || std::string_view(name) != "contacts.csv")
      list += fmt::format("<li><a href=\"{0}\">{0}</a></li>\n", name);
  return "<h2>Files</h2>\n<ul>\n" + list + "</ul>\n";
}

}  // namespace

std::string spatial_report(const SpatialReport& content) {
  std::string body = report_warnings_box(warnings_of(content.summary)) + cards(content.summary);
  body += content.film.html();
  body +=
      "<h2>Energy, momentum and errors</h2>\n" + figure_html(content.figures, false) + energy_table(content.summary);
  body += "<h2>How well it was solved</h2>\n" + quality_table(content.summary);
  body += "<h2>Where it came from</h2>\n" + origin(content) + files(content.project);
  return report_page(content.summary.name, body);
}

}  // namespace talus::io
