#include "talus/io/plan_map.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "talus/io/svg_plot.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

constexpr double kMostWidth = 880, kMostHeight = 640, kLegendWidth = 220, kMargin = 1;
constexpr double kLineHeight = 22;
/// Readable on any ground, in light and dark pages.
constexpr std::string_view kOnMap = "style=\"fill:#111;stroke:#fff;stroke-width:3px;paint-order:stroke\"";

/// 1, 2 or 5 times a power of ten, not above the value.
double round_below(double value) {
  const double power = std::pow(10, std::floor(std::log10(value)));
  for (const double factor : {5.0, 2.0})
    if (factor * power <= value * (1 + 1e-9)) return factor * power;
  return power;
}

std::string hex(const Colour& colour) {
  return fmt::format("#{:02x}{:02x}{:02x}", colour[0], colour[1], colour[2]);
}

}  // namespace

double ColourScale::share(double value) const {
  if (!(high > low)) return 1;
  return logarithmic ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
}

std::vector<double> ColourScale::ticks() const {
  if (!logarithmic) return axis_ticks({.low = low, .high = high});
  const bool short_range = high / low < 200;
  std::vector<double> result;
  for (const double tick : axis_ticks({.low = low, .high = high, .logarithmic = true}))
    if (short_range || std::abs(std::remainder(std::log10(tick), 1.0)) < 1e-6) result.push_back(tick);
  return result;
}

PlanMap::PlanMap(const PlanWindow& window)
    : window_(window), scale_(std::min(kMostWidth / window.size().x(), kMostHeight / window.size().y())) {
  width_ = scale_ * window.size().x();
  height_ = scale_ * window.size().y();
}

core::Vector2 PlanMap::pixel(const core::Vector2& plan) const {
  return {kMargin + scale_ * (plan.x() - window_.low.x()), kMargin + scale_ * (window_.high.y() - plan.y())};
}

void PlanMap::use(std::string_view id) {
  body_ += fmt::format("<use href=\"#{}\"/>\n", id);
}

void PlanMap::picture(const std::string& uri, const PlanWindow& covers, double opacity, std::string_view id) {
  const core::Vector2 corner = pixel({covers.low.x(), covers.high.y()}), size = scale_ * covers.size();
  const std::string name = id.empty() ? "" : fmt::format("id=\"{}\" ", id);
  body_ += fmt::format(
      "<image {}x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" opacity=\"{}\" "
      "preserveAspectRatio=\"none\" {} href=\"{}\"/>\n",
      name, corner.x(), corner.y(), size.x(), size.y(), opacity,
      id.empty() ? "style=\"image-rendering:pixelated\"" : "", uri);
}

void PlanMap::line(const std::vector<core::Vector2>& points, std::string_view colour, double width, double opacity) {
  std::string path;
  for (const core::Vector2& point : points) {
    const core::Vector2 at = pixel(point);
    path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", at.x(), at.y());
  }
  body_ += fmt::format(
      "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-opacity=\"{}\" stroke-linejoin=\"round\"/>"
      "\n",
      path, colour, width, opacity);
}

void PlanMap::points(const std::vector<core::Vector2>& list, std::string_view colour, double size) {
  std::set<std::pair<long, long>> places;
  for (const core::Vector2& point : list) {
    const core::Vector2 at = pixel(point);
    places.emplace(std::lround(at.x()), std::lround(at.y()));
  }
  std::string path;
  for (const auto& [x, y] : places) path += fmt::format("M{} {}h0", x, y);
  for (const auto& [stroke, width] : {std::pair<std::string_view, double>{"#fff", size + 1.5}, {colour, size}})
    body_ += fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\"/>\n",
                         path, stroke, width);
}

void PlanMap::label(const core::Vector2& at, std::string_view text) {
  const core::Vector2 place = pixel(at);
  const bool at_right = place.x() > 0.6 * width_;
  body_ +=
      fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" font-weight=\"bold\" {}>{}</text>\n",
                  std::clamp(place.x() + (at_right ? -6 : 6), 8.0, width_ - 8),
                  std::clamp(place.y() - 6, 16.0, height_ - 6), at_right ? "end" : "start", kOnMap, xml_escaped(text));
}

