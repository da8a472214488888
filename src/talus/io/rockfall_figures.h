#pragma once

// Figures of a rockfall run, for report.html and as files: where rocks went, energies, shares of rocks that come by,
// and distributions.

#include <optional>
#include <string>
#include <vector>

#include "talus/io/hillshade.h"
#include "talus/io/path_files.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/rockfall_summary.h"

namespace talus::io {

/// A figure in both forms. The first one in a page holds the hillshade, the next ones refer to it.
struct Figure {
  std::string name;     ///< of the file
  std::string inlined;  ///< for the page
  std::string file;     ///< stands alone
  std::string caption;
};

/// What the figures are made of.
struct FigureContent {
  const RockfallProject& project;
  const std::vector<RockPlace>& places;
  const std::vector<RockPath>& paths;
  const rockfall::MapTotals* map = nullptr;  ///< none: no such figures
};

/// The part of the slope where something happens, with a margin.
[[nodiscard]] PlanWindow shown_window(const FigureContent& content);

[[nodiscard]] std::vector<Figure> map_figures(const FigureContent& content);

/// How often a quantity of rocks has which value.
struct QuantityCurves {
  std::string title;  ///< with the unit
  std::vector<double> edges;
  std::vector<std::int64_t> rocks;
  std::vector<CumulativePoint> cumulative;  ///< its `runout` is the quantity
};
/// Of energy, speed, height and runout.
[[nodiscard]] std::vector<QuantityCurves> quantity_curves(const ColumnAccumulator& columns);

[[nodiscard]] Figure distribution_figure(const std::vector<QuantityCurves>& curves);

}  // namespace talus::io
