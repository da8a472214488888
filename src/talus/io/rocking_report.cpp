#include "talus/io/rocking_report.h"

#include <algorithm>
#include <array>
#include <sstream>

#include <fmt/format.h>

#include "talus/core/units.h"
#include "talus/io/case_table.h"
#include "talus/io/report_page.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

using Json = nlohmann::ordered_json;

using core::kDegrees;
using core::kStandardGravity;
struct Caption {
  std::string_view file, text;
};
constexpr std::array<Caption, 9> kCaptions{{
    {"block.svg",
     "The block in motion, at its true speed, from the side to which it tilts most; dotted: at the start, dashed: at "
     "its "
     "largest tilt."},
    {"history.svg",
     "How the block moves (strip above), its tilt, the way of its centre relative to the pedestal, and the "
     "acceleration of the ground."},
    {"runout.svg", "The way of the centre of mass down the slope after the block has left its pedestal."},
    {"modes_before.svg",
     "How released blocks move until their other corner comes down (Fig. 6 of Veeraraghavan, Hall and Krishnan). "
     "α: half diagonal from the horizontal; θ0: tilt at the release. Above the line of eq. 37 blocks rock without "
     "slip."},
    {"modes_after.svg", "How they move after the impact (Fig. 7), by the velocities after the impulses."},
    {"fragility.svg", "Chance of toppling over peak ground acceleration: shares of all runs, and the log-normal fit."},
    {"pga_map.svg", "Toppling over peak acceleration and the ratio of peak velocity to it, which grows with period."},
    {"overturning.svg",
     "Least peak acceleration that overturns the block, by frequency of the pulse. A stronger pulse may let it stand "
     "again: the table counts the ranges in which it does."},
    {"", ""},
}};

std::string_view caption_of(std::string_view file) {
  for (const Caption& caption : kCaptions)
    if (caption.file == file) return caption.text;
  return "";
}

std::string value_text(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_array()) {
    std::string text;
    for (const Json& entry : value) text += (text.empty() ? "" : ", ") + value_text(entry);
    return text;
  }
  if (value.is_number_float()) return fmt::format("{:.6g}", value.get<double>());
  return value.dump();
}

/// "peak_tilt_deg" becomes "peak tilt, °".
std::string label_of(std::string key) {
  struct Unit {
    std::string_view ending, text;
  };
  constexpr std::array<Unit, 6> kUnits{
      {{"_deg", ", °"}, {"_m_s", ", m/s"}, {"_s", ", s"}, {"_m", ", m"}, {"_kJ", ", kJ"}, {"_J", ", J"}}};
  std::string_view unit;
  for (const Unit& u : kUnits)
    if (key.ends_with(u.ending)) {
      key.resize(key.size() - u.ending.size());
      unit = u.text;
      break;
    }
  std::replace(key.begin(), key.end(), '_', ' ');
  return key.append(unit);
}

/// Keys and values; what lies deeper is written as key: key. Lists of objects are left to summary.json.
void add_rows(const Json& object, const std::string& before, ReportTable& rows) {
  for (const auto& [key, value] : object.items()) {
    if (value.is_object())
      add_rows(value, before + label_of(key) + ": ", rows);
    else if (!(value.is_array() && !value.empty() && value.front().is_object()))
      rows.row({before + label_of(key), value_text(value)});
  }
}

std::string question(const RockingProject& project, const Json& summary) {
  ReportFacts facts;
  const auto add = [&](std::string_view name, const std::string& value) { facts.add(name, value); };
  add("study", value_text(summary["study"]));
  add("project", value_text(summary["project"]));
  add("law of impacts", value_text(summary["law"]));
  if (!std::holds_alternative<GridStudy>(project.study)) {
    const rocking::Friction& friction = project.simulation.step_settings.friction;
    add("mass of the block", fmt::format("{:.6g} kg", project.block.mass.mass));
    add("friction, static and kinetic", fmt::format("{:g}, {:g}", friction.still, friction.moving));
    if (project.critical_tilt > 0) add("critical tilt", fmt::format("{:.4g}°", project.critical_tilt * kDegrees));
  }
  if (const auto* study = std::get_if<OverturningStudy>(&project.study)) {
    add("pulse", std::string(rocking::pulse_names()[static_cast<std::size_t>(study->shape)]));
    add("amplitudes tried", fmt::format("{:.4g} to {:.4g} g in {} steps", study->lowest / kStandardGravity,
                                        study->highest / kStandardGravity, study->steps));
  }
  return facts.html();
}

/// The rows of overturning.csv for people; empty for other studies.
std::string thresholds(const StudyResult& result) {
  ReportTable table(
      {"period, s", "frequency, Hz", "overturns from, g", "over g tan α", "ranges above in which it stands"}, 0);
  for (const auto& [name, content] : result.files) {
    if (name != "overturning.csv") continue;
    std::istringstream lines(content);
    std::string line;
    std::getline(lines, line);  // names of the columns
    while (std::getline(lines, line)) {
      std::vector<std::string> cells = fields_of(line);
      cells.resize(5);
      for (std::size_t k = 0; k < 4; ++k) cells[k] = cells[k].empty() ? "–" : report_number(std::stod(cells[k]));
      table.row(cells);
    }
  }
  return table.empty() ? "" : "<h2>Thresholds</h2>\n" + table.html();
}

