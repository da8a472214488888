// Motions x intensities x azimuths x frictions: runs.csv, fragility.csv and their figures.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "talus/core/units.h"
#include "talus/io/rocking_studies.h"
#include "talus/io/svg_plot.h"
#include "talus/rocking/fragility.h"

namespace talus::io {
namespace {

using core::Vector2;
using rocking::FragilityCurve;
using rocking::FragilityFit;

using core::kDegrees;
using core::kStandardGravity;
constexpr const char* kHeader =
    "motion,pga_g,pgv_m_s,pgv_over_pga_s,azimuth_deg,friction,toppled,topple_time_s,peak_tilt_deg,slip_m,impacts,last_"
    "mode,status";
constexpr std::size_t kPga = 1, kRatio = 3, kToppled = 6, kStatus = 12;

struct OneRun {
  const MotionSource* source;
  double factor, azimuth, friction;
};

std::vector<OneRun> all_runs(const RockingProject& project, const FragilityStudy& study) {
  std::vector<OneRun> runs;
  for (const MotionSource& source : project.motions) {
    std::vector<double> factors = study.scales;
    for (const double pga : study.pga) factors.push_back(pga / source.peaks.acceleration);
    for (const double factor : factors)
      for (const double azimuth : study.azimuths)
        for (const double friction : study.frictions) runs.push_back({&source, factor, azimuth, friction});
  }
  return runs;
}

std::string question(const OneRun& run) {
  const GroundPeaks& peaks = run.source->peaks;
  std::string name = run.source->name;
  std::replace(name.begin(), name.end(), ',', ' ');
  return fmt::format("{},{:.6g},{:.6g},{:.6g},{:.6g},{:.6g}", name, run.factor * peaks.acceleration / kStandardGravity,
                     run.factor * peaks.velocity, peaks.velocity / peaks.acceleration, run.azimuth * kDegrees,
                     run.friction);
}

std::optional<std::string> answer(const RockingProject& project, const OneRun& run, const std::atomic<bool>& stop) {
  rocking::SimulationSettings settings = project.simulation;
  rocking::Friction& friction = settings.step_settings.friction;
  friction.moving = friction.still > 0 ? run.friction * friction.moving / friction.still : run.friction;
  friction.still = run.friction;
  settings.gives_up = [&stop](double) { return stop.load(); };
  if (project.runout) watch_slope(*project.runout, project.block, project.critical_tilt, settings);
  const auto motion = run.source->motion(run.factor, run.azimuth);
  const rocking::Outcome o = rocking::simulate(project.block, *project.pedestal, *motion, project.start, settings);
  if (o.given_up) return std::nullopt;
  const std::string topples = o.toppled ? fmt::format("1,{:.6g}", o.topple_time) : std::string("0,");
  std::string row = fmt::format("{},{:.6g},{:.6g},{},{},{}", topples, o.peak_tilt * kDegrees, o.slip, o.counts.impacts,
                                rocking::to_string(o.last_mode), o.sound() ? "solved" : "unsolved");
  if (!project.runout) return row;
  row += ',';
  if (goes_on(o)) return row.append(runout_row(*project.runout, follow_runout(*project.runout, o)));
  const std::string header = runout_header();
  return row.append(static_cast<std::size_t>(std::count(header.begin(), header.end(), ',')), ',');
}

nlohmann::ordered_json fit_json(const FragilityFit& fit) {
  nlohmann::ordered_json json{{"status", rocking::to_string(fit.status)},
                              {"highest_standing_g", fit.highest_standing},
                              {"lowest_toppled_g", fit.lowest_toppled}};
  if (fit.status != FragilityFit::Status::fitted) return json;
  json["median_g"] = fit.median;
  json["dispersion"] = fit.dispersion;
  json["a"] = fit.a, json["b"] = fit.b;
  json["covariance"] = {fit.var_a, fit.cov_ab, fit.var_b};
  json["log_likelihood"] = fit.log_likelihood;
  return json;
}

struct Curves {
  FragilityFit log_normal, logistic;
  double lowest = 0, highest = 0;
};

std::string curve_table(const Curves& curves) {
  std::string text =
      "pga_g,log_normal,log_normal_lower_95,log_normal_upper_95,logistic,logistic_lower_95,logistic_upper_95\n";
  for (int k = 0; k <= 100; ++k) {
    const double x = curves.lowest * std::pow(curves.highest / curves.lowest, k / 100.0);
    text += fmt::format("{:.6g}", x);
    for (const FragilityFit* fit : {&curves.log_normal, &curves.logistic})
      text += fmt::format(",{:.6f},{:.6f},{:.6f}", fit->probability(x), fit->lower(x), fit->upper(x));
    text += "\n";
  }
  return text;
}

/// The share that toppled at each intensity, the fitted curve and its band.
std::string curve_figure(const Curves& curves, const std::vector<rocking::Trial>& trials) {
  SvgPlot plot({.label = "PGA, g", .low = curves.lowest, .high = curves.highest},
               {.label = "P(topple)", .low = -0.02, .high = 1.02}, {.title = "Fragility"});
  if (curves.log_normal.status == FragilityFit::Status::fitted) {
    std::vector<Vector2> middle, lower, upper;
    for (int k = 0; k <= 200; ++k) {
      const double x = curves.lowest + (curves.highest - curves.lowest) * k / 200;
      if (!(x > 0)) continue;
      middle.emplace_back(x, curves.log_normal.probability(x));
      lower.emplace_back(x, curves.log_normal.lower(x));
      upper.emplace_back(x, curves.log_normal.upper(x));
    }
    plot.band(lower, upper, "steelblue");
    plot.line(middle, "steelblue", 2, "log-normal fit, 95 % band");
  }
  std::map<double, std::pair<int, int>> shares;
  for (const rocking::Trial& trial : trials) {
    auto& [toppled, all] = shares[trial.intensity];
    toppled += trial.toppled ? 1 : 0, ++all;
  }
  for (const auto& [pga, counts] : shares)
    plot.point({pga, static_cast<double>(counts.first) / counts.second}, "black", 3.5);
  plot.legend("share of runs", "black");
  return svg_page({plot}, 680, 430);
}

/// Blue: all stand; red: all topple.
std::string share_colour(double share) {
  const auto mix = [&](int low, int high) { return static_cast<int>(std::lround(low + share * (high - low))); };
  return fmt::format("#{:02x}{:02x}{:02x}", mix(0x29, 0xc0), mix(0x80, 0x39), mix(0xb9, 0x2b));
}

/// Runs that differ in azimuth or friction only are one point.
std::string map_figure(const std::vector<std::array<double, 3>>& runs) {
  double pga = 0, ratio = 0;
  std::map<std::pair<double, double>, std::pair<double, int>> points;  // toppled, all
  for (const auto& run : runs) {
    pga = std::max(pga, run[0]), ratio = std::max(ratio, run[1]);
    auto& [toppled, all] = points[{run[0], run[1]}];
    toppled += run[2], ++all;
  }
  SvgPlot plot({.label = "PGA, g", .low = 0, .high = 1.05 * pga},
               {.label = "PGV/PGA, s", .low = 0, .high = 1.1 * ratio},
               {.top = 70, .title = "Share of runs that topple"});
  for (const auto& [at, counts] : points)
    plot.point({at.first, at.second}, share_colour(counts.first / counts.second), 5);
  std::vector<PageLegend> legend;
  for (const auto& [label, share] : {std::pair{"none toppled", 0.0}, std::pair{"a third", 1.0 / 3},
                                     std::pair{"two thirds", 2.0 / 3}, std::pair{"all toppled", 1.0}})
    legend.push_back({.label = label, .colour = share_colour(share)});
  return svg_page({plot}, 680, 460, legend);
}

}  // namespace

StudyResult run_fragility(const StudyContext& context, const FragilityStudy& study) {
  const std::vector<OneRun> runs = all_runs(context.project, study);
  CaseTable table{.file = "runs.csv", .header = kHeader};
  if (context.project.runout) table.header.append(",").append(runout_header());
  for (const OneRun& run : runs) table.questions.push_back(question(run));
  table.answer = [&](std::int64_t i, const std::atomic<bool>& stop) {
    return answer(context.project, runs[static_cast<std::size_t>(i)], stop);
  };
  const CaseRows rows = run_cases(table, context.run, context.progress);
  std::vector<rocking::Trial> trials;
  std::vector<std::array<double, 3>> points;
  int toppled = 0, unsolved = 0;
  for (const std::string& row : rows.rows) {
    if (row.empty()) continue;
    const std::vector<std::string> fields = fields_of(row);
    if (fields[kStatus] != "solved") {
      ++unsolved;
      continue;
    }
    const bool fell = fields[kToppled] == "1";
    trials.push_back({.intensity = std::stod(fields[kPga]), .toppled = fell});
    points.push_back({std::stod(fields[kPga]), std::stod(fields[kRatio]), fell ? 1.0 : 0.0});
    if (fell) ++toppled;
  }
  StudyResult result;
  result.status = rows.complete ? RunStatus::done : RunStatus::interrupted;
  result.resumed = rows.resumed;
  result.files = {{table.file, to_csv(table, rows)}};
  Curves curves{.log_normal = rocking::fit_fragility(trials, FragilityCurve::log_normal),
                .logistic = rocking::fit_fragility(trials, FragilityCurve::logistic)};
  if (!trials.empty()) {
    const auto [low, high] = std::minmax_element(
        trials.begin(), trials.end(), [](const auto& a, const auto& b) { return a.intensity < b.intensity; });
    curves.lowest = 0.8 * low->intensity, curves.highest = 1.2 * high->intensity;
    if (curves.log_normal.status == FragilityFit::Status::fitted &&
        curves.logistic.status == FragilityFit::Status::fitted)
      result.files.emplace_back("fragility.csv", curve_table(curves));
    result.files.emplace_back("fragility.svg", curve_figure(curves, trials));
    result.files.emplace_back("pga_map.svg", map_figure(points));
  }
  result.results = {{"runs", rows.rows.size()},
                    {"done", rows.done()},
                    {"toppled", toppled},
                    {"unsolved", unsolved},
                    {"log_normal", fit_json(curves.log_normal)},
                    {"logistic", fit_json(curves.logistic)}};
  result.text = fmt::format("{} of {} runs, {} toppled\n", rows.done(), rows.rows.size(), toppled);
  if (curves.log_normal.status == FragilityFit::Status::fitted)
    result.text += fmt::format("log-normal fragility: median {:.4g} g, dispersion {:.3g}\n", curves.log_normal.median,
                               curves.log_normal.dispersion);
  return result;
}

}  // namespace talus::io
