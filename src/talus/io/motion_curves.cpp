#include "talus/io/motion_curves.h"

#include <algorithm>
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

SvgPlot plot_of(std::string title, std::string unit, const std::vector<Line>& lines) {
  std::vector<const Curve*> curves;
  double end = 0;
  for (const Line& line : lines) {
    curves.push_back(&line.curve);
    if (!line.curve.empty()) end = std::max(end, line.curve.back().x());
  }
  SvgPlot plot({.label = "time, s", .high = end > 0 ? end : 1}, axis_of(std::move(unit), curves),
               figure_frame(std::move(title)));
  for (const Line& line : lines) plot.line(line.curve, line.colour, 1.6, line.label);
  return plot;
}

SvgPlot energy_plot(const MotionCurves& curves) {
  double lowest = std::numeric_limits<double>::max();
  for (const MotionSample& s : curves.samples()) lowest = std::min(lowest, s.potential);
  return plot_of(
      "Energy", "J",
      {{"potential, above its lowest", "#c4711c", curves.curve([&](const auto& s) { return s.potential - lowest; })},
       {"translation", "#2f6fb4", curves.curve([](const auto& s) { return s.translational; })},
       {"rotation", "#4a9a57", curves.curve([](const auto& s) { return s.rotational; })},
       {"total", "#8a5cc2", curves.curve([&](const auto& s) { return s.energy() - lowest; })}});
}

SvgPlot vector_plot(const MotionCurves& curves, const char* title, const char* unit,
                    core::Vector3 MotionSample::*vector) {
  const auto component = [&](int c) { return curves.curve([&](const auto& s) { return (s.*vector)[c]; }); };
  return plot_of(title, unit,
                 {{"x", "#c94f4f", component(0)}, {"y", "#4a9a57", component(1)}, {"z", "#2f6fb4", component(2)}});
}

SvgPlot error_plot(const MotionCurves& curves, const char* title, double MotionSample::*value) {
  constexpr double kMillimetres = 1000;
  return plot_of(title, "mm", {{"", "#c94f4f", curves.curve([&](const auto& s) { return s.*value * kMillimetres; })}});
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
  return {.left = 76, .top = 34, .width = kWidth - 96, .height = kHeight - 80, .title = std::move(title)};
}

std::string figure_file(const Figure& figure) {
  return svg_page({figure.plot}, kWidth, kHeight);
}

std::string figure_html(const std::vector<Figure>& figures) {
  std::string html;
  for (const Figure& figure : figures)
    html += fmt::format("<figure>{}<figcaption>{} (figures/{})</figcaption></figure>\n",
                        inline_svg({figure.plot}, kWidth, kHeight, {}, figure.caption), xml_escaped(figure.caption),
                        figure.name);
  return "<div class=\"figures\">\n" + html + "</div>\n";
}

std::vector<Figure> motion_figures(const MotionCurves& curves) {
  std::vector<Figure> figures;
  figures.push_back({"energy.svg", "Energy of all dynamic bodies.", energy_plot(curves)});
  figures.push_back({"momentum.svg", "Momentum of all dynamic bodies; fixed bodies take up the rest.",
                     vector_plot(curves, "Momentum", "N s", &MotionSample::momentum)});
  figures.push_back({"angular-momentum.svg", "Angular momentum about the origin of the world.",
                     vector_plot(curves, "Angular momentum", "N m s", &MotionSample::angular_momentum)});
  figures.push_back({"penetration.svg", "Deepest penetration at the end of each step.",
                     error_plot(curves, "Penetration", &MotionSample::penetration)});
  const MotionSample& first = curves.samples().front();
  if (!std::isnan(first.joint_error))
    figures.push_back({"joints.svg", "How far the points of a joint are apart, at most.",
                       error_plot(curves, "Joint error", &MotionSample::joint_error)});
  if (!std::isnan(first.symmetry))
    figures.push_back({"symmetry.svg", "Farthest distance of a body from the mirror image of its partner.",
                       error_plot(curves, "Symmetry error", &MotionSample::symmetry)});
  return figures;
}

}  // namespace talus::io
