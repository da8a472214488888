#include "talus/io/rockfall_report.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/report_page.h"
#include "talus/io/rockfall_tables.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

using Json = nlohmann::ordered_json;
using rockfall::StopReason;

double number_of(const Json& value) {
  return value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN();
}

std::string shown(const Json& value) {
  return report_number(number_of(value));
}

std::string interval(const Json& ends) {
  return report_interval(number_of(ends[0]), number_of(ends[1]));
}

std::string cards(const Json& json) {
  const Json& statistics = json["statistics"];
  const auto p95 = [&](const char* column) { return shown(statistics[column]["percentile_95"]); };
  return "<div class=\"cards\">\n" + report_card(fmt::format("{}", json["rocks"].get<std::int64_t>()), "rocks") +
         report_card(p95("max_energy_kJ") + " kJ", "largest kinetic energy, 95 %") +
         report_card(p95("max_speed_m_s") + " m/s", "largest speed, 95 %") +
         report_card(p95("max_height_m") + " m", "largest height above ground, 95 %") +
         report_card(p95("runout_m") + " m", "runout, 95 %") + "</div>\n";
}

/// "max_translational_energy_kJ" -> "max translational energy, kJ"
std::string spoken(std::string_view column) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kUnits{
      {{"_m_s", ", m/s"}, {"_kJ", ", kJ"}, {"_deg", ", °"}, {"_m", ", m"}, {"_s", ", s"}}};
  std::string text(column), unit;
  for (const auto& [ending, written] : kUnits)
    if (column.ends_with(ending)) {
      text.resize(column.size() - ending.size());
      unit = written;
      break;
    }
  for (char& c : text)
    if (c == '_') c = ' ';
  return text + unit;
}

std::string statistics_table(const Json& json) {
  ReportTable table({"of each rock", "mean", "median", "95 %", "lies between", "99 %", "lies between", "highest"}, 1);
  for (const RockQuantity& quantity : rock_quantities()) {
    const Json& s = json["statistics"][std::string(quantity.column)];
    table.row({spoken(quantity.column), shown(s["mean"]), shown(s["median"]), shown(s["percentile_95"]),
               interval(s["percentile_95_ci"]), shown(s["percentile_99"]), interval(s["percentile_99_ci"]),
               shown(s["highest"])});
  }
  return table.html() +
         "<p class=\"soft\">Intervals hold the percentile with 95 % confidence; ? where there are too few rocks to "
         "bound it. Heights are those of the centre of mass.</p>\n";
}

std::string stops_table(const Json& json) {
  ReportTable table({"rocks ended", "rocks", "%"}, 1);
  const double all = std::max(1.0, number_of(json["rocks"]));
  for (const auto& [reason, count] : json["stop"].items())
    if (number_of(count) > 0)
      table.row({reason, fmt::format("{}", count.get<std::int64_t>()), report_number(100 * number_of(count) / all)});
  return table.empty() ? "" : table.html();
}

std::string figure(const Figure& figure, std::string_view kind = "") {
  if (figure.inlined.empty()) return "";
  return fmt::format("<figure{}>\n{}<figcaption>{} (figures/{})</figcaption></figure>\n", kind, figure.inlined,
                     xml_escaped(figure.caption), figure.name);
}

constexpr std::string_view kDistributions = "distributions.svg", kEnvelopes = "envelopes.svg";

std::string maps(const std::vector<Figure>& figures) {
  std::string text;
  for (const Figure& one : figures)
    if (one.name != kDistributions && one.name != kEnvelopes) text += figure(one, " class=\"map\"");
  return "<h2>Maps</h2>\n" + text;
}

/// One figure with a heading of its own; nothing where it is empty.
std::string section(std::string_view heading, std::string_view name, const std::vector<Figure>& figures) {
  for (const Figure& one : figures)
    if (one.name == name && !one.inlined.empty()) return fmt::format("<h2>{}</h2>\n{}", heading, figure(one));
  return "";
}

std::string command(const RockfallSummary& s) {
  std::string text = "talus run " + (s.inputs.empty() ? std::string("project.toml") : s.inputs.front().path);
  if (s.options.rocks) text += fmt::format(" --rocks {}", *s.options.rocks);
  if (s.options.seed) text += fmt::format(" --seed {}", *s.options.seed);
  return text;
}

std::string provenance(const ReportContent& content) {
  ReportFacts facts;
  facts.add("program", "Talus " + content.summary.version);
  if (!content.date.empty()) facts.add("date", content.date);
  facts.add("command", command(content.summary));
  facts.add("status", to_string(content.summary.status));
  facts.add("seed", fmt::format("{}", content.summary.seed));
  ReportTable files({"input", "FNV-1a 64"}, 1);
  for (const InputFile& input : content.summary.inputs) files.row({input.path, input.hash});
  return "<h2>Where this comes from</h2>\n" + facts.html() + (files.empty() ? "" : "<h3>Files</h3>\n" + files.html()) +
         "<p class=\"soft\">All numbers: summary.json, rocks.csv and the tables, maps and paths beside this "
         "file.</p>\n";
}

}  // namespace

std::vector<std::string> report_warnings(const RockfallSummary& s) {
  std::vector<std::string> list;
  if (s.status == RunStatus::interrupted)
    list.push_back(fmt::format("The run was interrupted after {} of {} rocks.", s.counts.done, s.planned));
  for (std::string& warning : run_warnings(s)) {
    if (!warning.empty())
      warning.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(warning.front())));
    list.push_back(warning + ".");
  }
  const auto told = [&](StopReason reason, std::string_view text) {
    const std::int64_t count = s.counts.reasons[static_cast<std::size_t>(reason)];
    if (count > 0) list.push_back(fmt::format("{} of {} rocks {}", count, s.counts.done, text));
  };
  told(StopReason::left_side, "left by the side of the slope: what they would do beyond is not known.");
  told(StopReason::left_bottom, "left through a hole in the ground.");
  told(StopReason::max_time, "were still moving at the largest time (max_time_s).");
  told(StopReason::max_steps, "were still moving after the largest number of steps (max_steps).");
  const SampleStatistics& sample = s.statistics.front();
  for (const auto& [percent, ends] : {std::pair{95, sample.percentile_95_ci}, {99, sample.percentile_99_ci}})
    if (!std::isfinite(ends.upper))
      list.push_back(
          fmt::format("{} rocks are too few to bound percentiles of {} % from above.", sample.count, percent));
  if (s.until && !s.until_state.reached)
    list.push_back(fmt::format("The {} % percentile of {} is not known as well as asked for.", s.until->percentile,
                               s.until->quantity));
  return list;
}

std::string rockfall_report(const ReportContent& content) {
  std::string body =
      fmt::format("<p class=\"soft\">Rockfall campaign, law of impacts: {}</p>\n", xml_escaped(content.summary.law));
  body += report_warnings_box(report_warnings(content.summary)) + cards(content.json) + maps(content.figures);
  body += "<h2>What rocks reach</h2>\n" + statistics_table(content.json) + stops_table(content.json);
  body +=
      section("Along the way", kEnvelopes, content.figures) + section("Distributions", kDistributions, content.figures);
  body += lines_section(content.json) + inputs_section(content.project);
  return report_page(content.summary.name, body + provenance(content));
}

}  // namespace talus::io
