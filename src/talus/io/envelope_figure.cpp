// Envelopes along the path as a figure: energy, speed, height, and how many rocks come so far.

#include <algorithm>

#include <fmt/format.h>

#include "talus/io/envelopes.h"
#include "talus/io/svg_plot.h"

namespace talus::io {
namespace {

using core::Vector2;
using rockfall::Percentile;

constexpr std::array<std::string_view, kEnvelopePercentiles.size()> kColours{"#2f7fbf", "#d98000", "#b0006d"};
constexpr double kWidth = 860, kHeight = 560;

/// The stations that are drawn: up to the last that enough rocks come by for the first percentile.
std::vector<EnvelopeStation> shown(const std::vector<EnvelopeStation>& stations) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < stations.size(); ++i)
    if (stations[i].rocks >= kEnvelopePercentiles.front().least_rocks) count = i + 1;
  return {stations.begin(), stations.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// A percentile over the stations that have it: pieces, since ground may be missing below some.
struct Curve {
  std::vector<Vector2> line, lower, upper;
};

void draw(const Curve& curve, std::string_view colour, SvgPlot& plot) {
  if (!curve.lower.empty()) plot.band(curve.lower, curve.upper, colour);
  if (!curve.line.empty()) plot.line(curve.line, colour, 1.8);
}

void draw_percentile(const std::vector<EnvelopeStation>& stations, std::size_t quantity, std::size_t k, SvgPlot& plot) {
  Curve curve;
  for (const EnvelopeStation& station : stations) {
    const std::optional<Percentile>& p = station.quantities[quantity].percentiles[k];
    if (!p) {
      draw(curve, kColours[k], plot);
      curve = {};
      continue;
    }
    curve.line.emplace_back(station.way, p->value);
    if (!p->lower || !p->upper) continue;
    curve.lower.emplace_back(station.way, *p->lower);
    curve.upper.emplace_back(station.way, *p->upper);
  }
  draw(curve, kColours[k], plot);
}

/// Highest of what is drawn.
double highest(const std::vector<EnvelopeStation>& stations, std::size_t quantity) {
  double value = 0;
  for (const EnvelopeStation& station : stations)
    for (const std::optional<Percentile>& p : station.quantities[quantity].percentiles)
      if (p) value = std::max({value, p->value, p->upper.value_or(0)});
  return value;
}

SvgPlot plot_at(int place, const std::string& label, double high, double way) {
  return {{.label = "horizontal way, m", .low = 0, .high = way},
          {.label = label, .low = 0, .high = 1.05 * high},
          {.left = place % 2 == 0 ? 70.0 : 510.0, .top = place < 2 ? 46.0 : 316.0, .width = 330, .height = 190}};
}

SvgPlot rocks_plot(const std::vector<EnvelopeStation>& stations, int place) {
  SvgPlot plot =
      plot_at(place, "rocks that come so far", static_cast<double>(stations.front().rocks), stations.back().way);
  std::vector<Vector2> line;
  for (const EnvelopeStation& station : stations) line.emplace_back(station.way, static_cast<double>(station.rocks));
  plot.line(line, "#6a7a86", 1.8);
  return plot;
}

}  // namespace

Figure envelope_figure(const std::vector<EnvelopeStation>& all) {
  Figure figure{
      .name = "envelopes.svg",
      .caption =
          "What the rocks do along their way. Horizontal axis: length of the path of a rock in plan from its release, "
          "bends and ways back included. At each length: the value that half, 95 % and 99 % of the rocks that come so "
          "far do not exceed at that very place, with its interval of 95 % confidence where there are enough rocks to "
          "bound it. Lines end where fewer than 10, 20 and 100 rocks come so far; lower right: how many do."};
  const std::vector<EnvelopeStation> stations = shown(all);
  if (stations.size() < 2) return figure;
  const std::array<std::string, rockfall::kStationQuantities> labels{"kinetic energy, kJ", "speed, m/s",
                                                                     "height above the ground, m"};
  std::vector<SvgPlot> plots;
  for (std::size_t q = 0; q < labels.size(); ++q) {
    plots.push_back(plot_at(static_cast<int>(q), labels[q], highest(stations, q), stations.back().way));
    for (std::size_t k = kEnvelopePercentiles.size(); k-- > 0;) draw_percentile(stations, q, k, plots.back());
  }
  plots.push_back(rocks_plot(stations, 3));
  const std::vector<PageLegend> legend{{"median", std::string(kColours[0]), true},
                                       {"95 %", std::string(kColours[1]), true},
                                       {"99 %", std::string(kColours[2]), true}};
  figure.inlined = inline_svg(plots, kWidth, kHeight, legend, "Energy, speed and height along the way of the rocks");
  figure.file = svg_page(plots, kWidth, kHeight, legend);
  return figure;
}

}  // namespace talus::io
