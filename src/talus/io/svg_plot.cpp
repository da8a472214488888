#include "talus/io/svg_plot.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "talus/io/xml.h"

namespace talus::io {
namespace {

/// 1, 2 or 5 times a power of ten: some five steps over the range.
double tick_step(double range) {
  const double rough = range / 5, power = std::pow(10, std::floor(std::log10(rough)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (rough <= factor * power * 1.0001) return factor * power;
  return 10 * power;
}

double share(const SvgPlot::Axis& axis, double value) {
  if (axis.logarithmic) return std::log(value / axis.low) / std::log(axis.high / axis.low);
  return (value - axis.low) / (axis.high - axis.low);
}

std::string page_content(const std::vector<SvgPlot>& plots, const std::vector<PageLegend>& legend) {
  std::string result;
  double x = 70;
  for (const PageLegend& entry : legend) {
    result += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"16\" height=\"{}\" fill=\"{}\"/>", x, entry.line ? 15 : 11,
                          entry.line ? 2 : 10, entry.colour);
    result += fmt::format("<text x=\"{}\" y=\"20\">{}</text>\n", x + 22, xml_escaped(entry.label));
    x += 50 + 7.0 * static_cast<double>(entry.label.size());
  }
  for (const SvgPlot& plot : plots) result += plot.group();
  return result;
}

}  // namespace

std::vector<double> axis_ticks(const SvgPlot::Axis& axis) {
  std::vector<double> result;
  if (axis.logarithmic && axis.high > axis.low * 1e4) {  // whole powers of ten, about eight of them
    const double first = std::ceil(std::log10(axis.low) - 1e-4), last = std::floor(std::log10(axis.high) + 1e-4);
    for (double power = first; power <= last; power += std::ceil((last - first) / 8))
      result.push_back(std::pow(10, power));
    return result;
  }
  if (axis.logarithmic) {
    for (double decade = std::pow(10, std::floor(std::log10(axis.low))); decade <= axis.high * 1.0001; decade *= 10)
      for (const double factor : {1.0, 2.0, 5.0})
        if (decade * factor >= axis.low * 0.9999 && decade * factor <= axis.high * 1.0001)
          result.push_back(decade * factor);
    return result;
  }
  const double step = tick_step(axis.high - axis.low);
  for (double k = std::ceil(axis.low / step - 1e-9); k * step <= axis.high + 1e-9 * step; ++k)
    result.push_back(k == 0 ? 0 : k * step);
  return result;
}

SvgPlot::SvgPlot(Axis x, Axis y, Frame frame) : x_(std::move(x)), y_(std::move(y)), frame_(std::move(frame)) {
  for (Axis* axis : {&x_, &y_})
    if (!(axis->high > axis->low)) axis->high = axis->low + 1;
}

double SvgPlot::px(double x) const {
  return frame_.left + frame_.width * std::clamp(share(x_, x), -0.5, 1.5);
}

double SvgPlot::py(double y) const {
  return frame_.top + frame_.height * (1 - std::clamp(share(y_, y), -0.5, 1.5));
}

std::string SvgPlot::path(const std::vector<core::Vector2>& points, bool first) const {
  std::string result;
  for (const core::Vector2& p : points) {
    result += fmt::format("{}{:.2f} {:.2f}", first ? "M" : "L", px(p.x()), py(p.y()));
    first = false;
  }
  return result;
}

void SvgPlot::line(const std::vector<core::Vector2>& points, std::string_view colour, double width,
                   std::string_view label) {
  body_ += fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>\n", path(points, true), colour,
                       width);
  if (!label.empty()) legend(label, colour);
}

void SvgPlot::band(const std::vector<core::Vector2>& lower, const std::vector<core::Vector2>& upper,
                   std::string_view colour) {
  const std::vector<core::Vector2> back(upper.rbegin(), upper.rend());
  body_ += fmt::format("<path d=\"{}{}Z\" fill=\"{}\" fill-opacity=\"0.2\"/>\n", path(lower, true), path(back, false),
                       colour);
}

void SvgPlot::point(const core::Vector2& at, std::string_view colour, double radius) {
  body_ += fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{}\" fill=\"{}\" fill-opacity=\"0.7\"/>\n", px(at.x()),
                       py(at.y()), radius, colour);
}