std::string motions(const RockingProject& project) {
  if (project.motions.empty()) return "";
  ReportTable table({"motion", "PGA, g", "PGV, m/s", "PGD, m", "PGV/PGA, s"}, 1);
  const auto number = [](double value) { return fmt::format("{:.4g}", value); };
  for (const MotionSource& source : project.motions) {
    const GroundPeaks peaks = scaled(source.peaks, project.scale);
    table.row({source.name, number(peaks.acceleration / kStandardGravity), number(peaks.velocity),
               number(peaks.displacement), number(source.peaks.velocity / source.peaks.acceleration)});
  }
  const bool varied = std::holds_alternative<FragilityStudy>(project.study);
  return "<h2>Ground motion</h2>\n" + table.html() +
         (varied ? "<p>As read, before the scaling of each run; a pulse has the amplitude 1 m/s².</p>\n" : "");
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// A figure to stand in the page: on its paper, with names of its own for what it refers to.
std::string within_page(std::string svg, std::string_view name) {
  const std::string own(name.substr(0, name.find('.')));
  replace_all(svg, "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n", "");
  replace_all(svg, " xmlns=\"http://www.w3.org/2000/svg\"", "");
  replace_all(svg, " font-family=\"sans-serif\"", "");
  replace_all(svg, "id=\"c", "id=\"" + own);
  replace_all(svg, "url(#c", "url(#" + own);
  replace_all(svg, "<svg ", fmt::format("<svg role=\"img\" aria-label=\"{}\" ", xml_escaped(caption_of(name))));
  return svg;
}

std::string figures(const StudyResult& result) {
  std::string text;
  for (const auto& [name, content] : result.files)
    if (name.ends_with(".svg") && !content.empty())
      text += fmt::format("<figure>{}<figcaption>{} ({})</figcaption></figure>\n", within_page(content, name),
                          xml_escaped(caption_of(name)), name);
  return text.empty() ? text : "<h2>Figures</h2>\n" + text;
}

std::string tables(const StudyResult& result) {
  std::string text;
  for (const auto& [name, content] : result.files)
    if (name.ends_with(".csv")) text += fmt::format("<li><a href=\"{0}\">{0}</a></li>\n", name);
  return "<h2>Tables</h2>\n<ul>\n" + text + "<li><a href=\"summary.json\">summary.json</a></li>\n</ul>\n";
}

std::string provenance(const Json& summary, const std::string& date) {
  ReportFacts facts;
  facts.add("program", "Talus " + value_text(summary["version"]));
  if (!date.empty()) facts.add("date", date);
  facts.add("command", "talus run " + value_text(summary["inputs"][0]["path"]));
  facts.add("status", value_text(summary["status"]));
  ReportTable files({"input", "FNV-1a 64"}, 1);
  for (const Json& input : summary["inputs"]) files.row({value_text(input["path"]), value_text(input["hash"])});
  return "<h2>Where this comes from</h2>\n" + facts.html() + "<h3>Files</h3>\n" + files.html();
}

}  // namespace

std::vector<std::string> rocking_warnings(RunStatus status, const Json& results) {
  std::vector<std::string> list;
  if (status != RunStatus::done)
    list.push_back(fmt::format("The run was {}: what follows is what was computed so far.", to_string(status)));
  const auto told = [&](const char* key, std::string_view text) {
    const std::int64_t count = results.contains(key) ? results[key].get<std::int64_t>() : 0;
    if (count > 0) list.push_back(fmt::format("{} {}", count, text));
  };
  told("unsolved", "cases were not solved and do not count.");
  told("unsolved_impacts", "impacts were not solved.");
  told("unconverged_steps", "steps did not converge.");
  told("flagged", "cases lie so near a limit that a tolerance may decide their mode (column flags of cases.csv).");
  if (results.contains("log_normal") && results["log_normal"]["status"] != "fitted")
    list.push_back(fmt::format("There is no fragility curve: {}.", value_text(results["log_normal"]["status"])));
  return list;
}

std::string rocking_report(const RockingProject& project, const Json& summary, const StudyResult& result,
                           const std::string& date) {
  std::string body = fmt::format("<p class=\"soft\">Rocking, {} study</p>\n", value_text(summary["study"]));
  body += report_warnings_box(rocking_warnings(result.status, result.results));
  ReportTable rows({"quantity", "value"}, 1);
  add_rows(result.results, "", rows);
  body += "<h2>Question</h2>\n" + question(project, summary) + motions(project);
  body += "<h2>Results</h2>\n" + rows.html() + thresholds(result);
  return report_page(project.name, body + figures(result) + tables(result) + provenance(summary, date));
}

}  // namespace talus::io
