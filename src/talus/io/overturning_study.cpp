// The smallest overturning amplitude for each period of a pulse: overturning.csv and its figure.

#include <cmath>

#include <fmt/format.h>

#include "talus/core/units.h"
#include "talus/io/rocking_studies.h"
#include "talus/io/svg_plot.h"
#include "talus/rocking/overturning.h"

namespace talus::io {
namespace {

using core::Vector2;

using core::kStandardGravity;
constexpr const char* kHeader = "period_s,frequency_hz,threshold_g,threshold_over_tan_alpha,islands,changes_g";

std::optional<std::string> answer(const RockingProject& project, const OverturningStudy& study, double period,
                                  const std::atomic<bool>& stop) {
  const Vector2 along(std::sin(project.azimuth), std::cos(project.azimuth));
  rocking::SimulationSettings settings = project.simulation;
  settings.gives_up = [&stop](double) { return stop.load(); };
  const auto overturns = [&](double amplitude) {
    const rocking::Pulse pulse(study.shape, amplitude * core::Vector3(along.x(), along.y(), 0), period);
    // Once it should stop every answer comes at once, and none is used.
    return !stop && rocking::simulate(project.block, *project.pedestal, pulse, project.start, settings).toppled;
  };
  const rocking::OverturningResult found =
      rocking::find_overturning({.lowest = study.lowest, .highest = study.highest, .steps = study.steps}, overturns);
  if (stop) return std::nullopt;
  const double threshold = found.threshold(study.lowest) / kStandardGravity;
  const double gravity = -project.simulation.step_settings.gravity.z() / kStandardGravity;
  std::string changes;
  for (const double change : found.changes)
    changes += fmt::format("{}{:.6g}", changes.empty() ? "" : ";", change / kStandardGravity);
  if (!std::isfinite(threshold)) return fmt::format("{:.6g},,,0,", 1 / period);
  return fmt::format("{:.6g},{:.6g},{:.6g},{},{}", 1 / period, threshold,
                     threshold / (gravity * std::tan(project.critical_tilt)), found.islands(), changes);
}

}  // namespace

StudyResult run_overturning(const StudyContext& context, const OverturningStudy& study) {
  CaseTable table{.file = "overturning.csv", .header = kHeader};
  for (const double period : study.periods) table.questions.push_back(fmt::format("{:.9g}", period));
  table.answer = [&](std::int64_t i, const std::atomic<bool>& stop) {
    return answer(context.project, study, study.periods[static_cast<std::size_t>(i)], stop);
  };
  const CaseRows rows = run_cases(table, context.run, context.progress);
  StudyResult result;
  result.status = rows.complete ? RunStatus::done : RunStatus::interrupted;
  result.resumed = rows.resumed;
  std::vector<Vector2> line;
  int islands = 0, none = 0;
  for (const std::string& row : rows.rows) {
    if (row.empty()) continue;
    const std::vector<std::string> fields = fields_of(row);
    if (fields[2].empty()) {
      ++none;
      continue;
    }
    line.emplace_back(std::stod(fields[1]), std::stod(fields[2]));
    if (std::stoi(fields[4]) > 0) ++islands;
  }
  result.files = {{table.file, to_csv(table, rows)}};
  if (!line.empty()) {
    double f = 0, a = 0;
    for (const Vector2& p : line) f = std::max(f, p.x()), a = std::max(a, p.y());
    SvgPlot plot({.label = "frequency of the pulse, Hz", .low = 0, .high = 1.05 * f},
                 {.label = "least overturning PGA, g", .low = 0, .high = 1.1 * a}, {.title = "Overturning"});
    plot.line(line, "steelblue", 2);
    for (const Vector2& p : line) plot.point(p, "steelblue", 3);
    result.files.emplace_back("overturning.svg", svg_page({plot}, 680, 430));
  }
  result.results = {{"periods", rows.rows.size()},
                    {"done", rows.done()},
                    {"without_overturning", none},
                    {"with_survival_above_threshold", islands}};
  result.text = fmt::format("{} of {} periods; {} with survival above the threshold, {} without overturning\n",
                            rows.done(), rows.rows.size(), islands, none);
  return result;
}

}  // namespace talus::io