void SvgPlot::box(const core::Vector2& low, const core::Vector2& high, std::string_view colour) {
  body_ += fmt::format("<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" fill=\"{}\"/>\n",
                       px(low.x()), py(high.y()), px(high.x()) - px(low.x()), py(low.y()) - py(high.y()), colour);
}

void SvgPlot::legend(std::string_view label, std::string_view colour) {
  legend_.push_back({std::string(label), std::string(colour)});
}

std::string SvgPlot::axes() const {
  const double bottom = frame_.top + frame_.height, middle = frame_.left + 0.5 * frame_.width;
  std::string result = fmt::format(
      "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#444\"/>\n"
      "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" "
      "font-weight=\"bold\">{}</text>\n<text transform=\"translate({},{}) rotate(-90)\" "
      "text-anchor=\"middle\">{}</text>\n",
      frame_.left, frame_.top, frame_.width, frame_.height, middle, bottom + 34, xml_escaped(x_.label), middle,
      frame_.top - 10, xml_escaped(frame_.title), frame_.left - 48, frame_.top + 0.5 * frame_.height,
      xml_escaped(y_.label));
  if (y_.bare) return result;
  for (const double value : axis_ticks(x_))
    result += fmt::format(
        "<path d=\"M{0:.2f} {1}v5\" stroke=\"#444\"/><text x=\"{0:.2f}\" y=\"{2}\" "
        "text-anchor=\"middle\">{3:.6g}</text>\n",
        px(value), bottom, bottom + 18, value);
  for (const double value : axis_ticks(y_))
    result += fmt::format(
        "<path d=\"M{} {:.2f}h-5\" stroke=\"#444\"/><text x=\"{}\" y=\"{:.2f}\" text-anchor=\"end\">{:.6g}</text>\n",
        frame_.left, py(value), frame_.left - 8, py(value) + 4, value);
  return result;
}

std::string SvgPlot::group() const {
  // Figures of other sizes may stand in the same page.
  const std::string id =
      fmt::format("{:.0f}-{:.0f}-{:.0f}-{:.0f}", frame_.left, frame_.top, frame_.width, frame_.height);
  std::string result = fmt::format(
      "<clipPath id=\"c{}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></clipPath>\n<g "
      "clip-path=\"url(#c{})\">\n{}</g>\n",
      id, frame_.left, frame_.top, frame_.width, frame_.height, id, body_);
  result += axes();
  double y = frame_.top + 16;
  for (const Entry& entry : legend_) {
    result += fmt::format(
        "<rect x=\"{}\" y=\"{}\" width=\"12\" height=\"8\" fill=\"{}\"/><text x=\"{}\" y=\"{}\">{}</text>\n",
        frame_.left + 10, y - 8, entry.colour, frame_.left + 27, y, xml_escaped(entry.label));
    y += 16;
  }
  return result;
}

SvgPlot::Axis axis_of(std::string label, const std::vector<const std::vector<core::Vector2>*>& curves) {
  SvgPlot::Axis axis{.label = std::move(label), .low = 0, .high = 0};
  for (const auto* curve : curves)
    for (const core::Vector2& v : *curve) axis.low = std::min(axis.low, v.y()), axis.high = std::max(axis.high, v.y());
  const double margin = 0.05 * (axis.high - axis.low) + 1e-12;
  axis.low -= axis.low < 0 ? margin : 0, axis.high += margin;
  return axis;
}

std::string svg_page(const std::vector<SvgPlot>& plots, double width, double height,
                     const std::vector<PageLegend>& legend) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" "
      "fill=\"white\"/>\n{2}</svg>\n",
      width, height, page_content(plots, legend));
}

std::string inline_svg(const std::vector<SvgPlot>& plots, double width, double height,
                       const std::vector<PageLegend>& legend, std::string_view title) {
  return fmt::format(
      "<svg viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" font-size=\"12\" role=\"img\" "
      "aria-label=\"{2}\">\n{3}</svg>\n",
      width, height, xml_escaped(title), page_content(plots, legend));
}

}  // namespace talus::io
