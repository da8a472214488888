#include "talus/io/motion_curves.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "talus/io/xml.h"

namespace talus::io {
namespace {

using Curve = std::vector<core::Vector2>;

constexpr std::int64_t kMostSamples = 1500;
constexpr double kWidth = 660, kHeight = 330;

/// NaN is less than anything.
void keep_larger(double& worst, double now) {
  if (!(worst >= now)) worst = std::isnan(now) ? worst : now;
}

void keep_worst_of(MotionSample& worst, const MotionSample& now) {
  keep_larger(worst.penetration, now.penetration);
  keep_larger(worst.joint_error, now.joint_error);
  keep_larger(worst.symmetry, now.symmetry);
}

struct Line {
  std::string label, colour;
  Curve curve;
};

PlotFigure figure_of(std::string name, std::string caption, std::string title, std::string unit,
                     const std::vector<Line>& lines) {
  std::vector<const Curve*> curves;
  double end = 0;
  for (const Line& line : lines) {
    curves.push_back(&line.curve);
    if (!line.curve.empty()) end = std::max(end, line.curve.back().x());
  }
  SvgPlot plot({.label = "time, s", .high = end > 0 ? end : 1}, axis_of(std::move(unit), curves),
               figure_frame(std::move(title)));
  std::vector<PageLegend> legend;
  for (const Line& line : lines) {
    plot.line(line.curve, line.colour, 1.6);
    if (!line.label.empty()) legend.push_back({line.label, line.colour});
  }
  return {std::move(name), std::move(caption), std::move(plot), std::move(legend)};
}

PlotFigure energy_figure(const MotionCurves& curves) {
  double lowest = std::numeric_limits<double>::max();
  for (const MotionSample& s : curves.samples()) lowest = std::min(lowest, s.potential);
  return figure_of(
      "energy.svg", "Energy of all dynamic bodies.", "Energy", "J",
      {{"potential, above its lowest", "#c4711c", curves.curve([&](const auto& s) { return s.potential - lowest; })},
       {"translation", "#2f6fb4", curves.curve([](const auto& s) { return s.translational; })},
       {"rotation", "#4a9a57", curves.curve([](const auto& s) { return s.rotational; })},
       {"total", "#8a5cc2", curves.curve([&](const auto& s) { return s.energy() - lowest; })}});
}

std::vector<Line> components(const MotionCurves& curves, core::Vector3 MotionSample::*vector, int first, int last) {
  constexpr std::array<const char*, 3> kNames{"x", "y", "z"}, kColours{"#c94f4f", "#4a9a57", "#2f6fb4"};
  std::vector<Line> lines;
  for (int c = first; c <= last; ++c) {
    const auto i = static_cast<std::size_t>(c);
    lines.push_back(
        {first == last ? "" : kNames[i], kColours[i], curves.curve([&](const auto& s) { return (s.*vector)[c]; })});
  }
  return lines;
}

std::vector<Line> millimetres(const MotionCurves& curves, double MotionSample::*value) {
  return {{"", "#c94f4f", curves.curve([&](const auto& s) { return s.*value * 1000; })}};
}

}  // namespace

MotionCurves::MotionCurves(std::int64_t steps) : stride_(std::max<std::int64_t>(1, steps / kMostSamples)) {}

void MotionCurves::add(const MotionSample& sample) {
  keep_worst_of(worst_, sample);
  if (count_++ % stride_ != 0) return;
  samples_.push_back(sample);
  keep_worst_of(samples_.back(), worst_);
  worst_ = {};
}

SvgPlot::Frame figure_frame(std::string title) {
  return {.left = 76, .top = 58, .width = kWidth - 96, .height = kHeight - 104, .title = std::move(title)};
}

std::string figure_file(const PlotFigure& figure) {
  double width = 90;  // of the legend, as svg_page lays it out
  for (const PageLegend& entry : figure.legend) width += 50 + 7.0 * static_cast<double>(entry.label.size());
  return svg_page({figure.plot}, std::max(width, kWidth), kHeight, figure.legend);
}

std::string figure_html(const std::vector<PlotFigure>& figures, bool shared) {
  std::string html =
      "<style>.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(440px, 1fr)); gap: 0 1.5em; }\n"
      ".figures figure { margin: 0 0 1.4em; }\n.legend span { display: inline-block; margin-right: 1.6em; }\n"
      ".legend i { display: inline-block; width: 14px; height: 10px; margin-right: 6px; }</style>\n";
  if (shared && !figures.empty()) {
    html += "<p class=\"legend\">";
    for (const PageLegend& entry : figures.front().legend)
      html += fmt::format("<span><i style=\"background:{}\"></i>{}</span>", entry.colour, xml_escaped(entry.label));
    html += "</p>\n";
  }
  html += "<div class=\"figures\">\n";
  for (const PlotFigure& figure : figures)
    html += fmt::format(
        "<figure>{}<figcaption>{} (figures/{})</figcaption></figure>\n",
        inline_svg({figure.plot}, kWidth, kHeight, shared ? std::vector<PageLegend>{} : figure.legend, figure.caption),
        xml_escaped(figure.caption), figure.name);
  return html + "</div>\n";
}

std::span<const std::string_view> motion_figure_names() {
  static constexpr std::array<std::string_view, 6> kNames{"energy.svg",      "momentum.svg", "angular-momentum.svg",
                                                          "penetration.svg", "joints.svg",   "symmetry.svg"};
  return kNames;
}

std::vector<PlotFigure> motion_figures(const MotionCurves& curves, Dimensions dimensions) {
  const bool planar = dimensions == Dimensions::two;
  std::vector<PlotFigure> figures{energy_figure(curves)};
  figures.push_back(figure_of("momentum.svg", "Momentum of all dynamic bodies; fixed bodies take up the rest.",
                              "Momentum", "N s", components(curves, &MotionSample::momentum, 0, planar ? 1 : 2)));
  figures.push_back(figure_of("angular-momentum.svg", "Angular momentum about the origin of the world.",
                              "Angular momentum", "N m s",
                              components(curves, &MotionSample::angular_momentum, planar ? 2 : 0, 2)));
  figures.push_back(figure_of("penetration.svg", "Deepest penetration at the end of each step.", "Penetration", "mm",
                              millimetres(curves, &MotionSample::penetration)));
  const MotionSample& first = curves.samples().front();
  if (!std::isnan(first.joint_error))
    figures.push_back(figure_of("joints.svg", "How far the points of a joint are apart, at most.", "Joint error", "mm",
                                millimetres(curves, &MotionSample::joint_error)));
  if (!std::isnan(first.symmetry))
    figures.push_back(figure_of("symmetry.svg", "Farthest distance of a body from the mirror image of its partner.",
                                "Symmetry error", "mm", millimetres(curves, &MotionSample::symmetry)));
  return figures;
}

}  // namespace talus::io
