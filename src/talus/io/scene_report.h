#pragma once

// report.html of a planar scene: the motion to watch, figures and numbers in one file without outside resources.

#include <string>
#include <string_view>
#include <vector>

#include "talus/io/motion_curves.h"
#include "talus/io/scene_summary.h"

namespace talus::io {

/// What is plotted of the state that the simulation is in.
[[nodiscard]] MotionSample motion_sample(const scene::Simulation& simulation, const scene::Measures& measures);

struct SceneReport {
  std::string_view title;
  const SceneSummary& summary;
  const std::vector<PlotFigure>& figures;
  std::string_view animation;  ///< animation.html
};

[[nodiscard]] std::string scene_report(const SceneReport& content);

}  // namespace talus::io
