// Histograms and cumulative curves of what rocks reach.

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "talus/core/confidence.h"
#include "talus/io/rockfall_figures.h"
#include "talus/io/rockfall_tables.h"
#include "talus/io/svg_plot.h"

namespace talus::io {
namespace {

using core::Vector2;

constexpr std::string_view kColour = "#2f7fbf";
constexpr double kWidth = 860, kRow = 262, kTop = 66;

struct Shown {
  std::string_view column, title;
};
constexpr std::array<Shown, 4> kShown{{{"max_energy_kJ", "largest kinetic energy of a rock, kJ"},
                                       {"max_speed_m_s", "largest speed of a rock, m/s"},
                                       {"max_height_m", "largest height above the ground, m"},
                                       {"runout_m", "runout, m"}}};

std::size_t column_of(std::string_view name) {
  const auto quantities = rock_quantities();
  const auto found =
      std::find_if(quantities.begin(), quantities.end(), [&](const RockQuantity& q) { return q.column == name; });
  return static_cast<std::size_t>(found - quantities.begin());
}

QuantityCurves curves_of(std::string_view title, std::vector<double> values) {
  constexpr std::size_t kClasses = 50;
  RunoutSummary classes;
  make_histogram(values, kClasses, classes);
  std::sort(values.begin(), values.end());
  QuantityCurves curves{.title = std::string(title), .edges = classes.edges, .rocks = classes.rocks};
  for (const double percent : cumulative_percents())
    if (!values.empty())
      curves.cumulative.push_back({.percent = percent,
                                   .count = values.size(),
                                   .runout = quantile(values, percent / 100),
                                   .interval = quantile_interval(values, percent / 100)});
  return curves;
}

/// How many rocks of as many others would lie in each class, with 95 % confidence.
std::vector<Vector2> class_intervals(const std::vector<std::int64_t>& rocks) {
  const std::int64_t all = std::accumulate(rocks.begin(), rocks.end(), std::int64_t{0});
  std::vector<Vector2> list;
  for (const std::int64_t count : rocks) {
    const core::ProbabilityInterval share = core::wilson_interval(count, std::max<std::int64_t>(all, 1));
    list.push_back(static_cast<double>(all) * Vector2(share.lower, share.upper));
  }
  return list;
}

SvgPlot histogram(const QuantityCurves& curves, double top) {
  const std::vector<Vector2> intervals = class_intervals(curves.rocks);
  double most = 0;
  for (std::size_t k = 0; k < intervals.size(); ++k)
    if (curves.rocks[k] > 0) most = std::max(most, intervals[k].y());
  SvgPlot plot({.label = curves.title, .low = 0, .high = curves.edges.back()},
               {.label = "rocks", .low = 0, .high = 1.05 * most},
               {.left = 70, .top = top, .width = 330, .height = 180, .title = ""});
  for (std::size_t k = 0; k < curves.rocks.size(); ++k) {
    if (curves.rocks[k] == 0) continue;
    plot.box({curves.edges[k], 0}, {curves.edges[k + 1], static_cast<double>(curves.rocks[k])}, kColour);
    const double middle = 0.5 * (curves.edges[k] + curves.edges[k + 1]);
    plot.line({{middle, intervals[k].x()}, {middle, intervals[k].y()}}, "#444", 1);
  }
  return plot;
}

SvgPlot cumulative(const QuantityCurves& curves, double top) {
  SvgPlot plot({.label = curves.title, .low = 0, .high = curves.edges.back()},
               {.label = "% of rocks with less", .low = 0, .high = 100},
               {.left = 510, .top = top, .width = 330, .height = 180, .title = ""});
  std::vector<Vector2> line, lower, upper;
  for (const CumulativePoint& point : curves.cumulative) {
    line.emplace_back(point.runout, point.percent);
    if (!std::isfinite(point.interval.lower) || !std::isfinite(point.interval.upper)) continue;
    lower.emplace_back(point.interval.lower, point.percent);
    upper.emplace_back(point.interval.upper, point.percent);
  }
  if (!lower.empty()) plot.band(lower, upper, kColour);
  plot.line(line, kColour, 2);
  return plot;
}

}  // namespace

std::vector<QuantityCurves> quantity_curves(const ColumnAccumulator& columns) {
  std::vector<QuantityCurves> list;
  for (const Shown& shown : kShown) list.push_back(curves_of(shown.title, columns.read(column_of(shown.column))));
  return list;
}

Figure distribution_figure(const std::vector<QuantityCurves>& curves) {
  std::vector<SvgPlot> plots;
  double top = kTop - 20;
  for (const QuantityCurves& quantity : curves) {
    if (quantity.rocks.empty()) continue;
    plots.push_back(histogram(quantity, top));
    plots.push_back(cumulative(quantity, top));
    top += kRow;
  }
  Figure figure{.name = "distributions.svg",
                .caption =
                    "Left: how many rocks have which value, in 50 equal classes, with intervals of 95 % confidence "
                    "(strokes). Right: percentage of the rocks "
                    "that do not exceed a value, with its interval of 95 % confidence where there are enough "
                    "rocks to bound it."};
  const std::vector<PageLegend> legend{{.label = "rocks", .colour = std::string(kColour)},
                                       {.label = "95 % confidence", .colour = "rgba(47,127,191,0.2)"}};
  if (plots.empty()) return figure;
  figure.inlined = inline_svg(plots, kWidth, top, legend, "Distributions of energy, speed, height and runout");
  figure.file = svg_page(plots, kWidth, top, legend);
  return figure;
}

}  // namespace talus::io