void PlanMap::legend(Sign sign, std::string_view colour, std::string_view text) {
  const double x = width_ + 24, y = legend_y_ + 10;
  legend_y_ += kLineHeight;
  legend_ += sign == Sign::line
                 ? fmt::format("<path d=\"M{} {}h22\" stroke=\"{}\" stroke-width=\"3\"/>", x, y, colour)
                 : fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"4\" fill=\"{}\" stroke=\"#fff\"/>", x + 11, y, colour);
  legend_ += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", x + 32, y + 4, xml_escaped(text));
}

void PlanMap::legend(const ColourScale& scale) {
  constexpr double kBar = 220, kSteps = 44;
  const double x = width_ + 24, top = legend_y_ + 36;
  legend_ += fmt::format("<text x=\"{}\" y=\"{}\" font-weight=\"bold\">{}</text>\n", x, legend_y_ + 16,
                         xml_escaped(scale.title));
  for (double k = 0; k < kSteps; ++k)
    legend_ += fmt::format("<rect x=\"{}\" y=\"{:.2f}\" width=\"22\" height=\"{:.2f}\" fill=\"{}\"/>\n", x,
                           top + kBar * k / kSteps, kBar / kSteps + 0.3, hex(viridis(1 - (k + 0.5) / kSteps)));
  for (const double tick : scale.ticks()) {
    const double y = top + kBar * (1 - scale.share(tick));
    legend_ += fmt::format("<path d=\"M{} {:.2f}h5\" stroke=\"#444\"/><text x=\"{}\" y=\"{:.2f}\">{:.6g}</text>\n",
                           x + 22, y, x + 32, y + 4, tick);
  }
  legend_y_ += kBar + 60;
}

std::string PlanMap::scale_bar() const {
  const double metres = round_below(0.25 * window_.size().x()), length = metres * scale_, x = 16, y = height_ - 16;
  return fmt::format(
      "<path d=\"M{0} {1}v6h{2:.2f}v-6\" fill=\"none\" stroke=\"#fff\" stroke-width=\"5\"/><path d=\"M{0} "
      "{1}v6h{2:.2f}v-6\" fill=\"none\" stroke=\"#111\" stroke-width=\"2\"/><text x=\"{3:.2f}\" y=\"{4:.2f}\" "
      "{5}>{6:.6g} m</text>\n",
      x, y, length, x + 6, y - 1, kOnMap, metres);
}

std::string PlanMap::frame() const {
  const double x = width_ - 24;
  return fmt::format(
      "<rect x=\"{0}\" y=\"{0}\" width=\"{1:.2f}\" height=\"{2:.2f}\" fill=\"none\" stroke=\"#444\"/>\n"
      "<path d=\"M{3:.2f} 12l8 26l-8 -6l-8 6z\" fill=\"#111\" stroke=\"#fff\" stroke-width=\"1.5\"/>"
      "<text x=\"{3:.2f}\" y=\"54\" text-anchor=\"middle\" {4}>N</text>\n",
      kMargin, width_, height_, x, kOnMap);
}

std::string PlanMap::content() const {
  return fmt::format("<svg x=\"0\" y=\"0\" width=\"{0:.2f}\" height=\"{1:.2f}\" overflow=\"hidden\">\n{2}</svg>\n",
                     width_ + 2 * kMargin, height_ + 2 * kMargin, body_) +
         frame() + scale_bar() + legend_;
}

std::string PlanMap::inline_svg(std::string_view title) const {
  return fmt::format(
      "<svg viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" height=\"{1:.0f}\" font-size=\"13\" role=\"img\" "
      "aria-label=\"{2}\">\n{3}</svg>\n",
      width_ + kLegendWidth, std::max(height_ + 2 * kMargin, legend_y_), xml_escaped(title), content());
}

std::string PlanMap::file() const {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
      "font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" "
      "fill=\"white\"/>\n{2}</svg>\n",
      width_ + kLegendWidth, std::max(height_ + 2 * kMargin, legend_y_), content());
}

}  // namespace talus::io
