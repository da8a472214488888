// Releases of tilted blocks: cases.csv in the columns of the source's study, and its Figs 6 and 7.

#include <cmath>
#include <map>
#include <set>

#include <fmt/format.h>

#include "talus/io/rocking_studies.h"
#include "talus/io/svg_plot.h"

namespace talus::io {
namespace {

using core::Vector2;
using rocking::ReleaseCase;
using rocking::ReleaseResult;

constexpr const char* kHeader =
    "alpha_deg,theta0_deg,mu,mu_min_eq37,theta_of_max_deg,abs_margin_before,mode_before,t_impact_sqrt_g_over_R,"
    "Omega_minus_sqrt_R_over_g,slipvel_minus_over_sqrt_gR,max_abs_slipvel_before,phases_before,mode_after,"
    "mode_after_with_forces,n_impact_solutions,Omega_plus,slipvel_plus,margin_mu_after,flagged,flags";
constexpr std::size_t kModeBefore = 6, kModeAfter = 12, kFlagged = 18, kFlags = 19;

/// -0.00000000 would be a difference without one.
double tidy(double value, double digits) {
  return std::abs(value) < 0.5 * digits ? 0.0 : value;
}

std::string answer(const ReleaseCase& release, const rocking::ReleaseSettings& settings) {
  const ReleaseResult r = rocking::release(release, settings);
  std::string flags;
  for (const std::string& flag : r.flags) flags += (flags.empty() ? "" : ";") + flag;
  if (!r.solved) {
    return fmt::format("{:.6f},{:.3f},{:.6f},unsolved,,,,,,unsolved,unsolved,,,,,yes,{}", r.mu_min, r.theta_of_max_deg,
                       std::abs(release.mu - r.mu_min), flags);
  }
  return fmt::format("{:.6f},{:.3f},{:.6f},{},{:.6f},{:.8f},{:.8f},{:.6f},{},{},{},{},{:.8f},{:.8f},{:.4f},{},{}",
                     r.mu_min, r.theta_of_max_deg, std::abs(release.mu - r.mu_min),
                     r.slides_before ? "rock_slide" : "pure_rock", r.t_impact, r.spin_before, tidy(r.slip_before, 1e-8),
                     tidy(r.max_slip_before, 1e-6), r.phases, rocking::to_string(r.after),
                     rocking::to_string(r.after_with_forces), r.impact_solutions, tidy(r.spin_after, 1e-8),
                     tidy(r.slip_after, 1e-8), r.margin_mu_after, r.flags.empty() ? "no" : "yes", flags);
}

std::string_view mode_colour(const std::string& mode) {
  if (mode == "rest") return "#98302f";
  if (mode == "slide") return "#3a62b5";
  if (mode == "rock") return "#c4c8ca";
  if (mode == "slide-rock") return "#ecd04f";
  if (mode == "pure_rock") return "#55a862";
  return mode == "rock_slide" ? "#3a62b5" : "white";
}

double smallest_step(const std::set<double>& values, double fallback) {
  double step = fallback;
  for (auto it = values.begin(); it != values.end(); ++it)
    if (std::next(it) != values.end()) step = std::min(step, *std::next(it) - *it);
  return step;
}

std::vector<Vector2> line_of_37(double theta0, double highest_mu) {
  constexpr double kDegree = 3.14159265358979323846 / 180;
  std::vector<Vector2> line;
  for (double alpha = 1; alpha + theta0 < 89.5; alpha += 0.5) {
    double theta = 0;
    const double mu = rocking::least_friction_for_rocking(alpha * kDegree, theta0 * kDegree, theta);
    line.emplace_back(alpha, std::min(mu, 2 * highest_mu));
  }
  return line;
}

}  // namespace

std::string modes_figure(const std::vector<ReleaseCase>& cases, const std::vector<std::string>& modes,
                         std::string_view title) {
  std::set<double> alphas, mus, thetas;
  for (const ReleaseCase& c : cases) alphas.insert(c.alpha_deg), mus.insert(c.mu), thetas.insert(c.theta0_deg);
  const double wide = 0.42 * smallest_step(alphas, 5), high = 0.42 * smallest_step(mus, 0.1);
  const double top_mu = *mus.rbegin() + 3 * high;
  std::vector<SvgPlot> plots;
  constexpr int kPerRow = 4;
  int field = 0;
  std::set<std::string> seen;
  for (const double theta0 : thetas) {
    SvgPlot plot({.label = "α, deg", .low = 0, .high = 90}, {.label = "μ", .low = 0, .high = top_mu},
                 {.left = 70.0 + 300 * (field % kPerRow),
                  .top = 70.0 + 290 * (field / kPerRow),
                  .width = 220,
                  .height = 220,
                  .title = fmt::format("{}, θ0 = {:g}°", title, theta0)});
    for (std::size_t i = 0; i < cases.size(); ++i) {
      if (cases[i].theta0_deg != theta0 || modes[i].empty()) continue;
      const Vector2 at(cases[i].alpha_deg, cases[i].mu), half(wide, high);
      plot.box(at - half, at + half, mode_colour(modes[i]));
      seen.insert(modes[i]);
    }
    plot.line(line_of_37(theta0, top_mu), "black", 1.5);
    plots.push_back(std::move(plot));
    ++field;
  }
  std::vector<PageLegend> legend;
  for (const std::string& mode : seen) legend.push_back({.label = mode, .colour = std::string(mode_colour(mode))});
  legend.push_back({.label = "least friction for pure rocking, eq. 37", .colour = "black", .line = true});
  const int rows = (field + kPerRow - 1) / kPerRow;
  return svg_page(plots, 30 + 300.0 * std::max(2, std::min(field, kPerRow)), 70 + 290.0 * rows, legend);
}

StudyResult run_grid(const StudyContext& context, const GridStudy& study) {
  CaseTable table{.file = "cases.csv", .header = kHeader};
  for (const ReleaseCase& c : study.cases)
    table.questions.push_back(fmt::format("{:g},{:g},{:g}", c.alpha_deg, c.theta0_deg, c.mu));
  table.answer = [&](std::int64_t i, const std::atomic<bool>&) {
    return answer(study.cases[static_cast<std::size_t>(i)], context.project.release);
  };
  const CaseRows rows = run_cases(table, context.run, context.progress);
  StudyResult result;
  result.status = rows.complete ? RunStatus::done : RunStatus::interrupted;
  result.resumed = rows.resumed;
  std::map<std::string, int> before, after;
  std::vector<std::string> modes_before(rows.rows.size()), modes_after(rows.rows.size());
  int flagged = 0, unsolved = 0;
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < rows.rows.size(); ++i) {
    if (rows.rows[i].empty()) continue;
    const std::vector<std::string> fields = fields_of(rows.rows[i]);
    ++before[modes_before[i] = fields[kModeBefore]];
    ++after[modes_after[i] = fields[kModeAfter]];
    if (fields[kModeAfter] == "unsolved") ++unsolved;
    if (fields[kFlagged] != "yes") continue;
    ++flagged;
    list.push_back({{"case", table.questions[i]}, {"flags", fields[kFlags]}});
  }
  result.files = {{table.file, to_csv(table, rows)},
                  {"modes_before.svg", modes_figure(study.cases, modes_before, "before the impact")},
                  {"modes_after.svg", modes_figure(study.cases, modes_after, "after the impact")}};
  result.results = {{"cases", rows.rows.size()}, {"done", rows.done()}, {"mode_before", before}, {"mode_after", after},
                    {"unsolved", unsolved},      {"flagged", flagged},  {"flagged_cases", list}};
  result.text = fmt::format("{} of {} cases", rows.done(), rows.rows.size());
  for (const auto& [mode, count] : before) result.text += fmt::format(", {} {}", mode, count);
  result.text += "\nafter the impact";
  for (const auto& [mode, count] : after) result.text += fmt::format(", {} {}", mode, count);
  result.text += fmt::format("; {} near a limit\n", flagged);
  return result;
}

}  // namespace talus::io
