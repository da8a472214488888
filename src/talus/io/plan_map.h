#pragma once

// A map as SVG: pictures, lines and points over a part of the plan, with scale bar, north arrow and a legend to its
// right. Plan coordinates are local.

#include <string>
#include <string_view>
#include <vector>

#include "talus/io/hillshade.h"

namespace talus::io {

/// What colours mean: values from low to high, 0 to 1 along viridis.
struct ColourScale {
  std::string title;
  double low = 0, high = 1;
  bool logarithmic = false;

  [[nodiscard]] double share(double value) const;
  /// Round values within the range.
  [[nodiscard]] std::vector<double> ticks() const;
};

class PlanMap {
 public:
  explicit PlanMap(const PlanWindow& window);

  /// A picture that is in the page already, or `uri` of one that covers this rectangle.
  void use(std::string_view id);
  void picture(const std::string& uri, const PlanWindow& covers, double opacity, std::string_view id = "");
  void line(const std::vector<core::Vector2>& points, std::string_view colour, double width, double opacity = 1);
  /// Those that fall on the same place are drawn once.
  void points(const std::vector<core::Vector2>& list, std::string_view colour, double size);
  void label(const core::Vector2& at, std::string_view text);

  enum class Sign { line, point };
  void legend(Sign sign, std::string_view colour, std::string_view text);
  void legend(const ColourScale& scale);

  /// To stand in a page.
  [[nodiscard]] std::string inline_svg(std::string_view title) const;
  /// A file of its own.
  [[nodiscard]] std::string file() const;

 private:
  [[nodiscard]] core::Vector2 pixel(const core::Vector2& plan) const;
  [[nodiscard]] std::string frame() const;
  [[nodiscard]] std::string scale_bar() const;
  [[nodiscard]] std::string content() const;

  PlanWindow window_;
  double scale_ = 1;  ///< px per m
  double width_ = 0, height_ = 0;
  std::string body_, legend_;
  double legend_y_ = 0;
};

}  // namespace talus::io
