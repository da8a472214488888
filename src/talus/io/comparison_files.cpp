#include "talus/io/comparison_files.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/report_page.h"
#include "talus/io/result_folder.h"
#include "talus/io/svg_plot.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

using nlohmann::ordered_json;

constexpr std::array<std::string_view, 8> kColours{"#2f6fb4", "#c4711c", "#4a9a57", "#c94f4f",
                                                   "#8a5cc2", "#8c6a4f", "#c25c9d", "#7d8894"};

std::string_view colour_of(std::size_t run) {
  return kColours[run % kColours.size()];
}

/// Empty where it is not known.
std::string csv_cell(double value) {
  return std::isnan(value) ? std::string() : fmt::format("{}", value);
}

ordered_json json_number(double value) {
  return std::isfinite(value) ? ordered_json(value) : ordered_json();
}

std::string table_csv(const Comparison& c) {
  std::string text =
      "law,status,steps,E_start_J,E_end_J,E_highest_J,gain_J,contact_gain_J,P_change_N_s,penetration_m,joint_error_m,"
      "symmetry_m,contacts,failed_solves,seconds\n";
  for (const LawRun& r : c.runs)
    text += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", r.law, to_string(r.status), r.steps,
                        r.first.energy(), r.last.energy(), r.highest_energy, r.gain(), r.contact_gain,
                        r.momentum_change(), csv_cell(r.penetration), csv_cell(r.joint_error), csv_cell(r.symmetry),
                        r.contacts, r.failed_solves, r.seconds);
  return text;
}

std::string curves_csv(const Comparison& c) {
  std::string text =
      "law,time_s,T_trans_J,T_rot_J,U_J,E_J,Px_N_s,Py_N_s,Pz_N_s,Lx_N_m_s,Ly_N_m_s,Lz_N_m_s,penetration_m,"
      "joint_error_m,symmetry_m\n";
  for (const LawRun& r : c.runs)
    for (const MotionSample& s : r.curves.samples())
      text += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", r.law, s.time, s.translational,
                          s.rotational, s.potential, s.energy(), s.momentum.x(), s.momentum.y(), s.momentum.z(),
                          s.angular_momentum.x(), s.angular_momentum.y(), s.angular_momentum.z(),
                          csv_cell(s.penetration), csv_cell(s.joint_error), csv_cell(s.symmetry));
  return text;
}

/// The same of every run over time.
template <class Value>
SvgPlot plot_of(const Comparison& c, const char* title, const char* unit, Value&& value) {
  std::vector<std::vector<core::Vector2>> curves;
  for (const LawRun& r : c.runs) curves.push_back(r.curves.curve(value));
  std::vector<const std::vector<core::Vector2>*> all;
  for (const auto& curve : curves) all.push_back(&curve);
  SvgPlot plot({.label = "time, s", .high = static_cast<double>(c.steps) * c.dt}, axis_of(unit, all),
               figure_frame(title));
  for (std::size_t i = 0; i < curves.size(); ++i) plot.line(curves[i], colour_of(i), 1.6);
  return plot;
}

/// Powers of ten from round-off to whatever it grew to.
SvgPlot symmetry_plot(const Comparison& c) {
  constexpr double kLowest = 1e-16;
  double highest = 1e-15;
  for (const LawRun& r : c.runs) highest = std::max(highest, std::isnan(r.symmetry) ? 0 : r.symmetry);
  SvgPlot plot({.label = "time, s", .high = static_cast<double>(c.steps) * c.dt},
               {.label = "m", .low = kLowest, .high = 3 * highest, .logarithmic = true},
               figure_frame("Symmetry error"));
  for (std::size_t i = 0; i < c.runs.size(); ++i)
    plot.line(c.runs[i].curves.curve([&](const MotionSample& s) { return std::max(kLowest, s.symmetry); }),
              colour_of(i), 1.6);
  return plot;
}

SvgPlot time_plot(const Comparison& c) {
  double most = 0;
  for (const LawRun& r : c.runs) most = std::max(most, r.seconds);
  SvgPlot plot({.label = "law", .low = 0.4, .high = static_cast<double>(c.runs.size()) + 0.6},
               {.label = "s", .high = most > 0 ? 1.3 * most : 1}, figure_frame("Time taken"));
  for (std::size_t i = 0; i < c.runs.size(); ++i) {
    const auto x = static_cast<double>(i + 1);
    plot.box({x - 0.3, 0}, {x + 0.3, c.runs[i].seconds}, colour_of(i));
  }
  return plot;
}

bool is_known(const Comparison& c, double LawRun::*value) {
  return std::any_of(c.runs.begin(), c.runs.end(), [&](const LawRun& r) { return !std::isnan(r.*value); });
}

std::vector<PageLegend> legend_of(const Comparison& c) {
  std::vector<PageLegend> legend;
  for (std::size_t i = 0; i < c.runs.size(); ++i) legend.push_back({c.runs[i].law, std::string(colour_of(i))});
  return legend;
}

std::vector<PlotFigure> figures_of(const Comparison& c) {
  constexpr double kMillimetres = 1000;
  const double start = c.runs.empty() ? 0 : c.runs.front().first.energy();
  const std::vector<PageLegend> legend = legend_of(c);
  std::vector<PlotFigure> list;
  list.push_back({"energy.svg", "Energy above that at the start.",
                  plot_of(c, "Energy", "J", [&](const MotionSample& s) { return s.energy() - start; }), legend});
  list.push_back({"momentum.svg", "Size of the momentum of all moving bodies.",
                  plot_of(c, "Momentum", "N s", [](const MotionSample& s) { return s.momentum.norm(); }), legend});
  list.push_back({"penetration.svg", "Deepest penetration at the end of each step.",
                  plot_of(c, "Penetration", "mm", [](const MotionSample& s) { return s.penetration * kMillimetres; }),
                  legend});
  if (is_known(c, &LawRun::symmetry))
    list.push_back({"symmetry.svg", "Farthest distance of a body from the mirror image of its partner.",
                    symmetry_plot(c), legend});
  list.push_back({"time.svg", "Time taken by each law, in the order of the table.", time_plot(c), legend});
  return list;
}

