#pragma once

// report.html of a spatial scene: the motion to watch, figures and numbers in one file without outside resources.

#include <string>
#include <vector>

#include "talus/io/motion_curves.h"
#include "talus/io/spatial_film.h"
#include "talus/io/spatial_summary.h"

namespace talus::io {

struct SpatialReport {
  const SpatialProject& project;
  const SpatialSummary& summary;
  const SpatialFilm& film;
  const std::vector<PlotFigure>& figures;
};

[[nodiscard]] std::string spatial_report(const SpatialReport& content);

}  // namespace talus::io
