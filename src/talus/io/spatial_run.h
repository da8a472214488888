#pragma once

// From a spatial scene to its results folder.

#include <filesystem>
#include <string>

#include "talus/core/progress.h"
#include "talus/io/motion_curves.h"
#include "talus/io/spatial_project.h"
#include "talus/io/spatial_summary.h"

namespace talus::io {

struct SpatialRunSettings {
  std::filesystem::path out;  ///< folder for the results
  std::string law;            ///< empty: the scene's own
  int threads = 0;            ///< 0: the scene's own
  std::string version;        ///< goes into the summary
};

/// Runs and streams states.csv and energy.csv (and contacts.csv); at the end they, figures, report.html and
/// summary.json appear together. When `progress` says stop, or when the numbers overflow, what was done so far is
/// written with that status. Throws core::InputError before the first step; after that, any exception leaves no new
/// file behind.
[[nodiscard]] SpatialSummary run_spatial(const SpatialProject& project, const SpatialRunSettings& settings,
                                         core::Progress& progress);

/// Follows the symmetry of a scene that has one.
class SymmetryWatch {
 public:
  SymmetryWatch(const spatial::Scene& scene, const std::optional<spatial::MirrorPlane>& plane);
  /// None where the scene has no symmetry.
  [[nodiscard]] std::optional<spatial::MirrorError> error(std::span<const spatial::SpatialState> states) const;

 private:
  const spatial::Scene& scene_;
  std::optional<spatial::MirrorPlane> plane_;
  std::vector<spatial::MirrorPair> pairs_;
};

/// What is plotted of this moment.
[[nodiscard]] MotionSample motion_sample(const spatial::Simulation& simulation, const spatial::Measures& measures,
                                         const spatial::StepReport& report,
                                         const std::optional<spatial::MirrorError>& symmetry);

}  // namespace talus::io