std::string shown(double value) {
  return std::isnan(value) ? "–" : fmt::format("{:.3g}", value);
}

std::string table_html(const Comparison& c) {
  const bool joints = is_known(c, &LawRun::joint_error), symmetry = is_known(c, &LawRun::symmetry);
  std::vector<std::string> heads{"law", "status", "E start, J", "E end, J", "E gain, J", "ΔP, N s", "penetration, mm"};
  if (joints) heads.emplace_back("joint error, mm");
  if (symmetry) heads.emplace_back("symmetry error, m");
  for (const char* head : {"contacts", "failed solves", "time, s"}) heads.emplace_back(head);
  ReportTable table(heads, 2);
  for (const LawRun& r : c.runs) {
    std::vector<std::string> cells{
        r.law,           std::string(to_string(r.status)), shown(r.first.energy()),    shown(r.last.energy()),
        shown(r.gain()), shown(r.momentum_change()),       shown(1000 * r.penetration)};
    if (joints) cells.push_back(shown(1000 * r.joint_error));
    if (symmetry) cells.push_back(shown(r.symmetry));
    for (const std::string& cell :
         {fmt::format("{}", r.contacts), fmt::format("{}", r.failed_solves), shown(r.seconds)})
      cells.push_back(cell);
    table.row(cells);
  }
  return table.html() +
         "<p class=\"soft\">E gain: how far the energy ever rose above the start. ΔP: change of momentum from start to "
         "end. Penetration and errors: the worst of all steps.</p>\n";
}

std::string page_of(const Comparison& c, const std::vector<PlotFigure>& figures) {
  ReportFacts facts;
  facts.add("scene", c.input);
  facts.add("input (FNV-1a)", c.hash);
  facts.add("steps", fmt::format("{} of {:g} s", c.steps, c.dt));
  facts.add("version", c.version);
  std::string body;
  if (c.status != RunStatus::done)
    body += fmt::format("<p class=\"note\">This comparison is {}.</p>\n", to_string(c.status));
  body += "<h2>Laws side by side</h2>\n" + table_html(c) + "<h2>Over time</h2>\n" + figure_html(figures, true);
  return report_page(fmt::format("{}: laws compared", c.name), body + "<h2>Where it came from</h2>\n" + facts.html());
}

}  // namespace

ordered_json to_json(const Comparison& c) {
  ordered_json runs = ordered_json::array();
  for (const LawRun& r : c.runs)
    runs.push_back({{"law", r.law},
                    {"status", std::string(to_string(r.status))},
                    {"steps", r.steps},
                    {"E_start_J", json_number(r.first.energy())},
                    {"E_end_J", json_number(r.last.energy())},
                    {"E_highest_J", json_number(r.highest_energy)},
                    {"gain_J", json_number(r.gain())},
                    {"contact_gain_J", json_number(r.contact_gain)},
                    {"P_change_N_s", json_number(r.momentum_change())},
                    {"penetration_m", json_number(r.penetration)},
                    {"joint_error_m", json_number(r.joint_error)},
                    {"symmetry_m", json_number(r.symmetry)},
                    {"contacts", r.contacts},
                    {"failed_solves", r.failed_solves},
                    {"seconds", r.seconds}});
  return {{"kind", "comparison"},
          {"name", c.name},
          {"status", std::string(to_string(c.status))},
          {"input", c.input},
          {"input_fnv1a64", c.hash},
          {"version", c.version},
          {"steps_planned", c.steps},
          {"dt_s", c.dt},
          {"laws", runs}};
}

std::string to_text(const Comparison& c) {
  std::string text = fmt::format("{}: {} steps of {:g} s, {}\n{:<23}{:>12}{:>12}{:>12}{:>12}{:>13}{:>12}{:>8}{:>9}\n",
                                 c.name, c.steps, c.dt, to_string(c.status), "law", "E start J", "E end J", "gain J",
                                 "dP N s", "penetr. mm", "symmetry m", "failed", "time s");
  for (const LawRun& r : c.runs)
    text += fmt::format("{:<23}{:>12.5g}{:>12.5g}{:>12.3g}{:>12.4g}{:>13}{:>12}{:>8}{:>9.3g}{}\n", r.law,
                        r.first.energy(), r.last.energy(), r.gain(), r.momentum_change(),
                        std::isnan(r.penetration) ? "-" : fmt::format("{:.3g}", 1000 * r.penetration),
                        std::isnan(r.symmetry) ? "-" : fmt::format("{:.3g}", r.symmetry), r.failed_solves, r.seconds,
                        r.status == RunStatus::done ? "" : fmt::format("  {}", to_string(r.status)));
  return text;
}

void write_comparison(const Comparison& comparison, const std::filesystem::path& path) {
  const ResultFolder folder(path), pictures(path / "figures");
  const std::vector<PlotFigure> figures = figures_of(comparison);
  folder.remove("compare.json");  // the mark of a complete folder: away first, back last
  pictures.remove("symmetry.svg");
  for (const PlotFigure& figure : figures) pictures.write(figure.name, figure_file(figure));
  folder.write("compare.csv", table_csv(comparison));
  folder.write("curves.csv", curves_csv(comparison));
  folder.write("compare.html", page_of(comparison, figures));
  folder.write("compare.json", to_json(comparison).dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n");
}

}  // namespace talus::io
