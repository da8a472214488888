#pragma once

// What is plotted of a scene in motion, planar or spatial: samples thinned out to some 1500, each with the worst
// penetration, joint error and symmetry error since the one before, so that no peak is lost.

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/io/svg_plot.h"

namespace talus::io {

inline constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

struct MotionSample {
  double time = 0;                                         ///< s
  double translational = 0, rotational = 0;                ///< J
  double potential = 0;                                    ///< J
  core::Vector3 momentum = core::Vector3::Zero();          ///< N s
  core::Vector3 angular_momentum = core::Vector3::Zero();  ///< N m s
  double penetration = kUnknown;                           ///< m
  double joint_error = kUnknown;                           ///< m
  double symmetry = kUnknown;                              ///< m

  [[nodiscard]] double energy() const { return translational + rotational + potential; }
};

class MotionCurves {
 public:
  explicit MotionCurves(std::int64_t steps);

  /// Called for every step, and for the start.
  void add(const MotionSample& sample);
  [[nodiscard]] const std::vector<MotionSample>& samples() const { return samples_; }

  /// value(sample) over time, without what is not known.
  template <class Value>
  [[nodiscard]] std::vector<core::Vector2> curve(Value&& value) const {
    std::vector<core::Vector2> points;
    for (const MotionSample& s : samples_)
      if (const double y = value(s); y == y) points.emplace_back(s.time, y);
    return points;
  }

 private:
  std::int64_t stride_;
  std::int64_t count_ = 0;
  MotionSample worst_;
  std::vector<MotionSample> samples_;
};

struct PlotFigure {
  std::string name;     ///< of the file, without folder
  std::string caption;  ///< plain text
  SvgPlot plot;
  std::vector<PageLegend> legend;  ///< above the plot, where it hides no curve
};

/// Where a plot stands alone in a file or in a page, below its legend.
[[nodiscard]] SvgPlot::Frame figure_frame(std::string title);
/// A file of its own.
[[nodiscard]] std::string figure_file(const PlotFigure& figure);
/// All of them in a page, side by side where there is room. `shared`: they have one legend, which stands above them.
[[nodiscard]] std::string figure_html(const std::vector<PlotFigure>& figures, bool shared);

/// In a plane momentum has two components and angular momentum one.
enum class Dimensions { two, three };

/// Energy, momentum, penetration and, where there are any, joint and symmetry errors of one run.
[[nodiscard]] std::vector<PlotFigure> motion_figures(const MotionCurves& curves, Dimensions dimensions);
/// All files that these may be, to be cleared away before.
[[nodiscard]] std::span<const std::string_view> motion_figure_names();

}  // namespace talus::io
