#pragma once

// Plots as SVG, for results folders: axes with ticks, lines, bands, points, boxes, a legend. Colours are CSS words.

#include <string>
#include <string_view>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::io {

class SvgPlot {
 public:
  struct Axis {
    std::string label;
    double low = 0, high = 1;
    bool logarithmic = false;
    bool bare = false;  ///< of y: no ticks on either axis, for a strip
  };
  struct Frame {
    double left = 70, top = 30, width = 560, height = 340;  ///< of the field between the axes, px
    std::string title;
  };

  SvgPlot(Axis x, Axis y, Frame frame);

  void line(const std::vector<core::Vector2>& points, std::string_view colour, double width = 1.5,
            std::string_view label = "");
  /// The region between two curves.
  void band(const std::vector<core::Vector2>& lower, const std::vector<core::Vector2>& upper, std::string_view colour);
  void point(const core::Vector2& at, std::string_view colour, double radius = 3);
  void box(const core::Vector2& low, const core::Vector2& high, std::string_view colour);
  /// An entry of the legend without a line of its own.
  void legend(std::string_view label, std::string_view colour);

  /// The plot as a group, to stand in a page of several.
  [[nodiscard]] std::string group() const;

 private:
  struct Entry {
    std::string label, colour;
  };
  [[nodiscard]] double px(double x) const;
  [[nodiscard]] double py(double y) const;
  [[nodiscard]] std::string path(const std::vector<core::Vector2>& points, bool first) const;
  [[nodiscard]] std::string axes() const;

  Axis x_, y_;
  Frame frame_;
  std::string body_;
  std::vector<Entry> legend_;
};

/// From zero, or from what is below it, to a little above the largest value of all curves.
[[nodiscard]] SvgPlot::Axis axis_of(std::string label, const std::vector<const std::vector<core::Vector2>*>& curves);

/// Round values for the ticks of an axis, some five; of a logarithmic one 1, 2 and 5 times powers of ten,
/// or powers of ten alone where it spans many.
[[nodiscard]] std::vector<double> axis_ticks(const SvgPlot::Axis& axis);

/// An entry of a legend that stands above all plots of a page.
struct PageLegend {
  std::string label, colour;
  bool line = false;  ///< a stroke instead of a box
};

/// A whole SVG file of these plots; the legend takes the uppermost 30 px.
[[nodiscard]] std::string svg_page(const std::vector<SvgPlot>& plots, double width, double height,
                                   const std::vector<PageLegend>& legend = {});

/// The same to stand in a page: without background, and in the font of the page.
[[nodiscard]] std::string inline_svg(const std::vector<SvgPlot>& plots, double width, double height,
                                     const std::vector<PageLegend>& legend, std::string_view title);

}  // namespace talus::io
